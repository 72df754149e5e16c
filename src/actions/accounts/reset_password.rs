//! A forgotten password: the link in the email sets a new one.

use chrono::{DateTime, Utc};

use super::{LinkGone, RateLimitContext, RateLimited, link_requests::ask, void_links};
use crate::{
    actions::{ActionError, ActionResult, emails::queue_about_account},
    db::{
        Db, PlayerId, calendars,
        link_requests::LinkRequestKind,
        outbox::EmailKind,
        players, sessions,
        tokens::{self, TokenPurpose},
    },
};

/// Has the email queued if the address has an account; says nothing either way.
pub async fn request_reset(
    db: &Db,
    email: String,
    origin: RateLimitContext,
    now: DateTime<Utc>,
) -> ActionResult<(), RateLimited> {
    db.write(move |conn| {
        // Once a minute: impatient clicks are one wish.
        let about = now.format("%Y-%m-%dT%H:%M").to_string();
        ask(conn, (LinkRequestKind::ResetPassword, &email), None, &about, &origin, now)
    })
    .await
}

/// Sets the new password, ends every session and notifies the owner.
pub async fn reset_password(
    db: &Db,
    token_hash: String,
    password_hash: String,
    deletes_calendar: bool,
    now: DateTime<Utc>,
) -> ActionResult<PlayerId, LinkGone> {
    db.write(move |conn| {
        let gone = || ActionError::Refused(LinkGone);
        let token =
            tokens::take(conn, TokenPurpose::ResetPassword, &token_hash, now)?.ok_or_else(gone)?;
        let player = token.player_id.ok_or_else(gone)?;
        players::update_password(conn, player, &password_hash)?;
        sessions::delete_all(conn, player, None)?;
        if deletes_calendar {
            calendars::update_address(conn, player, None)?;
        }
        // Who knew the old password may have asked for another address.
        void_links(conn, player, now)?;
        let about = now.to_rfc3339();
        queue_about_account(conn, EmailKind::PasswordChanged, player, None, about, now)?;
        Ok(player)
    })
    .await
}
