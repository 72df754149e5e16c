//! The MDP-pairing of a heterogeneous bracket (3.3).

use super::question::{ask_for_first_mate, ask_for_mate};
use crate::tournament::pairing::swiss::{
    bracket::ScoreBracket,
    matching::{PerfectMatching, Vertex},
    swiss_round::NoPairing,
};

/// Pairs MDPs with residents. The other MDPs are in the limbo: they float down again.
pub fn pair_mdps(
    bracket: &ScoreBracket,
    matching: &mut PerfectMatching,
) -> Result<Vec<(Vertex, Vertex)>, NoPairing> {
    let residents: Vec<Vertex> = (bracket.mdps..bracket.end).collect();
    // 4.4.2: of two sets of MDPs, that with the smallest differing number comes first.
    let mut s1 = Vec::new();
    for mdp in 0..bracket.mdps {
        if ask_for_mate(matching, mdp, |mate| bracket.is_resident(mate))? {
            s1.push(mdp);
        }
    }
    // 4.2: of two transpositions, that which gives the highest MDP the higher opponent.
    let mut pairs = Vec::new();
    for mdp in s1 {
        pairs.push((mdp, ask_for_first_mate(matching, mdp, &residents)?));
    }
    Ok(pairs)
}
