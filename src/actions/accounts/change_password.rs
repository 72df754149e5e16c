//! A new password for somebody who is logged in and gave the old one.

use chrono::{DateTime, Utc};

use super::void_links;
use crate::{
    actions::{ActionError, ActionResult, emails::queue_about_account},
    db::{Db, PlayerId, SessionId, calendars, outbox::EmailKind, players, sessions},
};

/// `verified` is the stored hash that the old password was checked against.
///
/// Sets it, ends all other sessions, voids all links that would reach the account, and notifies
/// the owner.
pub async fn change_password(
    db: &Db,
    player: PlayerId,
    session: SessionId,
    verified: String,
    password_hash: String,
    deletes_calendar: bool,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        if !players::has_password(conn, player, &verified)? {
            return Err(ActionError::Refused(()));
        }
        players::update_password(conn, player, &password_hash)?;
        sessions::delete_all(conn, player, Some(session))?;
        if deletes_calendar {
            calendars::update_address(conn, player, None)?;
        }
        void_links(conn, player, now)?;
        let about = now.to_rfc3339();
        queue_about_account(conn, EmailKind::PasswordChanged, player, None, about, now)?;
        Ok(())
    })
    .await
}
