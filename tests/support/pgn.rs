//! Reads the real games.

use std::{ops::ControlFlow, path::Path};

use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use zugpost::chess::{Line, Move, Position as _, Rules, Start, Variant};

/// A game as a file has it, replayed.
#[derive(Clone, Debug)]
pub struct RealGame {
    pub name: String,
    pub white: String,
    pub black: String,
    pub start: Start,
    pub moves: Vec<Move>,
    pub result: String,
    /// What the file says of how it ended.
    pub termination: Option<String>,
}

impl RealGame {
    pub fn line(&self) -> Line {
        Line::replay(&self.start, self.moves.iter().copied())
    }
}

#[derive(Default)]
struct Raw {
    tags: Vec<(String, String)>,
    sans: Vec<SanPlus>,
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
        let name = String::from_utf8_lossy(name).into_owned();
        raw.tags.push((name, value.decode_utf8_lossy().into_owned()));
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

/// Reads all games of a text.
pub fn parse(text: &[u8], name: &str) -> Vec<RealGame> {
    let mut games = Vec::new();
    for raw in Reader::new(text).read_games(&mut Collector) {
        let raw = raw.expect("a readable file");
        if raw.tags.is_empty() && raw.sans.is_empty() {
            continue;
        }
        games.push(replay(raw, &format!("{name} #{}", games.len() + 1)));
    }
    games
}

fn replay(raw: Raw, name: &str) -> RealGame {
    let tag = |wanted: &str| {
        let found = raw.tags.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted));
        found.map(|(_, value)| value.as_str())
    };
    let variant = match tag("Variant").map(str::to_lowercase).as_deref() {
        Some("chess960" | "fischerandom" | "fischerrandom") => Variant::Chess960,
        _ => Variant::Standard,
    };
    let start = match tag("FEN") {
        // Also one that is over by the counts: the file went on all the same.
        Some(fen) => Start::from_stored(fen, variant, Rules::default())
            .unwrap_or_else(|| panic!("{name}: {fen}")),
        None => Start::standard(),
    };
    let mut position = start.position.clone();
    let mut moves = Vec::new();
    for san in raw.sans {
        let mv = san.san.to_move(&position).unwrap_or_else(|e| panic!("{name}: {san}: {e}"));
        position.play_unchecked(mv);
        moves.push(mv);
    }
    let result = tag("Result").unwrap_or("*").to_owned();
    let termination = tag("Termination").map(str::to_owned);
    let [white, black] = ["White", "Black"].map(|side| tag(side).unwrap_or("?").to_owned());
    RealGame { name: name.to_owned(), white, black, start, moves, result, termination }
}

/// Reads every PGN file of a folder.
pub fn read_folder(folder: &Path) -> Vec<RealGame> {
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "pgn"))
        .collect();
    paths.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        parse(&std::fs::read(path).expect("a file"), &name)
    };
    paths.iter().flat_map(read).collect()
}
