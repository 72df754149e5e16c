//! The game options that change how pieces move, and moves played under them.

use shakmaty::{
    EnPassantMode, Move, Position as _,
    san::{San, SanPlus, Suffix},
};

use super::VariantPosition;

/// Which rules of the move hold. The default is the Laws of Chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Off: no pawn is ever captured in passing (Article 3.7.3.1).
    pub en_passant: bool,
    /// On: a move that leaves the own king in check is refused (Article 3.9.2). Off: it
    /// stands, and loses the game at once.
    pub legal_moves_only: bool,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules { en_passant: true, legal_moves_only: true }
    }
}

/// Plays a move under the rules of a game. Every move of a game is played by this, so that
/// legal moves, mate and what counts as the same position follow from the position alone.
///
/// The caller vouches for the move: it is legal, or leaves only the own king in check.
pub fn play(position: &mut VariantPosition, mv: Move, rules: Rules) {
    position.play_unchecked(mv);
    if !rules.en_passant {
        forget_en_passant(position);
    }
}

/// Plays a move as [`play`] does, and returns its SAN. The mark of a mate is that of these
/// rules too: a check that only en passant would have answered is one.
pub fn play_san(position: &mut VariantPosition, mv: Move, rules: Rules) -> SanPlus {
    let san = San::from_move(position, mv);
    play(position, mv, rules);
    SanPlus { san, suffix: suffix(position) }
}

/// Returns the mark of check and mate. That of a mate stands for every win on the board, as lichess
/// writes it.
fn suffix(position: &VariantPosition) -> Option<Suffix> {
    let is_won = (position.rules().end)(position).is_some_and(|(winner, _)| winner.is_some());
    if is_won {
        return Some(Suffix::Checkmate);
    }
    // Only who is in check can be mated: nobody else's legal moves are looked at.
    position.is_check().then(|| match position.is_checkmate() {
        true => Suffix::Checkmate,
        false => Suffix::Check,
    })
}

/// Takes the right to capture in passing out of a position. `false` if there was none.
pub(super) fn forget_en_passant(position: &mut VariantPosition) -> bool {
    if position.maybe_ep_square().is_none() {
        return false;
    }
    let mut setup = position.to_setup(EnPassantMode::Always);
    setup.ep_square = None;
    // A position with the square was checked against more than one without it, so there is
    // no fault left to be found.
    if let Some(without) = VariantPosition::from_any_setup(position.variant(), setup) {
        *position = without;
    }
    true
}

#[cfg(test)]
mod tests;
