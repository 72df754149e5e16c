//! Says that the service runs, and gives time back after it stood still.

use chrono::{DateTime, Utc};

use super::Jobs;
use crate::actions::outages::beat;

/// Beats once.
pub async fn heartbeat(jobs: &Jobs, now: DateTime<Utc>) -> anyhow::Result<()> {
    let outage = beat(&jobs.db, &jobs.pulse, jobs.config.outage, now).await;
    if let Some((from, to)) = outage.map_err(|error| anyhow::anyhow!("the heartbeat: {error}"))? {
        tracing::warn!(%from, %to, "the service stood still; running clocks have the time back");
    }
    Ok(())
}
