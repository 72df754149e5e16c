//! Logging in with a second factor, or with a passkey alone.

use chrono::{DateTime, Utc};

use super::{UsedCode, use_code};
use crate::{
    actions::{
        ActionError, ActionResult,
        accounts::log_in::{Login, start},
    },
    db::{
        Db, DbConn, PlayerId, players,
        second_factors::{self, PendingLogin, StoredPasskey},
    },
};

/// Why a second factor did not log somebody in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecondFactorRefusal {
    /// The password has to be given again: it was too long ago, too many codes were wrong, or something changed.
    Gone,
    Wrong,
}

/// Has a login wait for the second factor, if the account has one. `verified` is the stored hash that the password was
/// checked against. Returns whether it waits.
pub async fn begin_second_factor(
    db: &Db,
    player: PlayerId,
    verified: String,
    (token_hash, persistent): (String, bool),
    now: DateTime<Utc>,
) -> ActionResult<bool, ()> {
    db.write(move |conn| {
        if !second_factors::has_second_factor(conn, player)? {
            return Ok(false);
        }
        if !players::has_password(conn, player, &verified)? {
            return Err(ActionError::Refused(()));
        }
        let pending = PendingLogin { player, persistent };
        second_factors::insert_pending_login(conn, &token_hash, pending, now)?;
        Ok(true)
    })
    .await
}

/// Logs somebody in who has given the password and now a code. `token_hash`: of the login that waits.
pub async fn finish_with_code(
    db: &Db,
    token_hash: String,
    code: String,
    login: Login,
    now: DateTime<Utc>,
) -> ActionResult<(PlayerId, UsedCode), SecondFactorRefusal> {
    let counted = token_hash.clone();
    // Counted first: a wrong code takes back all that follows.
    db.write(move |conn| match second_factors::count_attempt(conn, &counted)? {
        true => Ok(()),
        false => Err(ActionError::Refused(SecondFactorRefusal::Gone)),
    })
    .await?;
    db.write(move |conn| {
        let pending = take_pending(conn, &token_hash, now)?;
        let used = use_code(conn, pending.player, &code, true, now)?;
        let used = used.ok_or(ActionError::Refused(SecondFactorRefusal::Wrong))?;
        start(conn, pending.player, &login, now)?;
        Ok((pending.player, used))
    })
    .await
}

/// The same with one of the passkeys of the account. `credential`: the passkey as it is to be stored from now on.
pub async fn finish_with_passkey(
    db: &Db,
    token_hash: String,
    (used, credential): (StoredPasskey, String),
    login: Login,
    now: DateTime<Utc>,
) -> ActionResult<PlayerId, SecondFactorRefusal> {
    db.write(move |conn| {
        let pending = take_pending(conn, &token_hash, now)?;
        if used.player_id != pending.player {
            return Err(ActionError::Refused(SecondFactorRefusal::Wrong));
        }
        use_passkey(conn, &used, &credential, now)?;
        start(conn, pending.player, &login, now)?;
        Ok(pending.player)
    })
    .await
}

/// Logs the owner of a passkey in, whose browser has verified them.
pub async fn log_in_with_passkey(
    db: &Db,
    (used, credential): (StoredPasskey, String),
    login: Login,
    now: DateTime<Utc>,
) -> ActionResult<PlayerId, SecondFactorRefusal> {
    db.write(move |conn| {
        let owner = players::get(conn, used.player_id)?;
        if owner.is_suspended() || owner.is_closed() {
            return Err(ActionError::Refused(SecondFactorRefusal::Wrong));
        }
        use_passkey(conn, &used, &credential, now)?;
        start(conn, used.player_id, &login, now)?;
        Ok(used.player_id)
    })
    .await
}

fn take_pending(
    conn: &mut DbConn,
    token_hash: &str,
    now: DateTime<Utc>,
) -> ActionResult<PendingLogin, SecondFactorRefusal> {
    let gone = || ActionError::Refused(SecondFactorRefusal::Gone);
    let pending = second_factors::find_pending_login(conn, token_hash, now)?.ok_or_else(gone)?;
    // With the last attempt the wait is over too.
    let account = players::get(conn, pending.player)?;
    if account.is_suspended() || account.is_closed() {
        return Err(gone());
    }
    match second_factors::delete_pending_login(conn, token_hash)? {
        true => Ok(pending),
        false => Err(gone()),
    }
}

fn use_passkey(
    conn: &mut DbConn,
    used: &StoredPasskey,
    credential: &str,
    now: DateTime<Utc>,
) -> ActionResult<(), SecondFactorRefusal> {
    match second_factors::update_passkey(conn, used.id, &used.credential, credential, now)? {
        true => Ok(()),
        false => Err(ActionError::Refused(SecondFactorRefusal::Wrong)),
    }
}
