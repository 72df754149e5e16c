//! Second factors: adding and removing them, and logging in with one. The password or a factor was checked before.
//!
//! Whoever adds or removes one ends all other sessions and all logins that wait, and gets an email.

mod codes;
mod log_in;
mod passkeys;
mod reset;
mod totp;

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use crate::{
    actions::emails::queue_second_factor_change,
    db::{DbConn, PlayerId, SessionId, second_factors, sessions},
};

pub use codes::{UsedCode, renew_recovery_codes, use_code};
pub use log_in::{
    SecondFactorRefusal, begin_second_factor, finish_with_code, finish_with_passkey,
    log_in_with_passkey,
};
pub use passkeys::{MAX_PASSKEYS, PasskeyRefusal, add_passkey, remove_passkey};
pub use reset::reset_second_factors;
pub use totp::{TotpRefusal, begin_totp, confirm_totp, remove_totp};

/// What was changed of the second factors of an account. The words stand in emails that wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecondFactorChange {
    TotpAdded,
    TotpRemoved,
    PasskeyAdded,
    PasskeyRemoved,
    RecoveryCodesMade,
    RecoveryCodeUsed,
    /// By an administrator.
    Reset,
}

stored_enum!(SecondFactorChange, "change of second factors", {
    TotpAdded = "totp_added",
    TotpRemoved = "totp_removed",
    PasskeyAdded = "passkey_added",
    PasskeyRemoved = "passkey_removed",
    RecoveryCodesMade = "recovery_codes_made",
    RecoveryCodeUsed = "recovery_code_used",
    Reset = "reset",
});

/// The session in which something is changed, and the hash of the secret that it has from then on.
#[derive(Clone, Debug)]
pub struct RenewedSession {
    pub id: SessionId,
    pub token_hash: String,
}

/// Does what follows from every change: see above. The session in which it was made has another secret: it may have an
/// office now, which nobody has who knew the old one. Without a factor left, recovery codes go.
fn settle_change(
    conn: &mut DbConn,
    player: PlayerId,
    session: &RenewedSession,
    what: SecondFactorChange,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let has_factor = second_factors::has_second_factor(conn, player)?;
    if !has_factor {
        second_factors::replace_recovery_codes(conn, player, &[])?;
    }
    sessions::delete_all(conn, player, Some(session.id))?;
    sessions::update_token(conn, session.id, &session.token_hash)?;
    sessions::update_second_factor(conn, session.id, has_factor)?;
    second_factors::delete_pending(conn, player)?;
    queue_second_factor_change(conn, player, what.as_str(), now)
}
