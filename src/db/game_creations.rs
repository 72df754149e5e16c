//! The creations of games as a chain of hashes: a game that is deleted, with all that is left of it,
//! is missed. Each link goes over the number of the game and the hash with which its log begins.

use diesel::prelude::*;

use super::{
    DbConn, GameId,
    changes::CreatedGame,
    game_events, games, log_chain, one_row,
    schema::{game_creation_chain, game_creations, games as all_games},
};
use crate::hash_chain::{begin, link};

/// What the chain begins with.
const TITLE: &str = "zugpost-games 1\n";

/// The end of the chain.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = game_creation_chain)]
pub struct CreationChain {
    /// How many games it has.
    pub count: i64,
    /// Empty before the first.
    pub head: String,
    /// All games that were there before the chain have been appended.
    pub is_complete: bool,
}

/// A link.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = game_creations)]
pub struct GameCreation {
    /// Counted from 1.
    pub number: i64,
    pub game_id: GameId,
    /// With which the log of the game begins.
    pub first_hash: String,
    /// It was appended when the chain was complete: nobody is known to have created the game.
    pub is_late: bool,
}

impl GameCreation {
    /// Returns the hash of the chain that ends with it.
    pub fn link(&self, head: &str) -> String {
        let line = format!("{} {} {}", self.number, self.game_id, self.first_hash);
        match head {
            "" => link(&begin(TITLE), &line),
            head => link(head, &line),
        }
    }
}

/// Appends games that a transaction has made. Others who make games wait until it ends.
pub(super) fn append(conn: &mut DbConn, created: &[CreatedGame]) -> QueryResult<()> {
    if created.is_empty() {
        return Ok(());
    }
    let chain = lock(conn)?;
    append_to(conn, chain, created, false)
}

fn append_to(
    conn: &mut DbConn,
    mut chain: CreationChain,
    created: &[CreatedGame],
    is_late: bool,
) -> QueryResult<()> {
    for CreatedGame { game, first_hash } in created {
        let number = chain.count + 1;
        let row = GameCreation { number, game_id: *game, first_hash: first_hash.clone(), is_late };
        let query = diesel::insert_into(game_creations::table).values(&row);
        on_either!(conn, |c| query.execute(c)?);
        chain = CreationChain { count: number, head: row.link(&chain.head), ..chain };
    }
    update(conn, &chain)
}

/// Appends games behind a number that are in no chain: they are older than it, or an older version of
/// the service has made them. One that is appended when the chain is complete is marked. One that
/// cannot be read is left out. Returns the last number that was looked at; `None`: there are no more.
pub fn append_missing(conn: &mut DbConn, after: GameId, limit: i64) -> QueryResult<Option<GameId>> {
    let chain = lock(conn)?;
    let missing: Vec<GameId> = all_games::table
        .left_join(game_creations::table.on(game_creations::game_id.eq(all_games::id)))
        .filter(all_games::id.gt(after))
        .filter(game_creations::number.is_null())
        .order(all_games::id)
        .limit(limit)
        .select(all_games::id)
        .load(conn)?;
    let Some(last) = missing.last().copied() else {
        if !chain.is_complete {
            update(conn, &CreationChain { is_complete: true, ..chain })?;
        }
        return Ok(None);
    };
    if chain.is_complete {
        tracing::warn!(?missing, "games are appended that nobody is known to have created");
    }
    let mut found = games::list_whole_by_ids(conn, &missing)?;
    found.sort_by_key(|stored| stored.id);
    let mut created = Vec::with_capacity(found.len());
    for stored in found {
        let log = game_events::list(conn, stored.id)?;
        let first_hash = log_chain::first_hash_of(&stored, &log);
        created.push(CreatedGame { game: stored.id, first_hash });
    }
    let is_late = chain.is_complete;
    append_to(conn, chain, &created, is_late)?;
    Ok(Some(last))
}

/// Returns the end of the chain.
pub fn find_chain(conn: &mut DbConn) -> QueryResult<CreationChain> {
    game_creation_chain::table.find(1).select(CreationChain::as_select()).get_result(conn)
}

/// Lists links behind a number.
pub fn list_after(conn: &mut DbConn, after: i64, limit: i64) -> QueryResult<Vec<GameCreation>> {
    game_creations::table
        .filter(game_creations::number.gt(after))
        .order(game_creations::number)
        .limit(limit)
        .select(GameCreation::as_select())
        .load(conn)
}

/// Finds the link of a game.
pub fn find(conn: &mut DbConn, game: GameId) -> QueryResult<Option<GameCreation>> {
    let query = game_creations::table.filter(game_creations::game_id.eq(game));
    query.select(GameCreation::as_select()).get_result(conn).optional()
}

fn lock(conn: &mut DbConn) -> QueryResult<CreationChain> {
    let query = game_creation_chain::table.find(1);
    let rows = diesel::update(query)
        .set(game_creation_chain::count.eq(game_creation_chain::count))
        .execute(conn)?;
    one_row(rows)?;
    find_chain(conn)
}

fn update(conn: &mut DbConn, chain: &CreationChain) -> QueryResult<()> {
    let rows = diesel::update(game_creation_chain::table.find(1))
        .set((
            game_creation_chain::count.eq(chain.count),
            game_creation_chain::head.eq(&chain.head),
            game_creation_chain::is_complete.eq(chain.is_complete),
        ))
        .execute(conn)?;
    one_row(rows)
}
