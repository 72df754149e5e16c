//! The words of a line, without what stands around them, and the number before a move.

/// The number written before a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveNumber {
    pub number: u32,
    /// Dots followed that say it is black's move; one dot or none says nothing.
    pub black: bool,
}

/// What people and programs put around a word to make it stand out.
pub fn is_debris(c: char) -> bool {
    matches!(c, '*' | '_' | '`' | '"' | '\'' | '“' | '”' | '„' | '‘' | '’' | '«' | '»' | '‹' | '›')
}

/// Returns the words of a line.
pub fn words(text: &str) -> Vec<&str> {
    let words = text.split_whitespace().map(|word| word.trim_matches(is_debris));
    words.filter(|word| !word.is_empty()).collect()
}

/// Returns words as the lists have them: in small letters, without the signs that a language puts
/// before a question mark or around a sentence.
pub fn spoken(text: &str) -> String {
    let text = text.to_lowercase().replace('’', "'").replace('\u{a0}', " ").replace(" ?", "?");
    let text = text.trim_start_matches(['¿', '¡']).trim();
    // "Resign..." is a question.
    if text.ends_with("..") {
        return text.to_owned();
    }
    text.trim_end_matches(['.', '!', ' ']).to_owned()
}

/// The number before a move, and the move. Four digits are a move themselves.
pub fn split_number(text: &str) -> (Option<MoveNumber>, &str) {
    let after = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = text.len() - after.len();
    let rest = after.strip_prefix(')').unwrap_or(after).trim_start_matches(['.', '…', ' ']);
    // "1.- e4"
    let rest = match after.starts_with('.') {
        true => rest.strip_prefix(['-', '–']).unwrap_or(rest).trim_start(),
        false => rest,
    };
    let between = after.get(..after.len() - rest.len()).unwrap_or_default();
    let dots: usize = between
        .chars()
        .map(|c| match c {
            '.' => 1,
            '…' => 3,
            _ => 0,
        })
        .sum();
    if !(1..=3).contains(&digits) || between.is_empty() || dots > 5 || rest.is_empty() {
        return (None, text);
    }
    match text.get(..digits).and_then(|digits| digits.parse().ok()) {
        Some(number) if number > 0 => (Some(MoveNumber { number, black: dots >= 2 }), rest),
        _ => (None, text),
    }
}
