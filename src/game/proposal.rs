//! A series of moves for both sides that a player proposes openly with a move (LAWS §5).
//!
//! It begins with the opponent's reply. The proposer is bound to it until the opponent
//! deviates: a reply from it is answered at once.

use chrono::{DateTime, Utc};

use super::{
    Actor, Event, Game, Happening, Refusal,
    variations::{Fault, LineKind, Step, Variations, Why, fault_of, played, quoted_move, read},
};
use crate::chess::{Chess, Color, Move, Position as _};

/// Lines that a proposal may have.
pub const MOST_LINES: usize = 4;
/// Half-moves that a proposal may look ahead.
const DEEPEST: usize = super::plan::DEEPEST;

/// What is left of a proposal in the present position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal(Variations);

impl Proposal {
    /// Returns the proposed lines from the present position.
    pub fn lines(&self) -> &Variations {
        &self.0
    }

    /// Returns the text under which it is stored: the typed form.
    pub fn to_text(&self, game: &Game) -> String {
        self.0.write(&game.start, game.played.len(), &game.position)
    }

    /// Reads what [`Proposal::to_text`] wrote for the same game.
    pub(super) fn parse(game: &Game, text: &str) -> Option<Proposal> {
        let ply = game.played.len();
        let lines = read(text, &game.start, ply, &game.position, LineKind::Moves).ok()?;
        (!lines.is_empty()).then_some(Proposal(lines))
    }

    /// Returns what is left after a move, `None` if it deviates or was the last.
    fn after(&self, mv: Move) -> Option<Proposal> {
        let rest = self.0.after(&[mv])?.clone();
        (!rest.is_empty()).then_some(Proposal(rest))
    }
}

impl Game {
    /// Returns the proposal that a player makes after a move.
    pub(super) fn proposed(&self, text: &str, by: Color) -> Result<Happening, Refusal> {
        if !self.terms.conditional {
            return Err(Refusal::NoConditionalMoves);
        }
        if self.proposals.get(by).is_some() {
            return Err(Refusal::ProposalStands);
        }
        let ply = self.played.len();
        let lines = read(text, &self.start, ply, &self.position, LineKind::Moves)
            .map_err(Refusal::Proposal)?;
        let fault = |why| Refusal::Proposal(Fault { place: String::new(), why });
        if lines.is_empty() {
            return Err(fault(Why::Empty));
        }
        let lines = lines.without_comments();
        if lines.lines() > MOST_LINES {
            return Err(fault(Why::TooManyLines { limit: MOST_LINES }));
        }
        self.check_proposal(&lines, &self.position, 0, by).map_err(Refusal::Proposal)?;
        Ok(Happening::Proposed { by, proposal: Proposal(lines) })
    }

    /// One answer of the proposer to each move.
    fn check_proposal(
        &self,
        lines: &Variations,
        position: &Chess,
        depth: usize,
        by: Color,
    ) -> Result<(), Fault> {
        let index = self.played.len() + depth;
        let mut first: Option<Move> = None;
        for branch in &lines.0 {
            let Step::Move(mv) = branch.step else { continue };
            let fault = |why| Err(fault_of(&self.start, index, position, mv, why));
            if depth >= DEEPEST {
                return fault(Why::TooDeep { limit: DEEPEST });
            }
            if let Some(first) = first.filter(|_| position.turn() == by) {
                let first = quoted_move(&self.start, index, position, first);
                return fault(Why::TwoAnswers { first });
            }
            first = Some(mv);
            let after = played(position, mv, self.start.rules);
            self.check_proposal(&branch.then, &after, depth + 1, by)?;
        }
        Ok(())
    }

    /// Returns the move that a side has bound itself to, if it is its turn.
    pub(super) fn bound_to(&self, side: Color) -> Option<Move> {
        let proposal = self.proposals.get(side).as_ref().filter(|_| side == self.turn())?;
        match proposal.0.0.first()?.step {
            Step::Move(mv) => Some(mv),
            _ => None,
        }
    }

    /// Checks that a player may make a move by hand.
    pub(super) fn is_free_to_play(&self, mv: Move, side: Color) -> Result<(), Refusal> {
        match self.bound_to(side) {
            Some(bound) if bound != mv => {
                let to = quoted_move(&self.start, self.played.len(), &self.position, bound);
                Err(Refusal::Bound { to })
            }
            _ => Ok(()),
        }
    }

    /// Keeps of proposals what a move leaves. The position after it is on the board already.
    pub(super) fn follow_proposals(&mut self, mv: Move) {
        for side in Color::ALL {
            let proposal = self.proposals.get_mut(side);
            *proposal = proposal.take().and_then(|proposal| proposal.after(mv));
        }
    }

    /// Decides on the acceptance of the opponent's proposal, wholly or in part.
    pub(super) fn decide_accept(
        &self,
        ply: u32,
        line: &[Move],
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, Refusal> {
        if ply != self.seen() {
            return Err(Refusal::Stale);
        }
        if side != self.turn() {
            return Err(Refusal::NotYourTurn);
        }
        let proposal = self.proposals.get(!side).as_ref();
        if line.is_empty() || proposal.is_none_or(|proposal| proposal.0.after(line).is_none()) {
            return Err(Refusal::NotProposed);
        }
        let sides = [side, !side].into_iter().cycle();
        let moves = line.iter().zip(sides).map(|(mv, mover)| Event {
            at: now,
            by: Actor::Proposal(mover),
            what: Happening::MovePlayed { mv: *mv, offers_draw: false },
        });
        Ok(self.follow(moves.collect(), now))
    }

    /// Recognises an acceptance that had its effect before.
    pub(super) fn has_accepted(&self, ply: u32, line: &[Move]) -> bool {
        let made = self.ply_seen(ply).and_then(|from| self.played.get(from..));
        made.is_some_and(|made| {
            !line.is_empty()
                && made.len() >= line.len()
                && made.iter().zip(line).all(|(played, mv)| played.mv == *mv)
        })
    }
}
