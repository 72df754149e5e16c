//! Lines as they are typed: whatever is read is legal, is written, and is read again as the
//! same; a plan and a book made of it survive being stored.
#![no_main]

use libfuzzer_sys::fuzz_target;
use zugpost::{
    chess::{Color, Rules, Start, Variant},
    game::{
        book::Book,
        plan::Plan,
        variations::{Words, read},
    },
};

fuzz_target!(|text: &str| {
    let (fen, lines) = text.split_once('\n').unwrap_or(("", text));
    let start = match fen {
        "" => Some(Start::standard()),
        fen => Start::from_stored(fen, Variant::Chess960, Rules::default()),
    };
    let Some(start) = start else { return };
    for words in [Words::Moves, Words::PlanOf(Color::White), Words::PlanOf(Color::Black)] {
        match read(lines, &start, 0, &start.position, words) {
            Ok(found) => {
                let written = found.write(&start, 0, &start.position);
                let again = read(&written, &start, 0, &start.position, words);
                assert_eq!(again.as_ref(), Ok(&found), "{written}");
                if words == Words::Moves {
                    let mut book = Book::default();
                    if book.take_in(&[], 0, found).is_ok() {
                        assert_eq!(Book::parse(&book.to_text(&start), &start), Some(book));
                    }
                }
            }
            Err(fault) => assert!(!fault.to_string().is_empty()),
        }
    }
    let mode = start.variant.castling_mode();
    if let Some(plan) = Plan::parse(text, mode) {
        let stored = plan.to_text();
        assert_eq!(Plan::parse(&stored, mode).map(|plan| plan.to_text()), Some(stored));
    }
});
