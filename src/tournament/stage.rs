//! A stage of a tournament as the log says it is: its groups, who goes on from it, and who gives the place up.

use std::collections::BTreeSet;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::pairing::round_pairings::PairingNumber;

/// How long whoever goes on has to confirm it.
pub const TIME_TO_CONFIRM: TimeDelta = TimeDelta::days(7);

/// A place in a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct StageSeat {
    pub section: u16,
    pub number: PairingNumber,
}

/// Somebody who goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QualifiedPlayer {
    pub seat: StageSeat,
    /// Since when the log says so.
    pub named_at: DateTime<Utc>,
    pub is_confirmed: bool,
}

impl QualifiedPlayer {
    /// Returns until when the place can be confirmed.
    pub fn confirms_until(&self) -> DateTime<Utc> {
        self.named_at.checked_add_signed(TIME_TO_CONFIRM).unwrap_or(DateTime::<Utc>::MAX_UTC)
    }
}

/// A stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The number of its first section. Sections are numbered through the whole tournament.
    pub first_section: u16,
    /// How many it has. The stage that has one is the final.
    pub groups: u16,
    pub started_at: DateTime<Utc>,
    /// Who goes on, by section and number. Empty as long as games can change it.
    pub qualified: Vec<QualifiedPlayer>,
    /// Who went on before others were named, and does no more.
    pub dropped: Vec<StageSeat>,
    /// Who does not want to go on, or has not said so in time.
    pub given_up: BTreeSet<StageSeat>,
    /// Who had withdrawn when it was first named who goes on: whoever leaves later changes no table by it.
    pub left_at_naming: Option<BTreeSet<StageSeat>>,
    /// Who had withdrawn when the next stage began. `None`: it has not begun.
    pub left_before_next: Option<BTreeSet<StageSeat>>,
    /// Fewer than three can go on: no stage follows.
    pub is_last: bool,
}

impl Stage {
    pub(super) fn new(first_section: u16, groups: usize, started_at: DateTime<Utc>) -> Stage {
        Stage {
            first_section,
            groups: u16::try_from(groups).unwrap_or(u16::MAX),
            started_at,
            qualified: Vec::new(),
            dropped: Vec::new(),
            given_up: BTreeSet::new(),
            left_at_naming: None,
            left_before_next: None,
            is_last: groups <= 1,
        }
    }

    /// Returns the numbers of its sections.
    pub fn sections(&self) -> impl Iterator<Item = u16> + use<> {
        self.first_section..self.first_section.saturating_add(self.groups)
    }

    /// Returns whether a section is one of its groups.
    pub fn has_section(&self, section: u16) -> bool {
        section.checked_sub(self.first_section).is_some_and(|index| index < self.groups)
    }

    /// Names who goes on. Whoever was named before keeps the day, and what they have said.
    pub(super) fn name_qualified(&mut self, seats: &[StageSeat], at: DateTime<Utc>) {
        let before = std::mem::take(&mut self.qualified);
        let named = |seat: &StageSeat| {
            let known = before.iter().find(|one| one.seat == *seat).copied();
            known.unwrap_or(QualifiedPlayer { seat: *seat, named_at: at, is_confirmed: false })
        };
        self.qualified = seats.iter().map(named).collect();
        let before = before.into_iter().map(|one| one.seat);
        self.dropped = before.filter(|seat| !seats.contains(seat)).collect();
    }

    pub(super) fn confirm(&mut self, seat: StageSeat) {
        for one in self.qualified.iter_mut().filter(|one| one.seat == seat) {
            one.is_confirmed = true;
        }
    }
}
