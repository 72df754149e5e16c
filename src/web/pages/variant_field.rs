//! The field of a form in which a variant is chosen. Chess960 is none of them: it is a starting position.

use crate::{chess::Variant, i18n::Locale, web::form_errors::FieldFault};

/// Returns the variants to choose from: word, name, whether it is chosen.
pub fn choices(chosen: &str) -> Vec<(&'static str, String, bool)> {
    let choice = |variant: Variant| {
        (variant.as_str(), variant.rules().name.to_owned(), variant.as_str() == chosen)
    };
    Variant::with_one_start().map(choice).collect()
}

/// Reads the field.
pub fn read(chosen: &str, locale: Locale) -> Result<Variant, FieldFault> {
    let why = || locale.t("challenge-new-error-game-options").to_string();
    let mut known = Variant::with_one_start();
    known.find(|variant| variant.as_str() == chosen).ok_or_else(|| ("variant", why()))
}
