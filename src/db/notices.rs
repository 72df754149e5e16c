//! What all who come are told.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{DbConn, Stamp, schema::notices};

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = notices)]
pub struct Notice {
    pub id: i64,
    pub text: String,
    pub created_at: Stamp,
    pub ends_at: Stamp,
}

/// Stores a notice that is shown from now on.
pub fn insert(
    conn: &mut DbConn,
    text: &str,
    ends_at: DateTime<Utc>,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::insert_into(notices::table)
        .values((
            notices::text.eq(text),
            notices::created_at.eq(Stamp::of(now)),
            notices::ends_at.eq(Stamp::of(ends_at)),
        ))
        .execute(conn)
        .map(drop)
}

pub fn find(conn: &mut DbConn, id: i64) -> QueryResult<Option<Notice>> {
    notices::table.find(id).select(Notice::as_select()).get_result(conn).optional()
}

/// Lists what is to be shown now, the oldest first.
pub fn list_current(conn: &mut DbConn, now: DateTime<Utc>) -> QueryResult<Vec<Notice>> {
    notices::table
        .filter(notices::ends_at.gt(Stamp::of(now)))
        .order(notices::id)
        .select(Notice::as_select())
        .load(conn)
}

/// Lists the notices that were ever made, the latest first.
pub fn list_latest(conn: &mut DbConn, limit: i64) -> QueryResult<Vec<Notice>> {
    notices::table.order(notices::id.desc()).limit(limit).select(Notice::as_select()).load(conn)
}

/// Ends a notice now. `false` if it is over already.
pub fn end(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> QueryResult<bool> {
    let now = Stamp::of(now);
    let rows = diesel::update(notices::table.find(id).filter(notices::ends_at.gt(now)))
        .set(notices::ends_at.eq(now))
        .execute(conn)?;
    Ok(rows == 1)
}
