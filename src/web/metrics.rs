//! The numbers for Prometheus, and the counting of requests that it costs.
//!
//! Requests are counted by atomics alone: every page pays for it. The rest is put together
//! when somebody asks.

use std::{
    fmt,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::Duration,
};

use actix_web::http::StatusCode;
use chrono::{DateTime, Utc};
use prometheus_client::{
    encoding::{EncodeMetric, MetricEncoder, NoLabelSet, text},
    metrics::{MetricType, counter::Counter, family::Family, gauge::Gauge, info::Info},
    registry::Registry,
};

use super::App;
use crate::{
    actions::job_history::JobRun,
    db::{health::Figures, statistics::Statistics},
};

/// What [`render`] writes: OpenMetrics, which Prometheus reads.
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The classes of answers, by the first digit of their status.
const STATUS_CLASSES: [&str; 4] = ["2xx", "3xx", "4xx", "5xx"];

/// Up to how many microseconds an answer took. Most pages are done within a few milliseconds.
const BUCKET_BOUNDS_MICROS: [u64; 12] = [
    500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
    5_000_000,
];

/// The requests that were answered since the server was started.
#[derive(Debug, Default)]
pub struct Traffic {
    classes: [AtomicU64; STATUS_CLASSES.len()],
    /// By how long they took; the last are those beyond all bounds.
    times: [AtomicU64; BUCKET_BOUNDS_MICROS.len() + 1],
    micros: AtomicU64,
}

impl Traffic {
    /// Counts an answer.
    pub fn note(&self, status: StatusCode, took: Duration) {
        let class = usize::from(status.as_u16() / 100).clamp(2, STATUS_CLASSES.len() + 1) - 2;
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let slot = BUCKET_BOUNDS_MICROS
            .iter()
            .position(|bound| micros <= *bound)
            .unwrap_or(BUCKET_BOUNDS_MICROS.len());
        self.classes[class].fetch_add(1, Relaxed);
        self.times[slot].fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }

    /// Returns how long all answers took together.
    pub fn spent(&self) -> Duration {
        Duration::from_micros(self.micros.load(Relaxed))
    }

    fn times(&self) -> Times {
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
struct Times {
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

/// Metrics of one name, distinguished by one label.
type ByLabel<M> = Family<[(&'static str, &'static str); 1], M>;

/// Writes everything down. Without an answer of the database its numbers are left out.
pub fn render(
    app: &App,
    counted: Option<(Statistics, Figures)>,
    now: DateTime<Utc>,
) -> Result<String, fmt::Error> {
    let mut registry = Registry::default();
    // The encoder adds `_info` to this name, `_total` to what counts up, and a period to each help.
    let build = [("version", env!("CARGO_PKG_VERSION")), ("database", app.db.kind())];
    registry.register("zugpost_build", "What runs here, and on which database", Info::new(build));
    register_traffic(&mut registry, &app.traffic);
    register_jobs(&mut registry, &app.job_history.list());
    let streams: Gauge = Gauge::default();
    streams.set(i64::try_from(app.streams.count()).unwrap_or(i64::MAX));
    registry.register("zugpost_live_pages", "Open pages that hear of moves", streams);
    if let Some((statistics, figures)) = counted {
        register_counts(&mut registry, &statistics, &figures, now);
    }
    let mut out = String::new();
    text::encode(&mut out, &registry)?;
    Ok(out)
}

fn register_traffic(registry: &mut Registry, traffic: &Traffic) {
    let requests = ByLabel::<Counter>::default();
    for (class, count) in STATUS_CLASSES.iter().zip(&traffic.classes) {
        requests.get_or_create(&[("class", *class)]).inc_by(count.load(Relaxed));
    }
    registry.register("zugpost_http_requests", "Requests answered, by status", requests);
    registry.register("zugpost_http_request_seconds", "How long answers took", traffic.times());
}

fn register_jobs(registry: &mut Registry, job_history: &[(&'static str, JobRun)]) {
    let last_run = ByLabel::<Gauge>::default();
    let failures = ByLabel::<Counter>::default();
    for (job, run) in job_history {
        last_run.get_or_create(&[("job", *job)]).set(run.ended.timestamp());
        failures.get_or_create(&[("job", *job)]).inc_by(run.failures);
    }
    registry.register(
        "zugpost_job_last_run_timestamp_seconds",
        "When a job of this node last ran",
        last_run,
    );
    registry.register("zugpost_job_failures", "Runs of a job of this node that failed", failures);
}

fn register_counts(
    registry: &mut Registry,
    statistics: &Statistics,
    figures: &Figures,
    now: DateTime<Utc>,
) {
    let oldest = figures.outbox.oldest.map_or(0, |at| (now - at).num_seconds().max(0));
    for (name, help, value) in [
        ("zugpost_outbox_waiting", "Letters that wait", figures.outbox.count),
        ("zugpost_outbox_oldest_seconds", "How long the oldest of them has waited", oldest),
        ("zugpost_outbox_set_aside", "Letters that could not be sent", figures.set_aside),
        ("zugpost_claims_waiting", "Games that wait for a ruling", figures.claims.count),
        ("zugpost_games_running", "Games being played", statistics.games_running),
        ("zugpost_players", "Accounts that are not closed", figures.players),
    ] {
        let gauge: Gauge = Gauge::default();
        gauge.set(value);
        registry.register(name, help, gauge);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_counted_by_status_and_time() {
        let traffic = Traffic::default();
        for (status, micros) in [(200, 0), (204, 500), (303, 501), (404, 6_000_000), (500, 9)] {
            traffic.note(StatusCode::from_u16(status).unwrap(), Duration::from_micros(micros));
        }
        let classes = traffic.classes.each_ref().map(|count| count.load(Relaxed));
        assert_eq!(classes, [2, 1, 1, 1]);
        let times = traffic.times();
        assert_eq!(times.buckets[0], (0.0005, 3));
        assert_eq!(times.buckets[1], (0.001, 1));
        assert_eq!(times.buckets[BUCKET_BOUNDS_MICROS.len()], (f64::INFINITY, 1));
        assert!((times.sum - 6.001_01).abs() < 1e-9);
    }
}
