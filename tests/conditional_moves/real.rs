//! Games that were really played, with conditional moves of both sides: one move plays the rest
//! of the game. The quick loop plays a sample; `tests/run --nightly` plays all of them.

use std::collections::HashMap;

use chrono::{DateTime, TimeDelta, Utc};
use shakmaty::uci::UciMove;
use zugpost::{
    actions::{
        challenges::{NewOffer, accept_challenge, offer_challenge},
        games::{Acted, GameCommand},
    },
    chess::{Budget, Color, Line, Position as _, VariantPosition, fen, position_status, uci_move},
    db::{DbError, GameId, PlayerId},
    game::{
        Actor, Command, Ended, Event, EventKind, Game, GameError, GameResult, MoveSource, Play,
        PlayerCommand, StoredMove, StoredState, Terms,
        conditional_moves::{Change, ConditionalMovesEdit, MAX_DEPTH},
        pgn,
        variations::FaultKind,
    },
};

use crate::support::{
    Site, is_full,
    pgn::{RealGame, parse, read_folder},
    players::insert_player,
    sample, shared_data,
};

const SHEET: pgn::Sheet<'_> = pgn::Sheet {
    event: "Test",
    site: "here",
    white: "A",
    black: "B",
    ratings: [None; 2],
    opening: "",
    played_in: None,
};

fn began() -> DateTime<Utc> {
    DateTime::from_timestamp(1_795_176_000, 0).expect("an instant")
}

/// A half-move made by hand, as it is stored.
fn stored(uci: UciMove, at: DateTime<Utc>) -> StoredMove {
    StoredMove { uci, at, how: MoveSource::ByHand, began: None }
}

/// When the half-move at this index was made by hand.
fn at(index: usize) -> DateTime<Utc> {
    began() + TimeDelta::hours(5 * (i64::try_from(index).expect("a short game") + 1))
}

fn ply(ply: usize) -> u32 {
    u32::try_from(ply).expect("a short game")
}

/// Returns the games of the files, `every` so manieth unless all are played.
fn real_games(every: usize) -> Option<Vec<RealGame>> {
    let games = read_folder(&shared_data("pgn")?);
    assert!(games.len() > 3000, "only {} games", games.len());
    Some(sample(games, every).collect())
}

/// A game with conditional moves from one half-move on.
struct Ahead<'a> {
    name: &'a str,
    line: &'a Line,
    from: usize,
    /// The half-moves of the conditional moves end here.
    to: usize,
}

impl Ahead<'_> {
    /// Returns half-moves as they are typed.
    fn typed(&self, from: usize, to: usize) -> String {
        let sans = self.line.steps.get(from..to).unwrap_or_default();
        sans.iter().map(|step| step.san.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// The mover's lines behind the move; they end with an answer.
    fn kept(&self) -> String {
        let end = self.to - (self.to - self.from + 1) % 2;
        self.typed(self.from + 1, end)
    }

    /// The other's lines; they begin with the move.
    fn planned(&self) -> String {
        self.typed(self.from, self.to - (self.to - self.from) % 2)
    }

    /// Whether a position comes back in which its side then moves otherwise: conditional moves
    /// cannot say both.
    fn contradicts_itself(&self) -> bool {
        let mut said: HashMap<&VariantPosition, String> = HashMap::new();
        (self.from + 1..self.to).any(|i| {
            let san = self.line.steps[i].san.to_string();
            let first = said.entry(self.line.position(i)).or_insert_with(|| san.clone());
            *first != san
        })
    }

    fn edit(&self) -> PlayerCommand {
        let change = Change::Replace { lines: self.planned(), revision: 0 };
        PlayerCommand::ConditionalMoves(ConditionalMovesEdit { ply: ply(self.from), change })
    }

    fn play(&self) -> PlayerCommand {
        PlayerCommand::Play(Play {
            text: self.line.steps[self.from].san.to_string(),
            ply: ply(self.from),
            keep: Some(self.kept()),
            ..Play::default()
        })
    }

    /// The game as it stood before the first of the conditional moves.
    fn before(&self) -> Game {
        let mode = self.line.start.variant().castling_mode();
        let moves = self.line.steps[..self.from].iter().enumerate();
        let moves = moves.map(|(i, step)| stored(uci_move(step.mv, mode), at(i)));
        let terms = Terms::standard(TimeDelta::days(3));
        let game =
            Game::restore(terms, self.line.start.clone(), began(), moves, StoredState::default());
        game.expect("legal moves")
    }

    /// Whether conditional moves that have come to their end find an answer there once more: the
    /// position was answered when it stood for the first time.
    fn goes_round(&self) -> bool {
        let last = self.line.position(self.to);
        (self.from + 1..self.to).any(|i| self.line.position(i) == last)
    }
}

fn carry_out(game: &mut Game, command: &Command, now: DateTime<Utc>) -> Vec<Event> {
    let events = game.decide(command, now).expect("a legal command");
    events.iter().for_each(|event| game.apply(event));
    events
}

fn is_contradiction(game: &Game, command: &Command, now: DateTime<Utc>) -> bool {
    match game.decide(command, now) {
        Err(GameError::ConditionalMoves(fault)) => {
            matches!(fault.kind, FaultKind::TwoAnswers { .. })
        }
        _ => false,
    }
}

/// Plays the rest of a game with one command; returns how many moves came by themselves.
fn play_ahead(ahead: &Ahead<'_>) -> usize {
    let (name, from, to) = (ahead.name, ahead.from, ahead.to);
    let mut game = ahead.before();
    let (mover, now) = (game.turn(), at(from));
    if ahead.contradicts_itself() {
        let refused = is_contradiction(&game, &ahead.edit().by(!mover), now)
            || is_contradiction(&game, &ahead.play().by(mover), now);
        assert!(refused, "{name} from {from}: two answers to one position");
        return 0;
    }
    if to - from > 1 {
        let kept = carry_out(&mut game, &ahead.edit().by(!mover), now);
        assert!(kept.len() == 1 && game.played().len() == from, "{name}: a plan makes no move");
    }
    let events = carry_out(&mut game, &ahead.play().by(mover), now);
    check_moves(ahead, &game, &events);
    let line = game.line();
    let end = line.automatic_end(game.played().len(), |position| {
        position_status(position, line.start.rules, Budget::INLINE).is_dead() == Some(true)
    });
    assert_eq!(game.ended().is_some(), end.is_some(), "{name} from {from}");
    check_export(ahead, &game);
    game.played().len() - from - 1
}

fn check_moves(ahead: &Ahead<'_>, game: &Game, events: &[Event]) {
    let (name, from, to, now) = (ahead.name, ahead.from, ahead.to, at(ahead.from));
    let mover = ahead.line.position(from).turn();
    let made: Vec<_> = game.played()[from..].iter().map(|played| played.mv).collect();
    let planned: Vec<_> = ahead.line.steps[from..to].iter().map(|step| step.mv).collect();
    assert_eq!(made.get(..planned.len()), Some(&planned[..]), "{name} from {from} to {to}");
    if made.len() > planned.len() {
        assert!(ahead.goes_round(), "{name} from {from} to {to}: who said {made:?}?");
    }
    for (i, played) in game.played().iter().enumerate().skip(from) {
        let how = if i == from { MoveSource::ByHand } else { MoveSource::ConditionalMove };
        assert_eq!((played.how, played.at), (how, now), "{name} from {from}: {i}");
        let used = game.time_used(i);
        let expected = if i == from {
            now - game.played().get(i.wrapping_sub(1)).map_or(began(), |p| p.at)
        } else {
            TimeDelta::zero()
        };
        assert_eq!(used, expected, "{name}: a planned answer costs no time");
    }
    // One list: the move, the lines kept with it, each answer, the end.
    let mut moves = 0;
    for (i, event) in events.iter().enumerate() {
        assert_eq!(event.at, now, "{name}");
        match &event.what {
            EventKind::MovePlayed { offers_draw: false, .. } => {
                let side = if moves % 2 == 0 { mover } else { !mover };
                let by =
                    if moves == 0 { Actor::Player(side) } else { Actor::ConditionalMoves(side) };
                assert_eq!(event.by, by, "{name} from {from}");
                moves += 1;
            }
            EventKind::ConditionalMovesSaved { by, .. } => {
                assert_eq!((i, *by), (1, mover), "{name}");
            }
            EventKind::Ended { .. } => assert_eq!(i + 1, events.len(), "{name}"),
            other => panic!("{name}: {other:?}"),
        }
    }
    assert_eq!(moves, made.len(), "{name}");
}

/// Nobody can tell from the PGN that there were conditional moves.
fn check_export(ahead: &Ahead<'_>, game: &Game) {
    let mode = ahead.line.start.variant().castling_mode();
    let moves = game.played().iter().map(|p| stored(uci_move(p.mv, mode), p.at));
    let ended: Option<Ended> = game.ended().cloned();
    let standing = StoredState { ended, ..StoredState::default() };
    let start = ahead.line.start.clone();
    let by_hand = Game::restore(game.terms().clone(), start, began(), moves, standing);
    let by_hand = by_hand.expect("legal moves");
    for clocks in [false, true] {
        let text = pgn::export(game, &SHEET, clocks);
        assert_eq!(text, pgn::export(&by_hand, &SHEET, clocks), "{}", ahead.name);
        let again = parse(text.as_bytes(), ahead.name).pop().expect("one game");
        let made: Vec<_> = game.played().iter().map(|played| played.mv).collect();
        assert_eq!(again.moves, made, "{}", ahead.name);
        let result = game.ended().map_or(GameResult::None, |ended| ended.ending.result());
        assert_eq!(again.result, result.as_str(), "{}", ahead.name);
    }
}

/// Returns how many half-moves a game had when it was over by the rules.
fn over_at(line: &Line) -> usize {
    let rules = line.start.rules;
    let end = line.first_end(|position| position_status(position, rules, Budget::INLINE).is_dead());
    end.map_or(line.steps.len(), |(ply, _)| ply)
}

#[test]
fn a_real_game_that_both_have_planned_plays_itself() {
    let Some(games) = real_games(40) else { return };
    let threads = 2;
    let plays = |thread: usize| {
        let mut played = (0, 0, 0);
        for game in games.iter().skip(thread).step_by(threads) {
            let line = game.line();
            let over = over_at(&line);
            let points = [0, 1, over / 3, over / 2, over.saturating_sub(5)];
            for (i, from) in points.into_iter().enumerate() {
                if from >= over || points[..i].contains(&from) {
                    continue;
                }
                // The mover's lines begin one half-move later and reach as much further.
                let to = over.min(from + MAX_DEPTH + 1);
                let made = play_ahead(&Ahead { name: &game.name, line: &line, from, to });
                played = (played.0 + 1, played.1 + made, played.2 + usize::from(made == 0));
            }
        }
        played
    };
    let played = std::thread::scope(|scope| {
        let plays = &plays;
        let threads: Vec<_> =
            (0..threads).map(|thread| scope.spawn(move || plays(thread))).collect();
        let joined = threads.into_iter().map(|thread| thread.join().expect("as it was played"));
        joined.fold((0, 0, 0), |a, b| (a.0 + b.0, a.1 + b.1, a.2 + b.2))
    });
    println!(
        "{} rests of games, {} moves by themselves, {} refused or one move",
        played.0, played.1, played.2
    );
    assert!(played.1 > 10 * played.0, "hardly anything was planned");
}

// On the database.

#[derive(Debug, PartialEq, Eq)]
struct Row {
    number: i32,
    actor: String,
    kind: String,
    detail: String,
}

fn log(site: &Site, game: GameId) -> Vec<Row> {
    let list = site.read(move |conn| zugpost::db::game_events::list(conn, game));
    let row = |event: zugpost::db::game_events::LoggedEvent| Row {
        number: event.number,
        actor: event.actor,
        kind: event.kind,
        detail: event.detail,
    };
    list.into_iter().map(row).collect()
}

fn start(site: &Site, [white, black]: [PlayerId; 2], game: &RealGame) -> GameId {
    let offer = NewOffer {
        opponent: None,
        color: Some(Color::White),
        start: game.start.clone(),
        // Nobody is reminded of a game that stays unfinished: emails are counted here.
        terms: Terms::standard(TimeDelta::days(30)),
        series: None,
        conditions: zugpost::tournament::entry::EntryConditions::default(),
        message: String::new(),
        form_key: game.name.clone(),
    };
    let now = site.now();
    site.run(async {
        let challenge = offer_challenge(
            &site.db,
            white,
            offer,
            zugpost::game::game_limit::GameLimits::UNLIMITED,
            now,
        )
        .await
        .expect(&game.name);
        accept_challenge(
            &site.db,
            black,
            challenge,
            true,
            zugpost::tournament::lots::LotSecret::new([7; 32]),
            zugpost::game::game_limit::GameLimits::UNLIMITED,
            now,
        )
        .await
        .expect(&game.name)
    })
}

#[test]
fn a_real_game_that_plays_itself_is_stored_like_any_other() {
    let Some(games) = real_games(1) else { return };
    let site = Site::start();
    let players = ["Wilma", "Bruno"].map(|name| {
        let now = site.now();
        let insert = site.db.write::<_, DbError>(move |conn| Ok(insert_player(conn, name, now)?));
        site.run(insert).expect("a query")
    });
    let mut count = 0;
    for game in sample(games.iter().skip(7).step_by(200), 3) {
        let line = game.line();
        let over = over_at(&line);
        let from = 6;
        let to = over.min(from + MAX_DEPTH - 7);
        let ahead = Ahead { name: &game.name, line: &line, from, to };
        if over < 30 || ahead.contradicts_itself() || ahead.goes_round() {
            continue;
        }
        play_stored(&site, players, game, &ahead);
        count += 1;
    }
    assert!(count >= if is_full() { 8 } else { 2 }, "only {count} games");
    site.emails();
}

fn play_stored(site: &Site, [white, black]: [PlayerId; 2], game: &RealGame, ahead: &Ahead<'_>) {
    let (name, from, to, line) = (ahead.name, ahead.from, ahead.to, ahead.line);
    let id = start(site, [white, black], game);
    let player = |side: Color| side.fold_wb(white, black);
    let send = |side: Color, command: PlayerCommand| {
        site.advance(TimeDelta::hours(1));
        let acted =
            site.run(GameCommand::by_player(player(side), id, command).run(&site.db, site.now()));
        assert_eq!(acted.expect(name), Acted::Done, "{name}");
    };
    for (i, step) in line.steps[..from].iter().enumerate() {
        let play = Play { text: step.san.to_string(), ply: ply(i), ..Play::default() };
        send(line.position(i).turn(), PlayerCommand::Play(play));
    }
    let mover = line.position(from).turn();
    let before = (log(site, id), site.emails().len());
    assert_eq!(before.0.len(), from, "{name}");
    send(!mover, ahead.edit());
    assert_eq!((log(site, id), site.emails().len()), before, "{name}: nobody learns of a plan");
    send(mover, ahead.play());

    let stored = site.read(move |conn| super::with_conditional_moves(conn, id)).expect("the game");
    let made: Vec<_> = stored.game.played().iter().map(|played| played.mv).collect();
    assert_eq!(made, game.moves[..to], "{name}");
    assert_eq!(fen(stored.game.position()), fen(line.position(to)), "{name}");
    for (i, played) in stored.game.played().iter().enumerate() {
        let expected = if i > from { MoveSource::ConditionalMove } else { MoveSource::ByHand };
        assert_eq!(played.how, expected, "{name}");
        assert!(i < from || played.at == site.now(), "{name}: all at one instant");
    }

    let rows = log(site, id);
    let ended = stored.game.ended().is_some();
    assert_eq!(rows.len(), to + usize::from(ended), "{name}: a row each");
    let mode = line.start.variant().castling_mode();
    for (i, row) in rows.iter().enumerate() {
        assert_eq!(usize::try_from(row.number).expect("a number"), i, "{name}: no gaps");
        let Some(step) = line.steps[..to].get(i) else {
            assert_eq!(row.kind, "ended", "{name}");
            continue;
        };
        let side = line.position(i).turn().fold_wb("white", "black");
        let actor = if i > from { format!("{side}_conditional_move") } else { side.to_owned() };
        assert_eq!((&row.actor, row.kind.as_str()), (&actor, "move"), "{name}");
        assert_eq!(row.detail, uci_move(step.mv, mode).to_string(), "{name}");
    }

    // One email tells all of it to the player to move; both are notified of an end.
    let queued: i64 = site.read(move |conn| {
        use diesel::prelude::*;
        use zugpost::db::schema::outbox::dsl;
        let after = i32::try_from(from).expect("small");
        let of_game = dsl::outbox.filter(dsl::game_id.eq(Some(id))).filter(dsl::ply.gt(after));
        of_game.filter(dsl::kind.eq("your_move")).count().get_result(conn)
    });
    assert_eq!(queued, i64::from(!ended), "{name}: not one for each move");
    let letters = site.emails();
    let mut told: Vec<&str> = letters[before.1..].iter().map(|letter| letter.to.as_str()).collect();
    told.sort_unstable();
    let to_move = stored.game.turn().fold_wb("wilma@example.org", "bruno@example.org");
    let expected =
        if ended { vec!["bruno@example.org", "wilma@example.org"] } else { vec![to_move] };
    assert_eq!(told, expected, "{name}");
}
