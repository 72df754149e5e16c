//! SAN: a FEN, or nothing for the standard array, and then a move a line. What another
//! reader makes of it as SAN, ours makes too.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shakmaty::san::{San, SanPlus};
use zugpost::chess::{Position, Start, Variant, parse_move};

fuzz_target!(|text: &str| {
    for variant in [Variant::Standard, Variant::Chess960] {
        let mut lines = text.lines();
        let start = match lines.next() {
            None | Some("") => Start::of_variant(variant),
            Some(fen) => match Start::from_fen(fen, variant) {
                Ok(start) => start,
                Err(_) => return,
            },
        };
        let mut position = start.position;
        for typed in lines.take(40) {
            let Ok(theirs) = SanPlus::from_ascii(typed.as_bytes()) else {
                continue;
            };
            if theirs.san == San::Null {
                continue;
            }
            if let Ok(mv) = theirs.san.to_move(&position) {
                assert_eq!(parse_move(&position, typed), Ok(mv), "{typed}");
                position.play_unchecked(mv);
            }
        }
    }
});
