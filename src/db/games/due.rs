//! Effects of time on games: who is to be reminded, whose time has run out.
//!
//! `games.next_check_at` says when to check next. Nothing else is read, however many games run.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{StoredGame, list_running};
use crate::db::{DbConn, DbTimestamp, GameId, PlayerId, schema::games};

/// Lists the games that are due for a check, the longest due first.
pub fn list_due(conn: &mut DbConn, now: DateTime<Utc>, limit: i64) -> QueryResult<Vec<GameId>> {
    games::table
        .filter(games::next_check_at.le(DbTimestamp::of(now)))
        .order(games::next_check_at)
        .limit(limit)
        .select(games::id)
        .load(conn)
}

/// Lists those in which it is a player's turn, among them.
pub fn list_due_of(
    conn: &mut DbConn,
    player: PlayerId,
    until: DateTime<Utc>,
) -> QueryResult<Vec<GameId>> {
    let to_move = (games::white_id.eq(player).and(games::turn.eq("white")))
        .or(games::black_id.eq(player).and(games::turn.eq("black")));
    games::table
        .filter(to_move)
        .filter(games::ended_at.is_null())
        .filter(games::next_check_at.le(DbTimestamp::of(until)))
        .order(games::id)
        .select(games::id)
        .load(conn)
}

/// Notes when to check a game again. `false` if somebody changed it since it was loaded, or
/// another server checked first.
pub fn check_later(
    conn: &mut DbConn,
    stored: &StoredGame,
    at: Option<DateTime<Utc>>,
) -> QueryResult<bool> {
    let rows = diesel::update(
        games::table
            .filter(games::id.eq(stored.id))
            .filter(games::version.eq(stored.version))
            .filter(games::next_check_at.eq(stored.next_check_at.map(DbTimestamp::of))),
    )
    .set(games::next_check_at.eq(at.map(DbTimestamp::of)))
    .execute(conn)?;
    Ok(rows == 1)
}

/// Postpones the check of a game that cannot be read, if it is due.
pub fn postpone(
    conn: &mut DbConn,
    id: GameId,
    now: DateTime<Utc>,
    at: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::update(games::table.find(id).filter(games::next_check_at.le(DbTimestamp::of(now))))
        .set(games::next_check_at.eq(Some(DbTimestamp::of(at))))
        .execute(conn)
        .map(drop)
}

/// Makes the job check all games in which it is this player's turn, because their reminders have
/// changed.
pub fn check_now(conn: &mut DbConn, player: PlayerId, now: DateTime<Utc>) -> QueryResult<()> {
    let mut running = list_running(conn, player)?;
    // One after the other: all code that changes several games does it in this order.
    running.sort_by_key(|game| game.id);
    for game in running.iter().filter(|game| game.turn() == Some(game.side_of(player))) {
        diesel::update(
            games::table.find(game.id).filter(games::next_check_at.gt(DbTimestamp::of(now))),
        )
        .set(games::next_check_at.eq(Some(DbTimestamp::of(now))))
        .execute(conn)?;
    }
    Ok(())
}

/// Lists the games in which a clock runs, after a given one.
pub fn list_clocks(conn: &mut DbConn, after: GameId, limit: i64) -> QueryResult<Vec<GameId>> {
    games::table
        .filter(games::id.gt(after))
        .filter(games::deadline.is_not_null())
        .order(games::id)
        .limit(limit)
        .select(games::id)
        .load(conn)
}
