//! Somebody who is logged in: their account and the session of their browser.

use crate::db::{players::Player, sessions::Session};

/// Somebody who is logged in.
#[derive(Clone, Debug)]
pub struct CurrentUser {
    pub session: Session,
    pub player: Player,
    /// Messages that the player has not read.
    pub unread: i64,
}
