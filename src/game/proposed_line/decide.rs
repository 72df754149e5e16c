//! Proposing a line with a move, accepting it, and what it binds its proposer to.

use chrono::{DateTime, Utc};

use super::{MAX_LINES, ProposedLine};
use crate::{
    chess::{Color, Move, Position as _, VariantPosition},
    game::{
        Actor, Event, EventKind, Game, GameError, conditional_moves,
        variations::{
            Fault, FaultKind, LineKind, VariationStep, Variations, fault_of, played, quoted_move,
            read,
        },
    },
};

/// Half-moves that a proposed line may look ahead.
const MAX_DEPTH: usize = conditional_moves::MAX_DEPTH;

impl ProposedLine {
    /// Returns the text under which it is stored: the typed form.
    pub fn to_text(&self, game: &Game) -> String {
        self.0.write(&game.start, game.played.len(), &game.position)
    }

    /// Reads what [`ProposedLine::to_text`] wrote for the same game.
    pub(in crate::game) fn parse(game: &Game, text: &str) -> Option<ProposedLine> {
        let ply = game.played.len();
        let lines = read(text, &game.start, ply, &game.position, LineKind::Moves).ok()?;
        (!lines.is_empty()).then_some(ProposedLine(lines))
    }
}

impl Game {
    /// Returns the proposed line that a player adds after a move.
    pub(in crate::game) fn proposed(&self, text: &str, by: Color) -> Result<EventKind, GameError> {
        if !self.terms.conditional {
            return Err(GameError::NoConditionalMoves);
        }
        if self.proposed_lines.get(by).is_some() {
            return Err(GameError::ProposedLineStands);
        }
        let ply = self.played.len();
        let lines = read(text, &self.start, ply, &self.position, LineKind::Moves)
            .map_err(GameError::ProposedLine)?;
        let fault = |kind| GameError::ProposedLine(Fault { place: String::new(), kind });
        if lines.is_empty() {
            return Err(fault(FaultKind::Empty));
        }
        let lines = lines.without_comments();
        if lines.lines() > MAX_LINES {
            return Err(fault(FaultKind::TooManyLines { limit: MAX_LINES }));
        }
        self.check_proposed_line(&lines, &self.position, 0, by).map_err(GameError::ProposedLine)?;
        Ok(EventKind::Proposed { by, proposed_line: ProposedLine(lines) })
    }

    /// One answer of the proposer to each move.
    fn check_proposed_line(
        &self,
        lines: &Variations,
        position: &VariantPosition,
        depth: usize,
        by: Color,
    ) -> Result<(), Fault> {
        let index = self.played.len() + depth;
        let mut first: Option<Move> = None;
        for branch in &lines.0 {
            let VariationStep::Move(mv) = branch.step else { continue };
            let fault = |kind| Err(fault_of(&self.start, index, position, mv, kind));
            if depth >= MAX_DEPTH {
                return fault(FaultKind::TooDeep { limit: MAX_DEPTH });
            }
            if let Some(first) = first.filter(|_| position.turn() == by) {
                let first = quoted_move(&self.start, index, position, first);
                return fault(FaultKind::TwoAnswers { first });
            }
            first = Some(mv);
            let after = played(position, mv, self.start.rules);
            self.check_proposed_line(&branch.then, &after, depth + 1, by)?;
        }
        Ok(())
    }

    /// Returns the move that a side has bound itself to, if it is its turn.
    pub(in crate::game) fn bound_to(&self, side: Color) -> Option<Move> {
        let proposed_line =
            self.proposed_lines.get(side).as_ref().filter(|_| side == self.turn())?;
        match proposed_line.0.0.first()?.step {
            VariationStep::Move(mv) => Some(mv),
            _ => None,
        }
    }

    /// Checks that a player may make a move by hand.
    pub(in crate::game) fn check_free_to_play(
        &self,
        mv: Move,
        side: Color,
    ) -> Result<(), GameError> {
        match self.bound_to(side) {
            Some(bound) if bound != mv => {
                let to = quoted_move(&self.start, self.played.len(), &self.position, bound);
                Err(GameError::Bound { to })
            }
            _ => Ok(()),
        }
    }

    /// Keeps what a move leaves of proposed lines. The position after it is on the board already.
    pub(in crate::game) fn follow_proposed_lines(&mut self, mv: Move) {
        for side in Color::ALL {
            let proposed_line = self.proposed_lines.get_mut(side);
            *proposed_line = proposed_line.take().and_then(|proposed_line| proposed_line.after(mv));
        }
    }

    /// Decides on the acceptance of the opponent's proposed line, wholly or in part.
    pub(in crate::game) fn decide_accept(
        &self,
        ply: u32,
        line: &[Move],
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        if ply != self.position_no() {
            return Err(GameError::Stale);
        }
        if side != self.turn() {
            return Err(GameError::NotYourTurn);
        }
        let proposed_line = self.proposed_lines.get(!side).as_ref();
        if line.is_empty()
            || proposed_line.is_none_or(|proposed_line| proposed_line.0.after(line).is_none())
        {
            return Err(GameError::NotProposed);
        }
        let sides = [side, !side].into_iter().cycle();
        let moves = line.iter().zip(sides).map(|(mv, mover)| Event {
            at: now,
            by: Actor::ProposedLine(mover),
            what: EventKind::MovePlayed { mv: *mv, offers_draw: false },
        });
        Ok(self.follow(moves.collect(), now))
    }

    /// Recognises an acceptance that had its effect before.
    pub(in crate::game) fn has_accepted(&self, ply: u32, line: &[Move]) -> bool {
        let made = self.ply_at(ply).and_then(|from| self.played.get(from..));
        made.is_some_and(|made| {
            !line.is_empty()
                && made.len() >= line.len()
                && made.iter().zip(line).all(|(played, mv)| played.mv == *mv)
        })
    }
}
