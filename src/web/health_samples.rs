//! What `/admin/health` draws: a sample a minute, of the last day, since this server was started.
//!
//! In memory only. Emails are those of the whole site; moves, pages and memory are those of this server.

use std::{
    collections::VecDeque,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

/// A day of them, one a minute.
pub const MAX_SAMPLES: usize = 24 * 60;

/// What was measured in a minute.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HealthSample {
    /// `None`: the database did not answer.
    pub emails_waiting: Option<i64>,
    /// Half-moves that this server stored.
    pub moves: u64,
    /// How long the slowest answer took.
    pub slowest: Duration,
    /// The pattern of its address; empty without one.
    pub slowest_page: String,
    /// Bytes in the memory of the machine (resident set).
    pub memory: Option<u64>,
}

/// The samples of a day, the oldest first.
#[derive(Debug, Default)]
pub struct HealthSamples(Mutex<VecDeque<HealthSample>>);

impl HealthSamples {
    /// Returns all of them.
    pub fn list(&self) -> Vec<HealthSample> {
        self.lock().iter().cloned().collect()
    }

    pub(super) fn add(&self, sample: HealthSample) {
        let mut samples = self.lock();
        if samples.len() == MAX_SAMPLES {
            samples.pop_front();
        }
        samples.push_back(sample);
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<HealthSample>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_sample_goes_after_a_day() {
        let samples = HealthSamples::default();
        for moves in 0..u64::try_from(MAX_SAMPLES).unwrap() + 3 {
            samples.add(HealthSample { moves, ..HealthSample::default() });
        }
        let kept = samples.list();
        assert_eq!((kept.len(), kept[0].moves), (MAX_SAMPLES, 3));
    }
}
