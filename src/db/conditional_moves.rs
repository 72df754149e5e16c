//! Conditional moves: what a player answers beforehand. Only their owner and the service see them.
//!
//! No function that loads a game to show it reads them. They are added only to a game in which a
//! command makes a move, so that no refusal shows by its time whether there are any.

use std::collections::HashMap;

use diesel::prelude::*;

use super::{
    Corrupt, DbConn, GameId,
    schema::{conditional_moves, game_terms},
};
use crate::{
    chess::{Color, Rules, Variant, color_of, color_word},
    game::conditional_moves::{ConditionalMoves, has_active},
};

/// Returns a side's conditional moves. An error if the row is corrupt.
pub fn find(
    conn: &mut DbConn,
    game: GameId,
    side: Color,
    variant: Variant,
) -> QueryResult<ConditionalMoves> {
    let query =
        conditional_moves::table.find((game, color_word(side))).select(conditional_moves::lines);
    let lines: Option<String> = on_either!(conn, |c| query.get_result(c).optional()?);
    match lines {
        Some(lines) => ConditionalMoves::parse(&lines, variant).ok_or(Corrupt::error(
            "conditional_moves",
            game.0,
            "lines",
        )),
        None => Ok(ConditionalMoves::default()),
    }
}

/// Lists a player's own conditional moves with active answers, of games each with the side that
/// the player has in it, and with the rules that they are played by. Corrupt ones are logged and left
/// out.
pub fn list_active(
    conn: &mut DbConn,
    own: &[(GameId, Color, Variant)],
) -> QueryResult<Vec<(GameId, ConditionalMoves, Rules)>> {
    let of = |side| own.iter().filter(move |(_, own, _)| *own == side).map(|(id, ..)| *id);
    let [white, black] = [Color::White, Color::Black].map(|side| of(side).collect::<Vec<_>>());
    let is_white = conditional_moves::side
        .eq(color_word(Color::White))
        .and(conditional_moves::game_id.eq_any(white));
    let is_black = conditional_moves::side
        .eq(color_word(Color::Black))
        .and(conditional_moves::game_id.eq_any(black));
    let rows: Vec<(GameId, String, bool, bool)> = conditional_moves::table
        .inner_join(game_terms::table.on(game_terms::game_id.eq(conditional_moves::game_id)))
        .filter(is_white.or(is_black))
        .select((
            conditional_moves::game_id,
            conditional_moves::lines,
            game_terms::en_passant,
            game_terms::legal_moves_only,
        ))
        .load(conn)?;
    let variants: HashMap<_, _> = own.iter().map(|(id, _, variant)| (*id, *variant)).collect();
    let mut list = Vec::with_capacity(rows.len());
    // Most that are stored are inactive: they are not read.
    let active = rows.into_iter().filter(|(_, lines, ..)| has_active(lines));
    for (id, lines, en_passant, legal_moves_only) in active {
        let rules = Rules { en_passant, legal_moves_only };
        match variants.get(&id).and_then(|variant| ConditionalMoves::parse(&lines, *variant)) {
            Some(conditional_moves) => list.push((id, conditional_moves, rules)),
            None => tracing::error!(game = id.0, "corrupt conditional moves are left out"),
        }
    }
    Ok(list)
}

/// Returns the conditional moves of a game. Corrupt ones are logged and answer nothing: they must
/// not keep the opponent from moving.
pub(super) fn list(
    conn: &mut DbConn,
    game: GameId,
    variant: Variant,
) -> QueryResult<Vec<(Color, ConditionalMoves)>> {
    let query = conditional_moves::table
        .filter(conditional_moves::game_id.eq(game))
        .select((conditional_moves::side, conditional_moves::lines));
    let rows: Vec<(String, String)> = on_either!(conn, |c| query.load(c)?);
    let mut list = Vec::with_capacity(rows.len());
    for (side, lines) in rows {
        match (color_of(&side), ConditionalMoves::parse(&lines, variant)) {
            (Some(side), Some(conditional_moves)) => list.push((side, conditional_moves)),
            _ => tracing::error!(game = game.0, side, "corrupt conditional moves answer nothing"),
        }
    }
    Ok(list)
}

/// Stores a side's conditional moves.
pub(super) fn update(
    conn: &mut DbConn,
    game: GameId,
    side: Color,
    conditional_moves: &ConditionalMoves,
) -> QueryResult<()> {
    let lines = conditional_moves.to_text();
    let row = (
        conditional_moves::game_id.eq(game),
        conditional_moves::side.eq(color_word(side)),
        conditional_moves::lines.eq(&lines),
    );
    let query = diesel::insert_into(conditional_moves::table).values(row);
    on_either!(conn, |c| {
        query
            .on_conflict((conditional_moves::game_id, conditional_moves::side))
            .do_update()
            .set(conditional_moves::lines.eq(&lines))
            .execute(c)?
    });
    Ok(())
}
