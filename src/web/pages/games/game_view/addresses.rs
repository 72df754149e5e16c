//! The addresses of a game page, and where a click on its board leads.

use crate::{
    chess::Square,
    db::GameId,
    web::{board::BoardAction, origin::Origin, pages::games::board_links::BoardAddresses},
};

pub struct GameAddresses {
    /// Of the game itself.
    pub game: String,
    is_flipped: bool,
}

impl GameAddresses {
    /// `is_flipped`: the board stays turned round wherever its links lead.
    pub fn new(id: GameId, is_flipped: bool) -> GameAddresses {
        GameAddresses { game: format!("/games/{id}"), is_flipped }
    }

    /// Returns the address to which a reply is added, to be looked at on the analysis board.
    pub fn analysis(&self) -> String {
        format!("{}/analysis?line=", self.game)
    }

    /// Returns the address of the position after so many half-moves.
    pub fn position(&self, ply: usize) -> String {
        format!("?ply={ply}{}", self.flip())
    }

    /// Returns the address of the same position on the board turned round.
    pub fn flipped_position(&self, ply: usize) -> String {
        format!("?ply={ply}{}", if self.is_flipped { "" } else { "&flip=1" })
    }

    fn flip(&self) -> &'static str {
        if self.is_flipped { "&flip=1" } else { "" }
    }
}

/// Clicks that make the reader's own move: each sends the form for moves, so that what is typed
/// there stays.
pub struct OwnMoves;

impl BoardAddresses for OwnMoves {
    fn choose(&self, from: Origin) -> BoardAction {
        BoardAction::Button { name: "chosen", value: from.to_string() }
    }

    fn put_back(&self) -> BoardAction {
        BoardAction::Button { name: "chosen", value: String::new() }
    }

    fn make(&self, _: Origin, _: Square, uci: &str) -> BoardAction {
        BoardAction::Button { name: "played", value: uci.to_owned() }
    }

    fn promote(&self, from: Origin, to: Square) -> BoardAction {
        BoardAction::Button { name: "played", value: format!("{from}{to}") }
    }
}

/// Clicks that try a reply of the opponent on the analysis board, which is another page.
pub struct Replies<'a>(pub &'a GameAddresses);

impl BoardAddresses for Replies<'_> {
    fn choose(&self, from: Origin) -> BoardAction {
        OwnMoves.choose(from)
    }

    fn put_back(&self) -> BoardAction {
        OwnMoves.put_back()
    }

    fn make(&self, _: Origin, _: Square, uci: &str) -> BoardAction {
        BoardAction::Link(format!("{}{uci}{}", self.0.analysis(), self.0.flip()))
    }

    fn promote(&self, from: Origin, to: Square) -> BoardAction {
        let address = format!("{}/analysis?from={from}&to={to}{}", self.0.game, self.0.flip());
        BoardAction::Link(address)
    }
}
