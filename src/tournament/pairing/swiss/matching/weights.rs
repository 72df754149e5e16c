//! The weights of a graph's edges, and arithmetic on rows of digits.

/// A vertex, counted from 0.
pub type Vertex = usize;

/// A digit of a weight: a count of players, or a place in a bracket. Sums of them on the way
/// through a matching, which duals are, stay below 100 000 with 500 players.
pub type Digit = i32;

/// Which edges there are, and their weights. They are kept twice as large, so that halves of
/// differences between them are whole.
pub struct Weights {
    width: usize,
    digits: Vec<Digit>,
    is_edge: Vec<bool>,
}

impl Weights {
    /// Makes a graph without edges, for weights of `width` digits.
    pub fn new(size: usize, width: usize) -> Weights {
        let cells = size * (size + 1) / 2;
        Weights { width, digits: vec![0; cells * width], is_edge: vec![false; cells] }
    }

    pub fn width(&self) -> usize {
        self.width
    }

    pub fn is_edge(&self, a: Vertex, b: Vertex) -> bool {
        self.is_edge[cell(a, b)]
    }

    /// Adds an edge. Digits that are not given are 0.
    pub fn add_edge(&mut self, a: Vertex, b: Vertex, weight: &[Digit]) {
        let cell = cell(a, b);
        self.is_edge[cell] = true;
        let kept = &mut self.digits[cell * self.width..(cell + 1) * self.width];
        for (kept, digit) in kept.iter_mut().zip(weight) {
            *kept = 2 * digit;
        }
    }

    pub fn remove_edge(&mut self, a: Vertex, b: Vertex) {
        self.is_edge[cell(a, b)] = false;
    }

    /// Sets the last digit of an edge.
    pub fn set_last_digit(&mut self, a: Vertex, b: Vertex, digit: Digit) {
        let end = (cell(a, b) + 1) * self.width;
        if let Some(last) = self.digits[..end].last_mut() {
            *last = 2 * digit;
        }
    }

    /// Returns twice the weight of an edge.
    pub fn doubled(&self, a: Vertex, b: Vertex) -> &[Digit] {
        let cell = cell(a, b);
        &self.digits[cell * self.width..(cell + 1) * self.width]
    }
}

/// Returns where a pair stands in a triangle that has each pair once.
fn cell(a: Vertex, b: Vertex) -> usize {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    high * (high + 1) / 2 + low
}

/// Adds `times` a row to another.
pub fn add(to: &mut [Digit], row: &[Digit], times: Digit) {
    for (digit, more) in to.iter_mut().zip(row) {
        *digit += times * more;
    }
}

/// By how much an edge is not tight: the duals of its ends without its weight.
#[derive(Clone, Copy)]
pub struct Slack<'a> {
    pub a: &'a [Digit],
    pub b: &'a [Digit],
    pub doubled_weight: &'a [Digit],
}

impl Slack<'_> {
    pub fn digits(&self) -> impl Iterator<Item = Digit> {
        let duals = self.a.iter().zip(self.b);
        duals.zip(self.doubled_weight).map(|((a, b), weight)| a + b - weight)
    }

    pub fn is_zero(&self) -> bool {
        self.digits().all(|digit| digit == 0)
    }

    pub fn is_less_than(&self, row: &[Digit]) -> bool {
        is_less(self.digits(), row)
    }
}

/// Compares rows from the left. The first that differ decide.
pub fn is_less(digits: impl Iterator<Item = Digit>, row: &[Digit]) -> bool {
    for (digit, other) in digits.zip(row) {
        if digit != *other {
            return digit < *other;
        }
    }
    false
}

/// Returns half of a row whose digits are even.
pub fn halved(row: &[Digit]) -> Vec<Digit> {
    row.iter().map(|digit| digit / 2).collect()
}

pub fn is_zero(row: &[Digit]) -> bool {
    row.iter().all(|digit| *digit == 0)
}
