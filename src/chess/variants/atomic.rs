//! Atomic: a capture explodes, with all pieces but pawns around it. Whose king explodes has lost.

use shakmaty::{Bitboard, Color, Move, Position as _, Role, attacks};

use super::{
    variant::Variant,
    variant_rules::{
        CHESS, Restriction, VariantEnd, VariantOptions, VariantPosition, VariantRules, bare_king,
        has_few_pieces,
    },
};

pub(super) const RULES: VariantRules = VariantRules {
    variant: Variant::Atomic,
    name: "Atomic",
    plays: shakmaty::variant::Variant::Atomic,
    end: |position| {
        let board = position.board();
        let has_no_king = |side: &Color| (board.kings() & board.by_color(*side)).is_empty();
        let loser = Color::ALL.into_iter().find(has_no_king)?;
        Some((Some(!loser), VariantEnd::KingExploded))
    },
    has_insufficient_material: cannot_win,
    may_be_dead: has_few_pieces,
    distance: |position, side| {
        let board = position.board();
        // What stands beside the king can be captured with it.
        let beside = board.king_of(!side).map_or(Bitboard::EMPTY, attacks::king_attacks);
        let near = (beside & board.by_color(!side)).count().min(4);
        u32::try_from(4 - near).unwrap_or(4)
    },
    restriction: |position, mv| {
        if !mv.is_capture() {
            return None;
        }
        if mv.role() == Role::King {
            return Some(Restriction::KingCannotCapture);
        }
        let king = position.board().king_of(position.turn())?;
        exploded(mv).contains(king).then_some(Restriction::OwnKingExplodes)
    },
    // A move into check can win: it is not forbidden where the other king explodes.
    options: VariantOptions { no_en_passant: true, moves_into_check: false },
    exploded,
    ..CHESS
};

/// Returns the squares around a capture; pawns stay.
fn exploded(mv: Move) -> Bitboard {
    if mv.is_capture() { attacks::king_attacks(mv.to()) } else { Bitboard::EMPTY }
}

/// A king captures nothing. One knight, bishop or rook beside the king cannot mate a bare king, which is
/// safe next to the other king, and finds nothing to capture.
fn cannot_win(position: &VariantPosition, side: Color) -> bool {
    let board = position.board();
    if bare_king(position, side) {
        return true;
    }
    let own = board.by_color(side) & !board.kings();
    let weak = board.knights() | board.bishops() | board.rooks();
    bare_king(position, !side) && own.count() == 1 && (own & !weak).is_empty()
}
