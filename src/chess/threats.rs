//! What a side threatens that is not to move.

use shakmaty::{EnPassantMode, Move, Position as _};

use super::{Rules, VariantPosition, play};

/// Returns the captures and checks that the side which has just moved could make if it were to move again.
/// There are none where a king is in check.
pub fn threats(position: &VariantPosition, rules: Rules) -> Vec<Move> {
    let mut setup = position.to_setup(EnPassantMode::Always);
    setup.swap_turn();
    let Ok(other) = VariantPosition::from_setup(position.variant(), setup) else {
        return Vec::new();
    };
    let is_threat = |mv: &Move| {
        let mut after = other.clone();
        play(&mut after, *mv, rules);
        mv.is_capture() || after.is_check()
    };
    other.legal_moves().into_iter().filter(is_threat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{CastlingMode, Start, Variant, uci};

    #[test]
    fn captures_and_checks_of_the_other_side() {
        for (fen, expected) in [
            // 1.e4 e5 2.Qh5: Qxh7, Qxf7+, Qxe5+.
            (
                "rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2",
                vec!["h5e5", "h5f7", "h5h7"],
            ),
            // A check that is no capture.
            ("4k3/8/8/8/8/8/8/R3K3 b - - 0 1", vec!["a1a8"]),
            // In check, nobody passes.
            ("4k3/8/8/8/4R3/8/8/4K3 b - - 0 1", vec![]),
        ] {
            let start = Start::from_stored(fen, Variant::Standard, Rules::default()).unwrap();
            let found = threats(&start.position, start.rules);
            let mut found: Vec<_> =
                found.into_iter().map(|mv| uci(mv, CastlingMode::Standard)).collect();
            found.sort();
            assert_eq!(found, expected, "{fen}");
        }
    }
}
