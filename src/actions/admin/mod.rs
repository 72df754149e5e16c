//! What administrators and arbiters do. Every action is recorded in the same transaction
//! ([`crate::db::audit_log`]); triggers of the database keep the log from being edited.

pub mod adjudications;
pub mod admin_summary;
pub mod emails;
pub mod escalate_claims;
pub mod players;
pub mod reports;
pub mod site;

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use crate::db::{
    DbConn, PlayerId,
    audit_log::{self, AuditAction, NewAuditEntry},
};

/// Who acts on the admin pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// An administrator or arbiter who is logged in.
    Player(PlayerId),
    /// Somebody who can run the program with access to its database.
    CommandLine,
}

impl By {
    /// Returns who it was as the audit log has it.
    pub fn id(self) -> Option<PlayerId> {
        match self {
            By::Player(id) => Some(id),
            By::CommandLine => None,
        }
    }

    /// Writes down an act that is about nobody and no game. Accounts that nobody confirms are
    /// deleted: what is written down of one would keep it.
    fn note(self, conn: &mut DbConn, action: AuditAction, now: DateTime<Utc>) -> QueryResult<()> {
        let entry = NewAuditEntry { admin: self.id(), player: None, game: None, action };
        audit_log::record(conn, &entry, now)
    }
}
