//! What happens without anyone asking: the loop, and one file per job.
//!
//! Jobs are idempotent and take `now`; several nodes may run them side by side.

mod clean_up;
mod deliver_mail;
mod heartbeat;
mod prove_results;
mod wake_games;

use std::{sync::Arc, time::Duration};

use chrono::{DateTime, TimeDelta, Utc};
use tokio::sync::watch;

use crate::{actions::outages::Pulse, clock::Clock, config::Config, db::Db, mail::Carrier};

pub use clean_up::clean_up;
pub use deliver_mail::deliver_mail;
pub use heartbeat::heartbeat;
pub use prove_results::prove_results;
pub use wake_games::wake_games;

/// What jobs work with.
#[derive(Clone)]
pub struct Jobs {
    pub db: Db,
    pub clock: Arc<dyn Clock>,
    pub config: Arc<Config>,
    pub carrier: Carrier,
    pub pulse: Pulse,
}

/// How often the loop looks.
const TICK: Duration = Duration::from_secs(1);
/// How often the service says that it runs.
const BEAT: Duration = Duration::from_secs(10);
/// How often old rows are cleared away.
const CLEAN_UP: TimeDelta = TimeDelta::hours(1);

impl Jobs {
    /// Runs until told to stop; a job under way is finished.
    pub async fn run(self, stop: watch::Receiver<bool>) {
        // Each by itself: a mail server that does not answer is no outage, and no flag waits
        // for it.
        let heart = tokio::spawn(self.clone().beat_until(stop.clone()));
        let post = tokio::spawn(self.clone().deliver_until(stop.clone()));
        self.work_until(stop).await;
        for ended in [heart.await, post.await] {
            if let Err(error) = ended {
                tracing::error!(%error, "a job broke");
            }
        }
    }

    async fn beat_until(self, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() {
            let beat = tokio::spawn({
                let jobs = self.clone();
                async move { heartbeat(&jobs, jobs.clock.now()).await }
            });
            match beat.await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => tracing::warn!(error = format!("{error:#}"), "no heartbeat"),
                Err(error) => tracing::error!(%error, "the heartbeat broke"),
            }
            let _ = tokio::time::timeout(BEAT, stop.changed()).await;
        }
    }

    async fn deliver_until(self, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() {
            let batch = tokio::spawn({
                let jobs = self.clone();
                async move { deliver_mail(&jobs, jobs.clock.now()).await }
            });
            match batch.await {
                Ok(Ok(_)) => {}
                Ok(Err(error)) => tracing::warn!(error = format!("{error:#}"), "letters wait"),
                Err(error) => tracing::error!(%error, "the mail broke"),
            }
            let _ = tokio::time::timeout(TICK, stop.changed()).await;
        }
    }

    /// Round after round; one that breaks is not the last.
    async fn work_until(self, mut stop: watch::Receiver<bool>) {
        let mut cleaned_at = None;
        while !*stop.borrow() {
            let now = self.clock.now();
            let cleans = is_due(cleaned_at, now);
            if cleans {
                cleaned_at = Some(now);
            }
            if let Err(error) = tokio::spawn(self.clone().round(now, cleans)).await {
                tracing::error!(%error, "a round of jobs broke");
            }
            let _ = tokio::time::timeout(TICK, stop.changed()).await;
        }
    }

    async fn round(self, now: DateTime<Utc>, cleans: bool) {
        // Before time was given back nobody's flag falls.
        if self.pulse.age(now) <= self.config.outage
            && let Err(error) = wake_games(&self, now).await
        {
            tracing::warn!(error = format!("{error:#}"), "flags and reminders wait");
        }
        if let Err(error) = prove_results(&self, now).await {
            tracing::warn!(error = format!("{error:#}"), "results wait");
        }
        if cleans && let Err(error) = clean_up(&self.db, now).await {
            tracing::warn!(error = format!("{error:#}"), "nothing was cleaned up");
        }
    }

    /// Runs every job once, as `zugpost run-jobs-once` does.
    pub async fn run_once(&self) -> anyhow::Result<()> {
        let now = self.clock.now();
        wake_games(self, now).await?;
        prove_results(self, now).await?;
        while deliver_mail(self, now).await? > 0 {}
        clean_up(&self.db, now).await
    }
}

/// Also after the clock was set back: whatever it was, it is to happen again.
fn is_due(last: Option<DateTime<Utc>>, now: DateTime<Utc>) -> bool {
    last.is_none_or(|last| (now - last).abs() >= CLEAN_UP)
}
