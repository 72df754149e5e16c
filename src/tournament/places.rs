//! Where everybody stands when it is over, and where whoever is out of a knockout stands.

use std::collections::{BTreeMap, HashMap};

use super::{
    pairing::{
        knockout::{Advancing, Bracket, BracketPosition, BracketSlot, KnockoutMatch},
        match_games::{MatchOutcome, MatchPlayer},
        round_pairings::PairingNumber,
    },
    standings::{Points, StandingsRow},
    started_game::Progress,
    state::{Phase, Tournament},
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
    /// Play ended before it was decided who of those that share it stands where.
    pub is_undecided: bool,
}

impl Tournament {
    /// Returns the places of a section by pairing number. Whoever withdrew may have none.
    pub fn places(
        &self,
        section: u16,
        progress: &Progress,
    ) -> HashMap<PairingNumber, PlaceInSection> {
        match self.terms.format {
            Format::RoundRobin { .. } | Format::Swiss { .. } => {
                self.places_in_table(section, progress)
            }
            Format::Stages { .. } => self.places_in_stage(section, progress),
            Format::Match { .. } => self.places_in_series(progress),
            Format::Knockout { .. } => self.places_in_bracket(progress),
            Format::Ladder => self.places_on_ladder(progress),
        }
    }

    pub(super) fn places_in_table(
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
            let points = Some(row.points);
            Some((row.player + 1, PlaceInSection { first, last, of, points, is_undecided: false }))
        };
        standings.rows.iter().filter_map(place).collect()
    }

    /// All who stand on a step share the place.
    fn places_on_ladder(&self, progress: &Progress) -> HashMap<PairingNumber, PlaceInSection> {
        let (of, mut better) = (self.ladder_size(), 0);
        let mut places = HashMap::new();
        for (_, players) in self.ladder_steps(progress).from_the_top() {
            let (first, last) = (better + 1, better + players.len());
            let place = PlaceInSection { first, last, of, points: None, is_undecided: false };
            better = last;
            places.extend(players.into_iter().map(|number| (number, place)));
        }
        places
    }

    fn places_in_series(&self, progress: &Progress) -> HashMap<PairingNumber, PlaceInSection> {
        let outcome = self.series_status(progress).and_then(|status| status.outcome);
        let shared = PlaceInSection { first: 1, last: 2, of: 2, points: None, is_undecided: false };
        let places = match outcome {
            Some(MatchOutcome::Won(winner)) => MatchPlayer::BOTH.map(|player| {
                let place = if player == winner { 1 } else { 2 };
                PlaceInSection { first: place, last: place, ..shared }
            }),
            Some(MatchOutcome::Drawn | MatchOutcome::BothLose) => [shared, shared],
            None if self.is_over_after_end_of_play(progress) => {
                [PlaceInSection { is_undecided: true, ..shared }; 2]
            }
            None => return HashMap::new(),
        };
        (1..).zip(places).collect()
    }

    /// Whoever is out has the place of the round, the winner is first. When play has ended without a
    /// winner, all who are still in share the best places, and nobody who is out stands among them.
    fn places_in_bracket(&self, progress: &Progress) -> HashMap<PairingNumber, PlaceInSection> {
        let Some(bracket) = self.bracket() else { return HashMap::new() };
        let mut out = out_by_round(&bracket);
        let first = PlaceInSection { first: 1, last: 1, ..self.place_of_those_out(1) };
        let (mut places, mut better) = (HashMap::new(), 0);
        match bracket.winner() {
            BracketSlot::Seed(winner) => {
                better = 1;
                places.insert(winner, first);
            }
            BracketSlot::WinnerOf(_) if self.is_over_after_end_of_play(progress) => {
                let is_out =
                    |number: PairingNumber| out.values().any(|numbers| numbers.contains(&number));
                let all = 1..=first.of;
                let (left, still_in): (Vec<PairingNumber>, Vec<PairingNumber>) =
                    all.filter(|number| !is_out(*number)).partition(|it| self.is_withdrawn(*it));
                better = still_in.len();
                let shared = PlaceInSection { last: better, is_undecided: better > 1, ..first };
                places.extend(still_in.into_iter().map(|number| (number, shared)));
                // Whoever left without an opponent is out where they would have played.
                for number in left {
                    out.entry(round_reached(&bracket, number)).or_default().push(number);
                }
            }
            BracketSlot::WinnerOf(_) | BracketSlot::Nobody => {}
        }
        for (round, numbers) in out.into_iter().rev() {
            let of_round = self.place_of_those_out(round);
            let place = PlaceInSection {
                first: of_round.first.max(better + 1),
                last: of_round.last.max(better + numbers.len()),
                ..of_round
            };
            better += numbers.len();
            places.extend(numbers.into_iter().map(|number| (number, place)));
        }
        places
    }

    /// Returns whether play has ended, no game is in progress, and no result decides any more who
    /// advances.
    pub fn is_over_after_end_of_play(&self, progress: &Progress) -> bool {
        self.play_ended_at.is_some()
            && match self.phase {
                Phase::Running | Phase::Finished => self.is_over(progress),
                // Later results change who advances no more.
                Phase::Final => true,
                Phase::Announced | Phase::Cancelled => false,
            }
    }

    /// Returns the match of a knockout that stands at a position.
    pub fn match_at(&self, place: BracketPosition) -> Option<KnockoutMatch> {
        let bracket = self.bracket()?;
        bracket.rounds.into_iter().flatten().find(|one| one.place == place)
    }

    /// Returns whether somebody is not out of a knockout in which matches are left to play.
    pub(super) fn is_in_bracket(&self, number: PairingNumber) -> bool {
        let Some(bracket) = self.bracket() else { return false };
        let is_out = out_by_round(&bracket).values().any(|out| out.contains(&number));
        matches!(bracket.winner(), BracketSlot::WinnerOf(_)) && !is_out
    }

    /// Returns the place that all share who are out in a round of a knockout.
    pub fn place_of_those_out(&self, round: usize) -> PlaceInSection {
        let of = self.section(1).map_or(0, |section| section.seats.len());
        let places = of.max(2).next_power_of_two();
        let stay = (places >> round.min(63)).max(1);
        let (first, last) = (stay + 1, (2 * stay).min(of));
        PlaceInSection { first, last, of, points: None, is_undecided: false }
    }

    /// Returns whom a player of a knockout beat last before a round; `None` after a bye.
    pub fn beaten_before(&self, round: usize, number: PairingNumber) -> Option<PairingNumber> {
        let bracket = self.bracket()?;
        let before = bracket.rounds.get(round.checked_sub(2)?)?;
        let won = before.iter().find(|one| one.goes_on == Some(Advancing::Seed(number)))?;
        won.players()?.into_iter().find(|other| *other != number)
    }
}

/// Returns who is out, by the round of the match that they have lost.
fn out_by_round(bracket: &Bracket) -> BTreeMap<usize, Vec<PairingNumber>> {
    let mut out: BTreeMap<usize, Vec<PairingNumber>> = BTreeMap::new();
    for one in bracket.rounds.iter().flatten() {
        let Some(advancing) = one.goes_on else { continue };
        let beaten = one.players().into_iter().flatten();
        let beaten = beaten.filter(|number| Advancing::Seed(*number) != advancing);
        out.entry(one.place.round).or_default().extend(beaten);
    }
    out
}

/// Returns the last round in which somebody has a seat.
fn round_reached(bracket: &Bracket, number: PairingNumber) -> usize {
    let matches = bracket.rounds.iter().flatten();
    let seated = matches.filter(|one| one.seats.contains(&BracketSlot::Seed(number)));
    seated.map(|one| one.place.round).max().unwrap_or(1)
}
