//! Tables of (state, command, instant) and what follows.

mod adjudications;
mod analyses;
mod analysis_undo;
mod appeals;
mod claims;
mod clock;
mod conditional_moves;
mod controls;
mod extra_time;
mod game_options;
mod outcomes;
mod proposed_lines;
mod reminders;
mod replacements;
mod safety_moves;
mod schedules;
mod send_delay;
mod special_leave;
mod stopped;
mod takebacks;
mod terms;

use chrono::{DateTime, TimeDelta, Utc};

use super::*;
use crate::chess::{Position as _, Rules, Variant};

fn noon() -> DateTime<Utc> {
    DateTime::from_timestamp(1_795_176_000, 0).unwrap()
}

fn at(hours: i64) -> DateTime<Utc> {
    noon() + TimeDelta::hours(hours)
}

fn terms() -> Terms {
    Terms::standard(TimeDelta::days(3))
}

fn begin(fen: &str) -> Game {
    let start = Start::from_stored(fen, Variant::Standard, Rules::default()).unwrap();
    Game::new(terms(), start, noon())
}

fn standard() -> Game {
    Game::new(terms(), Start::standard(), noon())
}

fn play(text: &str, ply: u32) -> PlayerCommand {
    PlayerCommand::Play(Play { text: text.into(), ply, offer_draw: false, ..Play::default() })
}

fn play_and_offer(text: &str, ply: u32) -> PlayerCommand {
    PlayerCommand::Play(Play { text: text.into(), ply, offer_draw: true, ..Play::default() })
}

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

/// Decides and applies; returns what happened.
fn carry_out(
    game: &mut Game,
    command: &Command,
    now: DateTime<Utc>,
) -> Result<Vec<Event>, GameError> {
    let events = game.decide(command, now)?;
    for event in &events {
        game.apply(event);
    }
    Ok(events)
}

/// Plays moves an hour apart, no matter whose turn it is.
fn play_all(game: &mut Game, moves: &[&str]) {
    for text in moves {
        let by = game.turn();
        let now = game.turn_began() + TimeDelta::hours(1);
        let ply = game.ply();
        carry_out(game, &play(text, ply).by(by), now).unwrap();
    }
}

fn ending(game: &Game) -> Option<Ending> {
    game.ended().map(|ended| ended.ending)
}

#[test]
fn the_flag_falls_at_its_instant_and_not_before() {
    let microsecond = TimeDelta::microseconds(1);
    let mut game = standard();
    play_all(&mut game, &["e4", "e5"]);
    let deadline = game.deadline().unwrap();
    assert_eq!(deadline, at(2) + TimeDelta::days(3));
    for (now, falls) in [
        (deadline - microsecond, false),
        (deadline, true),
        (deadline + microsecond, true),
        (deadline + TimeDelta::days(400), true),
    ] {
        for command in [
            play("Nf3", 2).by(WHITE),
            PlayerCommand::Resign.by(WHITE),
            PlayerCommand::OfferDraw.by(BLACK),
            SystemCommand::CheckTime.into(),
        ] {
            let events = game.decide(&command, now).unwrap();
            let fell = |event: &Event| match event.what {
                EventKind::Ended { ending, .. } => {
                    ending == Ending::Timeout { loser: Color::White }
                }
                _ => false,
            };
            assert_eq!(events.first().is_some_and(fell), falls, "{now} {command:?}");
            if falls {
                assert_eq!(events.len(), 1, "the fall is all that is decided");
                assert_eq!(events[0].at, deadline, "at its instant");
                assert_eq!(events[0].by, Actor::Clock);
            }
        }
    }
}

#[test]
fn a_clock_set_back_makes_no_move_older_than_the_last() {
    let mut game = standard();
    play_all(&mut game, &["e4"]);
    let events =
        carry_out(&mut game, &play("e5", 1).by(BLACK), noon() - TimeDelta::days(9)).unwrap();
    assert_eq!(events[0].at, at(1));
    assert_eq!(game.time_used(1), TimeDelta::zero());
    assert_eq!(game.time_used(7), TimeDelta::zero(), "no such move");
}

#[test]
fn the_first_move_has_the_full_time_and_a_game_never_begun_has_no_loser() {
    let mut game = standard();
    assert_eq!(game.deadline(), Some(noon() + TimeDelta::days(3)));
    carry_out(&mut game, &SystemCommand::CheckTime.into(), at(72)).unwrap();
    assert_eq!(ending(&game), Some(Ending::NeverStarted { missing: Color::White }));
    assert_eq!(ending(&game).unwrap().result(), GameResult::None);
    let mut game = standard();
    play_all(&mut game, &["e4"]);
    carry_out(&mut game, &SystemCommand::CheckTime.into(), at(73)).unwrap();
    assert_eq!(ending(&game), Some(Ending::NeverStarted { missing: Color::Black }));
}

#[test]
fn who_may_do_what_when() {
    let mut running = standard();
    play_all(&mut running, &["e4", "e5", "Nf3"]);
    let mut offered = running.clone();
    carry_out(&mut offered, &PlayerCommand::OfferDraw.by(WHITE), at(4)).unwrap();
    let mut over = running.clone();
    carry_out(&mut over, &PlayerCommand::Resign.by(BLACK), at(4)).unwrap();
    let fresh = standard();
    let refused = |r| Err::<usize, _>(r);
    for (name, game, command, by, expected) in [
        ("out of turn", &running, play("Bc4", 3), WHITE, refused(GameError::NotYourTurn)),
        ("stale", &running, play("Nc6", 1), BLACK, refused(GameError::Stale)),
        ("ahead", &running, play("Nc6", 9), BLACK, refused(GameError::Stale)),
        ("a move", &running, play("Nc6", 3), BLACK, Ok(1)),
        ("sent again", &running, play("Nf3", 2), WHITE, refused(GameError::AlreadyDone)),
        ("another then", &running, play("Nc3", 2), WHITE, refused(GameError::Stale)),
        ("the other's", &running, play("Nf3", 2), BLACK, refused(GameError::Stale)),
        (
            "offer on turn",
            &running,
            PlayerCommand::OfferDraw,
            BLACK,
            refused(GameError::OfferWithTheMove),
        ),
        ("offer", &running, PlayerCommand::OfferDraw, WHITE, Ok(1)),
        (
            "accept nothing",
            &running,
            PlayerCommand::AcceptDraw { ply: 3 },
            BLACK,
            refused(GameError::NoOffer),
        ),
        (
            "decline nothing",
            &running,
            PlayerCommand::DeclineDraw { ply: 3 },
            BLACK,
            refused(GameError::AlreadyDone),
        ),
        ("offer twice", &offered, PlayerCommand::OfferDraw, WHITE, refused(GameError::AlreadyDone)),
        (
            "accept own",
            &offered,
            PlayerCommand::AcceptDraw { ply: 3 },
            WHITE,
            refused(GameError::NoOffer),
        ),
        (
            "decline own",
            &offered,
            PlayerCommand::DeclineDraw { ply: 3 },
            WHITE,
            refused(GameError::AlreadyDone),
        ),
        (
            "against an offer",
            &offered,
            PlayerCommand::OfferDraw,
            BLACK,
            refused(GameError::OfferStands),
        ),
        ("accept", &offered, PlayerCommand::AcceptDraw { ply: 3 }, BLACK, Ok(1)),
        (
            "accept an old one",
            &offered,
            PlayerCommand::AcceptDraw { ply: 1 },
            BLACK,
            refused(GameError::Stale),
        ),
        ("decline", &offered, PlayerCommand::DeclineDraw { ply: 3 }, BLACK, Ok(1)),
        (
            "decline an old one",
            &offered,
            PlayerCommand::DeclineDraw { ply: 1 },
            BLACK,
            refused(GameError::Stale),
        ),
        ("resign waiting", &running, PlayerCommand::Resign, WHITE, Ok(1)),
        ("abort late", &running, PlayerCommand::Abort, WHITE, refused(GameError::TooLateToAbort)),
        ("abort", &fresh, PlayerCommand::Abort, BLACK, Ok(1)),
        ("after the end", &over, play("Nc6", 3), BLACK, refused(GameError::Over)),
        ("offer after it", &over, PlayerCommand::OfferDraw, WHITE, refused(GameError::Over)),
        ("resign after it", &over, PlayerCommand::Resign, WHITE, refused(GameError::Over)),
        ("resign again", &over, PlayerCommand::Resign, BLACK, refused(GameError::AlreadyDone)),
        ("sent again after it", &over, play("Nf3", 2), WHITE, refused(GameError::AlreadyDone)),
    ] {
        let decided = game.decide(&command.by(by), at(5)).map(|events| events.len());
        assert_eq!(decided, expected, "{name}");
    }
    assert_eq!(over.decide(&SystemCommand::CheckTime.into(), at(5)), Ok(vec![]), "after it");
}

#[test]
fn moving_declines_and_offers_need_ten_moves_between() {
    let mut game = standard();
    play_all(&mut game, &["e4", "e5"]);
    carry_out(&mut game, &play_and_offer("Nf3", 2).by(WHITE), at(3)).unwrap();
    assert_eq!(game.offer(), Some(Color::White));
    play_all(&mut game, &["Nc6"]);
    assert_eq!(game.offer(), None, "moving declines");
    let pairs = [
        ["a3", "a6"],
        ["b3", "b6"],
        ["c3", "d6"],
        ["d3", "g6"],
        ["h3", "h6"],
        ["a4", "a5"],
        ["b4", "b5"],
        ["c4", "d5"],
        ["d4", "g5"],
        ["h4", "h5"],
    ];
    for (left, pair) in (1..=10).rev().zip(pairs) {
        let again = play_and_offer(pair[0], game.ply());
        let refusal = game.decide(&again.clone().by(WHITE), game.turn_began());
        assert_eq!(refusal, Err(GameError::OfferTooSoon { moves_left: left }));
        play_all(&mut game, &pair);
    }
    let ply = game.ply();
    assert!(game.decide(&play_and_offer("Ng1", ply).by(WHITE), game.turn_began()).is_ok());
    // The other side counts for itself.
    assert_eq!(game.check_may_offer(Color::Black), Ok(()));
}

#[test]
fn endings_follow_from_the_board_and_the_word() {
    let mate = Ending::Checkmate { winner: Color::White };
    for (fen, command, by, expected) in [
        ("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", play("Qg7", 0), WHITE, mate),
        // Mate comes before the draw that was offered with it.
        ("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", play_and_offer("Qg7", 0), WHITE, mate),
        ("7k/8/6Q1/8/8/8/8/K7 w - - 0 1", play("Qf7", 0), WHITE, Ending::Stalemate),
        ("7k/6Q1/8/8/8/8/8/K7 b - - 0 1", play("Kxg7", 0), BLACK, Ending::DeadPosition),
        (
            "k7/8/8/8/8/8/8/KQ6 b - - 0 1",
            PlayerCommand::Resign,
            WHITE,
            Ending::ResignationDrawn { resigned: Color::White },
        ),
        (
            "k7/8/8/8/8/8/8/KQ6 b - - 0 1",
            PlayerCommand::Resign,
            BLACK,
            Ending::Resignation { loser: Color::Black },
        ),
        (
            "k7/8/8/8/8/8/8/KQ6 b - - 0 1",
            PlayerCommand::OfferDraw,
            WHITE,
            Ending::OfferToUnable { offered: Color::White },
        ),
        (
            "k7/8/8/8/8/8/8/KQ6 w - - 0 1",
            play_and_offer("Qb2", 0),
            WHITE,
            Ending::OfferToUnable { offered: Color::White },
        ),
    ] {
        let mut game = begin(fen);
        carry_out(&mut game, &command.clone().by(by), at(1)).unwrap();
        assert_eq!(ending(&game), Some(expected), "{fen} {command:?}");
        assert_eq!(game.deadline(), None, "no flag falls any more");
        assert_eq!(game.offer(), None);
    }
}

#[test]
fn a_flag_against_a_bare_king_is_a_draw() {
    let mut game = begin("k7/8/8/8/8/8/8/KQ6 w - - 0 1");
    play_all(&mut game, &["Qb2", "Ka7"]);
    carry_out(&mut game, &SystemCommand::CheckTime.into(), at(2000)).unwrap();
    assert_eq!(ending(&game), Some(Ending::TimeoutDrawn { timed_out: Color::White }));
    assert_eq!(ending(&game).unwrap().result(), GameResult::Draw);
}

#[test]
fn a_game_is_the_same_after_it_was_stored() {
    let mut game = standard();
    play_all(&mut game, &["e4", "d5", "exd5", "Qxd5", "Nc3"]);
    let mode = game.start().variant().castling_mode();
    let moves: Vec<_> = game
        .played()
        .iter()
        .map(|p| StoredMove {
            uci: shakmaty::uci::UciMove::from_move(p.mv, mode),
            at: p.at,
            how: p.how,
            began: p.began,
        })
        .collect();
    let standing = StoredState { offered_at: game.offered_at(), ..StoredState::default() };
    let restore =
        |moves| Game::restore(terms(), Start::standard(), noon(), moves, standing.clone());
    let again = restore(moves.clone()).unwrap();
    assert_eq!(again.position(), game.position());
    assert_eq!(again.played(), game.played());
    assert_eq!(again.deadline(), game.deadline());
    let mut broken = moves;
    broken.swap(0, 1);
    assert!(restore(broken).is_none(), "an illegal move is no game");
}

proptest::proptest! {
    /// Whatever is sent, in whatever order: time and plies never run back, an end stays
    /// the end, and what was decided can be carried out.
    #[test]
    fn random_commands_keep_the_invariants(
        wishes in proptest::collection::vec((0_usize..40, 0_u8..8, proptest::bool::ANY, 0_i64..200), 1..120)
    ) {
        let mut game = standard();
        let mut now = noon();
        for (choice, kind, white, minutes) in wishes {
            now += TimeDelta::minutes(minutes);
            let by = Color::from_white(white);
            let legal = game.position().legal_moves();
            let text = match legal.get(choice % legal.len().max(1)) {
                Some(mv) => shakmaty::uci::UciMove::from_standard(*mv).to_string(),
                None => "e4".into(),
            };
            let command = match kind {
                0..=3 => PlayerCommand::Play(Play { text, ply: game.ply(), offer_draw: kind == 3, ..Play::default() }).by(by),
                4 => PlayerCommand::OfferDraw.by(by),
                5 => PlayerCommand::AcceptDraw { ply: game.ply() }.by(by),
                6 => PlayerCommand::DeclineDraw { ply: game.position_no() }.by(by),
                _ if choice == 0 => PlayerCommand::Resign.by(by),
                _ => SystemCommand::CheckTime.into(),
            };
            let (before, over) = (game.clone(), game.ended().cloned());
            let decided = carry_out(&mut game, &command, now);
            proptest::prop_assert!(game.ply() >= before.ply());
            proptest::prop_assert!(game.turn_began() >= before.turn_began());
            proptest::prop_assert!(over.is_none() || game.ended() == over.as_ref());
            proptest::prop_assert_eq!(game.is_running(), game.deadline().is_some());
            if decided.is_err() {
                proptest::prop_assert_eq!(game.played(), before.played());
                proptest::prop_assert_eq!(game.offer(), before.offer());
            }
            let line = game.line();
            proptest::prop_assert_eq!(line.position(usize::MAX), game.position());
        }
    }
}

#[test]
fn names_cannot_break_out_of_a_pgn_tag() {
    let sheet = pgn::Sheet {
        event: "A\n[Result \"1-0\"]",
        site: "\\",
        white: "\"Q\"",
        black: "B",
        ratings: [Some(1523), None],
        opening: "",
        played_in: None,
    };
    let text = pgn::export(&standard(), &sheet, false);
    for line in [
        "[Event \"A[Result \\\"1-0\\\"]\"]",
        "[Site \"\\\\\"]",
        "[White \"\\\"Q\\\"\"]",
        "[Black \"B\"]",
        "[WhiteElo \"1523\"]",
    ] {
        assert!(text.lines().any(|l| l == line), "{line} is not in\n{text}");
    }
    assert!(!text.contains("BlackElo"), "{text}");
}
