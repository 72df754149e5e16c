//! What spectators say of a game. Its players read it when the game is over.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::{dsl::count_star, prelude::*};

use super::{
    DbConn, DbTimestamp, GameId, PlayerId,
    changes::{self, StoredChange},
    schema::{players, spectator_messages},
};

/// A spectator message with the name of who wrote it.
#[derive(Clone, Debug, Queryable)]
pub struct SpectatorMessage {
    pub by: PlayerId,
    pub name: String,
    ply: i32,
    pub text: String,
    pub at: DbTimestamp,
}

impl SpectatorMessage {
    /// Returns how many half-moves had been made.
    pub fn ply(&self) -> usize {
        usize::try_from(self.ply).unwrap_or(0)
    }
}

pub fn insert(
    conn: &mut DbConn,
    game: GameId,
    by: PlayerId,
    ply: u32,
    text: &str,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    diesel::insert_into(spectator_messages::table)
        .values((
            spectator_messages::game_id.eq(game),
            spectator_messages::player_id.eq(by),
            spectator_messages::ply.eq(i32::try_from(ply).unwrap_or(i32::MAX)),
            spectator_messages::text.eq(text),
            spectator_messages::created_at.eq(DbTimestamp::of(now)),
        ))
        .execute(conn)?;
    changes::note(StoredChange::SpectatorMessage { game });
    Ok(())
}

/// Counts what spectators said of some games.
pub fn count(conn: &mut DbConn, of: &[GameId]) -> QueryResult<HashMap<GameId, u64>> {
    if of.is_empty() {
        return Ok(HashMap::new());
    }
    let counts: Vec<(GameId, i64)> = spectator_messages::table
        .filter(spectator_messages::game_id.eq_any(of))
        .group_by(spectator_messages::game_id)
        .select((spectator_messages::game_id, count_star()))
        .load(conn)?;
    Ok(counts.into_iter().map(|(game, count)| (game, count.unsigned_abs())).collect())
}

/// Returns whether a player has written the very same message since then.
pub fn is_known(
    conn: &mut DbConn,
    game: GameId,
    by: PlayerId,
    text: &str,
    since: DateTime<Utc>,
) -> QueryResult<bool> {
    let found: i64 = spectator_messages::table
        .filter(spectator_messages::game_id.eq(game))
        .filter(spectator_messages::player_id.eq(by))
        .filter(spectator_messages::created_at.gt(DbTimestamp::of(since)))
        .filter(spectator_messages::text.eq(text))
        .count()
        .get_result(conn)?;
    Ok(found > 0)
}

/// Returns whether a player has written the very same after the first `shown` messages of the game;
/// `None` if there are not so many.
pub fn is_known_after(
    conn: &mut DbConn,
    game: GameId,
    by: PlayerId,
    text: &str,
    shown: u32,
) -> QueryResult<Option<bool>> {
    let all = || spectator_messages::table.filter(spectator_messages::game_id.eq(game));
    let last = match shown.checked_sub(1) {
        None => Some(0),
        Some(before) => all()
            .order(spectator_messages::id)
            .limit(1)
            .offset(before.into())
            .select(spectator_messages::id)
            .get_result(conn)
            .optional()?,
    };
    let Some(last) = last else { return Ok(None) };
    let found: i64 = all()
        .filter(spectator_messages::id.gt(last))
        .filter(spectator_messages::player_id.eq(by))
        .filter(spectator_messages::text.eq(text))
        .count()
        .get_result(conn)?;
    Ok(Some(found > 0))
}

/// Lists spectator messages of a game with their ids, the latest first.
pub fn list_latest(
    conn: &mut DbConn,
    game: GameId,
    limit: i64,
    offset: i64,
) -> QueryResult<Vec<(i64, SpectatorMessage)>> {
    let query = spectator_messages::table
        .inner_join(players::table.on(players::id.eq(spectator_messages::player_id)))
        .filter(spectator_messages::game_id.eq(game))
        .order(spectator_messages::id.desc())
        .limit(limit)
        .offset(offset)
        .select((
            spectator_messages::id,
            (
                spectator_messages::player_id,
                players::name,
                spectator_messages::ply,
                spectator_messages::text,
                spectator_messages::created_at,
            ),
        ));
    Ok(on_either!(conn, |c| query.load(c)?))
}

/// Returns the number of a message in its game: [`find`] finds it by that.
pub fn number(conn: &mut DbConn, game: GameId, id: i64) -> QueryResult<i64> {
    let up_to = spectator_messages::table
        .filter(spectator_messages::game_id.eq(game))
        .filter(spectator_messages::id.le(id));
    up_to.count().get_result(conn)
}

/// Finds a spectator message by its number in the game; the first is 1.
pub fn find(conn: &mut DbConn, game: GameId, number: u32) -> QueryResult<Option<SpectatorMessage>> {
    let Some(before) = number.checked_sub(1) else { return Ok(None) };
    spectator_messages::table
        .inner_join(players::table.on(players::id.eq(spectator_messages::player_id)))
        .filter(spectator_messages::game_id.eq(game))
        .order(spectator_messages::id)
        .select((
            spectator_messages::player_id,
            players::name,
            spectator_messages::ply,
            spectator_messages::text,
            spectator_messages::created_at,
        ))
        .limit(1)
        .offset(before.into())
        .get_result(conn)
        .optional()
}
