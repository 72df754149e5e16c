//! The end date of a tournament: when everybody is reminded of it, and what it stops.

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    error::TournamentError,
    event::TournamentEventKind,
    state::{Phase, Tournament},
};

/// So many days before the end everybody with games in progress is reminded.
pub const REMINDER_DAYS: [u16; 2] = [30, 7];
/// How long after the end players can claim a result.
pub const RESULTS_CLAIMED_WITHIN: TimeDelta = TimeDelta::days(14);

/// Returns until when results can be claimed in games that are stopped now: one that was reopened or
/// proven later has as much time.
pub fn results_claimed_until(now: DateTime<Utc>) -> DateTime<Utc> {
    now + RESULTS_CLAIMED_WITHIN
}

impl Tournament {
    /// Returns the reminder that is due, by its days before the end: the last one, if several are.
    pub fn due_reminder(&self, now: DateTime<Utc>) -> Option<u16> {
        let ends_at = self.terms.ends_at.filter(|ends_at| now < *ends_at)?;
        let days = REMINDER_DAYS.into_iter().rev();
        let due = days.filter(|days| ends_at - TimeDelta::days((*days).into()) <= now).min()?;
        let is_new = self.last_reminder.is_none_or(|last| last > due);
        // What began later than that is not reminded of it.
        let has_begun =
            self.started_at.is_some_and(|started| started <= ends_at - TimeDelta::days(due.into()));
        (self.phase == Phase::Running && is_new && has_begun).then_some(due)
    }

    /// Returns whether the end date has come.
    pub(super) fn has_end_come(&self, now: DateTime<Utc>) -> bool {
        self.terms.ends_at.is_some_and(|ends_at| ends_at <= now)
    }

    /// Returns whether play is to stop now.
    pub fn is_play_over(&self, now: DateTime<Utc>) -> bool {
        self.phase == Phase::Running && self.play_ended_at.is_none() && self.has_end_come(now)
    }

    /// Returns whether play stops in games that are not over: at the end, or when they have lasted as long
    /// as a game can.
    pub fn may_stop_games(&self) -> bool {
        self.phase == Phase::Running
            && (self.play_ended_at.is_some() || self.terms.max_game_days.is_some())
    }

    /// Returns when play stops in a game that began at an instant; `None`: it goes on to its end.
    pub fn play_stops_at(&self, began: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let longest = self.terms.max_game_days.map(|days| began + TimeDelta::days(days.into()));
        let end = self.play_ended_at.map(|ended| self.terms.ends_at.unwrap_or(ended));
        longest.into_iter().chain(end).min()
    }

    /// Returns when the end next asks for something; `None` if never.
    pub fn next_end_check(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let ends_at = self.terms.ends_at?;
        match (self.phase, self.play_ended_at) {
            (Phase::Announced, _) => Some(ends_at),
            (Phase::Running, None) => {
                let reminders = REMINDER_DAYS.map(|days| ends_at - TimeDelta::days(days.into()));
                let ahead = reminders.into_iter().filter(|at| *at > now);
                Some(ahead.fold(ends_at, DateTime::min))
            }
            (Phase::Running, Some(_)) | (Phase::Finished | Phase::Final | Phase::Cancelled, _) => {
                None
            }
        }
    }

    pub(super) fn remind_of_end(
        &self,
        now: DateTime<Utc>,
    ) -> Result<Vec<TournamentEventKind>, TournamentError> {
        match self.due_reminder(now) {
            Some(days) => Ok(vec![TournamentEventKind::EndReminded { days }]),
            None => Err(TournamentError::AlreadyDone),
        }
    }

    pub(super) fn end_play(
        &self,
        now: DateTime<Utc>,
    ) -> Result<Vec<TournamentEventKind>, TournamentError> {
        match self.is_play_over(now) {
            true => Ok(vec![TournamentEventKind::PlayEnded]),
            false => Err(TournamentError::AlreadyDone),
        }
    }
}
