//! Lines as they are typed: what is read is legal, is written, and is read again as the
//! same; conditional moves and an analysis made of it survive being stored.
#![no_main]

use libfuzzer_sys::fuzz_target;
use zugpost::{
    chess::{Color, Rules, Start, Variant},
    game::{
        analysis::Analysis,
        conditional_moves::ConditionalMoves,
        variations::{LineKind, read},
    },
};

fuzz_target!(|text: &str| {
    let (fen, lines) = text.split_once('\n').unwrap_or(("", text));
    let start = match fen {
        "" => Some(Start::standard()),
        fen => Start::from_stored(fen, Variant::Chess960, Rules::default()),
    };
    let Some(start) = start else { return };
    for words in [
        LineKind::Moves,
        LineKind::Analysis,
        LineKind::ConditionalMovesOf(Color::White),
        LineKind::ConditionalMovesOf(Color::Black),
    ] {
        match read(lines, &start, 0, &start.position, words) {
            Ok(found) => {
                let written = found.write(&start, 0, &start.position);
                let again = read(&written, &start, 0, &start.position, words);
                assert_eq!(again.as_ref(), Ok(&found), "{written}");
                if words == LineKind::Analysis {
                    let mut analysis = Analysis::default();
                    if analysis.take_in(&[], 0, found).is_ok() {
                        assert_eq!(
                            Analysis::parse(&analysis.to_text(&start), "", &start),
                            Some(analysis)
                        );
                    }
                }
            }
            Err(fault) => assert!(!fault.to_string().is_empty()),
        }
    }
    let mode = start.variant().castling_mode();
    if let Some(conditional_moves) = ConditionalMoves::parse(text, mode) {
        let stored = conditional_moves.to_text();
        assert_eq!(
            ConditionalMoves::parse(&stored, mode)
                .map(|conditional_moves| conditional_moves.to_text()),
            Some(stored)
        );
    }
});
