//! Says that the service runs, and gives time back after it stood still.

use chrono::{DateTime, TimeDelta, Utc};

use super::Jobs;
use crate::actions::outages::{beat, note};

/// To give time back takes time, which is given back too, so often: a service with a million games
/// would else never be done.
const MAX_PASSES: usize = 3;
/// What takes no longer is not worth another pass.
const SHORT_PASS: TimeDelta = TimeDelta::seconds(15);

/// Beats once. After an outage it beats again, as giving the time back takes time.
pub async fn heartbeat(jobs: &Jobs, now: DateTime<Utc>) -> anyhow::Result<()> {
    let (mut at, mut longest) = (now, jobs.config.outage);
    for _ in 0..MAX_PASSES {
        let outage = beat(&jobs.db, longest, at).await;
        let outage = outage.map_err(|error| anyhow::anyhow!("the heartbeat: {error}"))?;
        let Some((from, to)) = outage else {
            jobs.liveness.note(at);
            return Ok(());
        };
        tracing::warn!(%from, %to, "the server was down; running clocks got the time back");
        at = jobs.clock.now();
        longest = SHORT_PASS;
        if at - to <= SHORT_PASS {
            break;
        }
    }
    note(&jobs.db, at).await?;
    jobs.liveness.note(at);
    Ok(())
}
