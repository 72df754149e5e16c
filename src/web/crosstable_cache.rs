//! Crosstables as they were last shown. To say how each figure came about costs more than the rest of
//! a page together, and changes only with a result. A reader who plays has a table of their own: their
//! row is marked.

use std::{collections::HashMap, sync::Arc};

use chrono_tz::Tz;
use quick_cache::{Weighter, sync::Cache};

use super::qualifications::SectionVersion;
use crate::{db::PlayerId, i18n::Locale};

/// Crosstables that are expected; one of 15 players has 50 kB.
const EXPECTED: usize = 160;

/// Bytes of all that are remembered.
const MAX_BYTES: u64 = 8 << 20;

/// What a crosstable depends on besides the names in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CrosstableKey {
    pub section: SectionVersion,
    /// The player whose row is marked.
    pub reader: Option<PlayerId>,
    pub locale: Locale,
    pub zone: Tz,
}

#[derive(Clone)]
struct CachedCrosstable {
    /// Players rename themselves and close accounts, and no tournament changes with that.
    names: Arc<HashMap<PlayerId, String>>,
    html: Arc<str>,
}

#[derive(Clone)]
struct HtmlWeighter;

impl Weighter<CrosstableKey, CachedCrosstable> for HtmlWeighter {
    fn weight(&self, _: &CrosstableKey, cached: &CachedCrosstable) -> u64 {
        cached.html.len().try_into().unwrap_or(u64::MAX)
    }
}

pub struct CrosstableCache(Cache<CrosstableKey, CachedCrosstable, HtmlWeighter>);

impl Default for CrosstableCache {
    fn default() -> CrosstableCache {
        CrosstableCache(Cache::with_weighter(EXPECTED, MAX_BYTES, HtmlWeighter))
    }
}

impl CrosstableCache {
    /// Returns the HTML of a crosstable that was shown with these names.
    pub fn get(&self, key: &CrosstableKey, names: &HashMap<PlayerId, String>) -> Option<Arc<str>> {
        let cached = self.0.get(key)?;
        (*cached.names == *names).then_some(cached.html)
    }

    pub fn insert(&self, key: CrosstableKey, names: &HashMap<PlayerId, String>, html: &Arc<str>) {
        let names = Arc::new(names.clone());
        self.0.insert(key, CachedCrosstable { names, html: Arc::clone(html) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::TournamentId;

    #[test]
    fn a_crosstable_is_shown_again_to_whom_it_says_the_same() {
        let section = SectionVersion { tournament: TournamentId(1), section: 1, changes: 7 };
        let locale = Locale::default();
        let key = CrosstableKey { section, reader: None, locale, zone: Tz::UTC };
        let names = HashMap::from([(PlayerId(1), "Anna".to_owned())]);
        let cache = CrosstableCache::default();
        assert_eq!(cache.get(&key, &names), None);
        cache.insert(key, &names, &"a table".into());
        assert_eq!(cache.get(&key, &names).as_deref(), Some("a table"));
        let closed = HashMap::from([(PlayerId(1), String::new())]);
        assert_eq!(cache.get(&key, &closed), None, "an account was closed");
        let elsewhere = CrosstableKey { zone: Tz::Pacific__Auckland, ..key };
        assert_eq!(cache.get(&elsewhere, &names), None, "days are others there");
    }
}
