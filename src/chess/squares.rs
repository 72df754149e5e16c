//! Squares that a board marks.

use shakmaty::{Move, Position as _, Rank, Square};

use super::VariantPosition;

/// Returns the square of the king that is in check.
pub fn checked_king(position: &VariantPosition) -> Option<Square> {
    position.is_check().then(|| position.board().king_of(position.turn())).flatten()
}

/// Returns the square on which the moved piece stands afterwards.
pub fn landing(mv: Move) -> Square {
    match mv.castling_side() {
        Some(side) => {
            let rank = mv.from().map_or(Rank::First, Square::rank);
            Square::from_coords(side.king_to_file(), rank)
        }
        None => mv.to(),
    }
}
