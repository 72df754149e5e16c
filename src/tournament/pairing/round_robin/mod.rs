//! Berger tables (FIDE Handbook C.05, Annex 1): everybody plays everybody, once or twice.
//!
//! FIDE prints the tables for up to 16 players; the rotation that they are made by goes on to 24.
//! The tables balance colors: with an even number the first half of the numbers has one White more,
//! the others one Black more; with an odd number everybody has as many of both. So no lot is
//! needed but the one that draws the numbers.

#[cfg(test)]
mod tests;

use super::round_pairings::{Pairing, PairingNumber, RoundPairings};

/// Of a section.
pub const MIN_PLAYERS: usize = 3;
pub const MAX_PLAYERS: usize = 24;

/// How often everybody plays everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cycles {
    Single,
    /// The second with colors reversed.
    Double,
}

stored_enum!(Cycles, "cycles", { Single = "single", Double = "double" });

impl Cycles {
    /// Returns how many games two players have with each other.
    pub fn games_of_a_pair(self) -> usize {
        match self {
            Cycles::Single => 1,
            Cycles::Double => 2,
        }
    }
}

/// When the rounds of a round robin begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundPace {
    AllAtOnce,
    /// A round begins when the last game of the one before is over.
    RoundByRound,
}

stored_enum!(RoundPace, "pace of rounds", {
    AllAtOnce = "all_at_once",
    RoundByRound = "round_by_round",
});

/// Returns the rounds of a round robin; `None` for fewer than 3 or more than 24 players.
///
/// In a double round robin the last two rounds of the first cycle are swapped (C.05 Annex 1), so
/// that nobody has the same color three times in a row.
pub fn round_robin(players: usize, cycles: Cycles) -> Option<Vec<RoundPairings>> {
    if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
        return None;
    }
    // "Where there is an odd number of players, the highest number counts as a bye."
    let places = players.next_multiple_of(2);
    let mut rounds: Vec<RoundPairings> =
        (0..places - 1).map(|round| berger_round(players, places, round)).collect();
    if cycles == Cycles::Double {
        let second: Vec<RoundPairings> = rounds.iter().map(reversed).collect();
        let last = rounds.len() - 1;
        rounds.swap(last - 1, last);
        rounds.extend(second);
    }
    Some(rounds)
}

/// Returns a round, counted from 0. The last number stays at board 1 and changes its color each
/// round; the others sit in a circle that turns by half of it.
fn berger_round(players: usize, places: usize, round: usize) -> RoundPairings {
    let (circle, half) = (places - 1, places / 2);
    // Who sits `steps` behind the opponent of the last number.
    let seat = |steps: usize| -> PairingNumber { (round * half + steps) % circle + 1 };
    let first = Pairing { white: seat(0), black: places };
    let first = if round.is_multiple_of(2) { first } else { first.reversed() };
    let others = (1..half).map(|step| Pairing { white: seat(step), black: seat(circle - step) });
    let is_bye = |pairing: &Pairing| pairing.white.max(pairing.black) > players;
    let (byes, pairings) = std::iter::once(first).chain(others).partition::<Vec<_>, _>(is_bye);
    let bye = byes.first().map(|pairing| pairing.white.min(pairing.black));
    RoundPairings { pairings, bye }
}

fn reversed(round: &RoundPairings) -> RoundPairings {
    let pairings = round.pairings.iter().map(|pairing| pairing.reversed()).collect();
    RoundPairings { pairings, bye: round.bye }
}
