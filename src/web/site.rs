//! What administrators change while the site runs: its settings, and announcements. The same
//! for every page, so it is kept and not read for each.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};

use super::limits::Limits;
use crate::{
    actions::admin::site::{Registration, SecondFactorDemand, SiteSettings},
    config::Config,
    db::{Db, DbError, announcements, site_settings},
};

/// How old it may be: what another server changed is seen after that.
const CACHED_FOR: TimeDelta = TimeDelta::seconds(10);

/// The site as it is now.
#[derive(Clone, Debug)]
pub struct Site {
    pub settings: SiteSettings,
    pub announcements: Vec<String>,
}

/// What is known of it on this server.
pub(super) struct SiteCache {
    environment: SiteSettings,
    state: Mutex<CachedSite>,
}

struct CachedSite {
    site: Arc<Site>,
    read_at: Option<DateTime<Utc>>,
    /// Counts what was changed on this server.
    changes: u64,
}

impl SiteCache {
    pub(super) fn new(config: &Config) -> SiteCache {
        let environment = SiteSettings {
            name: config.site_name.clone(),
            registration: Registration::Open,
            second_factor_demand: SecondFactorDemand::Nobody,
            games_at_once: config.games_at_once,
            max_games_at_once: config.max_games_at_once,
            vacation_days: config.vacation_days,
            attempts_per_account: config.attempts_per_account,
            attempts_per_address: config.attempts_per_address,
        };
        let site = Arc::new(Site { settings: environment.clone(), announcements: Vec::new() });
        SiteCache { environment, state: Mutex::new(CachedSite { site, read_at: None, changes: 0 }) }
    }

    fn lock(&self) -> MutexGuard<'_, CachedSite> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl SiteCache {
    /// Returns the settings and announcements, at most ten seconds old. Where they cannot be
    /// read the last known hold: no page fails for them. What they say of limits is passed on.
    pub(super) async fn site(&self, db: &Db, limits: &Limits, now: DateTime<Utc>) -> Arc<Site> {
        let changes = {
            let state = self.lock();
            if state.read_at.is_some_and(|at| (TimeDelta::zero()..CACHED_FOR).contains(&(now - at)))
            {
                return Arc::clone(&state.site);
            }
            state.changes
        };
        let found = db.look_up(move |conn| {
            let stored = site_settings::list(conn)?;
            Ok::<_, DbError>((stored, announcements::list_current(conn, now)?))
        });
        let fresh = match found.await {
            Ok((stored, announcements)) => Some(Arc::new(Site {
                settings: self.environment.changed_by(&stored),
                announcements: announcements.into_iter().map(|one| one.text).collect(),
            })),
            Err(error) => {
                tracing::warn!(%error, "site settings cannot be read; the last known hold");
                None
            }
        };
        let mut state = self.lock();
        let site = fresh.unwrap_or_else(|| Arc::clone(&state.site));
        // What was read before a change is not kept after it.
        if state.changes == changes {
            state.site = Arc::clone(&site);
            state.read_at = Some(now);
            limits.adjust(site.settings.attempts_per_account, site.settings.attempts_per_address);
        }
        site
    }

    /// Has it read again: it was changed here.
    pub(super) fn forget(&self) {
        let mut state = self.lock();
        state.changes += 1;
        state.read_at = None;
    }

    /// Returns what holds where nothing was changed on the admin pages.
    pub(super) fn environment(&self) -> &SiteSettings {
        &self.environment
    }
}
