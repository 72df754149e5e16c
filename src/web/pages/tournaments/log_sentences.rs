//! The lines of a tournament's log in sentences. They are read in order: who directs, who has which place
//! and which terms hold is as it was then. The lines alone say it: the tournament is not replayed.

use std::collections::HashMap;

use crate::{
    db::PlayerId,
    game::GameResult,
    i18n::{Message, key, terms_changes},
    tournament::{
        PairedRound, StartedGame,
        event::{LotPurpose, TournamentActor, TournamentEvent, TournamentEventKind},
        ladder::{ChallengeExcuse, ChallengeNumber},
        pairing::round_pairings::PairingNumber,
        terms::{Format, TournamentTerms},
    },
    web::times::Zone,
};

/// Games that are named one by one. Of more the log says how many, and of which rounds.
const MAX_NAMED_GAMES: usize = 12;

/// Players who go on and are named one by one.
const MAX_NAMED_PLAYERS: usize = 50;

/// A line of the log.
pub struct LogRow {
    pub at: String,
    pub by: String,
    pub what: String,
    /// What has changed in the terms, who does not play in a round, who goes on from a stage.
    pub changes: Vec<String>,
    pub games: Vec<LoggedGame>,
    /// Players in the order of the numbers that they were given by hand.
    pub numbered: Vec<String>,
    /// What somebody wrote: a reason, an announcement.
    pub text: String,
}

/// A game that began.
pub struct LoggedGame {
    pub id: i64,
    pub players: String,
}

/// Puts the lines of a log into words, and knows what those before have come to.
pub struct TournamentLogSentences<'a> {
    zone: Zone,
    names: &'a HashMap<PlayerId, String>,
    director: Option<i64>,
    deputy: Option<i64>,
    terms: Option<&'a TournamentTerms>,
    section_count: u16,
    /// Who plays where.
    seats: HashMap<(u16, PairingNumber), i64>,
    /// The section of each game that began.
    game_sections: HashMap<i64, u16>,
    /// Who challenges whom on a ladder, by the numbers of the challenges.
    challenges: Vec<[PairingNumber; 2]>,
}

impl<'a> TournamentLogSentences<'a> {
    pub fn new(names: &'a HashMap<PlayerId, String>, zone: Zone) -> TournamentLogSentences<'a> {
        TournamentLogSentences {
            zone,
            names,
            director: None,
            deputy: None,
            terms: None,
            section_count: 0,
            seats: HashMap::new(),
            game_sections: HashMap::new(),
            challenges: Vec::new(),
        }
    }

    /// Puts the next line into words.
    pub fn row(&mut self, event: &'a TournamentEvent) -> LogRow {
        // Whoever announces it is its director.
        if let TournamentEventKind::Announced { director, deputy, terms, .. } = &event.what {
            (self.director, self.deputy, self.terms) = (*director, *deputy, Some(terms.as_ref()));
        }
        let row = LogRow {
            at: self.zone.full(event.at),
            by: self.actor(event.by),
            what: self.said(event).to_string(),
            changes: self.changes(event),
            games: self.games(event),
            numbered: match &event.what {
                TournamentEventKind::NumbersSet { players, .. } => {
                    players.iter().map(|player| self.account(*player)).collect()
                }
                _ => Vec::new(),
            },
            text: written(&event.what),
        };
        self.follow(event);
        row
    }

    /// Notes what holds after a line.
    fn follow(&mut self, event: &'a TournamentEvent) {
        match &event.what {
            TournamentEventKind::TermsChanged { terms, .. } => self.terms = Some(terms.as_ref()),
            TournamentEventKind::DirectorsChanged { director, deputy, .. } => {
                (self.director, self.deputy) = (*director, *deputy);
            }
            TournamentEventKind::Started { sections }
            | TournamentEventKind::StageStarted { sections, .. } => {
                for entrants in sections {
                    self.section_count += 1;
                    let section = self.section_count;
                    let seats = (1..).zip(entrants);
                    self.seats.extend(seats.map(|(number, it)| ((section, number), it.player)));
                }
            }
            // Whoever comes back to a ladder has the number that they had.
            TournamentEventKind::Entered { player, .. }
                if self.is_ladder() && !self.seats.values().any(|account| account == player) =>
            {
                self.seats.insert((1, self.seats.len() + 1), *player);
            }
            TournamentEventKind::ChallengeMade { challenger, challenged } => {
                self.challenges.push([*challenger, *challenged]);
            }
            TournamentEventKind::GamesStarted { games } => {
                let section = |game: &StartedGame| (game.id, game.paired.pairing.section);
                self.game_sections.extend(games.iter().map(section));
            }
            TournamentEventKind::PlayerReplaced { section, number, player, .. } => {
                self.seats.insert((*section, *number), *player);
            }
            _ => {}
        }
    }

    fn is_ladder(&self) -> bool {
        self.terms.is_some_and(|terms| terms.format == Format::Ladder)
    }

    fn account(&self, account: i64) -> String {
        let stored = self.names.get(&PlayerId(account));
        self.zone.locale().name(stored.map_or("", String::as_str))
    }

    fn seat(&self, section: u16, number: PairingNumber) -> String {
        let seat = self.seats.get(&(section, number));
        seat.map_or_else(String::new, |player| self.account(*player))
    }

    /// Says who acted, and in which office. Whoever directs without one administers the site.
    fn actor(&self, actor: TournamentActor) -> String {
        let locale = self.zone.locale();
        match actor {
            TournamentActor::Director(account) if self.director == Some(account) => {
                let said = locale.t("tournament-log-by-director");
                said.with("player", self.account(account)).to_string()
            }
            TournamentActor::Director(account) if self.deputy == Some(account) => {
                let said = locale.t("tournament-log-by-deputy");
                said.with("player", self.account(account)).to_string()
            }
            TournamentActor::Player(account) | TournamentActor::Director(account) => {
                self.account(account)
            }
            TournamentActor::System => locale.t("tournament-log-system").to_string(),
        }
    }

    fn changes(&self, event: &TournamentEvent) -> Vec<String> {
        match (&event.what, self.terms) {
            (TournamentEventKind::TermsChanged { terms, .. }, Some(former)) => {
                terms_changes(self.zone.locale(), self.zone.tz(), former, terms)
            }
            (TournamentEventKind::RoundPaired(paired), _) => self.byes(paired),
            (TournamentEventKind::PlayersQualified { players, .. }, _)
                if players.len() <= MAX_NAMED_PLAYERS =>
            {
                players.iter().map(|it| self.seat(it.section, it.number)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Says who does not play in a round, and which games counted as draws.
    fn byes(&self, paired: &PairedRound) -> Vec<String> {
        let locale = self.zone.locale();
        let names = |numbers: &[PairingNumber]| {
            numbers.iter().map(|number| self.seat(1, *number)).collect::<Vec<_>>().join(", ")
        };
        let mut said = Vec::new();
        if let Some(bye) = paired.bye {
            said.push(locale.t("tournament-round-bye").with("player", self.seat(1, bye)));
        }
        if !paired.half_point_byes.is_empty() {
            let half = locale.t("tournament-round-half-point-byes");
            said.push(half.with("players", names(&paired.half_point_byes)));
        }
        if !paired.absent.is_empty() {
            let absent = locale.t("tournament-round-absent");
            said.push(absent.with("players", names(&paired.absent)));
        }
        if !paired.running_games.is_empty() {
            let games: Vec<String> = paired.running_games.iter().map(i64::to_string).collect();
            let running = locale.t("tournament-log-round-running-games");
            said.push(running.with("games", games.join(", ")));
        }
        said.iter().map(ToString::to_string).collect()
    }

    fn games(&self, event: &TournamentEvent) -> Vec<LoggedGame> {
        let TournamentEventKind::GamesStarted { games } = &event.what else { return Vec::new() };
        if games.len() > MAX_NAMED_GAMES {
            return Vec::new();
        }
        let name = |game: &StartedGame, number| self.seat(game.paired.pairing.section, number);
        let named = |game: &StartedGame| LoggedGame {
            id: game.id,
            players: format!(
                "{} – {}",
                name(game, game.paired.white),
                name(game, game.paired.black)
            ),
        };
        games.iter().map(named).collect()
    }

    /// Says what happened.
    fn said(&self, event: &TournamentEvent) -> Message {
        let locale = self.zone.locale();
        match &event.what {
            TournamentEventKind::Announced { director, deputy, edition_of, .. } => {
                self.announced(*director, *deputy, *edition_of)
            }
            TournamentEventKind::TermsChanged { .. } => locale.t("tournament-log-terms-changed"),
            TournamentEventKind::DirectorsChanged { director, deputy, .. } => {
                self.directors_changed(*director, *deputy)
            }
            TournamentEventKind::AnnouncementMade { .. } => locale.t("tournament-log-announcement"),
            TournamentEventKind::Invited { player } => {
                locale.t("tournament-log-invited").with("player", self.account(*player))
            }
            TournamentEventKind::Entered { player, by_right } => {
                let said = locale.t(match by_right {
                    true => key!("tournament-log-entered-by-right"),
                    false => key!("tournament-log-entered"),
                });
                said.with("player", self.account(*player))
            }
            TournamentEventKind::EntryWithdrawn { player } => {
                locale.t("tournament-log-entry-withdrawn").with("player", self.account(*player))
            }
            TournamentEventKind::EntryRemoved { player, .. } => {
                locale.t("tournament-log-entry-removed").with("player", self.account(*player))
            }
            TournamentEventKind::LotCommitted { purpose, .. } => {
                lot(locale.t("tournament-log-lot-committed"), *purpose)
            }
            TournamentEventKind::LotDrawn { purpose, .. } => {
                lot(locale.t("tournament-log-lot-drawn"), *purpose)
            }
            TournamentEventKind::Started { sections } => {
                let players: usize = sections.iter().map(Vec::len).sum();
                locale.t("tournament-log-started").count("n", players)
            }
            TournamentEventKind::GamesStarted { games } => self.games_started(games),
            TournamentEventKind::RoundPaired(_)
            | TournamentEventKind::RoundNotPaired { .. }
            | TournamentEventKind::ByeRequested { .. }
            | TournamentEventKind::ByeRequestWithdrawn { .. } => self.round_said(event),
            TournamentEventKind::PlayersQualified { .. }
            | TournamentEventKind::PlaceConfirmed { .. }
            | TournamentEventKind::PlaceGivenUp { .. }
            | TournamentEventKind::PlaceLapsed { .. }
            | TournamentEventKind::StageStarted { .. }
            | TournamentEventKind::NoNextStage { .. }
            | TournamentEventKind::QualifiedTooLate { .. } => self.stage_said(&event.what),
            TournamentEventKind::ChallengeMade { .. }
            | TournamentEventKind::ChallengeAccepted { .. }
            | TournamentEventKind::ChallengeDeclined { .. }
            | TournamentEventKind::ChallengeUnanswered { .. }
            | TournamentEventKind::ChallengeWithdrawn { .. }
            | TournamentEventKind::LadderClosed { .. } => self.ladder_said(event),
            TournamentEventKind::NumbersSet { players, .. } => match players.is_empty() {
                true => locale.t("tournament-log-numbers-by-terms"),
                false => locale.t("tournament-log-numbers-set"),
            },
            TournamentEventKind::MatchDecided { .. }
            | TournamentEventKind::MatchReopened { .. }
            | TournamentEventKind::NextEditionPlaceGiven { .. } => self.match_said(event),
            TournamentEventKind::EndReminded { days } => {
                locale.t("tournament-log-end-reminded").count("n", u32::from(*days))
            }
            TournamentEventKind::PlayEnded => locale.t("tournament-log-play-ended"),
            TournamentEventKind::Finished => locale.t("tournament-log-finished"),
            TournamentEventKind::Reopened => locale.t("tournament-log-reopened"),
            TournamentEventKind::Finalized => locale.t("tournament-log-final"),
            TournamentEventKind::ResultChangedAfterFinal { game, result } => {
                let kind = match result {
                    None => "in_progress",
                    Some(GameResult::None) => "annulled",
                    Some(_) => "result",
                };
                let said = locale.t("tournament-log-result-changed").with("kind", kind);
                let said = said.with("game", game.to_string());
                said.with("result", result.map_or("", GameResult::as_str))
            }
            TournamentEventKind::Cancelled { .. } => locale.t("tournament-log-cancelled"),
            TournamentEventKind::PlayerWithdrawn { .. }
            | TournamentEventKind::SpecialLeaveGranted { .. }
            | TournamentEventKind::TimeGiven { .. }
            | TournamentEventKind::SubstituteInvited { .. }
            | TournamentEventKind::PlayerReplaced { .. } => self.seat_said(event),
        }
    }

    /// Says what happened to whoever has a number in a section.
    fn seat_said(&self, event: &TournamentEvent) -> Message {
        let locale = self.zone.locale();
        match &event.what {
            TournamentEventKind::PlayerWithdrawn { section, number, ground, .. } => {
                let said = locale.t("tournament-log-withdrawn").with("ground", ground.as_str());
                said.with("player", self.seat(*section, *number))
            }
            TournamentEventKind::SpecialLeaveGranted { section, number, days, .. } => {
                let said = locale.t("tournament-log-special-leave").count("days", u32::from(*days));
                said.with("player", self.seat(*section, *number))
            }
            TournamentEventKind::TimeGiven { game, to, days, .. } => {
                let section = self.game_sections.get(game).copied().unwrap_or(1);
                let said = locale.t("tournament-log-time-given").count("days", u32::from(*days));
                said.with("player", self.seat(section, *to)).with("game", game.to_string())
            }
            TournamentEventKind::SubstituteInvited { section, number, player, .. } => {
                let said = locale.t("tournament-log-substitute-invited");
                said.with("player", self.account(*player))
                    .with("section", section.to_string())
                    .with("number", number.to_string())
            }
            TournamentEventKind::PlayerReplaced { former, player, .. } => {
                let said =
                    locale.t("tournament-log-replaced").with("player", self.account(*player));
                said.with("former", self.account(*former))
            }
            _ => locale.t("tournament-log-system"),
        }
    }

    /// Says what happened to a match of a knockout.
    fn match_said(&self, event: &TournamentEvent) -> Message {
        let locale = self.zone.locale();
        match &event.what {
            TournamentEventKind::MatchDecided { advancing: Some(number), .. } => {
                locale.t("tournament-log-match-won").with("player", self.seat(1, *number))
            }
            TournamentEventKind::MatchDecided { advancing: None, .. } => {
                locale.t("tournament-log-match-lost-by-both")
            }
            TournamentEventKind::MatchReopened { round, board } => {
                let said = locale.t("tournament-log-match-reopened");
                said.with("round", *round).with("match", *board)
            }
            TournamentEventKind::NextEditionPlaceGiven { round, board, number } => {
                let said = locale.t("tournament-log-next-edition-place");
                let said = said.with("round", *round).with("match", *board);
                said.with("player", self.seat(1, *number))
            }
            _ => locale.t("tournament-log-system"),
        }
    }

    /// Says what happened between two stages.
    fn stage_said(&self, what: &TournamentEventKind) -> Message {
        let locale = self.zone.locale();
        let (said, section, number) = match what {
            TournamentEventKind::PlayersQualified { stage, players } => {
                let said = locale.t("tournament-log-players-qualified").count("n", players.len());
                return said.with("stage", stage.to_string());
            }
            TournamentEventKind::StageStarted { stage, sections } => {
                let players: usize = sections.iter().map(Vec::len).sum();
                let said = locale.t("tournament-log-stage-started").count("n", players);
                return said.with("stage", stage.to_string());
            }
            TournamentEventKind::NoNextStage { stage } => {
                return locale.t("tournament-log-no-next-stage").with("stage", stage.to_string());
            }
            TournamentEventKind::PlaceConfirmed { section, number } => {
                (locale.t("tournament-log-place-confirmed"), *section, *number)
            }
            TournamentEventKind::PlaceGivenUp { section, number } => {
                (locale.t("tournament-log-place-given-up"), *section, *number)
            }
            TournamentEventKind::PlaceLapsed { section, number } => {
                (locale.t("tournament-log-place-lapsed"), *section, *number)
            }
            TournamentEventKind::QualifiedTooLate { section, number } => {
                (locale.t("tournament-log-qualified-too-late"), *section, *number)
            }
            _ => return locale.t("tournament-log-system"),
        };
        said.with("player", self.seat(section, number))
    }

    /// Says what happened to a round of a Swiss tournament.
    fn round_said(&self, event: &TournamentEvent) -> Message {
        let locale = self.zone.locale();
        let (said, number, round) = match &event.what {
            TournamentEventKind::RoundPaired(paired) => {
                let said = locale.t("tournament-log-round-paired");
                (said.count("n", paired.pairings.len()), None, paired.round)
            }
            TournamentEventKind::ByeRequested { number, round } => {
                (locale.t("tournament-log-bye-requested"), Some(*number), *round)
            }
            TournamentEventKind::ByeRequestWithdrawn { number, round } => {
                (locale.t("tournament-log-bye-request-withdrawn"), Some(*number), *round)
            }
            TournamentEventKind::RoundNotPaired { round } => {
                (locale.t("tournament-round-not-paired"), None, *round)
            }
            _ => return locale.t("tournament-log-system"),
        };
        let said = said.with("round", round.to_string());
        match number {
            Some(number) => said.with("player", self.seat(1, number)),
            None => said,
        }
    }

    /// Says what happened on a ladder.
    fn ladder_said(&self, event: &TournamentEvent) -> Message {
        let locale = self.zone.locale();
        let made = |number: ChallengeNumber| {
            let place = usize::try_from(number.saturating_sub(1)).unwrap_or(usize::MAX);
            self.challenges.get(place).copied().unwrap_or_default()
        };
        let how = |excuse: Option<ChallengeExcuse>| match excuse {
            None => "lost",
            Some(ChallengeExcuse::Vacation) => "vacation",
            Some(ChallengeExcuse::Full) => "full",
        };
        let (said, both) = match &event.what {
            TournamentEventKind::ChallengeMade { challenger, challenged } => {
                (locale.t("ladder-log-challenge-made"), [*challenger, *challenged])
            }
            TournamentEventKind::ChallengeAccepted { challenge } => {
                (locale.t("ladder-log-challenge-accepted"), made(*challenge))
            }
            TournamentEventKind::ChallengeDeclined { challenge, excuse } => {
                let said = locale.t("ladder-log-challenge-declined").with("how", how(*excuse));
                (said, made(*challenge))
            }
            TournamentEventKind::ChallengeUnanswered { challenge, excuse } => {
                let said = locale.t("ladder-log-challenge-unanswered").with("how", how(*excuse));
                (said, made(*challenge))
            }
            TournamentEventKind::ChallengeWithdrawn { challenge } => {
                (locale.t("ladder-log-challenge-withdrawn"), made(*challenge))
            }
            _ => return locale.t("ladder-log-closed"),
        };
        let [challenger, challenged] = both.map(|number| self.seat(1, number));
        said.with("challenger", challenger).with("challenged", challenged)
    }

    fn announced(
        &self,
        director: Option<i64>,
        deputy: Option<i64>,
        edition_of: Option<i64>,
    ) -> Message {
        let said = self.zone.locale().t(match (director, deputy, edition_of) {
            (None, ..) => key!("tournament-log-agreed"),
            (Some(_), Some(_), Some(_)) => key!("tournament-log-edition-announced-with-deputy"),
            (Some(_), Some(_), None) => key!("tournament-log-announced-with-deputy"),
            (Some(_), None, Some(_)) => key!("tournament-log-edition-announced"),
            (Some(_), None, None) => key!("tournament-log-announced"),
        });
        let account = |one: Option<i64>| one.map_or_else(String::new, |one| self.account(one));
        said.with("director", account(director))
            .with("deputy", account(deputy))
            .with("former", edition_of.map_or_else(String::new, |one| one.to_string()))
    }

    fn directors_changed(&self, director: Option<i64>, deputy: Option<i64>) -> Message {
        let locale = self.zone.locale();
        let said = match (director, deputy) {
            (Some(_), Some(_)) => locale.t("tournament-log-directors-changed-with-deputy"),
            (Some(_), None) => locale.t("tournament-log-directors-changed"),
            (None, Some(_)) => locale.t("tournament-log-no-director-but-deputy"),
            (None, None) => locale.t("tournament-log-no-director"),
        };
        let name = |account: Option<i64>| account.map_or_else(String::new, |it| self.account(it));
        said.with("director", name(director)).with("deputy", name(deputy))
    }

    /// Says how many games began, and where. Games that begin together are of one section.
    fn games_started(&self, games: &[StartedGame]) -> Message {
        let locale = self.zone.locale();
        let rounds = || games.iter().map(|game| game.paired.pairing.round);
        let (first, last) = (rounds().min().unwrap_or(0), rounds().max().unwrap_or(0));
        let section = games.first().map_or(0, |game| game.paired.pairing.section);
        let has_sections = self.section_count > 1;
        let said = match (self.terms.map(|terms| terms.format), has_sections) {
            (Some(Format::Ladder), _) => locale.t("ladder-log-game-started"),
            (Some(Format::Match { .. }), _) => locale.t("tournament-log-games-of-match-started"),
            (_, false) if first == last => locale.t("tournament-log-games-of-round-started"),
            (_, false) => locale.t("tournament-log-games-of-rounds-started"),
            (_, true) if first == last => locale.t("tournament-log-games-of-section-round-started"),
            (_, true) => locale.t("tournament-log-games-of-section-rounds-started"),
        };
        let said = said.count("n", games.len()).with("section", section.to_string());
        said.with("first", first.to_string()).with("last", last.to_string())
    }
}

fn lot(said: Message, purpose: LotPurpose) -> Message {
    let (word, round, board) = match purpose {
        LotPurpose::Numbers => ("numbers", 0, 0),
        LotPurpose::FirstColor { round, board } => ("first_color", round, board),
        LotPurpose::DeciderColor { round, board } => ("decider_color", round, board),
        LotPurpose::InitialColor => ("initial_color", 1, 0),
        LotPurpose::Chess960Numbers => ("chess960_numbers", 0, 0),
        LotPurpose::Qualification { stage } => ("qualification", stage, 0),
        LotPurpose::StageNumbers { stage } => ("stage_numbers", stage, 0),
    };
    said.with("lot", word).with("round", round).with("match", board)
}

/// Returns what stands behind an event: a reason, an announcement, what a lot is drawn from.
fn written(event: &TournamentEventKind) -> String {
    match event {
        TournamentEventKind::AnnouncementMade { text } => text.clone(),
        TournamentEventKind::TermsChanged { reason, .. }
        | TournamentEventKind::DirectorsChanged { reason, .. }
        | TournamentEventKind::EntryRemoved { reason, .. }
        | TournamentEventKind::NumbersSet { reason, .. }
        | TournamentEventKind::PlayerWithdrawn { reason, .. }
        | TournamentEventKind::SpecialLeaveGranted { reason, .. }
        | TournamentEventKind::TimeGiven { reason, .. }
        | TournamentEventKind::SubstituteInvited { reason, .. }
        | TournamentEventKind::LadderClosed { reason }
        | TournamentEventKind::Cancelled { reason } => reason.clone(),
        TournamentEventKind::LotCommitted { commitment, .. } => commitment.to_hex(),
        TournamentEventKind::LotDrawn { secret, .. } => secret.to_hex(),
        _ => String::new(),
    }
}
