//! In which order the pairings of a round are published (C.04.2).

use std::cmp::Reverse;

use super::contender::Contender;

/// Returns what pairs are sorted by: the score of the higher ranked player, the sum of both scores,
/// the number of the higher ranked player.
pub fn board_order(a: &Contender, b: &Contender) -> impl Ord + use<> {
    let (higher, lower) = if a.rank() < b.rank() { (a, b) } else { (b, a) };
    let sum = higher.score.saturating_add(lower.score);
    (Reverse(higher.score), Reverse(sum), higher.number)
}
