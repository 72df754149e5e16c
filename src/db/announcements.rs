//! Announcements: what every visitor is shown.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{DbConn, DbTimestamp, schema::announcements};

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = announcements)]
pub struct Announcement {
    pub id: i64,
    pub text: String,
    pub created_at: DbTimestamp,
    pub ends_at: DbTimestamp,
}

/// Stores an announcement that is shown from now on.
pub fn insert(
    conn: &mut DbConn,
    text: &str,
    ends_at: DateTime<Utc>,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::insert_into(announcements::table)
        .values((
            announcements::text.eq(text),
            announcements::created_at.eq(DbTimestamp::of(now)),
            announcements::ends_at.eq(DbTimestamp::of(ends_at)),
        ))
        .execute(conn)
        .map(drop)
}

pub fn find(conn: &mut DbConn, id: i64) -> QueryResult<Option<Announcement>> {
    announcements::table.find(id).select(Announcement::as_select()).get_result(conn).optional()
}

/// Lists what is to be shown now, the oldest first.
pub fn list_current(conn: &mut DbConn, now: DateTime<Utc>) -> QueryResult<Vec<Announcement>> {
    announcements::table
        .filter(announcements::ends_at.gt(DbTimestamp::of(now)))
        .order(announcements::id)
        .select(Announcement::as_select())
        .load(conn)
}

/// Lists all announcements, the latest first.
pub fn list_latest(conn: &mut DbConn, limit: i64) -> QueryResult<Vec<Announcement>> {
    announcements::table
        .order(announcements::id.desc())
        .limit(limit)
        .select(Announcement::as_select())
        .load(conn)
}

/// Ends an announcement now. `false` if it is over already.
pub fn end(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> QueryResult<bool> {
    let now = DbTimestamp::of(now);
    let rows = diesel::update(announcements::table.find(id).filter(announcements::ends_at.gt(now)))
        .set(announcements::ends_at.eq(now))
        .execute(conn)?;
    Ok(rows == 1)
}
