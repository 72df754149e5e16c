//! The round-pairing, bracket by bracket (1.9).

use super::{
    allocate_colors::color_of,
    board_order::board_order,
    bracket::ScoreBracket,
    contender::{Contender, contenders},
    criteria::bye::{ByeScore, c5_find_bye},
    sequence::pair_bracket,
    swiss_round::{NoPairing, SwissRound},
};
use crate::{
    chess::Color,
    tournament::pairing::round_pairings::{Pairing, RoundPairings},
};

/// Pairs a round. The first of the pairings is at board 1.
pub fn pair(round: &SwissRound) -> Result<RoundPairings, NoPairing> {
    let players = contenders(round);
    let bye = c5_find_bye(&players)?;
    let (mut pairs, left) = pair_all_brackets(&players, bye, round.initial_color)?;
    pairs.sort_by_key(|(a, b)| board_order(a, b));
    let pairing = |(a, b): (&Contender, &Contender)| {
        let (white, black) = match color_of(a, b, round.initial_color) {
            Color::White => (a, b),
            Color::Black => (b, a),
        };
        Pairing { white: white.number, black: black.number }
    };
    let pairings = pairs.into_iter().map(pairing).collect();
    Ok(RoundPairings { pairings, bye: left.map(|player| player.number) })
}

type Pairs<'a> = Vec<(&'a Contender, &'a Contender)>;

/// Returns the pairs, and who gets the bye.
fn pair_all_brackets(
    players: &[Contender],
    bye: Option<ByeScore>,
    initial_color: Color,
) -> Result<(Pairs<'_>, Option<&Contender>), NoPairing> {
    let mut pairs = Pairs::new();
    let mut unpaired: Vec<&Contender> = players.iter().collect();
    let mut mdps = 0;
    while unpaired.len() > 1 {
        let mut bracket = ScoreBracket::new(unpaired, mdps, bye, initial_color);
        let paired = pair_bracket(&mut bracket)?;
        let mut is_paired = vec![false; bracket.players.len()];
        for (a, b) in paired {
            pairs.push((bracket.players[a], bracket.players[b]));
            (is_paired[a], is_paired[b]) = (true, true);
        }
        let left = |vertex: &usize| !is_paired[*vertex];
        mdps = (0..bracket.end).filter(left).count();
        if bracket.end == bracket.players.len() && mdps > 1 {
            return Err(NoPairing);
        }
        unpaired =
            (0..is_paired.len()).filter(left).map(|vertex| bracket.players[vertex]).collect();
    }
    Ok((pairs, unpaired.first().copied()))
}
