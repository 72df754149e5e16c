//! A game that is over but for its result: time ran out or a player resigned, and whether
//! the opponent can still win takes longer to prove than a request can wait.
//!
//! A job asks again with a hundred times the budget, outside any transaction, and brings the
//! verdict back through [`Game::decide`](super::Game::decide). The verdict counts only for the
//! position in which it was proven, so two servers may prove the same.

use chrono::{DateTime, Utc};

use crate::chess::Color;

/// What ended the game, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending {
    pub cause: Cause,
    /// The side that loses unless the opponent cannot win.
    pub side: Color,
    /// The instant at which the game ended.
    pub at: DateTime<Utc>,
}

/// Why a side has lost unless the opponent cannot win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// Article 6.9.
    Timeout,
    /// Article 5.1.2.
    Resignation,
}

stored_enum!(Cause, "cause of an end", { Timeout = "timeout", Resignation = "resignation" });
