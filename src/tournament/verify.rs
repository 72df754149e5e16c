//! What a stranger checks in the log of a tournament, besides the chain of hashes: that everything
//! could happen when it did, that every lot is the one that was committed to, that sections and
//! numbers follow from it, and that each game was one of the pairings. What follows from results is
//! checked against the logs of the games: who has won a match, and that a round or a match was over
//! before the next one began.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    command::{DirectorCommand, TournamentCommand},
    event::{Entrant, LotPurpose, TournamentActor, TournamentEvent, TournamentEventKind},
    game_histories::GameHistories,
    log::ReplayedTournament,
    lots::LotSecret,
    next_games::round_robin_games,
    pairing::{
        knockout::{Advancing, BracketPosition, DrawnMatchRule},
        match_games::{GameToStart, MatchGameKind, MatchPlayer},
        round_pairings::PairingNumber,
    },
    started_game::{PairedGame, PairingId, PlayedGame, Progress, StartedGame},
    state::{Phase, Seat, TIME_OF_APPEAL, Tournament, place_of},
    terms::Format,
};
use crate::game::GameResult;

/// A loss on time has the instant of the deadline, but is known only later; so is a result that was
/// being proven.
const KNOWN_LATE: TimeDelta = TimeDelta::minutes(2);

/// What does not follow from the rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Discrepancy {
    #[error("Event {0} could not happen at this point.")]
    OutOfOrder(usize),
    #[error("The secret of the lot for {0:?} is not the one that was committed to.")]
    Lot(LotPurpose),
    #[error("The lot for {0:?} was drawn without a commitment.")]
    NoCommitment(LotPurpose),
    #[error("The lot for {0:?} was committed to when it was too late, or twice.")]
    LateCommitment(LotPurpose),
    #[error("The lot for {0:?} was drawn twice.")]
    DrawnTwice(LotPurpose),
    #[error("The sections and numbers are not those that the lot gives.")]
    Sections,
    #[error("Game {0} is none of the pairings.")]
    Pairing(i64),
    #[error("Game {0} stands in the log twice, or another game of the same pairing does.")]
    Repeated(i64),
    #[error("Game {0} began before what it had to wait for was over.")]
    TooEarly(i64),
    #[error("Match {number} of round {round} has another winner.")]
    Winner { round: u16, number: u16 },
    #[error("The result of game {0} was changed after the end, and the log does not say so.")]
    ChangedAfterFinal(i64),
}

/// Returns what does not follow from the rules, in the order of the log. `games`: what the logs of
/// all games say; `None` if some are hidden.
pub fn discrepancies(
    replayed: &ReplayedTournament,
    games: Option<&GameHistories>,
) -> Vec<Discrepancy> {
    let mut events = replayed.events.iter().zip(&replayed.heads);
    let first = events.next().and_then(|(event, head)| Tournament::begin(event, head));
    let Some(so_far) = first else { return vec![Discrepancy::OutOfOrder(0)] };
    let known = &replayed.tournament;
    let mut check = Check { known, so_far, games, pairings: HashSet::new(), found: Vec::new() };
    for (number, (event, head)) in (1..).zip(events) {
        check.event(number, event);
        check.so_far.apply(event, head);
    }
    check.end();
    check.found
}

struct Check<'a> {
    /// After the last event.
    known: &'a Tournament,
    /// Before the event.
    so_far: Tournament,
    games: Option<&'a GameHistories>,
    pairings: HashSet<PairingId>,
    found: Vec<Discrepancy>,
}

impl Check<'_> {
    fn event(&mut self, number: usize, event: &TournamentEvent) {
        if !could_happen(&self.so_far, event) {
            self.found.push(Discrepancy::OutOfOrder(number));
        } else if let Some(wrong) = self.against_results(number, event) {
            self.found.push(wrong);
        }
        match &event.what {
            TournamentEventKind::LotCommitted { purpose, .. }
                if !is_early(&self.so_far, *purpose) =>
            {
                self.found.push(Discrepancy::LateCommitment(*purpose));
            }
            TournamentEventKind::LotDrawn { purpose, secret } => {
                self.found.extend(wrong_lot(&self.so_far, *purpose, secret));
            }
            TournamentEventKind::Started { sections } if !follow_from_lot(self.known, sections) => {
                self.found.push(Discrepancy::Sections);
            }
            TournamentEventKind::GamesStarted { games } => self.games_started(games, event.at),
            _ => {}
        }
    }

    /// Returns how far games had come at an instant: as was known at the latest, and what is known
    /// late left out. Nothing if it is hidden.
    fn progress(
        &self,
        at: DateTime<Utc>,
        is_asked: impl Fn(&StartedGame) -> bool,
    ) -> Vec<Progress> {
        let Some(histories) = self.games else { return Vec::new() };
        let games = || self.so_far.games.iter().filter(|it| is_asked(it)).map(|it| it.id);
        vec![
            histories.progress_at(games(), at),
            histories.progress_before_annulments(games(), at),
            histories.progress_at(games(), at - KNOWN_LATE),
        ]
    }

    /// Returns what is wrong with an event that has to follow from results.
    fn against_results(&self, number: usize, event: &TournamentEvent) -> Option<Discrepancy> {
        let so_far = &self.so_far;
        let follows = |rule: &dyn Fn(&Progress) -> bool| {
            let known = self.progress(event.at, |_| true);
            known.is_empty() || known.iter().any(rule)
        };
        match event.what {
            TournamentEventKind::MatchDecided { round, board, advancing } => {
                let advancing = advancing.map_or(Advancing::Nobody, Advancing::Seed);
                let is_decided = |progress: &Progress| {
                    is_decided(so_far, place_of(round, board), advancing, progress)
                };
                let wrong = Discrepancy::Winner { round, number: board };
                (!follows(&is_decided)).then_some(wrong)
            }
            TournamentEventKind::PlayerReplaced { section, number: seat, .. } => {
                let is_replaceable = |progress: &Progress| {
                    so_far.replaceable(section, seat, progress, event.at).is_ok()
                };
                (!follows(&is_replaceable)).then_some(Discrepancy::OutOfOrder(number))
            }
            TournamentEventKind::MatchReopened { round, board } => {
                let change = (place_of(round, board), None);
                let is_open =
                    |progress: &Progress| so_far.match_changes(progress).contains(&change);
                (!follows(&is_open)).then_some(Discrepancy::OutOfOrder(number))
            }
            TournamentEventKind::Finished => {
                let is_over = |progress: &Progress| so_far.is_over(progress);
                (!follows(&is_over)).then_some(Discrepancy::OutOfOrder(number))
            }
            TournamentEventKind::ResultChangedAfterFinal { game, result } => {
                let is_result =
                    |progress: &Progress| progress.get(&game).is_some_and(|it| it.result == result);
                (!follows(&is_result)).then_some(Discrepancy::OutOfOrder(number))
            }
            _ => None,
        }
    }

    /// Compares what the log says in the end with the results.
    fn end(&mut self) {
        let Some(histories) = self.games else { return };
        let all = self.so_far.games.iter().map(|game| game.id);
        let progress = histories.progress_at(all, DateTime::<Utc>::MAX_UTC);
        match self.so_far.phase {
            Phase::Running | Phase::Finished { .. } => {
                // What the results have decided just now, a job notes.
                let changes = self.so_far.match_changes(&progress).into_iter();
                let decided = changes.filter(|(place, _)| self.so_far.advanced.contains_key(place));
                for (place, _) in decided {
                    let small = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
                    let (round, number) = (small(place.round), small(place.number));
                    self.found.push(Discrepancy::Winner { round, number });
                }
            }
            Phase::Final => {
                let changed = self.so_far.changed_after_final(&progress);
                self.found.extend(changed.map(|(game, _)| Discrepancy::ChangedAfterFinal(game)));
            }
            Phase::Announced | Phase::Cancelled => {}
        }
    }

    fn games_started(&mut self, games: &[StartedGame], at: DateTime<Utc>) {
        let sections: HashSet<u16> = games.iter().map(|game| game.paired.pairing.section).collect();
        let progress = self.progress(at, |game| sections.contains(&game.paired.pairing.section));
        let next = progress.iter().map(|progress| -> HashSet<PairingId> {
            let next = self.so_far.next_games_beside(games, progress).into_iter();
            next.map(|paired| paired.pairing).collect()
        });
        let next: Vec<HashSet<PairingId>> = next.collect();
        let mut tables = HashMap::new();
        let mut new_ids = HashSet::new();
        let mut new_pairings = HashSet::new();
        for game in games {
            let pairing = game.paired.pairing;
            let is_new = new_ids.insert(game.id) && !self.so_far.has_game(game.id);
            // A game of a match that was annulled is played again.
            let is_again = match self.so_far.terms.format {
                Format::RoundRobin { .. } => self.pairings.contains(&pairing),
                Format::Match { .. } | Format::Knockout { .. } => false,
            };
            if !is_new || is_again || !new_pairings.insert(pairing) {
                self.found.push(Discrepancy::Repeated(game.id));
            }
            if !self.is_paired(game.paired, &mut tables) {
                self.found.push(Discrepancy::Pairing(game.id));
            } else if !next.is_empty() && !next.iter().any(|next| next.contains(&pairing)) {
                self.found.push(Discrepancy::TooEarly(game.id));
            }
        }
        self.pairings.extend(new_pairings);
    }

    /// `tables`: of the sections that were asked for.
    fn is_paired(
        &self,
        game: PairedGame,
        tables: &mut HashMap<u16, HashMap<PairingId, PairedGame>>,
    ) -> bool {
        let Some(section) = self.so_far.section(game.pairing.section) else { return false };
        if !section.is_present(game.white) || !section.is_present(game.black) {
            return false;
        }
        match self.so_far.terms.format {
            Format::RoundRobin { cycles, .. } => {
                let number = game.pairing.section;
                let table = tables.entry(number).or_insert_with(|| {
                    let all = round_robin_games(number, section, cycles);
                    all.map(|paired| (paired.pairing, paired)).collect()
                });
                table.get(&game.pairing) == Some(&game)
            }
            Format::Match { games, .. } => {
                let PairingId { round, board, game: number, .. } = game.pairing;
                let is_first_white = !round.is_multiple_of(2);
                (1..=u16::from(games)).contains(&round)
                    && (board, number) == (1, 1)
                    && (game.white == 1) == is_first_white
                    && game.white != game.black
                    && game.kind == MatchGameKind::Regular
            }
            Format::Knockout { games, drawn_match_rule, .. } => {
                self.is_knockout_game(game, games, drawn_match_rule)
            }
        }
    }

    /// Who has won stands in the log: so does who met whom.
    fn is_knockout_game(&self, game: PairedGame, games: u8, rule: DrawnMatchRule) -> bool {
        let pairing = game.pairing;
        let place = place_of(pairing.round, pairing.board);
        let Some(players) = players_of(&self.so_far, place) else { return false };
        let extra = if rule == DrawnMatchRule::TwoMoreGames { 2 } else { 0 };
        let kind = match pairing.game {
            0 => return false,
            number if number <= games => MatchGameKind::Regular,
            number if number <= games + extra => MatchGameKind::Extra,
            number if number == games + extra + 1 && rule != DrawnMatchRule::BetterSeed => {
                MatchGameKind::Decider
            }
            _ => return false,
        };
        let first = self.known.first_color(place);
        let white =
            if pairing.game.is_multiple_of(2) { first.map(MatchPlayer::opponent) } else { first };
        let paired = self.known.knockout_game(
            place,
            players,
            GameToStart { number: pairing.game, kind, white },
        );
        paired == Ok(game)
    }
}

/// Returns whether the phase and the people allow an event.
fn could_happen(so_far: &Tournament, event: &TournamentEvent) -> bool {
    let phase = so_far.phase;
    let has_entered = |player: &i64| so_far.entrants.contains(player);
    match &event.what {
        TournamentEventKind::Announced { .. } => false,
        // Only the service leaves a tournament without a director.
        TournamentEventKind::DirectorsChanged { director: None, .. } => {
            event.by == TournamentActor::System
        }
        TournamentEventKind::DirectorsChanged { .. }
        | TournamentEventKind::AnnouncementMade { .. } => true,
        TournamentEventKind::TermsChanged { .. }
        | TournamentEventKind::Invited { .. }
        | TournamentEventKind::LotCommitted { .. }
        | TournamentEventKind::LotDrawn { purpose: LotPurpose::Numbers, .. }
        | TournamentEventKind::Started { .. } => phase == Phase::Announced,
        TournamentEventKind::Entered { player } => {
            phase == Phase::Announced
                && event.by == TournamentActor::Player(*player)
                && !has_entered(player)
                && !so_far.is_directed_by(*player)
        }
        TournamentEventKind::EntryWithdrawn { player } => {
            phase == Phase::Announced
                && event.by == TournamentActor::Player(*player)
                && has_entered(player)
        }
        TournamentEventKind::EntryRemoved { player, .. } => {
            phase == Phase::Announced && has_entered(player)
        }
        TournamentEventKind::LotDrawn { .. } | TournamentEventKind::GamesStarted { .. } => {
            phase == Phase::Running && so_far.play_ended_at.is_none()
        }
        TournamentEventKind::Finished => phase == Phase::Running && no_game_is_missing(so_far),
        TournamentEventKind::EndReminded { days } => {
            event.by == TournamentActor::System && so_far.due_reminder(event.at) == Some(*days)
        }
        TournamentEventKind::PlayEnded => {
            event.by == TournamentActor::System && so_far.is_play_over(event.at)
        }
        TournamentEventKind::PlayerWithdrawn { section, number, finished_games, .. } => {
            phase == Phase::Running
                && so_far.section(*section).is_some_and(|it| it.is_present(*number))
                && usize::from(*finished_games) <= so_far.games_of_seat(*section, *number).count()
        }
        TournamentEventKind::SpecialLeaveGranted { section, number, days, reason } => {
            let command = DirectorCommand::GrantSpecialLeave {
                section: *section,
                number: *number,
                days: *days,
                reason: reason.clone(),
            };
            is_decided_so(so_far, event, command)
        }
        TournamentEventKind::TimeGiven { game, to, days, reason } => {
            let command = DirectorCommand::GiveTime {
                game: *game,
                to: *to,
                days: *days,
                given: so_far.time_given.get(game).map_or(0, |given| given.days),
                reason: reason.clone(),
                progress: &Progress::new(),
            };
            is_decided_so(so_far, event, command)
        }
        TournamentEventKind::NumbersSet { players, reason } => {
            let (players, reason) = (players.clone(), reason.clone());
            is_decided_so(so_far, event, DirectorCommand::SetNumbers { players, reason })
        }
        TournamentEventKind::SubstituteInvited { section, number, player, .. } => {
            so_far.takes_substitutes(event.at)
                && so_far.section(*section).is_some_and(|it| it.is_present(*number))
                && !so_far.plays(*player)
                && matches!(event.by, TournamentActor::Director(_))
        }
        TournamentEventKind::PlayerReplaced { section, number, former, player, .. } => {
            let seat = so_far.seat(*section, *number);
            let is_offered =
                |seat: &Seat| seat.offered_to == Some(*player) && seat.player == *former;
            seat.is_some_and(is_offered)
                && so_far.takes_substitutes(event.at)
                && !so_far.plays(*player)
                && event.by == TournamentActor::Player(*player)
        }
        TournamentEventKind::MatchDecided { round, board, advancing } => {
            let players = players_of(so_far, place_of(*round, *board));
            let plays =
                |players: [PairingNumber; 2]| advancing.is_none_or(|it| players.contains(&it));
            phase == Phase::Running && players.is_some_and(plays)
        }
        TournamentEventKind::MatchReopened { round, board } => {
            phase == Phase::Running && so_far.advanced.contains_key(&place_of(*round, *board))
        }
        TournamentEventKind::ResultChangedAfterFinal { game, .. } => {
            phase == Phase::Final && so_far.has_game(*game)
        }
        TournamentEventKind::Reopened => matches!(phase, Phase::Finished { .. }),
        TournamentEventKind::Finalized => {
            matches!(phase, Phase::Finished { at } if at + TIME_OF_APPEAL <= event.at)
        }
        TournamentEventKind::Cancelled { .. } => matches!(phase, Phase::Announced | Phase::Running),
    }
}

/// Returns whether a director could decide an event so.
fn is_decided_so(
    so_far: &Tournament,
    event: &TournamentEvent,
    command: DirectorCommand<'_>,
) -> bool {
    let TournamentActor::Director(director) = event.by else { return false };
    let decided = so_far.decide(TournamentCommand::Director(director, command), event.at);
    decided.is_ok_and(|events| events == std::slice::from_ref(event))
}

/// Returns whether all games of a round robin have begun, but for those of players who left.
fn no_game_is_missing(so_far: &Tournament) -> bool {
    // As if all were over.
    let over = PlayedGame { result: Some(GameResult::Draw), ..PlayedGame::default() };
    let progress: Progress = so_far.games.iter().map(|game| (game.id, over)).collect();
    match so_far.terms.format {
        Format::RoundRobin { .. } => so_far.next_games(&progress).games.is_empty(),
        Format::Match { .. } | Format::Knockout { .. } => true,
    }
}

fn players_of(so_far: &Tournament, place: BracketPosition) -> Option<[PairingNumber; 2]> {
    let bracket = so_far.bracket()?;
    bracket.rounds.iter().flatten().find(|one| one.place == place)?.players()
}

/// Returns whether somebody advances by the results, or because whoever advanced has left.
fn is_decided(
    so_far: &Tournament,
    place: BracketPosition,
    advancing: Advancing,
    progress: &Progress,
) -> bool {
    let returning = || match so_far.advanced.get(&place) {
        Some(Advancing::Seed(leaver)) if so_far.is_withdrawn(*leaver) => {
            so_far.returning(*leaver, progress)
        }
        _ => None,
    };
    so_far.match_changes(progress).contains(&(place, Some(advancing)))
        || returning().is_some_and(|(at, who)| (at, Advancing::Seed(who)) == (place, advancing))
}

/// Returns whether nobody could know what a lot would be drawn from: numbers before the first
/// entry, the others before the start.
fn is_early(so_far: &Tournament, purpose: LotPurpose) -> bool {
    let is_early = match purpose {
        LotPurpose::Numbers => so_far.entrants.is_empty(),
        LotPurpose::FirstColor { .. } | LotPurpose::DeciderColor { .. } => {
            so_far.phase == Phase::Announced
        }
    };
    is_early && !so_far.lots.contains_key(&purpose)
}

fn wrong_lot(so_far: &Tournament, purpose: LotPurpose, secret: &LotSecret) -> Option<Discrepancy> {
    let Some(lot) = so_far.lots.get(&purpose) else {
        return Some(Discrepancy::NoCommitment(purpose));
    };
    if lot.drawn.is_some() {
        return Some(Discrepancy::DrawnTwice(purpose));
    }
    (lot.commitment != secret.commitment()).then_some(Discrepancy::Lot(purpose))
}

/// Divides the players again, by the lot that was published.
fn follow_from_lot(tournament: &Tournament, sections: &[Vec<Entrant>]) -> bool {
    let Some(lot) = tournament.lot(LotPurpose::Numbers) else { return false };
    let seated: HashMap<i64, Entrant> =
        sections.iter().flatten().map(|entrant| (entrant.player, *entrant)).collect();
    // In the order of entry, which the log has. Everybody who has a place plays.
    let players = tournament.players().iter().map(|player| seated.get(player).copied());
    let Some(players) = players.collect::<Option<Vec<Entrant>>>() else { return false };
    tournament.divide(&players, lot).is_some_and(|divided| divided == sections)
}
