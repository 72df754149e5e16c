//! A typed move: found among the legal ones, or refused with the reason.

use std::hint::black_box;

use criterion::Criterion;
use shakmaty::{san::SanPlus, uci::UciMove};
use zugpost::chess::{Position, Start, Variant, VariantPosition, parse_move};

const MIDDLE: &str = "r2q1rk1/ppp2ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPP2PPP/R2Q1RK1 w - - 0 8";
const PINNED: &str = "rnbqk2r/pppp1ppp/4pn2/8/1bPP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 0 4";
const CASTLING: &str = "r2qk2r/ppp2ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP2PP/R1BQK2R w KQkq - 0 7";

/// What is typed, and whether it is a move.
const TYPED: [(&str, &str, &str, bool); 10] = [
    ("SAN", MIDDLE, "Nd5", true),
    ("UCI", MIDDLE, "c3d5", true),
    ("numeric", MIDDLE, "3345", true),
    ("refused: in check", PINNED, "c3e4", false),
    ("refused: pinned knight of two", PINNED, "Ne4", false),
    ("refused: blocked", PINNED, "c1a3", false),
    ("refused: no such move", MIDDLE, "c3c5", false),
    ("refused: not yours", MIDDLE, "c6d4", false),
    ("refused: castling into check", CASTLING, "O-O", false),
    ("refused: none reaches", MIDDLE, "Rd4", false),
];

fn position(fen: &str) -> VariantPosition {
    Start::from_fen(fen, Variant::Standard).expect("a position").position
}

pub fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("typed");
    let middle = position(MIDDLE);
    group.bench_function("bare", |b| {
        b.iter(|| {
            let san = SanPlus::from_ascii(black_box(b"Nd5")).expect("a SAN");
            san.san.to_move(black_box(&middle)).expect("a legal move")
        });
    });
    group.bench_function("bare UCI", |b| {
        b.iter(|| {
            let uci = UciMove::from_ascii(black_box(b"c3d5")).expect("a move");
            uci.to_move(black_box(&middle)).expect("a legal move")
        });
    });
    group.bench_function("bare list of moves", |b| {
        b.iter(|| black_box(&middle).legal_moves());
    });
    for (name, fen, text, legal) in TYPED {
        let position = position(fen);
        assert_eq!(parse_move(&position, text).is_ok(), legal, "{text}");
        group.bench_function(name, |b| {
            b.iter(|| parse_move(black_box(&position), black_box(text)));
        });
    }
    group.finish();
}
