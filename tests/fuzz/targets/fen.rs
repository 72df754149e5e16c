//! Start positions: what is accepted prints, reads back equal, and can be played from.
#![no_main]

use libfuzzer_sys::fuzz_target;
use zugpost::chess::{Position, Rules, Start, Variant, chess960_fen, fen};

fuzz_target!(|text: &str| {
    for variant in [Variant::Standard, Variant::Chess960] {
        match Start::from_fen(text, variant) {
            Ok(start) => check(&start),
            Err(why) => assert!(why.to_string().ends_with('.')),
        }
        if let Some(stored) = Start::from_stored(text, variant, Rules::default()) {
            assert!(!stored.name().is_empty());
            assert_eq!(
                Start::from_stored(&stored.fen(), variant, Rules::default()).as_ref(),
                Some(&stored)
            );
        }
    }
    if let Ok(number) = text.parse() {
        assert_eq!(chess960_fen(number).is_some(), number < 960);
        assert_eq!(Start::chess960(number).is_ok(), number < 960);
    }
});

fn check(start: &Start) {
    let text = start.fen();
    for again in [
        Start::from_fen(&text, start.variant()).expect("a FEN of ours"),
        Start::from_stored(&text, start.variant(), Rules::default()).expect("a FEN of ours"),
    ] {
        assert_eq!(&again, start);
        assert_eq!(again.fen(), text);
        assert_eq!(again.position.halfmoves(), start.position.halfmoves());
        assert_eq!(again.position.fullmoves(), start.position.fullmoves());
        assert_eq!(again.position.castles().mode(), start.variant().castling_mode());
    }
    assert!(!start.position.is_game_over(), "{text}");
    let moves = start.position.legal_moves();
    assert!(!moves.is_empty());
    assert!(!start.name().is_empty());
    for mv in moves {
        let mut after = start.position.clone();
        after.play_unchecked(mv);
        let printed = fen(&after);
        assert!(
            Start::from_stored(&printed, start.variant(), Rules::default()).is_some(),
            "{text}: {printed}"
        );
    }
}
