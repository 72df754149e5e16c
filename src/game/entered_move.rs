//! A move as a player enters it, read under the rules of the game.

use super::Game;
use crate::chess::{Illegal, InputError, Line, Move, Role, Square, parse_move_under};

/// A move that can be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EnteredMove {
    Legal(Move),
    /// Only where the check warning is off: it leaves the own king in check to these pieces,
    /// and loses the game.
    LeavesKing {
        mv: Move,
        checkers: Vec<(Role, Square)>,
    },
}

impl EnteredMove {
    /// Returns the move itself, as it would stand on the board.
    pub fn mv(&self) -> Move {
        match self {
            EnteredMove::Legal(mv) | EnteredMove::LeavesKing { mv, .. } => *mv,
        }
    }
}

impl Game {
    /// Reads a move of the side to move, in any notation.
    pub fn read_move(&self, text: &str) -> Result<EnteredMove, InputError> {
        let rules = self.start().rules;
        match parse_move_under(self.position(), rules, text) {
            Ok(mv) => Ok(EnteredMove::Legal(mv)),
            Err(InputError::Illegal(Illegal::Exposed { mv, checkers, .. }))
                if !rules.legal_moves_only =>
            {
                Ok(EnteredMove::LeavesKing { mv, checkers })
            }
            Err(error) => Err(error),
        }
    }

    /// Returns how a move is quoted that could be the next one: `17.Nxe4`.
    pub fn quoted(&self, mv: Move) -> String {
        let moves = self.played().iter().map(|p| p.mv).chain([mv]);
        Line::replay(self.start(), moves).quoted(self.played().len())
    }
}
