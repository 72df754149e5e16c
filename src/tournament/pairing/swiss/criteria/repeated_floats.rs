//! C14 to C21: floats that a player had one or two rounds before.

use super::by_score::by_score;
use crate::tournament::pairing::swiss::{
    bracket::ScoreBracket,
    contender::Float,
    matching::{Digit, Vertex},
};

/// When a float was.
#[derive(Clone, Copy)]
enum When {
    PreviousRound = 0,
    TwoRoundsBefore = 1,
}

/// A pair of the bracket.
#[derive(Clone, Copy)]
struct Pair<'a> {
    bracket: &'a ScoreBracket<'a>,
    higher: Vertex,
    lower: Vertex,
}

pub fn digits(bracket: &ScoreBracket, higher: Vertex, lower: Vertex) -> Vec<Digit> {
    let pair = Pair { bracket, higher, lower };
    let mut digits = vec![
        c14_c16_downfloaters_paired(pair, When::PreviousRound),
        c15_c17_upfloats_repeated(pair, When::PreviousRound),
        c14_c16_downfloaters_paired(pair, When::TwoRoundsBefore),
        c15_c17_upfloats_repeated(pair, When::TwoRoundsBefore),
    ];
    for when in [When::PreviousRound, When::TwoRoundsBefore] {
        digits.extend(c18_c20_mdps_paired(pair, when));
        digits.extend(c19_c21_scores_of_mdps(pair, when));
    }
    digits
}

pub fn width(bracket: &ScoreBracket) -> usize {
    4 + 4 * bracket.mdp_scores.len()
}

/// C14, C16: as few residents as possible float down who did so before. So as many as possible are
/// paired.
fn c14_c16_downfloaters_paired(pair: Pair, when: When) -> Digit {
    let is_saved =
        |player| pair.bracket.is_resident(player) && pair.floated(player, when, Float::Down);
    Digit::from(is_saved(pair.higher)) + Digit::from(is_saved(pair.lower))
}

/// C15, C17: as few opponents of MDPs as possible float up who did so before.
fn c15_c17_upfloats_repeated(pair: Pair, when: When) -> Digit {
    -Digit::from(pair.repeats_upfloat(when))
}

/// C18, C20: the score differences, in descending order, of MDPs who floated down before, as small
/// as possible. Who is not paired has a greater one than whoever is. So as many as possible are
/// paired, first of those with the highest score.
fn c18_c20_mdps_paired(pair: Pair, when: When) -> impl Iterator<Item = Digit> {
    let is_saved = pair.floated(pair.higher, when, Float::Down);
    by_score(pair.bracket, pair.higher, Digit::from(is_saved))
}

/// C19, C21: the score differences, in descending order, of opponents of MDPs who floated up
/// before, as small as possible.
fn c19_c21_scores_of_mdps(pair: Pair, when: When) -> impl Iterator<Item = Digit> {
    by_score(pair.bracket, pair.higher, -Digit::from(pair.repeats_upfloat(when)))
}

impl Pair<'_> {
    fn floated(self, player: Vertex, when: When, float: Float) -> bool {
        self.bracket.players[player].floats[when as usize] == Some(float)
    }

    fn repeats_upfloat(self, when: When) -> bool {
        self.bracket.is_mdp(self.higher) && self.floated(self.lower, when, Float::Up)
    }
}
