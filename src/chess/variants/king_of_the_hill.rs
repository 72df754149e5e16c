//! King of the Hill: whose king reaches the center has won.

use shakmaty::{Bitboard, Color, Position as _};

use super::{
    variant::Variant,
    variant_rules::{CHESS, VariantEnd, VariantRules, king_steps},
};

pub(super) const RULES: VariantRules = VariantRules {
    variant: Variant::KingOfTheHill,
    name: "King of the Hill",
    other_names: &["KotH"],
    plays: shakmaty::variant::Variant::KingOfTheHill,
    end: |position| {
        let on_the_hill = position.board().kings() & Bitboard::CENTER;
        let in_the_center = |side: &Color| (on_the_hill & position.board().by_color(*side)).any();
        let winner = Color::ALL.into_iter().find(in_the_center)?;
        Some((Some(winner), VariantEnd::KingInTheCenter))
    },
    // A bare king can walk to the center.
    may_be_dead: |_| false,
    distance: |position, side| king_steps(position, side, Bitboard::CENTER),
    goal: Bitboard::CENTER,
    ..CHESS
};
