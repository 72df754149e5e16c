//! A new mail address: the new one is confirmed, the old one notified.

use chrono::{DateTime, Utc};

use super::{ConfirmError, Email};
use crate::{
    actions::{ActionError, ActionResult, emails::queue_about_account},
    db::{
        Db, PlayerId,
        address_requests::{self, AddressRequestKind, NewAddressRequest},
        outbox::EmailKind,
        players,
        tokens::{self, TokenPurpose},
    },
};

/// Has the email with the link queued, to the new address.
///
/// If the address has another account, that account's owner is notified instead; the page
/// says the same.
pub async fn request_new_address(
    db: &Db,
    player: PlayerId,
    verified: String,
    email: Email,
    network: String,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        if !players::has_password(conn, player, &verified)? {
            return Err(ActionError::Refused(()));
        }
        let about = now.to_rfc3339();
        let request = NewAddressRequest {
            kind: AddressRequestKind::ChangeAddress,
            email: email.as_str(),
            player: Some(player),
            about: &about,
            network: &network,
        };
        address_requests::insert(conn, &request, now)?;
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
