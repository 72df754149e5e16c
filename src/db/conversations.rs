//! Whom a player talks with, by what was said last: privately, and about each game.

use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Integer},
};

use super::{DbConn, PlayerId};

/// The last message of a conversation, by its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastMessage {
    Private(i64),
    InGame(i64),
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Integer)]
    in_game: i32,
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// Both kinds in one order, which no query of one table has. SQLite reads `$1` as a name, and
/// numbers names as they come.
const LATEST: &str = "
    SELECT in_game, id
    FROM (
        SELECT 0 AS in_game, MAX(id) AS id, MAX(created_at) AS said_at
        FROM (
            SELECT to_id AS other_id, id, created_at FROM private_messages WHERE from_id = $1
            UNION ALL
            SELECT from_id AS other_id, id, created_at FROM private_messages WHERE to_id = $1
        ) AS private
        GROUP BY other_id
        UNION ALL
        SELECT 1 AS in_game, MAX(game_messages.id) AS id,
            MAX(game_messages.created_at) AS said_at
        FROM game_messages
        JOIN games ON games.id = game_messages.game_id
        WHERE games.has_messages AND (games.white_id = $1 OR games.black_id = $1)
        GROUP BY game_messages.game_id
    ) AS latest
    ORDER BY said_at DESC, in_game DESC, id DESC
    LIMIT $2 OFFSET $3";

/// Lists a player's conversations, the one with the latest message first.
pub fn list(
    conn: &mut DbConn,
    player: PlayerId,
    limit: i64,
    offset: i64,
) -> QueryResult<Vec<LastMessage>> {
    let query = sql_query(LATEST)
        .bind::<BigInt, _>(player.0)
        .bind::<BigInt, _>(limit)
        .bind::<BigInt, _>(offset);
    let rows: Vec<Row> = on_either!(conn, |c| query.load(c)?);
    let last = |Row { in_game, id }| match in_game {
        0 => LastMessage::Private(id),
        _ => LastMessage::InGame(id),
    };
    Ok(rows.into_iter().map(last).collect())
}
