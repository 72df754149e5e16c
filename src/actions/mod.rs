//! Use cases, one file each: load, decide (pure), store, queue the emails.
//!
//! Each is one [`Db::write`](crate::db::Db::write). Nothing in here knows HTML, hashes a
//! password or sends an email.

pub mod accounts;
pub mod admin;
pub mod challenges;
mod claim_recipients;
pub mod email_context;
mod emails;
pub mod friends;
pub mod games;
pub mod job_history;
pub mod messages;
pub mod outages;
pub mod player_load;
pub mod player_record;
pub mod publish_logs;
pub mod ratings;
pub mod tell_rating_changes;
pub mod tournaments;
pub mod vacation;

use crate::db::DbError;

/// Why an action did nothing. `R` says why it was refused, in words for the player.
#[derive(Debug, thiserror::Error)]
pub enum ActionError<R> {
    #[error("refused")]
    Refused(R),
    #[error("there is no such thing")]
    NotFound,
    /// It exists, but it is not this player's to touch.
    #[error("not allowed")]
    Forbidden,
    /// Somebody was faster, twice.
    #[error("somebody was faster")]
    Conflict,
    #[error(transparent)]
    Db(#[from] DbError),
}

impl<R> ActionError<R> {
    /// Says the reason in other terms.
    pub fn map<S>(self, f: impl FnOnce(R) -> S) -> ActionError<S> {
        match self {
            ActionError::Refused(reason) => ActionError::Refused(f(reason)),
            ActionError::NotFound => ActionError::NotFound,
            ActionError::Forbidden => ActionError::Forbidden,
            ActionError::Conflict => ActionError::Conflict,
            ActionError::Db(error) => ActionError::Db(error),
        }
    }
}

impl<R> From<diesel::result::Error> for ActionError<R> {
    fn from(error: diesel::result::Error) -> Self {
        ActionError::Db(error.into())
    }
}

pub type ActionResult<T, R> = Result<T, ActionError<R>>;
