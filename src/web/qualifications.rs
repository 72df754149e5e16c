//! Who can still finish first in which section, as it was found out last. Trying every result of
//! the open games costs more than the rest of a page together, and changes only with a result.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use crate::{
    db::TournamentId,
    tournament::standings::{Crosstable, Qualification, TieBreakList},
};

/// Sections that are remembered.
const MAX_SECTIONS: usize = 1000;

/// A section of a tournament that has changed so often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SectionVersion {
    pub tournament: TournamentId,
    pub section: u16,
    pub changes: u64,
}

/// What was found out about a section, and how often its tournament had changed by then.
type KnownSections = HashMap<(TournamentId, u16), (u64, Arc<Qualification>)>;

/// What was found out.
#[derive(Default)]
pub struct Qualifications {
    known: Mutex<KnownSections>,
    /// One at a time: pages that are asked for together want the same.
    turn: tokio::sync::Mutex<()>,
}

impl Qualifications {
    /// Returns who can still finish first; `None` if that could not be found out.
    pub async fn of_first_place(
        &self,
        state: SectionVersion,
        table: Crosstable,
        tie_breaks: TieBreakList,
    ) -> Option<Arc<Qualification>> {
        if let Some(known) = self.find(state) {
            return Some(known);
        }
        let _turn = self.turn.lock().await;
        if let Some(known) = self.find(state) {
            return Some(known);
        }
        let find = move || Arc::new(Qualification::of_first_place(&table, &tie_breaks));
        let found = tokio::task::spawn_blocking(find).await;
        let found = found.inspect_err(|error| tracing::error!(%error, "no qualification")).ok()?;
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MAX_SECTIONS {
            known.clear();
        }
        known.insert((state.tournament, state.section), (state.changes, Arc::clone(&found)));
        Some(found)
    }

    fn find(&self, state: SectionVersion) -> Option<Arc<Qualification>> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let (changes, found) = known.get(&(state.tournament, state.section))?;
        (*changes == state.changes).then(|| Arc::clone(found))
    }
}
