//! What follows from a move by itself: the answers of both sides' plans and proposals, one
//! after the other, until neither has one or the game ends.

use chrono::{DateTime, Utc};

use super::{
    Actor, Cause, Ending, Event, Game, Happening, How, Played, Refusal,
    plan::{Answer, Change, Fires, Plan, PlanEdit, Root},
};
use crate::chess::{Budget, Chess, Color, Life, Move, life};

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
        let is_mate = game.ended().is_some_and(|e| matches!(e.ending, Ending::Checkmate { .. }));
        if ply == 0 || is_mate {
            return events;
        }
        match life(&game.position, self.start.rules, Budget::INLINE) {
            Life::Alive => events,
            Life::Unknown if ply == 1 => events,
            Life::Unknown | Life::Dead { .. } => self.walk(first, now, Dead::Asked).0,
        }
    }

    fn walk(&self, first: Vec<Event>, now: DateTime<Utc>, dead: Dead) -> (Vec<Event>, Game) {
        let mut game = self.clone();
        let mut events = Vec::with_capacity(first.len() + 1);
        let mut given = first.into_iter();
        while let Some(event) = given.next().or_else(|| game.answer(now)) {
            let mut end = None;
            if let Happening::MovePlayed { mv, offers_draw } = event.what {
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
        let side = self.turn();
        let offered = self.offer == Some(!side);
        let event = |by, what| Some(Event { at: now, by, what });
        let played = |mv| Happening::MovePlayed { mv, offers_draw: false };
        if let Some(mv) = self.bound_to(side) {
            // A draw offer is looked at first.
            return if offered { None } else { event(Actor::Proposal(side), played(mv)) };
        }
        let (Fires::Answers(answer), by) = (self.planned(side), Actor::Plan(side)) else {
            return None;
        };
        match answer {
            Answer::Move(mv) => event(by, played(mv)),
            Answer::Resign => event(by, self.end_by(Cause::Resignation, side)),
            Answer::AcceptDraw => event(by, Happening::ended(Ending::Agreement)),
        }
    }

    /// Returns what the plan of the side to move makes of the last move.
    fn planned(&self, side: Color) -> Fires {
        let plan = self.plans.get(side);
        if plan.armed() == 0 {
            return Fires::Nothing;
        }
        let Some((before, reply)) = self.move_before(0) else { return Fires::Nothing };
        plan.fires(&before, reply, &self.position, self.offer == Some(!side))
    }

    /// Returns the last move but `back`, behind the position before it.
    fn move_before(&self, back: usize) -> Option<(Chess, Move)> {
        let index = self.played.len().checked_sub(back + 1)?;
        Some((self.position_at(index)?, self.played[index].mv))
    }

    /// Returns whether the last move, made by hand, is the one that its owner's plan had: it
    /// was held back because of a draw offer.
    fn was_planned(&self, side: Color, mv: Move, before: &Chess) -> bool {
        let Some((earlier, reply)) = self.move_before(1) else { return false };
        let fires = self.plans.get(side).fires(&earlier, reply, before, false);
        fires == Fires::Answers(Answer::Move(mv))
    }

    /// Lets plans rest that a move has left: the mover's if it is not what was planned, the
    /// other's if it has no answer.
    ///
    /// `offered`: the move carries a draw offer.
    pub(super) fn follow_plans(
        &mut self,
        mover: Color,
        played: Played,
        before: &Chess,
        offered: bool,
    ) {
        let mv = played.mv;
        let by_hand = played.how != How::ByPlan && self.plans.get(mover).armed() > 0;
        if by_hand && !self.was_planned(mover, mv, before) {
            self.plans.get_mut(mover).rest();
        }
        let other = self.plans.get(!mover);
        if other.armed() > 0 && other.fires(before, mv, &self.position, offered) == Fires::Nothing {
            self.plans.get_mut(!mover).rest();
        }
    }

    fn root(&self, side: Color) -> Root<'_> {
        Root { start: &self.start, ply: self.played.len(), position: &self.position, side }
    }

    /// Returns the plan that is kept with a move, from the position after it.
    pub(super) fn kept(&self, lines: &str, by: Color) -> Result<Option<Happening>, Refusal> {
        let old = self.settled_plan(by);
        let plan = old.replaced(lines, self.root(by)).map_err(Refusal::Plan)?;
        if plan == old {
            return Ok(None);
        }
        if !self.terms.conditional {
            return Err(Refusal::NoConditionalMoves);
        }
        Ok(Some(Happening::PlanKept { by, plan: Box::new(plan.edited()) }))
    }

    /// Returns what a plan would be with more lines, to look at before it is saved.
    pub fn planned_with(&self, side: Color, plan: &Plan, lines: &str) -> Result<Plan, Refusal> {
        plan.added(lines, self.root(side)).map_err(Refusal::Plan)
    }

    /// Decides on an edit of a player's own plan.
    pub(super) fn decide_plan(
        &self,
        edit: &PlanEdit,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, Refusal> {
        if !self.terms.conditional {
            return Err(Refusal::NoConditionalMoves);
        }
        if edit.ply != self.seen() {
            return Err(self.passed(edit.ply));
        }
        let seen = self.settled_plan(side);
        let plan = self.edited_plan(&seen, edit, side)?;
        if plan == seen {
            return Err(Refusal::AlreadyDone);
        }
        let what = Happening::PlanKept { by: side, plan: Box::new(plan.edited()) };
        Ok(vec![Event { at: now, by: Actor::Player(side), what }])
    }

    /// Returns a side's plan, with what cannot come any more resting.
    fn settled_plan(&self, side: Color) -> Plan {
        self.plan_as_seen(side, self.plans.get(side))
    }

    /// Returns the answer of a side's plan that a draw offer holds back.
    pub fn held_answer(&self, side: Color, plan: &Plan) -> Option<Answer> {
        if !self.is_running() || self.turn() != side || self.offer != Some(!side) {
            return None;
        }
        let (before, reply) = self.move_before(0)?;
        match plan.fires(&before, reply, &self.position, false) {
            Fires::Answers(answer) => Some(answer),
            Fires::Nothing | Fires::Holds => None,
        }
    }

    /// Returns the plan of a side as it is seen now. On its own turn, that is from the
    /// position that the opponent's move left: what is held back by a draw offer is armed.
    pub fn plan_as_seen(&self, side: Color, plan: &Plan) -> Plan {
        let rules = self.start.rules;
        if !self.is_running() {
            return plan.clone();
        }
        match self.move_before(0).filter(|_| side == self.turn()) {
            Some((before, _)) => plan.settled(&before, rules),
            None => plan.settled(&self.position, rules),
        }
    }

    fn edited_plan(&self, plan: &Plan, edit: &PlanEdit, side: Color) -> Result<Plan, Refusal> {
        let root = self.root(side);
        let needs_no_line = matches!(edit.change, Change::Clear | Change::Forget);
        if side == self.turn() && !needs_no_line {
            return Err(Refusal::PlanOnYourTurn);
        }
        match &edit.change {
            Change::Clear => Ok(plan.cleared()),
            Change::Forget => Ok(plan.forgotten()),
            Change::Replace { lines, revision } => {
                let replaced = plan.replaced(lines, root).map_err(Refusal::Plan)?;
                if *revision != plan.revision() && replaced != *plan {
                    return Err(Refusal::PlanChanged);
                }
                Ok(replaced)
            }
            Change::Add { lines } => plan.added(lines, root).map_err(Refusal::Plan),
            Change::Remove { line } => plan.without(line, root).ok_or(Refusal::NoSuchLine),
            Change::RemoveAny { line } => plan.without_any(line, root).ok_or(Refusal::NoSuchLine),
            Change::Arm { reply } => plan.rearmed(*reply, root).map_err(Refusal::Plan),
        }
    }

    /// Tells what has happened since a position.
    fn passed(&self, ply: u32) -> Refusal {
        let Some(from) = self.ply_seen(ply) else { return Refusal::Stale };
        if from >= self.played.len() {
            return Refusal::Stale;
        }
        Refusal::PlanPassed { since: self.line().series(from) }
    }
}
