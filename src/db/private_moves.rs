//! What a player has made or prepared in a game and nobody else may learn of: a move that waits for the
//! end of its delay, and a safety move. One statement finds both.

use diesel::prelude::*;

use super::{
    DbConn, DbError, GameId,
    delayed_moves::DelayedMoveRow,
    games::StoredGame,
    safety_moves::SafetyMoveRow,
    schema::{delayed_moves, games, safety_moves},
};

/// The version of a game, and its rows.
type PrivateRows = (i32, Option<DelayedMoveRow>, Option<SafetyMoveRow>);

fn find(conn: &mut DbConn, id: GameId) -> QueryResult<PrivateRows> {
    let query = games::table
        .left_join(delayed_moves::table)
        .left_join(safety_moves::table)
        .filter(games::id.eq(id));
    Ok(on_either!(conn, |c| {
        query
            .select((
                games::version,
                Option::<DelayedMoveRow>::as_select(),
                Option::<SafetyMoveRow>::as_select(),
            ))
            .get_result(c)?
    }))
}

/// Adds them to a game that is to be decided on, or shown to their player. A corrupt one is logged and
/// left out: it must not keep the opponent from moving.
///
/// Returns whether they belong to the game as it was read: outside a transaction it may have changed
/// since, and a move that was sent meanwhile looks like one that was recalled.
pub fn add(conn: &mut DbConn, stored: &mut StoredGame) -> Result<bool, DbError> {
    let (version, delayed, safety) = find(conn, stored.id)?;
    stored.game.set_delayed_move(or_left_out(delayed.map(DelayedMoveRow::read))?);
    stored.game.set_safety_move(or_left_out(safety.map(SafetyMoveRow::read))?);
    Ok(version == stored.version())
}

fn or_left_out<T>(read: Option<QueryResult<T>>) -> Result<Option<T>, DbError> {
    match read.transpose().map_err(DbError::from) {
        Err(error) if error.is_corrupt() => {
            tracing::error!(%error, "a corrupt move waits");
            Ok(None)
        }
        read => read,
    }
}
