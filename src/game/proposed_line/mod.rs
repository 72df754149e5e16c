//! A series of moves for both sides that a player proposes openly with a move.
//!
//! It begins with the opponent's reply. The proposer is bound to it until the opponent
//! deviates: a reply from it is answered at once.

mod decide;

use crate::{chess::Move, game::variations::Variations};

/// Lines that a proposed line may have.
pub const MAX_LINES: usize = 4;

/// What is left of a proposed line in the present position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProposedLine(pub(super) Variations);

impl ProposedLine {
    /// Returns the proposed lines from the present position.
    pub fn lines(&self) -> &Variations {
        &self.0
    }

    /// Returns what is left after a move, `None` if it deviates or was the last.
    pub(super) fn after(&self, mv: Move) -> Option<ProposedLine> {
        let rest = self.0.after(&[mv])?.clone();
        (!rest.is_empty()).then_some(ProposedLine(rest))
    }
}
