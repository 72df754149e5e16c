//! Tells players once a week what it made of their ratings.

use anyhow::Context as _;
use chrono::{DateTime, Utc};

use crate::{actions, db::Db};

/// Queues a part of the emails about the week that ended last; returns how many.
pub async fn tell_rating_changes(db: &Db, now: DateTime<Utc>) -> anyhow::Result<usize> {
    let told = actions::tell_rating_changes::tell_rating_changes(db, now).await;
    told.context("emails about ratings")
}
