//! Somebody who is logged in: their account and the session of their browser.

use crate::db::{players::Player, sessions::Session, waiting::WaitingCounts};

/// Somebody who is logged in.
#[derive(Clone, Debug)]
pub struct CurrentUser {
    pub session: Session,
    pub player: Player,
    /// What waits for the player. What was read a moment ago is not unread.
    pub waiting: WaitingCounts,
    /// The same as it is stored: what was read a moment ago is written later.
    pub stored_waiting: WaitingCounts,
}
