//! The matching against all matchings there are.

use std::collections::BTreeMap;

use super::random_numbers::RandomNumbers;
use crate::tournament::pairing::swiss::matching::{Digit, PerfectMatching, Vertex};

/// The weights of edges, by their ends, the smaller one first.
#[derive(Debug)]
struct Edges(BTreeMap<(Vertex, Vertex), Vec<Digit>>);

impl Edges {
    fn of(&self, a: Vertex, b: Vertex) -> Option<&Vec<Digit>> {
        self.0.get(&(a.min(b), a.max(b)))
    }

    fn perfect_matching(&self, size: usize, width: usize) -> PerfectMatching {
        PerfectMatching::new(size, width, |a, b| self.of(a, b).cloned())
    }
}

fn pairs(size: usize) -> impl Iterator<Item = (Vertex, Vertex)> {
    (0..size).flat_map(|b| (0..b).map(move |a| (a, b)))
}

fn random_edges(
    chance: &mut RandomNumbers,
    size: usize,
    width: usize,
    density: u64,
    range: u64,
) -> Edges {
    let mut edges = BTreeMap::new();
    let half = i32::try_from(range / 2).unwrap();
    for pair in pairs(size) {
        if chance.below(100) < density {
            let digit = |_| i32::try_from(chance.below(range)).unwrap() - half;
            edges.insert(pair, (0..width).map(digit).collect());
        }
    }
    Edges(edges)
}

fn sum(a: &[Digit], b: &[Digit]) -> Vec<Digit> {
    a.iter().zip(b).map(|(a, b)| a + b).collect()
}

/// Tries all perfect matchings.
fn best_by_trying(edges: &Edges, left: &[Vertex], width: usize) -> Option<Vec<Digit>> {
    let Some((first, others)) = left.split_first() else { return Some(vec![0; width]) };
    let with = |mate: &Vertex| {
        let weight = edges.of(*first, *mate)?;
        let rest: Vec<Vertex> = others.iter().copied().filter(|other| other != mate).collect();
        Some(sum(weight, &best_by_trying(edges, &rest, width)?))
    };
    others.iter().filter_map(with).max()
}

fn weight_of(
    matching: &PerfectMatching,
    edges: &Edges,
    left: &[Vertex],
    width: usize,
) -> Vec<Digit> {
    let mut weight = vec![0; width];
    for &vertex in left {
        let mate = matching.mate(vertex).unwrap();
        assert_eq!(matching.mate(mate), Some(vertex));
        if vertex < mate {
            weight = sum(&weight, edges.of(vertex, mate).unwrap());
        }
    }
    weight
}

fn check(matching: &mut PerfectMatching, edges: &Edges, left: &[Vertex], width: usize) -> bool {
    let wanted = best_by_trying(edges, left, width);
    let is_solved = matching.solve();
    assert_eq!(is_solved, wanted.is_some(), "{edges:?}");
    if let Some(wanted) = wanted {
        assert_eq!(weight_of(matching, edges, left, width), wanted, "{edges:?}");
    }
    is_solved
}

/// Each graph of six vertices.
#[test]
fn all_small_graphs() {
    let all: Vec<(Vertex, Vertex)> = pairs(6).collect();
    for chosen in 0..1_u32 << all.len() {
        let edges = all.iter().enumerate().filter(|(index, _)| chosen >> index & 1 == 1);
        let weight = |index: usize| vec![Digit::try_from(index * index % 7).unwrap() - 3];
        let edges = Edges(edges.map(|(index, pair)| (*pair, weight(index))).collect());
        check(&mut edges.perfect_matching(6, 1), &edges, &[0, 1, 2, 3, 4, 5], 1);
    }
}

/// Random graphs, with changes of the kinds that the rules on sequence need.
#[test]
fn random_graphs_that_change() {
    let mut chance = RandomNumbers(42);
    for case in 0..3000 {
        let size = 2 * (1 + usize::try_from(chance.below(5)).unwrap());
        let width = 1 + usize::try_from(chance.below(3)).unwrap();
        let density = [30, 60, 100][case % 3];
        let range = [2, 5, 40][case / 3 % 3];
        let mut edges = random_edges(&mut chance, size, width, density, range);
        let mut left: Vec<Vertex> = (0..size).collect();
        let mut matching = edges.perfect_matching(size, width);
        let mut is_solved = check(&mut matching, &edges, &left, width);
        for _ in 0..4 {
            if !is_solved || left.is_empty() {
                break;
            }
            let vertex = left[usize::try_from(chance.below(left.len() as u64)).unwrap()];
            match chance.below(3) {
                0 => {
                    let digits: Vec<Digit> =
                        (0..size).map(|_| i32::try_from(chance.below(4)).unwrap()).collect();
                    for (&(a, b), weight) in &mut edges.0 {
                        if a == vertex || b == vertex {
                            *weight.last_mut().unwrap() = digits[a + b - vertex];
                        }
                    }
                    matching.prefer(vertex, |other| digits[other]);
                }
                1 => {
                    let gone: Vec<bool> = (0..size).map(|_| chance.below(4) == 0).collect();
                    let is_gone = |a, b| a == vertex && gone[b] || b == vertex && gone[a];
                    edges.0.retain(|(a, b), _| !is_gone(*a, *b));
                    matching.forbid(vertex, |other| gone[other]);
                }
                _ => {
                    let mate = matching.mate(vertex).unwrap();
                    left.retain(|other| *other != vertex && *other != mate);
                    matching.take_out(vertex, mate);
                }
            }
            is_solved = check(&mut matching, &edges, &left, width);
        }
    }
}
