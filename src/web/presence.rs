//! Who was here: noted in memory by every request, written down now and then.
//!
//! So that no GET writes to the database, and a page costs no write.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Mutex, PoisonError},
    time::Duration,
};

use actix_web::web::Data;
use chrono::{DateTime, TimeDelta, Utc};
use tokio::sync::watch;

use super::App;
use crate::db::{
    DbError, GameId, PlayerId, SessionId, Stamp, attention, players, private_messages, sessions,
};

/// Letters ask what was seen, and leave within a second or two of what they tell.
pub const FLUSH: Duration = Duration::from_secs(2);
/// What is written down is at least so much newer than before.
const WORTH_NOTING: TimeDelta = TimeDelta::minutes(1);

type Look = (DateTime<Utc>, u32);

/// What somebody read in a conversation.
#[derive(Clone, Copy)]
struct Read {
    up_to: i64,
    /// How many messages that were not read before.
    messages: i64,
    at: DateTime<Utc>,
}

/// Sessions seen, and games looked at, since they were last written down.
#[derive(Default)]
pub struct Presence {
    seen: Mutex<HashMap<SessionId, (PlayerId, DateTime<Utc>)>>,
    /// When, and at which position.
    looks: Mutex<HashMap<(PlayerId, GameId), Look>>,
    /// By the reader and who wrote.
    reads: Mutex<BTreeMap<(PlayerId, PlayerId), Read>>,
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

    /// Notes that a player of a game looked at it.
    pub fn note_look(&self, player: PlayerId, game: GameId, seen: u32, now: DateTime<Utc>) {
        let mut looks = self.looks.lock().unwrap_or_else(PoisonError::into_inner);
        looks.insert((player, game), (now, seen));
    }

    /// Returns when a player looked at a game, as far as it is not written down yet.
    pub fn looked_at(&self, player: PlayerId, game: GameId) -> Option<DateTime<Utc>> {
        let looks = self.looks.lock().unwrap_or_else(PoisonError::into_inner);
        looks.get(&(player, game)).map(|(at, _)| *at)
    }

    /// Notes that a player read what another said: the last message, and how many were new.
    pub fn note_read(
        &self,
        player: PlayerId,
        from: PlayerId,
        (up_to, messages): (i64, i64),
        now: DateTime<Utc>,
    ) {
        self.reads().insert((player, from), Read { up_to, messages, at: now });
    }

    /// Counts what a player has read of what another said that the database does not know yet.
    pub fn just_read_of(&self, player: PlayerId, from: PlayerId) -> i64 {
        self.reads().get(&(player, from)).map_or(0, |read| read.messages)
    }

    /// Counts the same of all who wrote.
    pub fn just_read(&self, player: PlayerId) -> i64 {
        let all = (player, PlayerId(i64::MIN))..=(player, PlayerId(i64::MAX));
        self.reads().range(all).map(|(_, read)| read.messages).sum()
    }

    fn reads(&self) -> std::sync::MutexGuard<'_, BTreeMap<(PlayerId, PlayerId), Read>> {
        self.reads.lock().unwrap_or_else(PoisonError::into_inner)
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

    /// Writes down who looked at which game, and read what.
    pub async fn flush_looks(&self) -> Result<(), DbError> {
        self.flush_reads().await?;
        let mut looks: Vec<_> = {
            let mut looks = self.presence.looks.lock().unwrap_or_else(PoisonError::into_inner);
            looks.drain().collect()
        };
        looks.sort_unstable();
        if looks.is_empty() {
            return Ok(());
        }
        self.db
            .write(move |conn| {
                for ((player, game), (at, seen)) in looks {
                    attention::note_look(conn, player, game, at, seen)?;
                }
                Ok(())
            })
            .await
    }

    async fn flush_reads(&self) -> Result<(), DbError> {
        let reads = std::mem::take(&mut *self.presence.reads());
        if reads.is_empty() {
            return Ok(());
        }
        self.db
            .write(move |conn| {
                for ((player, from), Read { up_to, at, .. }) in reads {
                    private_messages::mark_read(conn, player, from, up_to, at)?;
                }
                Ok(())
            })
            .await
    }
}

/// Writes presence down until told to stop.
pub async fn run(app: Data<App>, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        let _ = tokio::time::timeout(app.flush, stop.changed()).await;
        app.limits.tidy();
        let written = match app.flush_presence().await {
            Ok(()) => app.flush_looks().await,
            failed => failed,
        };
        if let Err(error) = written {
            tracing::warn!(%error, "who was here is not written down");
        }
    }
}
