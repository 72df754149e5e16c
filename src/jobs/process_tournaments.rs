//! Starts tournaments, begins their games, ends them, and queues emails to everybody in one.

use chrono::{DateTime, Utc};

use super::Jobs;
use crate::{
    actions::tournaments::{continue_mailings, process_due_tournaments},
    random,
    tournament::lots::LotSecret,
};

/// Processes tournaments that are due. Returns how many were.
pub async fn process_tournaments(jobs: &Jobs, now: DateTime<Utc>) -> anyhow::Result<usize> {
    let new_secret = || LotSecret::new(random::bytes());
    let processed = process_due_tournaments(&jobs.db, new_secret, now).await;
    // Emails do not wait for a tournament that cannot be processed.
    let mailed = continue_mailings(&jobs.db, now).await;
    let processed = processed.map_err(|error| anyhow::anyhow!("tournaments: {error}"))?;
    mailed.map_err(|error| anyhow::anyhow!("emails about tournaments: {error}"))?;
    Ok(processed)
}
