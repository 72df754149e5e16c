//! What every request may use.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use chrono::{DateTime, TimeDelta, Utc};
use tokio::sync::watch;

use super::{
    crosstable_cache::CrosstableCache,
    health_samples::HealthSamples,
    limits::Limits,
    live::{Streams, TICKS_PER_CHECK},
    qualifications::Qualifications,
    seen_buffer::{FLUSH_INTERVAL, SeenBuffer},
    site::{Site, SiteCache},
    traffic::Traffic,
    year_cache::YearCache,
};
use crate::{
    actions::{
        accounts::EmailRateLimits, admin::site::SiteSettings, job_history::JobHistory,
        outages::LastHeartbeat,
    },
    clock::Clock,
    config::Config,
    db::{
        Db, DbConn, DbError,
        activity_lists::{ActivityLists, list_activity},
        health::{self, Figures},
        statistics::{self, Statistics},
        tournament_points::{PlayerPoints, list_player_points},
    },
    passwords::Passwords,
    second_factors::passkeys::Passkeys,
};

/// Counters are counted at most this often: those of the front page read every game.
const COUNT_INTERVAL: TimeDelta = TimeDelta::seconds(10);

/// What was counted last, and when.
type CachedCount<T> = Mutex<Option<(DateTime<Utc>, T)>>;

/// The service as its pages see it.
pub struct App {
    pub db: Db,
    pub clock: Arc<dyn Clock>,
    pub config: Arc<Config>,
    pub passwords: Passwords,
    /// `None`: browsers take no passkeys from this address.
    pub passkeys: Option<Passkeys>,
    pub limits: Limits,
    pub seen_buffer: SeenBuffer,
    /// Whether this server has a heartbeat, and when the last one was.
    pub liveness: LastHeartbeat,
    /// When the jobs of this server last ran.
    pub job_history: JobHistory,
    pub traffic: Traffic,
    /// What was measured in the last day.
    pub health_samples: HealthSamples,
    /// The open pages that receive what is new.
    pub streams: Arc<Streams>,
    /// Whether the server is about to stop.
    stopping: watch::Sender<bool>,
    /// Who can still finish first in the sections that were shown last.
    pub qualifications: Qualifications,
    /// The crosstables that were shown last.
    pub crosstable_cache: CrosstableCache,
    /// The lists of activity that were made last.
    pub activity: YearCache<ActivityLists>,
    pub tournament_points: YearCache<Vec<PlayerPoints>>,
    /// Since when this server runs.
    pub started: DateTime<Utc>,
    /// How often it is written down who was here.
    pub(super) flush: Duration,
    /// Held while it is written down.
    pub(super) flushing: tokio::sync::Mutex<()>,
    /// In so many seconds each open page is compared with the database once.
    pub(super) round: u64,
    counted: CachedCount<Statistics>,
    watched: CachedCount<Figures>,
    pub(super) site_cache: SiteCache,
}

impl App {
    pub fn new(db: Db, clock: Arc<dyn Clock>, config: Arc<Config>, passwords: Passwords) -> App {
        App {
            passkeys: config.base_url.parse().ok().and_then(|url| Passkeys::new(&url)),
            limits: Limits::new(
                config.attempts_per_account,
                config.attempts_per_address,
                Arc::clone(&clock),
            ),
            site_cache: SiteCache::new(&config),
            seen_buffer: SeenBuffer::default(),
            liveness: LastHeartbeat::default(),
            job_history: JobHistory::default(),
            traffic: Traffic::default(),
            health_samples: HealthSamples::default(),
            streams: Arc::new(Streams::new(config.live_pages, config.live_pages_per_address)),
            stopping: watch::Sender::new(false),
            qualifications: Qualifications::default(),
            crosstable_cache: CrosstableCache::default(),
            activity: YearCache::new(list_activity),
            tournament_points: YearCache::new(list_player_points),
            started: clock.now(),
            flush: FLUSH_INTERVAL,
            flushing: tokio::sync::Mutex::default(),
            round: TICKS_PER_CHECK,
            counted: Mutex::new(None),
            watched: Mutex::new(None),
            db,
            clock,
            config,
            passwords,
        }
    }

    /// Lets the pages of this server ask for its heartbeat.
    pub fn with_liveness(self, liveness: LastHeartbeat) -> App {
        App { liveness, ..self }
    }

    /// Lets the pages of this server show when its jobs last ran.
    pub fn with_job_history(self, job_history: JobHistory) -> App {
        App { job_history, ..self }
    }

    /// Ends the streams to open pages, before the server stops: each would be waited for. The
    /// pages ask another server, or for this one when it is back. Neither is waited for forms that
    /// are still on their way.
    pub fn say_goodbye(&self) {
        self.stopping.send_replace(true);
        self.streams.close();
    }

    /// Waits until the server is about to stop.
    pub(super) async fn stops(&self) {
        // It ends with the server itself.
        let _ = self.stopping.subscribe().wait_for(|is_stopping| *is_stopping).await;
    }

    /// Has it written down at other times who was here.
    pub fn flushed_every(self, flush: Duration) -> App {
        App { flush, ..self }
    }

    /// Has open pages compared at other times, so that a test receives what was sent
    /// and nothing else.
    pub fn compared_every(self, round: u64) -> App {
        App { round, ..self }
    }

    /// Returns the site's settings and announcements, at most ten seconds old.
    pub async fn site(&self, now: DateTime<Utc>) -> Arc<Site> {
        self.site_cache.site(&self.db, &self.limits, now).await
    }

    /// Has them read again: something was changed here.
    pub fn forget_site(&self) {
        self.site_cache.forget();
    }

    /// Returns what holds where nothing was changed on the admin pages.
    pub fn environment(&self) -> &SiteSettings {
        self.site_cache.environment()
    }

    /// Returns for how many emails strangers may ask.
    pub fn email_rate_limits(&self) -> EmailRateLimits {
        EmailRateLimits {
            per_recipient: self.config.requested_emails_per_recipient,
            per_network: self.config.requested_emails_per_address,
            per_site: self.config.requested_emails_per_day,
        }
    }

    /// Returns the site's counters, at most ten seconds old.
    pub async fn statistics(&self, now: DateTime<Utc>) -> Result<Statistics, DbError> {
        let last = &self.counted;
        self.at_most_so_old(last, now, move |conn| Ok(statistics::count(conn, now)?)).await
    }

    /// Returns what is counted for those who watch, at most ten seconds old.
    pub async fn figures(&self, now: DateTime<Utc>) -> Result<Figures, DbError> {
        self.at_most_so_old(&self.watched, now, move |conn| Ok(health::count(conn, now)?)).await
    }

    async fn at_most_so_old<T: Copy + Send + 'static>(
        &self,
        last: &CachedCount<T>,
        now: DateTime<Utc>,
        count: impl FnOnce(&mut DbConn) -> Result<T, DbError> + Send + 'static,
    ) -> Result<T, DbError> {
        let cached = *last.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((at, counted)) = cached
            && (TimeDelta::zero()..COUNT_INTERVAL).contains(&(now - at))
        {
            return Ok(counted);
        }
        let fresh = self.db.read(count).await?;
        *last.lock().unwrap_or_else(PoisonError::into_inner) = Some((now, fresh));
        Ok(fresh)
    }
}
