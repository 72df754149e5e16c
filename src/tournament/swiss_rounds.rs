//! The rounds of a Swiss tournament: when one is paired, of what its pairing is made, and who does not
//! play in it. Which rounds are paired is a fact of the log; a later result changes none of them.

use std::collections::BTreeSet;

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    decide::DecidedKinds,
    error::TournamentError,
    event::{LotPurpose, TournamentEventKind},
    next_games::NextGames,
    paired_round::{PAIRING_RULES, PairedRound},
    pairing::{match_games::MatchGameKind, round_pairings::PairingNumber},
    started_game::{PairedGame, PairingId, PlayedGame, Progress, StartedGame},
    state::{Phase, Tournament},
    swiss_pairing::pair_players,
    swiss_terms::{MAX_SWISS_PLAYERS, SwissPace},
    terms::Format,
};

/// A Swiss tournament has one section.
const SECTION: u16 = 1;

impl Tournament {
    /// Returns how many rounds it has by its terms, and when each is paired; `None` if it is no Swiss
    /// tournament.
    pub fn swiss_terms(&self) -> Option<(u16, SwissPace)> {
        match self.terms.format {
            Format::Swiss { rounds, pace } => Some((u16::from(rounds), pace)),
            Format::RoundRobin { .. }
            | Format::Match { .. }
            | Format::Knockout { .. }
            | Format::Stages { .. }
            | Format::Ladder => None,
        }
    }

    /// Returns the round that is paired next; `None` if there is none.
    pub fn next_round(&self) -> Option<u16> {
        let (rounds, _) = self.swiss_terms()?;
        let can_go_on = self.phase == Phase::Running
            && self.play_ended_at.is_none()
            && self.unpaired_round.is_none();
        let next = self.rounds.last().map_or(0, |last| last.round).saturating_add(1);
        (can_go_on && next <= rounds).then_some(next)
    }

    /// Returns the date on which the next round is paired, if it has one: so many days after the round before was,
    /// also where that was late, so that two rounds never begin together.
    pub fn next_round_at(&self) -> Option<DateTime<Utc>> {
        self.next_round()?;
        match (self.swiss_terms()?.1, self.last_paired_at) {
            (SwissPace::WhenRoundEnds, _) => None,
            (SwissPace::EveryDays(_), None) => self.started_at,
            (SwissPace::EveryDays(days), Some(last)) => {
                last.checked_add_signed(TimeDelta::days(i64::from(days)))
            }
        }
    }

    /// Returns whether the next round is paired now.
    pub fn is_round_due(&self, progress: &Progress, now: DateTime<Utc>) -> bool {
        let is_over = |game: &StartedGame| game.result(progress).is_some();
        self.could_be_paired(now)
            && (self.next_round_at().is_some()
                || self.has_too_few_players()
                || self.games.iter().all(is_over))
    }

    /// Returns whether the next round may be paired, whatever the results are.
    pub(super) fn could_be_paired(&self, now: DateTime<Utc>) -> bool {
        // With one player nobody waits for a date.
        let has_come = self.next_round_at().is_none_or(|at| at <= now);
        self.next_round().is_some()
            && (has_come || self.has_too_few_players())
            && self.lot(LotPurpose::InitialColor).is_some()
            && self.next_swiss_games().games.is_empty()
    }

    fn has_too_few_players(&self) -> bool {
        self.present().nth(1).is_none()
    }

    /// Returns the numbers of those who have not left.
    fn present(&self) -> impl Iterator<Item = PairingNumber> {
        let seats = self.section(SECTION).map_or(&[][..], |section| section.seats.as_slice());
        (1..).zip(seats).filter(|(_, seat)| seat.withdrawal.is_none()).map(|(number, _)| number)
    }

    /// Returns the games of all paired rounds, whether they have begun or not.
    pub(super) fn swiss_games(&self) -> impl Iterator<Item = PairedGame> {
        let small = |board: usize| u16::try_from(board).unwrap_or(u16::MAX);
        self.rounds.iter().flat_map(move |paired| {
            let boards = (1..).zip(&paired.pairings).filter(move |(_, pairing)| {
                let both = [pairing.white, pairing.black];
                both.into_iter().all(|number| self.seat(SECTION, number).is_some())
            });
            boards.map(move |(board, pairing)| PairedGame {
                pairing: PairingId {
                    section: SECTION,
                    round: paired.round,
                    board: small(board),
                    game: 1,
                },
                white: pairing.white,
                black: pairing.black,
                kind: MatchGameKind::Regular,
            })
        })
    }

    /// Returns the games of paired rounds that have not begun, and the lot that the first round waits for.
    pub(super) fn next_swiss_games(&self) -> NextGames {
        if self.play_ended_at.is_some() {
            return NextGames::default();
        }
        let purpose = LotPurpose::InitialColor;
        let lots = if self.lot(purpose).is_none() { vec![purpose] } else { Vec::new() };
        let last = self.rounds.last().map_or(0, |last| last.round);
        let is_last = |game: &PairedGame| game.pairing.round == last;
        let of_last = self.games_of(SECTION).map(|game| game.paired);
        let started: BTreeSet<PairingId> =
            of_last.filter(is_last).map(|game| game.pairing).collect();
        // Against somebody who has left nobody has to play.
        let can_begin = |game: &PairedGame| {
            !started.contains(&game.pairing)
                && !self.is_withdrawn(game.white)
                && !self.is_withdrawn(game.black)
        };
        let games = self.swiss_games().filter(is_last).filter(can_begin).collect();
        NextGames { games, lots }
    }

    /// Returns how many rounds the tournament has, paired or to come.
    pub fn swiss_round_count(&self) -> u16 {
        let paired = self.rounds.last().map_or(0, |last| last.round);
        match (self.next_round(), self.swiss_terms()) {
            (Some(_), Some((rounds, _))) => rounds,
            _ => paired,
        }
    }

    /// Returns who of those that have not left does not play in a round that is paired next: half-point
    /// byes first, then zero-point byes. Each player has one half-point bye, and none in the last round: nobody is
    /// sure of a place without a game.
    fn away(&self, round: u16) -> [Vec<PairingNumber>; 2] {
        let is_last = self.swiss_terms().is_some_and(|(rounds, _)| round >= rounds);
        let had = self.rounds.iter().flat_map(|paired| &paired.half_point_byes);
        let had: BTreeSet<PairingNumber> = had.copied().collect();
        let asked = self.present().filter(|number| self.bye_requests.contains(&(round, *number)));
        let (absent, half): (Vec<_>, Vec<_>) =
            asked.partition(|number| is_last || had.contains(number));
        [half, absent]
    }

    /// Returns whether a player has left, or never was there.
    pub fn has_left(&self, number: PairingNumber) -> bool {
        self.seat(SECTION, number).is_none_or(|seat| seat.withdrawal.is_some())
    }

    /// Returns whether a player has had the half-point bye.
    pub fn has_had_half_point_bye(&self, number: PairingNumber) -> bool {
        self.rounds.iter().any(|paired| paired.half_point_byes.contains(&number))
    }

    /// Returns the rounds in which a player has asked not to play, and which are not paired.
    pub fn bye_requests_of(&self, number: PairingNumber) -> impl Iterator<Item = u16> {
        let next = self.next_round();
        let own = self.bye_requests.iter().filter(move |(_, of)| *of == number);
        own.map(|(round, _)| *round).filter(move |round| next.is_some_and(|next| *round >= next))
    }

    /// Returns the rounds for which a player can ask for a bye.
    pub fn rounds_to_ask_for(&self, number: PairingNumber) -> impl Iterator<Item = u16> {
        let is_here = !self.is_withdrawn(number) && self.seat(SECTION, number).is_some();
        let rounds = self.swiss_terms().map_or(0, |(rounds, _)| rounds);
        let next = self.next_round().filter(|_| is_here);
        let first = next.map_or(u16::MAX, |next| next.max(2));
        (first..=rounds).filter(move |round| !self.bye_requests.contains(&(*round, number)))
    }

    pub(super) fn request_bye(&self, player: i64, round: u16, now: DateTime<Utc>) -> DecidedKinds {
        let (number, has_asked) = self.bye_of(player, round)?;
        if has_asked {
            return Err(TournamentError::AlreadyDone);
        }
        self.check_not_paired(round, now)?;
        Ok(vec![TournamentEventKind::ByeRequested { number, round }])
    }

    pub(super) fn withdraw_bye_request(
        &self,
        player: i64,
        round: u16,
        now: DateTime<Utc>,
    ) -> DecidedKinds {
        let (number, has_asked) = self.bye_of(player, round)?;
        self.check_not_paired(round, now)?;
        match has_asked {
            true => Ok(vec![TournamentEventKind::ByeRequestWithdrawn { number, round }]),
            false => Err(TournamentError::AlreadyDone),
        }
    }

    /// Returns the number of a player, and whether they have asked for a bye in a round.
    fn bye_of(&self, player: i64, round: u16) -> Result<(PairingNumber, bool), TournamentError> {
        let (rounds, _) = self.swiss_terms().ok_or(TournamentError::NoSuchRound)?;
        self.check_running()?;
        let (_, number) = self.seat_of(player).ok_or(TournamentError::NotEntered)?;
        if self.is_withdrawn(number) {
            return Err(TournamentError::HasLeft);
        }
        // The first round is paired at the start: whoever does not want to play in it enters later.
        if !(2..=rounds).contains(&round) {
            return Err(TournamentError::NoSuchRound);
        }
        Ok((number, self.bye_requests.contains(&(round, number))))
    }

    /// On its date a round counts as paired: nobody keeps its pairing from being stored.
    fn check_not_paired(&self, round: u16, now: DateTime<Utc>) -> Result<(), TournamentError> {
        let has_come = self.next_round_at().is_some_and(|at| at <= now);
        match self.next_round() {
            Some(next) if next < round || next == round && !has_come => Ok(()),
            Some(_) => Err(TournamentError::RoundPaired),
            None => Err(TournamentError::NoSuchRound),
        }
    }

    pub(super) fn pair_round(&self, progress: &Progress, now: DateTime<Utc>) -> DecidedKinds {
        self.check_running()?;
        if !self.is_round_due(progress, now) {
            return Err(TournamentError::NotDue);
        }
        let round = self.next_round().ok_or(TournamentError::NotDue)?;
        Ok(vec![match self.pairing_of(round, progress) {
            Some(paired) => TournamentEventKind::RoundPaired(paired),
            None => TournamentEventKind::RoundNotPaired { round },
        }])
    }

    /// Pairs a round; `None` if no pairing is possible. Where there is none because of those who asked not to play,
    /// they play: the tournament goes on.
    fn pairing_of(&self, round: u16, progress: &Progress) -> Option<PairedRound> {
        let seats = self.section(SECTION).map_or(0, |section| section.seats.len());
        if self.has_too_few_players() || seats > MAX_SWISS_PLAYERS {
            return None;
        }
        let away = self.away(round);
        let is_away = away.iter().any(|numbers| !numbers.is_empty());
        let paired = self.pairing_without(round, away, progress);
        match paired {
            None if is_away => self.pairing_without(round, [Vec::new(), Vec::new()], progress),
            paired => paired,
        }
    }

    fn pairing_without(
        &self,
        round: u16,
        [half_point_byes, absent]: [Vec<PairingNumber>; 2],
        progress: &Progress,
    ) -> Option<PairedRound> {
        let is_away =
            |number: &PairingNumber| half_point_byes.contains(number) || absent.contains(number);
        let available: BTreeSet<PairingNumber> =
            self.present().filter(|number| !is_away(number)).collect();
        let paired = pair_players(self, round, &available, progress)?;
        let mut running_games: Vec<i64> = self
            .games
            .iter()
            .filter(|game| game.result(progress).is_none())
            .map(|game| game.id)
            .collect();
        running_games.sort_unstable();
        let (pairings, bye) = (paired.pairings, paired.bye);
        let rules = PAIRING_RULES.to_owned();
        Some(PairedRound { round, rules, pairings, bye, half_point_byes, absent, running_games })
    }

    /// Returns whether the phase, the people and the date allow a round: everybody who has not left is
    /// named once, those who are away by what they had asked for.
    pub(super) fn could_be_round(&self, paired: &PairedRound, at: DateTime<Utc>) -> bool {
        let named: Vec<PairingNumber> = paired.players().collect();
        let once: BTreeSet<PairingNumber> = named.iter().copied().collect();
        let named_away = [paired.half_point_byes.clone(), paired.absent.clone()];
        // Where no pairing is possible without them, they play.
        let is_away = named_away == self.away(paired.round) || named_away.iter().all(Vec::is_empty);
        let is_running = |id: &i64| self.has_game(*id);
        self.next_round() == Some(paired.round)
            && self.could_be_paired(at)
            && named.len() == once.len()
            && once == self.present().collect::<BTreeSet<_>>()
            && is_away
            && paired.running_games.is_sorted_by(|one, next| one < next)
            && paired.running_games.iter().all(is_running)
    }

    /// Returns whether a round follows from results as they may have been known: each element of `known`
    /// is how far the games had come at an instant about then. It is paired again.
    pub(super) fn round_follows(&self, paired: &PairedRound, known: &[Progress]) -> bool {
        let of = |progress: &Progress, game: &StartedGame| {
            progress.get(&game.id).copied().unwrap_or_default()
        };
        let mut as_known = Progress::new();
        for game in &self.games {
            let was_running = paired.running_games.contains(&game.id);
            let states: Vec<PlayedGame> = known.iter().map(|progress| of(progress, game)).collect();
            let found = states.iter().find(|state| state.result.is_none() == was_running);
            let Some(found) = found else { return false };
            as_known.insert(game.id, *found);
        }
        let waits = matches!(self.swiss_terms(), Some((_, SwissPace::WhenRoundEnds)));
        let is_due = !waits || paired.running_games.is_empty();
        is_due && self.pairing_of(paired.round, &as_known).as_ref() == Some(paired)
    }

    /// Returns whether no pairing of the next round was possible by results as they may have been known.
    pub(super) fn has_no_round(&self, at: DateTime<Utc>, known: &[Progress]) -> bool {
        let Some(round) = self.next_round() else { return false };
        let is_impossible = |progress: &Progress| {
            self.is_round_due(progress, at) && self.pairing_of(round, progress).is_none()
        };
        known.iter().any(is_impossible)
    }
}
