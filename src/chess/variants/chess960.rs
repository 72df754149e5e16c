//! Chess960 (Guidelines II of the FIDE Laws): chess from 960 positions, with its own castling.

use shakmaty::CastlingMode;

use super::variant_rules::{CHESS, VariantRules};

pub(super) const RULES: VariantRules = VariantRules {
    name: "Chess960",
    other_names: &["Fischerandom", "Fischerrandom", "960"],
    castling_mode: CastlingMode::Chess960,
    ..CHESS
};
