//! Exact clocks: when a flag falls and what a move cost.

use chrono::{DateTime, TimeDelta, Utc};

use super::{Cause, Game};

impl Game {
    /// Returns when the side to move began to think.
    pub fn turn_began(&self) -> DateTime<Utc> {
        let moved = self.played.last().map_or(self.started_at, |p| p.at);
        self.clock_from.unwrap_or(moved)
    }

    /// Returns when the flag of the side to move falls, `None` once the game is over,
    /// also where its result is still being proven.
    ///
    /// A move at this instant is late; one a microsecond earlier counts.
    pub fn deadline(&self) -> Option<DateTime<Utc>> {
        if self.ended.is_some() || self.pending.is_some() {
            return None;
        }
        self.turn_began().checked_add_signed(self.terms.per_move)
    }

    /// Returns the instant of the flag if it fell at or before `now`.
    pub(super) fn fallen(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        self.deadline().filter(|deadline| *deadline <= now)
    }

    /// Returns when a flag fell that ended the game, also where its result is still being
    /// proven.
    pub fn flag_fell(&self) -> Option<DateTime<Utc>> {
        let ended = self.ended().filter(|ended| ended.ending.is_flag()).map(|ended| ended.at);
        let pending = self.pending.filter(|pending| pending.cause == Cause::Flag);
        ended.or(pending.map(|pending| pending.at))
    }

    /// Returns the time that the half-move at this index took.
    pub fn time_used(&self, index: usize) -> TimeDelta {
        let Some(played) = self.played.get(index) else {
            return TimeDelta::zero();
        };
        let began = match index.checked_sub(1) {
            Some(before) => self.played[before].at,
            None => self.started_at,
        };
        played.at - played.began.unwrap_or(began)
    }
}
