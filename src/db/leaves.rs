//! When players are on leave.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use diesel::prelude::*;

use super::{Corrupt, DbConn, LeaveId, PlayerId, Stamp, one_row, schema::leaves};
use crate::game::clock::Leave;

/// A leave that was booked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookedLeave {
    pub id: LeaveId,
    pub leave: Leave,
    /// The days of the calendar that it counts.
    pub first_day: NaiveDate,
    pub last_day: NaiveDate,
    /// In which they are days.
    pub zone: Tz,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = leaves)]
struct Row {
    id: LeaveId,
    starts_at: Stamp,
    ends_at: Stamp,
    first_day: String,
    last_day: String,
    zone: String,
}

impl Row {
    fn into_leave(self) -> QueryResult<BookedLeave> {
        let day = |text: &str| {
            text.parse().map_err(|_| Corrupt::error("leaves", self.id.0, "a day of the calendar"))
        };
        Ok(BookedLeave {
            id: self.id,
            leave: Leave { from: self.starts_at.utc(), to: self.ends_at.utc() },
            first_day: day(&self.first_day)?,
            last_day: day(&self.last_day)?,
            zone: self.zone.parse().map_err(|_| Corrupt::error("leaves", self.id.0, "zone"))?,
        })
    }
}

/// Lists all leaves of a player, those of earlier years too, the oldest first.
pub fn list(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<BookedLeave>> {
    let rows: Vec<Row> = leaves::table
        .filter(leaves::player_id.eq(player))
        .order((leaves::starts_at, leaves::id))
        .select(Row::as_select())
        .load(conn)?;
    rows.into_iter().map(Row::into_leave).collect()
}

/// Lists the leaves of a player that are not over, in the order of time.
pub fn list_coming(
    conn: &mut DbConn,
    player: PlayerId,
    now: DateTime<Utc>,
) -> QueryResult<Vec<Leave>> {
    let rows: Vec<(Stamp, Stamp)> = leaves::table
        .filter(leaves::player_id.eq(player))
        .filter(leaves::ends_at.gt(Stamp::of(now)))
        .order((leaves::starts_at, leaves::id))
        .select((leaves::starts_at, leaves::ends_at))
        .load(conn)?;
    Ok(rows.into_iter().map(|(from, to)| Leave { from: from.utc(), to: to.utc() }).collect())
}

/// Returns until when those of several players who are on leave are away.
pub fn list_ends(
    conn: &mut DbConn,
    players: &[PlayerId],
    now: DateTime<Utc>,
) -> QueryResult<HashMap<PlayerId, DateTime<Utc>>> {
    let rows: Vec<(PlayerId, Stamp)> = leaves::table
        .filter(leaves::player_id.eq_any(players))
        .filter(leaves::starts_at.le(Stamp::of(now)))
        .filter(leaves::ends_at.gt(Stamp::of(now)))
        .select((leaves::player_id, leaves::ends_at))
        .load(conn)?;
    Ok(rows.into_iter().map(|(player, end)| (player, end.utc())).collect())
}

/// Inserts a leave; its id is not looked at.
pub fn insert(
    conn: &mut DbConn,
    player: PlayerId,
    new: &BookedLeave,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::insert_into(leaves::table)
        .values((
            leaves::player_id.eq(player),
            leaves::starts_at.eq(Stamp::of(new.leave.from)),
            leaves::ends_at.eq(Stamp::of(new.leave.to)),
            leaves::first_day.eq(new.first_day.to_string()),
            leaves::last_day.eq(new.last_day.to_string()),
            leaves::zone.eq(new.zone.name()),
            leaves::created_at.eq(Stamp::of(now)),
        ))
        .execute(conn)
        .map(drop)
}

/// Ends a leave early.
pub fn update_end(
    conn: &mut DbConn,
    id: LeaveId,
    at: DateTime<Utc>,
    last_day: NaiveDate,
) -> QueryResult<()> {
    let rows = diesel::update(leaves::table.find(id))
        .set((leaves::ends_at.eq(Stamp::of(at)), leaves::last_day.eq(last_day.to_string())))
        .execute(conn)?;
    one_row(rows)
}

/// Takes back a leave that has not begun.
pub fn delete(conn: &mut DbConn, id: LeaveId) -> QueryResult<()> {
    let rows = diesel::delete(leaves::table.find(id)).execute(conn)?;
    one_row(rows)
}

/// Deletes all leaves of a player: where somebody was when is nobody's business later.
pub fn delete_all(conn: &mut DbConn, player: PlayerId) -> QueryResult<()> {
    diesel::delete(leaves::table.filter(leaves::player_id.eq(player))).execute(conn).map(drop)
}
