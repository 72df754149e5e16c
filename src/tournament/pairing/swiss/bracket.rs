//! A pairing bracket (1.3), and whoever is still to be paired after it.

use super::{
    contender::Contender,
    criteria::{absolute, bye::ByeScore},
    matching::Vertex,
};
use crate::chess::Color;

/// A bracket with all who are not paired yet. Players are vertices, from the highest rank down: the
/// moved-down players (MDPs), the residents, the next scoregroup, the others. After them comes the
/// bye, if there is one.
pub struct ScoreBracket<'a> {
    pub players: Vec<&'a Contender>,
    pub mdps: usize,
    /// The end of the residents.
    pub end: usize,
    /// The end of the next scoregroup.
    pub next_end: usize,
    pub bye: Option<ByeScore>,
    /// The bracket has one downfloater, who gets the bye.
    pub applies_c9: bool,
    pub initial_color: Color,
    /// The scores of MDPs, without repetition, from the highest down.
    pub mdp_scores: Vec<u32>,
}

/// Where a pair plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    ScoreBracket,
    /// The bracket after this one: the lower player is of the next scoregroup.
    NextBracket,
    Below,
}

impl<'a> ScoreBracket<'a> {
    /// `players` has the MDPs first, then the others by rank.
    pub fn new(
        players: Vec<&'a Contender>,
        mdps: usize,
        bye: Option<ByeScore>,
        initial_color: Color,
    ) -> ScoreBracket<'a> {
        let end = scoregroup_end(&players, mdps);
        let next_end = scoregroup_end(&players, end);
        let mut mdp_scores: Vec<u32> = players[..mdps].iter().map(|player| player.score).collect();
        mdp_scores.dedup();
        let applies_c9 = false;
        ScoreBracket { players, mdps, end, next_end, bye, applies_c9, initial_color, mdp_scores }
    }

    /// Returns how many vertices there are.
    pub fn size(&self) -> usize {
        self.players.len() + usize::from(self.bye.is_some())
    }

    /// Returns the vertex of the bye.
    pub fn bye_vertex(&self) -> Vertex {
        self.players.len()
    }

    pub fn is_mdp(&self, vertex: Vertex) -> bool {
        vertex < self.mdps
    }

    pub fn is_resident(&self, vertex: Vertex) -> bool {
        (self.mdps..self.end).contains(&vertex)
    }

    pub fn place(&self, lower: Vertex) -> Place {
        match lower {
            lower if lower < self.end => Place::ScoreBracket,
            lower if lower < self.next_end => Place::NextBracket,
            _ => Place::Below,
        }
    }

    /// Returns whether, in a matching, this bracket has one downfloater, who gets the bye. All that
    /// fulfil C5 and C6 agree on it.
    pub fn has_one_downfloater_for_bye(&self, mate: impl Fn(Vertex) -> Option<Vertex>) -> bool {
        let leaves = |vertex: &Vertex| mate(*vertex).is_none_or(|mate| mate >= self.end);
        let mut downfloaters = (0..self.end).filter(leaves);
        self.bye.is_some()
            && downfloaters.next().and_then(&mate) == Some(self.bye_vertex())
            && downfloaters.next().is_none()
    }

    /// Returns whether two may be paired: C1 to C3, and C5.
    pub fn may_meet(&self, higher: Vertex, lower: Vertex) -> bool {
        let player = self.players[higher];
        if lower == self.bye_vertex() {
            return self.bye.is_some_and(|bye| bye.may_go_to(player));
        }
        // Two MDPs were in a bracket before, and no pair of theirs could complete the round.
        !self.is_mdp(lower) && absolute::may_meet(player, self.players[lower])
    }
}

fn scoregroup_end(players: &[&Contender], start: usize) -> usize {
    let Some(first) = players.get(start) else { return start };
    let others = players[start..].iter().take_while(|player| player.score == first.score);
    start + others.count()
}
