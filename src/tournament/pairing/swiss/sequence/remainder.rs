//! A homogeneous bracket, or the remainder of a heterogeneous one (3.6).
//!
//! S1 has as many players as there are pairs. A pair needs one of S1 and one of S2; if both are of
//! the same half, or if somebody of S1 is not paired, players must be exchanged. The smallest
//! exchange puts the higher ranked player of each pair into S1. So "to be in S1 after the exchange"
//! means: to be the *leader* of a pair, its higher ranked player.

use super::question::{ask_for_first_mate, ask_for_mate};
use crate::tournament::pairing::swiss::{
    bracket::ScoreBracket,
    criteria,
    matching::{Digit, PerfectMatching, Vertex},
    swiss_round::NoPairing,
};

/// Pairs residents with each other. `matching` has a solution in which MDPs are out; `mdp_pairs`
/// are theirs.
pub fn pair_remainder(
    bracket: &ScoreBracket,
    matching: &PerfectMatching,
    mdp_pairs: &[(Vertex, Vertex)],
) -> Result<Vec<(Vertex, Vertex)>, NoPairing> {
    let remainder = Remainder::new(bracket, matching, mdp_pairs);
    if remainder.pairs == 0 {
        return Ok(Vec::new());
    }
    let mut matching = remainder.matching_with_fewest_exchanges(mdp_pairs)?;
    let leaders = remainder.exchange(&mut matching)?;
    let mut pairs = Vec::new();
    // 4.2: the transposition that gives the highest leader the highest opponent.
    for &leader in &leaders {
        let others: Vec<Vertex> = remainder.below(leader).collect();
        pairs.push((leader, ask_for_first_mate(&mut matching, leader, &others)?));
    }
    Ok(pairs)
}

struct Remainder<'a> {
    bracket: &'a ScoreBracket<'a>,
    /// By rank.
    players: Vec<Vertex>,
    /// The number of players in S1.
    pairs: usize,
}

impl<'a> Remainder<'a> {
    fn new(
        bracket: &'a ScoreBracket<'a>,
        matching: &PerfectMatching,
        mdp_pairs: &[(Vertex, Vertex)],
    ) -> Remainder<'a> {
        let is_left = |player: &Vertex| mdp_pairs.iter().all(|(_, resident)| resident != player);
        let players: Vec<Vertex> = (bracket.mdps..bracket.end).filter(is_left).collect();
        let is_leader = |player: &&Vertex| {
            matching.mate(**player).is_some_and(|mate| mate > **player && mate < bracket.end)
        };
        let pairs = players.iter().filter(is_leader).count();
        Remainder { bracket, players, pairs }
    }

    /// Returns whom a player can be the leader of.
    fn below(&self, leader: Vertex) -> impl Iterator<Item = Vertex> {
        self.players.iter().copied().filter(move |player| *player > leader)
    }

    /// Solves what is left of the bracket again, with the first two rules on exchanges.
    fn matching_with_fewest_exchanges(
        &self,
        mdp_pairs: &[(Vertex, Vertex)],
    ) -> Result<PerfectMatching, NoPairing> {
        let bracket = self.bracket;
        let width = criteria::width(bracket);
        let mut matching = PerfectMatching::new(bracket.size(), width + 3, |higher, lower| {
            if !bracket.may_meet(higher, lower) {
                return None;
            }
            let mut weight = criteria::weight(bracket, higher, lower);
            if let Some(digits) = self.exchange_digits(higher, lower) {
                weight.resize(width, 0);
                weight.extend(digits);
            }
            Some(weight)
        });
        for &(mdp, resident) in mdp_pairs {
            matching.take_out(mdp, resident);
        }
        if matching.solve() { Ok(matching) } else { Err(NoPairing) }
    }

    /// 4.3.2, rules 1 and 2: as few players as possible are exchanged, and the sum of the numbers
    /// that come into S1 exceeds that of those that leave it by as little as possible.
    ///
    /// The digits of a pair are those of the player in it who changes halves. `None` where nobody
    /// is of the remainder.
    fn exchange_digits(&self, higher: Vertex, lower: Vertex) -> Option<[Digit; 2]> {
        let leader = self.number(higher)?;
        let (leaves_s1, enters_s1) = match self.number(lower) {
            Some(led) if led < self.pairs => (Some(led), None),
            Some(_) if leader >= self.pairs => (None, Some(leader)),
            // Who is not paired cannot be in S1.
            None if leader < self.pairs => (Some(leader), None),
            _ => (None, None),
        };
        let number = |number: usize| Digit::try_from(number).unwrap_or(Digit::MAX);
        Some(match (leaves_s1, enters_s1) {
            (Some(leaves), _) => [-1, number(leaves)],
            (_, Some(enters)) => [-1, -number(enters)],
            _ => [0, 0],
        })
    }

    /// Returns the number of a player in the remainder, from 0 (4.1).
    fn number(&self, player: Vertex) -> Option<usize> {
        self.players.binary_search(&player).ok()
    }

    /// Decides who is exchanged. Returns the leaders, by rank.
    fn exchange(&self, matching: &mut PerfectMatching) -> Result<Vec<Vertex>, NoPairing> {
        let (s1, s2) = self.players.split_at(self.pairs);
        let is_leader = |matching: &PerfectMatching, player: Vertex| {
            matching
                .mate(player)
                .is_some_and(|mate| mate > player && self.bracket.is_resident(mate))
        };
        let exchanged = s1.iter().filter(|player| !is_leader(matching, **player)).count();
        // 4.3.2, rule 3: the largest differing number moves from S1 to S2.
        let mut left = exchanged;
        for &player in s1.iter().rev() {
            let is_led = |mate: Vertex| mate < player || !self.bracket.is_resident(mate);
            if left > 0 && ask_for_mate(matching, player, is_led)? {
                left -= 1;
            }
        }
        // 4.3.2, rule 4: the smallest differing number moves from S2 to S1.
        let mut left = exchanged;
        for &player in s2 {
            let leads = |mate: Vertex| mate > player && self.bracket.is_resident(mate);
            if left > 0 && ask_for_mate(matching, player, leads)? {
                left -= 1;
            }
        }
        let leaders = self.players.iter().copied();
        Ok(leaders.filter(|player| is_leader(matching, *player)).collect())
    }
}
