//! Crazyhouse: what is captured changes sides and is dropped on the board instead of a move. Moves are
//! written `N@f3` and `@e5`. Pieces return, so no count of moves draws a game.

use shakmaty::{Color, Position as _};

use super::{
    variant::Variant,
    variant_rules::{CHESS, VariantOptions, VariantRules, has_few_pieces},
};

pub(super) const RULES: VariantRules = VariantRules {
    variant: Variant::Crazyhouse,
    name: "Crazyhouse",
    other_names: &["zh", "House"],
    plays: shakmaty::variant::Variant::Crazyhouse,
    start_fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
    pieces_return: true,
    // Two kings and at most one knight or bishop, wherever it is: as in chess.
    has_insufficient_material: |position, side: Color| position.has_insufficient_material(side),
    may_be_dead: has_few_pieces,
    distance: |position, side| {
        let own = position.pockets().map_or(0, |pockets| {
            let pocket = pockets.get(side);
            pocket.iter().map(|count| u32::from(*count)).sum::<u32>()
        });
        40_u32.saturating_sub(own)
    },
    options: VariantOptions { no_en_passant: true, moves_into_check: false },
    ..CHESS
};
