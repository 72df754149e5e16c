//! A game as its page sees it: what all parts of the page are made from.

use shakmaty::ByColor;

use crate::{
    chess::{Color, Line},
    db::{game_ratings::GameRating, games::StoredGame},
    game::Game,
    i18n::{CLOSED_NAME, Locale},
    web::pages::games::{available_actions::AvailableActions, page_reader::PageReader},
};

#[derive(Clone, Copy)]
pub struct GameOnPage<'a> {
    pub stored: &'a StoredGame,
    /// All positions of the game with the moves between them.
    pub line: &'a Line,
    /// Of White and Black, as they are stored.
    pub names: &'a [String; 2],
    /// What both players were worth.
    pub ratings: &'a ByColor<GameRating>,
    pub viewer: &'a PageReader,
    pub actions: AvailableActions,
    /// How many half-moves were made before the position that is shown.
    pub shown_ply: usize,
}

impl<'a> GameOnPage<'a> {
    pub fn game(&self) -> &'a Game {
        &self.stored.game
    }

    /// Returns what a player was worth; of a closed account nothing is shown.
    pub fn rating(&self, side: Color) -> GameRating {
        let [white, black] = self.names;
        let is_closed = side.fold_wb(white, black) == CLOSED_NAME;
        if is_closed { GameRating::default() } else { *self.ratings.get(side) }
    }

    pub fn locale(&self) -> Locale {
        self.viewer.zone.locale()
    }
}
