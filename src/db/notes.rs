//! Notes of a player about a game, for themselves alone.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{DbConn, DbTimestamp, GameId, PlayerId, schema::notes};
use crate::random;

/// The longest note, in characters.
pub const MAX_NOTE_CHARS: usize = 5000;

/// Returns what a form carries of the note that it replaces.
pub fn mark(note: &str) -> String {
    random::hash(note)[..16].to_owned()
}

/// Keeps a note instead of the one before; without words there is none.
pub fn update(
    conn: &mut DbConn,
    player: PlayerId,
    game: GameId,
    text: &str,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    if text.is_empty() {
        return diesel::delete(notes::table.find((player, game))).execute(conn).map(drop);
    }
    let what = (notes::text.eq(text), notes::updated_at.eq(DbTimestamp::of(now)));
    let row = (notes::player_id.eq(player), notes::game_id.eq(game), what);
    let query = diesel::insert_into(notes::table).values(row);
    on_either!(conn, |c| {
        let key = (notes::player_id, notes::game_id);
        query.on_conflict(key).do_update().set(what).execute(c)?
    });
    Ok(())
}

/// Finds the words of a player's note about a game.
pub fn find(conn: &mut DbConn, player: PlayerId, game: GameId) -> QueryResult<Option<String>> {
    let query = notes::table.find((player, game)).select(notes::text);
    Ok(on_either!(conn, |c| query.get_result(c).optional()?))
}

/// Forgets all that a player has noted.
pub fn delete_of(conn: &mut DbConn, player: PlayerId) -> QueryResult<()> {
    diesel::delete(notes::table.filter(notes::player_id.eq(player))).execute(conn).map(drop)
}
