//! Verdicts of each kind, by hand.

use shakmaty::{CastlingMode, Chess, Color, Position};

use super::*;
use crate::chess::position_of;

fn position(fen: &str) -> Chess {
    position_of(fen, CastlingMode::Standard).unwrap()
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
    let life = |fen| life(&position(fen), Rules::default(), Budget::INLINE);
    let walls = "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1";
    let (white, black) = (Unwinnable::Walls, Unwinnable::Walls);
    assert_eq!(life(walls), Life::Dead { white, black });
    assert_eq!(life("8/8/8/8/8/4k3/8/4K2Q w - - 0 1"), Life::Alive);
    let (white, black) = (Unwinnable::Material, Unwinnable::Enumerated { positions: 1 });
    assert_eq!(life("r7/K1k5/8/8/8/8/8/8 w - - 0 1"), Life::Dead { white, black });
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
        let ask = |budget| winnability(&root, winner, Rules::default(), budget).winnability;
        assert_eq!(ask(Budget { nodes: 0, positions: 0 }), Winnability::Unknown);
        let Winnability::CanWin(line) = ask(Budget::INLINE) else { panic!("{winner}") };
        let mut end = root.clone();
        line.iter().for_each(|mv| end = end.clone().play(*mv).unwrap());
        assert!(end.is_checkmate() && end.turn() != winner);
    }
    let later = position(&fen.replace("e6", "-"));
    let nothing = Budget { nodes: 0, positions: 0 };
    let verdict = winnability(&later, Color::White, Rules::default(), nothing);
    assert_eq!(verdict.cannot_win(), Some(Unwinnable::Walls));
}

#[test]
fn without_en_passant_a_check_that_only_it_would_answer_is_mate() {
    let mated = position("k7/8/3n4/1Pp4r/3K4/7r/8/8 w - c6 0 1");
    let ask = |position: &Chess, en_passant, winner| {
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
fn a_budget_bounds_the_work() {
    let fen = "qqrrknnq/bbbnnbbb/8/8/8/8/NPPNNBNP/RQNNKQQR w - - 0 1";
    let setup = fen.parse::<shakmaty::fen::Fen>().unwrap().into_setup();
    let many = set_up(setup).unwrap();
    let budget = Budget { nodes: 40, positions: 10 };
    let verdict = winnability(&many, Color::White, Rules::default(), budget);
    assert_eq!(verdict.winnability, Winnability::Unknown);
    // A position is always looked at whole, so the bounds may be passed by one of them.
    assert!((40..40 + 256).contains(&verdict.work.nodes), "{:?}", verdict.work);
    assert!((10..10 + 256).contains(&verdict.work.positions), "{:?}", verdict.work);
    let nothing = Budget { nodes: 0, positions: 0 };
    let verdict = winnability(&many, Color::Black, Rules::default(), nothing);
    assert_eq!((verdict.winnability, verdict.work), (Winnability::Unknown, Work::default()));
}
