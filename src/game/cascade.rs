//! What follows from a move by itself: the answers of both sides' conditional moves and
//! proposed lines, one after the other, until neither has one or the game ends.

use chrono::{DateTime, Utc};

use super::{
    Actor, Cause, Ending, Event, EventKind, Game, GameError, MoveRecord, MoveSource,
    conditional_moves::{Answer, Change, ConditionalMoves, ConditionalMovesEdit, ReplyFound, Root},
};
use crate::chess::{
    BoardEnd, Budget, Color, Move, PositionStatus, VariantPosition, position_status,
};

/// Whether every position of a series is checked for being dead.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dead {
    Asked,
    NotAsked,
}

impl Game {
    /// Returns events with all that follows from them at the same instant.
    ///
    /// No dead position comes to life again: if the last one lives, all before it did. So it
    /// alone is asked, unless that leaves a doubt.
    pub(super) fn follow(&self, first: Vec<Event>, now: DateTime<Utc>) -> Vec<Event> {
        let (events, game) = self.walk(first.clone(), now, Dead::NotAsked);
        let ply = game.played.len() - self.played.len();
        let is_won = BoardEnd::of(&game.position).is_some_and(|end| end.winner().is_some());
        if ply == 0 || is_won {
            return events;
        }
        match position_status(&game.position, self.start.rules, Budget::INLINE) {
            PositionStatus::Alive => events,
            PositionStatus::Unknown if ply == 1 => events,
            PositionStatus::Unknown | PositionStatus::Dead { .. } => {
                self.walk(first, now, Dead::Asked).0
            }
        }
    }

    fn walk(&self, first: Vec<Event>, now: DateTime<Utc>, dead: Dead) -> (Vec<Event>, Game) {
        let mut game = self.clone();
        let mut events = Vec::with_capacity(first.len() + 1);
        let mut given = first.into_iter();
        while let Some(event) = given.next().or_else(|| game.answer(now)) {
            let mut end = None;
            if let EventKind::MovePlayed { mv, offers_draw } = event.what {
                let after = super::variations::played(&game.position, mv, game.start.rules);
                end = game.end_after(mv, &after, dead == Dead::Asked);
                if offers_draw && end.is_none() {
                    end = game.end_by_offer(game.turn(), &after);
                }
            }
            let (at, by) = (event.at, event.by);
            game.apply(&event);
            events.push(event);
            if let Some(what) = end {
                let event = Event { at, by, what };
                game.apply(&event);
                events.push(event);
            }
            if !game.is_running() {
                break;
            }
        }
        (events, game)
    }

    /// Returns what the side to move has said beforehand that it answers.
    fn answer(&self, now: DateTime<Utc>) -> Option<Event> {
        // The side to move has made another move, which waits.
        if self.delayed_move.is_some() {
            return None;
        }
        let side = self.turn();
        let offered = self.offer == Some(!side);
        let event = |by, what| Some(Event { at: now, by, what });
        let played = |mv| EventKind::MovePlayed { mv, offers_draw: false };
        if let Some(mv) = self.bound_to(side) {
            // The player sees a draw offer first.
            return if offered { None } else { event(Actor::ProposedLine(side), played(mv)) };
        }
        let (ReplyFound::Answers(answer), by) = (self.planned(side), Actor::ConditionalMoves(side))
        else {
            return None;
        };
        match answer {
            Answer::Move(mv) => event(by, played(mv)),
            Answer::Resign => event(by, self.end_by(Cause::Resignation, side)),
            Answer::AcceptDraw => event(by, EventKind::ended(Ending::Agreement)),
        }
    }

    /// Returns how the conditional moves of the side to move answer the last move.
    fn planned(&self, side: Color) -> ReplyFound {
        let conditional_moves = self.conditional_moves.get(side);
        if conditional_moves.active() == 0 {
            return ReplyFound::Nothing;
        }
        let Some((before, reply)) = self.move_before(0) else { return ReplyFound::Nothing };
        conditional_moves.finds_reply(&before, reply, &self.position, self.offer == Some(!side))
    }

    /// Returns the last move but `back`, behind the position before it.
    fn move_before(&self, back: usize) -> Option<(VariantPosition, Move)> {
        let index = self.played.len().checked_sub(back + 1)?;
        Some((self.position_at(index)?, self.played[index].mv))
    }

    /// Returns whether the last move, made by hand, is the one in its owner's conditional moves: it
    /// was held back because of a draw offer.
    fn was_planned(&self, side: Color, mv: Move, before: &VariantPosition) -> bool {
        let Some((earlier, reply)) = self.move_before(1) else { return false };
        let reply = self.conditional_moves.get(side).finds_reply(&earlier, reply, before, false);
        reply == ReplyFound::Answers(Answer::Move(mv))
    }

    /// Makes conditional moves inactive after a deviation: the mover's if they had another
    /// move, the other's if they have no answer.
    ///
    /// `offered`: the move carries a draw offer.
    pub(super) fn follow_conditional_moves(
        &mut self,
        mover: Color,
        played: MoveRecord,
        before: &VariantPosition,
        offered: bool,
    ) {
        let mv = played.mv;
        let by_hand = played.how != MoveSource::ConditionalMove
            && self.conditional_moves.get(mover).active() > 0;
        if by_hand && !self.was_planned(mover, mv, before) {
            self.conditional_moves.get_mut(mover).deactivate_all();
        }
        let other = self.conditional_moves.get(!mover);
        if other.active() > 0
            && other.finds_reply(before, mv, &self.position, offered) == ReplyFound::Nothing
        {
            self.conditional_moves.get_mut(!mover).deactivate_all();
        }
    }

    fn root(&self, side: Color) -> Root<'_> {
        Root { start: &self.start, ply: self.played.len(), position: &self.position, side }
    }

    /// Returns the conditional moves that are kept with a move, from the position after it.
    pub(super) fn kept(&self, lines: &str, by: Color) -> Result<Option<EventKind>, GameError> {
        let old = self.settled_conditional_moves(by);
        let conditional_moves =
            old.replaced(lines, self.root(by)).map_err(GameError::ConditionalMoves)?;
        if conditional_moves == old {
            return Ok(None);
        }
        if !self.terms.conditional {
            return Err(GameError::NoConditionalMoves);
        }
        Ok(Some(EventKind::ConditionalMovesSaved {
            by,
            conditional_moves: Box::new(conditional_moves.edited()),
        }))
    }

    /// Returns the conditional moves with more lines, for a preview before saving.
    pub fn planned_with(
        &self,
        side: Color,
        conditional_moves: &ConditionalMoves,
        lines: &str,
    ) -> Result<ConditionalMoves, GameError> {
        conditional_moves.added(lines, self.root(side)).map_err(GameError::ConditionalMoves)
    }

    /// Decides on an edit of a player's own conditional moves.
    pub(super) fn decide_conditional_moves(
        &self,
        edit: &ConditionalMovesEdit,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        if !self.terms.conditional {
            return Err(GameError::NoConditionalMoves);
        }
        if edit.ply != self.position_no() {
            return Err(self.passed(edit.ply));
        }
        let seen = self.settled_conditional_moves(side);
        let conditional_moves = self.edited_conditional_moves(&seen, edit, side)?;
        if conditional_moves == seen {
            return Err(GameError::AlreadyDone);
        }
        let what = EventKind::ConditionalMovesSaved {
            by: side,
            conditional_moves: Box::new(conditional_moves.edited()),
        };
        Ok(vec![Event { at: now, by: Actor::Player(side), what }])
    }

    /// Returns a side's conditional moves; what cannot come any more is inactive.
    fn settled_conditional_moves(&self, side: Color) -> ConditionalMoves {
        self.conditional_moves_as_seen(side, self.conditional_moves.get(side))
    }

    /// Returns the answer of a side's conditional moves that a draw offer holds back.
    pub fn held_answer(&self, side: Color, conditional_moves: &ConditionalMoves) -> Option<Answer> {
        if !self.is_running() || self.turn() != side || self.offer != Some(!side) {
            return None;
        }
        let (before, reply) = self.move_before(0)?;
        match conditional_moves.finds_reply(&before, reply, &self.position, false) {
            ReplyFound::Answers(answer) => Some(answer),
            ReplyFound::Nothing | ReplyFound::Holds => None,
        }
    }

    /// Returns the conditional moves of a side as seen now. On its own turn, that is from the
    /// position that the opponent's move left: what is held back by a draw offer is active.
    pub fn conditional_moves_as_seen(
        &self,
        side: Color,
        conditional_moves: &ConditionalMoves,
    ) -> ConditionalMoves {
        let rules = self.start.rules;
        if !self.is_running() {
            return conditional_moves.clone();
        }
        match self.move_before(0).filter(|_| side == self.turn()) {
            Some((before, _)) => conditional_moves.settled(&before, rules),
            None => conditional_moves.settled(&self.position, rules),
        }
    }

    fn edited_conditional_moves(
        &self,
        conditional_moves: &ConditionalMoves,
        edit: &ConditionalMovesEdit,
        side: Color,
    ) -> Result<ConditionalMoves, GameError> {
        let root = self.root(side);
        let needs_no_line = matches!(edit.change, Change::Clear { .. } | Change::Forget);
        if side == self.turn() && !needs_no_line {
            return Err(GameError::ConditionalMovesOnYourTurn);
        }
        match &edit.change {
            Change::Clear { revision } => {
                let cleared = conditional_moves.cleared();
                let is_old = *revision != conditional_moves.revision();
                if is_old && cleared != *conditional_moves {
                    return Err(GameError::ConditionalMovesChanged);
                }
                Ok(cleared)
            }
            Change::Forget => Ok(conditional_moves.forgotten()),
            Change::Replace { lines, revision } => {
                let replaced =
                    conditional_moves.replaced(lines, root).map_err(GameError::ConditionalMoves)?;
                if *revision != conditional_moves.revision() && replaced != *conditional_moves {
                    return Err(GameError::ConditionalMovesChanged);
                }
                Ok(replaced)
            }
            Change::Add { lines } => {
                conditional_moves.added(lines, root).map_err(GameError::ConditionalMoves)
            }
            Change::Remove { line } => {
                conditional_moves.without(line, root).ok_or(GameError::NoSuchLine)
            }
            Change::RemoveAny { line } => {
                conditional_moves.without_any(line, root).ok_or(GameError::NoSuchLine)
            }
            Change::Reactivate { reply } => {
                conditional_moves.rearmed(*reply, root).map_err(GameError::ConditionalMoves)
            }
        }
    }

    /// Returns what has happened since a position.
    fn passed(&self, ply: u32) -> GameError {
        let Some(from) = self.ply_at(ply) else { return GameError::Stale };
        if from >= self.played.len() {
            return GameError::Stale;
        }
        GameError::ConditionalMovesOutdated { since: self.line().series(from) }
    }
}
