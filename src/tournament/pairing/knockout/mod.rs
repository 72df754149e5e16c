//! Knockout: a [`bracket`] of matches; whoever wins a match goes on, and after a drawn one the
//! [`TieRule`] decides.

mod bracket;
mod knockout_match;
#[cfg(test)]
mod tests;

pub use bracket::{
    Bracket, BracketMatch, GoesOn, MIN_SEEDS, MatchPlace, Seat, bracket, bracket_order,
};
pub use knockout_match::{DeciderTime, KnockoutTerms, TieRule, decider_time, knockout_match};
