//! What players have seen of their games, and which they do not want to hear of.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{
    DbConn, GameId, PlayerId, Stamp,
    schema::{games, looks, muted_games},
};

/// A player's look at a game of theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    pub at: DateTime<Utc>,
    /// At which position ([`crate::game::Game::seen`]).
    pub seen: u32,
    /// The last message of the two that it showed; 0 if there was none.
    pub heard: i64,
}

/// Notes that a player looked at a game. Another look may have shown more of what was said, and be
/// written down earlier.
pub fn note_look(conn: &mut DbConn, player: PlayerId, game: GameId, look: Look) -> QueryResult<()> {
    let what =
        (looks::at.eq(Stamp::of(look.at)), looks::seen.eq(i32::try_from(look.seen).unwrap_or(0)));
    let key = (looks::player_id.eq(player), looks::game_id.eq(game));
    let query = diesel::insert_into(looks::table).values((key, what, looks::heard.eq(look.heard)));
    on_either!(conn, |c| {
        let key = (looks::player_id, looks::game_id);
        query.on_conflict(key).do_update().set(what).execute(c)?
    });
    if look.heard > 0 {
        diesel::update(looks::table.find((player, game)).filter(looks::heard.lt(look.heard)))
            .set(looks::heard.eq(look.heard))
            .execute(conn)?;
    }
    Ok(())
}

/// Returns a player's last look at a game.
pub fn last_look(conn: &mut DbConn, player: PlayerId, game: GameId) -> QueryResult<Option<Look>> {
    let query = looks::table.find((player, game)).select((looks::at, looks::seen, looks::heard));
    let look: Option<(Stamp, i32, i64)> = on_either!(conn, |c| query.get_result(c).optional()?);
    Ok(look.map(|(at, seen, heard)| Look {
        at: at.utc(),
        seen: u32::try_from(seen).unwrap_or(0),
        heard,
    }))
}

/// Forgets looks that no letter asks for any more. Those of games whose players talk stay, also
/// after the end: from them it is known which messages are new.
pub fn delete_looks(conn: &mut DbConn, before: DateTime<Utc>) -> QueryResult<usize> {
    let talking =
        games::table.filter(games::id.eq(looks::game_id)).filter(games::has_messages.eq(true));
    let old = looks::at.lt(Stamp::of(before)).and(diesel::dsl::not(diesel::dsl::exists(talking)));
    diesel::delete(looks::table.filter(old)).execute(conn)
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
