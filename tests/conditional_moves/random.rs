//! Games and conditional moves by chance: after every command both are what the model
//! says. The quick loop plays some hundred games; `tests/run --nightly` plays all of them.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, TimeDelta, Utc};
use zugpost::{
    chess::{
        Color, Move, Position as _, Rules, Start, Variant, VariantPosition, position_key, uci,
    },
    game::{
        DrawRule, Game, GameError, MoveSource, Play, PlayerCommand, Terms,
        conditional_moves::{Change, ConditionalMoves, ConditionalMovesEdit, ReplyFound},
    },
};

use super::{
    model::{Any, ConditionalMoves as Meant, Does, End, Model, Tree, Way, What, after},
    trees::{any_word, word_of},
};
use crate::support::{Chance, is_full, seeded};

const STARTS: &[&str] = &[
    "4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1",
    "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1",
    "r3k3/8/8/8/8/8/8/4K2R b Kq - 3 9",
    "4k3/2p5/8/3P4/3p4/8/4P3/4K3 w - - 0 1",
    "8/2k5/8/8/8/8/2K1P3/8 w - - 0 1",
    "7k/8/5K2/8/8/8/8/Q7 w - - 0 1",
    "7k/8/6K1/8/8/8/8/5Q2 w - - 140 100",
    "8/5r2/4k3/8/8/4K3/2R5/8 b - - 92 80",
    "4k3/8/8/8/8/8/3p4/3NK3 w - - 0 1",
    "8/P6k/8/8/8/8/p6K/8 w - - 0 1",
];

/// What happened in games, so that a case that never happens does not count as tested.
type Tally = BTreeMap<&'static str, u64>;

pub struct Match {
    pub random: Chance,
    game: Game,
    pub model: Model,
    now: DateTime<Utc>,
    tally: Tally,
    /// Which few moves are ever considered.
    pub taste: u64,
    told: Vec<String>,
}

impl Match {
    fn new(seed: u64) -> Match {
        let mut random = Chance(seed.wrapping_mul(0x0005_deec_e66d));
        let rules = Rules { en_passant: !random.happens(15), ..Rules::default() };
        let start = match random.below(20) {
            0 => Start::standard(),
            1 => {
                Start::chess960(u16::try_from(random.below(960)).expect("small")).expect("an array")
            }
            _ => {
                let fen = random.one_of(STARTS).expect("a start");
                Start::from_fen(fen, Variant::Standard).expect("a start")
            }
        };
        let start = start.under(rules).expect("a start");
        let automatic = random.happens(15);
        let draws = if automatic { DrawRule::Automatic } else { DrawRule::Claimed };
        let now = DateTime::from_timestamp(1_795_176_000, 0).expect("an instant");
        let terms = Terms { draw_rule: draws, ..Terms::standard(TimeDelta::days(3)) };
        let model = Model::new(&start, automatic);
        let taste = u64::try_from(random.below(1 << 30)).expect("small");
        let game = Game::new(terms, start, now);
        let (tally, told) = (Tally::new(), Vec::new());
        Match { random, game, model, now, tally, taste, told }
    }

    fn count(&mut self, what: &'static str) {
        *self.tally.entry(what).or_default() += 1;
    }

    // Commands by chance.

    fn step(&mut self) {
        let late = self.random.below(400) == 0;
        let pause = if late { 72 * 60 } else { self.random.below(200) };
        self.now += TimeDelta::minutes(i64::try_from(pause).expect("small"));
        let turn = self.model.turn();
        let offered = self.model.offer;
        match self.random.below(100) {
            _ if late => self.late(turn),
            0..20 if offered == Some(!turn) => self.decline(turn),
            20..25 if offered == Some(!turn) => self.accept(turn),
            0..50 => self.play(turn),
            50..92 => self.edit(!turn),
            92..96 => self.edit(turn),
            96 => self.offer(!turn),
            97 if self.random.happens(50) => self.take_back(turn),
            97 => self.take_back(!turn),
            98 => self.decline(turn),
            _ => self.accept(!turn),
        }
    }

    /// Asked for and granted.
    fn take_back(&mut self, asker: Color) {
        let began = self.model.clone();
        let outcome = self.model.take_back(asker);
        let ask = self.game.decide(&PlayerCommand::AskTakeback.by(asker), self.now);
        match (ask, outcome) {
            (Ok(events), Ok(())) => events.iter().for_each(|event| self.game.apply(event)),
            (Err(_), Err(())) => return self.model = began,
            (asked, _) => panic!("the model says {outcome:?}, the game {asked:?}"),
        }
        self.count("taken back");
        let grant = PlayerCommand::GrantTakeback { position_no: self.game.position_no() };
        self.check(&began, !asker, grant, outcome);
    }

    fn late(&mut self, turn: Color) {
        let menu = self.menu(self.model.position());
        let mv = self.random.one_of(&menu).expect("a legal move");
        let text = uci(mv, self.model.mode());
        let command =
            PlayerCommand::Play(Play { text, ply: self.game.position_no(), ..Play::default() });
        let began = self.model.clone();
        self.model.deadline();
        self.count("flag");
        self.now = self.game.deadline().expect("a deadline");
        self.check(&began, turn, command, Ok(()));
    }

    fn decline(&mut self, side: Color) {
        let began = self.model.clone();
        self.model.decline(side);
        if self.model.made.len() > began.made.len() {
            self.count("a declined offer set a plan off");
        }
        self.check(
            &began,
            side,
            PlayerCommand::DeclineDraw { ply: self.game.position_no() },
            Ok(()),
        );
    }

    fn accept(&mut self, side: Color) {
        let began = self.model.clone();
        let outcome = self.model.accept(side);
        self.check(
            &began,
            side,
            PlayerCommand::AcceptDraw { ply: self.game.position_no() },
            outcome,
        );
    }

    fn offer(&mut self, side: Color) {
        let began = self.model.clone();
        let outcome = self.model.offer(side);
        self.check(&began, side, PlayerCommand::OfferDraw, outcome);
    }

    fn play(&mut self, turn: Color) {
        let position = self.model.position().clone();
        let legal: Vec<Move> = position.legal_moves().into_iter().collect();
        let menu = self.menu(&position);
        let held = match self.model.does_now(turn, false) {
            Does::Answers(What::Move(text)) => self.model.legal(&position, &text),
            _ => None,
        };
        let conditional_moves = self.model.conditional_moves(!turn);
        let is_active = conditional_moves.answers.values().any(|answer| answer.active)
            || conditional_moves.any.values().any(|any| any.active);
        let answered = legal.iter().filter(|_| is_active).filter(|mv| {
            let next = after(&position, **mv, self.model.rules);
            self.model.does(!turn, &position, &next, false) != Does::Nothing
        });
        let answered: Vec<Move> = answered.copied().collect();
        let mv = match self.random.below(10) {
            0..3 if held.is_some() => held,
            3..9 if !answered.is_empty() => self.random.one_of(&answered),
            9 => self.random.one_of(&legal),
            _ => self.random.one_of(&menu),
        };
        let mv = mv.expect("a legal move");
        let next = after(&position, mv, self.model.rules);
        let offers = self.random.happens(15);
        let keep = match self.random.below(10) {
            0..4 => Some(self.tree(turn, &next)),
            4 => Some(Tree::default()),
            _ => None,
        };
        let text = keep.as_ref().map(|tree| self.typed(tree, &next));
        let ply = self.ply();
        let play = Play {
            text: self.word(mv, &position),
            ply,
            offer_draw: offers,
            keep: text,
            propose: None,
            delay: TimeDelta::zero(),
            seen: None,
        };
        let began = self.model.clone();
        let outcome = match ply == self.game.position_no() {
            true => self.model.play(mv, offers, keep.as_ref()),
            false => Err(()),
        };
        self.note_play(&began, turn, outcome.is_ok() && keep.is_some());
        self.check(&began, turn, PlayerCommand::Play(play), outcome);
    }

    fn note_play(&mut self, began: &Model, turn: Color, kept: bool) {
        let made = self.model.made.len() - began.made.len();
        let is_suspended = |model: &Model, side| {
            let conditional_moves: &Meant = model.conditional_moves(side);
            conditional_moves.answers.values().filter(|answer| !answer.active).count()
        };
        let words = [
            (made > 1, "one answer or more"),
            (made > 2, "both plans answered"),
            (made > 6, "a long series"),
            (kept, "kept with the move"),
            (
                is_suspended(&self.model, turn) > is_suspended(began, turn),
                "rest after a move by hand",
            ),
            (
                is_suspended(&self.model, !turn) > is_suspended(began, !turn),
                "rest after a deviation",
            ),
            (made > 0 && self.model.does_now(!turn, true) == Does::Waits, "held by an offer"),
            (made > 1 && self.model.end.is_some(), "the end in a series"),
        ];
        for (_, word) in words.into_iter().filter(|(is, _)| *is) {
            self.count(word);
        }
    }

    /// Almost always the half-moves that were made.
    fn ply(&mut self) -> u32 {
        let ply = self.game.position_no();
        if self.random.happens(3) { ply.saturating_sub(1) + 2 * (1 - ply.min(1)) } else { ply }
    }

    fn edit(&mut self, side: Color) {
        let root = self.model.position().clone();
        let began = self.model.clone();
        let ply = self.ply();
        let mut what = self.random.below(20);
        if self.random.happens(40) && side != root.turn() && !self.inactive(side).is_empty() {
            what = 14;
        }
        let (change, mut outcome) = match what {
            0..7 => {
                let tree = self.tree(side, &root);
                let current = self.game.conditional_moves(side).revision();
                let stale = self.random.happens(15);
                let revision = if stale { current.wrapping_add(1) } else { current };
                let mut outcome = self.model.replace(side, &tree);
                if stale {
                    outcome = Err(());
                }
                (Change::Replace { lines: self.typed(&tree, &root), revision }, outcome)
            }
            7..11 => {
                let tree = self.tree(side, &root);
                let mut outcome = self.model.add(side, &tree);
                if tree.0.is_empty() {
                    outcome = Err(());
                }
                (Change::Add { lines: self.typed(&tree, &root) }, outcome)
            }
            11..13 => {
                let line = self.line(side, &root);
                let outcome = self.model.remove(side, &line);
                (Change::Remove { line }, outcome)
            }
            13 => {
                let mut line = self.line(side, &root);
                line.pop();
                let outcome = self.model.remove_any(side, &line);
                (Change::RemoveAny { line }, outcome)
            }
            14..18 => {
                let replies = self.inactive(side);
                let reply = self.random.one_of(&replies).filter(|_| self.random.happens(60));
                self.model.arm(side, reply);
                if self.model != began {
                    self.count("armed again");
                }
                (Change::Reactivate { reply }, Ok(()))
            }
            18 => {
                self.model.clear(side);
                let revision = self.game.conditional_moves(side).revision();
                (Change::Clear { revision }, Ok(()))
            }
            _ => {
                self.model.forget(side);
                (Change::Forget, Ok(()))
            }
        };
        let may = side != root.turn() || matches!(change, Change::Clear { .. } | Change::Forget);
        if !may || ply != self.game.position_no() {
            outcome = Err(());
        }
        if outcome.is_err() {
            self.model = began.clone();
            self.count("refused edits");
        }
        self.check(
            &began,
            side,
            PlayerCommand::ConditionalMoves(ConditionalMovesEdit { ply, change }),
            outcome,
        );
        self.check_shown(side);
    }

    /// Returns a line of conditional moves that ends with a move of the opponent, or nearly so.
    fn line(&mut self, side: Color, root: &VariantPosition) -> Vec<Move> {
        let (mut line, mut position) = (Vec::new(), root.clone());
        for _ in 0..=self.random.below(4) {
            let replies: Vec<Move> = position.legal_moves().into_iter().collect();
            let planned = replies.iter().filter(|mv| {
                let key = position_key(&after(&position, **mv, self.model.rules));
                self.model.conditional_moves(side).answers.contains_key(&key)
            });
            let planned: Vec<Move> = planned.copied().collect();
            let reply = self.random.one_of(&planned).or_else(|| self.random.one_of(&replies));
            let Some(reply) = reply else { break };
            line.push(reply);
            position = after(&position, reply, self.model.rules);
            let answer = self.model.conditional_moves(side).answers.get(&position_key(&position));
            let Some(What::Move(text)) = answer.and_then(|answer| answer.what.clone()) else {
                break;
            };
            let mv = self.model.legal(&position, &text).expect("a legal answer");
            if self.random.happens(40) {
                break;
            }
            line.push(mv);
            position = after(&position, mv, self.model.rules);
        }
        line
    }

    // What is compared.

    fn check(&mut self, began: &Model, by: Color, command: PlayerCommand, outcome: Result<(), ()>) {
        if outcome.is_err() {
            self.model = began.clone();
        }
        self.told.push(format!("{by:?} {command:?}"));
        let decided = self.game.decide(&command.clone().by(by), self.now);
        match (&decided, outcome) {
            (Ok(events), Ok(())) => {
                let moves = self.model.made.len().saturating_sub(began.made.len());
                assert!(events.len() >= moves && events.iter().all(|e| e.at == self.now));
                events.iter().for_each(|event| self.game.apply(event));
            }
            (Err(GameError::AlreadyDone), _) => assert!(self.model == *began, "no effect"),
            (Err(_), Err(())) => self.count("refused"),
            _ => panic!("the model says {outcome:?}, the game {decided:?}"),
        }
        self.model.settle();
        self.compare();
        if self.random.happens(5) {
            self.store_and_load();
        }
    }

    fn compare(&self) {
        let (game, model) = (&self.game, &self.model);
        let made: Vec<(Move, MoveSource)> = game.played().iter().map(|p| (p.mv, p.how)).collect();
        assert_eq!(made, model.made, "moves");
        assert!(game.played()[..].is_sorted_by_key(|played| played.at));
        assert_eq!(position_key(game.position()), position_key(model.position()));
        assert_eq!((game.turn(), game.offer()), (model.turn(), model.offer), "turn and offer");
        let end = match (game.ended(), game.pending()) {
            (Some(ended), _) => Some(End::Ended(ended.ending)),
            (None, pending) => pending.map(|p| End::Proving(p.cause, p.side)),
        };
        assert_eq!(end, model.end, "the end");
        for side in Color::ALL {
            let (kept, meant) = (
                kept(&game.conditional_moves_as_seen(side, game.conditional_moves(side))),
                meant(model, side),
            );
            if game.is_running() {
                assert_eq!(kept, meant, "the plan of {side:?}");
            } else {
                // What was active at the end answers no more.
                assert_eq!(as_one(kept), as_one(meant), "the plan of {side:?}");
            }
        }
        if game.is_running() {
            let turn = game.turn();
            let finds_reply =
                game.played().last().map(|_| model.does_now(turn, model.offer.is_some()));
            assert!(!matches!(finds_reply, Some(Does::Answers(_))), "an answer was not made");
        }
    }

    /// What the page shows of conditional moves is what they do, and can be saved as it stands.
    fn check_shown(&mut self, side: Color) {
        if self.model.end.is_some() || side == self.model.turn() || !self.random.happens(20) {
            return;
        }
        let (root, rules) = (self.model.position(), self.model.rules);
        let conditional_moves = self.game.conditional_moves(side);
        let covered: Vec<Move> =
            conditional_moves.covered(root, rules).into_iter().map(|(mv, _)| mv).collect();
        let answers = |mv: &Move| {
            let next = after(root, *mv, rules);
            let finds_reply = conditional_moves.finds_reply(root, *mv, &next, false);
            let does = self.model.does(side, root, &next, false);
            assert_eq!(finds_reply == ReplyFound::Nothing, does == Does::Nothing);
            does != Does::Nothing
        };
        let legal = root.legal_moves();
        let expected: Vec<Move> = legal.iter().filter(|mv| answers(mv)).copied().collect();
        assert_eq!(covered, expected, "what is covered");
        let lines = conditional_moves.lines(root, rules);
        let text = lines.write(self.game.start(), self.game.played().len(), root);
        let change =
            Change::Replace { lines: text.clone(), revision: conditional_moves.revision() };
        let edit = PlayerCommand::ConditionalMoves(ConditionalMovesEdit {
            ply: self.game.position_no(),
            change,
        });
        let mut again = self.game.clone();
        match self.game.decide(&edit.clone().by(side), self.now) {
            Ok(events) => events.iter().for_each(|event| again.apply(event)),
            Err(GameError::AlreadyDone) => {}
            Err(error) => panic!("{text} is shown and cannot be saved: {error}"),
        }
        let shown = self.model.reach(side, root, Way::ByOwnAnswers);
        let active = |lines: BTreeSet<String>| -> BTreeSet<String> {
            lines.into_iter().filter(|line| line.contains("\tactive\t")).collect()
        };
        let mut expected = active(meant(&self.model, side));
        expected.retain(|line| line.rsplit('\t').next().is_some_and(|key| shown.contains(key)));
        let mut saved =
            active(kept(&again.conditional_moves_as_seen(side, again.conditional_moves(side))));
        saved.retain(|line| line.rsplit('\t').next().is_some_and(|key| shown.contains(key)));
        assert_eq!(saved, expected, "{text}");
    }

    /// What is stored and read again is the same.
    fn store_and_load(&mut self) {
        for side in Color::ALL {
            let text = self.game.conditional_moves(side).to_text();
            let conditional_moves =
                ConditionalMoves::parse(&text, self.model.variant).expect("a stored plan");
            assert_eq!(conditional_moves.to_text(), text);
            self.game.set_conditional_moves(side, conditional_moves);
        }
        self.compare();
    }
}

fn as_one(lines: BTreeSet<String>) -> BTreeSet<String> {
    lines.into_iter().map(|line| line.replace("\tactive\t", "\tinactive\t")).collect()
}

/// The answers of the model, as conditional moves are stored.
fn meant(model: &Model, side: Color) -> BTreeSet<String> {
    let active = |active: bool| if active { "active" } else { "inactive" };
    let conditional_moves = model.conditional_moves(side);
    let answers = conditional_moves.answers.iter().map(|(key, answer)| {
        let accept = answer.accepts.then(|| "accept".to_owned());
        let words: Vec<String> =
            accept.into_iter().chain(answer.what.as_ref().map(word_of)).collect();
        format!("{}\t{}\t{key}", words.join(" "), active(answer.active))
    });
    let any = conditional_moves.any.iter().map(|(key, Any { unless, what, active: is_active })| {
        format!("{}\t{}\t{key}", any_word(*unless, what), active(*is_active))
    });
    answers.chain(any).collect()
}

/// The answers that the game has, of which it stores as many lines.
fn kept(conditional_moves: &ConditionalMoves) -> BTreeSet<String> {
    let text = conditional_moves.to_text();
    let lines = text.lines().skip(1);
    let kept: BTreeSet<String> =
        lines.clone().map(|line| line.split('\t').take(3).collect::<Vec<_>>().join("\t")).collect();
    assert_eq!(
        (kept.len(), kept.len()),
        (lines.count(), conditional_moves.active() + conditional_moves.inactive())
    );
    kept
}

/// Prints the seed and what was done, if a comparison fails.
struct ChangeEvent<'a>(u64, &'a mut Match);

impl Drop for ChangeEvent<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let start = self.1.game.start().fen();
            eprintln!("seed {} from {start}:\n{}", self.0, self.1.told.join("\n"));
        }
    }
}

fn play_one(seed: u64) -> Tally {
    let mut game = Match::new(seed);
    let told = ChangeEvent(seed, &mut game);
    for _ in 0..12 {
        if told.1.model.end.is_some() {
            break;
        }
        told.1.step();
    }
    told.1.count(if told.1.model.end.is_some() { "ended" } else { "went on" });
    let moves = u64::try_from(told.1.model.made.len()).expect("small");
    *told.1.tally.entry("moves").or_default() += moves;
    std::mem::take(&mut told.1.tally)
}

#[test]
fn random_games_with_random_conditional_moves_go_as_the_model_says() {
    let (all, threads) = (100_000, 2);
    let (first, games) = if is_full() { (0, all) } else { (seeded(all - 400), 400) };
    println!("games {first} to {}", first + games);
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let games = first..first + games;
        let play = |thread| {
            let games = games.clone().skip(thread).step_by(threads);
            move || games.map(play_one_of).collect()
        };
        let threads: Vec<_> = (0..threads).map(|thread| scope.spawn(play(thread))).collect();
        let joined = threads.into_iter().map(|thread| thread.join().expect("as the model says"));
        joined.flat_map(|tallies: Vec<Tally>| tallies).collect()
    });
    let mut tally = Tally::new();
    for (what, count) in tallies.into_iter().flatten() {
        *tally.entry(what).or_default() += count;
    }
    println!("{games} games: {tally:?}");
    for what in [
        "a declined offer set a plan off",
        "a long series",
        "taken back",
        "armed again",
        "held by an offer",
        "kept with the move",
        "refused edits",
        "rest after a deviation",
        "rest after a move by hand",
        "the end in a series",
    ] {
        assert!(tally.contains_key(what), "it never happened: {what}");
    }
}

fn play_one_of(index: usize) -> Tally {
    play_one(u64::try_from(index).expect("small") + 1)
}
