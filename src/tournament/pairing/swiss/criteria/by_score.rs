//! Criteria that compare scores: a digit for each score.

use crate::tournament::pairing::swiss::{
    bracket::ScoreBracket,
    matching::{Digit, Vertex},
};

/// Returns a digit for each score of the MDPs: `value` for that of one player, else 0. So
/// differences of scores are compared in descending order: that of a single higher score comes
/// first.
pub fn by_score(
    bracket: &ScoreBracket,
    player: Vertex,
    value: Digit,
) -> impl Iterator<Item = Digit> {
    let score = bracket.is_mdp(player).then(|| bracket.players[player].score);
    bracket
        .mdp_scores
        .iter()
        .map(move |mdp_score| if score == Some(*mdp_score) { value } else { 0 })
}
