//! What machines and administrators watch: whether the database answers, and how much waits.
//!
//! What waits is counted by partial indexes: they read neither old emails nor other games.
//! All players are counted: the caller keeps the figures for a while.

use chrono::{DateTime, Utc};
use diesel::{
    dsl::{count_star, min, sql},
    prelude::*,
    sql_types::Timestamp,
};

use super::{
    DbConn, DbTimestamp, outbox,
    schema::{games, heartbeat, players},
};

/// Something that waits, and since when the oldest of it does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Waiting {
    pub count: i64,
    pub oldest: Option<DateTime<Utc>>,
}

/// What is counted for those who watch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    pub outbox: Waiting,
    /// Emails that were set aside.
    pub set_aside: i64,
    pub claims: Waiting,
    pub players: i64,
}

/// Asks the database for a row that is always there.
///
/// SQLite would answer `SELECT 1` without reading its file.
pub fn ping(conn: &mut DbConn) -> QueryResult<()> {
    heartbeat::table.find(1).select(heartbeat::id).get_result::<i64>(conn).map(drop)
}

/// Returns what time it is for the database; `None` if it has no clock of its own.
pub fn clock(conn: &mut DbConn) -> QueryResult<Option<DateTime<Utc>>> {
    let DbConn::Postgres(conn) = conn else { return Ok(None) };
    let now = diesel::select(sql::<Timestamp>("clock_timestamp() AT TIME ZONE 'UTC'"));
    now.get_result::<DbTimestamp>(conn).map(|at| Some(at.utc()))
}

/// Returns the games that wait for an administrator or arbiter.
pub fn claims_waiting(conn: &mut DbConn, now: DateTime<Utc>) -> QueryResult<Waiting> {
    let (count, oldest): (i64, Option<DbTimestamp>) = games::table
        // Where players can still claim a result, nobody waits for a decision yet.
        .filter(games::claimed_at.le(DbTimestamp::of(now)))
        .select((count_star(), min(games::claimed_at)))
        .get_result(conn)?;
    Ok(Waiting { count, oldest: oldest.map(DbTimestamp::utc) })
}

/// Counts everything.
pub fn count(conn: &mut DbConn, now: DateTime<Utc>) -> QueryResult<Figures> {
    let (count, set_aside) = outbox::count(conn)?;
    let oldest = outbox::oldest_waiting(conn)?;
    let claims = claims_waiting(conn, now)?;
    let players = players::table.filter(players::closed_at.is_null()).count().get_result(conn)?;
    Ok(Figures { outbox: Waiting { count, oldest }, set_aside, claims, players })
}
