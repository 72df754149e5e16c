//! For each vertex, the outer vertex to which its edge is closest to tight.

use super::weights::{Digit, Slack, Vertex, add, is_zero};

/// Kept for all vertices of a search, also for those to which no step leads now.
pub struct Closest {
    outer: Vec<Option<Vertex>>,
    /// By how much the edge is not tight.
    slacks: Vec<Vec<Digit>>,
    is_tight: Vec<bool>,
}

impl Closest {
    pub fn new(size: usize) -> Closest {
        Closest {
            outer: vec![None; size],
            slacks: vec![Vec::new(); size],
            is_tight: vec![false; size],
        }
    }

    pub fn outer(&self, vertex: Vertex) -> Option<Vertex> {
        self.outer[vertex]
    }

    pub fn slack(&self, vertex: Vertex) -> &[Digit] {
        &self.slacks[vertex]
    }

    pub fn is_tight(&self, vertex: Vertex) -> bool {
        self.is_tight[vertex]
    }

    pub fn forget(&mut self, vertex: Vertex) {
        self.outer[vertex] = None;
        self.is_tight[vertex] = false;
    }

    /// Takes an outer vertex if its edge is closer to tight.
    pub fn offer(&mut self, vertex: Vertex, outer: Vertex, slack: Slack) {
        let kept = &mut self.slacks[vertex];
        if self.outer[vertex].is_none() || slack.is_less_than(kept) {
            kept.clear();
            kept.extend(slack.digits());
            self.is_tight[vertex] = is_zero(kept);
            self.outer[vertex] = Some(outer);
        }
    }

    /// Follows a change of duals that takes so much from the slack.
    pub fn reduce(&mut self, vertex: Vertex, by: &[Digit]) {
        if self.outer[vertex].is_some() {
            add(&mut self.slacks[vertex], by, -1);
            self.is_tight[vertex] = is_zero(&self.slacks[vertex]);
        }
    }
}
