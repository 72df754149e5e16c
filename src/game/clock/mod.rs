//! Exact clocks: what a move may take and what it cost, when time runs out, and what
//! makes a clock stand still.
//!
//! Everything follows from the instants of the moves and from [`StoredClock`]; `now` is an
//! argument. What a side has left is summed up from its moves, so a takeback restores it.
//! Whatever changes how a clock runs (vacation, a claim, an outage) settles it first: what was
//! used until then stays used. `control` has the four time controls, `deadline` when time runs out,
//! `vacation` the time between two instants in which a clock ran, `commands` what players and the
//! service may do about time, `reminders` when a player is reminded.

mod commands;
mod control;
mod deadline;
mod reminders;
mod stored_clock;
mod vacation;

use chrono::{DateTime, TimeDelta, Utc};
use shakmaty::ByColor;

use super::{Game, MoveSource, Terms};
use crate::chess::{Color, Position as _};

pub use control::{BadTimeControl, DEFAULT_SILENCE_DAYS, MAX_TIME, TimeControl, in_words};
pub use reminders::REMINDER_HOURS;
pub use stored_clock::{MAX_USED, StoredClock, TimeGrant};
pub use vacation::{Vacation, time_running};

/// How long a timeout waits before it is stored. What was received in time may
/// still be on its way to the game, and is not to be overtaken by what time does.
pub const TIMEOUT_GRACE: TimeDelta = TimeDelta::minutes(2);

/// What a half-move took, what that cost, and what its side had left afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTime {
    pub used: TimeDelta,
    pub charged: TimeDelta,
    /// `None` where there is no limit.
    pub left: Option<TimeDelta>,
}

/// What a side has before its next move.
#[derive(Clone, Copy, Debug)]
struct SideTime {
    left: TimeDelta,
    /// What it was given for this very move.
    given: TimeDelta,
    /// Moves of the game, where it matters how many they are.
    made: u32,
}

impl SideTime {
    fn opened(terms: &Terms, side: Color) -> SideTime {
        SideTime { left: terms.opening_time(side), given: TimeDelta::zero(), made: 0 }
    }
}

impl Game {
    /// Returns when the clock of the side to move began to run, for the last time: with the
    /// opponent's move, or later if it was stopped or set since.
    pub fn turn_began(&self) -> DateTime<Utc> {
        let moved = self.played.last().map_or(self.started_at, |p| p.at);
        self.clock_started_at.unwrap_or(moved)
    }

    /// Returns what the move under way has used up to an instant.
    pub fn used(&self, now: DateTime<Utc>) -> TimeDelta {
        // No clock runs while a claim waits for a decision.
        let now = self.paused_since().map_or(now, |since| now.min(since));
        self.clock.used + time_running(self.vacations(self.turn()), self.turn_began(), now)
    }

    /// Returns how long the move under way may take; `None` where time cannot run out.
    pub fn allowance(&self) -> Option<TimeDelta> {
        let (side, terms) = (self.turn(), &self.terms);
        let side_time = self.side_time(side);
        terms.control_of(side).allowance(side_time.left, side_time.given)
    }

    /// Returns what a side has for this and all moves to come, where time is kept. For the
    /// side to move that is less what the move under way has cost so far.
    pub fn bank(&self, side: Color, now: DateTime<Utc>) -> Option<TimeDelta> {
        let control = self.terms.control;
        let left = self.side_time(side).left;
        let running = self.is_running() && side == self.turn();
        let cost = if running { control.charge(self.used(now)) } else { TimeDelta::zero() };
        control.keeps_time().then(|| (left - cost).max(TimeDelta::zero()))
    }

    /// Returns how many moves a side makes until days are added, in a game of periods.
    pub fn moves_to_go(&self, side: Color) -> Option<u32> {
        let TimeControl::Period { moves, .. } = self.terms.control else { return None };
        let made = self.side_time(side).made;
        Some(moves - made % moves)
    }

    /// Returns what every half-move cost, the oldest first.
    pub fn move_times(&self) -> Vec<MoveTime> {
        let mut move_times = Vec::with_capacity(self.played.len());
        self.side_times(|one| move_times.push(one));
        move_times
    }

    /// Returns what a side has before its next move.
    fn side_time(&self, side: Color) -> SideTime {
        let control = self.terms.control;
        if !control.keeps_time() && self.clock.time_grants.is_empty() {
            // Whatever was played, each move begins again.
            return SideTime::opened(&self.terms, side);
        }
        *self.side_times(|_| ()).get(side)
    }

    /// Sums up what both sides have, and returns what each half-move cost.
    fn side_times(&self, mut each: impl FnMut(MoveTime)) -> ByColor<SideTime> {
        let control = self.terms.control;
        let mut side_times = ByColor::new_with(|side| SideTime::opened(&self.terms, side));
        let mut side = self.start.position.turn();
        for index in 0..self.played.len() {
            self.add_time_grants(index, &mut side_times);
            let used = self.time_used(index);
            let side_time = side_times.get_mut(side);
            let saved = self.terms.control_of(side).allowance(side_time.left, side_time.given);
            let saved = saved.map(|allowance| (allowance - used).max(TimeDelta::zero()));
            side_time.made += 1;
            side_time.left = control.after_move(side_time.left, used, side_time.made);
            // What was given is for a move that is thought about.
            if used > TimeDelta::zero() || self.played[index].how == MoveSource::ByHand {
                side_time.given = TimeDelta::zero();
            }
            let left = if control.keeps_time() { Some(side_time.left) } else { saved };
            each(MoveTime { used, charged: control.charge(used), left });
            side = !side;
        }
        self.add_time_grants(self.played.len(), &mut side_times);
        side_times
    }

    fn add_time_grants(&self, ply: usize, side_times: &mut ByColor<SideTime>) {
        for time_grant in
            self.clock.time_grants.iter().filter(|time_grant| time_grant.ply as usize == ply)
        {
            let side_time = side_times.get_mut(time_grant.to);
            side_time.left += time_grant.time;
            side_time.given += time_grant.time;
        }
    }

    /// Returns the vacations of a side that protect this game and are not over.
    pub fn vacations(&self, side: Color) -> &[Vacation] {
        self.clock.vacations.get(side)
    }

    /// Returns the special leave of a side that is not over, which [`Self::vacations`] has too.
    pub fn special_leave(&self, side: Color) -> Option<Vacation> {
        *self.clock.special_leave.get(side)
    }

    /// Returns whether a vacation that a side is on at an instant is special leave to its end.
    pub fn is_special_leave(&self, side: Color, vacation: Vacation, at: DateTime<Utc>) -> bool {
        self.clock.is_special_leave(side, vacation, at)
    }

    /// Returns the vacation that a side is on at an instant.
    pub fn vacation_at(&self, side: Color, at: DateTime<Utc>) -> Option<Vacation> {
        self.vacations(side).iter().copied().find(|vacation| vacation.contains(at))
    }

    /// Returns the time that players gave each other.
    pub fn time_grants(&self) -> &[TimeGrant] {
        &self.clock.time_grants
    }

    /// Returns what is stored of the clocks besides the moves.
    pub fn clock_state(&self) -> &StoredClock {
        &self.clock
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

    /// Returns when the clock would have begun for what a move at this instant has used, if
    /// that is not the instant of the move before.
    pub(super) fn began(&self, at: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let before = self.played.last().map_or(self.started_at, |p| p.at);
        let began = at.checked_sub_signed(self.used(at)).unwrap_or(before);
        (began != before).then_some(began)
    }

    /// Stops the clock for a moment: what was used until now stays used, whatever is changed
    /// about it next.
    pub(super) fn settle_clock(&mut self, now: DateTime<Utc>) {
        self.clock.used = self.used(now);
        self.clock_started_at = Some(now.max(self.turn_began()));
    }

    /// Starts the clock of the next side, at the instant of a move. Vacations that are over have
    /// nothing more to say.
    pub(super) fn press_clock(&mut self, at: DateTime<Utc>) {
        self.clock_started_at = None;
        self.clock.used = TimeDelta::zero();
        for vacations in self.clock.vacations.iter_mut() {
            vacations.retain(|vacation| vacation.to > at);
        }
        for leave in self.clock.special_leave.iter_mut() {
            leave.take_if(|leave| leave.to <= at);
        }
    }

    /// Sets the clock of the side to move back to what it was when it had used so much.
    pub(super) fn set_clock(&mut self, used: TimeDelta, now: DateTime<Utc>) {
        self.clock_started_at = Some(now);
        self.clock.used = used;
        let ply = self.ply();
        // What was given stays given.
        for time_grant in &mut self.clock.time_grants {
            time_grant.ply = time_grant.ply.min(ply);
        }
    }
}
