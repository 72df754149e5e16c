//! Publishes the hashes of all logs, once a day.

use anyhow::Context as _;
use chrono::{DateTime, Utc};

use crate::{actions, db::Db};

/// Publishes what has changed, if the day is a new one.
pub async fn publish_logs(db: &Db, now: DateTime<Utc>) -> anyhow::Result<()> {
    actions::publish_logs::publish_logs(db, now).await.map(drop).context("the hashes of all logs")
}
