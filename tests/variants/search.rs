//! A search that looks at everything that can be played, slow and simple. It shares nothing with
//! the prover but the moves, how a position is over, and what `material` proves.

use std::collections::HashSet;

use zugpost::chess::{BoardEnd, Color, Position as _, Rules, VariantPosition, play};

/// More positions than these are too many to look at.
const MAX_POSITIONS: usize = 50_000;

/// Returns whether any series of legal moves makes a side win, `None` if there are too many.
///
/// What cannot win by its material is not played on: the tests of `material` prove that.
pub fn ever_wins(root: &VariantPosition, side: Color) -> Option<bool> {
    let cannot_win = root.rules().has_insufficient_material;
    let mut known = HashSet::from([root.clone()]);
    let mut waiting = vec![root.clone()];
    while let Some(position) = waiting.pop() {
        if let Some(end) = BoardEnd::of(&position) {
            if end.winner() == Some(side) {
                return Some(true);
            }
            continue;
        }
        if cannot_win(&position, side) {
            continue;
        }
        for mv in position.legal_moves() {
            let mut after = position.clone();
            play(&mut after, mv, Rules::default());
            if known.insert(after.clone()) {
                waiting.push(after);
            }
        }
        if known.len() > MAX_POSITIONS {
            return None;
        }
    }
    Some(false)
}
