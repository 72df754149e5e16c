//! Special leave: the director stops the clocks of a player who is ill.

use chrono::{DateTime, TimeDelta, Utc};

/// How long it lasts at the most.
pub const MAX_SPECIAL_LEAVE_DAYS: u16 = 30;

/// In which time the clocks of a player stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecialLeave {
    pub from: DateTime<Utc>,
    pub to: DateTime<Utc>,
}

impl SpecialLeave {
    /// Returns the leave of so many days that is granted at an instant.
    pub fn granted(at: DateTime<Utc>, days: u16) -> SpecialLeave {
        SpecialLeave { from: at, to: at + TimeDelta::days(days.into()) }
    }
}
