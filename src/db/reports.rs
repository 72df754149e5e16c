//! What players say of others and of their messages, for administrators to settle.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{DbConn, DbTimestamp, GameId, PlayerId, players, schema::reports};

/// A report as it is made.
#[derive(Clone, Copy, Debug)]
pub struct NewReport<'a> {
    pub reporter: PlayerId,
    /// The reported player.
    pub player: PlayerId,
    /// The game in which the message was said.
    pub game: Option<GameId>,
    /// The message that it is about, as it was said.
    pub message: Option<&'a str>,
    pub text: &'a str,
}

/// A report as a list shows it.
#[derive(Clone, Debug)]
pub struct ListedReport {
    pub id: i64,
    pub reporter: String,
    pub player: String,
    pub player_id: PlayerId,
    pub game: Option<GameId>,
    pub message: Option<String>,
    pub text: String,
    pub created_at: DbTimestamp,
    pub settled_at: Option<DbTimestamp>,
    pub answer: String,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = reports)]
struct Row {
    id: i64,
    reporter_id: PlayerId,
    player_id: PlayerId,
    game_id: Option<GameId>,
    message: Option<String>,
    text: String,
    created_at: DbTimestamp,
    settled_at: Option<DbTimestamp>,
    answer: String,
}

/// Stores a report.
pub fn insert(conn: &mut DbConn, new: &NewReport<'_>, now: DateTime<Utc>) -> QueryResult<()> {
    diesel::insert_into(reports::table)
        .values((
            reports::reporter_id.eq(new.reporter),
            reports::player_id.eq(new.player),
            reports::game_id.eq(new.game),
            reports::message.eq(new.message),
            reports::text.eq(new.text),
            reports::created_at.eq(DbTimestamp::of(now)),
        ))
        .execute(conn)
        .map(drop)
}

/// Finds a report.
pub fn find(conn: &mut DbConn, id: i64) -> QueryResult<Option<ListedReport>> {
    let row: Option<Row> =
        reports::table.find(id).select(Row::as_select()).get_result(conn).optional()?;
    let found = listed(conn, row.into_iter().collect())?;
    Ok(found.into_iter().next())
}

/// Lists the reports that are open, the oldest first; only those after this one.
pub fn list_open(
    conn: &mut DbConn,
    after: Option<i64>,
    limit: i64,
) -> QueryResult<Vec<ListedReport>> {
    let rows: Vec<Row> = reports::table
        .filter(reports::settled_at.is_null())
        .filter(reports::id.gt(after.unwrap_or(0)))
        .order(reports::id)
        .limit(limit)
        .select(Row::as_select())
        .load(conn)?;
    listed(conn, rows)
}

/// Lists the reports about a player, the latest first.
pub fn list_about(
    conn: &mut DbConn,
    player: PlayerId,
    limit: i64,
) -> QueryResult<Vec<ListedReport>> {
    let rows: Vec<Row> = reports::table
        .filter(reports::player_id.eq(player))
        .order(reports::id.desc())
        .limit(limit)
        .select(Row::as_select())
        .load(conn)?;
    listed(conn, rows)
}

fn listed(conn: &mut DbConn, rows: Vec<Row>) -> QueryResult<Vec<ListedReport>> {
    let ids: Vec<PlayerId> = rows.iter().flat_map(|row| [row.reporter_id, row.player_id]).collect();
    let names = players::names(conn, &ids)?;
    let name = |id: PlayerId| names.get(&id).cloned().unwrap_or_default();
    Ok(rows
        .into_iter()
        .map(|row| ListedReport {
            id: row.id,
            reporter: name(row.reporter_id),
            player: name(row.player_id),
            player_id: row.player_id,
            game: row.game_id,
            message: row.message,
            text: row.text,
            created_at: row.created_at,
            settled_at: row.settled_at,
            answer: row.answer,
        })
        .collect())
}

/// Settles a report. `false` if it was settled before.
pub fn settle(conn: &mut DbConn, id: i64, answer: &str, now: DateTime<Utc>) -> QueryResult<bool> {
    let rows = diesel::update(reports::table.find(id).filter(reports::settled_at.is_null()))
        .set((reports::settled_at.eq(Some(DbTimestamp::of(now))), reports::answer.eq(answer)))
        .execute(conn)?;
    Ok(rows == 1)
}

/// Lists whom each open report is about, and from which game.
pub fn list_open_subjects(conn: &mut DbConn) -> QueryResult<Vec<(PlayerId, Option<GameId>)>> {
    reports::table
        .filter(reports::settled_at.is_null())
        .select((reports::player_id, reports::game_id))
        .load(conn)
}

/// Counts the reports that wait for an administrator.
pub fn count_open(conn: &mut DbConn) -> QueryResult<i64> {
    reports::table.filter(reports::settled_at.is_null()).count().get_result(conn)
}

/// Counts what a player has reported since then.
pub fn count_by_since(
    conn: &mut DbConn,
    reporter: PlayerId,
    since: DbTimestamp,
) -> QueryResult<i64> {
    reports::table
        .filter(reports::reporter_id.eq(reporter))
        .filter(reports::created_at.gt(since))
        .count()
        .get_result(conn)
}

/// Returns whether the very same was reported since then.
pub fn is_known(conn: &mut DbConn, new: &NewReport<'_>, since: DbTimestamp) -> QueryResult<bool> {
    let subjects: Vec<(Option<GameId>, Option<String>)> = reports::table
        .filter(reports::reporter_id.eq(new.reporter))
        .filter(reports::created_at.gt(since))
        .filter(reports::player_id.eq(new.player))
        .filter(reports::text.eq(new.text))
        .select((reports::game_id, reports::message))
        .load(conn)?;
    Ok(subjects
        .iter()
        .any(|(game, message)| *game == new.game && message.as_deref() == new.message))
}
