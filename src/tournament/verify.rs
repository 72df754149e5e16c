//! What a stranger checks in the log of a tournament, besides the chain of hashes: that everything
//! could happen when it did, that every lot is the one that was committed to, that sections and
//! numbers follow from it, and that each game was one of the pairings. What follows from results is
//! checked against the logs of the games: who has won a match, that a round or a match was over
//! before the next one began, and how many games somebody had finished who left.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    event::{
        Entrant, FateOfGames, LotPurpose, TournamentEvent, TournamentEventKind, WithdrawalGround,
    },
    event_validity::{could_be_announced, is_valid_event},
    game_histories::GameHistories,
    log::ReplayedTournament,
    lots::LotSecret,
    next_games::round_robin_games,
    pairing::{
        knockout::{Advancing, BracketPosition, DrawnMatchRule},
        match_games::{GameToStart, MatchGameKind, MatchPlayer},
        round_pairings::PairingNumber,
    },
    stage::StageSeat,
    standings::Withdrawal,
    started_game::{PairedGame, PairingId, PlayedGame, Progress, StartedGame},
    state::{Phase, SeatWithdrawal, Tournament, place_of},
    terms::Format,
};
use crate::{chess::Color, game::GameResult};

/// A loss on time has the instant of the deadline, but is known only later; so is a result that was
/// being proven.
const KNOWN_LATE: TimeDelta = TimeDelta::minutes(2);

/// After this time what ended is known for sure, however late a job came.
const SURELY_KNOWN: TimeDelta = TimeDelta::hours(1);

/// Late results of two players that are looked at in each order: on a ladder each has two games.
const MAX_LATE_RESULTS: usize = 6;

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
    #[error("Round {0} is not paired as the rules and the results ask for.")]
    Round(u16),
    #[error("By the results others go on from stage {0}.")]
    Qualified(u16),
    #[error("Match {number} of round {round} has another winner.")]
    Winner { round: u16, number: u16 },
    #[error("Event {0} has another number of finished games than the logs of the games.")]
    FinishedGames(usize),
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
    let first = events.next();
    let begun = first.and_then(|(event, head)| Tournament::begin(event, head));
    let Some(so_far) = begun else { return vec![Discrepancy::OutOfOrder(0)] };
    let known = &replayed.tournament;
    let mut check = Check { known, so_far, games, pairings: HashSet::new(), found: Vec::new() };
    if !first.is_some_and(|(event, _)| could_be_announced(replayed.id, event)) {
        check.found.push(Discrepancy::OutOfOrder(0));
    }
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
        if !is_valid_event(&self.so_far, event) {
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

    /// The same of all games, also as was known a little later: a job may have found a game over before its
    /// end was stored. Nothing if it is hidden.
    fn progress_about(&self, at: DateTime<Utc>) -> Vec<Progress> {
        let later = self.games.map(|histories| {
            let games = self.so_far.games.iter().map(|game| game.id);
            histories.progress_at(games, at + KNOWN_LATE)
        });
        self.progress(at, |_| true).into_iter().chain(later).collect()
    }

    /// The same for a challenge of a ladder, in each way in which the late results of the two may have
    /// been known: the results of others change nothing of it.
    fn progress_of_challenge(&self, event: &TournamentEvent) -> Vec<Progress> {
        let players = match event.what {
            TournamentEventKind::ChallengeMade { challenger, challenged } => {
                [challenger, challenged]
            }
            TournamentEventKind::ChallengeAccepted { challenge }
            | TournamentEventKind::ChallengeDeclined { challenge, .. }
            | TournamentEventKind::ChallengeUnanswered { challenge, .. } => {
                let Some(known) = self.so_far.ladder.challenge(challenge) else {
                    return Vec::new();
                };
                [known.challenger, known.challenged]
            }
            _ => return Vec::new(),
        };
        let mut known = self.progress_about(event.at);
        let (Some(latest), Some(before)) = (
            known.last().cloned(),
            self.games.map(|histories| {
                let games = self.so_far.games.iter().map(|game| game.id);
                histories.progress_at(games, event.at - KNOWN_LATE)
            }),
        ) else {
            return known;
        };
        let plays = |game: &&StartedGame| {
            players.iter().any(|it| [game.paired.white, game.paired.black].contains(it))
        };
        let own = self.so_far.games.iter().filter(plays).map(|game| game.id);
        let late: Vec<i64> =
            own.filter(|id| latest.get(id) != before.get(id)).take(MAX_LATE_RESULTS).collect();
        for unknown in 1..(1_usize << late.len()) {
            let mut mixed = latest.clone();
            for (_, id) in late.iter().enumerate().filter(|(bit, _)| unknown >> bit & 1 == 1) {
                match before.get(id) {
                    Some(played) => mixed.insert(*id, *played),
                    None => mixed.remove(id),
                };
            }
            known.push(mixed);
        }
        known
    }

    /// Returns what is wrong with an event that has to follow from results.
    fn against_results(&self, number: usize, event: &TournamentEvent) -> Option<Discrepancy> {
        let so_far = &self.so_far;
        let follows_at = |at: DateTime<Utc>, rule: &dyn Fn(&Progress) -> bool| {
            let known = self.progress(at, |_| true);
            known.is_empty() || known.iter().any(rule)
        };
        let follows = |rule: &dyn Fn(&Progress) -> bool| follows_at(event.at, rule);
        match event.what {
            TournamentEventKind::RoundPaired(ref paired) => {
                let known = self.progress_about(event.at);
                let is_right = known.is_empty() || so_far.round_follows(paired, &known);
                (!is_right).then_some(Discrepancy::Round(paired.round))
            }
            TournamentEventKind::RoundNotPaired { round } => {
                let known = self.progress_about(event.at);
                let is_right = known.is_empty() || so_far.has_no_round(event.at, &known);
                (!is_right).then_some(Discrepancy::Round(round))
            }
            TournamentEventKind::MatchDecided { round, board, advancing } => {
                let advancing = advancing.map_or(Advancing::Nobody, Advancing::Seed);
                let is_decided = |progress: &Progress| {
                    is_decided(so_far, place_of(round, board), advancing, progress)
                };
                let wrong = Discrepancy::Winner { round, number: board };
                (!follows(&is_decided)).then_some(wrong)
            }
            TournamentEventKind::PlayerWithdrawn {
                section,
                number: seat,
                finished_games,
                ground,
                ..
            } => {
                let counted = Withdrawal { finished_games };
                let said = SeatWithdrawal { at: event.at, ground, counted };
                self.against_games_of_leaver(number, (section, seat), said)
            }
            TournamentEventKind::PlayerReplaced { section, number: seat, .. } => {
                let is_replaceable = |progress: &Progress| {
                    so_far.replaceable(section, seat, progress, event.at).is_ok()
                };
                (!follows(&is_replaceable)).then_some(Discrepancy::OutOfOrder(number))
            }
            TournamentEventKind::MatchReopened { round, board } => {
                let change = (place_of(round, board), None);
                let is_open = |progress: &Progress| {
                    so_far.match_changes(progress).contains(&change)
                        || by_older_rule(so_far).match_changes(progress).contains(&change)
                };
                (!follows(&is_open)).then_some(Discrepancy::OutOfOrder(number))
            }
            TournamentEventKind::PlayersQualified { .. }
            | TournamentEventKind::StageStarted { .. }
            | TournamentEventKind::NoNextStage { .. }
            | TournamentEventKind::QualifiedTooLate { .. } => {
                self.against_results_of_stages(number, event)
            }
            TournamentEventKind::NextEditionPlaceGiven { round, board, number: player } => {
                let seat = (place_of(round, board), player);
                let is_late_winner =
                    |progress: &Progress| so_far.late_winners(progress).contains(&seat);
                // A move that was stored meanwhile may have made it too late.
                let is_right =
                    follows(&is_late_winner) || follows_at(event.at + KNOWN_LATE, &is_late_winner);
                (!is_right).then_some(Discrepancy::OutOfOrder(number))
            }
            TournamentEventKind::ChallengeMade { .. }
            | TournamentEventKind::ChallengeAccepted { .. }
            | TournamentEventKind::ChallengeDeclined { .. }
            | TournamentEventKind::ChallengeUnanswered { .. } => {
                let known = self.progress_of_challenge(event);
                let is_right = |progress: &Progress| so_far.follows_on_ladder(event, progress);
                let follows = known.is_empty() || known.iter().any(is_right);
                (!follows).then_some(Discrepancy::OutOfOrder(number))
            }
            TournamentEventKind::Finished => {
                let is_over =
                    |progress: &Progress| so_far.is_over(progress) || was_over(so_far, progress);
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

    /// The same of who goes on from a stage.
    fn against_results_of_stages(
        &self,
        number: usize,
        event: &TournamentEvent,
    ) -> Option<Discrepancy> {
        let so_far = &self.so_far;
        let follows = |known: &[Progress], rule: &dyn Fn(&Progress) -> bool| {
            known.is_empty() || known.iter().any(rule)
        };
        match event.what {
            TournamentEventKind::PlayersQualified { stage, ref players } => {
                let are_qualified =
                    |progress: &Progress| so_far.are_qualified(stage, players, progress);
                let is_right = follows(&self.progress_about(event.at), &are_qualified);
                (!is_right).then_some(Discrepancy::Qualified(stage))
            }
            TournamentEventKind::StageStarted { stage, .. } => {
                let is_as_named = |progress: &Progress| so_far.is_as_named(progress);
                let is_right = follows(&self.progress_about(event.at), &is_as_named);
                (!is_right).then_some(Discrepancy::Qualified(stage.saturating_sub(1)))
            }
            TournamentEventKind::NoNextStage { stage } => {
                let has_too_few =
                    |progress: &Progress| so_far.has_too_few_for_next_stage(stage, progress);
                let is_right = follows(&self.progress_about(event.at), &has_too_few);
                (!is_right).then_some(Discrepancy::Qualified(stage))
            }
            TournamentEventKind::QualifiedTooLate { section, number: player } => {
                let seat = StageSeat { section, number: player };
                let is_late =
                    |progress: &Progress| so_far.qualified_too_late(progress).contains(&seat);
                let is_right = follows(&self.progress(event.at, |_| true), &is_late);
                (!is_right).then_some(Discrepancy::OutOfOrder(number))
            }
            _ => None,
        }
    }

    /// Returns what is wrong with a withdrawal: the number of finished games, on which it depends
    /// whether results count, or the losses on time.
    fn against_games_of_leaver(
        &self,
        event: usize,
        (section, number): (u16, PairingNumber),
        said: SeatWithdrawal,
    ) -> Option<Discrepancy> {
        let histories = self.games?;
        let games: Vec<&StartedGame> = self.so_far.games_of_seat(section, number).collect();
        let ids = || games.iter().map(|game| game.id);
        let long_before = histories.progress_at(ids(), said.at - SURELY_KNOWN);
        let before = histories.progress_before(ids(), said.at);
        let then = histories.progress_at(ids(), said.at);
        let of = |progress: &Progress, game: &StartedGame| {
            progress.get(&game.id).copied().unwrap_or_default()
        };
        let (mut surely, mut perhaps) = (0, 0);
        for &game in &games {
            let [long_before, before, then] =
                [&long_before, &before, &then].map(|progress| of(progress, game));
            let color = if game.paired.white == number { Color::White } else { Color::Black };
            // With the withdrawal games in progress are resigned, at the same instant.
            let is_by_it = said.ground.fate_of_games() == FateOfGames::Resigned
                && may_be_resigned(then, color);
            let is_finished_then = then.is_played() && !is_by_it;
            let was_finished = [long_before, before].map(PlayedGame::is_played);
            surely += usize::from(was_finished == [true; 2] && then.is_played());
            perhaps += usize::from(was_finished != [false; 2] || is_finished_then);
        }
        if !(surely..=perhaps).contains(&usize::from(said.counted.finished_games)) {
            return Some(Discrepancy::FinishedGames(event));
        }
        // On a ladder, whoever has a game in progress is not out without a disadvantage. A job may have
        // found it over before its end was stored.
        let later = histories.progress_at(ids(), said.at + KNOWN_LATE);
        let goes_on = |game: &&StartedGame| game.result(&later).is_none();
        if said.ground == WithdrawalGround::WithoutGames && games.iter().any(goes_on) {
            return Some(Discrepancy::OutOfOrder(event));
        }
        // A loss on time is known later than it is.
        let all_games = || {
            let player = self.so_far.seat(section, number).map(|seat| seat.player);
            let seats = player.into_iter().flat_map(|player| self.so_far.seats_of(player));
            let games = seats.flat_map(|(section, it)| self.so_far.games_of_seat(section, it));
            histories.progress_at(games.map(|game| game.id), said.at)
        };
        let is_out = said.ground != WithdrawalGround::TwoTimeouts
            || self.so_far.is_out_after_timeouts(section, number, &all_games());
        (!is_out).then_some(Discrepancy::OutOfOrder(event))
    }

    /// Compares what the log says in the end with the results.
    fn end(&mut self) {
        let Some(histories) = self.games else { return };
        let all = self.so_far.games.iter().map(|game| game.id);
        let progress = histories.progress_at(all, DateTime::<Utc>::MAX_UTC);
        match self.so_far.phase {
            Phase::Running | Phase::Finished => {
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
                Format::RoundRobin { .. }
                | Format::Stages { .. }
                | Format::Swiss { .. }
                | Format::Ladder => self.pairings.contains(&pairing),
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
            Format::RoundRobin { cycles, .. } | Format::Stages { cycles, .. } => {
                let number = game.pairing.section;
                let table = tables.entry(number).or_insert_with(|| {
                    let all = round_robin_games(number, section, cycles);
                    all.map(|paired| (paired.pairing, paired)).collect()
                });
                table.get(&game.pairing) == Some(&game)
            }
            // Which pairings there are stands in the log.
            Format::Swiss { .. } => self.so_far.swiss_games().any(|paired| paired == game),
            Format::Ladder => self.so_far.next_ladder_games().games.contains(&game),
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
        let Some(one) = self.so_far.match_at(place) else { return false };
        let Some(players) = one.players() else { return false };
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

/// Returns whether a game may have ended by a resignation of one side. It is a draw if the other
/// could not win any more.
fn may_be_resigned(game: PlayedGame, by: Color) -> bool {
    let is_lost = game.result == Some(GameResult::Win(!by));
    !game.is_timeout && (is_lost || game.result == Some(GameResult::Draw))
}

/// Returns a tournament as logs from before have it: the end of play decided no match of which games were
/// left.
fn by_older_rule(so_far: &Tournament) -> Tournament {
    let mut older = so_far.clone();
    older.play_ended_at = None;
    older
}

/// Returns whether a tournament was over by that rule.
fn was_over(so_far: &Tournament, progress: &Progress) -> bool {
    let changes = by_older_rule(so_far).match_changes(progress);
    // After the end nobody is exchanged.
    so_far.has_no_more_games(progress)
        && changes.iter().all(|(place, _)| so_far.advanced.contains_key(place))
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
        LotPurpose::FirstColor { .. }
        | LotPurpose::DeciderColor { .. }
        | LotPurpose::InitialColor
        | LotPurpose::Chess960Numbers
        | LotPurpose::Qualification { .. }
        | LotPurpose::StageNumbers { .. } => so_far.phase == Phase::Announced,
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
