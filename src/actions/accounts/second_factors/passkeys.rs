//! The passkeys of an account.

use chrono::{DateTime, Utc};

use super::{RenewedSession, SecondFactorChange, codes::make_first, settle_change};
use crate::{
    actions::{ActionError, ActionResult},
    db::{Db, PlayerId, game_messages::clean, players, second_factors},
    second_factors::RecoveryCode,
};

/// An account has no more.
pub const MAX_PASSKEYS: usize = 20;
const MAX_NAME_CHARS: usize = 60;

/// Why a passkey was not added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasskeyRefusal {
    /// An account has it already.
    Known,
    TooMany,
}

/// Adds a passkey under the name that its owner gives it. Returns recovery codes if the account had none.
pub async fn add_passkey(
    db: &Db,
    player: PlayerId,
    session: RenewedSession,
    (credential_id, credential): (String, String),
    name: String,
    now: DateTime<Utc>,
) -> ActionResult<Option<Vec<RecoveryCode>>, PasskeyRefusal> {
    db.write(move |conn| {
        players::lock(conn, player)?;
        if second_factors::list_passkeys(conn, player)?.len() >= MAX_PASSKEYS {
            return Err(ActionError::Refused(PasskeyRefusal::TooMany));
        }
        let name: String = clean(&name).chars().take(MAX_NAME_CHARS).collect();
        let new = (credential_id.as_str(), credential.as_str());
        if !second_factors::insert_passkey(conn, player, new, &name, now)? {
            return Err(ActionError::Refused(PasskeyRefusal::Known));
        }
        let codes = make_first(conn, player)?;
        settle_change(conn, player, &session, SecondFactorChange::PasskeyAdded, now)?;
        Ok(codes)
    })
    .await
}

/// Removes a passkey. One that is gone already stays gone.
pub async fn remove_passkey(
    db: &Db,
    player: PlayerId,
    session: RenewedSession,
    passkey: i64,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        players::lock(conn, player)?;
        if second_factors::delete_passkey(conn, player, passkey)?.is_none() {
            return Ok(());
        }
        Ok(settle_change(conn, player, &session, SecondFactorChange::PasskeyRemoved, now)?)
    })
    .await
}
