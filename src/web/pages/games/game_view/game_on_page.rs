//! A game as its page sees it: what all parts of the page are made from.

use crate::{
    chess::Line,
    db::games::StoredGame,
    game::Game,
    i18n::Locale,
    web::pages::games::{available_actions::AvailableActions, page_reader::PageReader},
};

#[derive(Clone, Copy)]
pub struct GameOnPage<'a> {
    pub stored: &'a StoredGame,
    /// All positions of the game with the moves between them.
    pub line: &'a Line,
    /// Of White and Black, as they are stored.
    pub names: &'a [String; 2],
    pub viewer: &'a PageReader,
    pub actions: AvailableActions,
    /// How many half-moves were made before the position that is shown.
    pub shown_ply: usize,
}

impl<'a> GameOnPage<'a> {
    pub fn game(&self) -> &'a Game {
        &self.stored.game
    }

    pub fn locale(&self) -> Locale {
        self.viewer.zone.locale()
    }
}
