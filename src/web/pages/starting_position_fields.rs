//! The fields of a form in which a starting position is chosen: the usual one, one of Chess960 by its
//! number, any other by its FEN.

use crate::{
    chess::{BadStart, Rules, Start, Variant},
    i18n::{Locale, key},
    web::form_errors::FieldFault,
};

/// What is entered.
#[derive(Clone, Copy, Debug)]
pub struct StartingPositionFields<'a> {
    /// Where it stands in the form, for what is wrong with the choice.
    pub field: &'static str,
    /// `standard`, `chess960`, `fen`
    pub chosen: &'a str,
    pub number: &'a str,
    pub fen: &'a str,
}

impl StartingPositionFields<'_> {
    /// Reads where a game begins. With the usual position chosen, as it is at first, a number or a FEN
    /// that was typed is meant.
    pub fn read(self, locale: Locale, rules: Rules, variant: Variant) -> Result<Start, FieldFault> {
        let (number, fen) = (self.number.trim(), self.fen.trim());
        let ask = |field, key| Err((field, locale.t(key).to_string()));
        let (field, start) = match (self.chosen, !number.is_empty(), !fen.is_empty()) {
            ("standard" | "chess960" | "fen", true, true) => {
                return ask("fen", key!("challenge-new-error-two-positions"));
            }
            ("chess960", false, true) => {
                return ask("fen", key!("challenge-new-error-fen-not-chosen"));
            }
            ("fen", true, false) => {
                return ask("number", key!("challenge-new-error-number-not-chosen"));
            }
            ("standard", false, false) => (self.field, Ok(Start::of_variant(variant))),
            ("chess960", ..) | ("standard", true, _) if variant != Variant::Standard => {
                return ask("number", key!("challenge-new-error-number-of-variant"));
            }
            ("chess960", ..) | ("standard", true, _) => {
                let number = number.parse().map_err(|_| BadStart::Number);
                ("number", number.and_then(Start::chess960))
            }
            ("fen" | "standard", ..) => ("fen", Start::from_fen(fen, variant)),
            _ => return ask(self.field, key!("challenge-new-error-starting-position")),
        };
        start.and_then(|start| start.under(rules)).map_err(|fault| {
            let field = if fault == BadStart::Options { "variant" } else { field };
            (field, locale.bad_start(&fault))
        })
    }
}
