//! Three-check: who gives check for the third time has won. A double check is one check.

use shakmaty::{Color, Position as _};

use super::{
    variant::Variant,
    variant_rules::{CHESS, VariantEnd, VariantRules, bare_king, has_few_pieces},
};

pub(super) const RULES: VariantRules = VariantRules {
    variant: Variant::ThreeCheck,
    name: "Three-check",
    other_names: &["3check", "3-check", "Threecheck"],
    plays: shakmaty::variant::Variant::ThreeCheck,
    start_fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1",
    end: |position| {
        let left = position.remaining_checks()?;
        let has_given_all = |side: &Color| left.get(*side).is_zero();
        let winner = Color::ALL.into_iter().find(has_given_all)?;
        Some((Some(winner), VariantEnd::ThirdCheck))
    },
    // A king gives no check.
    has_insufficient_material: bare_king,
    may_be_dead: has_few_pieces,
    distance: |position, side| {
        position.remaining_checks().map_or(0, |left| u32::from(u8::from(*left.get(side))))
    },
    ..CHESS
};
