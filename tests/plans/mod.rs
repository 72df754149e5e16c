//! Plans: against a model that knows them by itself, on games that were really played, and
//! two at once.

/// Games by chance, and what is compared.
mod chance;
/// What a plan means, as simply as it can be said.
mod model;
/// Two at once.
mod races;
/// Games that were really played, planned ahead.
mod real;
/// Plans by chance, and how they are typed.
mod trees;

use zugpost::db::{
    DbConn, GameId,
    games::{self, StoredGame},
};

/// A game as it is decided on: with the plans of both sides.
fn with_plans(conn: &mut DbConn, id: GameId) -> diesel::QueryResult<Option<StoredGame>> {
    let Some(mut stored) = games::find(conn, id)? else { return Ok(None) };
    games::add_plans(conn, &mut stored)?;
    Ok(Some(stored))
}
