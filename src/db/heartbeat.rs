//! When the service was last known to run, and when it did not.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{
    DbConn, DbTimestamp, one_row,
    schema::{heartbeat, outages},
};

/// Returns the last beat, and keeps other servers from beating until the transaction ends.
pub fn lock(conn: &mut DbConn) -> QueryResult<Option<DateTime<Utc>>> {
    let rows = diesel::update(heartbeat::table.find(1))
        .set(heartbeat::beat_at.eq(heartbeat::beat_at))
        .execute(conn)?;
    one_row(rows)?;
    let beat: Option<DbTimestamp> =
        heartbeat::table.find(1).select(heartbeat::beat_at).get_result(conn)?;
    Ok(beat.map(DbTimestamp::utc))
}

/// Notes that the service runs.
pub fn update(conn: &mut DbConn, at: DateTime<Utc>) -> QueryResult<()> {
    let rows = diesel::update(heartbeat::table.find(1))
        .set(heartbeat::beat_at.eq(Some(DbTimestamp::of(at))))
        .execute(conn)?;
    one_row(rows)
}

/// Notes that the service stood still.
pub fn insert_outage(conn: &mut DbConn, from: DateTime<Utc>, to: DateTime<Utc>) -> QueryResult<()> {
    diesel::insert_into(outages::table)
        .values((
            outages::began_at.eq(DbTimestamp::of(from)),
            outages::ended_at.eq(DbTimestamp::of(to)),
        ))
        .execute(conn)
        .map(drop)
}

/// Returns the last beat of any server.
pub fn find(conn: &mut DbConn) -> QueryResult<Option<DateTime<Utc>>> {
    let beat: Option<DbTimestamp> =
        heartbeat::table.find(1).select(heartbeat::beat_at).get_result(conn)?;
    Ok(beat.map(DbTimestamp::utc))
}

/// Lists when the service stood still after an instant, the latest first.
pub fn list_outages_after(
    conn: &mut DbConn,
    after: DateTime<Utc>,
) -> QueryResult<Vec<(DateTime<Utc>, DateTime<Utc>)>> {
    let rows: Vec<(DbTimestamp, DbTimestamp)> = outages::table
        .filter(outages::ended_at.gt(DbTimestamp::of(after)))
        .order((outages::began_at.desc(), outages::id.desc()))
        .select((outages::began_at, outages::ended_at))
        .load(conn)?;
    Ok(rows.into_iter().map(|(from, to)| (from.utc(), to.utc())).collect())
}
