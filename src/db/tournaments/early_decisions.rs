//! Games of a tournament that their players decided early: by a resignation or a draw by agreement
//! before move 15. Its directors look at them.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use crate::{
    chess::color_of,
    db::{
        Corrupt, DbConn, DbTimestamp, GameId, PlayerId, TournamentId,
        endings::ending_in_row,
        schema::{games, tournament_games},
    },
    game::Ending,
};

/// Half-moves before White's move 15.
const EARLY_PLIES: i32 = 28;

/// A game that its players decided early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlyDecision {
    pub game: GameId,
    /// White first.
    pub players: [PlayerId; 2],
    pub ending: Ending,
    /// Half-moves made.
    pub ply: u32,
    pub at: DateTime<Utc>,
}

/// Lists the latest of a tournament, the latest first. Whoever has withdrawn has resigned all games.
pub fn list_early_decisions(
    conn: &mut DbConn,
    tournament: TournamentId,
    limit: i64,
) -> QueryResult<Vec<EarlyDecision>> {
    type Row = (GameId, PlayerId, PlayerId, i32, String, Option<String>, DbTimestamp);
    let rows: Vec<Row> = tournament_games::table
        .inner_join(games::table)
        .filter(tournament_games::tournament_id.eq(tournament))
        .filter(games::ending.eq_any(["resignation", "resignation_drawn", "agreement"]))
        .filter(games::ply.between(2, EARLY_PLIES))
        .order((games::ended_at.desc(), games::id.desc()))
        .limit(limit)
        .select((
            games::id,
            games::white_id,
            games::black_id,
            games::ply,
            games::ending.assume_not_null(),
            games::ending_side,
            games::ended_at.assume_not_null(),
        ))
        .load(conn)?;
    rows.into_iter()
        .map(|(game, white, black, ply, ending, side, at)| {
            let side = side.as_deref().and_then(color_of);
            let corrupt = || Corrupt::error("games", game.0, "ending");
            let ending = ending_in_row(&ending, side, None).ok_or_else(corrupt)?;
            let ply = u32::try_from(ply).unwrap_or(0);
            Ok(EarlyDecision { game, players: [white, black], ending, ply, at: at.utc() })
        })
        .collect()
}
