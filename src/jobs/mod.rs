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
const BEAT: TimeDelta = TimeDelta::seconds(10);
/// How often old rows are cleared away.
const CLEAN_UP: TimeDelta = TimeDelta::hours(1);

impl Jobs {
    /// Runs until told to stop; a job under way is finished.
    pub async fn run(self, mut stop: watch::Receiver<bool>) {
        let (mut cleaned_at, mut beat_at) = (None, None);
        while !*stop.borrow() {
            let now = self.clock.now();
            if is_due(beat_at, now, BEAT) {
                match heartbeat(&self, now).await {
                    Ok(()) => beat_at = Some(now),
                    Err(error) => tracing::warn!(error = format!("{error:#}"), "no heartbeat"),
                }
            }
            // Before time was given back nobody's flag falls.
            if self.pulse.age(now) <= self.config.outage
                && let Err(error) = wake_games(&self, now).await
            {
                tracing::warn!(error = format!("{error:#}"), "flags and reminders wait");
            }
            if let Err(error) = prove_results(&self, now).await {
                tracing::warn!(error = format!("{error:#}"), "results wait");
            }
            if let Err(error) = deliver_mail(&self, now).await {
                tracing::warn!(error = format!("{error:#}"), "letters wait");
            }
            if is_due(cleaned_at, now, CLEAN_UP) {
                cleaned_at = Some(now);
                if let Err(error) = clean_up(&self.db, now).await {
                    tracing::warn!(error = format!("{error:#}"), "nothing was cleaned up");
                }
            }
            let _ = tokio::time::timeout(TICK, stop.changed()).await;
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
fn is_due(last: Option<DateTime<Utc>>, now: DateTime<Utc>, every: TimeDelta) -> bool {
    last.is_none_or(|last| (now - last).abs() >= every)
}
