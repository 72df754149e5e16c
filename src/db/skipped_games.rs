//! Games that a player has skipped: the next game is another one until the next day
//! ([`super::games::list_to_move`]).

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{DbConn, DbTimestamp, PlayerId, games::StoredGame, schema::skipped_games};

/// Notes that a player skips a game as it is now.
pub fn skip(
    conn: &mut DbConn,
    player: PlayerId,
    game: &StoredGame,
    until: DateTime<Utc>,
) -> QueryResult<()> {
    let what = (
        skipped_games::version.eq(game.version()),
        skipped_games::until.eq(DbTimestamp::of(until)),
    );
    let key = (skipped_games::player_id.eq(player), skipped_games::game_id.eq(game.id));
    let query = diesel::insert_into(skipped_games::table).values((key, what));
    on_either!(conn, |c| {
        let key = (skipped_games::player_id, skipped_games::game_id);
        query.on_conflict(key).do_update().set(what).execute(c)?
    });
    Ok(())
}

/// Deletes what is over.
pub fn delete_old(conn: &mut DbConn, now: DateTime<Utc>) -> QueryResult<usize> {
    diesel::delete(skipped_games::table.filter(skipped_games::until.le(DbTimestamp::of(now))))
        .execute(conn)
}

/// Deletes what a player has skipped.
pub fn delete_of(conn: &mut DbConn, player: PlayerId) -> QueryResult<()> {
    diesel::delete(skipped_games::table.filter(skipped_games::player_id.eq(player)))
        .execute(conn)
        .map(drop)
}
