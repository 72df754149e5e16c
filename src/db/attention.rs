//! What players have seen of their games, and which they do not want to hear of.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{
    DbConn, GameId, PlayerId, Stamp,
    schema::{looks, muted_games},
};

/// Notes that a player looked at a game.
pub fn note_look(
    conn: &mut DbConn,
    player: PlayerId,
    game: GameId,
    at: DateTime<Utc>,
) -> QueryResult<()> {
    let at = Stamp::of(at);
    let row = (looks::player_id.eq(player), looks::game_id.eq(game), looks::at.eq(at));
    let query = diesel::insert_into(looks::table).values(row);
    on_either!(conn, |c| {
        let key = (looks::player_id, looks::game_id);
        query.on_conflict(key).do_update().set(looks::at.eq(at)).execute(c)?
    });
    Ok(())
}

/// Returns when a player last looked at a game.
pub fn last_look(
    conn: &mut DbConn,
    player: PlayerId,
    game: GameId,
) -> QueryResult<Option<DateTime<Utc>>> {
    let query = looks::table.find((player, game)).select(looks::at);
    let at: Option<Stamp> = on_either!(conn, |c| query.get_result(c).optional()?);
    Ok(at.map(Stamp::utc))
}

/// Forgets looks that no letter asks for any more.
pub fn delete_looks(conn: &mut DbConn, before: DateTime<Utc>) -> QueryResult<usize> {
    diesel::delete(looks::table.filter(looks::at.lt(Stamp::of(before)))).execute(conn)
}

/// Stops the letters of a game.
pub fn mute(conn: &mut DbConn, player: PlayerId, game: GameId) -> QueryResult<()> {
    let row = (muted_games::player_id.eq(player), muted_games::game_id.eq(game));
    let query = diesel::insert_into(muted_games::table).values(row);
    on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    Ok(())
}

/// Lets the letters of a game come again.
pub fn unmute(conn: &mut DbConn, player: PlayerId, game: GameId) -> QueryResult<()> {
    diesel::delete(muted_games::table.find((player, game))).execute(conn).map(drop)
}

pub fn is_muted(conn: &mut DbConn, player: PlayerId, game: GameId) -> QueryResult<bool> {
    let query = muted_games::table.find((player, game)).select(muted_games::game_id);
    let found: Option<GameId> = on_either!(conn, |c| query.get_result(c).optional()?);
    Ok(found.is_some())
}

/// Forgets all that a player has seen, and does not want to hear of.
pub fn delete_of(conn: &mut DbConn, player: PlayerId) -> QueryResult<()> {
    diesel::delete(looks::table.filter(looks::player_id.eq(player))).execute(conn)?;
    diesel::delete(muted_games::table.filter(muted_games::player_id.eq(player)))
        .execute(conn)
        .map(drop)
}

/// Lists the games of which a player wants no letters.
pub fn list_muted(conn: &mut DbConn, player: PlayerId) -> QueryResult<Vec<GameId>> {
    muted_games::table
        .filter(muted_games::player_id.eq(player))
        .order(muted_games::game_id)
        .select(muted_games::game_id)
        .load(conn)
}
