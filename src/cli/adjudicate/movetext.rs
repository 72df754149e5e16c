//! Finds the moves of a game between everything else that its text has.
//!
//! The reader of PGN passes over words that it does not know, and goes on behind a result. A move
//! that was passed over, or that belongs to the next game, would make this one another game, so
//! such a game is refused.

use std::fmt;

use pgn_reader::SanPlus;

/// Why the moves of a text are not those of one game. `Display` is a sentence.
#[derive(Debug, PartialEq, Eq)]
pub enum MovetextError {
    /// It has a letter and is no move.
    Word(String),
    /// This move comes after the result.
    AfterResult(String),
}

impl fmt::Display for MovetextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MovetextError::Word(word) => write!(f, "The word {word:?} is no move."),
            MovetextError::AfterResult(word) => {
                write!(f, "The move {word:?} comes after the result.")
            }
        }
    }
}

/// Returns the moves of the main line.
///
/// Numbers and signs of approval have no letter; comments and variations are not looked at.
pub fn moves(text: &[u8]) -> Result<Vec<SanPlus>, MovetextError> {
    let mut moves = Vec::new();
    let mut depth = 0_usize;
    let mut is_over = false;
    let mut rest = text;
    while let Some((&byte, tail)) = rest.split_first() {
        let skip = |end: u8| tail.iter().position(|b| *b == end).map_or(tail.len(), |at| at + 1);
        match byte {
            b'{' => rest = &tail[skip(b'}')..],
            b';' => rest = &tail[skip(b'\n')..],
            b'(' => (depth, rest) = (depth + 1, tail),
            b')' => (depth, rest) = (depth.saturating_sub(1), tail),
            // A code such as $13.
            b'$' => rest = &tail[tail.iter().take_while(|b| b.is_ascii_digit()).count()..],
            _ if separates(byte) => {
                is_over |= byte == b'*' && depth == 0;
                rest = tail;
            }
            _ => {
                let (word, behind) = split_word(rest);
                rest = behind;
                if depth > 0 || word.is_empty() {
                    continue;
                }
                if is_result(word) {
                    is_over = true;
                } else if let Some(found) = read(word)? {
                    if is_over {
                        return Err(MovetextError::AfterResult(shown(word)));
                    }
                    moves.push(found);
                }
            }
        }
    }
    Ok(moves)
}

/// Splits off the first word. The remark `e.p.`, beside a capture or behind it, belongs to none.
fn split_word(text: &[u8]) -> (&[u8], &[u8]) {
    let length = text.iter().take_while(|byte| !separates(**byte)).count();
    let (word, behind) = text.split_at(length);
    let ends = |text: &[u8]| text.first().is_none_or(|byte| separates(*byte));
    if let (Some(bare), Some(after)) = (word.strip_suffix(b"e"), behind.strip_prefix(b".p"))
        && ends(after)
    {
        return (bare, after);
    }
    (word.strip_suffix(b"ep").unwrap_or(word), behind)
}

/// Whether a word is a result, in any of the spellings that occur: with a dash or a colon, and half a
/// point alone. `0-0` is castling.
fn is_result(word: &[u8]) -> bool {
    // Where it is not UTF-8 it is Latin-1, in which Windows has dashes.
    let text = match std::str::from_utf8(word) {
        Ok(text) => text.to_owned(),
        Err(_) => word.iter().copied().map(char::from).collect(),
    };
    let dashes = |c| matches!(c, ':' | '\u{96}' | '\u{97}' | '\u{2010}'..='\u{2015}' | '\u{2212}');
    let plain = text.replace(dashes, "-").replace('\u{bd}', "1/2");
    ["1-0", "0-1", "1/2-1/2", "1/2"].contains(&plain.as_str())
}

/// Reads a word as a move, `None` where it is none and none was dropped with it.
fn read(word: &[u8]) -> Result<Option<SanPlus>, MovetextError> {
    let plain = spelled(word);
    let strange = |byte: &u8| byte.is_ascii_alphabetic() || byte.is_ascii_control();
    // `20-0` may be castling with its number, or a result.
    let has_move = plain.iter().any(strange) || plain == b"--" || word.ends_with(b"0-0");
    if !has_move {
        return Ok(None);
    }
    SanPlus::from_ascii(&plain).map(Some).map_err(|_| MovetextError::Word(shown(word)))
}

/// Returns a move without its number and as SAN has it: `0-0`, `Ng1-f3` and `a8Q` are common, too.
fn spelled(word: &[u8]) -> Vec<u8> {
    let castles = |text: &[u8]| [&b"0-0"[..], b"o-o"].iter().any(|start| text.starts_with(start));
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let numbered = if castles(word) { word } else { &word[digits..] };
    if castles(numbered) {
        let capital = |byte: &u8| if matches!(byte, b'0' | b'o') { b'O' } else { *byte };
        return numbered.iter().map(capital).collect();
    }
    let mut plain = Vec::with_capacity(numbered.len() + 1);
    for (at, &byte) in numbered.iter().enumerate() {
        let before = plain.last().copied();
        let next = numbered.get(at + 1);
        let joins_squares = byte == b'-'
            && before.is_some_and(|byte| matches!(byte, b'1'..=b'8'))
            && next.is_some_and(|byte| matches!(byte, b'a'..=b'h'));
        if joins_squares {
            continue;
        }
        let promotes = matches!(byte, b'Q' | b'R' | b'B' | b'N' | b'q' | b'r' | b'b' | b'n')
            && next.is_none_or(|byte| matches!(byte, b'+' | b'#'));
        match before {
            Some(b'1' | b'8') if promotes => plain.extend([b'=', byte.to_ascii_uppercase()]),
            Some(b'=') if promotes => plain.push(byte.to_ascii_uppercase()),
            _ => plain.push(byte),
        }
    }
    plain
}

fn shown(word: &[u8]) -> String {
    String::from_utf8_lossy(word).chars().take(40).collect()
}

fn separates(byte: u8) -> bool {
    byte.is_ascii_whitespace() || b"{}()!?$;.*".contains(&byte)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &[u8]) -> Result<String, MovetextError> {
        let moves = moves(text)?;
        Ok(moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn moves_are_found_between_everything_else() {
        for (text, expected) in [
            ("", ""),
            ("1. e4 e5 2.Nf3 Nc6 3... Bb5+ 1-0", "e4 e5 Nf3 Nc6 Bb5+"),
            ("1.e4! e5?! $14 2. O-O-O# 0-0 e8=Q+ dxe8=N *", "e4 e5 O-O-O# O-O e8=Q+ dxe8=N"),
            (
                "1. e4 {Qxx9 (} e5 (1... Zz9 1-0 (2. no) nonsense) 2. Nf3 ; Qxx9\n Nc6 1/2-1/2",
                "e4 e5 Nf3 Nc6",
            ),
            ("1. e4 e5 += -/+ = \u{b1} \u{221e} \u{bd}-\u{bd}", "e4 e5"),
            ("1e4 e5 2Nf3 2O-O 2o-o-o", "e4 e5 Nf3 O-O O-O-O"),
            ("1. e4 {not closed", "e4"),
            // A move of nobody is refused where it should be made.
            ("1. e4 -- 2. d4", "e4 -- d4"),
            // Other spellings.
            ("a8Q a1r+ bxa8N# a8=q", "a8=Q a1=R+ bxa8=N# a8=Q"),
            ("Ng1-f3 e2-e4 e5xd6 Qd1-h5+ R1-a3", "Ng1f3 e2e4 e5xd6 Qd1h5+ R1a3"),
            ("exd6 e.p. exd6e.p. exd6 ep exd6ep exd6 e.p.+ e4", "exd6 exd6 exd6 exd6 exd6 e4"),
        ] {
            assert_eq!(read(text.as_bytes()), Ok(expected.into()), "{text}");
        }
    }

    #[test]
    fn what_the_reader_would_pass_over_is_found() {
        for (moves, word) in [
            ("1. e4 Qxx9 2. Nf3", "Qxx9"),
            ("1. e4 e5 2. Nf3xyz", "Nf3xyz"),
            ("1. e4+- e5", "e4+-"),
            ("1. \u{2658}f3 d5", "\u{2658}f3"),
            ("1. e4 (1. d4) zz", "zz"),
            ("1. e4\0 e5", "e4\0"),
            ("1. e4 ) hello", "hello"),
            ("1. e4 e.pp", "e"),
            ("20-0", "20-0"),
            ("1. a8/Q", "a8/Q"),
        ] {
            assert_eq!(read(moves.as_bytes()), Err(MovetextError::Word(word.into())), "{moves}");
        }
        let latin = b"1. e4 S\xe9f3";
        assert_eq!(read(latin), Err(MovetextError::Word("S\u{fffd}f3".into())));
    }

    #[test]
    fn moves_after_a_result_belong_to_another_game() {
        for result in [
            "1-0",
            "0-1",
            "1/2-1/2",
            "\u{bd}-\u{bd}",
            "*",
            "1\u{2013}0",
            "0\u{2014}1",
            "1\u{2212}0",
            "1/2\u{2013}1/2",
            "\u{bd}\u{2014}\u{bd}",
            "1:0",
            "0:1",
            "1/2:1/2",
            "1/2",
            "\u{bd}",
        ] {
            let moves = format!("1. e4 e5 {result} {{resigns}} (2. Nf3)");
            assert_eq!(read(moves.as_bytes()), Ok("e4 e5".into()), "{result}");
            let joined = format!("1. e4 e5 {result} 1. d4 d5 0-1");
            assert_eq!(
                read(joined.as_bytes()),
                Err(MovetextError::AfterResult("d4".into())),
                "{result}"
            );
        }
        let windows = b"1. e4 e5 1\x960 1. d4 d5 0-1";
        assert_eq!(read(windows), Err(MovetextError::AfterResult("d4".into())));
        // Castling, and numbers that are no result.
        for moves in ["1. 0-0 e4", "1. e4 1:1 e5", "1. e4 2/2 e5", "1. e4 1- e5"] {
            assert!(read(moves.as_bytes()).is_ok_and(|read| read.contains(' ')), "{moves}");
        }
    }
}
