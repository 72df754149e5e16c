//! When players are on vacation.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use diesel::prelude::*;

use super::{Corrupt, DbConn, DbTimestamp, PlayerId, VacationId, one_row, schema::vacations};
use crate::game::clock::Vacation;

/// A vacation that a player has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookedVacation {
    pub id: VacationId,
    pub vacation: Vacation,
    /// The days of the calendar that it counts.
    pub first_day: NaiveDate,
    pub last_day: NaiveDate,
    /// In which they are days.
    pub zone: Tz,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = vacations)]
struct Row {
    id: VacationId,
    starts_at: DbTimestamp,
    ends_at: DbTimestamp,
    first_day: String,
    last_day: String,
    zone: String,
}

impl Row {
    fn into_vacation(self) -> QueryResult<BookedVacation> {
        let day = |text: &str| {
            text.parse().map_err(|_| Corrupt::error("leaves", self.id.0, "a day of the calendar"))
        };
        Ok(BookedVacation {
            id: self.id,
            vacation: Vacation { from: self.starts_at.utc(), to: self.ends_at.utc() },
            first_day: day(&self.first_day)?,
            last_day: day(&self.last_day)?,
            zone: self.zone.parse().map_err(|_| Corrupt::error("leaves", self.id.0, "zone"))?,
        })
    }
}

/// Lists all vacations of a player, those of earlier years too, the oldest first.
pub fn list(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<BookedVacation>> {
    let rows: Vec<Row> = vacations::table
        .filter(vacations::player_id.eq(player))
        .order((vacations::starts_at, vacations::id))
        .select(Row::as_select())
        .load(conn)?;
    rows.into_iter().map(Row::into_vacation).collect()
}

/// Lists the vacations of a player that are not over, in the order of time.
pub fn list_coming(
    conn: &mut DbConn,
    player: PlayerId,
    now: DateTime<Utc>,
) -> QueryResult<Vec<Vacation>> {
    let rows: Vec<(DbTimestamp, DbTimestamp)> = vacations::table
        .filter(vacations::player_id.eq(player))
        .filter(vacations::ends_at.gt(DbTimestamp::of(now)))
        .order((vacations::starts_at, vacations::id))
        .select((vacations::starts_at, vacations::ends_at))
        .load(conn)?;
    Ok(rows.into_iter().map(|(from, to)| Vacation { from: from.utc(), to: to.utc() }).collect())
}

/// Returns when those of several players who are on vacation come back.
pub fn list_ends(
    conn: &mut DbConn,
    players: &[PlayerId],
    now: DateTime<Utc>,
) -> QueryResult<HashMap<PlayerId, DateTime<Utc>>> {
    let rows: Vec<(PlayerId, DbTimestamp)> = vacations::table
        .filter(vacations::player_id.eq_any(players))
        .filter(vacations::starts_at.le(DbTimestamp::of(now)))
        .filter(vacations::ends_at.gt(DbTimestamp::of(now)))
        .select((vacations::player_id, vacations::ends_at))
        .load(conn)?;
    Ok(rows.into_iter().map(|(player, end)| (player, end.utc())).collect())
}

/// Returns who of some players was on vacation in some instant from one of their own until `to`.
pub fn list_away(
    conn: &mut DbConn,
    players: &[(PlayerId, DateTime<Utc>)],
    to: DateTime<Utc>,
) -> QueryResult<HashSet<PlayerId>> {
    let Some(first) = players.iter().map(|(_, from)| *from).min() else {
        return Ok(HashSet::new());
    };
    let ends: Vec<(PlayerId, DbTimestamp)> = vacations::table
        .filter(vacations::player_id.eq_any(players.iter().map(|(player, _)| *player)))
        .filter(vacations::starts_at.le(DbTimestamp::of(to)))
        .filter(vacations::ends_at.gt(DbTimestamp::of(first)))
        .select((vacations::player_id, vacations::ends_at))
        .load(conn)?;
    let was_away = |(player, from): &&(PlayerId, DateTime<Utc>)| {
        ends.iter().any(|(of, end)| of == player && end.utc() > *from)
    };
    Ok(players.iter().filter(was_away).map(|(player, _)| *player).collect())
}

/// Inserts a vacation; its id is ignored.
pub fn insert(
    conn: &mut DbConn,
    player: PlayerId,
    new: &BookedVacation,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::insert_into(vacations::table)
        .values((
            vacations::player_id.eq(player),
            vacations::starts_at.eq(DbTimestamp::of(new.vacation.from)),
            vacations::ends_at.eq(DbTimestamp::of(new.vacation.to)),
            vacations::first_day.eq(new.first_day.to_string()),
            vacations::last_day.eq(new.last_day.to_string()),
            vacations::zone.eq(new.zone.name()),
            vacations::created_at.eq(DbTimestamp::of(now)),
        ))
        .execute(conn)
        .map(drop)
}

/// Ends a vacation early.
pub fn update_end(
    conn: &mut DbConn,
    id: VacationId,
    at: DateTime<Utc>,
    last_day: NaiveDate,
) -> QueryResult<()> {
    let rows = diesel::update(vacations::table.find(id))
        .set((
            vacations::ends_at.eq(DbTimestamp::of(at)),
            vacations::last_day.eq(last_day.to_string()),
        ))
        .execute(conn)?;
    one_row(rows)
}

/// Takes back a vacation that has not begun.
pub fn delete(conn: &mut DbConn, id: VacationId) -> QueryResult<()> {
    let rows = diesel::delete(vacations::table.find(id)).execute(conn)?;
    one_row(rows)
}

/// Deletes all vacations of a player: where somebody was when is nobody's business later.
pub fn delete_all(conn: &mut DbConn, player: PlayerId) -> QueryResult<()> {
    diesel::delete(vacations::table.filter(vacations::player_id.eq(player))).execute(conn).map(drop)
}
