//! A game as it was loaded: with its players, and what guards its next update.

use chrono::{DateTime, Utc};

use crate::{
    chess::Color,
    db::{GameId, PlayerId},
    game::Game,
};

/// A stored game with the players who sit at it.
#[derive(Clone, Debug)]
pub struct StoredGame {
    pub id: GameId,
    pub white: PlayerId,
    pub black: PlayerId,
    pub game: Game,
    pub(super) version: i32,
    pub(in crate::db) conditional_moves_revision: i32,
    /// The players have said something to each other.
    pub has_messages: bool,
    pub(super) next_check_at: Option<DateTime<Utc>>,
    pub(super) log_head: String,
    /// The opening with its ECO code: `C60 Ruy Lopez`; empty as long as it has no name.
    pub opening: String,
}

impl StoredGame {
    pub fn player(&self, side: Color) -> PlayerId {
        side.fold_wb(self.white, self.black)
    }

    /// Returns whether anybody has ever had conditional moves in this game, or delayed a move. No page
    /// may show it: it only saves a query for those that are not there.
    pub fn has_had_conditional_moves(&self) -> bool {
        self.conditional_moves_revision > 0
    }

    /// Returns how often the game has changed: forms of the admin pages carry it.
    pub fn version(&self) -> i32 {
        self.version
    }

    /// Returns the hash of the last event of the log ([`crate::db::log_chain`]); empty before the
    /// first.
    pub fn log_head(&self) -> &str {
        &self.log_head
    }

    /// Returns the next instant at which the passing of time changes the game.
    pub fn next_check_at(&self) -> Option<DateTime<Utc>> {
        self.next_check_at
    }

    /// Returns the side that a player has, `None` for spectators.
    pub fn side_of(&self, player: PlayerId) -> Option<Color> {
        match player {
            id if id == self.white => Some(Color::White),
            id if id == self.black => Some(Color::Black),
            _ => None,
        }
    }
}
