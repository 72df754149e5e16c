//! Somebody who is logged in: their account and the session of their browser.

use crate::db::{players::Player, sessions::Session};

/// Somebody who is logged in.
#[derive(Clone, Debug)]
pub struct CurrentUser {
    pub session: Session,
    pub player: Player,
    /// Messages that the player has not read.
    pub unread: i64,
    /// The same as it is stored: what was read a moment ago is written later.
    pub stored_unread: u64,
}
