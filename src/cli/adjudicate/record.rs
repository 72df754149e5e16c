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

/// Returns the first place among the tags that is none, with the rest of its line. The reader passes
/// over much, and ends the tags at anything else; without its FEN the game would be another one.
fn first_bad_tag(tags: &[u8]) -> Option<String> {
    let bad = tags.split(|byte| *byte == b'\n').find_map(behind_tags)?;
    Some(text(bad).chars().take(40).collect())
}

/// Returns what follows the last tag of a line and is none; `None` if nothing follows.
fn behind_tags(line: &[u8]) -> Option<&[u8]> {
    let mut rest = without_blanks(line);
    while !rest.is_empty() {
        let Some(behind) = behind_tag(rest) else { return Some(rest.trim_ascii_end()) };
        rest = without_blanks(behind);
    }
    None
}

/// Returns what follows a tag; `None` if it is none, by its name or for want of quotes. Like the
/// reader, this asks for no bracket at its end, and for no second quote at the end of a line.
fn behind_tag(line: &[u8]) -> Option<&[u8]> {
    let tag = line.strip_prefix(b"[")?;
    let quote = tag.iter().position(|byte| b"\"]".contains(byte))?;
    let (name, value) = (tag[..quote].trim_ascii(), tag[quote..].strip_prefix(b"\"")?);
    let is_of_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    if name.is_empty() || !name.iter().all(is_of_name) {
        return None;
    }
    let mut is_escaped = false;
    let end = value.iter().position(|byte| {
        let ends = *byte == b'"' && !is_escaped;
        is_escaped = *byte == b'\\' && !is_escaped;
        ends
    });
    let behind = without_blanks(end.map_or(&[][..], |end| &value[end + 1..]));
    Some(behind.strip_prefix(b"]").unwrap_or(behind))
}

/// Returns a text without the blanks that the reader takes for such.
fn without_blanks(text: &[u8]) -> &[u8] {
    let count = text.iter().take_while(|byte| b" \t\r".contains(byte)).count();
    &text[count..]
}

/// Replays the moves; the error says which of them cannot be made, and why.
pub fn replay(tags: &Tags, sans: Vec<SanPlus>, chosen: Option<Variant>) -> Result<Line, String> {
    let start = start(tags, chosen)?;
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

fn start(tags: &Tags, chosen: Option<Variant>) -> Result<Start, String> {
    let variant = match (chosen, tags.get("Variant")) {
        (Some(chosen), _) => chosen,
        (None, Some(name)) => variant(name)?,
        (None, None) => Variant::Standard,
    };
    let Some(fen) = tags.get("FEN") else { return Ok(Start::of_variant(variant)) };
    let position = read_fen(fen.trim(), variant);
    let position = position.map_err(|why| format!("The tag FEN cannot be used: {why}"))?;
    Ok(Start { position, ..Start::standard() })
}

fn variant(name: &str) -> Result<Variant, String> {
    let found = Variant::by_name(name);
    found
        .ok_or_else(|| format!("The tag Variant says {name:?}, which is no variant that is known."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_no_tag_is_found_between_them() {
        let fen = "8/8/4k3/8/8/3RK3/8/8 b";
        for (tags, bad) in [
            (format!("[White \"A\"]\r\n\n[FEN \"{fen}\"]\n"), None),
            (format!(" [White \"A\"]\t[ FEN\t\"{fen}\" ] \n"), None),
            // The value ends with the second quote that is not escaped, and at the end of the line.
            ("[White \"\\\"[x] \\\\\"]\n[Black \"B]\n[Event \"C\"\n".to_owned(), None),
            ("[White \"A\" [Black_2 \"B\"]".to_owned(), None),
            (format!("[FEN: \"{fen}\"]"), Some(format!("[FEN: \"{fen}\"]"))),
            (format!("[FEN\u{a0}\"{fen}\"]"), Some(format!("[FEN\u{a0}\"{fen}\"]"))),
            (format!("[\"{fen}\"]"), Some(format!("[\"{fen}\"]"))),
            (format!("[White \"A\"][FEN {fen}]"), Some(format!("[FEN {fen}]"))),
            (format!("[White \"A\"] [FEN {fen}"), Some(format!("[FEN {fen}"))),
            (format!("[FEN {fen}]"), Some(format!("[FEN {fen}]"))),
            (format!("[White \"A\"] x [FEN \"{fen}\"]"), Some(format!("x [FEN \"{fen}\"]"))),
            ("[White \"The \"Big\" One\"]".to_owned(), Some("Big\" One\"]".to_owned())),
            ("[White \"A\"] 1. e4\n".to_owned(), Some("1. e4".to_owned())),
            ("[White \"A\"]\u{c}[FEN \"x\"]".to_owned(), Some("\u{c}[FEN \"x\"]".to_owned())),
        ] {
            assert_eq!(first_bad_tag(tags.as_bytes()), bad, "{tags:?}");
        }
        // A no-break space of Latin-1.
        assert_eq!(first_bad_tag(b"[FEN\xa0\"8/8\"]"), Some("[FEN\u{a0}\"8/8\"]".to_owned()));
    }
}
