//! Finds the moves of a position that fit what was typed.

use shakmaty::{Move, Position as _, Role, Square};

use super::{Rules, VariantPosition, illegal::exposing_moves, notation::ParsedMove};

/// The moves of the one kind or the other that fit what was typed, whatever a pawn becomes.
pub(super) struct Candidates {
    pub moves: Vec<Move>,
    /// They leave the king in check.
    pub is_exposing: bool,
}

/// Returns the moves that fit: those that leave the king in check only where they can be made, and
/// where no legal one fits.
pub(super) fn candidates(
    position: &VariantPosition,
    rules: Rules,
    wanted: ParsedMove,
) -> Candidates {
    let legal = position.legal_moves();
    let mut moves: Vec<Move> = legal.iter().copied().filter(|mv| fits(*mv, wanted)).collect();
    if moves.is_empty() {
        moves.extend(castling_by_squares(&legal, wanted));
    }
    if !moves.is_empty() || rules.legal_moves_only {
        return Candidates { moves, is_exposing: false };
    }
    let exposing = exposing_moves(position).into_iter();
    Candidates { moves: exposing.filter(|mv| fits(*mv, wanted)).collect(), is_exposing: true }
}

/// Returns the moves that are meant among those that fit. Of promotions that differ only in the
/// piece, the queen's stands for all.
pub(super) fn as_asked(moves: Vec<Move>, wanted: ParsedMove) -> Vec<Move> {
    let asked = wanted.promotion();
    let known = asked.filter(|_| moves.iter().any(|mv| mv.promotion() == asked));
    let piece = Some(known.unwrap_or(Role::Queen));
    let fits = |mv: &Move| mv.promotion() == piece || asked.is_none() && !mv.is_promotion();
    moves.into_iter().filter(fits).collect()
}

/// Returns whether a legal move is one that was asked for, whatever a pawn becomes.
fn fits(mv: Move, wanted: ParsedMove) -> bool {
    match wanted {
        ParsedMove::Castle(side) => mv.castling_side() == Some(side),
        ParsedMove::Put { role, to } => mv == Move::Put { role, to },
        ParsedMove::Move { role, from, to, .. } => {
            !mv.is_castle()
                && role.is_none_or(|role| mv.role() == role)
                && mv.from().is_some_and(|square| from.contains(square))
                && mv.to() == to
        }
        ParsedMove::Capture { from, to, .. } => {
            mv.role() == Role::Pawn
                && mv.from().is_some_and(|square| square.file() == from)
                && mv.to().file() == to
        }
    }
}

/// Castling written as the king's move, to where it will stand or onto its rook.
///
/// Asked only when the king has no plain move to the square: in Chess960 `f1g1` may be both.
fn castling_by_squares(legal: &[Move], wanted: ParsedMove) -> Option<Move> {
    let ParsedMove::Move { role: role @ (None | Some(Role::King)), from, to, .. } = wanted else {
        return None;
    };
    // `Kh1` names a square, `e1h1` the rook.
    let onto_rook = role.is_none();
    legal.iter().copied().find(|m| match (*m, m.castling_side()) {
        (Move::Castle { king, rook }, Some(side)) => {
            let target = Square::from_coords(side.king_to_file(), king.rank());
            from.contains(king) && (to == target || onto_rook && to == rook)
        }
        _ => false,
    })
}
