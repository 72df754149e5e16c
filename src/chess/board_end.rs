//! How a position is over by what is on the board: by a rule of its variant, by checkmate or by stalemate.

use shakmaty::{Color, Position as _};

use super::{VariantPosition, variants::VariantEnd};

/// How a position is over, whatever led to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardEnd {
    /// Article 5.1.1.
    Checkmate { winner: Color },
    /// Article 5.2.1.
    Stalemate,
    /// By a rule that chess does not have; a draw without a winner.
    Variant { winner: Option<Color>, end: VariantEnd },
}

impl BoardEnd {
    /// Returns how a position is over, `None` if it goes on.
    pub fn of(position: &VariantPosition) -> Option<BoardEnd> {
        if let Some((winner, end)) = (position.rules().end)(position) {
            return Some(BoardEnd::Variant { winner, end });
        }
        if !position.legal_moves().is_empty() {
            None
        } else if position.is_check() {
            Some(BoardEnd::Checkmate { winner: !position.turn() })
        } else {
            Some(BoardEnd::Stalemate)
        }
    }

    /// Returns by which rule of the variant a position is over.
    pub fn variant_end(self) -> Option<VariantEnd> {
        match self {
            BoardEnd::Variant { end, .. } => Some(end),
            _ => None,
        }
    }

    /// Returns who has won, `None` if it is a draw.
    pub fn winner(self) -> Option<Color> {
        match self {
            BoardEnd::Checkmate { winner } => Some(winner),
            BoardEnd::Stalemate => None,
            BoardEnd::Variant { winner, .. } => winner,
        }
    }
}
