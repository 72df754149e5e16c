//! Plans: what a player answers beforehand. Known to their owner and to the door alone.

use std::collections::HashMap;

use diesel::prelude::*;

use super::{Corrupt, DbConn, GameId, color_of, color_word, schema::plans};
use crate::{
    chess::{CastlingMode, Color},
    game::plan::{Plan, has_armed},
};

/// Returns a side's plan. An error if the row is corrupt.
pub fn find(conn: &mut DbConn, game: GameId, side: Color, mode: CastlingMode) -> QueryResult<Plan> {
    let query = plans::table.find((game, color_word(side))).select(plans::lines);
    let lines: Option<String> = on_either!(conn, |c| query.get_result(c).optional()?);
    match lines {
        Some(lines) => Plan::parse(&lines, mode).ok_or(Corrupt::error("plans", game.0, "lines")),
        None => Ok(Plan::default()),
    }
}

/// Lists a player's own plans that have armed answers, of games each with the side that the
/// player has in it. A corrupt one is logged and left out.
pub fn list_armed(
    conn: &mut DbConn,
    own: &[(GameId, Color, CastlingMode)],
) -> QueryResult<Vec<(GameId, Plan)>> {
    let of = |side| own.iter().filter(move |(_, own, _)| *own == side).map(|(id, ..)| *id);
    let [white, black] = [Color::White, Color::Black].map(|side| of(side).collect::<Vec<_>>());
    let is_white = plans::side.eq(color_word(Color::White)).and(plans::game_id.eq_any(white));
    let is_black = plans::side.eq(color_word(Color::Black)).and(plans::game_id.eq_any(black));
    let rows: Vec<(GameId, String)> = plans::table
        .filter(is_white.or(is_black))
        .select((plans::game_id, plans::lines))
        .load(conn)?;
    let modes: HashMap<_, _> = own.iter().map(|(id, _, mode)| (*id, *mode)).collect();
    let mut list = Vec::with_capacity(rows.len());
    // Most that is stored rests: it is not read.
    for (id, lines) in rows.into_iter().filter(|(_, lines)| has_armed(lines)) {
        match modes.get(&id).and_then(|mode| Plan::parse(&lines, *mode)) {
            Some(plan) => list.push((id, plan)),
            None => tracing::error!(game = id.0, "a corrupt plan is left out"),
        }
    }
    Ok(list)
}

/// Returns the plans of a game. A corrupt one is logged and answers nothing: it must not keep
/// the opponent from moving.
pub(super) fn list(
    conn: &mut DbConn,
    game: GameId,
    mode: CastlingMode,
) -> QueryResult<Vec<(Color, Plan)>> {
    let query = plans::table.filter(plans::game_id.eq(game)).select((plans::side, plans::lines));
    let rows: Vec<(String, String)> = on_either!(conn, |c| query.load(c)?);
    let mut list = Vec::with_capacity(rows.len());
    for (side, lines) in rows {
        match (color_of(&side), Plan::parse(&lines, mode)) {
            (Some(side), Some(plan)) => list.push((side, plan)),
            _ => tracing::error!(game = game.0, side, "a corrupt plan answers nothing"),
        }
    }
    Ok(list)
}

/// Stores a side's plan.
pub(super) fn update(conn: &mut DbConn, game: GameId, side: Color, plan: &Plan) -> QueryResult<()> {
    let lines = plan.to_text();
    let row = (plans::game_id.eq(game), plans::side.eq(color_word(side)), plans::lines.eq(&lines));
    let query = diesel::insert_into(plans::table).values(row);
    on_either!(conn, |c| {
        query
            .on_conflict((plans::game_id, plans::side))
            .do_update()
            .set(plans::lines.eq(&lines))
            .execute(c)?
    });
    Ok(())
}
