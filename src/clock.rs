//! What time it is. `now` is an argument everywhere else.

use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, SubsecRound as _, TimeDelta, Utc};

/// Gives the time, in whole microseconds: what both databases keep.
pub trait Clock: Send + Sync {
    fn now(&self) -> DateTime<Utc>;
}

/// The system's clock. Where it is set back, time stands still until it has caught up: what
/// has happened, such as a loss on time, has happened.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "the one place that asks the system")]
    fn now(&self) -> DateTime<Utc> {
        static LATEST: AtomicI64 = AtomicI64::new(i64::MIN);
        let now = Utc::now().trunc_subsecs(6).timestamp_micros();
        let latest = LATEST.fetch_max(now, Ordering::AcqRel).max(now);
        DateTime::from_timestamp_micros(latest).unwrap_or_default()
    }
}

/// A clock that only moves when set, for tests.
#[derive(Debug)]
pub struct ManualClock(AtomicI64);

impl ManualClock {
    pub fn new(start: DateTime<Utc>) -> ManualClock {
        ManualClock(AtomicI64::new(start.timestamp_micros()))
    }

    /// Moves it ahead (or back).
    pub fn advance(&self, by: TimeDelta) {
        let micros = by.num_microseconds().unwrap_or(i64::MAX / 4);
        self.0.fetch_add(micros, Ordering::AcqRel);
    }
}

impl Clock for ManualClock {
    fn now(&self) -> DateTime<Utc> {
        DateTime::from_timestamp_micros(self.0.load(Ordering::Acquire)).unwrap_or_default()
    }
}
