//! What can be asked of the clocks: time given, vacation, a claim on time, time returned.

use chrono::{DateTime, TimeDelta, Utc};

use super::{MAX_TIME, TIMEOUT_GRACE, TimeGrant, Vacation, time_running, vacation::merged};
use crate::{
    chess::Color,
    game::{Actor, Cause, Ending, Event, EventKind, Game, GameError, TimeoutRule},
};

/// Gifts of one player between two moves.
const MAX_GRANTS_BETWEEN_MOVES: usize = 3;

impl Game {
    /// Decides on time that a player gives the opponent. `given` is how often anybody had
    /// given any when the player viewed the game.
    pub(in crate::game) fn decide_give(
        &self,
        days: u32,
        given: usize,
        side: Color,
    ) -> Result<EventKind, GameError> {
        if !self.terms.time_grants {
            return Err(GameError::NoTimeGrants);
        }
        let time_grants = &self.clock.time_grants;
        if given != time_grants.len() {
            return Err(GameError::Stale);
        }
        let lately = time_grants
            .iter()
            .filter(|time_grant| time_grant.to != side && time_grant.ply == self.ply());
        if lately.count() >= MAX_GRANTS_BETWEEN_MOVES {
            return Err(GameError::TimeGivenOften);
        }
        let time = self.may_be_given(!side, days)?;
        Ok(EventKind::TimeGiven { to: !side, time })
    }

    /// Returns so many days if a side can be given them.
    pub(in crate::game) fn may_be_given(
        &self,
        to: Color,
        days: u32,
    ) -> Result<TimeDelta, GameError> {
        if !(1..=30).contains(&days) {
            return Err(GameError::TimeGivenRange);
        }
        let time = TimeDelta::days(days.into());
        let side_time = self.side_time(to);
        let control = self.terms.control;
        let of_side = self.terms.control_of(to);
        let Some(has) = of_side.allowance(side_time.left, side_time.given) else {
            return Err(GameError::NoClock);
        };
        let total = if control.keeps_time() { side_time.left.max(has) } else { has };
        if total + time > MAX_TIME {
            return Err(GameError::TimeGivenFull);
        }
        Ok(time)
    }

    /// Recognises the second submission of a gift.
    pub(in crate::game) fn has_given(&self, days: u32, given: usize, side: Color) -> bool {
        let last = self.clock.time_grants.get(given);
        last.is_some_and(|time_grant| {
            time_grant.to == !side && time_grant.time.num_days() == i64::from(days)
        })
    }

    pub(in crate::game) fn take_time_grant(&mut self, to: Color, time: TimeDelta) {
        let ply = self.ply();
        self.clock.time_grants.push(TimeGrant { to, ply, time });
    }

    /// Decides what the vacations of a player are from now on, in the order of time.
    pub(in crate::game) fn decide_vacation(
        &self,
        vacations: &[Vacation],
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<EventKind, GameError> {
        if !self.terms.vacation {
            return Err(GameError::NoVacation);
        }
        let vacations: Vec<Vacation> = vacations
            .iter()
            .copied()
            .filter(|vacation| vacation.to > now && vacation.from < vacation.to)
            .collect();
        if merged(&vacations, self.special_leave(side)) == self.vacations(side) {
            return Err(GameError::AlreadyDone);
        }
        Ok(EventKind::VacationSet { by: side, vacations })
    }

    /// What was used before a vacation is changed stays used: no change of it reaches back.
    pub(in crate::game) fn set_vacation(
        &mut self,
        by: Color,
        vacations: &[Vacation],
        now: DateTime<Utc>,
    ) {
        let mut vacations = merged(vacations, self.special_leave(by));
        if by == self.turn() {
            match self.passed_deadline(now) {
                // It waits to be claimed. No vacation of now lifts it or moves its instant.
                Some(deadline) => {
                    let before = self
                        .vacations(by)
                        .iter()
                        .copied()
                        .filter(|vacation| vacation.to <= deadline);
                    vacations = before
                        .chain(vacations.into_iter().filter(|l| l.from >= deadline))
                        .collect();
                }
                None => self.settle_clock(now),
            }
        }
        *self.clock.vacations.get_mut(by) = vacations;
    }

    /// Decides that the clock of a side stands still until an instant, vacation or not.
    pub(in crate::game) fn decide_special_leave(
        &self,
        side: Color,
        until: DateTime<Utc>,
        now: DateTime<Utc>,
    ) -> Result<Vec<Event>, GameError> {
        if let Some(timeout) = self.timeout_by(now) {
            return Ok(timeout);
        }
        let is_known = self.special_leave(side).is_some_and(|known| known.to == until);
        if until <= now || is_known {
            return Err(GameError::AlreadyDone);
        }
        let what =
            EventKind::SpecialLeaveGranted { side, leave: Vacation { from: now, to: until } };
        Ok(vec![Event { at: now, by: Actor::System, what }])
    }

    pub(in crate::game) fn set_special_leave(
        &mut self,
        side: Color,
        leave: Vacation,
        now: DateTime<Utc>,
    ) {
        *self.clock.special_leave.get_mut(side) = Some(leave);
        let vacations = self.vacations(side).to_vec();
        self.set_vacation(side, &vacations, now);
    }

    /// Decides on the claim that the opponent's time has run out, where it is claimed.
    pub(in crate::game) fn decide_timeout_claim(
        &self,
        side: Color,
        now: DateTime<Utc>,
    ) -> Result<EventKind, GameError> {
        match self.passed_deadline(now) {
            Some(deadline)
                if side != self.turn() && self.terms.timeout_rule == TimeoutRule::Claimed =>
            {
                // A move that was received before may still be on its way.
                if now < deadline + TIMEOUT_GRACE {
                    return Err(GameError::TimeoutTooRecent);
                }
                Ok(self.end_on_time())
            }
            _ => Err(GameError::TimeoutStands),
        }
    }

    /// Decides what the running clock gets back after an outage: nobody could
    /// move then. Time that had run out before stays so.
    pub(in crate::game) fn decide_return(
        &self,
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    ) -> Vec<Event> {
        let Some(deadline) = self.deadline() else { return Vec::new() };
        let from = from.max(self.turn_began());
        if deadline <= from {
            let falls = self.terms.timeout_rule == TimeoutRule::Server;
            return if falls { vec![self.timeout(deadline)] } else { Vec::new() };
        }
        if time_running(self.vacations(self.turn()), from, to) == TimeDelta::zero() {
            return Vec::new();
        }
        vec![Event { at: to, by: Actor::System, what: EventKind::TimeReturned { from, to } }]
    }

    /// Whoever takes a side over has all of its time. Vacations of the former player are not theirs.
    pub(in crate::game) fn begin_clock_anew(&mut self, side: Color, now: DateTime<Utc>) {
        self.clock.vacations.get_mut(side).clear();
        *self.clock.special_leave.get_mut(side) = None;
        if side == self.turn() {
            self.set_clock(TimeDelta::zero(), now);
        }
        if self.terms.control.keeps_time() {
            let missing = self.terms.opening_time(side) - self.side_time(side).left;
            // What is given is stored in whole seconds.
            let seconds = (missing + TimeDelta::milliseconds(999)).num_seconds();
            if seconds > 0 {
                self.take_time_grant(side, TimeDelta::seconds(seconds));
            }
        }
    }

    pub(in crate::game) fn return_time(&mut self, from: DateTime<Utc>, to: DateTime<Utc>) {
        self.settle_clock(from);
        self.clock_started_at = Some(to);
    }

    /// Returns the end that a timeout makes: nobody loses a game that never began, unless it is one that
    /// has to be played.
    pub(in crate::game) fn end_on_time(&self) -> EventKind {
        let side = self.turn();
        match (self.is_fresh(), self.terms.abort) {
            (true, true) => EventKind::ended(Ending::NeverStarted { missing: side }),
            // Whether the opponent could have mated is not asked: nothing was played.
            (true, false) => EventKind::ended(Ending::Forfeit { loser: side }),
            (false, _) => self.end_by(Cause::Timeout, side),
        }
    }
}
