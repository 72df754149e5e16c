//! Blossoms: odd circles of vertices and of smaller blossoms, which a search treats as one vertex.

use super::weights::Vertex;

/// A vertex, or a blossom: these are counted on from the last vertex.
pub type BlossomNode = usize;

/// An edge between two nodes, from a vertex in the first to a vertex in the second.
pub type Link = (Vertex, Vertex);

#[derive(Clone, Debug, Default)]
pub struct Circle {
    /// An odd number. The first has the base; the second and third are matched to each other, and
    /// so on.
    pub nodes: Vec<BlossomNode>,
    /// Each from a node to the next one, the last to the first node.
    pub links: Vec<Link>,
}

/// All vertices with the blossoms that they are in.
pub struct Blossoms {
    size: usize,
    /// The outermost node of each vertex.
    tops: Vec<BlossomNode>,
    /// The vertex of each node that is matched to a vertex outside, or to none.
    bases: Vec<Vertex>,
    /// By number of the blossom; empty where it is not in use.
    circles: Vec<Circle>,
}

impl Blossoms {
    pub fn new(size: usize) -> Blossoms {
        Blossoms {
            size,
            tops: (0..size).collect(),
            bases: (0..size).collect(),
            circles: Vec::new(),
        }
    }

    pub fn top(&self, vertex: Vertex) -> BlossomNode {
        self.tops[vertex]
    }

    pub fn base(&self, node: BlossomNode) -> Vertex {
        self.bases[node]
    }

    pub fn is_blossom(&self, node: BlossomNode) -> bool {
        node >= self.size
    }

    /// Returns how many nodes there are, used or not.
    pub fn nodes(&self) -> usize {
        self.bases.len()
    }

    /// Returns the outermost blossoms.
    pub fn outermost(&self) -> impl Iterator<Item = BlossomNode> {
        (self.size..self.nodes()).filter(|blossom| self.tops[self.bases[*blossom]] == *blossom)
    }

    pub fn circle(&self, blossom: BlossomNode) -> &Circle {
        &self.circles[blossom - self.size]
    }

    /// Returns the vertices in a node.
    pub fn vertices(&self, node: BlossomNode) -> Vec<Vertex> {
        let (mut vertices, mut open) = (Vec::new(), vec![node]);
        while let Some(node) = open.pop() {
            if self.is_blossom(node) {
                open.extend(&self.circle(node).nodes);
            } else {
                vertices.push(node);
            }
        }
        vertices
    }

    /// Makes a blossom of outermost nodes. Its base is that of the first.
    pub fn shrink(&mut self, circle: Circle) -> BlossomNode {
        let base = circle.nodes.first().map_or(0, |first| self.bases[*first]);
        let unused = self.circles.iter().position(|circle| circle.nodes.is_empty());
        let index = unused.unwrap_or_else(|| {
            self.circles.push(Circle::default());
            self.bases.push(base);
            self.circles.len() - 1
        });
        let blossom = self.size + index;
        self.circles[index] = circle;
        self.bases[blossom] = base;
        for vertex in self.vertices(blossom) {
            self.tops[vertex] = blossom;
        }
        blossom
    }

    /// Takes an outermost blossom apart.
    pub fn unfold(&mut self, blossom: BlossomNode) -> Circle {
        let circle = std::mem::take(&mut self.circles[blossom - self.size]);
        for node in &circle.nodes {
            for vertex in self.vertices(*node) {
                self.tops[vertex] = *node;
            }
        }
        circle
    }

    /// Makes a vertex the base of its node, and tells the pairs that are matched inside instead.
    pub fn rebase(&mut self, node: BlossomNode, vertex: Vertex, rematched: &mut Vec<Link>) {
        if !self.is_blossom(node) {
            return;
        }
        self.bases[node] = vertex;
        let circle = std::mem::take(&mut self.circles[node - self.size]);
        let Circle { mut nodes, mut links } = circle;
        let place = nodes.iter().position(|child| self.contains(*child, vertex)).unwrap_or(0);
        self.rebase(nodes[place], vertex, rematched);
        // The way from the old base to the new one that has an even number of links.
        let way = if place.is_multiple_of(2) { 0..place } else { place + 1..nodes.len() };
        for step in way.step_by(2) {
            let (a, b) = links[step];
            self.rebase(nodes[step], a, rematched);
            self.rebase(nodes[(step + 1) % nodes.len()], b, rematched);
            rematched.push((a, b));
        }
        nodes.rotate_left(place);
        links.rotate_left(place);
        self.circles[node - self.size] = Circle { nodes, links };
    }

    pub fn contains(&self, node: BlossomNode, vertex: Vertex) -> bool {
        node == vertex
            || self.is_blossom(node)
                && self.circle(node).nodes.iter().any(|child| self.contains(*child, vertex))
    }
}
