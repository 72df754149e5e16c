//! Codes: those of an app, and recovery codes.

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use super::{RenewedSession, SecondFactorChange, settle_change};
use crate::{
    actions::{ActionError, ActionResult, emails::queue_second_factor_change},
    db::{
        Db, DbConn, PlayerId, players,
        second_factors::{self, StoredTotp},
    },
    second_factors::{
        RECOVERY_CODES, RecoveryCode,
        totp::{TotpSecret, read_code},
    },
};

/// Makes recovery codes; those that there were are worth nothing any more.
fn make(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<RecoveryCode>> {
    let codes: Vec<RecoveryCode> = (0..RECOVERY_CODES).map(|_| RecoveryCode::generate()).collect();
    let hashes: Vec<String> = codes.iter().map(RecoveryCode::hash).collect();
    second_factors::replace_recovery_codes(conn, player, &hashes)?;
    Ok(codes)
}

/// Makes the first recovery codes of an account; `None` if it has some.
pub(super) fn make_first(
    conn: &mut DbConn,
    player: PlayerId,
) -> QueryResult<Option<Vec<RecoveryCode>>> {
    match second_factors::count_recovery_codes(conn, player)? {
        0 => make(conn, player).map(Some),
        _ => Ok(None),
    }
}

/// Makes new recovery codes for an account that has a second factor.
pub async fn renew_recovery_codes(
    db: &Db,
    player: PlayerId,
    session: RenewedSession,
    now: DateTime<Utc>,
) -> ActionResult<Vec<RecoveryCode>, ()> {
    db.write(move |conn| {
        players::lock(conn, player)?;
        if !second_factors::has_second_factor(conn, player)? {
            return Err(ActionError::Conflict);
        }
        let codes = make(conn, player)?;
        settle_change(conn, player, &session, SecondFactorChange::RecoveryCodesMade, now)?;
        Ok(codes)
    })
    .await
}

/// Which code was right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UsedCode {
    App,
    Recovery,
}

/// Takes a code of an account: of the app or, if `takes_recovery`, a recovery code. Each once. `None` if it is wrong.
pub fn use_code(
    conn: &mut DbConn,
    player: PlayerId,
    typed: &str,
    takes_recovery: bool,
    now: DateTime<Utc>,
) -> QueryResult<Option<UsedCode>> {
    if let Some(code) = read_code(typed) {
        let stored = second_factors::find_totp(conn, player, now)?;
        let secret = stored.filter(StoredTotp::is_confirmed).map(|it| it.secret);
        let step = secret.and_then(|it| TotpSecret::stored(it).step_of(&code, now));
        return Ok(match step {
            Some(step) if second_factors::use_totp_step(conn, player, step, now)? => {
                Some(UsedCode::App)
            }
            _ => None,
        });
    }
    let hash = RecoveryCode::typed(typed).hash();
    if !takes_recovery || !second_factors::use_recovery_code(conn, player, &hash, now)? {
        return Ok(None);
    }
    queue_second_factor_change(conn, player, SecondFactorChange::RecoveryCodeUsed.as_str(), now)?;
    Ok(Some(UsedCode::Recovery))
}
