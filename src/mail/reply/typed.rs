//! Makes moves plain as people and telephones type them: with spaces inside, all in capitals.

use super::{
    line_words::{is_debris, split_number},
    shape::chess_move,
};
use crate::i18n::Locale;

/// Returns a line without the spaces that stand inside of moves: "Nf 3", "e2 - e4", "O - O",
/// "e. p.".
pub fn without_gaps(line: &str) -> String {
    let mut out: Vec<String> = Vec::new();
    let mut is_comment = false;
    let mut rest = line.split_whitespace().peekable();
    let is_part = |c: char| matches!(c, 'a'..='h' | '1'..='8' | 'x' | ':' | '-');
    let is_piece_and_file = |word: &str| {
        let word = split_number(word).1.trim_start_matches(is_debris);
        let parts = word.get(1..).unwrap_or_default();
        word.len() <= 5
            && word.starts_with(|c: char| c.is_ascii_alphabetic())
            && parts.ends_with(|c: char| matches!(c, 'a'..='h'))
            && parts.chars().all(is_part)
    };
    let is_rank = |word: &str| {
        let rank = word.trim_end_matches(['+', '#', '!', '?', '.', ',', ';']);
        matches!(rank.as_bytes(), [b'1'..=b'8'])
    };
    let may_end =
        |word: &str| word.ends_with(|c: char| c.is_ascii_digit() || matches!(c, 'O' | 'o'));
    let may_begin = |word: &str| {
        word.len() <= 8
            && (word.starts_with(['O', 'o', '0'])
                || matches!(word.as_bytes(), [b'a'..=b'h', b'1'..=b'8', ..]))
    };
    while let Some(word) = rest.next() {
        let next = rest.peek().copied().unwrap_or_default();
        let was_comment = is_comment;
        is_comment = match word.rfind(['{', '}']) {
            Some(at) => word.get(at..).is_some_and(|end| end.starts_with('{')),
            None => is_comment,
        };
        if was_comment || is_comment {
            out.push(word.to_owned());
            continue;
        }
        // "if 4...ed 5. Qxd4": a number with a dot, unless it ends the sentence.
        let is_number = word.ends_with('.') && !next.is_empty();
        let is_between = matches!(word, "-" | "–" | "—" | "‑" | "x" | "×");
        match out.last_mut() {
            Some(last) if is_rank(word) && !is_number && is_piece_and_file(last) => {
                last.push_str(word);
            }
            Some(last) if is_between && may_end(last) && may_begin(next) => {
                last.push_str(word);
                last.push_str(rest.next().unwrap_or_default());
            }
            Some(last) if last == "e." && word.starts_with("p.") => last.push_str(word),
            Some(last) if is_praise(word) && reads_as_typed_move(last) => last.push_str(word),
            _ => out.push(word.to_owned()),
        }
    }
    out.join(" ")
}

/// Whether a word only praises or blames the move before it: "!", "?!".
pub fn is_praise(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| matches!(c, '!' | '?' | '‼' | '⁇' | '⁈' | '⁉'))
}

/// Whether a word ends as moves do: with a rank, a castle or a sign behind it.
fn reads_as_typed_move(word: &str) -> bool {
    let word = word.trim_end_matches(['+', '#', '.']);
    chess_move(split_number(word).1.trim_start_matches(is_debris)).is_some()
}

/// A move in two squares with a space between them, "e2 e4". "e4 e5" are two moves.
pub fn two_squares(words: &[&str]) -> Option<String> {
    let square = |word: &str| matches!(word.as_bytes(), [b'a'..=b'h', b'1'..=b'8']);
    match words {
        // A pawn seldom goes where pieces and pawns stand at first; and where the first square has
        // a piece of the player's own, none goes there.
        [from, to, ..] if square(from) && square(to) && from.ends_with(['1', '2', '7', '8']) => {
            Some(format!("{from}{to}"))
        }
        _ => None,
    }
}

/// Returns a line in which the squares have small letters, where the language's own letters are
/// read: they are those of pieces in `SF3` only before small ones.
pub fn in_small_letters(line: &str, locale: Locale) -> String {
    if !locale.has_own_letters() {
        return line.to_owned();
    }
    let shouts = |word: &str| {
        let rest = word.get(1..).unwrap_or_default();
        let rest = rest.trim_end_matches(['!', '?', '+', '#', '.', ',', ';']);
        let is_square = |c: char| matches!(c, 'A'..='H' | '1'..='8' | 'X' | ':' | '-');
        word.starts_with(|c: char| c.is_ascii_uppercase())
            && rest.starts_with(|c: char| c.is_ascii_uppercase() || c == ':')
            && rest.chars().all(is_square)
            && rest.ends_with(|c: char| c.is_ascii_digit())
    };
    let mut out = String::with_capacity(line.len());
    for part in line.split_inclusive(char::is_whitespace) {
        let mv = split_number(part).1.trim_start_matches(is_debris);
        match shouts(mv.trim_end()) {
            true => {
                let (number, letter) = (part.len() - mv.len(), part.len() - mv.len() + 1);
                out.push_str(part.get(..number).unwrap_or_default());
                out.push_str(part.get(number..letter).unwrap_or_default());
                out.push_str(&part.get(letter..).unwrap_or_default().to_ascii_lowercase());
            }
            false => out.push_str(part),
        }
    }
    out
}
