//! A player's bar above or below the board: the name, what was captured, the clock.

use super::{game_on_page::GameOnPage, rating::RatingInGame};
use crate::{
    chess::{Color, Position as _, VariantPosition, captured, material_difference},
    i18n::CLOSED_NAME,
    web::{
        board,
        pages::games::clock_view::{ClockView, running_clock},
    },
};

pub struct PlayerBar {
    pub name: String,
    /// No link for a closed account.
    pub has_page: bool,
    pub rating: Option<RatingInGame>,
    /// `White to move`
    pub turn: String,
    pub is_turn: bool,
    pub captured: Vec<&'static str>,
    pub captured_label: String,
    /// By how many points this side has more material, as `+2`; empty if it has not.
    pub advantage: String,
    /// Time left and deadline, on the side to move of a game in progress.
    pub clock: Option<ClockView>,
}

impl PlayerBar {
    /// `shown`: the position on the board.
    pub fn of(on_page: GameOnPage, shown: &VariantPosition, side: Color) -> PlayerBar {
        let (game, locale, viewer) = (on_page.game(), on_page.locale(), on_page.viewer);
        let [white, black] = on_page.names;
        let name = side.fold_wb(white, black);
        // Where captured pieces are in a pocket, they stand beside the board.
        let has_pocket = shown.pockets().is_some();
        let taken = match has_pocket {
            true => Vec::new(),
            false => captured(&on_page.line.start.position, shown, side).pieces,
        };
        let is_turn = game.is_running() && game.turn() == side && game.paused_since().is_none();
        let pieces: Vec<String> = taken.iter().map(|piece| locale.role(piece.role)).collect();
        let turn = side.fold_wb(locale.t("game-white-to-move"), locale.t("game-black-to-move"));
        let clock = || running_clock(game, viewer.side.is_some(), viewer.now, viewer.zone);
        PlayerBar {
            name: locale.name(name),
            has_page: name != CLOSED_NAME,
            rating: RatingInGame::of(on_page.rating(side), locale),
            turn: turn.to_string(),
            is_turn,
            captured: taken.into_iter().map(board::code).collect(),
            captured_label: locale.t("game-captured").with("pieces", pieces.join(", ")).to_string(),
            advantage: match material_difference(shown, side) {
                points @ 1.. if !has_pocket => format!("+{points}"),
                _ => String::new(),
            },
            clock: is_turn.then(clock),
        }
    }
}
