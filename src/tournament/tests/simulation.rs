//! What the service does for a tournament: it keeps the lines, begins games and hands in results.

use super::*;
use crate::{
    hash_chain,
    tournament::{
        log::{self, TournamentLogLine},
        lots::LotSecret,
    },
};

/// A tournament with its log and what has come of its games.
#[derive(Clone)]
pub struct Simulation {
    pub tournament: Tournament,
    pub lines: Vec<TournamentLogLine>,
    pub events: Vec<TournamentEvent>,
    pub progress: Progress,
    pub histories: GameHistories,
    pub now: DateTime<Utc>,
    /// Secrets are made of it.
    salt: u8,
}

pub const ID: i64 = 7;

/// Numbers by chance, the same for each seed.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// SplitMix64.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % u64::try_from(limit).unwrap()).unwrap()
    }

    /// How a game ends: now and then both lose, or somebody never moves.
    pub fn ending(&mut self) -> (u32, GameResult) {
        match self.below(20) {
            0 => (40, GameResult::BothLose),
            1 => (0, BLACK),
            2 => (1, WHITE),
            3..=8 => (60, WHITE),
            9..=14 => (61, BLACK),
            _ => (80, GameResult::Draw),
        }
    }
}

pub fn secret(salt: u8, purpose: LotPurpose) -> LotSecret {
    let (kind, round, board) = match purpose {
        LotPurpose::Numbers => (0, 0, 0),
        LotPurpose::FirstColor { round, board } => (1, round, board),
        LotPurpose::DeciderColor { round, board } => (2, round, board),
        LotPurpose::InitialColor => (3, 0, 0),
        LotPurpose::Chess960Numbers => (4, 0, 0),
        LotPurpose::Qualification { stage } => (5, stage, 0),
        LotPurpose::StageNumbers { stage } => (6, stage, 0),
    };
    let mut bytes = [salt; 32];
    bytes[0] = kind;
    bytes[1..3].copy_from_slice(&round.to_be_bytes());
    bytes[3..5].copy_from_slice(&board.to_be_bytes());
    LotSecret::new(bytes)
}

/// Everybody has a rating that follows from the number of the account.
pub fn entrant(player: i64) -> Entrant {
    let rating = (player % 11 != 0).then(|| 1000 + i32::try_from(player * 37 % 1000).unwrap());
    Entrant { player, rating }
}

impl Simulation {
    pub fn announced(terms: TournamentTerms) -> Simulation {
        Simulation::with_salt(terms, 1)
    }

    pub fn with_salt(terms: TournamentTerms, salt: u8) -> Simulation {
        Simulation::begun(terms, None, salt)
    }

    /// The next edition of another tournament.
    pub fn edition_of(former: i64, terms: TournamentTerms) -> Simulation {
        Simulation::begun(terms, Some(former), 1)
    }

    fn begun(terms: TournamentTerms, edition_of: Option<i64>, salt: u8) -> Simulation {
        let numbers = secret(salt, LotPurpose::Numbers);
        let events = announce(terms, DIRECTOR, Some(DEPUTY), edition_of, &numbers, noon());
        let events = events.unwrap();
        let (first, rest) = events.split_first().unwrap();
        let line = TournamentLogLine::of(0, first).unwrap();
        let head = hash_chain::link(&hash_chain::begin(&log::header(ID)), &line.text());
        let tournament = Tournament::begin(first, &head).unwrap();
        let mut simulation = Simulation {
            tournament,
            lines: vec![line],
            events: vec![first.clone()],
            progress: Progress::new(),
            histories: GameHistories::default(),
            now: noon(),
            salt,
        };
        simulation.keep(rest);
        simulation
    }

    /// A tournament that has started with players 1, 2, 3 …
    pub fn started(terms: TournamentTerms, players: i64) -> Simulation {
        let mut simulation = Simulation::announced(terms);
        simulation.enter(1..=players);
        simulation.start();
        assert_eq!(simulation.tournament.phase, Phase::Running);
        simulation
    }

    fn keep(&mut self, events: &[TournamentEvent]) {
        for event in events {
            let line =
                TournamentLogLine::of(i32::try_from(self.lines.len()).unwrap(), event).unwrap();
            let head = hash_chain::link(&self.tournament.head, &line.text());
            self.tournament.apply(event, &head);
            self.lines.push(line);
            self.events.push(event.clone());
        }
    }

    pub fn run(
        &mut self,
        command: TournamentCommand<'_>,
    ) -> Result<Vec<TournamentEventKind>, TournamentError> {
        let events = self.tournament.decide(command, self.now)?;
        self.now = events.iter().map(|event| event.at).fold(self.now, DateTime::max);
        self.keep(&events);
        Ok(events.into_iter().map(|event| event.what).collect())
    }

    /// Returns why a command is refused.
    #[track_caller]
    pub fn refusal(&self, command: TournamentCommand<'_>) -> TournamentError {
        self.tournament.decide(command, self.now).unwrap_err()
    }

    pub fn enter(&mut self, players: impl IntoIterator<Item = i64>) {
        for player in players {
            self.run(enters(player)).unwrap();
        }
    }

    pub fn withdraw(&mut self, player: i64) -> Result<Vec<TournamentEventKind>, TournamentError> {
        // What somebody loses in the same instant, they lose by it.
        self.now += TimeDelta::microseconds(1);
        let progress = self.progress.clone();
        self.run(TournamentCommand::Player(player, EntrantCommand::Withdraw(&progress)))
    }

    /// Starts on the day, with all who have entered.
    pub fn start(&mut self) -> Vec<TournamentEventKind> {
        self.start_without(&[])
    }

    /// Starts on the day. Who is absent cannot play.
    pub fn start_without(&mut self, absent: &[i64]) -> Vec<TournamentEventKind> {
        self.now = self.now.max(start_day());
        self.try_start(absent).unwrap()
    }

    pub fn try_start(
        &mut self,
        absent: &[i64],
    ) -> Result<Vec<TournamentEventKind>, TournamentError> {
        let present = self.tournament.entrants.iter().filter(|player| !absent.contains(player));
        let entrants: Vec<Entrant> = present.map(|player| entrant(*player)).collect();
        let lots = self.tournament.later_lots(entrants.len().min(self.tournament.terms.places()));
        let lots: Vec<_> =
            lots.into_iter().map(|purpose| (purpose, secret(self.salt, purpose))).collect();
        let numbers = secret(self.salt, LotPurpose::Numbers);
        let start = ServiceCommand::Start { secret: numbers, entrants: &entrants, lots: &lots };
        self.run(TournamentCommand::System(start))
    }

    /// Asks what follows from the results.
    pub fn advance(&mut self) -> Vec<TournamentEventKind> {
        let progress = self.progress.clone();
        self.run(TournamentCommand::System(ServiceCommand::Advance(&progress))).unwrap()
    }

    pub fn draw_lot(
        &mut self,
        purpose: LotPurpose,
    ) -> Result<Vec<TournamentEventKind>, TournamentError> {
        let secret = secret(self.salt, purpose);
        self.run(TournamentCommand::System(ServiceCommand::DrawLot { purpose, secret }))
    }

    pub fn note(
        &mut self,
        games: Vec<StartedGame>,
    ) -> Result<Vec<TournamentEventKind>, TournamentError> {
        let progress = self.progress.clone();
        self.run(TournamentCommand::System(ServiceCommand::NoteGames {
            games,
            progress: &progress,
        }))
    }

    /// Gives games numbers on the site.
    pub fn numbered(&self, games: Vec<PairedGame>) -> Vec<StartedGame> {
        let last = self.tournament.games.last().map_or(100, |game| game.id);
        (last + 1..).zip(games).map(|(id, paired)| StartedGame { id, paired }).collect()
    }

    /// Does all that the service does by itself, until it waits for results.
    pub fn settle(&mut self) {
        loop {
            let next = self.tournament.next_games(&self.progress);
            let is_running = self.tournament.phase == Phase::Running;
            if !self.advance().is_empty() || self.annul_superseded() > 0 {
                continue;
            }
            if is_running && (self.pair_round() || self.advance_by_lot()) {
                continue;
            }
            if !is_running || next == NextGames::default() {
                return;
            }
            for purpose in next.lots {
                self.draw_lot(purpose).unwrap();
            }
            if !next.games.is_empty() {
                let games = self.numbered(next.games);
                self.note(games).unwrap();
            }
        }
    }

    /// Pairs the next round of a Swiss tournament, if it is due.
    pub fn pair_round(&mut self) -> bool {
        let progress = self.progress.clone();
        let is_due = self.tournament.is_round_due(&progress, self.now);
        if is_due {
            self.run(TournamentCommand::System(ServiceCommand::PairRound(&progress))).unwrap();
        }
        is_due
    }

    /// Draws the lot that a stage waits for, if there is one.
    pub fn advance_by_lot(&mut self) -> bool {
        let progress = self.progress.clone();
        let Some(purpose) = self.tournament.due_stage_lot(&progress) else { return false };
        let secret = secret(self.salt, purpose);
        let command = ServiceCommand::AdvanceByLot { secret, progress: &progress };
        self.run(TournamentCommand::System(command)).unwrap();
        true
    }

    pub fn open_games(&self) -> Vec<StartedGame> {
        let games = self.tournament.games.iter().copied();
        games.filter(|game| game.result(&self.progress).is_none()).collect()
    }

    pub fn end(&mut self, game: i64, ply: u32, result: GameResult) {
        let result = Some(result);
        self.reach(game, PlayedGame { ply, result, ..PlayedGame::default() });
    }

    /// Notes how far a game has come, as its log does.
    pub fn reach(&mut self, game: i64, played: PlayedGame) {
        // No two things happen to a game in one instant.
        self.now += TimeDelta::microseconds(1);
        let ended_at = played.result.map(|_| self.now);
        let played = PlayedGame { ended_at, ..played };
        self.progress.insert(game, played);
        self.histories.note(game, self.now, played);
    }

    /// Has a game go on, with so many half-moves.
    pub fn play_on(&mut self, game: i64, ply: u32) {
        self.reach(game, PlayedGame { ply, ..PlayedGame::default() });
    }

    /// Annuls the games of those who had to give a seat back.
    pub fn annul_superseded(&mut self) -> usize {
        let games = self.tournament.superseded_games(&self.progress);
        for game in &games {
            let ply = self.progress.get(game).map_or(0, |played| played.ply);
            self.end(*game, ply, GameResult::None);
        }
        games.len()
    }

    /// Ends the game between two players of section 1 that was begun last.
    #[track_caller]
    pub fn end_between(&mut self, one: usize, other: usize, winner: Option<usize>) {
        let game = self.between(one, other);
        let result = match winner {
            None => GameResult::Draw,
            Some(winner) if winner == game.paired.white => WHITE,
            Some(_) => BLACK,
        };
        self.end(game.id, 60, result);
    }

    /// Returns the game between two players of section 1 that was begun last.
    #[track_caller]
    pub fn between(&self, one: usize, other: usize) -> StartedGame {
        let pair = |game: &&StartedGame| {
            let players = [game.paired.white, game.paired.black];
            players == [one, other] || players == [other, one]
        };
        *self.tournament.games_of(1).filter(pair).last().unwrap()
    }

    /// Plays until it is over: games end in any order.
    pub fn play(&mut self, dice: &mut Dice) {
        self.play_by(|dice, _| dice.ending(), dice);
    }

    pub fn play_by(
        &mut self,
        how: impl Fn(&mut Dice, &StartedGame) -> (u32, GameResult),
        dice: &mut Dice,
    ) {
        loop {
            self.settle();
            let open = self.open_games();
            if open.is_empty() {
                break;
            }
            let game = open[dice.below(open.len())];
            let (ply, result) = how(dice, &game);
            self.now += TimeDelta::hours(5);
            self.end(game.id, ply, result);
        }
        assert_eq!(self.tournament.phase, Phase::Finished);
    }

    /// Lets the time of appeals pass.
    pub fn finalize(&mut self) {
        self.now += TIME_OF_APPEAL - TimeDelta::microseconds(1);
        assert_eq!(self.advance(), []);
        self.now += TimeDelta::microseconds(1);
        assert_eq!(self.advance(), [TournamentEventKind::Finalized]);
        self.now += TimeDelta::days(300);
        assert_eq!(self.advance(), []);
        assert_eq!(self.tournament.phase, Phase::Final);
    }

    /// Checks that the log says all, and nothing against the rules.
    #[track_caller]
    pub fn check_log(&self) {
        let replayed = log::replay(ID, &self.lines).unwrap();
        assert_eq!(replayed.tournament, self.tournament);
        assert_eq!(replayed.events, self.events);
        let read = log::read_file(&self.file()).unwrap();
        assert_eq!(read, replayed);
        assert_eq!(discrepancies(&replayed, Some(&self.histories)), []);
    }

    pub fn file(&self) -> String {
        log::export(ID, &self.lines, &self.tournament.head)
    }

    /// Returns points and place by pairing number.
    pub fn table(&self, section: u16) -> Vec<(String, Option<usize>)> {
        let standings = self.tournament.standings(section, &self.progress).unwrap();
        let mut table = vec![(String::new(), None); standings.rows.len()];
        for row in &standings.rows {
            table[row.player] = (row.points.to_string(), row.place);
        }
        table
    }

    /// Returns who goes on from a match of a knockout, as the log says.
    pub fn advanced(&self, round: usize, number: usize) -> Option<Option<usize>> {
        let place = pairing::knockout::BracketPosition { round, number };
        self.tournament.advanced.get(&place).map(|advancing| match advancing {
            pairing::knockout::Advancing::Seed(seed) => Some(*seed),
            pairing::knockout::Advancing::Nobody => None,
        })
    }
}

pub fn enters(player: i64) -> TournamentCommand<'static> {
    let facts = EntrantFacts { rating: entrant(player).rating, ..EntrantFacts::default() };
    TournamentCommand::Player(player, EntrantCommand::Enter(facts))
}
