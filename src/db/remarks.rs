//! What spectators say of a game. Its players hear it when it is over.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{
    DbConn, GameId, PlayerId, Stamp,
    schema::{players, remarks},
};

/// A remark with the name of who made it.
#[derive(Clone, Debug, Queryable)]
pub struct Remark {
    pub by: PlayerId,
    pub name: String,
    ply: i32,
    pub text: String,
    pub at: Stamp,
}

impl Remark {
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
    diesel::insert_into(remarks::table)
        .values((
            remarks::game_id.eq(game),
            remarks::player_id.eq(by),
            remarks::ply.eq(i32::try_from(ply).unwrap_or(i32::MAX)),
            remarks::text.eq(text),
            remarks::created_at.eq(Stamp::of(now)),
        ))
        .execute(conn)
        .map(drop)
}

/// Returns whether a player has made the very same remark since then.
pub fn is_known(
    conn: &mut DbConn,
    game: GameId,
    by: PlayerId,
    text: &str,
    since: DateTime<Utc>,
) -> QueryResult<bool> {
    let found: i64 = remarks::table
        .filter(remarks::game_id.eq(game))
        .filter(remarks::player_id.eq(by))
        .filter(remarks::created_at.gt(Stamp::of(since)))
        .filter(remarks::text.eq(text))
        .count()
        .get_result(conn)?;
    Ok(found > 0)
}

/// Lists remarks about a game with their ids, the latest first.
pub fn list_latest(
    conn: &mut DbConn,
    game: GameId,
    limit: i64,
    offset: i64,
) -> QueryResult<Vec<(i64, Remark)>> {
    let query = remarks::table
        .inner_join(players::table.on(players::id.eq(remarks::player_id)))
        .filter(remarks::game_id.eq(game))
        .order(remarks::id.desc())
        .limit(limit)
        .offset(offset)
        .select((
            remarks::id,
            (remarks::player_id, players::name, remarks::ply, remarks::text, remarks::created_at),
        ));
    Ok(on_either!(conn, |c| query.load(c)?))
}

/// Returns the number of a remark in its game: [`find`] finds it by that.
pub fn number(conn: &mut DbConn, game: GameId, id: i64) -> QueryResult<i64> {
    let up_to = remarks::table.filter(remarks::game_id.eq(game)).filter(remarks::id.le(id));
    up_to.count().get_result(conn)
}

/// Finds a remark by its number in the game; the first is 1.
pub fn find(conn: &mut DbConn, game: GameId, number: u32) -> QueryResult<Option<Remark>> {
    let Some(before) = number.checked_sub(1) else { return Ok(None) };
    remarks::table
        .inner_join(players::table.on(players::id.eq(remarks::player_id)))
        .filter(remarks::game_id.eq(game))
        .order(remarks::id)
        .select((
            remarks::player_id,
            players::name,
            remarks::ply,
            remarks::text,
            remarks::created_at,
        ))
        .limit(1)
        .offset(before.into())
        .get_result(conn)
        .optional()
}
