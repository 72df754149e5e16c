//! Offers between the two players that wait for an answer: a draw, a takeback.

use super::game_on_page::GameOnPage;
use crate::{chess::Color, game::OpenOffers};

#[derive(Default)]
pub struct Offers {
    /// What a move declines, as its form says that the reader has seen it.
    pub open: OpenOffers,
    /// The opponent offers a draw.
    pub is_draw_offered: bool,
    /// The reader does.
    pub has_offered_draw: bool,
    /// The move that the opponent asks to take back.
    pub takeback_asked: Option<String>,
    /// The reader has asked.
    pub has_asked_takeback: bool,
    /// The own move that could be taken back.
    pub takeback_to_ask: Option<String>,
}

impl Offers {
    /// Spectators are told of none.
    pub fn of(on_page: GameOnPage) -> Offers {
        let Some(side) = on_page.viewer.side else { return Offers::default() };
        let (game, locale) = (on_page.game(), on_page.locale());
        let may_ask = on_page.actions.may_ask_takeback;
        let last_move = |of: Color| Some(locale.san(&on_page.line.quoted(game.last_move_of(of)?)));
        Offers {
            open: game.offers_to(side),
            is_draw_offered: game.offer() == Some(!side),
            has_offered_draw: game.offer() == Some(side),
            takeback_asked: (game.takeback() == Some(!side)).then(|| last_move(!side)).flatten(),
            has_asked_takeback: game.takeback() == Some(side),
            takeback_to_ask: may_ask.then(|| last_move(side)).flatten(),
        }
    }
}
