//! Makes a line of moves of a game's text, or says why that cannot be done.

use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Visitor};

use super::{games, movetext, positions::read_fen};
use crate::chess::{Line, Position as _, Start, Variant, parse_move};

/// The longest game that is possible has 17 697 half-moves; a record may have gone on.
const MAX_PLIES: usize = 100_000;

/// What a game's text says besides its moves.
#[derive(Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// Returns the first tag of this name, whatever its case.
    pub fn get(&self, name: &str) -> Option<&str> {
        let tag = self.0.iter().find(|(key, _)| key.eq_ignore_ascii_case(name));
        tag.map(|(_, value)| value.as_str())
    }
}

/// What has been read so far; it stays if the rest cannot be read.
#[derive(Default)]
struct Collector {
    tags: Tags,
}

impl Visitor for Collector {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        // The reader leaves a tab, or a second blank, with the name.
        self.tags.0.push((text(name.trim_ascii()), text(&value.decode())));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) {}
}

/// PGN is UTF-8 by now and was Latin-1 once.
fn text(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    }
}

/// Reads a game's text. The tags come out even if the game cannot be read.
pub fn read(game: &games::GameText) -> (Tags, Result<Vec<SanPlus>, String>) {
    let length = game.bytes.len();
    let mut reader = Reader::build(&game.bytes[..])
        .set_supported_tag_line_length(length)
        .set_supported_comment_length(length)
        .finish();
    let mut read = Collector::default();
    let outcome = reader.read_game(&mut read);
    let (tags, moves) = game.bytes.split_at(game.moves);
    let sans = if game.cut {
        Err(format!("The game is longer than {} MiB.", games::MAX_GAME_BYTES >> 20))
    } else if let Err(error) = outcome {
        Err(format!("This is not PGN: {error}."))
    } else if let Some(line) = first_bad_tag(tags) {
        Err(format!("The tag {line:?} cannot be read."))
    } else {
        movetext::moves(moves).map_err(|fault| fault.to_string())
    };
    let sans = sans.and_then(|sans| {
        if !reader.has_more().is_ok_and(|more| !more) {
            return Err("The game cannot be read to its end.".into());
        }
        if sans.len() > MAX_PLIES {
            return Err(format!("The game has more than {MAX_PLIES} half-moves."));
        }
        Ok(sans)
    });
    (read.tags, sans)
}

/// Returns the first line that begins as a tag and has no value in quotes. The reader passes over
/// it; without its FEN the game would be another one.
fn first_bad_tag(tags: &[u8]) -> Option<String> {
    let has_no_value = |line: &&[u8]| {
        line.starts_with(b"[") && line.iter().find(|byte| b"\"]".contains(byte)) != Some(&b'"')
    };
    let bad = tags.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii).find(has_no_value)?;
    Some(text(bad).chars().take(40).collect())
}

/// Replays the moves; the error says which of them cannot be made, and why.
pub fn replay(tags: &Tags, sans: Vec<SanPlus>, chess960: bool) -> Result<Line, String> {
    let start = start(tags, chess960)?;
    let mut position = start.position.clone();
    let mut moves = Vec::with_capacity(sans.len());
    for san in sans {
        let legal = san.san.to_move(&position);
        // The fault may be one of spelling only.
        let mv = legal.or_else(|_| parse_move(&position, &san.san.to_string())).map_err(|why| {
            let number = Line::replay(&start, []).quoted(moves.len());
            format!("The move {number}{san} cannot be made: {why}")
        })?;
        position.play_unchecked(mv);
        moves.push(mv);
    }
    Ok(Line::replay(&start, moves))
}

fn start(tags: &Tags, chess960: bool) -> Result<Start, String> {
    let variant = match tags.get("Variant") {
        Some(name) => variant(name)?,
        None => Variant::Standard,
    };
    let variant = if chess960 { Variant::Chess960 } else { variant };
    let Some(fen) = tags.get("FEN") else {
        return Ok(Start { variant, ..Start::standard() });
    };
    let position = read_fen(fen.trim(), variant);
    let position = position.map_err(|why| format!("The tag FEN cannot be used: {why}"))?;
    Ok(Start { variant, position, ..Start::standard() })
}

fn variant(name: &str) -> Result<Variant, String> {
    let plain: String = name.chars().filter(|c| c.is_alphanumeric()).collect();
    match plain.to_lowercase().as_str() {
        "" | "standard" | "chess" | "fromposition" | "normal" => Ok(Variant::Standard),
        "chess960" | "fischerandom" | "fischerrandom" | "960" => Ok(Variant::Chess960),
        _ => Err(format!("The tag Variant says {name:?}, which is not chess.")),
    }
}
