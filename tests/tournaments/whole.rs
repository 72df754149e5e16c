//! Whole events of many players with random results, timeouts, a withdrawal, an expulsion and an
//! appeal. The quick loop plays small ones; `tests/run --nightly` plays 60.

use std::{collections::BTreeSet, sync::Arc};

use chrono::TimeDelta;
use zugpost::{
    actions::{
        admin::adjudications::{Adjudicate, adjudicate},
        games::GameCommand,
        tournaments::{DirectorAct, PlayerAct, TournamentAct},
    },
    chess::Color,
    db::{DbError, GameId, PlayerId, TournamentId, games, player_roles, tournaments},
    game::{Adjudicated, Adjudication, ClaimedResult, GameResult, Play, PlayerCommand},
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

use super::{crowd, terms, verify::verify};
use crate::support::{Chance, Site, is_full, players::insert_player, seed};

/// Steps of four days, after which every event has ended.
const MAX_STEPS: usize = 400;

struct Whole {
    site: Site,
    id: TournamentId,
    entrants: Vec<PlayerId>,
    arbiters: [PlayerId; 2],
    chance: Chance,
}

impl Whole {
    /// `days`: after so many it ends.
    fn start(format: Format, count: usize, days: Option<i64>) -> Whole {
        let site = Site::start();
        let capacity = Some(u32::try_from(count).expect("small"));
        let mut terms = terms(format, StartRule::WhenFull, capacity);
        terms.numbering = Numbering::ByLot;
        terms.ends_at = days.map(|days| site.now() + TimeDelta::days(days));
        let (id, entrants) = site.run(crowd::announce(&site.db, terms, count, site.now()));
        let now = site.now();
        let made = site.db.write::<_, DbError>(move |conn| {
            let roles =
                player_roles::Roles { is_admin: false, is_arbiter: true, is_director: false };
            let mut arbiter = |name| {
                let player = insert_player(conn, name, now)?;
                player_roles::update(conn, player, roles)?;
                diesel::QueryResult::Ok(player)
            };
            Ok([arbiter("Umpire")?, arbiter("Referee")?])
        });
        let arbiters = site.run(made).expect("arbiters");
        let event = Whole { site, id, entrants, arbiters, chance: Chance(seed()) };
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

    fn act(&self, game: GameId, player: PlayerId, command: PlayerCommand) {
        let given = GameCommand::by_player(player, game, command);
        self.site.run(given.run(&self.site.db, self.site.now())).expect("a command");
    }

    fn open(&self, game: GameId, [white, black]: [PlayerId; 2]) {
        for (ply, player, text) in [(0, white, "e4"), (1, black, "e5")] {
            let play = Play { text: text.to_owned(), ply, ..Play::default() };
            self.act(game, player, PlayerCommand::Play(play));
        }
    }

    /// Ends a game in some way, or leaves it to the clock.
    fn play(&mut self, game: GameId, players: [PlayerId; 2], ply: u32) {
        let lot = self.chance.below(100);
        match lot {
            // Nobody moves, or White alone does: a forfeit.
            0..5 => return,
            _ if ply > 0 => {}
            5..10 => {
                let play = Play { text: "d4".to_owned(), ply: 0, ..Play::default() };
                return self.act(game, players[0], PlayerCommand::Play(play));
            }
            _ => self.open(game, players),
        }
        match lot {
            // On time.
            10..20 => {}
            20..50 => {
                self.act(game, players[1], PlayerCommand::OfferDraw);
                let ply = ply.max(2);
                self.act(game, players[0], PlayerCommand::AcceptDraw { ply });
            }
            50..75 => self.act(game, players[0], PlayerCommand::Resign),
            _ => self.act(game, players[1], PlayerCommand::Resign),
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
        let statement = "Look again.".to_owned();
        self.act(game, players[1], PlayerCommand::Appeal { statement });
        self.rule(game, self.arbiters[1], Adjudicated::Win(Color::Black));
        self.site.run_jobs();
    }

    fn withdraw(&self, player: PlayerId) {
        let act = TournamentAct::by_player(player, self.id, PlayerAct::Withdraw);
        self.site.run(act.run(&self.site.db, self.site.now())).expect("a withdrawal");
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
                0 => ClaimedResult::Win,
                1 => ClaimedResult::Draw,
                _ => continue,
            };
            if !event.is_over(*game) {
                let statement = "See for yourself.".to_owned();
                event.act(*game, *player, PlayerCommand::ClaimResult { result, statement });
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
