//! Ends that the rules core proves: counts, dead positions, and results that hang on whether
//! the opponent can still win.

use super::*;
use crate::chess::{Budget, Unwinnable, Verdict, Winnability, Work, parse_move};

fn evidence(game: &Game) -> Option<String> {
    game.ended().and_then(|ended| Some(ended.evidence.as_ref()?.to_text()))
}

fn sentence(game: &Game) -> String {
    game.ending_sentence().unwrap()
}

fn by_themselves(fen: &str) -> Game {
    let terms = Terms { draw_rule: DrawRule::Automatic, ..terms() };
    Game::new(terms, Start::from_fen(fen, Variant::Standard).unwrap(), noon())
}

const KNIGHTS: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];

#[test]
fn the_fifth_occurrence_ends_a_game_and_the_third_where_draws_come_by_themselves() {
    let mut claimed = standard();
    for _ in 0..3 {
        play_all(&mut claimed, &KNIGHTS);
    }
    assert_eq!(ending(&claimed), None, "the fourth occurrence waits for a claim");
    play_all(&mut claimed, &KNIGHTS);
    assert_eq!(ending(&claimed), Some(Ending::FivefoldRepetition));
    assert_eq!(evidence(&claimed).as_deref(), Some("occurrences 0 4 8 12 16"));
    assert_eq!(
        sentence(&claimed),
        "Draw by repetition: the position occurred 5 times (at the start, after 2...Ng8, 4...Ng8, 6...Ng8 and 8...Ng8)."
    );
    let fen = Start::standard().fen();
    let mut automatic = by_themselves(&fen);
    play_all(&mut automatic, &["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"]);
    assert_eq!(ending(&automatic), None);
    play_all(&mut automatic, &["Ng8"]);
    assert_eq!(ending(&automatic), Some(Ending::ThreefoldRepetition));
    assert_eq!(evidence(&automatic).as_deref(), Some("occurrences 0 4 8"));
}

#[test]
fn seventy_five_moves_end_a_game_and_fifty_where_draws_come_by_themselves() {
    let rook = |clock: u32| format!("4k3/8/8/8/8/8/8/R3K3 w - - {clock} 100");
    for (mut game, expected) in [
        (begin(&rook(148)), None),
        (begin(&rook(149)), Some(Ending::SeventyFiveMoveRule)),
        (by_themselves(&rook(98)), None),
        (by_themselves(&rook(99)), Some(Ending::FiftyMoveRule)),
        (begin(&rook(99)), None),
    ] {
        play_all(&mut game, &["Ra2"]);
        assert_eq!(ending(&game), expected);
    }
    let mut game = begin(&rook(149));
    play_all(&mut game, &["Ra2"]);
    assert_eq!(evidence(&game).as_deref(), Some("no_progress 150"));
    assert!(sentence(&game).contains("150 half-moves"), "{}", sentence(&game));
    // Mate with the hundred and fiftieth half-move is mate (Article 9.6.2).
    let mut mate = begin("4k3/R7/8/8/8/8/8/1R2K3 w - - 149 100");
    play_all(&mut mate, &["Rb8"]);
    assert_eq!(ending(&mate), Some(Ending::Checkmate { winner: Color::White }));
}

#[test]
fn a_dead_position_ends_a_game_with_its_proof() {
    let mut walls = begin("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/4n3/2B1K3 w - - 0 40");
    play_all(&mut walls, &["Kxe2"]);
    assert_eq!(ending(&walls), Some(Ending::DeadPosition));
    assert_eq!(evidence(&walls).as_deref(), Some("dead walls walls"));
    assert!(sentence(&walls).starts_with("Draw: dead position. Neither side can"), "{walls:?}");
    let mut material = begin("7k/6Q1/8/8/8/8/8/K7 b - - 0 1");
    play_all(&mut material, &["Kxg7"]);
    assert_eq!(evidence(&material).as_deref(), Some("dead material material"));
    assert_eq!(sentence(&material), "Draw by insufficient material.");
}

#[test]
fn a_loss_on_time_shows_the_mate_that_could_have_come() {
    // A lone knight, and a pawn that can stand in its own king's way.
    let mut game = begin("8/8/4k3/8/8/4n3/6P1/4K3 w - - 0 1");
    play_all(&mut game, &["Kf2", "Nf5"]);
    carry_out(&mut game, &SystemCommand::CheckTime.into(), at(2000)).unwrap();
    assert_eq!(ending(&game), Some(Ending::Timeout { loser: Color::White }));
    let text = evidence(&game).unwrap();
    assert!(text.starts_with("could_mate "), "{text}");
    let shown = |text: &str| match text.parse::<Evidence>().ok() {
        Some(Evidence::CouldMate { line }) => game.in_san(&line),
        other => panic!("{other:?}"),
    };
    let moves = shown(&text).unwrap();
    assert!(moves.starts_with("2.") && moves.ends_with('#'), "{moves}");
    assert_eq!(shown("could_mate a1a2"), None, "it does not fit the board");
}

#[test]
fn a_flag_where_every_move_ends_the_opponents_chances_is_a_draw() {
    // Only 2.Kxa8 is left.
    let mut dead = begin("7r/2k5/K7/8/8/8/8/8 w - - 0 1");
    play_all(&mut dead, &["Ka7", "Ra8+"]);
    assert_eq!(ending(&dead), Some(Ending::DeadPosition));
    assert_eq!(evidence(&dead).as_deref(), Some("dead material enumerated:1"));
    let mut game = begin("7r/2k5/K7/8/8/8/7P/8 w - - 0 1");
    play_all(&mut game, &["Ka7", "Ra8+"]);
    carry_out(&mut game, &SystemCommand::CheckTime.into(), at(2000)).unwrap();
    assert_eq!(ending(&game), Some(Ending::TimeoutDrawn { timed_out: Color::White }));
    assert_eq!(evidence(&game).as_deref(), Some("cannot_mate enumerated:1"));
    assert_eq!(
        sentence(&game),
        "Draw: White ran out of time, but Black has no way to win because no move leads to a position where a win is possible."
    );
}

/// Dead, which takes more to prove than a request may cost.
const UNCLEAR: &str = "8/2b5/kp1p1p2/1PpP1Pp1/K1P3P1/3B4/8/8 b - - 0 1";

fn pending(cause: Cause) -> Game {
    let mut game = standard_kings();
    let what = EventKind::ProofAwaited { cause, side: Color::White };
    let by = match cause {
        Cause::Timeout => Actor::Clock,
        Cause::Resignation => Actor::Player(WHITE),
    };
    game.apply(&Event { at: at(50), by, what });
    game
}

fn standard_kings() -> Game {
    let mut game = begin("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    play_all(&mut game, &["e4", "Kd7"]);
    game
}

fn settle(ply: u32, winnability: Winnability) -> SystemCommand {
    let work = Work { nodes: 2_000_000, positions: 1_000_000 };
    SystemCommand::Settle { ply, verdict: Verdict { winnability, work } }
}

#[test]
fn a_result_that_waits_for_its_proof_is_over_for_everyone() {
    for cause in [Cause::Timeout, Cause::Resignation] {
        let game = pending(cause);
        assert!(!game.is_running());
        assert_eq!((game.deadline(), game.ended()), (None, None));
        for (command, by) in [
            (play("Ke2", 2), WHITE),
            (PlayerCommand::OfferDraw, BLACK),
            (PlayerCommand::AcceptDraw { ply: 2 }, BLACK),
            (PlayerCommand::Resign, BLACK),
            (PlayerCommand::Abort, WHITE),
        ] {
            let refused = game.decide(&command.clone().by(by), at(5000));
            assert_eq!(refused, Err(GameError::BeingProven), "{command:?}");
        }
        let again = game.decide(&PlayerCommand::Resign.by(WHITE), at(60));
        let repeated = cause == Cause::Resignation;
        let expected = if repeated { GameError::AlreadyDone } else { GameError::BeingProven };
        assert_eq!(again, Err(expected));
        assert_eq!(game.decide(&SystemCommand::CheckTime.into(), at(5000)), Ok(vec![]));
        let awaited = game.pending().map(|pending| (pending.cause, pending.side));
        assert_eq!(awaited, Some((cause, Color::White)));
    }
}

#[test]
fn the_proof_makes_it_a_loss_or_a_draw_at_the_instant_it_ended() {
    let walls = Winnability::CannotWin(Unwinnable::Walls);
    let mv = parse_move(standard_kings().position(), "Ke2").unwrap();
    let mate = Winnability::CanWin(vec![mv]);
    let (loser, side) = (Color::White, Color::White);
    for (cause, found, expected, proof) in [
        (
            Cause::Timeout,
            walls.clone(),
            Ending::TimeoutDrawn { timed_out: side },
            "cannot_mate walls",
        ),
        (Cause::Timeout, mate.clone(), Ending::Timeout { loser }, "could_mate e1e2"),
        (
            Cause::Timeout,
            Winnability::Unknown,
            Ending::Timeout { loser },
            "undecided 2000000 1000000",
        ),
        (
            Cause::Resignation,
            walls,
            Ending::ResignationDrawn { resigned: side },
            "cannot_mate walls",
        ),
        (Cause::Resignation, mate, Ending::Resignation { loser }, "could_mate e1e2"),
        (
            Cause::Resignation,
            Winnability::Unknown,
            Ending::Resignation { loser },
            "undecided 2000000 1000000",
        ),
    ] {
        let mut game = pending(cause);
        let other = settle(3, found.clone());
        let stale = game.decide(&other.into(), at(51));
        assert_eq!(stale, Err(GameError::Stale), "proven for another position");
        carry_out(&mut game, &settle(2, found.clone()).into(), at(51)).unwrap();
        assert_eq!(ending(&game), Some(expected));
        assert_eq!(game.ended().unwrap().at, at(50), "when it ended, not when it was proven");
        assert_eq!(evidence(&game).as_deref(), Some(proof));
        assert_eq!(game.pending(), None);
        let twice = game.decide(&settle(2, found).into(), at(52));
        assert_eq!(twice, Err(GameError::Over));
    }
    // Nothing waits: nothing follows.
    let running = standard();
    let settle = settle(0, Winnability::Unknown);
    assert_eq!(running.decide(&settle.into(), at(1)), Ok(vec![]));
}

#[test]
fn what_the_request_cannot_prove_waits() {
    // Locked pawns and bishops that see over them.
    let mut game = begin(UNCLEAR);
    let verdict = game.can_mate(Color::White, Budget::INLINE);
    assert_eq!(verdict.winnability, Winnability::Unknown, "choose another position");
    let resigned = carry_out(&mut game, &PlayerCommand::Resign.by(BLACK), at(3)).unwrap();
    let awaited = EventKind::ProofAwaited { cause: Cause::Resignation, side: Color::Black };
    assert_eq!(resigned, [Event { at: at(3), by: Actor::Player(BLACK), what: awaited }]);
    assert!(game.pending().is_some());
}

#[test]
fn a_result_counts_for_each_side() {
    let [won, drawn, lost] = [Score::Won, Score::Drawn, Score::Lost].map(Some);
    let table = [
        ("1-0", won, lost),
        ("0-1", lost, won),
        ("1/2-1/2", drawn, drawn),
        ("0-0", lost, lost),
        ("*", None, None),
    ];
    for (text, white, black) in table {
        let result = text.parse::<GameResult>().unwrap();
        assert_eq!(result.as_str(), text);
        let counted = Color::ALL.map(|side| result.score(side));
        let expected = Color::ALL.map(|side| side.fold_wb(white, black));
        assert_eq!(counted, expected, "{text}");
    }
    assert!("1:0".parse::<GameResult>().is_err());
}
