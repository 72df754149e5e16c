//! Horde: White has pawns and no king, and mates; Black captures them all.

use shakmaty::{Color, Position as _};

use super::{
    variant::Variant,
    variant_rules::{CHESS, VariantEnd, VariantOptions, VariantRules, has_few_pieces},
};

pub(super) const RULES: VariantRules = VariantRules {
    variant: Variant::Horde,
    name: "Horde",
    plays: shakmaty::variant::Variant::Horde,
    start_fen: "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1",
    end: |position| {
        let board = position.board();
        let horde = Color::ALL.into_iter().find(|side| board.by_color(*side).is_empty())?;
        Some((Some(!horde), VariantEnd::HordeCaptured))
    },
    may_be_dead: has_few_pieces,
    distance: |position, side| {
        let board = position.board();
        // One side captures the horde, the other promotes pawns and mates.
        let count = match board.king_of(side) {
            Some(_) => board.by_color(!side).count(),
            None => {
                2 * board.by_color(!side).count() + (board.pawns() & board.by_color(side)).count()
            }
        };
        u32::try_from(count).unwrap_or(u32::MAX)
    },
    // One side has no king.
    options: VariantOptions { no_en_passant: true, moves_into_check: false },
    ..CHESS
};
