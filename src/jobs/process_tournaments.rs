//! Starts tournaments, begins their games, and ends them.

use chrono::{DateTime, Utc};

use super::Jobs;
use crate::{actions::tournaments::process_due_tournaments, random, tournament::lots::LotSecret};

/// Processes tournaments that are due. Returns how many were.
pub async fn process_tournaments(jobs: &Jobs, now: DateTime<Utc>) -> anyhow::Result<usize> {
    let new_secret = || LotSecret::new(random::bytes());
    let processed = process_due_tournaments(&jobs.db, new_secret, now).await;
    processed.map_err(|error| anyhow::anyhow!("tournaments: {error}"))
}
