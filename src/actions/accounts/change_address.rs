//! A new mail address: the new one is confirmed, the old one notified.

use chrono::{DateTime, Utc};

use super::{ConfirmError, Email, RateLimitContext, RateLimited, link_requests::ask};
use crate::{
    actions::{ActionError, ActionResult, emails::queue_about_account},
    db::{
        Db, PlayerId, SessionId,
        link_requests::LinkRequestKind,
        outbox::EmailKind,
        players, sessions,
        tokens::{self, TokenPurpose},
    },
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewAddressError {
    /// It was changed while it was checked.
    PasswordChanged,
    RateLimited(RateLimited),
}

/// Has the email with the link queued, to the new address.
///
/// If the address has another account, that account's owner is notified instead; the page
/// says the same.
pub async fn request_new_address(
    db: &Db,
    player: PlayerId,
    verified: String,
    email: Email,
    origin: RateLimitContext,
    now: DateTime<Utc>,
) -> ActionResult<(), NewAddressError> {
    db.write(move |conn| {
        if !players::has_password(conn, player, &verified)? {
            return Err(ActionError::Refused(NewAddressError::PasswordChanged));
        }
        let about = now.to_rfc3339();
        let email = (LinkRequestKind::ChangeAddress, email.as_str());
        ask(conn, email, Some(player), &about, &origin, now)
            .map_err(|error| error.map(NewAddressError::RateLimited))
    })
    .await
}

/// Takes the new address over, notifies the old one, and ends the sessions of the player but the one in which the link
/// was followed. Returns whose it is.
pub async fn confirm_new_address(
    db: &Db,
    token_hash: String,
    session: Option<SessionId>,
    now: DateTime<Utc>,
) -> ActionResult<PlayerId, ConfirmError> {
    db.write(move |conn| {
        let gone = || ActionError::Refused(ConfirmError::LinkGone);
        let token =
            tokens::take(conn, TokenPurpose::ChangeAddress, &token_hash, now)?.ok_or_else(gone)?;
        let id = token.player_id.ok_or_else(gone)?;
        let player = players::get(conn, id)?;
        if !players::confirm_email(conn, id, &token.email)? {
            return Err(ActionError::Refused(ConfirmError::AddressTaken));
        }
        // A link to the old address must not reach the account any more.
        tokens::delete_for(conn, TokenPurpose::ResetPassword, id)?;
        if players::key(&player.email) != players::key(&token.email) {
            sessions::delete_all(conn, id, session)?;
            let about = now.to_rfc3339();
            let old = Some(player.email);
            queue_about_account(conn, EmailKind::AddressChanged, id, old, about, now)?;
        }
        Ok(id)
    })
    .await
}
