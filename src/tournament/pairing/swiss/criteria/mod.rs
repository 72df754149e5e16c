//! The criteria of Article 2. Each has a function of its name.
//!
//! | criteria | file |
//! | --- | --- |
//! | C1, C3: who may meet | `absolute` |
//! | C2, C4, C5: the bye, and that the round can be completed | `bye` |
//! | C6 to C9: who floats down | `downfloaters` |
//! | C10 to C13: colors | `colors` |
//! | C14 to C21: floats that repeat | `repeated_floats` |
//!
//! A function of C6 to C21 returns the digit of a pair, or one for each score. The greater the sum
//! over the pairs of the bracket, the better the criterion is fulfilled: what is to be minimised is
//! negative, or counts those to whom it does not happen.

pub mod absolute;
mod by_score;
pub mod bye;
pub mod colors;
pub mod downfloaters;
pub mod repeated_floats;

use super::{
    bracket::{Place, ScoreBracket},
    matching::{Digit, Vertex},
};

/// Returns the weight of a pair: C6 to C21, the most important digit first.
pub fn weight(bracket: &ScoreBracket, higher: Vertex, lower: Vertex) -> Vec<Digit> {
    let mut digits = downfloaters::digits(bracket, higher, lower);
    if bracket.place(lower) == Place::ScoreBracket {
        digits.extend(colors::digits(bracket, higher, lower));
        digits.extend(repeated_floats::digits(bracket, higher, lower));
    }
    digits
}

/// Returns how many digits a weight can have.
pub fn width(bracket: &ScoreBracket) -> usize {
    downfloaters::width(bracket) + colors::WIDTH + repeated_floats::width(bracket)
}
