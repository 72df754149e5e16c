//! Special leave: the director stops the clocks of a player who is ill.

use chrono::{DateTime, TimeDelta, Utc};

use crate::game::clock::Vacation;

/// How long it lasts at the most.
pub const MAX_SPECIAL_LEAVE_DAYS: u16 = 30;

/// Returns the leave of so many days that is granted at an instant.
pub fn special_leave(at: DateTime<Utc>, days: u16) -> Vacation {
    Vacation { from: at, to: at + TimeDelta::days(days.into()) }
}
