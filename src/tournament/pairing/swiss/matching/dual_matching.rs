//! A matching with the duals that prove how good it is.

use super::{
    blossoms::{BlossomNode, Blossoms, Link},
    weights::{Digit, Slack, Vertex, Weights, add, halved, is_zero},
};

/// A matching, perhaps of some vertices only, and a dual for each vertex and each blossom.
///
/// Between two calls, each of these holds:
/// - The duals of the ends of an edge, and those of the blossoms that have both, add up to its
///   (doubled) weight or more, and to just that for each matched edge and each link of a blossom.
/// - The dual of a blossom is 0 or more, and even.
///
/// So a matching that leaves nobody out is the best one.
pub struct DualMatching {
    pub size: usize,
    pub weights: Weights,
    pub mates: Vec<Option<Vertex>>,
    pub blossoms: Blossoms,
    /// Of vertices, then of blossoms.
    pub duals: Vec<Vec<Digit>>,
}

impl DualMatching {
    pub fn new(size: usize, weights: Weights) -> DualMatching {
        let mut matching = DualMatching {
            size,
            duals: (0..size).map(|vertex| first_dual(&weights, size, vertex)).collect(),
            weights,
            mates: vec![None; size],
            blossoms: Blossoms::new(size),
        };
        matching.match_tight_edges();
        matching
    }

    pub fn is_edge(&self, a: Vertex, b: Vertex) -> bool {
        a != b && self.weights.is_edge(a, b)
    }

    /// Returns by how much an edge between two outermost nodes is not tight.
    pub fn slack(&self, a: Vertex, b: Vertex) -> Slack<'_> {
        let doubled_weight = self.weights.doubled(a, b);
        Slack { a: &self.duals[a], b: &self.duals[b], doubled_weight }
    }

    fn is_tight(&self, a: Vertex, b: Vertex) -> bool {
        self.is_edge(a, b) && self.slack(a, b).is_zero()
    }

    /// Matches vertices by tight edges, as they come. Whoever is left gets the least dual and tries
    /// again.
    fn match_tight_edges(&mut self) {
        for is_second in [false, true] {
            for a in 0..self.size {
                if self.mates[a].is_none() {
                    if is_second {
                        self.settle(a);
                    }
                    let is_free = |b: &Vertex| self.mates[*b].is_none() && self.is_tight(a, *b);
                    if let Some(b) = (0..self.size).find(is_free) {
                        (self.mates[a], self.mates[b]) = (Some(b), Some(a));
                    }
                }
            }
        }
    }

    /// Takes all blossoms apart that a vertex is in.
    pub fn open(&mut self, vertex: Vertex) {
        while self.blossoms.top(vertex) != vertex {
            self.dissolve(self.blossoms.top(vertex));
        }
    }

    /// Takes an outermost blossom apart. Its vertices share its dual, so that edges inside stay as
    /// tight as they were. The edge that leaves it does not, and is given up.
    fn dissolve(&mut self, blossom: BlossomNode) {
        let half = halved(&self.duals[blossom]);
        if !is_zero(&half) {
            for vertex in self.blossoms.vertices(blossom) {
                add(&mut self.duals[vertex], &half, 1);
            }
            if let Some(mate) = self.mates[self.blossoms.base(blossom)].take() {
                self.mates[mate] = None;
            }
        }
        self.blossoms.unfold(blossom);
    }

    /// Gives a vertex outside of all blossoms the least dual that its edges allow. Its mate is
    /// given up if that edge is not tight.
    pub fn settle(&mut self, vertex: Vertex) {
        let mut least: Option<Vec<Digit>> = None;
        for other in (0..self.size).filter(|other| self.is_edge(vertex, *other)) {
            let weight = self.weights.doubled(vertex, other).iter();
            let needed = weight.zip(&self.duals[other]).map(|(weight, dual)| weight - dual);
            let needed: Vec<Digit> = needed.collect();
            if least.as_ref().is_none_or(|least| needed > *least) {
                least = Some(needed);
            }
        }
        if let Some(least) = least {
            self.duals[vertex] = least;
        }
        if let Some(mate) = self.mates[vertex]
            && !self.is_tight(vertex, mate)
        {
            (self.mates[vertex], self.mates[mate]) = (None, None);
        }
    }

    /// Matches a vertex of an outermost node to a vertex outside, and the rest of the node inside.
    pub fn rematch(&mut self, vertex: Vertex, mate: Vertex) {
        let mut rematched: Vec<Link> = Vec::new();
        self.blossoms.rebase(self.blossoms.top(vertex), vertex, &mut rematched);
        for (a, b) in rematched {
            (self.mates[a], self.mates[b]) = (Some(b), Some(a));
        }
        self.mates[vertex] = Some(mate);
    }
}

/// Returns the greatest weight of a vertex: half of it doubled, so that no two vertices fall short
/// of an edge between them.
fn first_dual(weights: &Weights, size: usize, vertex: Vertex) -> Vec<Digit> {
    let others = (0..size).filter(|other| *other != vertex && weights.is_edge(vertex, *other));
    let greatest = others.map(|other| weights.doubled(vertex, other)).max();
    greatest.map_or_else(|| vec![0; weights.width()], halved)
}
