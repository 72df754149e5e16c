//! Every position that can arise, one after another, as plainly as can be: no pruning, no
//! guide, no packing, no walls.

use std::collections::{HashSet, VecDeque};

use shakmaty::{Chess, Color, Position};

/// Decides whether a side can still mate by walking through all positions; `None` if there
/// are more than so many.
pub fn can_mate(position: &Chess, winner: Color, most: usize) -> Option<bool> {
    let mut seen = HashSet::from([position.clone()]);
    let mut queue = VecDeque::from([position.clone()]);
    while let Some(position) = queue.pop_front() {
        if position.is_checkmate() && position.turn() != winner {
            return Some(true);
        }
        // A bare king mates nobody.
        if position.board().by_color(winner).count() == 1 {
            continue;
        }
        for mv in position.legal_moves() {
            let mut after = position.clone();
            after.play_unchecked(mv);
            if seen.insert(after.clone()) {
                queue.push_back(after);
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(false)
}
