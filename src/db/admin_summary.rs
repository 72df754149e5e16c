//! What waits for administrators, and who of them an email can tell of it.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{DbConn, players::Player, schema::players};

/// What waits for an administrator. What they cannot or must not see to is left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AdminTasks {
    pub reports: i64,
    /// Claims and appeals.
    pub claims: i64,
    /// Since when the oldest of them waits.
    pub oldest_claim: Option<DateTime<Utc>>,
    /// Without those to administrators: that an email about failed emails fails is no news.
    pub failed_emails: i64,
}

/// Lists the administrators to whom emails can be sent.
pub fn list_admins(conn: &mut DbConn) -> QueryResult<Vec<Player>> {
    players::table
        // As the index has it.
        .filter(players::is_admin.or(players::is_arbiter))
        .filter(players::is_admin)
        .filter(players::closed_at.is_null())
        .filter(players::suspended_at.is_null())
        .filter(players::email_rejection.is_null())
        .order(players::id)
        .select(Player::as_select())
        .load(conn)
}
