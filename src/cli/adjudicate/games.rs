//! Cuts a stream of PGN into games, each as soon as it has arrived whole.
//!
//! The reader of PGN is given one game at a time: it would wait for the next one to arrive
//! before it ends one, and what is wrong with a game would cost the following ones too.

use std::io::{self, BufRead};

use super::lines;

/// A game's text, comments included, may be so long.
pub const MAX_GAME_BYTES: usize = 4 << 20;

/// The text of one game.
#[derive(Debug, PartialEq, Eq, Default)]
pub struct GameText {
    pub bytes: Vec<u8>,
    /// Where the moves begin.
    pub moves: usize,
    /// It was longer than [`MAX_GAME_BYTES`]; the rest was passed over.
    pub cut: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    /// Before the first tag or move.
    Start,
    Tags,
    /// Behind an empty line after tags.
    Gap,
    Moves,
}

/// Reads one game after another.
pub struct Games<'a, R> {
    input: &'a mut R,
    /// The first line of the next game, which ended the one before.
    ahead: Option<lines::InputLine>,
}

impl<'a, R: BufRead> Games<'a, R> {
    pub fn new(input: &'a mut R) -> Games<'a, R> {
        Games { input, ahead: None }
    }

    /// Reads the next game, `None` at the end of the input.
    pub fn next(&mut self) -> io::Result<Option<GameText>> {
        let mut text = GameText::default();
        let mut at = At::Start;
        let mut in_comment = false;
        loop {
            let line = match self.ahead.take() {
                Some(line) => line,
                None => match lines::next(self.input, MAX_GAME_BYTES)? {
                    Some(line) => line,
                    None => break,
                },
            };
            let blank = line.bytes.trim_ascii().is_empty();
            // Between moves the reader of PGN takes a line of blanks for none.
            let empty = line.bytes.is_empty();
            let tag = line.bytes.trim_ascii_start().starts_with(b"[");
            let escaped = line.bytes.starts_with(b"%");
            match at {
                _ if escaped && !in_comment => continue,
                At::Start if blank => continue,
                At::Tags if blank => at = At::Gap,
                At::Gap if begins_game(&line.bytes) => {
                    self.ahead = Some(line);
                    break;
                }
                At::Start | At::Tags | At::Gap if tag => at = At::Tags,
                At::Moves if !in_comment && (empty || line.bytes.starts_with(b"[")) => {
                    self.ahead = Some(line).filter(|_| !empty);
                    break;
                }
                At::Gap if blank => {}
                At::Start | At::Tags | At::Gap => {
                    text.moves = text.bytes.len();
                    at = At::Moves;
                }
                At::Moves => {}
            }
            if at == At::Moves {
                in_comment = ends_in_comment(&line.bytes, in_comment);
            }
            text.cut |= line.cut || text.bytes.len() + line.bytes.len() >= MAX_GAME_BYTES;
            if text.cut {
                // What is passed over is not looked through for the end of a comment.
                in_comment = false;
            } else {
                text.bytes.extend_from_slice(&line.bytes);
                text.bytes.push(b'\n');
            }
        }
        if at != At::Moves {
            text.moves = text.bytes.len();
        }
        Ok((at != At::Start).then_some(text))
    }
}

/// Some games have no moves, not even a result; then the tag that comes first in every game
/// tells the next one.
fn begins_game(line: &[u8]) -> bool {
    line.strip_prefix(b"[Event").is_some_and(|rest| {
        rest.starts_with(b"\"") || rest.first().is_some_and(u8::is_ascii_whitespace)
    })
}

/// Returns whether a comment in braces goes on after a line of moves.
fn ends_in_comment(line: &[u8], mut in_comment: bool) -> bool {
    for byte in line {
        match byte {
            b'{' if !in_comment => in_comment = true,
            b'}' => in_comment = false,
            b';' if !in_comment => break,
            _ => {}
        }
    }
    in_comment
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str) -> Vec<String> {
        let mut input = text.as_bytes();
        let mut games = Games::new(&mut input);
        let mut all = Vec::new();
        while let Some(text) = games.next().unwrap() {
            assert!(!text.cut);
            let (tags, moves) = text.bytes.split_at(text.moves);
            let show = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().replace('\n', "/");
            all.push(format!("{}|{}", show(tags), show(moves)));
        }
        all
    }

    #[test]
    fn games_are_cut_where_they_end() {
        for (text, expected) in [
            ("", &[][..]),
            ("\n\n% a line for a program\n\n", &[]),
            ("1. e4 *", &["|1. e4 *"]),
            ("1. e4\ne5 *\n\n1. d4 *\n", &["|1. e4/e5 *", "|1. d4 *"]),
            ("[A \"1\"]\n[B \"2\"]\n\n1. e4 *\n\n", &["[A \"1\"]/[B \"2\"]|1. e4 *"]),
            // No empty line between them; Windows; an empty line too many.
            (
                "[A \"1\"]\n1. e4 *\n[A \"2\"]\r\n\r\n\r\n1. d4 *",
                &["[A \"1\"]|1. e4 *", "[A \"2\"]|1. d4 *"],
            ),
            // A game without moves, and one whose tags have an empty line between them.
            ("[Event \"1\"]\n\n[Event \"2\"]\n\n*", &["[Event \"1\"]|", "[Event \"2\"]|*"]),
            ("[Event\t\"1\"]\n\n[Event\t\"2\"]\n\n*", &["[Event\t\"1\"]|", "[Event\t\"2\"]|*"]),
            ("[Event \"1\"]\n\n[Site \"2\"]\n\n*", &["[Event \"1\"]//[Site \"2\"]|*"]),
            // Comments may hold anything; what follows a semicolon begins none.
            ("1. e4 {a\n\n[b\n% c} e5 *\n\n*", &["|1. e4 {a//[b/% c} e5 *", "|*"]),
            ("1. e4 ; {\n\n1. d4 *", &["|1. e4 ; {", "|1. d4 *"]),
            ("1. e4\n \t\n1... e5 *\n\n*", &["|1. e4/ \t/1... e5 *", "|*"]),
        ] {
            assert_eq!(cut(text), expected, "{text:?}");
        }
    }

    #[test]
    fn a_game_that_is_too_long_costs_the_next_one_nothing() {
        let long = "{ no end of a comment \n".repeat(MAX_GAME_BYTES / 20);
        let text = format!("1. e4 {long}\n\n1. d4 *\n");
        let mut input = text.as_bytes();
        let mut games = Games::new(&mut input);
        assert!(games.next().unwrap().unwrap().cut);
        assert_eq!(games.next().unwrap().unwrap().bytes, b"1. d4 *\n");
        assert_eq!(games.next().unwrap(), None);
    }
}
