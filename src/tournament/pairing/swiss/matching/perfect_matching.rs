//! A perfect matching of the greatest weight, kept up while edges change.

use super::{
    dual_matching::DualMatching,
    search::MatchingSearch,
    weights::{Digit, Vertex, Weights},
};

/// A perfect matching: one that leaves nobody out.
pub struct PerfectMatching {
    matching: DualMatching,
    is_removed: Vec<bool>,
}

impl PerfectMatching {
    /// Prepares a matching of so many vertices. `weight` returns the weight of an edge, with at
    /// most `width` digits; `None` where there is no edge. Nothing is sought before
    /// [`Self::solve`].
    pub fn new(
        size: usize,
        width: usize,
        weight: impl Fn(Vertex, Vertex) -> Option<Vec<Digit>>,
    ) -> PerfectMatching {
        let mut weights = Weights::new(size, width);
        for b in 0..size {
            for a in 0..b {
                if let Some(weight) = weight(a, b) {
                    weights.add_edge(a, b, &weight);
                }
            }
        }
        let matching = DualMatching::new(size, weights);
        PerfectMatching { matching, is_removed: vec![false; size] }
    }

    /// Returns who a vertex is matched to.
    pub fn mate(&self, vertex: Vertex) -> Option<Vertex> {
        self.matching.mates[vertex]
    }

    pub fn is_edge(&self, a: Vertex, b: Vertex) -> bool {
        self.matching.is_edge(a, b)
    }

    /// Finds the best matching that leaves nobody out. Returns whether there is one.
    ///
    /// It begins with the last vertices. Where theirs weigh least, as with the players below a
    /// bracket, fewer blossoms arise.
    #[must_use]
    pub fn solve(&mut self) -> bool {
        (0..self.matching.size).rev().all(|vertex| {
            self.is_removed[vertex]
                || self.mate(vertex).is_some()
                || MatchingSearch::new(&mut self.matching).augment_from(vertex)
        })
    }

    /// Sets the last digit of all edges of a vertex. Then it must be solved again.
    pub fn prefer(&mut self, vertex: Vertex, digit: impl Fn(Vertex) -> Digit) {
        self.matching.open(vertex);
        for other in 0..self.matching.size {
            if self.is_edge(vertex, other) {
                self.matching.weights.set_last_digit(vertex, other, digit(other));
            }
        }
        self.matching.settle(vertex);
    }

    /// Removes edges of a vertex. Then it must be solved again.
    pub fn forbid(&mut self, vertex: Vertex, is_forbidden: impl Fn(Vertex) -> bool) {
        self.matching.open(vertex);
        self.remove_edges(vertex, is_forbidden);
        self.matching.settle(vertex);
    }

    /// Takes two vertices out. Then the others must be solved again.
    pub fn take_out(&mut self, a: Vertex, b: Vertex) {
        for vertex in [a, b] {
            self.matching.open(vertex);
            if let Some(mate) = self.matching.mates[vertex].take() {
                self.matching.mates[mate] = None;
            }
            self.remove_edges(vertex, |_| true);
            self.is_removed[vertex] = true;
        }
    }

    fn remove_edges(&mut self, vertex: Vertex, is_removed: impl Fn(Vertex) -> bool) {
        for other in (0..self.matching.size).filter(|other| is_removed(*other)) {
            self.matching.weights.remove_edge(vertex, other);
        }
    }
}
