//! Tournaments as they were when this server last read them. A log only grows, so whoever needs a
//! tournament again reads what came since; a large one has tens of thousands of lines.
//!
//! What is remembered proves itself: the hash after the lines that came since must be the one in the
//! tournament's row. If it is not, because a transaction was rolled back or it was another database,
//! the whole log is read.

use std::sync::{Arc, LazyLock};

use quick_cache::sync::Cache;

use crate::{db::TournamentId, tournament::Tournament};

/// Tournaments that are remembered. One of 10 000 players has a few megabytes.
const MAX_KNOWN: usize = 32;

/// A tournament after so many lines of its log.
#[derive(Clone, Debug)]
pub(super) struct CachedTournament {
    pub version: i32,
    pub tournament: Arc<Tournament>,
}

static KNOWN: LazyLock<Cache<TournamentId, CachedTournament>> =
    LazyLock::new(|| Cache::new(MAX_KNOWN));

/// Returns a tournament as it was last read.
pub(super) fn find(id: TournamentId) -> Option<CachedTournament> {
    KNOWN.get(&id)
}

/// Remembers a tournament.
pub(super) fn remember(id: TournamentId, version: i32, tournament: &Arc<Tournament>) {
    KNOWN.insert(id, CachedTournament { version, tournament: Arc::clone(tournament) });
}
