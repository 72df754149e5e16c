//! Vacation: stretches in which the clocks of a player stand still.

use chrono::{DateTime, TimeDelta, Utc};

/// One vacation, from its first instant up to the first one that is no longer vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    pub from: DateTime<Utc>,
    pub to: DateTime<Utc>,
}

impl Vacation {
    pub fn contains(&self, at: DateTime<Utc>) -> bool {
        self.from <= at && at < self.to
    }

    /// Returns the text under which it is stored: both instants in microseconds since 1970,
    /// `1763647200000000-1763733600000000`.
    pub fn to_text(&self) -> String {
        format!("{}-{}", self.from.timestamp_micros(), self.to.timestamp_micros())
    }

    /// Reads what [`Vacation::to_text`] wrote, `None` if it is anything else.
    pub fn parse(text: &str) -> Option<Vacation> {
        let (from, to) = text.split_once('-')?;
        let instant = |micros: &str| DateTime::from_timestamp_micros(micros.parse().ok()?);
        let vacation = Vacation { from: instant(from)?, to: instant(to)? };
        (vacation.from < vacation.to).then_some(vacation)
    }

    /// Returns how much of a stretch is vacation.
    fn within(&self, from: DateTime<Utc>, to: DateTime<Utc>) -> TimeDelta {
        (self.to.min(to) - self.from.max(from)).max(TimeDelta::zero())
    }
}

/// Returns the stretches that are in one of these, in order, none overlapping.
pub(super) fn merged(vacations: &[Vacation], leave: Option<Vacation>) -> Vec<Vacation> {
    let mut all: Vec<Vacation> = vacations.iter().copied().chain(leave).collect();
    all.sort_unstable_by_key(|one| one.from);
    let mut merged: Vec<Vacation> = Vec::with_capacity(all.len());
    for one in all {
        match merged.last_mut() {
            Some(last) if one.from <= last.to => last.to = last.to.max(one.to),
            _ => merged.push(one),
        }
    }
    merged
}

/// Returns how long a clock ran between two instants. Vacations must not overlap.
pub fn time_running(vacations: &[Vacation], from: DateTime<Utc>, to: DateTime<Utc>) -> TimeDelta {
    let stood: TimeDelta = vacations.iter().map(|vacation| vacation.within(from, to)).sum();
    (to - from - stood).max(TimeDelta::zero())
}

/// Returns the first instant at which a clock has run for so long, `None` beyond all
/// calendars. Vacations must be in order and not overlap.
pub(super) fn after_running(
    vacations: &[Vacation],
    from: DateTime<Utc>,
    time: TimeDelta,
) -> Option<DateTime<Utc>> {
    let (mut at, mut left) = (from, time.max(TimeDelta::zero()));
    for vacation in vacations.iter().filter(|vacation| vacation.to > from) {
        let running = (vacation.from - at).max(TimeDelta::zero());
        // Used up when the vacation begins: nothing is left for it to keep.
        if left <= running && (left > TimeDelta::zero() || running > TimeDelta::zero()) {
            break;
        }
        left -= running;
        at = vacation.to;
    }
    at.checked_add_signed(left)
}
