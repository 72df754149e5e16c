//! The pairing of a bracket that comes first in the sequence of Articles 3 and 4, among those that
//! fulfil the criteria equally well.
//!
//! Each rule on sequence asks for one thing first: this MDP is paired, this player has the highest
//! opponent that is possible. So each is a question to the matching, and the answer is kept: pairs
//! that would contradict it are forbidden. In this order, as 3.7 nests them:
//!
//! 1. `mdps`: which MDPs are paired (4.4), and with whom (4.2).
//! 2. `remainder`: in a homogeneous bracket or the remainder, which players are exchanged between
//!    S1 and S2 (4.3), and which transposition of S2 follows (4.2).

mod mdps;
mod question;
mod remainder;

use super::{
    bracket::ScoreBracket,
    criteria,
    matching::{PerfectMatching, Vertex},
    swiss_round::NoPairing,
};
use mdps::pair_mdps;
use remainder::pair_remainder;

/// Returns the pairs of a bracket. Whoever is in none of them floats down.
pub fn pair_bracket(bracket: &mut ScoreBracket) -> Result<Vec<(Vertex, Vertex)>, NoPairing> {
    let mut matching = best_matching(bracket)?;
    if bracket.has_one_downfloater_for_bye(|vertex| matching.mate(vertex)) {
        bracket.applies_c9 = true;
        matching = best_matching(bracket)?;
    }
    let mut pairs = pair_mdps(bracket, &mut matching)?;
    pairs.extend(pair_remainder(bracket, &matching, &pairs)?);
    Ok(pairs)
}

/// Solves the bracket for C6 to C21.
fn best_matching(bracket: &ScoreBracket) -> Result<PerfectMatching, NoPairing> {
    // The last digit is for questions.
    let width = criteria::width(bracket) + 1;
    let mut matching = PerfectMatching::new(bracket.size(), width, |higher, lower| {
        bracket.may_meet(higher, lower).then(|| criteria::weight(bracket, higher, lower))
    });
    if matching.solve() { Ok(matching) } else { Err(NoPairing) }
}
