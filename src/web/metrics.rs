//! The numbers for Prometheus, put together when somebody asks.

use std::{fmt, sync::atomic::Ordering::Relaxed};

use chrono::{DateTime, Utc};
use prometheus_client::{
    encoding::text,
    metrics::{counter::Counter, family::Family, gauge::Gauge, info::Info},
    registry::Registry,
};

use super::{
    App,
    traffic::{STATUS_CLASSES, Traffic},
};
use crate::{
    actions::job_history::JobRun,
    db::{health::Figures, statistics::Statistics},
};

/// What [`render`] writes: OpenMetrics, which Prometheus reads.
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

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
        "When a job of this server last ran",
        last_run,
    );
    registry.register("zugpost_job_failures", "Runs of a job of this server that failed", failures);
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
        ("zugpost_outbox_failed", "Emails that could not be sent", figures.set_aside),
        ("zugpost_claims_waiting", "Games that wait for a decision", figures.claims.count),
        ("zugpost_games_running", "Games being played", statistics.games_running),
        ("zugpost_players", "Accounts that are not closed", figures.players),
    ] {
        let gauge: Gauge = Gauge::default();
        gauge.set(value);
        registry.register(name, help, gauge);
    }
}
