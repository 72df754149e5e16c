//! Requests, counted by atomics alone: every page pays for it.

use std::{
    fmt,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use actix_web::http::StatusCode;
use prometheus_client::{
    encoding::{EncodeMetric, MetricEncoder, NoLabelSet},
    metrics::MetricType,
};

/// The classes of answers, by the first digit of their status.
pub(super) const STATUS_CLASSES: [&str; 4] = ["2xx", "3xx", "4xx", "5xx"];

/// Up to how many microseconds an answer took. Most pages are done within a few milliseconds.
const BUCKET_BOUNDS_MICROS: [u64; 12] = [
    500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
    5_000_000,
];

/// The requests that were answered since the server was started.
#[derive(Debug, Default)]
pub struct Traffic {
    pub(super) classes: [AtomicU64; STATUS_CLASSES.len()],
    /// By how long they took; the last are those beyond all bounds.
    times: [AtomicU64; BUCKET_BOUNDS_MICROS.len() + 1],
    micros: AtomicU64,
    /// How long the slowest took since it was asked last, and the pattern of its address.
    slowest: Mutex<(u64, String)>,
    /// The first of these, for those who are not slower.
    slowest_micros: AtomicU64,
}

impl Traffic {
    /// Counts an answer. `page`: the pattern of its address, which is read where it is the slowest.
    pub fn note(&self, status: StatusCode, took: Duration, page: impl FnOnce() -> String) {
        let class = usize::from(status.as_u16() / 100).clamp(2, STATUS_CLASSES.len() + 1) - 2;
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let slot = BUCKET_BOUNDS_MICROS
            .iter()
            .position(|bound| micros <= *bound)
            .unwrap_or(BUCKET_BOUNDS_MICROS.len());
        self.classes[class].fetch_add(1, Relaxed);
        self.times[slot].fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
        if micros > self.slowest_micros.load(Relaxed) {
            let mut slowest = self.slowest.lock().unwrap_or_else(PoisonError::into_inner);
            if micros > slowest.0 {
                *slowest = (micros, page());
                self.slowest_micros.store(micros, Relaxed);
            }
        }
    }

    /// Returns how long the slowest answer took since this was asked last, and the pattern of its address.
    pub(super) fn take_slowest(&self) -> (Duration, String) {
        let mut slowest = self.slowest.lock().unwrap_or_else(PoisonError::into_inner);
        self.slowest_micros.store(0, Relaxed);
        let (micros, page) = std::mem::take(&mut *slowest);
        (Duration::from_micros(micros), page)
    }

    /// Returns how long all answers took together.
    pub fn spent(&self) -> Duration {
        Duration::from_micros(self.micros.load(Relaxed))
    }

    pub(super) fn times(&self) -> Times {
        let bounds =
            BUCKET_BOUNDS_MICROS.iter().map(|micros| seconds(*micros)).chain([f64::INFINITY]);
        let counts = self.times.iter().map(|count| count.load(Relaxed));
        Times { sum: self.spent().as_secs_f64(), buckets: bounds.zip(counts).collect() }
    }
}

fn seconds(micros: u64) -> f64 {
    Duration::from_micros(micros).as_secs_f64()
}

/// A histogram as it is at this moment. Each bucket has what is in no smaller one.
#[derive(Debug)]
pub(super) struct Times {
    sum: f64,
    buckets: Vec<(f64, u64)>,
}

impl EncodeMetric for Times {
    fn encode(&self, mut encoder: MetricEncoder<'_>) -> fmt::Result {
        let count = self.buckets.iter().map(|(_, count)| *count).sum::<u64>();
        encoder.encode_histogram::<NoLabelSet>(self.sum, count, &self.buckets, None)
    }

    fn metric_type(&self) -> MetricType {
        MetricType::Histogram
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_counted_by_status_and_time() {
        let traffic = Traffic::default();
        for (status, micros) in [(200, 0), (204, 500), (303, 501), (404, 6_000_000), (500, 9)] {
            let took = Duration::from_micros(micros);
            traffic.note(StatusCode::from_u16(status).unwrap(), took, || format!("/{micros}"));
        }
        let classes = traffic.classes.each_ref().map(|count| count.load(Relaxed));
        assert_eq!(classes, [2, 1, 1, 1]);
        let times = traffic.times();
        assert_eq!(times.buckets[0], (0.0005, 3));
        assert_eq!(times.buckets[1], (0.001, 1));
        assert_eq!(times.buckets[BUCKET_BOUNDS_MICROS.len()], (f64::INFINITY, 1));
        assert!((times.sum - 6.001_01).abs() < 1e-9);
        assert_eq!(traffic.take_slowest(), (Duration::from_secs(6), "/6000000".to_owned()));
        assert_eq!(traffic.take_slowest(), (Duration::ZERO, String::new()));
    }
}
