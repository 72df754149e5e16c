//! Says that the service runs, and gives time back after it stood still.

use chrono::{DateTime, Utc};

use super::Jobs;
use crate::actions::outages::beat;

/// Beats once. After an outage it beats again: to give the time back takes time.
pub async fn heartbeat(jobs: &Jobs, now: DateTime<Utc>) -> anyhow::Result<()> {
    let longest = jobs.config.outage;
    let mut at = now;
    loop {
        let outage = beat(&jobs.db, longest, at).await;
        let outage = outage.map_err(|error| anyhow::anyhow!("the heartbeat: {error}"))?;
        if let Some((from, to)) = outage {
            tracing::warn!(%from, %to, "the service stood still; running clocks have it back");
        }
        let after = jobs.clock.now();
        jobs.pulse.note(after);
        if outage.is_none() || after - at <= longest {
            return Ok(());
        }
        at = after;
    }
}
