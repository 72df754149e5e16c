//! Sessions: who is logged in where. Only hashes of the cookies are stored.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::{
    DbConn, DbTimestamp, PlayerId, SessionId,
    players::Player,
    schema::{devices, players, sessions},
    waiting::{WaitingCounts, WaitingCountsRow, read_waiting, waiting_columns},
};

/// How long a session lives unused.
const MAX_IDLE: TimeDelta = TimeDelta::hours(12);
/// The same, for those who asked to stay logged in.
const MAX_IDLE_PERSISTENT: TimeDelta = TimeDelta::days(60);

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = sessions)]
pub struct Session {
    pub id: SessionId,
    pub player_id: PlayerId,
    pub persistent: bool,
    pub device: String,
    pub created_at: DbTimestamp,
    pub last_seen_at: DbTimestamp,
    /// The second factor was given.
    pub second_factor: bool,
    /// The IP address from where it was begun, until it is forgotten.
    pub address: Option<String>,
}

impl Session {
    /// `max_age`: how long a session lives, however often it is used.
    fn is_live(&self, max_age: TimeDelta, now: DateTime<Utc>) -> bool {
        let idle = if self.persistent { MAX_IDLE_PERSISTENT } else { MAX_IDLE };
        self.last_seen_at.utc() + idle > now && now - self.created_at.utc() < max_age
    }
}

#[derive(Insertable)]
#[diesel(table_name = sessions)]
pub struct NewSession<'a> {
    pub token_hash: &'a str,
    pub player_id: PlayerId,
    pub persistent: bool,
    pub device: &'a str,
    pub created_at: DbTimestamp,
    pub last_seen_at: DbTimestamp,
    pub second_factor: bool,
    pub address: Option<&'a str>,
}

pub fn insert(conn: &mut DbConn, new: &NewSession<'_>) -> QueryResult<()> {
    diesel::insert_into(sessions::table).values(new).execute(conn).map(drop)
}

/// Forgets what a player has logged in with.
pub fn delete_devices(conn: &mut DbConn, player: PlayerId) -> QueryResult<()> {
    diesel::delete(devices::table.filter(devices::player_id.eq(player))).execute(conn).map(drop)
}

/// Notes what a player logs in with. `true` if it is new, and not the first.
pub fn note_device(
    conn: &mut DbConn,
    player: PlayerId,
    name: &str,
    now: DateTime<Utc>,
) -> QueryResult<bool> {
    let known: i64 =
        devices::table.filter(devices::player_id.eq(player)).count().get_result(conn)?;
    let at = DbTimestamp::of(now);
    let updated = diesel::update(devices::table.find((player, name)))
        .set(devices::last_seen_at.eq(at))
        .execute(conn)?;
    if updated > 0 {
        return Ok(false);
    }
    let row = (devices::player_id.eq(player), devices::name.eq(name), devices::last_seen_at.eq(at));
    let query = diesel::insert_into(devices::table).values(row);
    let rows = on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    Ok(rows == 1 && known > 0)
}

/// Finds the live session of a cookie, its player, and what waits for that one.
pub fn find(
    conn: &mut DbConn,
    token_hash: &str,
    max_age: TimeDelta,
    now: DateTime<Utc>,
) -> QueryResult<Option<(Session, Player, WaitingCounts)>> {
    let found: Option<(Session, Player, WaitingCountsRow)> = on_either!(conn, |c| {
        sessions::table
            .inner_join(players::table)
            .filter(sessions::token_hash.eq(token_hash))
            .filter(players::closed_at.is_null())
            .filter(players::suspended_at.is_null())
            .select((Session::as_select(), Player::as_select(), waiting_columns(now)))
            .get_result(c)
            .optional()?
    });
    let found = found.filter(|(session, ..)| session.is_live(max_age, now));
    let Some((session, player, row)) = found else { return Ok(None) };
    let waiting = read_waiting(conn, player.id, row, now)?;
    Ok(Some((session, player, waiting)))
}

/// Returns which of some sessions are live still.
pub fn list_live(
    conn: &mut DbConn,
    ids: &[SessionId],
    max_age: TimeDelta,
    now: DateTime<Utc>,
) -> QueryResult<Vec<SessionId>> {
    let found: Vec<Session> = sessions::table
        .inner_join(players::table)
        .filter(sessions::id.eq_any(ids))
        .filter(players::closed_at.is_null())
        .filter(players::suspended_at.is_null())
        .select(Session::as_select())
        .load(conn)?;
    let live = found.into_iter().filter(|session| session.is_live(max_age, now));
    Ok(live.map(|session| session.id).collect())
}

/// Lists a player's live sessions, the latest used first.
/// What is too old is deleted within the hour.
pub fn list(conn: &mut DbConn, player: PlayerId, now: DateTime<Utc>) -> QueryResult<Vec<Session>> {
    let mut list: Vec<Session> = sessions::table
        .filter(sessions::player_id.eq(player))
        .order((sessions::last_seen_at.desc(), sessions::id.desc()))
        .select(Session::as_select())
        .load(conn)?;
    list.retain(|session| session.is_live(TimeDelta::MAX, now));
    Ok(list)
}

pub fn update_seen(conn: &mut DbConn, id: SessionId, at: DbTimestamp) -> QueryResult<()> {
    diesel::update(sessions::table.find(id).filter(sessions::last_seen_at.lt(at)))
        .set(sessions::last_seen_at.eq(at))
        .execute(conn)
        .map(drop)
}

/// Gives a session another secret: the old one is worth nothing from then on.
pub fn update_token(conn: &mut DbConn, id: SessionId, token_hash: &str) -> QueryResult<()> {
    diesel::update(sessions::table.find(id))
        .set(sessions::token_hash.eq(token_hash))
        .execute(conn)
        .map(drop)
}

/// Notes whether the second factor was given in a session.
pub fn update_second_factor(conn: &mut DbConn, id: SessionId, is_given: bool) -> QueryResult<()> {
    diesel::update(sessions::table.find(id))
        .set(sessions::second_factor.eq(is_given))
        .execute(conn)
        .map(drop)
}

/// Forgets from where the sessions were begun that are older.
pub fn forget_addresses(conn: &mut DbConn, before: DateTime<Utc>) -> QueryResult<usize> {
    let old = sessions::table
        .filter(sessions::address.is_not_null())
        .filter(sessions::created_at.lt(DbTimestamp::of(before)));
    diesel::update(old).set(sessions::address.eq(None::<String>)).execute(conn)
}

/// Ends one session of a player.
pub fn delete(conn: &mut DbConn, player: PlayerId, id: SessionId) -> QueryResult<()> {
    diesel::delete(
        sessions::table.filter(sessions::id.eq(id)).filter(sessions::player_id.eq(player)),
    )
    .execute(conn)
    .map(drop)
}

/// Ends all sessions of a player, except perhaps one.
pub fn delete_all(
    conn: &mut DbConn,
    player: PlayerId,
    except: Option<SessionId>,
) -> QueryResult<()> {
    diesel::delete(
        sessions::table
            .filter(sessions::player_id.eq(player))
            .filter(sessions::id.ne(except.unwrap_or(SessionId(0)))),
    )
    .execute(conn)
    .map(drop)
}

/// Deletes sessions that nobody can use any more.
pub fn delete_idle(
    conn: &mut DbConn,
    max_age: TimeDelta,
    now: DateTime<Utc>,
) -> QueryResult<usize> {
    let old = diesel::delete(
        sessions::table.filter(sessions::created_at.lt(DbTimestamp::of(now - max_age))),
    )
    .execute(conn)?;
    let persistent = diesel::delete(
        sessions::table
            .filter(sessions::last_seen_at.lt(DbTimestamp::of(now - MAX_IDLE_PERSISTENT))),
    )
    .execute(conn)?;
    let others = diesel::delete(
        sessions::table
            .filter(sessions::persistent.eq(false))
            .filter(sessions::last_seen_at.lt(DbTimestamp::of(now - MAX_IDLE))),
    )
    .execute(conn)?;
    Ok(old + persistent + others)
}
