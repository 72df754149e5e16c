//! Tournaments as they were when this server last read them. A log only grows, so whoever needs a
//! tournament again reads what came since; a large one has tens of thousands of lines.
//!
//! What is remembered proves itself: the hash after the lines that came since must be the one in the
//! tournament's row. If it is not, because a transaction was rolled back or it was another database,
//! the whole log is read.

use std::{
    collections::HashMap,
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use crate::{db::TournamentId, tournament::Tournament};

/// Tournaments that are remembered. One of 10 000 players has a few megabytes.
const MAX_KNOWN: usize = 32;

/// A tournament after so many lines of its log.
#[derive(Clone, Debug)]
pub(super) struct CachedTournament {
    pub version: i32,
    pub tournament: Arc<Tournament>,
}

#[derive(Default)]
struct TournamentCache {
    tournaments: HashMap<TournamentId, (u64, CachedTournament)>,
    /// How often something was asked for: what was not asked for longest is forgotten.
    asked: u64,
}

static KNOWN: LazyLock<Mutex<TournamentCache>> = LazyLock::new(Mutex::default);

/// Returns a tournament as it was last read.
pub(super) fn find(id: TournamentId) -> Option<CachedTournament> {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.asked += 1;
    let now = known.asked;
    let (asked, found) = known.tournaments.get_mut(&id)?;
    *asked = now;
    Some(found.clone())
}

/// Remembers a tournament.
pub(super) fn remember(id: TournamentId, version: i32, tournament: &Arc<Tournament>) {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.asked += 1;
    let now = known.asked;
    if known.tournaments.len() >= MAX_KNOWN && !known.tournaments.contains_key(&id) {
        let longest_ago = known.tournaments.iter().min_by_key(|(_, (asked, _))| *asked);
        if let Some(forgotten) = longest_ago.map(|(id, _)| *id) {
            known.tournaments.remove(&forgotten);
        }
    }
    let tournament = Arc::clone(tournament);
    known.tournaments.insert(id, (now, CachedTournament { version, tournament }));
}
