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

/// A crosstable in HTML.
#[derive(Clone)]
struct KnownCrosstable {
    /// Players rename themselves and close accounts, and no tournament changes with that.
    names: Arc<HashMap<PlayerId, String>>,
    html: Arc<str>,
}

#[derive(Clone)]
struct Bytes;

impl Weighter<CrosstableKey, KnownCrosstable> for Bytes {
    fn weight(&self, _: &CrosstableKey, known: &KnownCrosstable) -> u64 {
        known.html.len().try_into().unwrap_or(u64::MAX)
    }
}

/// The crosstables that were shown last.
pub struct KnownCrosstables(Cache<CrosstableKey, KnownCrosstable, Bytes>);

impl Default for KnownCrosstables {
    fn default() -> KnownCrosstables {
        KnownCrosstables(Cache::with_weighter(EXPECTED, MAX_BYTES, Bytes))
    }
}

impl KnownCrosstables {
    /// Returns a crosstable that was shown with these names.
    pub fn find(&self, key: &CrosstableKey, names: &HashMap<PlayerId, String>) -> Option<Arc<str>> {
        let known = self.0.get(key)?;
        (*known.names == *names).then_some(known.html)
    }

    /// Remembers a crosstable.
    pub fn remember(&self, key: CrosstableKey, names: &HashMap<PlayerId, String>, html: &Arc<str>) {
        let names = Arc::new(names.clone());
        self.0.insert(key, KnownCrosstable { names, html: Arc::clone(html) });
    }
}
