//! That a side can still win, and how.

use std::fmt;

use crate::chess::{Color, color_name};

/// A side that can still win. `Display` is the sentence that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CanMate {
    pub side: Color,
    /// Moves by which it does, as a score sheet has them; none where it has.
    pub moves: String,
}

impl fmt::Display for CanMate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (side, moves) = (color_name(self.side), &self.moves);
        match moves.is_empty() {
            true => write!(f, "{side} has won."),
            false => write!(f, "{side} can still win, for example with {moves}."),
        }
    }
}
