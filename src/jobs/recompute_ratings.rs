//! Computes ratings when results of rated games have changed.

use super::Jobs;
use crate::actions::ratings;

/// Computes a part of what waits to be; returns for how many players.
pub async fn recompute_ratings(jobs: &Jobs) -> anyhow::Result<usize> {
    ratings::recompute_ratings(&jobs.db)
        .await
        .map_err(|error| anyhow::anyhow!("ratings wait: {error}"))
}
