//! Tells administrators what waits for them.

use anyhow::Context as _;
use chrono::{DateTime, Utc};

use super::Jobs;
use crate::actions::admin::admin_summary::queue_admin_summaries;

/// Queues an email to each administrator for whom something waits, at most one a day.
pub async fn summarize_for_admins(jobs: &Jobs, now: DateTime<Utc>) -> anyhow::Result<()> {
    queue_admin_summaries(&jobs.db, now).await.map(drop).context("summaries for administrators")
}
