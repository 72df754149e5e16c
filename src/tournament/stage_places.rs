//! Where everybody stands in a tournament with stages: those of the final first, then those who were out in a
//! later stage before those of an earlier one.

use std::collections::HashMap;

use super::{
    pairing::round_pairings::PairingNumber,
    places::PlaceInSection,
    stage::{Stage, StageSeat},
    started_game::Progress,
    state::{Phase, Tournament},
};

impl Tournament {
    /// Returns the places in a section as long as the tournament is in progress, then the places in the tournament of
    /// those who have reached no further. In the final the table gives them; whoever is out in a stage shares the
    /// places of that stage, and so do all of the last stage if no final was played. Whoever has withdrawn has the place
    /// too, unless the results count for nobody.
    pub(super) fn places_in_stage(
        &self,
        section: u16,
        progress: &Progress,
    ) -> HashMap<PairingNumber, PlaceInSection> {
        if self.phase == Phase::Running {
            return self.places_in_table(section, progress);
        }
        let number = self.stage_of(section);
        let Some(stage) = self.stage(number) else { return HashMap::new() };
        let of = self.stages.first().map_or(0, |first| self.players_of(first));
        let is_current = usize::from(number) == self.stages.len();
        if is_current && stage.groups == 1 {
            let mut places = self.places_in_table(section, progress);
            for place in places.values_mut() {
                place.of = of;
            }
            return places;
        }
        let better = self.stage(number.saturating_add(1)).map_or(0, |next| self.players_of(next));
        let shared = PlaceInSection {
            first: better + 1,
            last: self.players_of(stage),
            of,
            points: None,
            // Play has ended, or too few were left for a final.
            is_undecided: is_current,
        };
        let seats = self.section(section).map_or(&[][..], |found| found.seats.as_slice());
        let goes_on = |number: &PairingNumber| {
            let seat = StageSeat { section, number: *number };
            !is_current && stage.qualified.iter().any(|one| one.seat == seat)
        };
        let counts = self.places_in_table(section, progress);
        (1..=seats.len())
            .filter(|number| !goes_on(number) && counts.contains_key(number))
            .map(|number| (number, shared))
            .collect()
    }

    /// Returns how many have played in it from the start.
    pub fn player_count(&self) -> usize {
        match self.stages.first() {
            Some(first) => self.players_of(first),
            None => self.sections.iter().map(|section| section.seats.len()).sum(),
        }
    }

    /// Returns how many play in a stage.
    pub fn players_of(&self, stage: &Stage) -> usize {
        let sections = stage.sections().filter_map(|section| self.section(section));
        sections.map(|found| found.seats.len()).sum()
    }
}
