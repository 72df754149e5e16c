//! When the position on the board ends the game by itself.

use shakmaty::{Chess, Color, Position};

/// An end that the board alone decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardEnding {
    /// Article 5.1.1: the side that moved wins.
    Checkmate { winner: Color },
    /// Article 5.2.1.
    Stalemate,
    /// Article 5.2.2, as far as the material alone proves it.
    DeadMaterial,
}

/// Returns how the position ends the game, `None` if it goes on.
///
/// Mate comes before every draw (Article 5.1.1).
pub fn board_ending(position: &Chess) -> Option<BoardEnding> {
    if position.is_checkmate() {
        Some(BoardEnding::Checkmate { winner: !position.turn() })
    } else if position.is_stalemate() {
        Some(BoardEnding::Stalemate)
    } else if position.is_insufficient_material() {
        Some(BoardEnding::DeadMaterial)
    } else {
        None
    }
}

/// Returns whether the material proves that `side` cannot checkmate by any possible
/// series of legal moves (Articles 5.1.2 and 6.9).
///
/// `true` is a proof, `false` is none: a blocked position may hide the impossibility.
pub fn cannot_mate(position: &Chess, side: Color) -> bool {
    position.has_insufficient_material(side)
}
