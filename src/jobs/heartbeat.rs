//! Says that the service runs, and gives time back after it stood still.

use chrono::{DateTime, TimeDelta, Utc};

use super::Jobs;
use crate::{
    actions::{
        ActionError, ActionResult,
        outages::{HeartbeatFailure, beat, note},
    },
    db::{DbError, heartbeat as last_heartbeat},
    game::GameError,
};

/// To give time back takes time, which is given back too, so often: a service with a million games
/// would else never be done.
const MAX_PASSES: usize = 3;
/// What takes no longer is not worth another pass.
const SHORT_PASS: TimeDelta = TimeDelta::seconds(15);

/// Beats once, and notes if that cannot be written, or if there was no room for something else since
/// the last time.
pub async fn heartbeat(jobs: &Jobs, now: DateTime<Utc>) -> anyhow::Result<()> {
    let beaten = beat_until_fresh(jobs, now).await;
    if jobs.db.take_was_full() {
        jobs.liveness.note_full(now);
    }
    beaten.map_err(|error| {
        jobs.liveness.note_failure(match error {
            ActionError::Db(DbError::Full(_)) => HeartbeatFailure::Full,
            _ => HeartbeatFailure::Other,
        });
        anyhow::anyhow!("the heartbeat: {error}")
    })
}

/// Beats for the first time. Where the disk is full, the site is served as of the last beat of any
/// server: what is there can be read, and whoever beats next gives the time back.
pub async fn first_heartbeat(jobs: &Jobs, now: DateTime<Utc>) -> anyhow::Result<()> {
    let Err(error) = heartbeat(jobs, now).await else { return Ok(()) };
    if jobs.liveness.failure() != Some(HeartbeatFailure::Full) {
        return Err(error);
    }
    tracing::error!(error = format!("{error:#}"), "the disk is full: the site can only be read");
    let last = jobs.db.read(|conn| Ok::<_, DbError>(last_heartbeat::find(conn)?)).await?;
    jobs.liveness.note(last.unwrap_or(now));
    jobs.liveness.note_failure(HeartbeatFailure::Full);
    Ok(())
}

/// Beats once. After an outage it beats again, as giving the time back takes time.
async fn beat_until_fresh(jobs: &Jobs, now: DateTime<Utc>) -> ActionResult<(), GameError> {
    let (mut at, mut longest) = (now, jobs.config.outage);
    for _ in 0..MAX_PASSES {
        let Some((from, to)) = beat(&jobs.db, longest, at).await? else {
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
