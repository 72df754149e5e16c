//! Conditional moves and proposed lines with two at once: one outcome is stored.

use std::sync::Barrier;

use chrono::TimeDelta;
use zugpost::{
    actions::{
        ActionError, ActionResult,
        challenges::{NewOffer, accept_challenge, offer_challenge},
        games::{Acted, AnalysisChange, AnalysisEdit, GameCommand, edit_analysis},
    },
    chess::{Color, Move, Start, parse_move},
    db::{DbError, GameId, PlayerId, analyses, game_events},
    game::{
        Game, GameError, MoveSource, Play, PlayerCommand, Terms,
        conditional_moves::{Change, ConditionalMovesEdit},
    },
};

use crate::support::{Site, is_full, players::insert_player};

/// Rounds of a race.
fn rounds() -> usize {
    if is_full() { 60 } else { 12 }
}

struct Table {
    site: Site,
    players: [PlayerId; 2],
}

type Outcome = ActionResult<Acted, GameError>;

impl Table {
    fn set() -> Table {
        let site = Site::start();
        let players = ["Wilma", "Bruno"].map(|name| {
            let now = site.now();
            let insert =
                site.db.write::<_, DbError>(move |conn| Ok(insert_player(conn, name, now)?));
            site.run(insert).expect("a query")
        });
        Table { site, players }
    }

    fn start(&self, round: usize) -> GameId {
        let offer = NewOffer {
            opponent: None,
            color: Some(Color::White),
            start: Start::standard(),
            terms: Terms::standard(TimeDelta::days(3)),
            series: None,
            conditions: zugpost::tournament::entry::EntryConditions::default(),
            message: String::new(),
            form_key: format!("round {round}"),
        };
        let (db, now) = (&self.site.db, self.site.now());
        self.site.run(async {
            let challenge = offer_challenge(
                db,
                self.players[0],
                offer,
                zugpost::game::game_limit::GameLimits::UNLIMITED,
                now,
            )
            .await
            .expect("open");
            accept_challenge(
                db,
                self.players[1],
                challenge,
                true,
                zugpost::tournament::lots::LotSecret::new([7; 32]),
                zugpost::game::game_limit::GameLimits::UNLIMITED,
                now,
            )
            .await
            .expect("open")
        })
    }

    /// Starts a game with 1.e4, Black to move.
    fn after_e4(&self, round: usize, propose: Option<&str>) -> GameId {
        let game = self.start(round);
        let propose = propose.map(str::to_owned);
        let play = Play { text: "e4".to_owned(), propose, ..Play::default() };
        assert_eq!(
            self.send(Color::White, game, PlayerCommand::Play(play)).expect("legal"),
            Acted::Done
        );
        game
    }

    fn send(&self, side: Color, game: GameId, command: PlayerCommand) -> Outcome {
        let player = self.players[usize::from(side.is_black())];
        self.site.runtime.block_on(
            GameCommand::by_player(player, game, command).run(&self.site.db, self.site.now()),
        )
    }

    /// Gives all commands at the same moment; the one with this index first, if anything.
    fn at_once(
        &self,
        game: GameId,
        round: usize,
        commands: &[(Color, PlayerCommand)],
    ) -> Vec<Outcome> {
        let barrier = Barrier::new(commands.len());
        std::thread::scope(|scope| {
            let send = |(i, (side, command)): (usize, &(Color, PlayerCommand))| {
                let (side, command, barrier) = (*side, command.clone(), &barrier);
                scope.spawn(move || {
                    barrier.wait();
                    // Some rounds give one of them a start, so that each comes first at times.
                    for _ in 0..if i == round % 3 { 0 } else { 40 * (round % 7) } {
                        std::thread::yield_now();
                    }
                    self.send(side, game, command)
                })
            };
            let threads: Vec<_> = commands.iter().enumerate().map(send).collect();
            threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
        })
    }

    fn game(&self, id: GameId) -> Game {
        self.site.read(move |conn| super::with_conditional_moves(conn, id)).expect("the game").game
    }

    /// Returns the moves, those by conditional moves or a proposed line marked, and checks the log:
    /// a row each, numbered without gaps.
    fn moves(&self, id: GameId) -> String {
        let game = self.game(id);
        let rows = self.site.read(move |conn| game_events::list(conn, id));
        let kinds: Vec<_> = rows.iter().filter(|row| row.kind == "move").collect();
        assert_eq!(kinds.len(), game.played().len());
        for (i, row) in rows.iter().enumerate() {
            assert_eq!(usize::try_from(row.number).expect("a number"), i);
        }
        let line = game.line();
        let moves = line.steps.iter().zip(game.played()).map(|(step, played)| {
            let mark = match played.how {
                MoveSource::ByHand => "",
                MoveSource::ConditionalMove => "*",
                MoveSource::ProposedLine => "=",
            };
            format!("{}{mark}", step.san)
        });
        moves.collect::<Vec<_>>().join(" ")
    }

    /// Returns the active lines of White as they are stored, one answer after the other.
    fn active(&self, id: GameId) -> Vec<String> {
        let text = self.game(id).conditional_moves(Color::White).to_text();
        let lines = text.lines().skip(1).filter(|line| line.split('\t').nth(1) == Some("active"));
        let answers = lines.filter_map(|line| line.split('\t').next());
        answers.map(str::to_owned).collect()
    }

    fn letters_of(&self, id: GameId, kind: &'static str) -> i64 {
        use diesel::prelude::*;
        use zugpost::db::schema::outbox::dsl;
        self.site.read(move |conn| {
            let letters = dsl::outbox.filter(dsl::game_id.eq(id)).filter(dsl::kind.eq(kind));
            letters.count().get_result(conn)
        })
    }
}

fn edit(ply: u32, change: Change) -> PlayerCommand {
    PlayerCommand::ConditionalMoves(ConditionalMovesEdit { ply, change })
}

fn replace(lines: &str) -> PlayerCommand {
    edit(1, Change::Replace { lines: lines.to_owned(), revision: 0 })
}

fn hand(text: &str, ply: u32) -> PlayerCommand {
    PlayerCommand::Play(Play { text: text.to_owned(), ply, ..Play::default() })
}

fn is_passed(outcome: &Outcome) -> bool {
    matches!(outcome, Err(ActionError::Refused(GameError::ConditionalMovesOutdated { since })) if since == "1...e5")
}

#[test]
fn conditional_moves_and_the_move_that_they_answer_at_once_are_one_story() {
    let table = Table::set();
    let mut saved_first = 0;
    for round in 0..rounds() {
        let game = table.after_e4(round, None);
        let commands =
            [(Color::White, replace("1...e5 2.Nf3 Nc6 3.Bb5")), (Color::Black, hand("e5", 1))];
        let outcomes = table.at_once(game, round, &commands);
        assert!(matches!(outcomes[1], Ok(Acted::Done)), "{outcomes:?}");
        if matches!(outcomes[0], Ok(Acted::Done)) {
            saved_first += 1;
            assert_eq!(table.moves(game), "e4 e5 Nf3*");
            assert_eq!(table.active(game), ["g1f3", "f1b5"]);
        } else {
            assert!(is_passed(&outcomes[0]), "{outcomes:?}");
            assert_eq!(table.moves(game), "e4 e5");
            assert!(table.game(game).conditional_moves(Color::White).is_empty());
        }
    }
    println!("{saved_first} of {} plans were saved before the move", rounds());
}

#[test]
fn conditional_moves_taken_out_while_they_answer_answer_or_are_gone() {
    let table = Table::set();
    let mut cleared_first = 0;
    for round in 0..rounds() {
        let game = table.after_e4(round, None);
        table.send(Color::White, game, replace("1...e5 2.Nf3")).expect("saved");
        let commands =
            [(Color::White, edit(1, Change::Clear { revision: 1 })), (Color::Black, hand("e5", 1))];
        let outcomes = table.at_once(game, round, &commands);
        assert!(matches!(outcomes[1], Ok(Acted::Done)), "{outcomes:?}");
        if matches!(outcomes[0], Ok(Acted::Done)) {
            cleared_first += 1;
            assert_eq!(table.moves(game), "e4 e5");
            assert!(table.game(game).conditional_moves(Color::White).is_empty());
        } else {
            let since = "1...e5 2.Nf3";
            let refused = GameError::ConditionalMovesOutdated { since: since.to_owned() };
            assert!(
                matches!(&outcomes[0], Err(ActionError::Refused(refusal)) if *refusal == refused),
                "{outcomes:?}"
            );
            assert_eq!(table.moves(game), "e4 e5 Nf3*");
        }
    }
    println!("{cleared_first} of {} plans were taken out before the move", rounds());
}

#[test]
fn two_conditional_moves_saved_at_once_are_one_and_lose_nothing() {
    let table = Table::set();
    for round in 0..rounds() {
        let game = table.after_e4(round, None);
        let commands =
            [(Color::White, replace("1...e5 2.Nf3")), (Color::White, replace("1...c5 2.Nc3"))];
        let outcomes = table.at_once(game, round, &commands);
        let saved = outcomes.iter().position(|outcome| matches!(outcome, Ok(Acted::Done)));
        let saved = saved.expect("one is saved");
        assert!(
            matches!(
                outcomes[1 - saved],
                Err(ActionError::Refused(GameError::ConditionalMovesChanged))
            ),
            "{outcomes:?}"
        );
        assert_eq!(table.active(game), [["g1f3", "b1c3"][saved]]);
        // Added side by side, both stand.
        let add = |lines: &str| edit(1, Change::Add { lines: lines.to_owned() });
        let commands = [(Color::White, add("1...e6 2.d4")), (Color::White, add("1...c6 2.d3"))];
        let outcomes = table.at_once(game, round, &commands);
        assert!(outcomes.iter().all(|outcome| matches!(outcome, Ok(Acted::Done))), "{outcomes:?}");
        let mut active = table.active(game);
        active.sort();
        let mut expected = vec!["d2d3", "d2d4", ["g1f3", "b1c3"][saved]];
        expected.sort_unstable();
        assert_eq!(active, expected);
        assert_eq!(table.game(game).conditional_moves(Color::White).revision(), 3);
        assert_eq!(table.moves(game), "e4", "a plan makes no move");
    }
}

/// One of them is done, the others were done already.
fn assert_done_once(outcomes: &[Outcome]) {
    let done = outcomes.iter().filter(|outcome| matches!(outcome, Ok(Acted::Done))).count();
    let again = outcomes.iter().filter(|outcome| matches!(outcome, Ok(Acted::AlreadyDone))).count();
    assert_eq!((done, again), (1, outcomes.len() - 1), "{outcomes:?}");
}

#[test]
fn the_same_conditional_moves_six_times_at_once_is_one_edit() {
    let table = Table::set();
    for round in 0..rounds() / 2 {
        let game = table.after_e4(round, None);
        let command = (Color::White, replace("1...e5 2.Nf3 (2.accept) Nc6 3.Bb5 (1...any d4)"));
        assert_done_once(&table.at_once(game, round, &vec![command; 6]));
        assert_eq!(table.game(game).conditional_moves(Color::White).revision(), 1);
        assert_eq!(table.game(game).conditional_moves(Color::White).active(), 3);
        assert_eq!(table.moves(game), "e4");
    }
}

#[test]
fn the_same_move_with_lines_six_times_at_once_is_one_series() {
    let table = Table::set();
    for round in 0..rounds() / 2 {
        let game = table.after_e4(round, None);
        table.send(Color::White, game, replace("1...e5 2.Nf3 Nc6 3.Bb5")).expect("saved");
        let keep = Some("2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6".to_owned());
        let play = Play { text: "e5".to_owned(), ply: 1, keep, ..Play::default() };
        let command = (Color::Black, PlayerCommand::Play(play));
        assert_done_once(&table.at_once(game, round, &vec![command; 6]));
        assert_eq!(table.moves(game), "e4 e5 Nf3* Nc6* Bb5* a6*");
        assert_eq!(table.game(game).conditional_moves(Color::Black).revision(), 1);
        let letters = table.letters_of(game, "your_move");
        table.site.run_jobs();
        assert_eq!(table.letters_of(game, "your_move"), letters);
    }
    // To White, who is to move, one for each game besides those about 1.e4.
    let told = table.site.emails_to("wilma@example.org");
    let told = told.iter().filter(|letter| letter.text.contains("a6")).count();
    assert_eq!(told, rounds() / 2);
}

fn line(moves: &[&str]) -> Vec<Move> {
    let mut position = Start::standard().position;
    let mut all = Vec::new();
    for text in [&["e4"], moves].concat() {
        let mv = parse_move(&position, text).expect("a legal move");
        zugpost::chess::play(&mut position, mv, Start::standard().rules);
        all.push(mv);
    }
    all.split_off(1)
}

#[test]
fn an_acceptance_six_times_at_once_makes_its_moves_once() {
    let table = Table::set();
    for round in 0..rounds() / 2 {
        let game = table.after_e4(round, Some("1...e5 2.Nf3 Nc6 3.Bb5 a6"));
        let accept = PlayerCommand::AcceptProposedLine {
            ply: 1,
            line: line(&["e5", "Nf3", "Nc6"]),
            seen: None,
        };
        assert_done_once(&table.at_once(game, round, &vec![(Color::Black, accept); 6]));
        assert_eq!(table.moves(game), "e4 e5= Nf3= Nc6= Bb5=");
        let left = table.game(game);
        let left =
            left.proposed_line(Color::White).map(|proposed_line| proposed_line.to_text(&left));
        assert_eq!(left.as_deref(), Some("3...a6"));
    }
}

#[test]
fn an_acceptance_and_another_move_at_once_are_one_story() {
    let table = Table::set();
    for round in 0..rounds() {
        let game = table.after_e4(round, Some("1...e5 2.Nf3 Nc6 3.Bb5"));
        let accept =
            PlayerCommand::AcceptProposedLine { ply: 1, line: line(&["e5", "Nf3"]), seen: None };
        let commands = [(Color::Black, accept), (Color::Black, hand("c5", 1))];
        let outcomes = table.at_once(game, round, &commands);
        let accepted = matches!(outcomes[0], Ok(Acted::Done));
        assert_eq!(accepted, !matches!(outcomes[1], Ok(Acted::Done)), "{outcomes:?}");
        assert_eq!(table.moves(game), if accepted { "e4 e5= Nf3=" } else { "e4 c5" });
        let refused = &outcomes[usize::from(accepted)];
        assert!(matches!(refused, Err(ActionError::Refused(GameError::Stale))), "{outcomes:?}");
    }
}

/// A move that met each edit of conditional moves in turn would show the opponent that they exist.
#[test]
fn a_move_is_made_however_often_the_opponents_conditional_moves_is_edited_meanwhile() {
    let table = Table::set();
    for round in 0..(rounds() / 6).max(3) {
        let game = table.after_e4(round, None);
        let is_over = std::sync::atomic::AtomicBool::new(false);
        let order = std::sync::atomic::Ordering::SeqCst;
        std::thread::scope(|scope| {
            for editor in 0..3 {
                let (table, is_over) = (&table, &is_over);
                scope.spawn(move || {
                    let lines = ["1...d5 2.exd5", "1...c5 2.Nf3", "1...e6 2.d4"][editor];
                    for i in 0..200 {
                        if is_over.load(order) {
                            break;
                        }
                        let change = match i % 2 {
                            0 => Change::Add { lines: lines.to_owned() },
                            _ => {
                                let game = table.game(game);
                                let revision = game.conditional_moves(Color::White).revision();
                                Change::Clear { revision }
                            }
                        };
                        let _ = table.send(Color::White, game, edit(1, change));
                    }
                });
            }
            for _ in 0..20 * (round % 5) {
                std::thread::yield_now();
            }
            let made = table.send(Color::Black, game, hand("e5", 1));
            is_over.store(true, order);
            assert!(matches!(made, Ok(Acted::Done)), "{made:?}");
        });
        assert_eq!(table.moves(game), "e4 e5");
    }
}

#[test]
fn lines_kept_in_an_analysis_at_once_are_all_there() {
    let table = Table::set();
    for round in 0..(rounds() / 6).max(3) {
        let game = table.after_e4(round, None);
        let position = table.game(game).position().clone();
        let barrier = Barrier::new(3);
        std::thread::scope(|scope| {
            for text in ["e5", "c5", "e6"] {
                let (table, barrier) = (&table, &barrier);
                let line = vec![parse_move(&position, text).expect("legal")];
                scope.spawn(move || {
                    barrier.wait();
                    let edit = AnalysisEdit {
                        ply: 1,
                        line,
                        change: AnalysisChange::Keep,
                        comment: None,
                        seen: None,
                    };
                    let kept = edit_analysis(&table.site.db, table.players[0], game, edit);
                    table.site.runtime.block_on(kept).expect("kept");
                });
            }
        });
        let start = Start::standard();
        let analysis =
            table.site.read(move |conn| analyses::find(conn, game, Color::White, &start));
        let made: Vec<Move> = table.game(game).played().iter().map(|p| p.mv).collect();
        assert_eq!(analysis.analysis.from(&made).count(), 3);
    }
}
