//! The search for a way from a vertex without mate to another one, along tight edges.
//!
//! It grows a tree. Nodes at even distance from the root are *outer*, those at odd distance
//! *inner*; each inner node has its mate below it as an outer one. If no tight edge leads on, duals
//! change as little as needed to make one, or to empty a blossom that is inner.

use super::{
    blossoms::{BlossomNode, Link},
    closest::Closest,
    dual_matching::DualMatching,
    weights::{Digit, Vertex, add, halved, is_less, is_zero},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// Not in the tree.
    Outside,
    Outer,
    /// With the edge of the tree to it: from a vertex of an outer node.
    Inner(Link),
}

/// What a change of duals allows next.
#[derive(Clone, Copy, Debug)]
enum SearchStep {
    /// An edge to a node outside the tree.
    Grow(Link),
    /// An edge between outer nodes: an odd circle.
    Shrink(Link),
    /// An inner blossom whose dual is 0.
    Unfold(BlossomNode),
}

pub struct MatchingSearch<'a> {
    pub matching: &'a mut DualMatching,
    /// By outermost node.
    pub labels: Vec<Label>,
    /// Never of the same outermost node.
    pub closest: Closest,
}

impl MatchingSearch<'_> {
    pub fn new(matching: &mut DualMatching) -> MatchingSearch<'_> {
        let labels = vec![Label::Outside; matching.blossoms.nodes()];
        let closest = Closest::new(matching.size);
        MatchingSearch { matching, labels, closest }
    }

    /// Matches a vertex that has no mate, and whoever else must change mates. Returns whether that
    /// can be done.
    pub fn augment_from(mut self, root: Vertex) -> bool {
        self.make_outer(self.top(root));
        while let Some(step) = self.next_step() {
            match step {
                SearchStep::Grow((from, to)) => {
                    let base = self.matching.blossoms.base(self.top(to));
                    let Some(mate) = self.matching.mates[base] else {
                        self.augment(from, to);
                        return true;
                    };
                    let node = self.top(to);
                    self.labels[node] = Label::Inner((from, to));
                    self.make_outer(self.top(mate));
                }
                SearchStep::Shrink(edge) => self.shrink(edge),
                SearchStep::Unfold(blossom) => self.unfold(blossom),
            }
        }
        false
    }

    pub fn top(&self, vertex: Vertex) -> BlossomNode {
        self.matching.blossoms.top(vertex)
    }

    pub fn label(&self, vertex: Vertex) -> Label {
        self.labels[self.top(vertex)]
    }

    pub fn make_outer(&mut self, node: BlossomNode) {
        self.labels[node] = Label::Outer;
        for vertex in self.matching.blossoms.vertices(node) {
            self.offer(vertex);
        }
    }

    /// Tells all others how close an outer vertex is to them.
    pub fn offer(&mut self, outer: Vertex) {
        let node = self.top(outer);
        for vertex in 0..self.matching.size {
            if self.top(vertex) != node {
                self.offer_to(vertex, outer);
            }
        }
    }

    pub fn offer_to(&mut self, vertex: Vertex, outer: Vertex) {
        // No edge is more than tight.
        if !self.closest.is_tight(vertex) && self.matching.is_edge(outer, vertex) {
            self.closest.offer(vertex, outer, self.matching.slack(vertex, outer));
        }
    }

    /// Finds the step for which duals must change least, and changes them.
    fn next_step(&mut self) -> Option<SearchStep> {
        let (step, twice) = self.least_change()?;
        if !is_zero(&twice) {
            let change = halved(&twice);
            for vertex in 0..self.matching.size {
                let dual = &mut self.matching.duals[vertex];
                match self.labels[self.matching.blossoms.top(vertex)] {
                    Label::Outside => self.closest.reduce(vertex, &change),
                    Label::Outer => {
                        add(dual, &change, -1);
                        self.closest.reduce(vertex, &twice);
                    }
                    Label::Inner(_) => add(dual, &change, 1),
                }
            }
            let blossoms: Vec<BlossomNode> = self.matching.blossoms.outermost().collect();
            for blossom in blossoms {
                let sign = match self.labels[blossom] {
                    Label::Outside => continue,
                    Label::Outer => 1,
                    Label::Inner(_) => -1,
                };
                add(&mut self.matching.duals[blossom], &twice, sign);
            }
        }
        Some(step)
    }

    /// Returns the next step, with twice the change of duals that it needs.
    fn least_change(&self) -> Option<(SearchStep, Vec<Digit>)> {
        let to = |vertex: Vertex| {
            let edge = (self.closest.outer(vertex)?, vertex);
            match self.label(vertex) {
                Label::Outside => Some((SearchStep::Grow(edge), 2)),
                // The duals of both ends change.
                Label::Outer => Some((SearchStep::Shrink(edge), 1)),
                Label::Inner(_) => None,
            }
        };
        let mut tight = (0..self.matching.size).filter(|vertex| self.closest.is_tight(*vertex));
        if let Some((step, _)) = tight.find_map(to) {
            return Some((step, Vec::new()));
        }
        let mut least: Option<(SearchStep, Vec<Digit>)> = None;
        for vertex in 0..self.matching.size {
            let Some((step, times)) = to(vertex) else { continue };
            let change = self.closest.slack(vertex).iter().map(|digit| times * digit);
            if is_less_than(change.clone(), least.as_ref()) {
                least = Some((step, change.collect()));
            }
        }
        for blossom in self.matching.blossoms.outermost() {
            let dual = &self.matching.duals[blossom];
            if matches!(self.labels[blossom], Label::Inner(_))
                && is_less_than(dual.iter().copied(), least.as_ref())
            {
                least = Some((SearchStep::Unfold(blossom), dual.clone()));
            }
        }
        least
    }

    /// Matches along the tree, from an edge to a node without mate back to the root.
    fn augment(&mut self, from: Vertex, to: Vertex) {
        self.matching.rematch(to, from);
        let (mut outer, mut mate) = (from, to);
        loop {
            let base = self.matching.blossoms.base(self.top(outer));
            let before = self.matching.mates[base];
            self.matching.rematch(outer, mate);
            let Some(before) = before else { return };
            let Label::Inner((parent, child)) = self.label(before) else { return };
            self.matching.rematch(child, parent);
            (outer, mate) = (parent, child);
        }
    }
}

fn is_less_than(
    change: impl Iterator<Item = Digit>,
    least: Option<&(SearchStep, Vec<Digit>)>,
) -> bool {
    least.is_none_or(|(_, least)| is_less(change, least))
}
