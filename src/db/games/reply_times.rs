//! How long a player thinks, as the moves in the rows of games say: nothing is replayed.

use chrono::TimeDelta;
use diesel::prelude::*;

use super::read_moves;
use crate::{
    chess::{Color, color_of},
    db::{DbConn, DbTimestamp, GameId, PlayerId, schema::games},
    game::MoveSource,
};

#[derive(Queryable, Selectable)]
#[diesel(table_name = games)]
struct Row {
    white_id: PlayerId,
    turn: String,
    ply: i32,
    moves: String,
    started_at: DbTimestamp,
}

/// Lists what a player's own moves took in the games that they began last, of which so many are
/// read. Conditional moves and proposed lines are not counted; a vacation is no thinking time.
pub fn list_reply_times(
    conn: &mut DbConn,
    player: PlayerId,
    games: i64,
) -> QueryResult<Vec<TimeDelta>> {
    // Only the ids: to find the latest, all games of the player are gone through.
    let latest: Vec<GameId> = games::table
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .order(games::id.desc())
        .limit(games)
        .select(games::id)
        .load(conn)?;
    let rows: Vec<Row> =
        games::table.filter(games::id.eq_any(latest)).select(Row::as_select()).load(conn)?;
    Ok(rows.iter().flat_map(|row| times(row, player)).collect())
}

/// Nothing of a row that cannot be read.
fn times(row: &Row, player: PlayerId) -> Vec<TimeDelta> {
    let (Some(moves), Some(turn)) = (read_moves(&row.moves), color_of(&row.turn)) else {
        return Vec::new();
    };
    let side = if row.white_id == player { Color::White } else { Color::Black };
    let began = if row.ply % 2 == 0 { turn } else { !turn };
    let own = usize::from(began != side);
    let mut times = Vec::with_capacity(moves.len() / 2 + 1);
    let mut before = row.started_at.utc();
    for (index, played) in moves.iter().enumerate() {
        if index % 2 == own && played.how == MoveSource::ByHand {
            times.push(played.at - played.began.unwrap_or(before));
        }
        before = played.at;
    }
    times
}
