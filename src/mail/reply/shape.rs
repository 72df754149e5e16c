//! The shapes moves and their numbers are written in. Whether a move is legal is not asked here.

use crate::chess::reads_as_move;

/// The move a word has the shape of, in letters a chess notation knows: a figurine becomes its
/// letter, praise ("!") and "e.p." are left out. `None` if it is no move.
pub fn chess_move(word: &str) -> Option<String> {
    if word.len() > 40 {
        return None;
    }
    let mut chars: Vec<char> = word.chars().map(plain).collect();
    while chars.last().is_some_and(|c| matches!(c, '!' | '?' | '‼' | '⁇' | '⁈' | '⁉')) {
        chars.pop();
    }
    strip_end(&mut chars, &["e.p.", "e.p", "ep"]);
    while chars.last().is_some_and(|c| matches!(c, '!' | '?' | '‼' | '⁇' | '⁈' | '⁉')) {
        chars.pop();
    }
    let whole: String = chars.iter().collect();
    let checks = whole.trim_end_matches(['+', '#']);
    // What the pages read is read here too, if it has a digit: "nf3", "E2E4", "exd5". Without one
    // it could be a word, or a name ("Ed").
    let has_digit = checks.contains(|c: char| c.is_ascii_digit());
    let is_read = is_move(checks) || (has_digit && reads_as_move(checks));
    if whole.len() - checks.len() > 2 || !is_read {
        return None;
    }
    // A pawn's figurine has no letter in the notation.
    Some(whole.strip_prefix('♟').unwrap_or(&whole).to_owned())
}

/// A capital that stands for a piece in another language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ForeignPieceLetter {
    pub letter: char,
    /// It says what a pawn becomes: "e8=D".
    pub promotes: bool,
}

/// The capital of a word that would be a move if it were a piece: "S" of "Sf3", "C" of "Cxd5", "D"
/// of "e8=D". `None` for a word with the letters of a chess notation, and for no move.
pub fn foreign_letter(word: &str) -> Option<ForeignPieceLetter> {
    if word.len() > 40 || chess_move(word).is_some() {
        return None;
    }
    let chars: Vec<char> = word.chars().map(plain).collect();
    let [first, rest @ ..] = chars.as_slice() else { return None };
    // The reader of letters marks one that it cannot tell: "B?c4".
    let marked = rest.strip_prefix(&['?']);
    let rest = marked.unwrap_or(rest);
    let shouts = !chars.iter().any(char::is_ascii_lowercase);
    let rest: Vec<char> =
        rest.iter().map(|c| if shouts { c.to_ascii_lowercase() } else { *c }).collect();
    // A small letter that is a file is a pawn's.
    let is_known = |c: char| matches!(c.to_ascii_uppercase(), 'K' | 'Q' | 'R' | 'B' | 'N' | 'P');
    let is_letter = first.is_ascii_alphabetic() && !is_file(*first);
    if is_letter && (marked.is_some() || !is_known(*first)) && is_move(&bare(&['N'], &rest)) {
        return Some(ForeignPieceLetter { letter: first.to_ascii_uppercase(), promotes: false });
    }
    // "e8=D", "e8D", "exd8(D)+"
    let end = rest.iter().rposition(char::is_ascii_alphabetic)?;
    let last = rest.get(end).filter(|c| c.is_ascii_uppercase() && !is_known(**c))?;
    let mut promoted = rest.clone();
    *promoted.get_mut(end)? = 'Q';
    let found = ForeignPieceLetter { letter: *last, promotes: true };
    is_move(&bare(&[*first], &promoted)).then_some(found)
}

/// The characters without what praises a move or says that it gives check.
fn bare(first: &[char], rest: &[char]) -> String {
    let text: String = first.iter().chain(rest).collect();
    text.trim_end_matches(['!', '?', '+', '#']).to_owned()
}

fn strip_end(chars: &mut Vec<char>, ends: &[&str]) {
    for end in ends {
        let length = end.chars().count();
        // "e.p." alone is no move, and "ep" must not eat a file: a rank stands before it.
        let at = chars.len().saturating_sub(length);
        let has_rank =
            at.checked_sub(1).and_then(|at| chars.get(at)).is_some_and(char::is_ascii_digit);
        if has_rank && chars.iter().skip(at).copied().eq(end.chars()) {
            chars.truncate(at);
            return;
        }
    }
}

fn plain(c: char) -> char {
    match c {
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        '♙' => '♟',
        '×' | '✕' => 'x',
        '‐' | '‑' | '‒' | '–' | '—' | '−' => '-',
        '０'..='９' | 'Ａ'..='Ｚ' | 'ａ'..='ｚ' => {
            char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c)
        }
        c => c,
    }
}

fn is_file(c: char) -> bool {
    ('a'..='h').contains(&c)
}

fn is_rank(c: char) -> bool {
    ('1'..='8').contains(&c)
}

fn is_move(word: &str) -> bool {
    if matches!(word, "0-0" | "O-O" | "o-o" | "0-0-0" | "O-O-O" | "o-o-o") {
        return true;
    }
    let chars: Vec<char> = word.chars().collect();
    if let [squares @ .., last] = chars.as_slice()
        && squares.len() >= 3
        && word.chars().all(|c| c.is_ascii_digit())
    {
        // The numbers of correspondence chess: two squares, and one of four pieces.
        return match squares {
            [_, _, _] => squares.iter().all(|c| is_rank(*c)) && is_rank(*last),
            [_, _, _, _] => squares.iter().all(|c| is_rank(*c)) && ('1'..='4').contains(last),
            _ => false,
        };
    }
    let (has_piece, rest) = match chars.as_slice() {
        ['K' | 'Q' | 'R' | 'B' | 'N' | 'P' | '♟', rest @ ..] => (true, rest),
        rest => (false, rest),
    };
    let piece = |c: &char| matches!(c, 'Q' | 'R' | 'B' | 'N');
    let small = |c: &char| piece(&c.to_ascii_uppercase());
    let rest = match rest {
        [rest @ .., '=' | '/', last] if small(last) => rest,
        [rest @ .., '(', last, ')'] if small(last) => rest,
        // "e8Q": what is left must still end in its rank.
        [_, .., rank, last] if is_rank(*rank) && small(last) => {
            rest.split_last().map_or(rest, |(_, rest)| rest)
        }
        rest => rest,
    };
    let [from @ .., file, rank] = rest else {
        return false;
    };
    if !is_file(*file) || !is_rank(*rank) {
        return false;
    }
    let (separated, from) = match from {
        [from @ .., 'x' | 'X' | ':' | '-'] => (true, from),
        from => (false, from),
    };
    match from {
        [] => has_piece || !separated,
        [file] if is_file(*file) => true,
        [rank] if is_rank(*rank) => has_piece,
        [file, rank] => is_file(*file) && is_rank(*rank),
        _ => false,
    }
}
