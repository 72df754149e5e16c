//! What a search does with odd circles of its tree: it shrinks them to blossoms, and takes blossoms
//! apart.

use super::{
    blossoms::{BlossomNode, Circle, Link},
    search::{Label, MatchingSearch},
    weights::Vertex,
};

/// What leads from an outer node towards the root.
#[derive(Clone, Copy)]
struct Upward {
    inner: BlossomNode,
    /// From the outer node to the inner one.
    matched: Link,
    /// The edge of the tree to the inner node.
    edge: Link,
}

fn reversed((a, b): Link) -> Link {
    (b, a)
}

impl MatchingSearch<'_> {
    /// Returns the way from an outer node to the root: the outer nodes, and between each two of
    /// them the inner node with its edges to both.
    fn way_to_root(&self, outer: BlossomNode) -> Vec<(BlossomNode, Option<Upward>)> {
        let mut way = Vec::new();
        let mut outer = outer;
        loop {
            let base = self.matching.blossoms.base(outer);
            let inner = self.matching.mates[base].map(|mate| (mate, self.label(mate)));
            let Some((mate, Label::Inner(edge))) = inner else {
                way.push((outer, None));
                return way;
            };
            let upward = Upward { inner: self.top(mate), matched: (base, mate), edge };
            way.push((outer, Some(upward)));
            outer = self.top(edge.0);
        }
    }

    /// Makes a blossom of the circle that an edge between outer nodes closes.
    pub fn shrink(&mut self, (a, b): Link) {
        let (way_a, way_b) = (self.way_to_root(self.top(a)), self.way_to_root(self.top(b)));
        let meets = |(node, _): &(BlossomNode, _)| way_b.iter().any(|(other, _)| other == node);
        let to_a = way_a.iter().position(meets).unwrap_or(way_a.len() - 1);
        let meeting = way_a[to_a].0;
        let to_b = way_b.iter().position(|(node, _)| *node == meeting).unwrap_or(0);

        let mut circle = Circle { nodes: vec![meeting], links: Vec::new() };
        for (outer, upward) in way_a[..to_a].iter().rev() {
            if let Some(upward) = upward {
                circle.nodes.extend([upward.inner, *outer]);
                circle.links.extend([upward.edge, reversed(upward.matched)]);
            }
        }
        circle.links.push((a, b));
        for (outer, upward) in &way_b[..to_b] {
            if let Some(upward) = upward {
                circle.nodes.extend([*outer, upward.inner]);
                circle.links.extend([upward.matched, reversed(upward.edge)]);
            }
        }

        let was_inner = circle.nodes.iter().skip(1).copied();
        let was_inner: Vec<BlossomNode> =
            was_inner.filter(|node| matches!(self.labels[*node], Label::Inner(_))).collect();
        let new_outer: Vec<Vertex> =
            was_inner.iter().flat_map(|node| self.matching.blossoms.vertices(*node)).collect();
        let blossom = self.matching.blossoms.shrink(circle);
        self.start_blossom(blossom);
        for vertex in new_outer {
            self.offer(vertex);
        }
        self.forget_inside(blossom);
    }

    fn start_blossom(&mut self, blossom: BlossomNode) {
        if blossom == self.labels.len() {
            self.labels.push(Label::Outer);
            self.matching.duals.push(Vec::new());
        }
        self.labels[blossom] = Label::Outer;
        self.matching.duals[blossom] = vec![0; self.matching.weights.width()];
    }

    /// Seeks the closest outer vertices anew where they are in the same blossom now.
    fn forget_inside(&mut self, blossom: BlossomNode) {
        let outer: Vec<Vertex> = (0..self.matching.size)
            .filter(|vertex| self.top(*vertex) != blossom && self.label(*vertex) == Label::Outer)
            .collect();
        for vertex in self.matching.blossoms.vertices(blossom) {
            if self.closest.outer(vertex).is_some_and(|closest| self.top(closest) == blossom) {
                self.closest.forget(vertex);
                for &outer in &outer {
                    self.offer_to(vertex, outer);
                }
            }
        }
    }

    /// Takes an inner blossom apart. The nodes on the even way from its edge of the tree to its
    /// base stay in the tree, inner and outer in turn.
    pub fn unfold(&mut self, blossom: BlossomNode) {
        let Label::Inner(edge) = self.labels[blossom] else { return };
        let Circle { mut nodes, mut links } = self.matching.blossoms.unfold(blossom);
        for node in &nodes {
            self.labels[*node] = Label::Outside;
        }
        let entered = self.top(edge.1);
        let place = nodes.iter().position(|node| *node == entered).unwrap_or(0);
        if place.is_multiple_of(2) {
            // Backwards: the same circle, read from the other side.
            nodes[1..].reverse();
            links.reverse();
            links.iter_mut().for_each(|link| *link = reversed(*link));
        }
        let place =
            if place.is_multiple_of(2) { (nodes.len() - place) % nodes.len() } else { place };
        self.labels[entered] = Label::Inner(edge);
        if place == 0 {
            return;
        }
        for step in (place + 1..nodes.len()).step_by(2) {
            let inner = nodes[(step + 1) % nodes.len()];
            self.labels[inner] = Label::Inner(links[step]);
            self.labels[nodes[step]] = Label::Outer;
        }
        for step in (place + 1..nodes.len()).step_by(2) {
            self.make_outer(nodes[step]);
        }
    }
}
