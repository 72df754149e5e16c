//! Tables of positions under the house rules, and what may be played in them.

use shakmaty::{Bitboard, CastlingMode, Color, Rank, Role, Square, attacks};

use super::*;
use crate::chess::{
    AutomaticEnd, BadStart, BoardEnd, Illegal, InputError, Line, Start, Variant, exposing_moves,
    parse_move_under, uci,
};

const NO_EN_PASSANT: Rules = Rules { en_passant: false, legal_moves_only: true };
const NO_WARNING: Rules = Rules { en_passant: true, legal_moves_only: false };

/// The perft positions of the Chess Programming Wiki, and some full of en passant.
const POSITIONS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "4k3/2p1p1p1/8/1P1P1P2/p1p1p3/8/1P1P1P2/4K3 w - - 0 1",
    "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
];

fn start(fen: &str, rules: Rules) -> Start {
    Start::from_fen(fen, Variant::Standard).unwrap().under(rules).unwrap()
}

fn read(fen: &str, rules: Rules, text: &str) -> Result<String, InputError> {
    let start = start(fen, rules);
    parse_move_under(&start.position, rules, text).map(|m| uci(m, CastlingMode::Standard))
}

/// Returns the move that would leave the king in check and what attacks it.
fn exposed(fen: &str, text: &str) -> Result<(String, Vec<Square>), InputError> {
    match read(fen, NO_WARNING, text) {
        Err(InputError::Illegal(Illegal::Exposed { mv, checkers, .. })) => {
            let squares = checkers.into_iter().map(|(_, square)| square).collect();
            Ok((uci(mv, CastlingMode::Standard), squares))
        }
        Err(error) => Err(error),
        Ok(legal) => panic!("{text} is legal: {legal}"),
    }
}

fn leaves(position: &VariantPosition, depth: u32, rules: Rules) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |mv| {
        let mut next = position.clone();
        play(&mut next, mv, rules);
        leaves(&next, depth - 1, rules)
    };
    position.legal_moves().into_iter().map(after).sum()
}

/// Counts with shakmaty's own moves, passing over every capture in passing.
fn leaves_without(position: &VariantPosition, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves().into_iter().filter(|mv| !mv.is_en_passant());
    let after = |mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        leaves_without(&next, depth - 1)
    };
    moves.map(after).sum()
}

#[test]
fn without_en_passant_all_other_moves_stay() {
    let mut differ = 0;
    for fen in POSITIONS {
        let with = start(fen, Rules::default()).position;
        let without = start(fen, NO_EN_PASSANT).position;
        for depth in 1..=3 {
            let found = leaves(&without, depth, NO_EN_PASSANT);
            assert_eq!(found, leaves_without(&with, depth), "{fen} {depth}");
            let lawful = leaves(&with, depth, Rules::default());
            assert_eq!(lawful, shakmaty::perft(&with, depth), "{fen} {depth}");
            differ += u32::from(found != lawful);
        }
    }
    assert!(differ > 5, "en passant was possible in {differ} counts only");
}

#[test]
fn a_capture_in_passing_is_refused_by_name() {
    let fen = "4k3/8/8/3pP3/8/8/4P3/4K3 w - d6 0 1";
    let off = Err(InputError::Illegal(Illegal::EnPassantOff));
    // With a doubled pawn the piece is sought by its file.
    for text in ["exd6", "exd6 e.p.", "e5d6", "5546", "e5xd6"] {
        assert_eq!(read(fen, Rules::default(), text), Ok("e5d6".into()), "{text}");
        assert_eq!(read(fen, NO_EN_PASSANT, text), off, "{text}");
    }
    assert_eq!(Illegal::EnPassantOff.to_string(), "This game is played without en passant.",);
    let black = "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1";
    assert_eq!(read(black, NO_EN_PASSANT, "exd3"), off);
    // What is no capture in passing is refused as ever.
    for text in ["exf6", "e5f6"] {
        let to = Square::F6;
        let nothing = Err(InputError::Illegal(Illegal::PawnNothingToCapture { to }));
        assert_eq!(read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", NO_EN_PASSANT, text), nothing);
    }
    // Nor is it one where the last move was no double step, or on another rank.
    let nothing = |to| Err(InputError::Illegal(Illegal::PawnNothingToCapture { to }));
    let no_right = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
    let pawn = Square::D5;
    let passed = Err(InputError::Illegal(Illegal::EnPassantPassed { pawn }));
    assert_eq!(read(no_right, Rules::default(), "exd6"), passed);
    let third_rank = "4k3/8/8/3p4/8/4P3/8/4K3 w - - 0 1";
    assert_eq!(read(third_rank, NO_EN_PASSANT, "exd4"), nothing(Square::D4));
    let own = "4k3/8/8/3PP3/8/8/8/4K3 w - - 0 1";
    assert!(matches!(
        read(own, NO_EN_PASSANT, "e5d6"),
        Err(InputError::Illegal(Illegal::PawnNothingToCapture { .. }))
    ));
}

/// After 1.d4+ nothing but exd3 in passing answers the check.
const ONLY_IN_PASSING: &str = "8/4N3/R7/4k3/4p3/6P1/2NP4/7K w - - 0 1";

#[test]
fn a_check_that_only_en_passant_would_answer_is_mate() {
    for (rules, san, mate) in [(Rules::default(), "d4+", false), (NO_EN_PASSANT, "d4#", true)] {
        let start = start(ONLY_IN_PASSING, rules);
        let mv = parse_move_under(&start.position, rules, "d4").unwrap();
        let line = Line::replay(&start, [mv]);
        assert_eq!(line.steps[0].san.to_string(), san);
        let expected =
            mate.then_some(AutomaticEnd::Board(BoardEnd::Checkmate { winner: Color::White }));
        assert_eq!(line.automatic_end(1, |_| false), expected);
    }
}

#[test]
fn a_start_that_only_en_passant_keeps_alive_is_over_without_it() {
    let fen = "8/4N3/R7/4k3/3Pp3/6P1/2N5/7K b - d3 0 1";
    let start = Start::from_fen(fen, Variant::Standard).unwrap();
    let kept = start.clone().under(NO_WARNING).unwrap();
    assert_eq!(crate::chess::fen(&kept.position), fen);
    assert_eq!(start.under(NO_EN_PASSANT), Err(BadStart::Over));
}

#[test]
fn without_en_passant_a_double_step_makes_no_other_position() {
    let jumped = |rules: Rules| {
        let start = start("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", rules);
        let mv = parse_move_under(&start.position, rules, "e4").unwrap();
        Line::replay(&start, [mv]).position(1).clone()
    };
    let stepped = start("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1", Rules::default()).position;
    assert_ne!(jumped(Rules::default()), stepped);
    assert_eq!(jumped(NO_EN_PASSANT), stepped);
    assert_eq!(crate::chess::fen(&jumped(NO_EN_PASSANT)), crate::chess::fen(&stepped));
}

#[test]
fn every_piece_may_leave_the_king_in_check_without_the_warning() {
    for (fen, text, mv, checkers) in [
        // Pinned.
        ("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1", "Nc4", "e3c4", vec![Square::E8]),
        ("4r1k1/8/8/8/8/4B3/8/4K3 w - - 0 1", "Bd4", "e3d4", vec![Square::E8]),
        ("4r1k1/8/8/8/7b/8/5R2/4K3 w - - 0 1", "Rf3", "f2f3", vec![Square::H4, Square::E8]),
        ("6k1/8/8/8/7b/8/5Q2/4K3 w - - 0 1", "Qd4", "f2d4", vec![Square::H4]),
        ("4r1k1/8/8/8/8/3p4/4P3/4K3 w - - 0 1", "exd3", "e2d3", vec![Square::E8]),
        ("6k1/8/8/8/7b/8/5P2/4K3 w - - 0 1", "f4", "f2f4", vec![Square::H4]),
        // In check before, and after.
        ("4r1k1/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra2", "a1a2", vec![Square::E8]),
        // The king itself, into an attack, along it, beside the other king.
        ("5rk1/8/8/8/8/8/8/4K3 w - - 0 1", "Kf2", "e1f2", vec![Square::F8]),
        ("4r1k1/8/8/8/8/4K3/8/8 w - - 0 1", "Ke2", "e3e2", vec![Square::E8]),
        ("8/8/8/8/8/4k3/8/R3K3 w - - 0 1", "Kd2", "e1d2", vec![Square::E3]),
        ("6k1/8/8/8/8/3p1n2/8/4K2R w - - 0 1", "Kd2", "e1d2", vec![Square::F3]),
        // Both pawns leave the rank, and the rook looks through.
        ("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "exd6", "e5d6", vec![Square::H5]),
        // The promotion is part of the move.
        ("8/4P2k/8/8/8/8/8/r3K3 w - - 0 1", "e8=N", "e7e8n", vec![Square::A1]),
        // Black's move.
        ("4k3/4n3/8/8/8/8/8/4R1K1 b - - 0 1", "Nc6", "e7c6", vec![Square::E1]),
    ] {
        assert_eq!(exposed(fen, text), Ok((mv.to_owned(), checkers)), "{fen} {text}");
        let refused = read(fen, Rules::default(), text).unwrap_err().to_string();
        assert!(refused.starts_with("Your king "), "{refused}");
    }
}

#[test]
fn such_a_move_is_as_complete_as_any_other() {
    let promotes = "8/4P2k/8/8/8/8/8/r3K3 w - - 0 1";
    assert_eq!(exposed(promotes, "e8"), Err(InputError::PromotionMissing));
    let refused = read(promotes, Rules::default(), "e8").unwrap_err().to_string();
    assert_eq!(refused, "Your king would still be in check from the rook on a1.");
    let pinned = "4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1";
    assert_eq!(exposed(pinned, "e3c4q"), Err(InputError::Illegal(Illegal::NotAPromotion)),);
}

#[test]
fn of_two_knights_the_one_that_may_go_goes() {
    // The knight on e3 is pinned, the one on b2 is free.
    let fen = "4r1k1/8/8/8/8/4N3/1N6/4K3 w - - 0 1";
    assert_eq!(read(fen, NO_WARNING, "Nc4"), Ok("b2c4".into()));
    assert_eq!(exposed(fen, "Nec4").unwrap().0, "e3c4");
    assert_eq!(exposed(fen, "e3c4").unwrap().0, "e3c4");
    // Neither may go: both are named, by their squares.
    let both = "6k1/8/8/8/1b5b/8/3N1N2/4K3 w - - 0 1";
    assert_eq!(
        read(both, NO_WARNING, "Ne4").unwrap_err().to_string(),
        "Ambiguous move: Nd2-e4 or Nf2-e4? Type it in full.",
    );
    assert_eq!(exposed(both, "Nd2-e4").unwrap().0, "d2e4");
}

#[test]
fn castling_out_of_and_through_check_stays_refused() {
    for (fen, text) in [
        ("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O"),
        ("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"),
        ("5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"),
        ("2k3r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1h1"),
        ("2k3r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Kg1"),
        ("2r3k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O"),
    ] {
        let refused = exposed(fen, text).unwrap_err();
        assert!(
            matches!(
                refused,
                InputError::Illegal(
                    Illegal::CastlingInCheck { .. }
                        | Illegal::CastlingThrough { .. }
                        | Illegal::CastlingInto { .. }
                )
            ),
            "{fen} {text}: {refused:?}"
        );
        let board = start(fen, NO_WARNING).position;
        assert!(exposing_moves(&board).iter().all(|mv| !mv.is_castle()));
    }
}

/// All moves of Articles 3.2 to 3.8, castling apart, worked out square by square.
fn pseudo_legal(position: &VariantPosition) -> Vec<(Square, Square)> {
    let (board, us) = (position.board(), position.turn());
    let mut moves = Vec::new();
    for from in position.us() {
        let piece = board.piece_at(from).unwrap();
        let mut targets = attacks::attacks(from, piece, board.occupied()) & !position.us();
        if piece.role == Role::Pawn {
            let passing = position.maybe_ep_square().map_or(Bitboard::EMPTY, Bitboard::from);
            targets &= position.them() | passing;
            let free = |to: &Square| !board.occupied().contains(*to);
            let one = from.offset(us.fold_wb(8, -8)).filter(free);
            let home = from.rank() == us.fold_wb(Rank::Second, Rank::Seventh);
            let two = one.and_then(|one| one.offset(us.fold_wb(8, -8))).filter(free);
            targets |= one.map_or(Bitboard::EMPTY, Bitboard::from);
            targets |= two.filter(|_| home).map_or(Bitboard::EMPTY, Bitboard::from);
        }
        moves.extend(targets.into_iter().map(|to| (from, to)));
    }
    moves
}

proptest::proptest! {
    /// Legal moves and exposing ones are together all there are, and none is both.
    #[test]
    fn exposing_moves_are_what_legality_alone_forbids(
        place in 0_usize..POSITIONS.len(),
        choices in proptest::collection::vec(0_usize..200, 0..80),
    ) {
        let mut position = start(POSITIONS[place], NO_WARNING).position;
        for choice in choices {
            let legal = position.legal_moves();
            let exposing = exposing_moves(&position);
            let squares = |mv: &Move| (mv.from().unwrap(), mv.to());
            let mut together: Vec<_> = legal.iter().filter(|m| !m.is_castle()).map(squares).collect();
            together.dedup();
            for mv in &exposing {
                proptest::prop_assert!(!legal.contains(mv));
                // What shows it on a board must not stumble over it.
                let san = play_san(&mut position.clone(), *mv, NO_WARNING).to_string();
                proptest::prop_assert!(!san.is_empty());
                let text = uci(*mv, CastlingMode::Standard);
                let read = parse_move_under(&position, NO_WARNING, &text);
                let same = matches!(
                    &read,
                    Err(InputError::Illegal(Illegal::Exposed { mv: found, checkers, .. }))
                        if found == mv && !checkers.is_empty()
                );
                proptest::prop_assert!(same, "{} {:?}", text, read);
            }
            together.extend(exposing.iter().map(squares));
            together.sort_unstable();
            together.dedup();
            let mut all = pseudo_legal(&position);
            all.sort_unstable();
            proptest::prop_assert_eq!(together, all);
            let Some(mv) = legal.get(choice % legal.len().max(1)) else { break };
            play(&mut position, *mv, NO_WARNING);
        }
    }
}
