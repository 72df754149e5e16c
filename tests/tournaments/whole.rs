//! Whole events of many players over HTTP: entries, random moves and results, timeouts, a withdrawal, an
//! expulsion and an appeal. The quick loop plays small ones; `tests/run --nightly` plays 60.

use std::{
    cell::RefCell,
    collections::{BTreeSet, HashMap},
    sync::Arc,
};

use chrono::TimeDelta;
use zugpost::{
    actions::{
        admin::adjudications::{Adjudicate, adjudicate},
        tournaments::{DirectorAct, TournamentAct},
    },
    chess::{CastlingMode, Color, Position as _},
    db::{GameId, PlayerId, TournamentId, games, tournaments},
    game::{Adjudicated, Adjudication, GameResult},
    tournament::{
        Phase, Tournament,
        event::WithdrawalGround,
        pairing::{
            knockout::{DrawnMatchRule, KnockoutMatch},
            match_games::MatchSchedule,
            numbering::Numbering,
            round_robin::{Cycles, RoundPace},
        },
        terms::{Format, StartRule},
    },
};

use super::{Event, account, terms, verify::verify};
use crate::support::{Browser, Chance, Site, is_full, seed, site::PASSWORD};

/// Steps of four days, after which every event has ended.
const MAX_STEPS: usize = 400;

/// Somebody who plays, logged in.
struct Entrant {
    name: String,
    browser: Browser,
    csrf: String,
}

impl Entrant {
    fn log_in(&mut self) {
        let page = self.browser.get("/login");
        let fields = [("login", self.name.as_str()), ("password", PASSWORD), ("stay", "yes")];
        let page = self.browser.submit(&page, "main form", &fields);
        assert_eq!(page.status, 200, "{}", page.text());
        self.csrf = self.browser.csrf();
    }

    /// Sends a form, and logs in first where that is needed.
    fn send(&mut self, path: &str, fields: &[(&str, &str)]) {
        for is_last in [false, true] {
            let csrf = self.csrf.clone();
            let all = [&[("csrf", csrf.as_str())][..], fields].concat();
            let page = self.browser.post_once(path, &all);
            if page.status == 303 {
                return;
            }
            assert!(page.status == 401 && !is_last, "{} {path}: {}", self.name, page.text());
            self.log_in();
        }
    }
}

struct Whole {
    site: Site,
    /// Those who play, by account.
    players: HashMap<PlayerId, RefCell<Entrant>>,
    id: TournamentId,
    entrants: Vec<PlayerId>,
    arbiters: [PlayerId; 2],
    chance: Chance,
}

impl Whole {
    /// `days`: after so many it ends.
    fn start(format: Format, count: usize, days: Option<i64>) -> Whole {
        // Years pass.
        let site = Site::with(&[("SESSION_DAYS", "3650")]);
        let capacity = Some(u32::try_from(count).expect("small"));
        let mut terms = terms(format, StartRule::WhenFull, capacity);
        terms.numbering = Numbering::ByLot;
        terms.ends_at = days.map(|days| site.now() + TimeDelta::days(days));
        let Event { site, id, .. } = Event::announce_on(site, terms);
        let arbiters = ["Umpire", "Referee"].map(|name| {
            site.arbiter(name);
            account(&site, name)
        });
        let (mut players, mut entrants) = (HashMap::new(), Vec::new());
        for number in 1..=count {
            let name = format!("P{number}");
            let browser = site.player(&name);
            let player = account(&site, &name);
            let mut entrant = Entrant { name, browser, csrf: String::new() };
            entrant.browser.cookies.remove("zugpost_session");
            entrant.log_in();
            entrant.send(&format!("/tournaments/{id}/enter"), &[]);
            players.insert(player, RefCell::new(entrant));
            entrants.push(player);
        }
        let event = Whole { site, players, id, entrants, arbiters, chance: Chance(seed()) };
        event.site.run_jobs();
        event
    }

    fn tournament(&self) -> Arc<Tournament> {
        let id = self.id;
        self.site.read(move |conn| tournaments::find(conn, id)).expect("it").tournament
    }

    /// Returns the games in progress: number, White, Black, half-moves.
    fn games(&self) -> Vec<(GameId, [PlayerId; 2], u32)> {
        let id = self.id;
        let progress = self.site.read(move |conn| tournaments::progress(conn, id, None));
        let mut open: Vec<GameId> = progress
            .into_iter()
            .filter(|(_, game)| game.result.is_none())
            .map(|(game, _)| GameId(game))
            .collect();
        open.sort_unstable();
        open.into_iter()
            .map(|id| {
                let stored = self.site.read(move |conn| games::find(conn, id)).expect("a game");
                (id, [stored.white, stored.black], stored.game.position_no())
            })
            .collect()
    }

    fn is_over(&self, game: GameId) -> bool {
        let id = self.id;
        let progress = self.site.read(move |conn| tournaments::progress(conn, id, None));
        progress.get(&game.0).is_some_and(|game| game.result.is_some())
    }

    /// Sends a form of the page of a game.
    fn send(&self, game: GameId, player: PlayerId, form: &str, fields: &[(&str, &str)]) {
        let mut player = self.players[&player].borrow_mut();
        player.send(&format!("/games/{game}/{form}"), fields);
    }

    /// Plays some half-moves by chance, two at the least, as long as the game goes on.
    fn open(&mut self, game: GameId, players: [PlayerId; 2]) {
        for _ in 0..2 + self.chance.below(6) {
            self.move_by_chance(game, players);
        }
    }

    /// Plays a half-move if the game goes on.
    fn move_by_chance(&mut self, game: GameId, players: [PlayerId; 2]) {
        let stored = self.site.read(move |conn| games::find(conn, game)).expect("the game");
        if !stored.game.is_running() {
            return;
        }
        let ply = stored.game.position_no();
        let legal = stored.game.position().legal_moves();
        let drawn = legal.get(self.chance.below(legal.len())).expect("a move");
        let text = drawn.to_uci(CastlingMode::Standard).to_string();
        let ply_text = ply.to_string();
        let player = players[usize::try_from(ply % 2).expect("small")];
        let fields = [("ply", ply_text.as_str()), ("move", &text), ("confirmed", "yes")];
        self.send(game, player, "moves", &fields);
    }

    fn position_no(&self, game: GameId) -> u32 {
        let stored = self.site.read(move |conn| games::find(conn, game)).expect("the game");
        stored.game.position_no()
    }

    /// Ends a game in some way, or leaves it to the clock.
    fn play(&mut self, game: GameId, players: [PlayerId; 2], ply: u32) {
        let lot = self.chance.below(100);
        match lot {
            // Nobody moves, or White alone does: a forfeit.
            0..5 => return,
            _ if ply > 0 => {}
            5..10 => {
                let fields = [("ply", "0"), ("move", "d4"), ("confirmed", "yes")];
                return self.send(game, players[0], "moves", &fields);
            }
            _ => self.open(game, players),
        }
        // Black offers draws, as in a decider, and not when it is to move.
        if (20..50).contains(&lot) && self.position_no(game) % 2 == 1 {
            self.move_by_chance(game, players);
        }
        // A game of few moves can be mate.
        if self.is_over(game) {
            return;
        }
        match lot {
            // On time.
            10..20 => {}
            20..50 => {
                let ply = self.position_no(game).to_string();
                let action = |action| [("action", action), ("ply", ply.as_str())];
                self.send(game, players[1], "draw", &action("offer"));
                self.send(game, players[0], "draw", &action("accept"));
            }
            50..75 => self.send(game, players[0], "resign", &[]),
            _ => self.send(game, players[1], "resign", &[]),
        }
    }

    fn rule(&self, game: GameId, by: PlayerId, result: Adjudicated) {
        let stored = self.site.read(move |conn| games::find(conn, game)).expect("the game");
        let decided = Adjudicate {
            game,
            by,
            seen: stored.version(),
            adjudication: Adjudication::End(result),
            reason: "So it is.".to_owned(),
        };
        let done = adjudicate(&self.site.db, decided, self.site.now());
        self.site.run(done).expect("a decision");
    }

    /// An arbiter decides a game, and on an appeal another one decides otherwise.
    fn reverse(&mut self, game: GameId, players: [PlayerId; 2], ply: u32) {
        if ply == 0 {
            self.open(game, players);
        }
        self.rule(game, self.arbiters[0], Adjudicated::Win(Color::White));
        self.site.run_jobs();
        self.site.advance(TimeDelta::minutes(1));
        self.send(game, players[1], "appeal", &[("appeal", "Look again.")]);
        self.rule(game, self.arbiters[1], Adjudicated::Win(Color::Black));
        self.site.run_jobs();
    }

    fn withdraw(&self, player: PlayerId) {
        let mut player = self.players[&player].borrow_mut();
        player.send(&format!("/tournaments/{}/withdraw", self.id), &[]);
    }

    fn expel(&self, player: PlayerId) {
        let tournament = self.tournament();
        let (section, number) = tournament.seat_of(player.0).expect("a seat");
        let director = PlayerId(tournament.director.expect("a director"));
        let act = DirectorAct::WithdrawPlayer {
            section,
            number,
            ground: WithdrawalGround::Expelled,
            reason: "He has cheated.".to_owned(),
        };
        let act = TournamentAct::by_director(director, self.id, act);
        self.site.run(act.run(&self.site.db, self.site.now())).expect("an expulsion");
    }

    /// Returns which of the games in progress is the first of two semi-finals, or just one.
    fn semi_final(&self, open: &[(GameId, [PlayerId; 2], u32)]) -> Option<usize> {
        let tournament = self.tournament();
        let Some(bracket) = tournament.bracket() else { return (!open.is_empty()).then_some(0) };
        let round = bracket.rounds.len().checked_sub(1)?;
        let is_semi_final = |id: GameId| {
            let mut games = tournament.games.iter();
            let game = games.find(|game| game.id == id.0).expect("a game of it");
            usize::from(game.paired.pairing.round) == round
        };
        open.iter().position(|(id, ..)| is_semi_final(*id))
    }

    /// Plays it to its end, and returns it.
    fn play_to_the_end(&mut self) -> Tournament {
        let mut has_reversed = false;
        for step in 0..MAX_STEPS {
            self.site.run_jobs();
            let tournament = self.tournament();
            if tournament.phase == Phase::Final {
                // A semi-final may have had no game, if players left.
                assert!(has_reversed || tournament.bracket().is_some(), "an appeal was heard");
                return Tournament::clone(&tournament);
            }
            let open = self.games();
            let reversed = if has_reversed { None } else { self.semi_final(&open) };
            if let Some(index) = reversed {
                let (game, players, ply) = open[index];
                self.reverse(game, players, ply);
                has_reversed = true;
            }
            let half = open.len() / 2;
            for (index, (game, players, ply)) in open.into_iter().enumerate() {
                if step == 0 && index == half && self.entrants.len() > 4 {
                    // What somebody loses in the same instant, they lose by the withdrawal.
                    self.site.advance(TimeDelta::seconds(1));
                    self.withdraw(self.entrants[1]);
                    self.expel(self.entrants[2]);
                }
                if Some(index) != reversed && !self.is_over(game) {
                    self.play(game, players, ply);
                }
            }
            self.site.run_jobs();
            self.site.advance(TimeDelta::days(4));
        }
        panic!("it has no end: {:?}", self.tournament().phase);
    }
}

/// Plays an event and checks what holds of each: it ends, no pairing was played twice, and a
/// stranger comes to the same.
fn played(format: Format, count: usize) -> Tournament {
    let mut event = Whole::start(format, count, None);
    let tournament = event.play_to_the_end();
    check(&event, format, &tournament);
    tournament
}

fn check(event: &Whole, format: Format, tournament: &Tournament) {
    let id = event.id;
    let progress = event.site.read(move |conn| tournaments::progress(conn, id, None));
    // What was annulled is played again, by the same two or by others.
    let counting = tournament
        .games
        .iter()
        .filter(|game| progress.get(&game.id).is_none_or(|it| it.result != Some(GameResult::None)));
    let pairings: Vec<_> = counting.map(|game| game.paired.pairing).collect();
    let different: BTreeSet<_> = pairings.iter().copied().collect();
    assert_eq!(different.len(), pairings.len(), "a pairing was played twice");
    let file = event.site.browser().get(&format!("/tournaments/{}/logs.txt", event.id)).html;
    let (is_sound, said) = verify(&file);
    assert!(is_sound, "{format:?}: {said}");
    for path in ["", ".pgn", "/log"] {
        let page = event.site.browser().get(&format!("/tournaments/{}{path}", event.id));
        assert_eq!(page.status, 200, "{path}");
    }
}

fn players() -> usize {
    if is_full() { 60 } else { 7 }
}

#[test]
fn a_round_robin_in_sections_comes_to_its_end() {
    let (cycles, pace) = (Cycles::Single, RoundPace::AllAtOnce);
    let section_size = if is_full() { 15 } else { 4 };
    let tournament = played(Format::RoundRobin { section_size, cycles, pace }, players());
    assert!(tournament.sections.len() > 1);
}

#[test]
fn a_double_round_robin_round_by_round_comes_to_its_end() {
    let (cycles, pace) = (Cycles::Double, RoundPace::RoundByRound);
    let section_size = if is_full() { 10 } else { 4 };
    played(Format::RoundRobin { section_size, cycles, pace }, players());
}

#[test]
fn a_long_match_comes_to_its_end() {
    for schedule in [MatchSchedule::OneByOne, MatchSchedule::TwoAtATime] {
        let games = if is_full() { 24 } else { 6 };
        played(Format::Match { games, schedule, ends_early: true }, 2);
    }
}

#[test]
fn knockouts_of_every_rule_come_to_their_end() {
    for (games, drawn_match_rule) in [
        (1, DrawnMatchRule::Decider),
        (2, DrawnMatchRule::TwoMoreGames),
        (2, DrawnMatchRule::BetterSeed),
    ] {
        let schedule = MatchSchedule::OneByOne;
        let format = Format::Knockout { games, schedule, ends_early: true, drawn_match_rule };
        let tournament = played(format, players());
        let bracket = tournament.bracket().expect("a tree");
        let mut matches = bracket.rounds.iter().flatten();
        let is_over = |one: &KnockoutMatch| one.goes_on.is_some() || one.players().is_none();
        assert!(matches.all(is_over), "{bracket:?}");
    }
}

/// Some games end before the end date; of those in progress some are claimed, some decided, the others
/// drawn in the end.
#[test]
fn an_end_date_comes_to_its_end() {
    let (cycles, pace) = (Cycles::Single, RoundPace::AllAtOnce);
    let section_size = if is_full() { 15 } else { 4 };
    let format = Format::RoundRobin { section_size, cycles, pace };
    let mut event = Whole::start(format, players(), Some(2));
    for (game, players, ply) in event.games() {
        match event.chance.below(3) {
            0 => event.play(game, players, ply),
            _ => event.open(game, players),
        }
    }
    event.site.advance(TimeDelta::days(2));
    event.site.run_jobs();
    assert!(event.tournament().play_ended_at.is_some());
    let stopped = event.games();
    assert!(!stopped.is_empty());
    for (game, players, _) in &stopped {
        for player in players {
            let result = match event.chance.below(4) {
                0 => "win",
                1 => "draw",
                _ => continue,
            };
            if !event.is_over(*game) {
                let claim = [("result", result), ("analysis", "See for yourself.")];
                event.send(*game, *player, "result", &claim);
            }
        }
    }
    event.site.advance(TimeDelta::days(15));
    event.site.run_jobs();
    let director = PlayerId(event.tournament().director.expect("a director"));
    for (game, ..) in event.games() {
        match event.chance.below(4) {
            0 => event.rule(game, director, Adjudicated::Win(Color::White)),
            1 => event.rule(game, director, Adjudicated::Draw),
            _ => {}
        }
    }
    event.site.advance(TimeDelta::days(28));
    event.site.run_jobs();
    assert!(event.games().is_empty(), "all are decided");
    event.site.advance(TimeDelta::days(15));
    event.site.run_jobs();
    let tournament = event.tournament();
    assert_eq!(tournament.phase, Phase::Final);
    check(&event, format, &tournament);
}
