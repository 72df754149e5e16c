//! The FIDE Dutch system: who plays whom in a round of a Swiss (FIDE Handbook C.04.3, in force
//! since 1 February 2026, with the basic rules of C.04.1 and C.04.2).
//!
//! `pair` is a pure function of what was played. The article numbers in this folder are those of
//! C.04.3 where nothing else is said; C1 to C21 are its criteria (Article 2).
//!
//! The rules describe a way: try the pairings of a bracket in a certain sequence, take the first
//! that is perfect, else the best. Any method may be used that finds the same. Ours seeks the best
//! at once, as a perfect matching of the greatest weight (`matching`): players are vertices, pairs
//! that may meet are edges, criteria are digits of their weights. If the number of players is odd,
//! the bye is a vertex too. So each matching completes the round (C4).
//!
//! Brackets are paired from the top (1.9), by `pair.rs`:
//!
//! 1. `criteria/bye.rs`: which score gets the bye (C5), or that no round-pairing is complete.
//! 2. `bracket.rs`: the bracket, the scoregroup after it, and all others below.
//! 3. `criteria`: the weight of each pair (C6 to C21).
//! 4. `sequence`: of all pairings that are equally good, the first in the sequence of Articles 3
//!    and 4. No two pairings are equal there, so nothing is left to chance.
//! 5. Whoever is left moves down to the next bracket.
//!
//! Last come colors (`allocate_colors.rs`, Article 5) and boards (`board_order.rs`, C.04.2).
//!
//! Not here: pairing numbers (`numbering.rs`), acceleration (C.04.5), and who plays a round.

mod allocate_colors;
mod board_order;
mod bracket;
mod color_preference;
mod contender;
mod criteria;
mod matching;
mod pair;
mod sequence;
mod swiss_round;
#[cfg(test)]
mod tests;

pub use pair::pair;
pub use swiss_round::{NoPairing, PastRound, SwissPlayer, SwissRound};
