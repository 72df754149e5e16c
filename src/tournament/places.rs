//! Where everybody stands when it is over, and where whoever is out of a knockout stands.

use std::collections::HashMap;

use super::{
    pairing::{
        knockout::{Advancing, BracketPosition, KnockoutMatch},
        match_games::{MatchOutcome, MatchPlayer},
        round_pairings::PairingNumber,
    },
    standings::{Points, StandingsRow},
    started_game::Progress,
    state::Tournament,
    terms::Format,
};

/// A place that one or several have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceInSection {
    /// Both are the same for whoever shares it with nobody.
    pub first: usize,
    pub last: usize,
    /// Of so many in the section.
    pub of: usize,
    /// In a table; a knockout has none.
    pub points: Option<Points>,
}

impl Tournament {
    /// Returns the places of a section by pairing number. Whoever withdrew may have none.
    pub fn places(
        &self,
        section: u16,
        progress: &Progress,
    ) -> HashMap<PairingNumber, PlaceInSection> {
        match self.terms.format {
            Format::RoundRobin { .. } => self.places_in_table(section, progress),
            Format::Match { .. } => self.places_in_series(progress),
            Format::Knockout { .. } => self.places_in_bracket(),
        }
    }

    fn places_in_table(
        &self,
        section: u16,
        progress: &Progress,
    ) -> HashMap<PairingNumber, PlaceInSection> {
        let Some(standings) = self.standings(section, progress) else { return HashMap::new() };
        let of = standings.rows.iter().filter(|row| row.place.is_some()).count();
        let place = |row: &StandingsRow| {
            let first = row.place?;
            let shared = standings.rows.iter().filter(|other| other.place == row.place).count();
            let last = first + shared - 1;
            Some((row.player + 1, PlaceInSection { first, last, of, points: Some(row.points) }))
        };
        standings.rows.iter().filter_map(place).collect()
    }

    fn places_in_series(&self, progress: &Progress) -> HashMap<PairingNumber, PlaceInSection> {
        let Some(outcome) = self.series_status(progress).and_then(|status| status.outcome) else {
            return HashMap::new();
        };
        let shared = PlaceInSection { first: 1, last: 2, of: 2, points: None };
        let places = match outcome {
            MatchOutcome::Won(winner) => MatchPlayer::BOTH.map(|player| {
                let place = if player == winner { 1 } else { 2 };
                PlaceInSection { first: place, last: place, ..shared }
            }),
            MatchOutcome::Drawn | MatchOutcome::BothLose => [shared, shared],
        };
        (1..).zip(places).collect()
    }

    fn places_in_bracket(&self) -> HashMap<PairingNumber, PlaceInSection> {
        let Some(bracket) = self.bracket() else { return HashMap::new() };
        let mut places = HashMap::new();
        for one in bracket.rounds.iter().flatten() {
            let Some(advancing) = one.goes_on else { continue };
            let out = self.place_of_those_out(one.place.round);
            for number in one.players().into_iter().flatten() {
                if Advancing::Seed(number) != advancing {
                    places.insert(number, out);
                } else if one.place.round == bracket.rounds.len() {
                    places.insert(number, PlaceInSection { first: 1, last: 1, ..out });
                }
            }
        }
        places
    }

    /// Returns the match of a knockout that stands at a position.
    pub fn match_at(&self, place: BracketPosition) -> Option<KnockoutMatch> {
        let bracket = self.bracket()?;
        bracket.rounds.into_iter().flatten().find(|one| one.place == place)
    }

    /// Returns the place that all share who are out in a round of a knockout.
    pub fn place_of_those_out(&self, round: usize) -> PlaceInSection {
        let of = self.section(1).map_or(0, |section| section.seats.len());
        let places = of.max(2).next_power_of_two();
        let stay = (places >> round.min(63)).max(1);
        PlaceInSection { first: stay + 1, last: (2 * stay).min(of), of, points: None }
    }

    /// Returns whom a player of a knockout beat last before a round; `None` after a bye.
    pub fn beaten_before(&self, round: usize, number: PairingNumber) -> Option<PairingNumber> {
        let bracket = self.bracket()?;
        let before = bracket.rounds.get(round.checked_sub(2)?)?;
        let won = before.iter().find(|one| one.goes_on == Some(Advancing::Seed(number)))?;
        won.players()?.into_iter().find(|other| *other != number)
    }
}
