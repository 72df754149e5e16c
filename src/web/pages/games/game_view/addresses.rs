//! The addresses of a game page, and where a click on its board leads.

use crate::{
    chess::Square,
    db::GameId,
    web::{board::BoardAction, pages::games::board_links::BoardAddresses},
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

    fn choose(&self, from: Square) -> String {
        format!("{}?from={from}{}", self.game, self.flip())
    }

    fn put_back(&self) -> String {
        format!("{}{}", self.game, if self.is_flipped { "?flip=1" } else { "" })
    }
}

/// Clicks that make the reader's own move.
pub struct OwnMoves<'a> {
    pub addresses: &'a GameAddresses,
    /// Without a confirmation.
    pub sends_at_once: bool,
}

impl OwnMoves<'_> {
    fn confirm(&self, from: Square, to: Square) -> String {
        format!("{}?move={from}{to}{}", self.addresses.game, self.addresses.flip())
    }
}

impl BoardAddresses for OwnMoves<'_> {
    fn choose(&self, from: Square) -> String {
        self.addresses.choose(from)
    }

    fn put_back(&self) -> String {
        self.addresses.put_back()
    }

    fn make(&self, from: Square, to: Square, uci: &str) -> BoardAction {
        match self.sends_at_once {
            true => BoardAction::Button(uci.to_owned()),
            false => BoardAction::Link(self.confirm(from, to)),
        }
    }

    fn promote(&self, from: Square, to: Square) -> String {
        self.confirm(from, to)
    }
}

/// Clicks that try a reply of the opponent on the analysis board.
pub struct Replies<'a>(pub &'a GameAddresses);

impl BoardAddresses for Replies<'_> {
    fn choose(&self, from: Square) -> String {
        self.0.choose(from)
    }

    fn put_back(&self) -> String {
        self.0.put_back()
    }

    fn make(&self, _: Square, _: Square, uci: &str) -> BoardAction {
        BoardAction::Link(format!("{}{uci}{}", self.0.analysis(), self.0.flip()))
    }

    fn promote(&self, from: Square, to: Square) -> String {
        format!("{}/analysis?from={from}&to={to}{}", self.0.game, self.0.flip())
    }
}
