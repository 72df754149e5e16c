//! The authenticator app of an account.

use chrono::{DateTime, Utc};

use super::{RenewedSession, SecondFactorChange, codes::make_first, settle_change};
use crate::{
    actions::{ActionError, ActionResult},
    db::{Db, PlayerId, players, second_factors},
    second_factors::{
        RecoveryCode,
        totp::{TotpSecret, read_code},
    },
};

/// Why an app was not added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TotpRefusal {
    WrongCode,
    /// There is one already, or no secret waits for its first code.
    NotWaiting,
}

/// Stores a secret; it counts as soon as a code shows that an app has it.
pub async fn begin_totp(
    db: &Db,
    player: PlayerId,
    secret: TotpSecret,
    now: DateTime<Utc>,
) -> ActionResult<(), TotpRefusal> {
    db.write(move |conn| match second_factors::insert_totp(conn, player, secret.as_str(), now)? {
        true => Ok(()),
        false => Err(ActionError::Refused(TotpRefusal::NotWaiting)),
    })
    .await
}

/// Adds the app whose first code this is. Returns recovery codes if the account had none.
pub async fn confirm_totp(
    db: &Db,
    player: PlayerId,
    session: RenewedSession,
    code: String,
    now: DateTime<Utc>,
) -> ActionResult<Option<Vec<RecoveryCode>>, TotpRefusal> {
    db.write(move |conn| {
        players::lock(conn, player)?;
        let stored = second_factors::find_totp(conn, player, now)?;
        let waiting = stored.filter(|it| !it.is_confirmed());
        let secret = waiting.ok_or(ActionError::Refused(TotpRefusal::NotWaiting))?.secret;
        let step = read_code(&code).and_then(|it| TotpSecret::stored(secret).step_of(&it, now));
        let step = step.ok_or(ActionError::Refused(TotpRefusal::WrongCode))?;
        second_factors::confirm_totp(conn, player, now)?;
        if !second_factors::use_totp_step(conn, player, step, now)? {
            return Err(ActionError::Conflict);
        }
        let codes = make_first(conn, player)?;
        settle_change(conn, player, &session, SecondFactorChange::TotpAdded, now)?;
        Ok(codes)
    })
    .await
}

/// Removes the app.
pub async fn remove_totp(
    db: &Db,
    player: PlayerId,
    session: RenewedSession,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        players::lock(conn, player)?;
        if !second_factors::delete_totp(conn, player)? {
            return Ok(());
        }
        Ok(settle_change(conn, player, &session, SecondFactorChange::TotpRemoved, now)?)
    })
    .await
}
