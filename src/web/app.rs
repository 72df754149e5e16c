//! What every request may use.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    limits::Limits,
    presence::{FLUSH, Presence},
};
use crate::{
    actions::outages::Pulse,
    clock::Clock,
    config::Config,
    db::{
        Db, DbError,
        statistics::{self, Statistics},
    },
    passwords::Passwords,
};

/// The counters of the front page are counted at most this often: they read every game.
const COUNTED: TimeDelta = TimeDelta::seconds(10);

/// The service as its pages see it.
pub struct App {
    pub db: Db,
    pub clock: Arc<dyn Clock>,
    pub config: Arc<Config>,
    pub passwords: Passwords,
    pub limits: Limits,
    pub presence: Presence,
    /// Whether this node has a heart, and when it last beat.
    pub pulse: Pulse,
    /// How often it is written down who was here.
    pub(super) flush: Duration,
    counted: Mutex<Option<(DateTime<Utc>, Statistics)>>,
}

impl App {
    pub fn new(db: Db, clock: Arc<dyn Clock>, config: Arc<Config>, passwords: Passwords) -> App {
        App {
            limits: Limits::new(&config, Arc::clone(&clock)),
            presence: Presence::default(),
            pulse: Pulse::default(),
            flush: FLUSH,
            counted: Mutex::new(None),
            db,
            clock,
            config,
            passwords,
        }
    }

    /// Lets the pages of this node ask whether its heart beats.
    pub fn with_pulse(self, pulse: Pulse) -> App {
        App { pulse, ..self }
    }

    /// Has it written down at other times who was here.
    pub fn flushed_every(self, flush: Duration) -> App {
        App { flush, ..self }
    }

    /// Returns the site's counters, at most ten seconds old.
    pub async fn statistics(&self, now: DateTime<Utc>) -> Result<Statistics, DbError> {
        let cached = *self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((at, statistics)) = cached
            && (TimeDelta::zero()..COUNTED).contains(&(now - at))
        {
            return Ok(statistics);
        }
        let fresh =
            self.db.read(move |conn| Ok::<_, DbError>(statistics::count(conn, now)?)).await?;
        *self.counted.lock().unwrap_or_else(PoisonError::into_inner) = Some((now, fresh));
        Ok(fresh)
    }
}
