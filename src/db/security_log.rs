//! The security log: who logged in or failed to, and what was changed of an account.
//!
//! It has no secrets, and not what was typed as a name that nobody has: that is often a password. The
//! IP address and the browser are forgotten after a while.

use std::borrow::Cow;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{
    Corrupt, DbConn, DbTimestamp, PlayerId,
    schema::{players, security_log},
};

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecurityEvent {
    LoggedIn,
    LoginFailed,
    /// After too many attempts nobody looked at the password.
    LoginRateLimited,
    /// The password was right, but the account is suspended.
    LoginSuspended,
    /// The password was right, but nobody has confirmed the address.
    LoginUnconfirmed,
    LoggedOut,
    /// Other devices were logged out.
    SessionsEnded,
    /// A link to set a new password was asked for.
    ResetRequested,
    PasswordReset,
    PasswordChanged,
    AddressChanged,
    /// Somebody who is logged in did not know the password.
    PasswordMistaken,
    /// The password was right, and the second factor was not.
    SecondFactorFailed,
    TotpAdded,
    TotpRemoved,
    PasskeyAdded,
    PasskeyRemoved,
    /// A passkey was refused: its counter did not grow.
    PasskeyCopied,
    RecoveryCodesMade,
    RecoveryCodeUsed,
    /// By an administrator.
    SecondFactorsReset,
    /// The detail is the word of the role.
    RoleGranted,
    RoleTaken,
    /// It did not come from a page of this site.
    FormRefused,
    /// A page or a form is for others. The detail is the pattern of its address.
    AccessDenied,
}

stored_enum!(SecurityEvent, "security event", {
    LoggedIn = "logged_in",
    LoginFailed = "login_failed",
    LoginRateLimited = "login_rate_limited",
    LoginSuspended = "login_suspended",
    LoginUnconfirmed = "login_unconfirmed",
    LoggedOut = "logged_out",
    SessionsEnded = "sessions_ended",
    ResetRequested = "reset_requested",
    PasswordReset = "password_reset",
    PasswordChanged = "password_changed",
    AddressChanged = "address_changed",
    PasswordMistaken = "password_mistaken",
    SecondFactorFailed = "second_factor_failed",
    TotpAdded = "totp_added",
    TotpRemoved = "totp_removed",
    PasskeyAdded = "passkey_added",
    PasskeyRemoved = "passkey_removed",
    PasskeyCopied = "passkey_copied",
    RecoveryCodesMade = "recovery_codes_made",
    RecoveryCodeUsed = "recovery_code_used",
    SecondFactorsReset = "second_factors_reset",
    RoleGranted = "role_granted",
    RoleTaken = "role_taken",
    FormRefused = "form_refused",
    AccessDenied = "access_denied",
});

/// A line that is to be written.
#[derive(Clone, Debug)]
pub struct NewSecurityEntry {
    pub event: SecurityEvent,
    /// Whose account it is about; `None`: of none.
    pub player: Option<PlayerId>,
    /// Who did it, if not the player.
    pub actor: Option<PlayerId>,
    pub detail: Cow<'static, str>,
    pub address: Option<String>,
    pub device: Option<String>,
}

/// A line as a list shows it.
#[derive(Clone, Debug)]
pub struct SecurityEntry {
    pub id: i64,
    pub at: DbTimestamp,
    pub event: SecurityEvent,
    pub player: Option<String>,
    pub actor: Option<String>,
    pub detail: String,
    pub address: Option<String>,
    pub device: Option<String>,
}

/// Writes a line.
pub fn insert(conn: &mut DbConn, entry: &NewSecurityEntry, now: DateTime<Utc>) -> QueryResult<()> {
    diesel::insert_into(security_log::table)
        .values((
            security_log::at.eq(DbTimestamp::of(now)),
            security_log::kind.eq(entry.event.as_str()),
            security_log::player_id.eq(entry.player),
            security_log::actor_id.eq(entry.actor),
            security_log::detail.eq(entry.detail.as_ref()),
            security_log::address.eq(entry.address.as_deref().map(one_line)),
            security_log::device.eq(entry.device.as_deref().map(one_line)),
        ))
        .execute(conn)
        .map(drop)
}

/// Nothing that a browser says of itself looks like another line.
fn one_line(text: &str) -> String {
    text.chars()
        .flat_map(|c| if c.is_control() { c.escape_default().collect() } else { vec![c] })
        .collect()
}

/// Lists lines, the latest first: those about a player, or all; only those before one.
pub fn list(
    conn: &mut DbConn,
    player: Option<PlayerId>,
    before: Option<i64>,
    limit: i64,
) -> QueryResult<Vec<SecurityEntry>> {
    let (subject, actor) = diesel::alias!(players as subject, players as actor);
    let mut query = security_log::table
        .left_join(subject.on(subject.field(players::id).nullable().eq(security_log::player_id)))
        .left_join(actor.on(actor.field(players::id).nullable().eq(security_log::actor_id)))
        .select((
            security_log::id,
            security_log::at,
            security_log::kind,
            subject.field(players::name).nullable(),
            actor.field(players::name).nullable(),
            security_log::detail,
            security_log::address,
            security_log::device,
        ))
        .order(security_log::id.desc())
        .limit(limit)
        .into_boxed();
    if let Some(player) = player {
        query = query.filter(security_log::player_id.eq(player));
    }
    if let Some(before) = before {
        query = query.filter(security_log::id.lt(before));
    }
    type Row = (
        i64,
        DbTimestamp,
        String,
        Option<String>,
        Option<String>,
        String,
        Option<String>,
        Option<String>,
    );
    let rows: Vec<Row> = query.load(conn)?;
    let read = rows.into_iter().map(|(id, at, kind, player, actor, detail, address, device)| {
        let event = kind.parse().map_err(|_| Corrupt::error("security_log", id, "kind"))?;
        Ok(SecurityEntry { id, at, event, player, actor, detail, address, device })
    });
    read.collect()
}

/// Forgets from where what happened before an instant was done. Of what is about no account nothing
/// would be left: such lines are deleted.
pub fn forget_addresses(conn: &mut DbConn, before: DateTime<Utc>) -> QueryResult<usize> {
    let old = security_log::table
        .filter(security_log::address.is_not_null())
        .filter(security_log::at.lt(DbTimestamp::of(before)));
    let deleted = diesel::delete(old.filter(security_log::player_id.is_null())).execute(conn)?;
    let forgotten = diesel::update(old)
        .set((security_log::address.eq(None::<String>), security_log::device.eq(None::<String>)))
        .execute(conn)?;
    Ok(deleted + forgotten)
}

/// Forgets everything about an account that is closed.
pub fn delete_of(conn: &mut DbConn, player: PlayerId) -> QueryResult<()> {
    diesel::delete(security_log::table.filter(security_log::player_id.eq(player)))
        .execute(conn)
        .map(drop)
}

#[cfg(test)]
mod tests {
    use super::one_line;

    #[test]
    fn a_line_is_one_line() {
        assert_eq!(
            one_line("Firefox\r\n2026 admin logged in\u{85}x ä"),
            "Firefox\\r\\n2026 admin logged in\\u{85}x ä"
        );
    }
}
