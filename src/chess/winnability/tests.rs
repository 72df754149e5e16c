//! Verdicts of each kind, by hand.

use shakmaty::{Color, Position};

use super::*;
use crate::chess::{Variant, VariantPosition, position_of};

fn position(fen: &str) -> VariantPosition {
    position_of(fen, Variant::Standard).unwrap()
}

fn ask(fen: &str, winner: Color) -> Winnability {
    winnability(&position(fen), winner, Rules::default(), Budget::INLINE).winnability
}

/// Replays a line and checks that it is legal and mates for the winner.
fn mates(fen: &str, winner: Color, line: &[Move]) -> bool {
    let mut position = position(fen);
    for mv in line {
        if !position.is_legal(*mv) {
            return false;
        }
        position.play_unchecked(*mv);
    }
    position.is_checkmate() && position.turn() != winner
}

#[test]
fn a_side_that_can_win_is_told_by_a_line_that_mates() {
    for (fen, winner) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Color::White),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Color::Black),
        ("8/8/8/8/8/4k3/8/4K2Q w - - 0 1", Color::White),
        ("8/8/4k3/8/8/8/4P3/4K3 b - - 0 1", Color::White),
        // A knight mates among the loser's own men.
        ("8/8/4k3/8/8/4n3/6P1/4K3 w - - 0 1", Color::Black),
        // Already mate.
        ("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", Color::White),
    ] {
        let Winnability::CanWin(line) = ask(fen, winner) else { panic!("{fen}") };
        assert!(mates(fen, winner, &line), "{fen} {line:?}");
    }
}

#[test]
fn a_side_that_cannot_win_is_told_why() {
    let reason = |fen, winner| match ask(fen, winner) {
        Winnability::CannotWin(reason) => reason,
        other => panic!("{fen} {other:?}"),
    };
    let bare = "8/8/8/8/8/4k3/8/4K2Q w - - 0 1";
    assert_eq!(reason(bare, Color::Black), Unwinnable::Material);
    let mated = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";
    assert_eq!(reason(mated, Color::Black), Unwinnable::Checkmated);
    let stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    assert_eq!(reason(stalemate, Color::White), Unwinnable::Stalemate);
    // Kxa8 is forced.
    let forced = "r7/K1k5/8/8/8/8/8/8 w - - 0 1";
    assert_eq!(reason(forced, Color::Black), Unwinnable::Enumerated { positions: 1 });
    let walls = "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1";
    assert_eq!(reason(walls, Color::White), Unwinnable::Walls);
    assert_eq!(reason(walls, Color::Black), Unwinnable::Walls);
    let bishops = "8/8/7p/5p1P/5p1K/4bPp1/5bPb/4bkb1 b - - 0 1";
    assert!(matches!(reason(bishops, Color::Black), Unwinnable::Bishops { .. }));
}

#[test]
fn a_position_is_dead_if_neither_side_can_win() {
    let position_status = |fen| position_status(&position(fen), Rules::default(), Budget::INLINE);
    let walls = "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1";
    let (white, black) = (Unwinnable::Walls, Unwinnable::Walls);
    assert_eq!(position_status(walls), PositionStatus::Dead { white, black });
    assert_eq!(position_status("8/8/8/8/8/4k3/8/4K2Q w - - 0 1"), PositionStatus::Alive);
    let (white, black) = (Unwinnable::Material, Unwinnable::Enumerated { positions: 1 });
    assert_eq!(
        position_status("r7/K1k5/8/8/8/8/8/8 w - - 0 1"),
        PositionStatus::Dead { white, black }
    );
}

#[test]
fn en_passant_counts_only_where_the_rules_have_it() {
    // The only way to open the wall, and at once: exd6 or never.
    let fen = "k7/8/1p1p4/pPpPp3/P1P1Pp1p/5P1P/8/K7 w - e6 0 1";
    let ask = |en_passant| {
        let rules = Rules { en_passant, ..Rules::default() };
        winnability(&position(fen), Color::White, rules, Budget::INLINE).winnability
    };
    let Winnability::CanWin(line) = ask(true) else { panic!("{:?}", ask(true)) };
    assert!(line[0].is_en_passant());
    assert!(mates(fen, Color::White, &line));
    assert_eq!(ask(false), Winnability::CannotWin(Unwinnable::Walls));
}

#[test]
fn what_can_be_taken_in_passing_at_once_is_no_wall() {
    // White's pawn gets no further than e7, but with the one on e5 all of the rest opens.
    let fen = "BRBRBRBR/1P1P1P1P/8/1p1Pp1p1/1P2P1P1/Bp2pBp1/1P1kP1Pp/7K w - e6 0 1";
    let position = |fen: &str| {
        let setup = fen.parse::<shakmaty::fen::Fen>().unwrap().into_setup();
        set_up(setup).unwrap()
    };
    let root = position(fen);
    for winner in Color::ALL {
        let ask = |budget| can_checkmate(&root, winner, Rules::default(), budget).winnability;
        assert_eq!(ask(Budget { nodes: 0, positions: 0 }), Winnability::Unknown);
        let Winnability::CanWin(line) = ask(Budget::INLINE) else { panic!("{winner}") };
        let mut end = root.clone();
        line.iter().for_each(|mv| end = end.clone().play(*mv).unwrap());
        assert!(end.is_checkmate() && end.turn() != winner);
    }
    let later = position(&fen.replace("e6", "-"));
    let nothing = Budget { nodes: 0, positions: 0 };
    let verdict = can_checkmate(&later, Color::White, Rules::default(), nothing);
    assert_eq!(verdict.cannot_win(), Some(Unwinnable::Walls));
}

#[test]
fn without_en_passant_a_check_that_only_it_would_answer_is_mate() {
    let mated = position("k7/8/3n4/1Pp4r/3K4/7r/8/8 w - c6 0 1");
    let ask = |position: &VariantPosition, en_passant, winner| {
        let rules = Rules { en_passant, ..Rules::default() };
        winnability(position, winner, rules, Budget::INLINE).winnability
    };
    assert_eq!(ask(&mated, false, Color::Black), Winnability::CanWin(Vec::new()));
    let checkmated = Winnability::CannotWin(Unwinnable::Checkmated);
    assert_eq!(ask(&mated, false, Color::White), checkmated);
    for winner in Color::ALL {
        let Winnability::CanWin(line) = ask(&mated, true, winner) else { panic!("{winner}") };
        assert!(line[0].is_en_passant());
    }
}

#[test]
fn what_is_almost_closed_is_not_closed() {
    // White mates in each, but only by what a proof is tempted to forget.
    for (fen, by) in [
        ("k7/1p6/pPp5/2P1p3/PpPpP1p1/1P1P2P1/8/3K4 b - c3 0 1", "en passant, at once"),
        ("1k6/2p5/KpPp1p1p/bP1PpPpP/4P3/8/8/8 w - g6 0 1", "the same, beside bishops"),
        ("3k4/p1p1pBp1/P1P1P1P1/P1P1P1P1/8/8/5b2/3K4 b - - 0 1", "a man that comes to be taken"),
        ("8/8/p3k3/Pp6/1p2p1p1/bp1pP1Pb/1p1P4/1K4B1 w - b6 0 1", "a pawn that leaves its file"),
        ("k7/Pp6/1PB5/8/8/8/8/K7 b - - 0 1", "a pawn that takes a bishop"),
        ("8/8/6p1/8/6Q1/2k1pR2/2q5/1BK5 w - - 0 1", "a bishop that takes a man"),
        ("8/8/8/8/8/1q6/kqQQ4/2KBr3 w - - 0 1", "a bishop between rook and king"),
    ] {
        let position = position(fen);
        let chess = position.as_chess().unwrap();
        assert!(!barrier::shuts_out(chess, Color::White), "{by}");
        let bishops = BishopsProof::of(chess).map(|mut it| it.prove(Budget::INLINE.positions));
        assert!(!matches!(bishops, Some(BishopsOutcome::NeverMates { .. })), "{by}");
        let Winnability::CanWin(line) = ask(fen, Color::White) else { panic!("{by}") };
        assert!(mates(fen, Color::White, &line), "{by}");
    }
}

#[test]
fn a_check_that_en_passant_answers_is_mate_only_without_it() {
    let position = position("k7/2p5/3n4/1P5r/3K4/7r/8/8 b - - 0 1");
    let ask = |en_passant| {
        let rules = Rules { en_passant, ..Rules::default() };
        winnability(&position, Color::Black, rules, Budget::INLINE).winnability
    };
    let Winnability::CanWin(without) = ask(false) else { panic!() };
    assert_eq!((without.len(), without[0].to()), (1, Square::C5));
    let Winnability::CanWin(with) = ask(true) else { panic!() };
    let mut end = position.clone();
    with.iter().for_each(|mv| end = end.clone().play(*mv).unwrap());
    assert!(end.is_checkmate());
}

#[test]
fn a_budget_bounds_the_work() {
    let fen = "qqrrknnq/bbbnnbbb/8/8/8/8/NPPNNBNP/RQNNKQQR w - - 0 1";
    let setup = fen.parse::<shakmaty::fen::Fen>().unwrap().into_setup();
    let many = set_up(setup).unwrap();
    let budget = Budget { nodes: 40, positions: 10 };
    let verdict = can_checkmate(&many, Color::White, Rules::default(), budget);
    assert_eq!(verdict.winnability, Winnability::Unknown);
    // A position is always looked at whole, so the bounds may be passed by one of them.
    assert!((40..40 + 256).contains(&verdict.work.nodes), "{:?}", verdict.work);
    assert!((10..10 + 256).contains(&verdict.work.positions), "{:?}", verdict.work);
    let nothing = Budget { nodes: 0, positions: 0 };
    let verdict = can_checkmate(&many, Color::Black, Rules::default(), nothing);
    assert_eq!((verdict.winnability, verdict.work), (Winnability::Unknown, Work::default()));
}

#[test]
fn what_a_small_budget_settles_costs_no_more_with_a_large_one() {
    // The proof with bishops finds over 100 000 arrangements here, and no end.
    let fen = "r1b2rk1/ppp4p/4p1p1/4n3/6p1/1BP5/PP3PPP/R4RK1 w - - 0 1";
    let ask = |budget| winnability(&position(fen), Color::White, Rules::default(), budget);
    let inline = ask(Budget::INLINE);
    assert!(matches!(inline.winnability, Winnability::CanWin(_)), "{inline:?}");
    for budget in [Budget::BACKGROUND, Budget::ADMIN] {
        assert_eq!(ask(budget), inline, "{budget:?}");
    }
}

#[test]
fn arrangements_of_the_other_men_are_work() {
    let bishops = "8/8/7p/5p1P/5p1K/4bPp1/5bPb/4bkb1 b - - 0 1";
    let ask = |budget| winnability(&position(bishops), Color::Black, Rules::default(), budget);
    let Verdict { winnability, work } = ask(Budget::INLINE);
    let Winnability::CannotWin(Unwinnable::Bishops { arrangements }) = winnability else {
        panic!("{winnability:?}")
    };
    // The one on the board cost nothing.
    assert_eq!(work.positions, arrangements - 1);
    // All of the budget is spent by then. Half as much again enumerates positions.
    let less = ask(Budget { nodes: 0, positions: arrangements - 1 });
    assert_eq!(less.winnability, Winnability::Unknown);
    assert!(less.work.positions > work.positions, "{:?}", less.work);
    assert!(less.work.positions <= work.positions * 3 / 2 + 1, "{:?}", less.work);
}
