//! The moves of a game's row: a FEN, or nothing for the standard array, then the text of the
//! row. Anything may stand in a row; what makes a game is written as it was read.
#![no_main]

use chrono::{DateTime, TimeDelta};
use libfuzzer_sys::fuzz_target;
use zugpost::{
    chess::{Rules, Start, Variant},
    db::games::{read_moves, write_moves},
    game::{Game, Standing, Terms, pgn},
};

fuzz_target!(|text: &str| {
    let (fen, row) = text.split_once('\n').unwrap_or(("", text));
    let Some(moves) = read_moves(row) else {
        return;
    };
    for variant in [Variant::Standard, Variant::Chess960] {
        let start = match fen {
            "" => Some(Start { variant, ..Start::standard() }),
            fen => Start::from_stored(fen, variant, Rules::default()),
        };
        let Some(start) = start else {
            continue;
        };
        let restore = |moves: &[_]| {
            let standing = Standing::default();
            let terms = Terms::standard(TimeDelta::days(3));
            let began = DateTime::UNIX_EPOCH;
            Game::restore(terms, start.clone(), began, moves.iter().cloned(), standing)
        };
        let Some(game) = restore(&moves) else {
            continue;
        };
        let mode = variant.castling_mode();
        let written = write_moves(&game, mode);
        let again = read_moves(&written).and_then(|moves| restore(&moves)).expect("our own text");
        assert_eq!(again.played(), game.played());
        assert_eq!(write_moves(&again, mode), written);
        // Whatever shows a game must bear any times.
        let _ = game.deadline();
        let sheet = pgn::Sheet { event: "?", site: "?", white: "W", black: "B" };
        let _ = pgn::export(&game, &sheet, true);
    }
});
