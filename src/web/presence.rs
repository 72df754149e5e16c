//! Who was here: noted in memory by every request, written down now and then.
//!
//! So that no GET writes to the database, and a page costs no write.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use actix_web::web::Data;
use chrono::{DateTime, TimeDelta, Utc};
use tokio::sync::watch;

use super::App;
use crate::db::{DbError, PlayerId, SessionId, Stamp, players, sessions};

const FLUSH: Duration = Duration::from_secs(20);
/// What is written down is at least so much newer than before.
const WORTH_NOTING: TimeDelta = TimeDelta::minutes(1);

/// Sessions seen since they were last written down.
#[derive(Default)]
pub struct Presence {
    seen: Mutex<HashMap<SessionId, (PlayerId, DateTime<Utc>)>>,
}

impl Presence {
    /// Notes a visit; `known` is what the database says.
    pub fn note(
        &self,
        session: SessionId,
        player: PlayerId,
        known: DateTime<Utc>,
        now: DateTime<Utc>,
    ) {
        if now - known >= WORTH_NOTING {
            self.lock().insert(session, (player, now));
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<SessionId, (PlayerId, DateTime<Utc>)>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl App {
    /// Writes down who was here.
    pub async fn flush_presence(&self) -> Result<(), DbError> {
        let mut seen: Vec<_> = self.presence.lock().drain().collect();
        // Whoever else locks several players does so in this order.
        seen.sort_unstable_by_key(|(session, (player, _))| (*player, *session));
        if seen.is_empty() {
            return Ok(());
        }
        self.db
            .write(move |conn| {
                for (session, (player, at)) in seen {
                    sessions::update_seen(conn, session, Stamp::of(at))?;
                    players::update_seen(conn, player, Stamp::of(at))?;
                }
                Ok(())
            })
            .await
    }
}

/// Writes presence down until told to stop.
pub async fn run(app: Data<App>, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        let _ = tokio::time::timeout(FLUSH, stop.changed()).await;
        app.limits.tidy();
        if let Err(error) = app.flush_presence().await {
            tracing::warn!(%error, "who was here is not written down");
        }
    }
}
