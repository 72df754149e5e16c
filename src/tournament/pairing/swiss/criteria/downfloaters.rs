//! C6 to C9: who floats down.

use super::by_score::by_score;
use crate::tournament::pairing::swiss::{
    bracket::{Place, ScoreBracket},
    matching::{Digit, Vertex},
};

pub fn digits(bracket: &ScoreBracket, higher: Vertex, lower: Vertex) -> Vec<Digit> {
    let place = bracket.place(lower);
    let mut digits = vec![c6_pairs(place)];
    digits.extend(c7_scores_paired(bracket, higher, place));
    digits.push(c8_pairs_of_next_bracket(place));
    digits.extend(c8_scores_paired_in_next_bracket(bracket, higher, place));
    digits.push(c9_games_of_bye_assignee(bracket, higher, lower));
    digits
}

pub fn width(bracket: &ScoreBracket) -> usize {
    4 + 2 * bracket.mdp_scores.len()
}

/// C6: as few downfloaters as possible, so as many pairs.
fn c6_pairs(place: Place) -> Digit {
    Digit::from(place == Place::ScoreBracket)
}

/// C7: the scores of downfloaters, in descending order, as low as possible. So as many MDPs of the
/// highest score are paired as possible, and so on. How many residents are paired follows.
fn c7_scores_paired(
    bracket: &ScoreBracket,
    higher: Vertex,
    place: Place,
) -> impl Iterator<Item = Digit> {
    by_score(bracket, higher, Digit::from(place == Place::ScoreBracket))
}

/// C8: the next bracket can comply with C6, too.
fn c8_pairs_of_next_bracket(place: Place) -> Digit {
    Digit::from(place == Place::NextBracket)
}

/// C8: the next bracket can comply with C7, too. Its MDPs are those of this one, and residents.
fn c8_scores_paired_in_next_bracket(
    bracket: &ScoreBracket,
    higher: Vertex,
    place: Place,
) -> impl Iterator<Item = Digit> {
    let is_there = place == Place::NextBracket;
    let resident = Digit::from(is_there && bracket.is_resident(higher));
    by_score(bracket, higher, Digit::from(is_there)).chain([resident])
}

/// C9: whoever gets the bye has as few unplayed games as possible. Applies to a bracket with one
/// downfloater, who gets the bye.
fn c9_games_of_bye_assignee(bracket: &ScoreBracket, higher: Vertex, lower: Vertex) -> Digit {
    if bracket.applies_c9 && lower == bracket.bye_vertex() {
        let unplayed = bracket.players[higher].unplayed_games;
        -Digit::try_from(unplayed).unwrap_or(Digit::MAX)
    } else {
        0
    }
}
