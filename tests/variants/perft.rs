//! Positions of each variant, and how many lines of so many half-moves begin there. Played the way
//! a player does: each inner move is written down, read again and then made.
//!
//! The usual positions, and those called published, have their numbers from the tests of shakmaty
//! and python-chess. The others are ours: each shows what only its variant has. All numbers were
//! counted with python-chess 1.11.

use zugpost::chess::{
    CastlingMode, Position as _, Variant, VariantPosition, parse_move, position_of, uci,
};

use crate::support::is_full;

/// A position, and how many lines of one half-move, of two, and so on.
type Counted = (&'static str, &'static [u64]);

/// Counts the lines; the last half-move is counted, not made.
fn count(position: &VariantPosition, depth: usize) -> u64 {
    let legal = position.legal_moves();
    if depth == 1 {
        return u64::try_from(legal.len()).expect("a number");
    }
    legal
        .into_iter()
        .map(|mv| {
            let text = uci(mv, CastlingMode::Standard);
            let read = parse_move(position, &text).expect("a legal move");
            assert_eq!(read, mv, "{text}");
            let mut after = position.clone();
            after.play_unchecked(read);
            count(&after, depth - 1)
        })
        .sum()
}

/// Checks all lines of a table, in the quick loop only short ones.
fn check(variant: Variant, table: &[Counted]) {
    let limit = if is_full() { u64::MAX } else { 9_000 };
    for (fen, counts) in table {
        let position = position_of(fen, variant).unwrap_or_else(|| panic!("{variant:?} {fen}"));
        for (depth, lines) in (1..).zip(*counts) {
            if *lines <= limit {
                assert_eq!(count(&position, depth), *lines, "{variant:?} {fen}: {depth}");
            }
        }
    }
}

#[test]
fn king_of_the_hill_has_the_right_number_of_lines() {
    check(
        Variant::KingOfTheHill,
        &[
            (Variant::KingOfTheHill.rules().start_fen, &[20, 400, 8_902, 197_281, 4_865_609]),
            // A king goes up the hill while the rooks can still castle.
            (
                "r3k2r/pppq1ppp/8/8/3n4/2P1K3/PP1Q1PPP/R6R w kq - 0 1",
                &[34, 1_371, 41_119, 1_596_058],
            ),
            // En passant opens the way.
            ("4k3/8/8/3pP3/8/3K4/8/8 w - d6 0 2", &[8, 38, 316, 1_878, 14_452, 89_685]),
            // Both kings stand below it.
            ("8/2p5/3k4/8/2P5/4K3/3P4/8 w - - 0 1", &[10, 60, 494, 3_164, 27_784, 193_018]),
        ],
    );
}

#[test]
fn three_check_has_the_right_number_of_lines() {
    check(
        Variant::ThreeCheck,
        &[
            (Variant::ThreeCheck.rules().start_fen, &[20, 400, 8_902, 197_281, 4_865_609]),
            // Published; the last check of both.
            (
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 1+1 0 1",
                &[48, 2_039, 97_848],
            ),
            // Published: castling.
            ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 1+1 0 1", &[26, 562, 13_410, 302_770]),
            // White has given the second check.
            (
                "r1bqkbnr/pppp1Bpp/2n5/4p3/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1+3 0 3",
                &[2, 58, 1_471, 43_379, 1_173_700],
            ),
            // A double check is one of two, and a single one ends it for Black.
            ("4k3/8/8/8/4N3/8/4q3/4R1K1 w - - 2+1 0 1", &[15, 217, 3_042, 61_781]),
            // The pawn that gives check is captured in passing.
            ("8/8/8/2k5/3Pp3/8/8/4K2Q b - d3 1+2 0 1", &[9, 162, 991, 22_140, 119_163]),
        ],
    );
}

#[test]
fn racing_kings_have_the_right_number_of_lines() {
    check(
        Variant::RacingKings,
        &[
            (Variant::RacingKings.rules().start_fen, &[21, 421, 11_264, 296_242, 9_472_927]),
            // Published: the goal is occupied.
            ("4brn1/2K2k2/8/8/8/8/8/8 w - - 0 1", &[6, 33, 178, 3_151, 12_981, 265_932]),
            // Black has one more move if White goes to the last rank.
            ("8/1K4k1/8/8/3R4/4b3/8/8 w - - 0 1", &[20, 337, 4_204, 60_574, 807_604]),
            // White is there: whatever Black does, it is over.
            ("1K6/6k1/8/8/3R4/4b3/8/8 b - - 0 1", &[15, 0]),
            // Black is behind, and goes there first if White does not.
            ("8/2K5/6k1/8/3q4/1N6/8/5R2 b - - 0 1", &[21, 481, 8_589, 183_752]),
        ],
    );
}

#[test]
fn antichess_has_the_right_number_of_lines() {
    check(
        Variant::Antichess,
        &[
            (Variant::Antichess.rules().start_fen, &[20, 400, 8_067, 153_299, 2_732_672]),
            // Published: of two pawns one is captured, or both are stuck.
            ("8/1p6/8/8/8/8/P7/8 w - - 0 1", &[2, 4, 4, 3, 1, 0]),
            ("8/2p5/8/8/8/8/P7/8 w - - 0 1", &[2, 4, 4, 4, 4, 4, 4, 4, 12, 36, 312, 2_557, 30_873]),
            // Pawns become kings too.
            ("8/P6k/8/8/8/8/p6K/8 w - - 0 1", &[10, 100, 834, 7_325, 72_885]),
            // En passant is a capture that must be made.
            ("8/8/8/8/1p1p4/8/2P5/7K w - - 0 1", &[5, 10, 18, 30, 186, 618, 3_648, 27_754]),
            // Pawns that cannot move, beside knights that must.
            ("8/8/8/p7/P7/8/8/1N5n b - - 0 1", &[2, 6, 36, 165, 786, 2_989, 15_143, 73_632]),
        ],
    );
}

#[test]
fn horde_has_the_right_number_of_lines() {
    check(
        Variant::Horde,
        &[
            (Variant::Horde.rules().start_fen, &[8, 128, 1_274, 23_310, 265_223, 5_396_554]),
            // Published.
            (
                "4k3/pp4q1/3P2p1/8/P3PP2/PPP2r2/PPP5/PPPP4 b - - 0 1",
                &[30, 241, 6_633, 56_539, 1_573_347],
            ),
            // Published: en passant.
            (
                "k7/5p2/4p2P/3p2P1/2p2P2/1p2P2P/p2P2P1/2P2P2 w - - 0 1",
                &[13, 172, 2_205, 33_781, 426_584],
            ),
            // Pawns go two squares from the first rank, and promote beside rooks that can castle.
            ("r3k2r/1P4P1/8/8/8/8/8/PP5P w kq - 0 1", &[22, 299, 5_344, 88_283]),
            // Black captures in passing, and can castle.
            ("r3k2r/8/8/8/3pP3/8/8/PP5P b kq e3 0 1", &[28, 186, 5_097, 31_006, 852_284]),
            // The last two pawns.
            ("8/8/8/8/8/1k6/r7/P1P5 b - - 0 1", &[20, 63, 790, 1_997, 30_437, 63_958]),
        ],
    );
}

#[test]
fn atomic_has_the_right_number_of_lines() {
    check(
        Variant::Atomic,
        &[
            (Variant::Atomic.rules().start_fen, &[20, 400, 8_902, 197_326, 4_864_979]),
            // Published.
            (
                "rn2kb1r/1pp1p2p/p2q1pp1/3P4/2P3b1/4PN2/PP3PPP/R2QKB1R b KQkq - 0 1",
                &[40, 1_238, 45_237, 1_434_825],
            ),
            (
                "rn1qkb1r/p5pp/2p5/3p4/N3P3/5P2/PPP4P/R1BQK3 w Qkq - 0 1",
                &[28, 833, 23_353, 714_499],
            ),
            // En passant explodes the knight, not the pawns, and takes no right to castle away.
            ("r3k2r/8/8/2nPp3/8/8/8/R3K2R w KQkq e6 0 2", &[28, 902, 21_925, 654_553]),
            // En passant would explode one's own king …
            ("6k1/2K5/8/3pP3/8/8/8/8 w - d6 0 2", &[9, 53, 407, 2_517, 18_839]),
            // … and the other's.
            ("8/8/4k3/3pP3/8/8/8/4K3 w - d6 0 2", &[6, 25, 186, 1_338, 9_780]),
            // Kings that touch give each other no check.
            ("8/8/8/8/3k4/3K4/4q3/R7 w - - 0 1", &[18, 466, 7_302, 186_075]),
            // A pawn that promotes by a capture explodes too.
            ("8/P3k3/3K4/8/8/8/6p1/7R b - - 0 1", &[15, 298, 3_627, 78_244]),
        ],
    );
}

#[test]
fn crazyhouse_has_the_right_number_of_lines() {
    check(
        Variant::Crazyhouse,
        &[
            (Variant::Crazyhouse.rules().start_fen, &[20, 400, 8_902, 197_281, 4_888_832]),
            // Published: drops of all kinds.
            ("2k5/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - - 0 1", &[301, 75_353]),
            ("2k5/8/8/8/8/8/8/4K3[Qn] w - - 0 1", &[67, 3_083, 88_634, 932_554]),
            // Published.
            (
                "r1bqk2r/pppp1ppp/2n1p3/4P3/1b1Pn3/2NB1N2/PPP2PPP/R1BQK2R[] b KQkq - 0 1",
                &[42, 1_347, 58_057, 2_083_382],
            ),
            // Published: a promoted queen, which is a pawn when it is captured.
            ("4k3/1Q~6/8/8/4b3/8/Kpp5/8[] b - - 0 1", &[20, 360, 5_445, 132_758]),
            // Drops answer a check.
            ("4k3/8/8/8/4r3/8/8/4K3[NP] w - - 0 1", &[8, 138, 10_911, 190_586]),
            // A pawn captures a promoted queen in the corner, or in passing, or promotes.
            ("q~3k3/1P6/8/2Pp4/8/8/8/4K3[p] w - d6 0 2", &[15, 670, 15_598, 315_615]),
        ],
    );
}
