//! Games in PGN: what is read is replayed, exported, and read again as the same game.
#![no_main]

use std::ops::ControlFlow;

use chrono::{DateTime, TimeDelta};
use libfuzzer_sys::fuzz_target;
use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use zugpost::{
    chess::{Move, Position, Start, Variant, parse_move},
    game::{Game, MoveSource, StoredMove, StoredState, Terms, pgn},
};

fuzz_target!(|data: &[u8]| {
    for game in Reader::new(data).read_games(&mut Collector).flatten() {
        let Some((start, moves)) = game.replayed() else {
            continue;
        };
        let mode = start.variant().castling_mode();
        let terms = Terms::standard(TimeDelta::days(3));
        let standing = StoredState::default();
        let began = DateTime::UNIX_EPOCH;
        let stored = (1..).zip(&moves).map(|(hour, mv)| StoredMove {
            uci: mv.to_uci(mode),
            at: began + TimeDelta::hours(hour),
            how: MoveSource::ByHand,
            began: None,
        });
        let rebuilt =
            Game::restore(terms, start.clone(), began, stored, standing).expect("legal moves");
        let line = rebuilt.line();
        assert_eq!(line.steps.len(), moves.len());
        for index in 0..=moves.len() {
            assert!(!line.quoted(index).is_empty());
        }
        let sheet = pgn::Sheet {
            event: "?",
            site: "?",
            white: "\"W\\",
            black: "B",
            ratings: [Some(i32::MIN), None],
            opening: "C60 \"Ruy\" Lopez",
            played_in: None,
        };
        for clocks in [false, true] {
            let text = pgn::export(&rebuilt, &sheet, clocks);
            let again = Reader::new(text.as_bytes())
                .read_game(&mut Collector)
                .expect("readable")
                .expect("a game");
            assert_eq!(again.replayed(), Some((start.clone(), moves.clone())), "{text}");
        }
    }
});

#[derive(Default)]
struct Raw {
    fen: Option<String>,
    variant: Option<String>,
    sans: Vec<SanPlus>,
}

impl Raw {
    /// Plays the moves from the start position; `None` if one of them cannot be made.
    fn replayed(&self) -> Option<(Start, Vec<Move>)> {
        let variant = match self.variant.as_deref() {
            Some("Chess960") => Variant::Chess960,
            _ => Variant::Standard,
        };
        let start = match &self.fen {
            Some(fen) => Start::from_fen(fen, variant).ok()?,
            None => Start::of_variant(variant),
        };
        let mut position = start.position.clone();
        let mut moves = Vec::new();
        for san in &self.sans {
            let mv = parse_move(&position, &san.to_string()).ok()?;
            assert!(position.is_legal(mv));
            if let Ok(theirs) = san.san.to_move(&position) {
                assert_eq!(theirs, mv, "{san}");
            }
            position.play_unchecked(mv);
            moves.push(mv);
        }
        Some((start, moves))
    }
}

struct Collector;

impl Visitor for Collector {
    type Tags = Raw;
    type Movetext = Raw;
    type Output = Raw;

    fn begin_tags(&mut self) -> ControlFlow<Raw, Raw> {
        ControlFlow::Continue(Raw::default())
    }

    fn tag(&mut self, raw: &mut Raw, name: &[u8], value: RawTag<'_>) -> ControlFlow<Raw> {
        let value = value.decode_utf8_lossy().into_owned();
        match name {
            b"FEN" => raw.fen = Some(value),
            b"Variant" => raw.variant = Some(value),
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, raw: Raw) -> ControlFlow<Raw, Raw> {
        ControlFlow::Continue(raw)
    }

    fn san(&mut self, raw: &mut Raw, san: SanPlus) -> ControlFlow<Raw> {
        raw.sans.push(san);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, raw: Raw) -> Raw {
        raw
    }
}
