//! A year of a club in all formats at once, on the test clock: players enter as far as their limit lets
//! them, play, lose on time, withdraw. In the end every event has ended, a stranger comes to the same from
//! its log, and the ratings come out as they are when all are computed again.

use std::collections::{BTreeMap, HashSet};

use chrono::TimeDelta;
use diesel::prelude::*;
use zugpost::{
    actions::{
        ActionError,
        games::GameCommand,
        ratings::{recompute_all, recompute_ratings},
        tournaments::{
            DirectorAct, NewTournament, PlayerAct, TournamentAct, accept_ladder_challenge,
            announce_tournament,
        },
    },
    chess::{Position as _, Variant},
    db::{
        DbError, GameId, PlayerId, TournamentId, games, schema::ratings as rating_rows, tournaments,
    },
    game::{Ending, Play, PlayerCommand, game_limit::GameLimits},
    tournament::{
        Phase, StartingPosition, TournamentError,
        entry::UnmetCondition,
        lots::LotSecret,
        pairing::{
            knockout::DrawnMatchRule,
            match_games::MatchSchedule,
            round_robin::{Cycles, RoundPace},
        },
        swiss_terms::SwissPace,
        terms::{Format, GameTerms, StartRule, TournamentTerms},
    },
};

use super::{account, many_entrants::insert_players, terms, verify::verify};
use crate::support::{Chance, Site, is_full, seed};

/// How many there are, and for how long tournaments are announced.
struct Size {
    players: usize,
    days: i64,
    /// How many per cent enter what is open, in each step.
    entering: usize,
}

const YEAR: Size = Size { players: 300, days: 365, entering: 15 };
const QUICK: Size = Size { players: 8, days: 20, entering: 50 };

/// How far the clock goes on at a time: a move may take three days.
const STEP: TimeDelta = TimeDelta::days(2);
/// How many formats there are in turn.
const FORMATS: usize = 10;
/// Between two announcements.
const ANNOUNCED_EVERY: i64 = 10;
/// Days after the last announcement, after which every event has ended.
const MAX_DAYS_LEFT: i64 = 1500;
const LIMITS: GameLimits = GameLimits { newcomer: 10, most: 40 };

/// What counts for the limit of a player, counted by the test itself.
#[derive(Default)]
struct Tally {
    running: usize,
    played_through: HashSet<PlayerId>,
    lost_on_time: u32,
}

struct Club {
    site: Site,
    director: PlayerId,
    players: Vec<PlayerId>,
    announced: Vec<TournamentId>,
    ended: HashSet<GameId>,
    tallies: BTreeMap<PlayerId, Tally>,
    entries: usize,
    refused: usize,
    chance: Chance,
    /// Of the first tournament; the others follow in turn.
    first_format: usize,
}

impl Club {
    fn open(size: &Size) -> Club {
        let site = Site::start();
        site.director("Director");
        let director = account(&site, "Director");
        let (count, now) = (size.players, site.now());
        let inserted =
            site.db.write::<_, DbError>(move |conn| Ok(insert_players(conn, count, now)));
        let players = site.run(inserted).expect("players");
        let tallies = players.iter().map(|player| (*player, Tally::default())).collect();
        Club {
            site,
            director,
            players,
            announced: Vec::new(),
            ended: HashSet::new(),
            tallies,
            entries: 0,
            refused: 0,
            chance: Chance(seed()),
            first_format: usize::try_from(seed() % 1000).expect("small"),
        }
    }

    /// Returns the terms of the next tournament: each format in turn.
    fn next_terms(&self, size: &Size) -> TournamentTerms {
        let soon = StartRule::OnDate(self.site.now() + TimeDelta::days(7));
        let (single, double) = (Cycles::Single, Cycles::Double);
        let round_robin =
            |section_size, cycles, pace| Format::RoundRobin { section_size, cycles, pace };
        let schedule = MatchSchedule::OneByOne;
        let knockout = |games, drawn_match_rule| Format::Knockout {
            games,
            schedule,
            ends_early: true,
            drawn_match_rule,
        };
        let swiss = |pace| Format::Swiss { rounds: 5, pace };
        let with = |format, start, capacity| {
            let usual =
                TournamentTerms::standard("", format, terms(format, start, None).games.control);
            TournamentTerms { start, capacity, ..usual }
        };
        let at_once = RoundPace::AllAtOnce;
        let number = self.announced.len();
        let mut terms = match (self.first_format + number) % FORMATS {
            0 => with(round_robin(7, single, at_once), soon, None),
            1 => with(swiss(SwissPace::WhenRoundEnds), soon, None),
            2 => with(knockout(2, DrawnMatchRule::TwoMoreGames), soon, None),
            // A standing offer.
            3 => TournamentTerms {
                repeats: true,
                ..with(round_robin(4, single, at_once), StartRule::WhenFull, Some(4))
            },
            4 => with(round_robin(5, double, RoundPace::RoundByRound), soon, None),
            5 => with(swiss(SwissPace::EveryDays(14)), soon, None),
            6 => with(knockout(1, DrawnMatchRule::Decider), soon, None),
            7 => with(Format::Match { games: 4, schedule, ends_early: true }, soon, Some(2)),
            8 => {
                let plan = "3:1+1".parse().expect("a plan");
                with(Format::Stages { plan, cycles: single, pace: at_once }, soon, None)
            }
            _ => with(Format::Ladder, StartRule::AtOnce, None),
        };
        terms.name = format!("Event {number}");
        terms.out_after_two_timeouts = number.is_multiple_of(3);
        if matches!(terms.format, Format::Swiss { pace: SwissPace::EveryDays(_), .. }) {
            let (variant, position) = (Variant::Chess960, StartingPosition::Chess960ByLot);
            terms.games = GameTerms { variant, position, ..terms.games };
        }
        // Entries are there to be refused, too.
        terms.entry.max_running_games = (number % 4 == 1).then_some(30);
        assert_eq!(terms.fault(self.site.now()), None, "{:?}", size.players);
        terms
    }

    fn announce(&mut self, size: &Size) {
        let new = NewTournament {
            terms: self.next_terms(size),
            director: self.director,
            deputy: None,
            edition_of: None,
            form_key: format!("event {}", self.announced.len()),
            secret: LotSecret::new([u8::try_from(self.announced.len() % 256).expect("small"); 32]),
        };
        let announced = announce_tournament(&self.site.db, new, self.site.now());
        self.announced.push(self.site.run(announced).expect("a tournament"));
    }

    /// Returns all tournaments, also those that have opened by themselves.
    fn all(&self) -> Vec<TournamentId> {
        self.site.read(tournaments::list_ids)
    }

    /// Some enter what is open.
    fn enter(&mut self, size: &Size) {
        for id in self.all() {
            let found = self.site.read(move |conn| tournaments::find(conn, id));
            let tournament = found.expect("a tournament").tournament;
            if tournament.phase != Phase::Announced && !tournament.is_open_ladder() {
                continue;
            }
            for player in self.players.clone() {
                if !self.chance.happens(size.entering) {
                    continue;
                }
                let act = TournamentAct::by_player(player, id, PlayerAct::Enter { limits: LIMITS });
                match self.site.run(act.run(&self.site.db, self.site.now())) {
                    Ok(()) => {
                        self.entries += 1;
                        let tally = &self.tallies[&player];
                        let opponents = u32::try_from(tally.played_through.len()).expect("small");
                        let limit = LIMITS.of_player(opponents, tally.lost_on_time);
                        let running = u32::try_from(tally.running).expect("small");
                        assert!(running <= limit, "{player}: {running} of {limit}");
                    }
                    Err(ActionError::Refused(TournamentError::UnmetCondition(
                        UnmetCondition::GameLimit(_) | UnmetCondition::TooManyRunning { .. },
                    ))) => self.refused += 1,
                    Err(ActionError::Refused(_)) => {}
                    Err(error) => panic!("{error}"),
                }
            }
        }
    }

    /// Counts who plays how many games, and what has come of those that have ended.
    fn count(&mut self) {
        for tally in self.tallies.values_mut() {
            tally.running = 0;
        }
        for (id, progress) in self.progress() {
            let stored = self.site.read(move |conn| games::find(conn, id)).expect("a game");
            let both = [stored.white, stored.black];
            if progress {
                both.iter().for_each(|player| self.tally(*player).running += 1);
            } else if self.ended.insert(id) {
                let ending = stored.game.ended().map(|ended| ended.ending);
                if stored.game.position_no() >= 20 {
                    self.tally(both[0]).played_through.insert(both[1]);
                    self.tally(both[1]).played_through.insert(both[0]);
                }
                if let Some(Ending::Timeout { loser } | Ending::Forfeit { loser }) = ending {
                    self.tally(loser.fold_wb(both[0], both[1])).lost_on_time += 1;
                }
            }
        }
    }

    fn tally(&mut self, player: PlayerId) -> &mut Tally {
        self.tallies.entry(player).or_default()
    }

    /// Lists all games of tournaments that were not seen to have ended: whether they are in progress.
    fn progress(&self) -> Vec<(GameId, bool)> {
        let mut found = Vec::new();
        for id in self.all() {
            let progress = self.site.read(move |conn| tournaments::progress(conn, id, None));
            found
                .extend(progress.into_iter().map(|(id, game)| (GameId(id), game.result.is_none())));
        }
        found.retain(|(id, _)| !self.ended.contains(id));
        found.sort_unstable();
        found
    }

    fn command(&self, player: PlayerId, game: GameId, command: PlayerCommand) {
        let command = GameCommand::by_player(player, game, command);
        match self.site.run(command.run(&self.site.db, self.site.now())) {
            Ok(_) | Err(ActionError::Refused(_)) => {}
            Err(error) => panic!("{game}: {error}"),
        }
    }

    /// Plays some half-moves by chance.
    fn play(&mut self, game: GameId, half_moves: usize) {
        for _ in 0..half_moves {
            let stored = self.site.read(move |conn| games::find(conn, game)).expect("a game");
            if !stored.game.is_running() {
                return;
            }
            let legal = stored.game.position().legal_moves();
            let mv = legal.get(self.chance.below(legal.len())).expect("a move");
            let mode = stored.game.start().variant().castling_mode();
            let text = mv.to_uci(mode).to_string();
            let player = stored.game.turn().fold_wb(stored.white, stored.black);
            let ply = stored.game.position_no();
            let play = Play { text, ply, ..Play::default() };
            self.command(player, game, PlayerCommand::Play(play));
        }
    }

    /// Plays on, ends, or leaves to the clock each game in progress.
    fn play_all(&mut self) {
        for (game, is_running) in self.progress() {
            if !is_running {
                continue;
            }
            match self.chance.below(100) {
                // Nobody moves.
                0..3 => {}
                3..45 => {
                    let half_moves = 1 + self.chance.below(14);
                    self.play(game, half_moves);
                }
                lot => {
                    self.play(game, 2);
                    let stored = self.site.read(move |conn| games::find(conn, game)).expect("it");
                    let loser = if lot < 75 { stored.white } else { stored.black };
                    self.command(loser, game, PlayerCommand::Resign);
                }
            }
        }
    }

    fn act(&self, act: TournamentAct) {
        match self.site.run(act.run(&self.site.db, self.site.now())) {
            Ok(()) | Err(ActionError::Refused(_)) => {}
            Err(error) => panic!("{error}"),
        }
    }

    /// On ladders players challenge each other and answer; who goes on to the next stage says so, or is silent.
    fn challenge_and_confirm(&mut self) {
        for id in self.all() {
            let found = self.site.read(move |conn| tournaments::find(conn, id));
            let tournament = found.expect("a tournament").tournament;
            for player in self.players.clone() {
                if tournament.qualified_player(player.0).is_some() && self.chance.happens(60) {
                    self.act(TournamentAct::by_player(player, id, PlayerAct::ConfirmPlace));
                }
            }
            for challenge in tournament.ladder.waiting() {
                let seat = tournament.seat(1, challenge.challenged).expect("a player");
                let (player, challenge) = (PlayerId(seat.player), challenge.number);
                let site = &self.site;
                match self.chance.below(4) {
                    0 => {}
                    1 => {
                        let decline = PlayerAct::DeclineChallenge { challenge };
                        self.act(TournamentAct::by_player(player, id, decline));
                    }
                    _ => {
                        let (db, now) = (&site.db, site.now());
                        match site.run(accept_ladder_challenge(db, id, player, challenge, now)) {
                            Ok(()) | Err(ActionError::Refused(_)) => {}
                            Err(error) => panic!("{error}"),
                        }
                    }
                }
            }
            if !tournament.is_open_ladder() {
                continue;
            }
            for player in self.players.clone() {
                let challenged = 1 + self.chance.below(self.players.len());
                if self.chance.happens(30) {
                    let challenge = PlayerAct::Challenge { challenged };
                    self.act(TournamentAct::by_player(player, id, challenge));
                }
            }
        }
    }

    /// Nothing else ends a ladder.
    fn close_ladders(&self) {
        for id in self.all() {
            let close = DirectorAct::CloseLadder { reason: "The year is over.".to_owned() };
            self.act(TournamentAct::by_director(self.director, id, close));
        }
    }

    fn withdraw_one(&mut self) {
        // What somebody loses in the same instant, they lose by the withdrawal.
        self.site.advance(TimeDelta::seconds(1));
        let Some(id) = self.chance.one_of(&self.all()) else { return };
        let Some(player) = self.chance.one_of(&self.players) else { return };
        self.act(TournamentAct::by_player(player, id, PlayerAct::Withdraw));
    }

    /// Runs the jobs: what one begins, such as a round, another carries on.
    fn run_jobs(&self) {
        for _ in 0..2 {
            self.site.run_jobs();
        }
    }

    fn phases(&self) -> Vec<(TournamentId, Phase)> {
        let phase = |id| {
            let found = self.site.read(move |conn| tournaments::find(conn, id));
            (id, found.expect("a tournament").tournament.phase)
        };
        self.all().into_iter().map(phase).collect()
    }

    /// Returns all ratings of all weeks.
    fn ratings(&self) -> Vec<(i64, String, i32, f64)> {
        self.site.read(|conn| {
            rating_rows::table
                .order((rating_rows::player_id, rating_rows::variant, rating_rows::week))
                .select((
                    rating_rows::player_id,
                    rating_rows::variant,
                    rating_rows::week,
                    rating_rows::value,
                ))
                .load::<(PlayerId, String, i32, f64)>(conn)
                .map(|rows| rows.into_iter().map(|(id, v, w, r)| (id.0, v, w, r)).collect())
        })
    }

    fn recompute(&self) {
        while self.site.run(recompute_ratings(&self.site.db)).expect("ratings") > 0 {}
    }
}

#[test]
fn a_year_in_all_formats_comes_to_its_end() {
    let size = if is_full() { YEAR } else { QUICK };
    let mut club = Club::open(&size);
    let mut days = 0;
    loop {
        if days <= size.days && days % ANNOUNCED_EVERY == 0 {
            club.announce(&size);
        }
        if days <= size.days {
            club.count();
            club.enter(&size);
        } else {
            club.close_ladders();
        }
        club.challenge_and_confirm();
        club.run_jobs();
        club.play_all();
        if days % 6 == 0 {
            club.withdraw_one();
        }
        club.run_jobs();
        club.count();
        club.site.advance(STEP);
        days += STEP.num_days();
        // What starts when it is full may wait for ever.
        let is_open = |phase: Phase| matches!(phase, Phase::Running | Phase::Finished);
        let phases = club.phases();
        if days > size.days && !phases.iter().any(|(_, phase)| is_open(*phase)) {
            break;
        }
        assert!(days < size.days + MAX_DAYS_LEFT, "no end: {phases:?}");
    }
    let phases = club.phases();
    let played = phases.iter().filter(|(_, phase)| *phase == Phase::Final).count();
    assert!(played >= 2, "{phases:?}");
    assert!(club.entries >= 2 * played, "{} entries", club.entries);
    assert!(!is_full() || club.refused > 0, "nobody was near the limit");
    let mut guest = club.site.browser();
    for (id, phase) in phases {
        let file = guest.get(&format!("/tournaments/{id}/logs.txt")).html;
        let (is_sound, said) = verify(&file);
        assert!(is_sound, "{id} {phase:?}: {said}");
    }
    // Everything again comes to the same.
    club.recompute();
    let before = club.ratings();
    assert!(!before.is_empty());
    club.site.run(recompute_all(&club.site.db)).expect("all is noted");
    club.recompute();
    assert_eq!(club.ratings(), before);
}
