//! The tree of a knockout: who meets whom, and who goes on without a game.
//!
//! It is derived anew each time from the seeds and from who went on, as the log says. Seeds are
//! numbers: those of [`numbered`](crate::tournament::pairing::numbering::numbered), by rating, by
//! lot or as entered.

use crate::tournament::pairing::round_pairings::PairingNumber;

pub const MIN_SEEDS: usize = 2;

/// A match of a bracket: the round, and its place in the round from the top. Both count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BracketPosition {
    pub round: usize,
    pub number: usize,
}

/// Who sits at one side of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BracketSlot {
    Seed(PairingNumber),
    /// The match that it waits for is not decided.
    WinnerOf(BracketPosition),
    /// The opponent has a bye: a place of the first round is left over, or both have lost before.
    Nobody,
}

/// Who goes on from a match that was to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advancing {
    Seed(PairingNumber),
    Nobody,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnockoutMatch {
    pub place: BracketPosition,
    /// From the top.
    pub seats: [BracketSlot; 2],
    pub goes_on: Option<Advancing>,
}

impl KnockoutMatch {
    /// Returns the two who play each other, the better seed first; `None` if the match is not
    /// played, or waits for another.
    pub fn players(&self) -> Option<[PairingNumber; 2]> {
        match self.seats {
            [BracketSlot::Seed(one), BracketSlot::Seed(other)] => {
                Some([one.min(other), one.max(other)])
            }
            _ => None,
        }
    }

    /// Returns who takes the seat that this match leads to.
    fn next_seat(&self) -> BracketSlot {
        match (self.seats, self.goes_on) {
            (_, Some(Advancing::Seed(seed))) => BracketSlot::Seed(seed),
            (_, Some(Advancing::Nobody)) => BracketSlot::Nobody,
            ([seat @ (BracketSlot::Seed(_) | BracketSlot::Nobody), BracketSlot::Nobody], None) => {
                seat
            }
            ([BracketSlot::Nobody, seat @ BracketSlot::Seed(_)], None) => seat,
            _ => BracketSlot::WinnerOf(self.place),
        }
    }
}

/// A knockout with what has happened in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    pub rounds: Vec<Vec<KnockoutMatch>>,
}

impl Bracket {
    /// Returns the matches that can be played: both players are known, and nobody has gone on.
    /// A match waits for no other than the two that lead to it.
    pub fn playable(&self) -> impl Iterator<Item = &KnockoutMatch> {
        let all = self.rounds.iter().flatten();
        all.filter(|one| one.players().is_some() && one.goes_on.is_none())
    }

    /// Returns who has won the final.
    pub fn winner(&self) -> BracketSlot {
        let last = self.rounds.last().and_then(|round| round.first());
        last.map_or(BracketSlot::Nobody, KnockoutMatch::next_seat)
    }
}

/// Returns the seeds of the first round from the top: 1–16, 8–9, 4–13, 5–12 and so on, so that
/// seeds 1 and 2 can meet in the final only, 1 to 4 not before the semi-finals. `places` is a power
/// of two.
pub fn bracket_order(places: usize) -> Vec<PairingNumber> {
    let mut order = vec![1];
    while order.len() < places {
        let sum = 2 * order.len() + 1;
        order = order.into_iter().flat_map(|seed| [seed, sum - seed]).collect();
    }
    order
}

/// Returns the bracket for players with seeds from 1 to `seeds`; `None` for fewer than two.
///
/// Where the seeds are no power of two, the best have a bye in the first round. `goes_on` says who
/// went on from a match, as the log has it, and is taken at its word: a director gives a seat to
/// somebody else if the winner has withdrawn. It is asked only about matches that were to be
/// played.
pub fn bracket(
    seeds: usize,
    goes_on: impl Fn(BracketPosition) -> Option<Advancing>,
) -> Option<Bracket> {
    if seeds < MIN_SEEDS {
        return None;
    }
    let seat = |seed| if seed <= seeds { BracketSlot::Seed(seed) } else { BracketSlot::Nobody };
    let places = seeds.checked_next_power_of_two()?;
    let mut seats: Vec<BracketSlot> = bracket_order(places).into_iter().map(seat).collect();
    let mut rounds = Vec::new();
    while seats.len() > 1 {
        let round = rounds.len() + 1;
        let matches: Vec<KnockoutMatch> = seats
            .chunks_exact(2)
            .zip(1..)
            .map(|(pair, number)| {
                let place = BracketPosition { round, number };
                let mut one = KnockoutMatch { place, seats: [pair[0], pair[1]], goes_on: None };
                one.goes_on = one.players().and_then(|_| goes_on(place));
                one
            })
            .collect();
        seats = matches.iter().map(KnockoutMatch::next_seat).collect();
        rounds.push(matches);
    }
    Some(Bracket { rounds })
}
