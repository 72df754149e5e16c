//! How the service is: what waits, what the jobs did, when it stood still. For administrators.

use std::time::{Duration, Instant};

use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};

use crate::{
    actions::job_history::JobRun,
    db::{
        DbError, GameId, health, heartbeat,
        verification::{
            ChainVerification, MismatchedGame, find_chain_verification, list_mismatched,
        },
    },
    i18n::{Locale, Message, key},
    web::{
        error::PageResult,
        health_samples::{HealthSample, MAX_SAMPLES},
        layout::Page,
        request_context::RequestContext,
        sparkline::Sparkline,
        times::Zone,
    },
};

/// Outages are shown for so long.
const OUTAGES_SHOWN_FOR: TimeDelta = TimeDelta::days(90);

/// Games whose rows do not say what their logs say: more are not shown.
const MAX_MISMATCHES: i64 = 100;

struct JobView {
    name: String,
    last: String,
    took: String,
    is_failing: bool,
    failures: u64,
    /// When it last failed, and why.
    failure: Option<(String, String)>,
}

struct OutageView {
    from: String,
    to: String,
    lasted: String,
}

/// How something went in the last day.
struct GraphView {
    name: Message,
    line: Sparkline,
    most: String,
    last: String,
    /// What belongs to the highest value.
    hint: String,
}

/// A game whose rows do not say what its log says.
struct MismatchView {
    game: GameId,
    found: String,
    findings: Vec<String>,
}

/// The chain of created games and what was published of all logs.
struct ChainsView {
    /// `None`: never.
    verified: Option<String>,
    findings: Vec<String>,
}

#[derive(Template)]
#[template(path = "admin/health.html")]
struct AdminHealthTemplate<'a> {
    page: Page<'a>,
    version: &'static str,
    database: &'static str,
    round_trip: String,
    started: String,
    runs_for: String,
    beat: Option<String>,
    live_pages: usize,
    figures: health::Figures,
    email_waits: Option<String>,
    ignores_bounces: bool,
    claim_waits: Option<String>,
    graphs: Vec<GraphView>,
    jobs: Vec<JobView>,
    outages: Vec<OutageView>,
    mismatches: Vec<MismatchView>,
    chains: ChainsView,
}

/// `GET /admin/health`
pub async fn show(ctx: RequestContext) -> PageResult {
    super::admin(&ctx)?;
    let (app, now, zone) = (&ctx.app, ctx.now, ctx.zone());
    let found = app.db.read(move |conn| {
        let begun = Instant::now();
        health::ping(conn)?;
        let round_trip = begun.elapsed();
        let figures = health::count(conn, now)?;
        let beat = heartbeat::find(conn)?;
        let outages = heartbeat::list_outages_after(conn, now - OUTAGES_SHOWN_FOR)?;
        let mismatches = list_mismatched(conn, MAX_MISMATCHES)?;
        let chains = find_chain_verification(conn)?;
        Ok::<_, DbError>((round_trip, figures, beat, outages, mismatches, chains))
    });
    let (round_trip, figures, beat, outages, mismatches, chains) = found.await?;
    let ago = |at: DateTime<Utc>| zone.span(now - at);
    ctx.ok(&AdminHealthTemplate {
        page: ctx.page(),
        version: env!("CARGO_PKG_VERSION"),
        database: app.db.kind(),
        round_trip: milliseconds(ctx.locale, round_trip),
        started: zone.full(app.started),
        runs_for: ago(app.started),
        beat: beat.map(ago),
        live_pages: app.streams.count(),
        figures,
        email_waits: figures.outbox.oldest.map(ago),
        ignores_bounces: app.config.ignores_bounces(),
        claim_waits: figures.claims.oldest.map(ago),
        graphs: graphs(&app.health_samples.list(), ctx.locale),
        jobs: app
            .job_history
            .list()
            .into_iter()
            .map(|(name, run)| job_view(name, run, zone))
            .collect(),
        outages: outages.into_iter().map(|outage| outage_view(outage, zone)).collect(),
        mismatches: mismatches.into_iter().map(|found| mismatch_view(&found, zone)).collect(),
        chains: chains_view(&chains, zone),
    })
}

/// Draws the samples of a day.
fn graphs(samples: &[HealthSample], locale: Locale) -> Vec<GraphView> {
    if samples.is_empty() {
        return Vec::new();
    }
    let graph = |key,
                 value: &dyn Fn(&HealthSample) -> Option<f64>,
                 shown: &dyn Fn(f64) -> String| {
        let values: Vec<Option<f64>> = samples.iter().map(value).collect();
        let line = Sparkline::draw(&values, MAX_SAMPLES);
        let last = line.last.map_or_else(|| "–".to_owned(), shown);
        GraphView { name: locale.t(key), most: shown(line.most), last, line, hint: String::new() }
    };
    let whole = |value: f64| format!("{value:.0}");
    let mebibytes = |value: f64| format!("{value:.0}\u{a0}MiB");
    let time = |value: f64| milliseconds(locale, Duration::from_secs_f64(value.max(0.0)));
    let slowest = samples.iter().max_by_key(|sample| sample.slowest);
    vec![
        graph(key!("admin-graph-emails"), &|it| it.emails_waiting.map(|n| n as f64), &whole),
        graph(key!("admin-graph-moves"), &|it| Some(it.moves as f64), &whole),
        GraphView {
            hint: slowest.map_or_else(String::new, |it| it.slowest_page.clone()),
            ..graph(key!("admin-graph-slowest"), &|it| Some(it.slowest.as_secs_f64()), &time)
        },
        graph(
            key!("admin-graph-memory"),
            &|it| it.memory.map(|bytes| (bytes >> 20) as f64),
            &mebibytes,
        ),
    ]
}

fn job_view(name: &'static str, run: JobRun, zone: Zone) -> JobView {
    JobView {
        name: job_name(zone.locale(), name),
        last: zone.full(run.ended),
        took: milliseconds(zone.locale(), run.took().to_std().unwrap_or_default()),
        is_failing: run.is_failing,
        failures: run.failures,
        failure: run.last_failure.map(|(at, why)| (zone.full(at), why)),
    }
}

/// Names a job; what has no words is shown by its name.
fn job_name(locale: Locale, name: &str) -> String {
    let key = match name {
        "heartbeat" => key!("admin-job-heartbeat"),
        "deadlines" => key!("admin-job-deadlines"),
        "tournaments" => key!("admin-job-tournaments"),
        "proofs of results" => key!("admin-job-checkmate-checks"),
        "emails" => key!("admin-job-emails"),
        "summaries for administrators" => key!("admin-job-summaries"),
        "ratings" => key!("admin-job-ratings"),
        "emails about ratings" => key!("admin-job-rating-changes"),
        "clean-up" => key!("admin-job-cleanup"),
        "verification" => key!("admin-job-verification"),
        "publication of log hashes" => key!("admin-job-publication"),
        other => return other.to_owned(),
    };
    locale.t(key).to_string()
}

fn outage_view((from, to): (DateTime<Utc>, DateTime<Utc>), zone: Zone) -> OutageView {
    OutageView { from: zone.full(from), to: zone.full(to), lasted: zone.span(to - from) }
}

fn mismatch_view(found: &MismatchedGame, zone: Zone) -> MismatchView {
    MismatchView {
        game: found.game_id,
        found: zone.full(found.found_at.utc()),
        findings: found.findings.lines().map(str::to_owned).collect(),
    }
}

fn chains_view(found: &ChainVerification, zone: Zone) -> ChainsView {
    ChainsView {
        verified: found.chains_verified_at.map(|at| zone.full(at.utc())),
        findings: found.chain_findings.lines().map(str::to_owned).collect(),
    }
}

fn milliseconds(locale: Locale, time: Duration) -> String {
    format!("{}\u{a0}ms", locale.decimal(time.as_secs_f64() * 1000.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_graph_shows_its_own_numbers() {
        let sample = |emails_waiting, moves, slowest, page: &str, memory| HealthSample {
            emails_waiting,
            moves,
            slowest: Duration::from_millis(slowest),
            slowest_page: page.to_owned(),
            memory,
        };
        let samples = [
            sample(Some(7), 3, 250, "/games/{id}", Some(50 << 20)),
            sample(None, 2, 20, "/", Some(40 << 20)),
        ];
        let graphs = graphs(&samples, Locale::default());
        let shown: Vec<_> = graphs
            .iter()
            .map(|it| (it.most.replace('\u{a0}', " "), it.last.replace('\u{a0}', " "), &*it.hint))
            .collect();
        let expected = [
            ("7", "–", ""),
            ("3", "2", ""),
            ("250.0 ms", "20.0 ms", "/games/{id}"),
            ("50 MiB", "40 MiB", ""),
        ];
        assert_eq!(
            shown,
            expected.map(|(most, last, hint)| (most.to_owned(), last.to_owned(), hint))
        );
        assert!(super::graphs(&[], Locale::default()).is_empty());
    }
}
