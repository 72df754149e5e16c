//! Whether what the log says of a stage could be: whether phase, people and results allow it.

use std::collections::HashSet;

use chrono::{DateTime, Utc};

use super::{
    event::{Entrant, LotPurpose},
    pairing::round_robin::MIN_PLAYERS,
    stage::StageSeat,
    started_game::Progress,
    state::{Phase, Tournament},
};

impl Tournament {
    /// Returns whether a lot may be drawn for what follows the current stage, whatever the results are.
    pub(super) fn could_be_stage_lot(&self, purpose: LotPurpose) -> bool {
        let Some((number, current)) = self.current_stage().filter(|_| self.has_stage_to_come())
        else {
            return false;
        };
        match purpose {
            LotPurpose::Qualification { stage } => stage == number && current.qualified.is_empty(),
            LotPurpose::StageNumbers { stage } => {
                stage == number.saturating_add(1) && self.are_all_confirmed(current)
            }
            _ => false,
        }
    }

    /// Returns whether somebody could have gone on too late, whatever the results are.
    pub(super) fn could_be_too_late(&self, seat: StageSeat) -> bool {
        let Some(found) = self.seat_at(seat) else { return false };
        let Some(stage) = self.stages.iter().find(|stage| stage.has_section(seat.section)) else {
            return false;
        };
        matches!(self.phase, Phase::Running | Phase::Finished | Phase::Final)
            && stage.left_before_next.is_some()
            && !stage.qualified.iter().any(|one| one.seat == seat)
            && !stage.given_up.contains(&seat)
            && found.withdrawal.is_none()
            && found.next_edition_place.is_none()
    }

    /// Returns whether the log could name these as who goes on from the current stage.
    pub(super) fn could_be_qualified(&self, stage: u16, players: &[StageSeat]) -> bool {
        let Some((number, current)) = self.current_stage().filter(|_| self.has_stage_to_come())
        else {
            return false;
        };
        let mut seats = HashSet::new();
        let is_able = |seat: &StageSeat| {
            current.has_section(seat.section)
                && !current.given_up.contains(seat)
                && self.seat_at(*seat).is_some_and(|found| found.withdrawal.is_none())
        };
        let is_first = current.qualified.is_empty();
        let purpose = LotPurpose::Qualification { stage };
        stage == number
            && players.iter().all(|seat| is_able(seat) && seats.insert(*seat))
            && self.lot(purpose).is_some()
            // The lot decides at once.
            && (!is_first || self.just_drawn == Some(purpose))
    }

    /// Returns whether a place could lapse.
    pub(super) fn could_lapse(&self, seat: StageSeat, at: DateTime<Utc>) -> bool {
        self.current_stage().filter(|_| self.has_stage_to_come()).is_some_and(|(_, stage)| {
            let named = stage.qualified.iter().find(|one| one.seat == seat);
            named.is_some_and(|one| self.has_lapsed(stage, one, at))
        })
    }

    /// Returns whether the next stage can have begun with these groups, whatever the results are.
    pub(super) fn could_be_next_stage(&self, stage: u16, groups: &[Vec<Entrant>]) -> bool {
        let purpose = LotPurpose::StageNumbers { stage };
        let Some(lot) = self.lot(purpose).filter(|_| self.just_drawn == Some(purpose)) else {
            return false;
        };
        self.could_be_stage_lot(purpose)
            && self.divide_stage(lot).is_some_and(|divided| divided == groups)
    }

    /// Returns whether these are named by the results.
    pub(super) fn are_qualified(
        &self,
        number: u16,
        players: &[StageSeat],
        progress: &Progress,
    ) -> bool {
        let (Some(stage), Some(line)) = (self.stage(number), self.stage_outcome(number, progress))
        else {
            return false;
        };
        let lot = self.lot(LotPurpose::Qualification { stage: number });
        lot.is_some_and(|lot| self.qualified_by(stage, &line, lot) == players)
    }

    /// Returns whether those go on by the results who were named.
    pub(super) fn is_as_named(&self, progress: &Progress) -> bool {
        self.current_stage().is_some_and(|(number, stage)| {
            let named: Vec<StageSeat> = stage.qualified.iter().map(|one| one.seat).collect();
            self.are_qualified(number, &named, progress)
        })
    }

    /// Returns whether fewer can go on than a stage needs.
    pub(super) fn has_too_few_for_next_stage(&self, stage: u16, progress: &Progress) -> bool {
        self.stage_outcome(stage, progress).is_some_and(|line| line.count() < MIN_PLAYERS)
    }
}
