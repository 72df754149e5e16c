//! Second factors of accounts: the secret of an app, recovery codes, passkeys. And logins that wait for one.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::{
    DbConn, DbTimestamp, PlayerId,
    schema::{passkey_challenges, passkeys, pending_logins, recovery_codes, totp_secrets},
    site_settings,
};

/// How long somebody who has given the password can take for the second factor.
pub const PENDING_LOGIN_LIFETIME: TimeDelta = TimeDelta::minutes(10);
/// How long a secret waits for its first code.
const NEW_SECRET_LIFETIME: TimeDelta = TimeDelta::minutes(10);
/// How many codes can be tried with one password.
const MAX_ATTEMPTS: i32 = 5;
/// The setting of the site that demands one.
const DEMAND: &str = "SECOND_FACTOR_DEMAND";
/// How long a browser can take to answer a challenge.
const CHALLENGE_LIFETIME: TimeDelta = TimeDelta::minutes(10);

/// The secret of an app.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = totp_secrets)]
pub struct StoredTotp {
    pub secret: String,
    created_at: DbTimestamp,
    /// `None`: no code has shown yet that an app has it.
    pub confirmed_at: Option<DbTimestamp>,
    pub last_used_at: Option<DbTimestamp>,
}

impl StoredTotp {
    /// Returns whether an app has the secret.
    pub fn is_confirmed(&self) -> bool {
        self.confirmed_at.is_some()
    }
}

/// Finds the secret of an account's app, or one that waits for its first code; not for long, and not over a change of
/// what guards the account: whoever was there before would know it.
pub fn find_totp(
    conn: &mut DbConn,
    player: PlayerId,
    now: DateTime<Utc>,
) -> QueryResult<Option<StoredTotp>> {
    let found: Option<StoredTotp> = totp_secrets::table
        .find(player)
        .select(StoredTotp::as_select())
        .get_result(conn)
        .optional()?;
    let is_good = |totp: &StoredTotp| {
        totp.is_confirmed() || now - totp.created_at.utc() < NEW_SECRET_LIFETIME
    };
    Ok(found.filter(is_good))
}

/// Forgets a secret that waits for its first code.
pub fn delete_waiting_totp(conn: &mut DbConn, player: PlayerId) -> QueryResult<()> {
    diesel::delete(totp_secrets::table.find(player).filter(totp_secrets::confirmed_at.is_null()))
        .execute(conn)
        .map(drop)
}

/// Stores a secret that is not confirmed yet; another such one goes. `false` if one is confirmed.
pub fn insert_totp(
    conn: &mut DbConn,
    player: PlayerId,
    secret: &str,
    now: DateTime<Utc>,
) -> QueryResult<bool> {
    delete_waiting_totp(conn, player)?;
    let query = diesel::insert_into(totp_secrets::table).values((
        totp_secrets::player_id.eq(player),
        totp_secrets::secret.eq(secret),
        totp_secrets::created_at.eq(DbTimestamp::of(now)),
        totp_secrets::last_step.eq(0_i64),
    ));
    let rows = on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    Ok(rows == 1)
}

/// Notes that an app has the secret.
pub fn confirm_totp(conn: &mut DbConn, player: PlayerId, now: DateTime<Utc>) -> QueryResult<()> {
    diesel::update(totp_secrets::table.find(player))
        .set(totp_secrets::confirmed_at.eq(DbTimestamp::of(now)))
        .execute(conn)
        .map(drop)
}

/// Takes the code of a step. `false` if it, or a later one, was taken before.
pub fn use_totp_step(
    conn: &mut DbConn,
    player: PlayerId,
    step: i64,
    now: DateTime<Utc>,
) -> QueryResult<bool> {
    let query = totp_secrets::table.find(player).filter(totp_secrets::last_step.lt(step));
    let used =
        (totp_secrets::last_step.eq(step), totp_secrets::last_used_at.eq(DbTimestamp::of(now)));
    Ok(diesel::update(query).set(used).execute(conn)? == 1)
}

/// `false` if there is none that is confirmed.
pub fn delete_totp(conn: &mut DbConn, player: PlayerId) -> QueryResult<bool> {
    let query = totp_secrets::table.find(player).filter(totp_secrets::confirmed_at.is_not_null());
    Ok(diesel::delete(query).execute(conn)? == 1)
}

/// A passkey as it is stored.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = passkeys)]
pub struct StoredPasskey {
    pub id: i64,
    pub player_id: PlayerId,
    pub credential_id: String,
    pub name: String,
    /// As JSON.
    pub credential: String,
    pub created_at: DbTimestamp,
    pub last_used_at: Option<DbTimestamp>,
}

/// Lists the passkeys of an account, the oldest first.
pub fn list_passkeys(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<StoredPasskey>> {
    passkeys::table
        .filter(passkeys::player_id.eq(player))
        .order(passkeys::id)
        .select(StoredPasskey::as_select())
        .load(conn)
}

pub fn find_passkey(conn: &mut DbConn, credential_id: &str) -> QueryResult<Option<StoredPasskey>> {
    passkeys::table
        .filter(passkeys::credential_id.eq(credential_id))
        .select(StoredPasskey::as_select())
        .get_result(conn)
        .optional()
}

/// `false` if an account has it already.
pub fn insert_passkey(
    conn: &mut DbConn,
    player: PlayerId,
    (credential_id, credential): (&str, &str),
    name: &str,
    now: DateTime<Utc>,
) -> QueryResult<bool> {
    let query = diesel::insert_into(passkeys::table).values((
        passkeys::player_id.eq(player),
        passkeys::credential_id.eq(credential_id),
        passkeys::name.eq(name),
        passkeys::credential.eq(credential),
        passkeys::created_at.eq(DbTimestamp::of(now)),
    ));
    let rows = on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    Ok(rows == 1)
}

/// Notes that a passkey was used. `false` if it was removed, or used by somebody else meanwhile: `before` is its
/// credential as it was checked, with its counter.
pub fn update_passkey(
    conn: &mut DbConn,
    id: i64,
    before: &str,
    credential: &str,
    now: DateTime<Utc>,
) -> QueryResult<bool> {
    let query = passkeys::table.find(id).filter(passkeys::credential.eq(before));
    let used =
        (passkeys::credential.eq(credential), passkeys::last_used_at.eq(DbTimestamp::of(now)));
    Ok(diesel::update(query).set(used).execute(conn)? == 1)
}

/// Removes a passkey of an account, and returns its name.
pub fn delete_passkey(conn: &mut DbConn, player: PlayerId, id: i64) -> QueryResult<Option<String>> {
    let query = passkeys::table.filter(passkeys::id.eq(id)).filter(passkeys::player_id.eq(player));
    let name: Option<String> = query.select(passkeys::name).get_result(conn).optional()?;
    diesel::delete(query).execute(conn)?;
    Ok(name)
}

/// Returns whether an account has a second factor: recovery codes alone are none.
pub fn has_second_factor(conn: &mut DbConn, player: PlayerId) -> QueryResult<bool> {
    let totp = totp_secrets::table.find(player).filter(totp_secrets::confirmed_at.is_not_null());
    if diesel::select(diesel::dsl::exists(totp)).get_result(conn)? {
        return Ok(true);
    }
    let passkeys = passkeys::table.filter(passkeys::player_id.eq(player));
    diesel::select(diesel::dsl::exists(passkeys)).get_result(conn)
}

/// Returns whether an account may do what administrators and arbiters do: where the site demands a second factor of
/// them, it has to have one. Each session of such an account was begun with it.
pub fn may_hold_office(conn: &mut DbConn, player: PlayerId) -> QueryResult<bool> {
    let demand = site_settings::find(conn, DEMAND)?;
    Ok(demand.is_none_or(|word| word == "nobody") || has_second_factor(conn, player)?)
}

/// Replaces the recovery codes of an account.
pub fn replace_recovery_codes(
    conn: &mut DbConn,
    player: PlayerId,
    hashes: &[String],
) -> QueryResult<()> {
    diesel::delete(recovery_codes::table.filter(recovery_codes::player_id.eq(player)))
        .execute(conn)?;
    for hash in hashes {
        diesel::insert_into(recovery_codes::table)
            .values((recovery_codes::player_id.eq(player), recovery_codes::code_hash.eq(hash)))
            .execute(conn)?;
    }
    Ok(())
}

/// Returns how many recovery codes are not used yet.
pub fn count_recovery_codes(conn: &mut DbConn, player: PlayerId) -> QueryResult<i64> {
    recovery_codes::table
        .filter(recovery_codes::player_id.eq(player))
        .filter(recovery_codes::used_at.is_null())
        .count()
        .get_result(conn)
}

/// Takes a recovery code. `false` if there is none like it, or it was taken before.
pub fn use_recovery_code(
    conn: &mut DbConn,
    player: PlayerId,
    hash: &str,
    now: DateTime<Utc>,
) -> QueryResult<bool> {
    let query = recovery_codes::table
        .filter(recovery_codes::player_id.eq(player))
        .filter(recovery_codes::code_hash.eq(hash))
        .filter(recovery_codes::used_at.is_null());
    let used = recovery_codes::used_at.eq(DbTimestamp::of(now));
    Ok(diesel::update(query).set(used).execute(conn)? == 1)
}

/// Forgets all second factors of an account.
pub fn delete_all(conn: &mut DbConn, player: PlayerId) -> QueryResult<()> {
    diesel::delete(totp_secrets::table.find(player)).execute(conn)?;
    diesel::delete(passkeys::table.filter(passkeys::player_id.eq(player))).execute(conn)?;
    diesel::delete(passkey_challenges::table.filter(passkey_challenges::player_id.eq(player)))
        .execute(conn)?;
    replace_recovery_codes(conn, player, &[])?;
    delete_pending(conn, player)
}

/// Somebody who has given the password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PendingLogin {
    pub player: PlayerId,
    /// They asked to stay logged in.
    pub persistent: bool,
}

pub fn insert_pending_login(
    conn: &mut DbConn,
    token_hash: &str,
    pending: PendingLogin,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::insert_into(pending_logins::table)
        .values((
            pending_logins::token_hash.eq(token_hash),
            pending_logins::player_id.eq(pending.player),
            pending_logins::persistent.eq(pending.persistent),
            pending_logins::attempts.eq(0),
            pending_logins::created_at.eq(DbTimestamp::of(now)),
        ))
        .execute(conn)
        .map(drop)
}

/// Finds a login that waits.
pub fn find_pending_login(
    conn: &mut DbConn,
    token_hash: &str,
    now: DateTime<Utc>,
) -> QueryResult<Option<PendingLogin>> {
    let oldest = DbTimestamp::of(now - PENDING_LOGIN_LIFETIME);
    let found: Option<(PlayerId, bool)> = pending_logins::table
        .find(token_hash)
        .filter(pending_logins::created_at.gt(oldest))
        .select((pending_logins::player_id, pending_logins::persistent))
        .get_result(conn)
        .optional()?;
    Ok(found.map(|(player, persistent)| PendingLogin { player, persistent }))
}

/// Counts a code that is tried. `false` if too many were.
pub fn count_attempt(conn: &mut DbConn, token_hash: &str) -> QueryResult<bool> {
    let query =
        pending_logins::table.find(token_hash).filter(pending_logins::attempts.lt(MAX_ATTEMPTS));
    let more = pending_logins::attempts.eq(pending_logins::attempts + 1);
    Ok(diesel::update(query).set(more).execute(conn)? == 1)
}

/// Ends the wait of a login. `false` if it was over.
pub fn delete_pending_login(conn: &mut DbConn, token_hash: &str) -> QueryResult<bool> {
    Ok(diesel::delete(pending_logins::table.find(token_hash)).execute(conn)? == 1)
}

/// Has everybody begin again who has given the password of an account and nothing else yet, or waits for the first code
/// of an app.
pub fn delete_pending(conn: &mut DbConn, player: PlayerId) -> QueryResult<()> {
    delete_waiting_totp(conn, player)?;
    diesel::delete(pending_logins::table.filter(pending_logins::player_id.eq(player)))
        .execute(conn)
        .map(drop)
}

/// What a challenge to a browser is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasskeyChallengeKind {
    /// A new passkey of somebody who is logged in.
    Register,
    /// The second factor of somebody who has given the password.
    SecondFactor,
    LogIn,
}

stored_enum!(PasskeyChallengeKind, "kind of passkey challenge", {
    Register = "register",
    SecondFactor = "second_factor",
    LogIn = "log_in",
});

pub fn insert_challenge(
    conn: &mut DbConn,
    token_hash: &str,
    player: Option<PlayerId>,
    kind: PasskeyChallengeKind,
    state: &str,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::insert_into(passkey_challenges::table)
        .values((
            passkey_challenges::token_hash.eq(token_hash),
            passkey_challenges::player_id.eq(player),
            passkey_challenges::kind.eq(kind.as_str()),
            passkey_challenges::state.eq(state),
            passkey_challenges::created_at.eq(DbTimestamp::of(now)),
        ))
        .execute(conn)
        .map(drop)
}

/// Takes the state of a challenge: each is answered once.
pub fn take_challenge(
    conn: &mut DbConn,
    token_hash: &str,
    player: Option<PlayerId>,
    kind: PasskeyChallengeKind,
    now: DateTime<Utc>,
) -> QueryResult<Option<String>> {
    let found: Option<(Option<PlayerId>, String)> = passkey_challenges::table
        .find(token_hash)
        .filter(passkey_challenges::kind.eq(kind.as_str()))
        .filter(passkey_challenges::created_at.gt(DbTimestamp::of(now - CHALLENGE_LIFETIME)))
        .select((passkey_challenges::player_id, passkey_challenges::state))
        .get_result(conn)
        .optional()?;
    let Some((_, state)) = found.filter(|(of, _)| *of == player) else { return Ok(None) };
    let taken = diesel::delete(passkey_challenges::table.find(token_hash)).execute(conn)? == 1;
    Ok(Some(state).filter(|_| taken))
}

/// Deletes what nobody can answer any more.
pub fn delete_expired(conn: &mut DbConn, now: DateTime<Utc>) -> QueryResult<usize> {
    let logins = pending_logins::created_at.le(DbTimestamp::of(now - PENDING_LOGIN_LIFETIME));
    let challenges = passkey_challenges::created_at.le(DbTimestamp::of(now - CHALLENGE_LIFETIME));
    Ok(diesel::delete(pending_logins::table.filter(logins)).execute(conn)?
        + diesel::delete(passkey_challenges::table.filter(challenges)).execute(conn)?)
}
