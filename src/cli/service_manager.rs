//! What is said to systemd, where it asks (`NOTIFY_SOCKET`, sd_notify(3)): that the site is there, that it
//! works, that it ends. Without systemd nothing is said.

use std::time::Duration;

use chrono::{DateTime, Utc};
use sd_notify::NotifyState;

use crate::{actions::job_history::JobHistory, jobs::HEARTBEAT};

/// How often to look whether the heartbeat went on. systemd waits `WatchdogSec` for it.
const CHECK_INTERVAL: Duration = Duration::from_secs(5);

/// Says that requests are answered.
pub fn say_ready() {
    say(NotifyState::Ready);
}

/// Says that the site ends, and is not to be missed.
pub fn say_stopping() {
    say(NotifyState::Stopping);
}

/// Feeds the watchdog as long as heartbeats end, whether they could be written or not: a database that is
/// away is not mended by another start, but a writer that hangs may be.
pub async fn feed_watchdog(job_history: JobHistory) {
    let mut known: Option<DateTime<Utc>> = None;
    loop {
        let runs = job_history.list();
        let heartbeat = runs.iter().find(|(name, _)| *name == HEARTBEAT);
        let ended = heartbeat.map(|(_, run)| run.ended);
        if ended != known {
            known = ended;
            say(NotifyState::Watchdog);
        }
        tokio::time::sleep(CHECK_INTERVAL).await;
    }
}

fn say(state: NotifyState<'_>) {
    if let Err(error) = sd_notify::notify(&[state]) {
        tracing::warn!(%error, "systemd was not told");
    }
}
