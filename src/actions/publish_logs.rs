//! Publishes the hashes of all logs, once a day, and tells administrators the one over all of them.

use chrono::{DateTime, Utc};

use super::admin::admin_summary::list_told_admins;
use crate::db::{
    Db, DbError,
    log_publications::{self, LogOwner, LogPublication},
    outbox::{self, EmailKind, NewEmail},
};

/// Hashes that are written in one transaction: moves go between.
const HEADS_AT_ONCE: i64 = 500;

/// Publishes what has changed since the last time, unless that was done today (UTC). Several servers
/// may do it at once, and whoever is stopped goes on later. Returns what was published.
pub async fn publish_logs(db: &Db, now: DateTime<Utc>) -> Result<Option<LogPublication>, DbError> {
    let day = now.date_naive();
    let is_done = move |conn: &mut _| Ok(log_publications::find_day(conn, day)?.is_some());
    if db.read::<_, DbError>(is_done).await? {
        return Ok(None);
    }
    let begin = move |conn: &mut _| Ok(log_publications::begin_day(conn, day)?);
    let Some(number) = db.write::<_, DbError>(begin).await? else { return Ok(None) };
    for owner in [LogOwner::Game, LogOwner::Tournament] {
        let mut after = 0;
        loop {
            let list = move |conn: &mut _| {
                Ok(log_publications::list_unpublished(conn, owner, after, HEADS_AT_ONCE)?)
            };
            let logs = db.read::<_, DbError>(list).await?;
            let Some((last, ..)) = logs.last() else { break };
            after = *last;
            let add =
                move |conn: &mut _| Ok(log_publications::add_heads(conn, number, owner, &logs)?);
            if !db.write::<_, DbError>(add).await? {
                return Ok(None);
            }
        }
    }
    db.write(move |conn| {
        let published = log_publications::finish(conn, number, now)?;
        if let Some(published) = &published {
            for admin in list_told_admins(conn)? {
                let about = published.number.to_string();
                let detail = Some(format!("{} {}", published.day, published.head));
                let email =
                    NewEmail { detail, ..NewEmail::new(EmailKind::LogsPublished, admin, about) };
                outbox::insert(conn, &email, now)?;
            }
        }
        Ok(published)
    })
    .await
}
