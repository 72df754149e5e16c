//! Chess by the FIDE Laws.

use super::variant_rules::{CHESS, VariantRules};

pub(super) const RULES: VariantRules =
    VariantRules { other_names: &["Chess", "From Position", "Normal", ""], ..CHESS };
