//! Chess960 (Guidelines II of the FIDE Laws): chess from 960 positions, with its own castling.

use shakmaty::CastlingMode;

use super::{
    variant::Variant,
    variant_rules::{CHESS, VariantRules},
};

pub(super) const RULES: VariantRules = VariantRules {
    variant: Variant::Chess960,
    name: "Chess960",
    other_names: &["Fischerandom", "Fischerrandom", "960"],
    castling_mode: CastlingMode::Chess960,
    ..CHESS
};
