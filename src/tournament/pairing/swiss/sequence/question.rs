//! Questions to a matching: can this be had without loss?

use crate::tournament::pairing::swiss::{
    matching::{PerfectMatching, Vertex},
    swiss_round::NoPairing,
};

/// Asks for a mate of the vertex that is wanted, if no criterion suffers. Keeps the answer: if such
/// a mate is found, all others are forbidden. Returns whether it was found.
pub fn ask_for_mate(
    matching: &mut PerfectMatching,
    vertex: Vertex,
    is_wanted: impl Fn(Vertex) -> bool,
) -> Result<bool, NoPairing> {
    let has_wanted = |matching: &PerfectMatching| matching.mate(vertex).is_some_and(&is_wanted);
    let must_ask = !has_wanted(matching);
    if must_ask {
        matching.prefer(vertex, |mate| is_wanted(mate).into());
        solve(matching)?;
    }
    let is_found = has_wanted(matching);
    if is_found {
        matching.forbid(vertex, |mate| !is_wanted(mate));
    }
    if must_ask {
        matching.prefer(vertex, |_| 0);
    }
    solve(matching)?;
    Ok(is_found)
}

/// Asks for the first of some mates that the vertex can have if no criterion suffers, and takes
/// both out of the matching as a pair. Returns the mate.
pub fn ask_for_first_mate(
    matching: &mut PerfectMatching,
    vertex: Vertex,
    mates: &[Vertex],
) -> Result<Vertex, NoPairing> {
    let first = mates.iter().copied().find(|mate| matching.is_edge(vertex, *mate));
    if first.is_none() || matching.mate(vertex) != first {
        let rank = |mate: Vertex| mates.iter().rev().position(|other| *other == mate);
        let digit = |mate| rank(mate).map_or(0, |rank| i32::try_from(rank + 1).unwrap_or(i32::MAX));
        matching.prefer(vertex, digit);
        solve(matching)?;
    }
    let mate = matching.mate(vertex).ok_or(NoPairing)?;
    matching.take_out(vertex, mate);
    solve(matching)?;
    Ok(mate)
}

fn solve(matching: &mut PerfectMatching) -> Result<(), NoPairing> {
    if matching.solve() { Ok(()) } else { Err(NoPairing) }
}
