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
    sans: Vec<SanPlus>,
}

impl Visitor for Collector {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        self.tags.0.push((text(name), text(&value.decode())));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<()> {
        self.sans.push(san);
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
    let fault = if game.cut {
        Some(format!("The game is longer than {} MiB.", games::MAX_GAME_BYTES >> 20))
    } else if let Err(error) = outcome {
        Some(format!("This is not PGN: {error}."))
    } else if let Some(word) = movetext::first_unknown(&game.bytes[game.moves..]) {
        Some(format!("The word {word:?} is no move."))
    } else if !reader.has_more().is_ok_and(|more| !more) {
        Some("The game cannot be read to its end.".into())
    } else if read.sans.len() > MAX_PLIES {
        Some(format!("The game has more than {MAX_PLIES} half-moves."))
    } else {
        None
    };
    (read.tags, fault.map_or(Ok(read.sans), Err))
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
