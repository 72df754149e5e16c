//! The one door: a command and an instant go in, events come out, or the reason why not.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    command::{DirectorCommand, EntrantCommand, ServiceCommand, TournamentCommand},
    entry::EntrantFacts,
    entry_check::EntryCheck,
    error::TournamentError,
    event::{Entrant, LotPurpose, TournamentActor, TournamentEvent, TournamentEventKind},
    lots::{Lot, LotSecret},
    next_games::NextGames,
    pairing::{
        knockout::{Advancing, BracketPosition},
        numbering::{Numbering, NumberingMethod, numbered},
        sections::sections,
    },
    started_game::{PairedGame, PairingId, Progress, StartedGame},
    state::{Phase, TIME_OF_APPEAL, Tournament},
    terms::{Format, StartRule, TournamentTerms},
};
use crate::game::GameResult;

pub(super) type DecidedKinds = Result<Vec<TournamentEventKind>, TournamentError>;

/// What a director says at least, where a reason is asked for.
pub(super) const NO_REASON: &str = "";

/// Returns the first events of a tournament. `edition_of`: of which one it is the next edition, if
/// [`Tournament::check_next_edition`] allows it. `secret`: of the lot that gives the numbers.
pub fn announce(
    terms: TournamentTerms,
    director: i64,
    deputy: Option<i64>,
    edition_of: Option<i64>,
    secret: &LotSecret,
    now: DateTime<Utc>,
) -> Result<Vec<TournamentEvent>, TournamentError> {
    if let Some(fault) = terms.fault(now) {
        return Err(TournamentError::Terms(fault));
    }
    if deputy == Some(director) {
        return Err(TournamentError::DirectorPlays);
    }
    let by = TournamentActor::Director(director);
    let (terms, director) = (Box::new(terms), Some(director));
    let has_numbers = terms.format != Format::Ladder;
    let announced = TournamentEventKind::Announced { terms, director, deputy, edition_of };
    // On a ladder nobody has a number by lot.
    if !has_numbers {
        return Ok(vec![TournamentEvent { at: now, by, what: announced }]);
    }
    Ok(first_events(announced, secret, by, now))
}

/// Returns the first events of a match that two players have agreed on. `challenger`: who offered it.
pub fn agree(
    terms: TournamentTerms,
    challenger: i64,
    secret: &LotSecret,
    now: DateTime<Utc>,
) -> Result<Vec<TournamentEvent>, TournamentError> {
    if let Some(fault) = terms.fault(now) {
        return Err(TournamentError::Terms(fault));
    }
    let (terms, director, deputy) = (Box::new(terms), None, None);
    let announced = TournamentEventKind::Announced { terms, director, deputy, edition_of: None };
    Ok(first_events(announced, secret, TournamentActor::Player(challenger), now))
}

fn first_events(
    announced: TournamentEventKind,
    secret: &LotSecret,
    by: TournamentActor,
    now: DateTime<Utc>,
) -> Vec<TournamentEvent> {
    let event = |what| TournamentEvent { at: now, by, what };
    vec![event(announced), event(commit(LotPurpose::Numbers, secret))]
}

fn commit(purpose: LotPurpose, secret: &LotSecret) -> TournamentEventKind {
    TournamentEventKind::LotCommitted { purpose, commitment: secret.commitment() }
}

impl Tournament {
    /// Decides what follows from a command. Changes nothing: [`Self::apply`] does.
    pub fn decide(
        &self,
        command: TournamentCommand<'_>,
        now: DateTime<Utc>,
    ) -> Result<Vec<TournamentEvent>, TournamentError> {
        // A job or a request may have begun before a game ended that it has found over: nothing stands
        // in the log before what it follows from.
        let ended = command.progress().into_iter().flat_map(|it| it.values());
        let last_ended_at = ended.filter_map(|game| game.ended_at).max();
        let now = last_ended_at.map_or(now, |ended_at| now.max(ended_at));
        let (by, decided) = match command {
            TournamentCommand::Player(player, EntrantCommand::Enter(facts)) => {
                (TournamentActor::Player(player), self.enter(player, &facts, now)?)
            }
            TournamentCommand::Player(player, EntrantCommand::Withdraw(progress)) => {
                (TournamentActor::Player(player), self.withdraw(player, progress)?)
            }
            TournamentCommand::Player(player, EntrantCommand::RequestBye { round }) => {
                (TournamentActor::Player(player), self.request_bye(player, round, now)?)
            }
            TournamentCommand::Player(player, EntrantCommand::WithdrawByeRequest { round }) => {
                (TournamentActor::Player(player), self.withdraw_bye_request(player, round, now)?)
            }
            TournamentCommand::Player(player, EntrantCommand::ConfirmPlace) => {
                (TournamentActor::Player(player), self.confirm_place(player, now)?)
            }
            TournamentCommand::Player(player, EntrantCommand::GiveUpPlace) => {
                (TournamentActor::Player(player), self.give_up_place(player)?)
            }
            TournamentCommand::Player(player, EntrantCommand::TakePlace { facts, progress }) => {
                let decided = self.take_place(player, &facts, progress, now)?;
                (TournamentActor::Player(player), decided)
            }
            TournamentCommand::Player(player, command) => {
                let by = TournamentActor::Player(player);
                (by, self.decide_on_ladder(player, command, now)?)
            }
            // Nobody decides in an event that they play in.
            TournamentCommand::Director(director, _) if self.plays(director) => {
                return Err(TournamentError::DirectorPlays);
            }
            TournamentCommand::Director(director, command) => {
                (TournamentActor::Director(director), self.decide_director(command, now)?)
            }
            TournamentCommand::System(command) => {
                (TournamentActor::System, self.decide_system(command, now)?)
            }
        };
        // What ends in the instant of a withdrawal ends by it: what had ended stands before.
        let withdraws =
            |it: &TournamentEventKind| matches!(it, TournamentEventKind::PlayerWithdrawn { .. });
        let at = match last_ended_at {
            Some(ended_at) if decided.iter().any(withdraws) => {
                now.max(ended_at + TimeDelta::microseconds(1))
            }
            _ => now,
        };
        Ok(decided.into_iter().map(|what| TournamentEvent { at, by, what }).collect())
    }

    fn enter(&self, player: i64, facts: &EntrantFacts, now: DateTime<Utc>) -> DecidedKinds {
        if self.phase != Phase::Announced && !self.is_open_ladder() {
            return Err(TournamentError::EntriesClosed);
        }
        let entry_check = EntryCheck {
            conditions: &self.terms.entry,
            opens_at: self.terms.entries_open_at,
            has_entered: self.entrants.contains(&player) || self.is_on_ladder(player),
            directs: self.is_directed_by(player),
            is_invited: self.invited.contains(&player),
        };
        let by_right = self.edition_of.is_some() && facts.has_place;
        entry_check.check(&EntrantFacts { has_place: by_right, ..*facts }, now)?;
        if self.is_ladder() && self.ladder_size() >= self.terms.places() {
            return Err(TournamentError::LadderFull);
        }
        Ok(vec![TournamentEventKind::Entered { player, by_right }])
    }

    pub(super) fn check_running(&self) -> Result<(), TournamentError> {
        match self.phase {
            Phase::Running => Ok(()),
            Phase::Announced => Err(TournamentError::NotStarted),
            Phase::Finished | Phase::Final | Phase::Cancelled => Err(TournamentError::Over),
        }
    }

    fn decide_director(&self, command: DirectorCommand<'_>, now: DateTime<Utc>) -> DecidedKinds {
        match command {
            DirectorCommand::ChangeTerms { terms, reason, revision } => {
                self.change_terms(terms, reason, revision, now)
            }
            DirectorCommand::ChangeDirectors { director, deputy, reason, revision } => {
                self.change_directors(director, deputy, reason, revision)
            }
            DirectorCommand::Announce { text } => {
                let text = said(text)?;
                // The form was sent twice.
                if self.announcements.last().is_some_and(|(_, last)| *last == text) {
                    return Err(TournamentError::AlreadyDone);
                }
                Ok(vec![TournamentEventKind::AnnouncementMade { text }])
            }
            DirectorCommand::Invite { player } => {
                if !self.is_open_ladder() {
                    self.check_announced()?;
                }
                if self.is_directed_by(player) {
                    return Err(TournamentError::DirectorPlays);
                }
                match self.invited.contains(&player) {
                    true => Err(TournamentError::AlreadyDone),
                    false => Ok(vec![TournamentEventKind::Invited { player }]),
                }
            }
            DirectorCommand::RemoveEntry { player, reason } => {
                self.check_announced()?;
                let reason = said(reason)?;
                match self.entrants.contains(&player) {
                    true => Ok(vec![TournamentEventKind::EntryRemoved { player, reason }]),
                    false => Err(TournamentError::NoEntry),
                }
            }
            DirectorCommand::WithdrawPlayer { section, number, ground, reason, progress } => {
                let reason = said(reason)?;
                let known = self.seat(section, number).and_then(|seat| seat.withdrawal);
                if known.is_some_and(|known| known.ground != ground) {
                    return Err(TournamentError::HasLeft);
                }
                self.withdraw_seat(section, number, ground, &reason, progress)
            }
            DirectorCommand::GrantSpecialLeave { section, number, days, reason } => {
                self.grant_special_leave(section, number, days, reason)
            }
            DirectorCommand::GiveTime { game, to, days, given, reason, progress } => {
                self.give_time((game, to), days, given, reason, progress)
            }
            DirectorCommand::SetNumbers { players, reason, revision } => {
                self.set_numbers(players, reason, revision)
            }
            DirectorCommand::InviteSubstitute { section, number, player, reason, progress } => {
                self.invite_substitute((section, number), player, reason, progress, now)
            }
            DirectorCommand::CloseLadder { reason } => self.close_ladder(reason),
            // After the end date every game is adjudicated: none continues as a single game.
            DirectorCommand::Cancel { .. } if self.play_ended_at.is_some() => {
                Err(TournamentError::Over)
            }
            DirectorCommand::Cancel { reason } => match self.phase {
                Phase::Announced | Phase::Running => {
                    Ok(vec![TournamentEventKind::Cancelled { reason: said(reason)? }])
                }
                Phase::Cancelled => Err(TournamentError::AlreadyDone),
                Phase::Finished | Phase::Final => Err(TournamentError::Over),
            },
        }
    }

    pub(super) fn check_announced(&self) -> Result<(), TournamentError> {
        match self.phase {
            Phase::Announced => Ok(()),
            _ => Err(TournamentError::EntriesClosed),
        }
    }

    /// Until the first entry terms change freely, then with a reason that everybody reads.
    fn change_terms(
        &self,
        terms: Box<TournamentTerms>,
        reason: String,
        revision: u32,
        now: DateTime<Utc>,
    ) -> DecidedKinds {
        if self.phase != Phase::Announced {
            return Err(TournamentError::TermsFrozen);
        }
        if *terms == self.terms {
            return Err(TournamentError::AlreadyDone);
        }
        if revision != self.terms_revision() {
            return Err(TournamentError::TermsChanged);
        }
        if let Some(fault) = terms.fault(now) {
            return Err(TournamentError::Terms(fault));
        }
        let reason = if self.entrants.is_empty() { reason } else { said(reason)? };
        Ok(vec![TournamentEventKind::TermsChanged { terms, reason }])
    }

    fn change_directors(
        &self,
        director: i64,
        deputy: Option<i64>,
        reason: String,
        revision: u32,
    ) -> DecidedKinds {
        if (Some(director), deputy) == (self.director, self.deputy) {
            return Err(TournamentError::AlreadyDone);
        }
        if revision != self.directors_revision {
            return Err(TournamentError::DirectorsChanged);
        }
        let plays = |account| self.plays(account);
        if plays(director) || deputy.is_some_and(plays) || deputy == Some(director) {
            return Err(TournamentError::DirectorPlays);
        }
        let reason = said(reason)?;
        let director = Some(director);
        Ok(vec![TournamentEventKind::DirectorsChanged { director, deputy, reason }])
    }

    fn decide_system(&self, command: ServiceCommand<'_>, now: DateTime<Utc>) -> DecidedKinds {
        match command {
            ServiceCommand::Start { secret, entrants, lots } => {
                self.start(&secret, entrants, lots, now)
            }
            ServiceCommand::DrawLot { purpose, secret } => self.draw_lot(purpose, secret),
            ServiceCommand::PairRound(progress) => self.pair_round(progress, now),
            ServiceCommand::AdvanceByLot { secret, progress } => {
                self.advance_by_lot(&secret, progress)
            }
            ServiceCommand::EndChallenges { on_vacation, progress } => {
                self.end_challenges(on_vacation, progress, now)
            }
            ServiceCommand::NoteGames { games, progress } => self.note_games(games, progress),
            ServiceCommand::TakeOut { player, ground, progress } => {
                self.take_out(player, ground, progress)
            }
            ServiceCommand::RemoveDirector { account, deputy_may_direct } => {
                self.remove_director(account, deputy_may_direct)
            }
            ServiceCommand::Advance(progress) => Ok(self.advance(progress, now)),
            ServiceCommand::RemindOfEnd => self.remind_of_end(now),
            ServiceCommand::EndPlay => self.end_play(now),
        }
    }

    /// Returns whether it is to start now.
    pub fn is_due(&self, now: DateTime<Utc>) -> bool {
        // What has not started by its end never does.
        if self.has_end_come(now) {
            return false;
        }
        let is_due = match self.terms.start {
            StartRule::OnDate(date) => date <= now,
            StartRule::WhenFull => self.entrants.len() >= self.terms.places(),
            // It has started.
            StartRule::AtOnce => false,
        };
        self.phase == Phase::Announced && is_due
    }

    fn start(
        &self,
        secret: &LotSecret,
        known: &[Entrant],
        lots: &[(LotPurpose, LotSecret)],
        now: DateTime<Utc>,
    ) -> DecidedKinds {
        if self.phase != Phase::Announced {
            return Err(TournamentError::AlreadyDone);
        }
        if !self.is_due(now) {
            return Err(TournamentError::NotDue);
        }
        let known: HashMap<i64, Entrant> = known.iter().map(|it| (it.player, *it)).collect();
        let absent = self.entrants.iter().filter(|player| !known.contains_key(player));
        let mut events: Vec<TournamentEventKind> = absent
            .map(|player| TournamentEventKind::EntryRemoved {
                player: *player,
                reason: NO_REASON.to_owned(),
            })
            .collect();
        // Those on the waiting list move up.
        let present = self.entrants.iter().filter_map(|player| known.get(player).copied());
        let players: Vec<Entrant> = present.take(self.terms.places()).collect();
        if players.len() < self.terms.format.min_players() {
            // What starts when it is full is not full any more, and waits for others.
            if self.terms.start == StartRule::WhenFull {
                return Ok(events);
            }
            events.push(TournamentEventKind::Cancelled { reason: NO_REASON.to_owned() });
            return Ok(events);
        }
        if self.terms.start == StartRule::WhenFull && players.len() < self.terms.places() {
            return Ok(events);
        }
        // The lot is hashed with the last line of the log: nobody knows that before the last entry.
        let lot = self.lots.get(&LotPurpose::Numbers).ok_or(TournamentError::WrongSecret)?;
        if secret.commitment() != lot.commitment {
            return Err(TournamentError::WrongSecret);
        }
        let drawn =
            TournamentEventKind::LotDrawn { purpose: LotPurpose::Numbers, secret: secret.clone() };
        events.insert(0, drawn);
        let lots: HashMap<LotPurpose, &LotSecret> =
            lots.iter().map(|(purpose, secret)| (*purpose, secret)).collect();
        for purpose in self.later_lots(players.len()) {
            // Without a commitment it could never be drawn.
            let secret = lots.get(&purpose).ok_or(TournamentError::WrongSecret)?;
            events.push(commit(purpose, secret));
        }
        let sections = self.divide(&players, Lot::draw(secret, &self.head));
        events.push(TournamentEventKind::Started {
            sections: sections.ok_or(TournamentError::NotDue)?,
        });
        Ok(events)
    }

    /// Divides players into sections, and gives them their numbers.
    pub(super) fn divide(&self, players: &[Entrant], mut lot: Lot) -> Option<Vec<Vec<Entrant>>> {
        let by_terms = match self.terms.numbering {
            Numbering::ByLot => NumberingMethod::ByLot(&mut lot),
            Numbering::ByRating => NumberingMethod::ByRating(&mut lot),
            Numbering::AsEntered => NumberingMethod::AsEntered,
        };
        let by_hand = self.ordered_by_hand(players);
        let (players, method) = match &by_hand {
            Some(ordered) => (ordered.as_slice(), NumberingMethod::AsEntered),
            None => (players, by_terms),
        };
        let rating = |entrant: &Entrant| entrant.rating;
        match self.terms.format {
            Format::RoundRobin { section_size, .. } => {
                sections(players, usize::from(section_size), method, rating)
            }
            Format::Stages { plan, .. } => {
                sections(players, usize::from(plan.stage(1).group_size), method, rating)
            }
            Format::Match { .. }
            | Format::Knockout { .. }
            | Format::Swiss { .. }
            | Format::Ladder => Some(vec![numbered(players, method, rating)]),
        }
    }

    fn draw_lot(&self, purpose: LotPurpose, secret: LotSecret) -> DecidedKinds {
        self.check_running()?;
        let lot = self.lots.get(&purpose).ok_or(TournamentError::WrongSecret)?;
        if lot.drawn.is_some() {
            return Err(TournamentError::AlreadyDone);
        }
        if lot.commitment != secret.commitment() {
            return Err(TournamentError::WrongSecret);
        }
        // What follows a stage is decided with its lot.
        if !self.is_to_be_drawn(purpose) || self.stage_plan().is_some() {
            return Err(TournamentError::NotPaired);
        }
        Ok(vec![TournamentEventKind::LotDrawn { purpose, secret }])
    }

    fn note_games(&self, games: Vec<StartedGame>, progress: &Progress) -> DecidedKinds {
        self.check_running()?;
        let next = self.next_games_beside(&games, progress).into_iter();
        let mut next: HashMap<PairingId, PairedGame> =
            next.map(|paired| (paired.pairing, paired)).collect();
        // Each pairing and each game once.
        let mut ids = HashSet::new();
        let mut is_next = |game: &StartedGame| {
            next.remove(&game.paired.pairing) == Some(game.paired)
                && ids.insert(game.id)
                && !self.has_game(game.id)
        };
        match games.iter().all(&mut is_next) && !games.is_empty() {
            true => Ok(vec![TournamentEventKind::GamesStarted { games }]),
            false => Err(TournamentError::NotPaired),
        }
    }

    /// Returns what follows from the results and from the passing of time.
    fn advance(&self, progress: &Progress, now: DateTime<Utc>) -> Vec<TournamentEventKind> {
        match self.phase {
            Phase::Running => self.advance_games(progress, now),
            Phase::Finished if !self.is_over(progress) => {
                vec![TournamentEventKind::Reopened]
            }
            Phase::Finished => {
                let mut events = self.give_next_edition_places(progress);
                if self.final_at(progress).is_some_and(|at| at <= now) {
                    events.push(TournamentEventKind::Finalized);
                }
                events
            }
            Phase::Announced if self.has_end_come(now) => {
                vec![TournamentEventKind::Cancelled { reason: NO_REASON.to_owned() }]
            }
            Phase::Final => {
                let changed = self.changed_after_final(progress);
                let event =
                    |(game, result)| TournamentEventKind::ResultChangedAfterFinal { game, result };
                changed.map(event).chain(self.give_next_edition_places(progress)).collect()
            }
            Phase::Announced | Phase::Cancelled => Vec::new(),
        }
    }

    /// Returns which results decisions have changed since the tournament is final, as far as the log
    /// does not say it.
    pub(super) fn changed_after_final(
        &self,
        progress: &Progress,
    ) -> impl Iterator<Item = (i64, Option<GameResult>)> {
        self.games.iter().filter_map(|game| {
            let played = progress.get(&game.id)?;
            let is_late = |at: DateTime<Utc>| self.finalized_at.is_some_and(|end| at > end);
            let is_new = match self.results_after_final.get(&game.id) {
                Some(known) => *known != played.result,
                None => played.ended_at.is_none_or(is_late),
            };
            is_new.then_some((game.id, played.result))
        })
    }

    fn advance_games(&self, progress: &Progress, now: DateTime<Utc>) -> Vec<TournamentEventKind> {
        let out = self.out_after_timeouts(progress);
        if !out.is_empty() {
            return out;
        }
        let changes = self.match_changes(progress);
        // Who meets whom later depends on an exchange: it comes alone.
        let exchange = changes.iter().find(|(place, _)| self.advanced.contains_key(place));
        if let Some(&(place, who)) = exchange {
            return vec![match_change(place, who)];
        }
        if !changes.is_empty() {
            return changes.into_iter().map(|(place, who)| match_change(place, who)).collect();
        }
        let stage = self.advance_stage(progress, now);
        if !stage.is_empty() {
            return stage;
        }
        let mut events = self.give_next_edition_places(progress);
        if self.is_over(progress) {
            events.push(TournamentEventKind::Finished);
        }
        events
    }

    /// Returns whether nothing is in progress and nothing follows.
    pub(super) fn is_over(&self, progress: &Progress) -> bool {
        self.has_no_more_games(progress) && self.match_changes(progress).is_empty()
    }

    /// Returns whether no game is in progress and none is to begin.
    pub(super) fn has_no_more_games(&self, progress: &Progress) -> bool {
        let is_open = |game: &StartedGame| game.result(progress).is_none();
        !self.games.iter().any(is_open)
            && !self.is_open_ladder()
            && self.next_round().is_none()
            && !self.has_stage_to_come()
            && self.next_games(progress) == NextGames::default()
    }

    /// Returns when it becomes final: the time of appeal after the last game or decision. `None`
    /// while games are in progress.
    pub fn final_at(&self, progress: &Progress) -> Option<DateTime<Utc>> {
        let at = self.finished_at.filter(|_| self.phase == Phase::Finished)?;
        let endings = self.games.iter().filter_map(|game| progress.get(&game.id)?.ended_at);
        Some(endings.fold(at, DateTime::max) + TIME_OF_APPEAL)
    }

    /// Returns the date on which it starts, if there is one and it has not come.
    pub fn starts_at(&self) -> Option<DateTime<Utc>> {
        match (self.phase, self.terms.start) {
            (Phase::Announced, StartRule::OnDate(date)) => Some(date),
            _ => None,
        }
    }
}

/// `who`: `None` if the match is open again.
pub(super) fn match_change(place: BracketPosition, who: Option<Advancing>) -> TournamentEventKind {
    let (round, board) = match_place(place);
    let advancing = match who {
        None => return TournamentEventKind::MatchReopened { round, board },
        Some(Advancing::Seed(number)) => Some(number),
        Some(Advancing::Nobody) => None,
    };
    TournamentEventKind::MatchDecided { round, board, advancing }
}

/// Returns how the log names a match of a bracket: round and board.
pub(super) fn match_place(place: BracketPosition) -> (u16, u16) {
    let small = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
    (small(place.round), small(place.number))
}

/// Returns a text that has to say something.
pub(super) fn said(text: String) -> Result<String, TournamentError> {
    match text.trim().is_empty() {
        true => Err(TournamentError::ReasonMissing),
        false => Ok(text),
    }
}
