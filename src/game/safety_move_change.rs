//! What an owner does to a safety move.

use chrono::TimeDelta;

/// What is asked about the safety move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SafetyMoveChange {
    /// This move, instead of another one, when so much is left.
    Set {
        text: String,
        lead: TimeDelta,
    },
    Delete,
}
