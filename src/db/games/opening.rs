//! What the opening of a game is called, kept as long as the game is young enough to change it.

use super::StoredGame;
use crate::{
    chess::{Chess, fen},
    game::Game,
    openings,
};

/// Returns the name of the last position that has one. `reached` are the positions after each
/// event since the game was stored.
pub(super) fn of(stored: &StoredGame, game: &Game, reached: &[Chess]) -> String {
    if !game.start().is_standard() {
        return String::new();
    }
    let named = |position: &Chess| openings::name(&fen(position));
    let (before, ply) = (stored.game.played().len(), game.played().len());
    // Moves were taken back, or the game began before openings had names.
    if ply < before || stored.opening.is_empty() {
        let young = (1..=ply.min(openings::MAX_PLIES)).rev();
        return young
            .filter_map(|ply| game.position_at(ply))
            .find_map(|p| named(&p))
            .unwrap_or_default();
    }
    if ply == before || before >= openings::MAX_PLIES {
        return stored.opening.clone();
    }
    reached.iter().rev().find_map(named).unwrap_or_else(|| stored.opening.clone())
}
