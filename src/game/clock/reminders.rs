//! When a player is reminded of a deadline.

use chrono::{DateTime, TimeDelta, Utc};

use super::TIMEOUT_GRACE;
use crate::game::{Game, TimeoutRule};

/// How many hours before the deadline a player can be reminded.
pub const REMINDER_HOURS: [i64; 8] = [168, 72, 48, 24, 12, 6, 3, 1];

impl Game {
    /// Returns the instants at which the side to move is reminded, the earliest first, if it
    /// chose these hours before the deadline. Where the move has less time than every one of
    /// them, it is reminded at half of it. What falls into a vacation waits for its end.
    pub fn reminders(&self, hours: &[i64]) -> Vec<DateTime<Utc>> {
        let (Some(deadline), Some(allowance)) = (self.deadline(), self.allowance()) else {
            return Vec::new();
        };
        if hours.is_empty() {
            return Vec::new();
        }
        let mut leads: Vec<TimeDelta> =
            hours.iter().map(|hours| TimeDelta::hours(*hours)).filter(|l| *l < allowance).collect();
        if leads.is_empty() {
            leads.push(allowance / 2);
        }
        let mut instants: Vec<DateTime<Utc>> = leads
            .into_iter()
            .filter_map(|lead| deadline.checked_sub_signed(lead))
            .map(|at| self.after_vacation(at))
            .collect();
        instants.sort_unstable();
        instants.dedup();
        instants
    }

    /// Returns an instant, or the end of the vacations in which it falls.
    pub(super) fn after_vacation(&self, mut at: DateTime<Utc>) -> DateTime<Utc> {
        while let Some(vacation) = self.vacation_at(self.turn(), at) {
            at = vacation.to;
        }
        at
    }

    /// Returns when time next does something to this game, after an instant: perhaps somebody
    /// is to be reminded, or a timeout is to be stored or can be claimed. `None`
    /// where no clock runs, or nothing is left to do. A game that was stopped is a draw in the end.
    pub fn next_check(&self, after: DateTime<Utc>) -> Option<DateTime<Utc>> {
        if let Some(drawn_at) = self.undecided_at() {
            return drawn_at.checked_add_signed(TIMEOUT_GRACE);
        }
        // A player who chose only leads that are too long is reminded at half the time.
        let half = self.deadline()?.checked_sub_signed(self.allowance()? / 2)?;
        let reminders = self.reminders(&REMINDER_HOURS).into_iter().chain([half]);
        reminders.filter(|at| *at > after).min().or(self.deadline_check(after))
    }

    /// Returns when to check this game after an outage that moved its deadline by so much, if
    /// before it was to be checked then. What was due is due as much later; what waits for
    /// the end of a vacation is not.
    pub fn check_after_outage(
        &self,
        old: Option<DateTime<Utc>>,
        moved: TimeDelta,
        now: DateTime<Utc>,
    ) -> Option<DateTime<Utc>> {
        let shifted = old.and_then(|at| at.checked_add_signed(moved));
        [shifted, self.next_check(now)].into_iter().flatten().min()
    }

    /// Returns when the deadline is to be handled, after an instant.
    pub fn deadline_check(&self, after: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let due = self.deadline()?.checked_add_signed(TIMEOUT_GRACE)?;
        match self.terms().timeout_rule {
            TimeoutRule::Server => Some(due),
            TimeoutRule::Claimed => Some(due).filter(|due| *due > after),
        }
    }
}
