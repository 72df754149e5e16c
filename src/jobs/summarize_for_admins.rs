//! Tells administrators what waits for them, and those who decide claims in tournaments that it is
//! their turn.

use anyhow::Context as _;
use chrono::{DateTime, Utc};

use super::Jobs;
use crate::actions::admin::{
    admin_summary::queue_admin_summaries, escalate_claims::escalate_claims,
};

/// Queues an email to each administrator for whom something waits, at most one a day, and to those
/// who may decide a claim by now.
pub async fn summarize_for_admins(jobs: &Jobs, now: DateTime<Utc>) -> anyhow::Result<()> {
    let escalated = escalate_claims(&jobs.db, now).await.map(drop).context("claims in tournaments");
    let queued = queue_admin_summaries(&jobs.db, now).await.map(drop);
    // Neither waits for the other.
    escalated.and(queued.context("summaries for administrators"))
}
