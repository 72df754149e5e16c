//! What bishops are granted, and what ends the proof.

use shakmaty::{CastlingMode, fen::Fen};

use super::*;

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

/// A walk in which White has a bishop on dark squares and Black none, and a board without.
fn walk(fen: &str) -> (Walk, Board) {
    let walk = Walk { bishops: ByColor { white: [1, 0], black: [0, 0] } };
    (walk, fen.parse::<Fen>().unwrap().into_setup().board)
}

#[test]
fn a_bishop_checks_by_moving_or_through_what_was_left() {
    // The white king has come from f6, g6 or e7.
    let (walk, board) = walk("7k/5K1p/7P/8/8/8/8/8");
    let mates = |vacated| walk.may_be_mate(&board, Color::White, vacated);
    assert!(mates(None));
    assert!(mates(Some(Bitboard::from(Square::F6))));
    assert!(!mates(Some(Bitboard::from(Square::G6))));
    assert!(!walk.may_be_mate(&board, Color::Black, None));
    // A bishop of the other color never checks here.
    let light = Walk { bishops: ByColor { white: [0, 1], black: [0, 0] } };
    assert!(!light.may_be_mate(&board, Color::White, None));
}

#[test]
fn a_capture_in_passing_leaves_two_squares() {
    let (walk, board) = walk("7k/8/8/3Pp3/8/8/8/K7");
    let mut left = Vec::new();
    let done = walk.successors(&board, Color::White, &mut |after, vacated| {
        if after.piece_at(Square::E6).is_some() {
            assert!(after.piece_at(Square::E5).is_none());
            left.push(vacated);
        }
    });
    assert!(done.is_some());
    assert_eq!(left, [Some(Bitboard::from(Square::D5) | Bitboard::from(Square::E5))]);
}

#[test]
fn a_king_does_not_shield_the_squares_behind_it() {
    // The rook checks along the rank; c8 lies behind the king.
    let (walk, board) = walk("3k3R/8/3K4/8/8/8/8/8");
    assert!(walk.may_be_mate(&board, Color::White, None));
    // A black bishop may stand on a flight, but only one of its color.
    let with = |black| Walk { bishops: ByColor { white: [0, 0], black } };
    let (_, board) = self::walk("3k3R/8/4K3/8/8/8/8/8");
    assert!(!with([0, 0]).may_be_mate(&board, Color::White, None));
    // c7 is dark.
    assert!(with([1, 0]).may_be_mate(&board, Color::White, None));
    assert!(!with([0, 1]).may_be_mate(&board, Color::White, None));
}

#[test]
fn bishops_pass_and_capture_on_their_color() {
    let (walk, board) = walk("7k/8/8/8/4np2/8/8/K7");
    let mut boards = Vec::new();
    let done = walk.successors(&board, Color::White, &mut |after, vacated| {
        if vacated.is_none() {
            boards.push(after.clone());
        }
    });
    assert!(done.is_some());
    // The pawn on f4 stands on a dark square, the knight on e4 on a light one.
    let mut without = board.clone();
    without.discard_piece_at(Square::F4);
    assert_eq!(boards, [board.clone(), without]);
    let mut black = 0;
    walk.successors(&board, Color::Black, &mut |_, vacated| {
        black += usize::from(vacated.is_none());
    });
    assert_eq!(black, 0);
}

#[test]
fn a_promotion_ends_the_proof() {
    let visits = |fen| {
        let (walk, board) = walk(fen);
        walk.successors(&board, Color::White, &mut |_, _| {}).is_some()
    };
    assert!(!visits("7k/P7/8/8/8/8/8/K7"));
    assert!(visits("n6k/P7/8/8/8/8/8/K7"));
    assert!(!visits("nn5k/P7/8/8/8/8/8/K7"));
    // By taking a bishop, which may stand there at any time.
    let (_, board) = walk("n6k/P7/8/8/8/8/8/K7");
    let black = |counts| Walk { bishops: ByColor { white: [1, 0], black: counts } };
    let visits = |counts| black(counts).successors(&board, Color::White, &mut |_, _| {}).is_some();
    assert!(visits([0, 1]));
    assert!(!visits([1, 0]));
}

#[test]
fn the_arrangements_are_bounded_and_the_bishops_needed() {
    let fen = "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1";
    let prove = |fen, most| BishopsProof::of(&position(fen)).unwrap().prove(most);
    let proven = prove(fen, 10_000);
    let BishopsOutcome::NeverMates { arrangements } = proven else { panic!("{proven:?}") };
    assert_eq!(prove(fen, arrangements), proven);
    assert_eq!(prove(fen, arrangements - 1), BishopsOutcome::Unfinished);
    // Taken up again, it ends as if it had never stopped.
    let mut bishops = BishopsProof::of(&position(fen)).unwrap();
    for most in [1, arrangements / 2, arrangements - 1] {
        assert_eq!(bishops.prove(most), BishopsOutcome::Unfinished, "{most}");
    }
    assert_eq!(bishops.prove(arrangements), proven);
    assert_eq!(bishops.work(), arrangements - 1);
    assert!(BishopsProof::of(&position("4k3/8/8/8/8/8/8/4K3 w - - 0 1")).is_none());
    let promotes = "2b1k3/P7/8/8/8/8/8/2B1K3 w - - 0 1";
    assert_eq!(prove(promotes, 10_000), BishopsOutcome::Fails);
}
