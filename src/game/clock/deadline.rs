//! When time runs out. `decide` asks it before anything else, so that nobody moves too late.

use chrono::{DateTime, TimeDelta, Utc};

use super::vacation;
use crate::game::{Cause, Game, TimeoutRule};

impl Game {
    /// Returns when the time of the side to move runs out or ran out; `None` where no clock runs:
    /// without a limit, while a claim waits for a decision, and once the game is over, also where
    /// its result is still being proven.
    ///
    /// A move at this instant is late; one a microsecond earlier counts.
    pub fn deadline(&self) -> Option<DateTime<Utc>> {
        if !self.is_running() || self.paused_since().is_some() {
            return None;
        }
        let left = self.allowance()? - self.clock.used;
        vacation::after_running(self.vacations(self.turn()), self.turn_began(), left)
    }

    /// Returns the deadline if it was at or before `now`.
    pub fn passed_deadline(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        self.deadline().filter(|deadline| *deadline <= now)
    }

    /// Returns the deadline that ends the game by itself, if it was at or before `now`.
    pub(in crate::game) fn server_timeout(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        self.passed_deadline(now).filter(|_| self.terms.timeout_rule == TimeoutRule::Server)
    }

    /// Returns when the side to move has so much left, on a clock that runs then; `None` where no clock
    /// runs.
    pub(in crate::game) fn instant_with_left(&self, left: TimeDelta) -> Option<DateTime<Utc>> {
        self.deadline()?;
        let time = self.allowance()? - self.clock.used - left;
        let at = vacation::after_running(self.vacations(self.turn()), self.turn_began(), time)?;
        Some(self.after_vacation(at))
    }

    /// Returns how long the side to move can still think; zero once its time has run out.
    pub fn time_left(&self, now: DateTime<Utc>) -> Option<TimeDelta> {
        let left = self.allowance()? - self.used(now);
        Some(left.max(TimeDelta::zero()))
    }

    /// Returns when time ran out and ended the game, also where its result is still being
    /// proven.
    pub fn timed_out(&self) -> Option<DateTime<Utc>> {
        let ended = self.ended().filter(|ended| ended.ending.is_timeout()).map(|ended| ended.at);
        let pending = self.pending.filter(|pending| pending.cause == Cause::Timeout);
        ended.or(pending.map(|pending| pending.at))
    }
}
