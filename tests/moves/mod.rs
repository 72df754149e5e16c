//! Moves through the module `chess`: random games from here, compared with what else is known.

/// Illegal moves, sent to a server.
mod illegal_moves;
/// Every notation there and back, and what else is read.
mod notation;
/// The rules of moves once more, to compare with.
mod oracle;
/// Legal moves counted, against published numbers.
mod perft;
/// Whether a refusal tells the truth.
mod refusals;

use proptest::{prelude::*, test_runner::Config};
use zugpost::chess::{Move, Position, Start, Variant, VariantPosition};

/// Starts of our own that bring castling, promotion and en passant soon.
const STARTS: [(&str, Variant); 13] = [
    ("r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1", Variant::Standard),
    ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", Variant::Standard),
    ("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1", Variant::Standard),
    ("4k2n/2P3P1/8/1p6/6P1/8/2p3p1/4K2N w - - 0 1", Variant::Standard),
    ("3rk3/3p1b2/8/q3r3/7b/4N3/3PQP2/R3K2R w KQ - 0 1", Variant::Standard),
    ("8/5k2/8/K2pP2r/8/b4q2/2RN4/8 w - d6 0 1", Variant::Standard),
    ("k7/8/1K6/8/8/8/7Q/1R6 w - - 0 1", Variant::Standard),
    ("7k/p7/5K2/6R1/6Q1/8/8/8 w - - 0 1", Variant::Standard),
    ("4k3/8/8/8/8/8/8/R1R1KR1R w KQ - 0 1", Variant::Standard),
    ("1rk2r2/pppppppp/8/8/8/8/PPPPPPPP/1RK2R2 w FBfb - 0 1", Variant::Chess960),
    ("rk4r1/8/8/3q4/3Q4/8/8/RK4R1 w GAga - 0 1", Variant::Chess960),
    ("4k3/8/8/8/8/8/8/qR2KR2 w FB - 0 1", Variant::Chess960),
    ("2r1k1r1/8/2n5/8/8/5B2/8/2R1K1R1 b GCgc - 0 1", Variant::Chess960),
];

/// A start and numbers that choose a legal move each.
fn games() -> impl Strategy<Value = (Start, Vec<u16>)> {
    let start = prop_oneof![
        2 => Just(Start::standard()),
        2 => (0..960_u16).prop_map(|number| Start::chess960(number).expect("a number")),
        4 => (0..STARTS.len()).prop_map(|index| {
            let (fen, variant) = STARTS[index];
            Start::from_fen(fen, variant).expect("a start")
        }),
    ];
    (start, proptest::collection::vec(any::<u16>(), 0..100))
}

/// Returns the starts of our own, and what each of their moves leads to.
fn openings() -> Vec<VariantPosition> {
    let starts = STARTS.map(|(fen, variant)| Start::from_fen(fen, variant).expect("a start"));
    let first = starts.iter().map(|start| start.position.clone());
    let second = starts.iter().flat_map(|start| {
        start.position.legal_moves().into_iter().map(|mv| {
            let mut after = start.position.clone();
            after.play_unchecked(mv);
            after
        })
    });
    first.chain(second).collect()
}

/// Plays the game that the numbers choose, and shows each position on the way.
fn walk(
    start: &Start,
    notification_preferences: &[u16],
    mut see: impl FnMut(&VariantPosition, Option<Move>),
) {
    let mut position = start.position.clone();
    for choice in notification_preferences {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[usize::from(*choice) % legal.len()];
        see(&position, Some(mv));
        position.play_unchecked(mv);
    }
    see(&position, None);
}

/// How many cases a property is tried on, in the quick loop and when all is tested.
fn cases(quick: u32, full: u32) -> Config {
    let cases = if crate::support::is_full() { full } else { quick };
    Config { cases, failure_persistence: None, ..Config::default() }
}
