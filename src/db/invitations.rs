//! Links with which one may register where that needs an invitation. The raw token stands in the
//! link only.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{DbConn, PlayerId, Stamp, schema::invitations};

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = invitations)]
pub struct Invitation {
    pub id: i64,
    /// Whom it is for.
    pub note: String,
    pub created_at: Stamp,
    pub expires_at: Stamp,
}

/// Stores an invitation.
pub fn insert(
    conn: &mut DbConn,
    token_hash: &str,
    note: &str,
    expires_at: DateTime<Utc>,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::insert_into(invitations::table)
        .values((
            invitations::token_hash.eq(token_hash),
            invitations::note.eq(note),
            invitations::created_at.eq(Stamp::of(now)),
            invitations::expires_at.eq(Stamp::of(expires_at)),
        ))
        .execute(conn)
        .map(drop)
}

/// Lists the invitations that nobody has used yet, the latest first.
pub fn list_open(
    conn: &mut DbConn,
    now: DateTime<Utc>,
    limit: i64,
) -> QueryResult<Vec<Invitation>> {
    invitations::table
        .filter(invitations::used_at.is_null())
        .filter(invitations::expires_at.gt(Stamp::of(now)))
        .order(invitations::id.desc())
        .limit(limit)
        .select(Invitation::as_select())
        .load(conn)
}

/// Returns whether one may register with this token.
pub fn is_open(conn: &mut DbConn, token_hash: &str, now: DateTime<Utc>) -> QueryResult<bool> {
    let count: i64 = invitations::table
        .filter(invitations::token_hash.eq(token_hash))
        .filter(invitations::used_at.is_null())
        .filter(invitations::expires_at.gt(Stamp::of(now)))
        .count()
        .get_result(conn)?;
    Ok(count > 0)
}

/// Uses an invitation up. `false` if it is not open, or somebody was faster.
pub fn use_up(
    conn: &mut DbConn,
    token_hash: &str,
    player: PlayerId,
    now: DateTime<Utc>,
) -> QueryResult<bool> {
    let open = invitations::table
        .filter(invitations::token_hash.eq(token_hash))
        .filter(invitations::used_at.is_null())
        .filter(invitations::expires_at.gt(Stamp::of(now)));
    let rows = diesel::update(open)
        .set((
            invitations::used_at.eq(Some(Stamp::of(now))),
            invitations::player_id.eq(Some(player)),
        ))
        .execute(conn)?;
    Ok(rows == 1)
}

/// Deletes an invitation that nobody has used, and returns whom it was for. `None` if there is
/// no such.
pub fn withdraw(conn: &mut DbConn, id: i64) -> QueryResult<Option<String>> {
    let note: Option<String> =
        invitations::table.find(id).select(invitations::note).get_result(conn).optional()?;
    let open = invitations::table.find(id).filter(invitations::used_at.is_null());
    let rows = diesel::delete(open).execute(conn)?;
    Ok(note.filter(|_| rows == 1))
}
