//! Proves the results of games that ended on time or by a resignation and were not clear at
//! once.

use chrono::{DateTime, Utc};

use super::Jobs;
use crate::{actions::games::settle_pending, chess::Budget};

/// Proves what waits; returns how many results did.
pub async fn prove_results(jobs: &Jobs, now: DateTime<Utc>) -> anyhow::Result<usize> {
    settle_pending(&jobs.db, Budget::BACKGROUND, now)
        .await
        .map_err(|error| anyhow::anyhow!("results wait for their proof: {error}"))
}
