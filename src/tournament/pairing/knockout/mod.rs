//! Knockout: a [`bracket`] of matches; whoever wins a match goes on, and after a drawn one the
//! [`DrawnMatchRule`] decides.

mod bracket;
mod knockout_match;
#[cfg(test)]
mod tests;

pub use bracket::{
    Advancing, Bracket, BracketPosition, BracketSlot, KnockoutMatch, MIN_SEEDS, bracket,
    bracket_order,
};
pub use knockout_match::{DrawnMatchRule, KnockoutTerms, knockout_match};
