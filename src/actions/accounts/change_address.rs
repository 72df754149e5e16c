//! A new mail address: the new one is confirmed, the old one notified.

use chrono::{DateTime, Utc};

use super::{ConfirmError, Email};
use crate::{
    actions::{ActionError, ActionResult, emails::queue_about_account},
    db::{
        Db, PlayerId,
        outbox::EmailKind,
        players,
        tokens::{self, TokenPurpose},
    },
};

/// Queues the email with the link, to the new address.
///
/// If the address has another account, that account's owner is notified instead; the page
/// says the same.
pub async fn request_new_address(
    db: &Db,
    player: PlayerId,
    verified: String,
    email: Email,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        if !players::has_password(conn, player, &verified)? {
            return Err(ActionError::Refused(()));
        }
        match players::find_by_email(conn, email.as_str())? {
            Some(owner) if owner.id != player => {
                let about = now.format("%Y-%m-%d").to_string();
                queue_about_account(
                    conn,
                    EmailKind::AlreadyRegistered,
                    owner.id,
                    None,
                    about,
                    now,
                )?;
            }
            _ => {
                let about = now.to_rfc3339();
                let address = Some(email.as_str().to_owned());
                queue_about_account(conn, EmailKind::ChangeAddress, player, address, about, now)?;
            }
        }
        Ok(())
    })
    .await
}

/// Takes the new address over and notifies the old one.
pub async fn confirm_new_address(
    db: &Db,
    token_hash: String,
    now: DateTime<Utc>,
) -> ActionResult<(), ConfirmError> {
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
            let about = now.to_rfc3339();
            let old = Some(player.email);
            queue_about_account(conn, EmailKind::AddressChanged, id, old, about, now)?;
        }
        Ok(())
    })
    .await
}
