//! What two players say to each other outside of games. Only the two see it.
//!
//! A message of a player whom the reader blocks or mutes counts as read: nobody is notified.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::{
    dsl::{count_star, max, min},
    prelude::*,
};

use super::{
    DbConn, DbTimestamp, PlayerId,
    changes::{self, StoredChange},
    row_hash::{RowHash, RowKind},
    schema::private_messages,
};

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = private_messages)]
pub struct PrivateMessage {
    pub id: i64,
    pub from_id: PlayerId,
    pub to_id: PlayerId,
    pub text: String,
    pub created_at: DbTimestamp,
    pub read_at: Option<DbTimestamp>,
}

impl PrivateMessage {
    /// Returns whom a player talks with in it.
    pub fn other(&self, player: PlayerId) -> PlayerId {
        if self.from_id == player { self.to_id } else { self.from_id }
    }
}

/// Stores a message; `is_read`: its reader is not notified.
pub fn insert(
    conn: &mut DbConn,
    from: PlayerId,
    to: PlayerId,
    text: &str,
    is_read: bool,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let at = DbTimestamp::of(now);
    diesel::insert_into(private_messages::table)
        .values((
            private_messages::from_id.eq(from),
            private_messages::to_id.eq(to),
            private_messages::text.eq(text),
            private_messages::created_at.eq(at),
            private_messages::read_at.eq(is_read.then_some(at)),
        ))
        .execute(conn)?;
    changes::note(StoredChange::Message { players: [from, to], game: None });
    Ok(())
}

/// Returns whether one has said the very same to the other since then.
pub fn is_known(
    conn: &mut DbConn,
    from: PlayerId,
    to: PlayerId,
    text: &str,
    since: DateTime<Utc>,
) -> QueryResult<bool> {
    let found: i64 = private_messages::table
        .filter(private_messages::from_id.eq(from))
        .filter(private_messages::to_id.eq(to))
        .filter(private_messages::created_at.gt(DbTimestamp::of(since)))
        .filter(private_messages::text.eq(text))
        .count()
        .get_result(conn)?;
    Ok(found > 0)
}

/// Returns whether one has said the very same to the other after the first `shown` messages of the two;
/// `None` if there are not so many.
pub fn is_known_after(
    conn: &mut DbConn,
    from: PlayerId,
    to: PlayerId,
    text: &str,
    shown: u32,
) -> QueryResult<Option<bool>> {
    let last = match shown {
        0 => Some(0),
        shown => find(conn, from, to, shown)?.map(|message| message.id),
    };
    let Some(last) = last else { return Ok(None) };
    let found: i64 = private_messages::table
        .filter(private_messages::from_id.eq(from))
        .filter(private_messages::to_id.eq(to))
        .filter(private_messages::id.gt(last))
        .filter(private_messages::text.eq(text))
        .count()
        .get_result(conn)?;
    Ok(Some(found > 0))
}

/// What two players said to each other, in both directions.
#[diesel::dsl::auto_type]
fn between(one: PlayerId, other: PlayerId) -> _ {
    let there = private_messages::from_id.eq(one).and(private_messages::to_id.eq(other));
    let back = private_messages::from_id.eq(other).and(private_messages::to_id.eq(one));
    private_messages::table.filter(there.or(back))
}

/// Lists what two players said to each other, the latest first.
pub fn list(
    conn: &mut DbConn,
    one: PlayerId,
    other: PlayerId,
    limit: i64,
    offset: i64,
) -> QueryResult<Vec<PrivateMessage>> {
    between(one, other)
        .order(private_messages::id.desc())
        .limit(limit)
        .offset(offset)
        .select(PrivateMessage::as_select())
        .load(conn)
}

/// Counts what two players said to each other.
pub fn count(conn: &mut DbConn, one: PlayerId, other: PlayerId) -> QueryResult<i64> {
    between(one, other).count().get_result(conn)
}

/// Finds a message by its number in the conversation; the first is 1.
pub fn find(
    conn: &mut DbConn,
    one: PlayerId,
    other: PlayerId,
    number: u32,
) -> QueryResult<Option<PrivateMessage>> {
    let Some(before) = number.checked_sub(1) else { return Ok(None) };
    between(one, other)
        .order(private_messages::id)
        .limit(1)
        .offset(before.into())
        .select(PrivateMessage::as_select())
        .get_result(conn)
        .optional()
}

/// Lists messages by their ids.
pub fn list_by_ids(conn: &mut DbConn, ids: &[i64]) -> QueryResult<Vec<PrivateMessage>> {
    private_messages::table
        .filter(private_messages::id.eq_any(ids))
        .select(PrivateMessage::as_select())
        .load(conn)
}

/// Returns the mark of what each of some players has not read.
pub fn list_unread_marks(
    conn: &mut DbConn,
    players: &[PlayerId],
) -> QueryResult<HashMap<PlayerId, RowHash>> {
    let one = |(player, count): (PlayerId, u64)| {
        let mut mark = RowHash::default();
        mark.add(RowKind::UnreadMessages, 0, count);
        (player, mark)
    };
    Ok(count_all_unread(conn, players)?.into_iter().map(one).collect())
}

/// Counts what each of some players has not read yet; who has read all is not among them.
pub fn count_all_unread(
    conn: &mut DbConn,
    players: &[PlayerId],
) -> QueryResult<HashMap<PlayerId, u64>> {
    if players.is_empty() {
        return Ok(HashMap::new());
    }
    let unread: Vec<(PlayerId, i64)> = private_messages::table
        .filter(private_messages::to_id.eq_any(players))
        .filter(private_messages::read_at.is_null())
        .group_by(private_messages::to_id)
        .select((private_messages::to_id, count_star()))
        .load(conn)?;
    Ok(unread.into_iter().map(|(player, count)| (player, count.unsigned_abs())).collect())
}

/// Returns the mark of all conversations of each of some players, read or not.
pub fn list_marks(
    conn: &mut DbConn,
    players: &[PlayerId],
) -> QueryResult<HashMap<PlayerId, RowHash>> {
    if players.is_empty() {
        return Ok(HashMap::new());
    }
    // One query a side: each has its index.
    let received: Vec<(PlayerId, Option<i64>)> = private_messages::table
        .filter(private_messages::to_id.eq_any(players))
        .group_by(private_messages::to_id)
        .select((private_messages::to_id, max(private_messages::id)))
        .load(conn)?;
    let sent: Vec<(PlayerId, Option<i64>)> = private_messages::table
        .filter(private_messages::from_id.eq_any(players))
        .group_by(private_messages::from_id)
        .select((private_messages::from_id, max(private_messages::id)))
        .load(conn)?;
    let mut marks: HashMap<PlayerId, RowHash> = HashMap::new();
    for (direction, rows) in [(0, received), (1, sent)] {
        for (player, last) in rows {
            let last = last.unwrap_or_default().unsigned_abs();
            marks.entry(player).or_default().add(RowKind::PrivateMessages, direction, last);
        }
    }
    Ok(marks)
}

/// Counts what a player has not read yet of what some others said, by who said it.
pub fn count_unread(
    conn: &mut DbConn,
    player: PlayerId,
    from: &[PlayerId],
) -> QueryResult<HashMap<PlayerId, i64>> {
    let counts: Vec<(PlayerId, i64)> = private_messages::table
        .filter(private_messages::to_id.eq(player))
        .filter(private_messages::from_id.eq_any(from))
        .filter(private_messages::read_at.is_null())
        .group_by(private_messages::from_id)
        .select((private_messages::from_id, count_star()))
        .load(conn)?;
    Ok(counts.into_iter().collect())
}

/// Returns the first message of one player that another has not read yet.
pub fn first_unread(
    conn: &mut DbConn,
    player: PlayerId,
    from: PlayerId,
) -> QueryResult<Option<i64>> {
    private_messages::table
        .filter(private_messages::to_id.eq(player))
        .filter(private_messages::from_id.eq(from))
        .filter(private_messages::read_at.is_null())
        .select(min(private_messages::id))
        .get_result(conn)
}

/// Lists what a player has not read yet of what another said, the oldest first.
pub fn list_unread(
    conn: &mut DbConn,
    player: PlayerId,
    from: PlayerId,
    limit: i64,
) -> QueryResult<Vec<String>> {
    private_messages::table
        .filter(private_messages::to_id.eq(player))
        .filter(private_messages::from_id.eq(from))
        .filter(private_messages::read_at.is_null())
        .order(private_messages::id)
        .limit(limit)
        .select(private_messages::text)
        .load(conn)
}

/// Returns when a player last read something new that another said.
pub fn last_read(
    conn: &mut DbConn,
    player: PlayerId,
    from: PlayerId,
) -> QueryResult<Option<DateTime<Utc>>> {
    let at: Option<DbTimestamp> = private_messages::table
        .filter(private_messages::to_id.eq(player))
        .filter(private_messages::from_id.eq(from))
        .select(max(private_messages::read_at))
        .get_result(conn)?;
    Ok(at.map(DbTimestamp::utc))
}

/// Notes that a player has read what another said, up to a message.
pub fn mark_read(
    conn: &mut DbConn,
    player: PlayerId,
    from: PlayerId,
    up_to: i64,
    at: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::update(
        private_messages::table
            .filter(private_messages::to_id.eq(player))
            .filter(private_messages::from_id.eq(from))
            .filter(private_messages::read_at.is_null())
            .filter(private_messages::id.le(up_to)),
    )
    .set(private_messages::read_at.eq(Some(DbTimestamp::of(at))))
    .execute(conn)
    .map(drop)
}
