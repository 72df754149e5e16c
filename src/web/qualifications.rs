//! Who can still finish first in which section, or go on from which stage, as it was found out last. Trying every result of
//! the open games costs more than the rest of a page together, and changes only with a result.

use std::sync::Arc;

use quick_cache::sync::Cache;

use crate::{
    db::TournamentId,
    tournament::standings::{
        Crosstable, Qualification, StagePlaces, StageQualification, TieBreakList,
    },
};

/// Sections that are remembered.
const MAX_SECTIONS: usize = 1000;

/// Stages that are remembered.
const MAX_STAGES: usize = 100;

/// A section of a tournament that has changed so often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SectionVersion {
    pub tournament: TournamentId,
    pub section: u16,
    pub changes: u64,
}

/// What was found out.
pub struct Qualifications {
    known: Cache<SectionVersion, Arc<Qualification>>,
    /// Of a stage by its first section.
    of_stages: Cache<SectionVersion, Arc<StageQualification>>,
    /// One at a time: pages that are asked for together want the same.
    turn: tokio::sync::Mutex<()>,
}

impl Default for Qualifications {
    fn default() -> Qualifications {
        Qualifications {
            known: Cache::new(MAX_SECTIONS),
            of_stages: Cache::new(MAX_STAGES),
            turn: tokio::sync::Mutex::default(),
        }
    }
}

impl Qualifications {
    /// Returns who can still go on from a stage, if it is known. `state`: of its first section.
    pub fn known_of_stage(&self, state: &SectionVersion) -> Option<Arc<StageQualification>> {
        self.of_stages.get(state)
    }

    /// Returns who can still go on from a stage; `None` if that could not be found out.
    pub async fn of_stage(
        &self,
        state: SectionVersion,
        (tables, places): (Vec<Crosstable>, StagePlaces),
        tie_breaks: TieBreakList,
    ) -> Option<Arc<StageQualification>> {
        let _turn = self.turn.lock().await;
        if let Some(known) = self.of_stages.get(&state) {
            return Some(known);
        }
        let find = move || Arc::new(StageQualification::new(&tables, &tie_breaks, places));
        let found = tokio::task::spawn_blocking(find).await;
        let found = found.inspect_err(|error| tracing::error!(%error, "no qualification")).ok()?;
        self.of_stages.insert(state, Arc::clone(&found));
        Some(found)
    }

    /// Returns who can still finish first; `None` if that could not be found out.
    pub async fn of_first_place(
        &self,
        state: SectionVersion,
        table: Crosstable,
        tie_breaks: TieBreakList,
    ) -> Option<Arc<Qualification>> {
        if let Some(known) = self.known.get(&state) {
            return Some(known);
        }
        let _turn = self.turn.lock().await;
        if let Some(known) = self.known.get(&state) {
            return Some(known);
        }
        let find = move || Arc::new(Qualification::of_first_place(&table, &tie_breaks));
        let found = tokio::task::spawn_blocking(find).await;
        let found = found.inspect_err(|error| tracing::error!(%error, "no qualification")).ok()?;
        self.known.insert(state, Arc::clone(&found));
        Some(found)
    }
}
