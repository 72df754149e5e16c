//! Conditional moves: against a model that knows them by itself, on games that were really
//! played, and two at once.

/// What conditional moves mean, as simply as it can be said.
mod model;
/// Two at once.
mod races;
/// Games by chance, and what is compared.
mod random;
/// Games that were really played, answered by conditional moves.
mod real;
/// Conditional moves by chance, and how they are typed.
mod trees;

use zugpost::db::{
    DbConn, GameId, game_store,
    games::{self, StoredGame},
};

/// A game as it is decided on: with the conditional moves of both sides.
fn with_conditional_moves(
    conn: &mut DbConn,
    id: GameId,
) -> diesel::QueryResult<Option<StoredGame>> {
    let Some(mut stored) = games::find(conn, id)? else { return Ok(None) };
    game_store::add_conditional_moves(conn, &mut stored)?;
    Ok(Some(stored))
}
