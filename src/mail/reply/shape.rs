//! The shapes moves and their numbers are written in. Whether a move is legal is not asked here.

use crate::chess::reads_as_move;

/// The move a word has the shape of, in letters a chess notation knows: a figurine becomes its
/// letter, praise ("!") and "e.p." are left out. `None` if it is no move.
pub fn chess_move(word: &str) -> Option<String> {
    if word.len() > 40 {
        return None;
    }
    let mut chars: Vec<char> = word.chars().map(plain).collect();
    while chars.last().is_some_and(|c| matches!(c, '!' | '?')) {
        chars.pop();
    }
    strip_end(&mut chars, &["e.p.", "e.p", "ep"]);
    while chars.last().is_some_and(|c| matches!(c, '!' | '?')) {
        chars.pop();
    }
    let whole: String = chars.iter().collect();
    let checks = whole.trim_end_matches(['+', '#']);
    // What the pages read is read here too, if it has a digit: "nf3", "E2E4", "exd5". Without one
    // it could be a word, or a name ("Ed").
    let has_digit = checks.contains(|c: char| c.is_ascii_digit());
    let is_read =
        is_move(checks) || (has_digit && !could_be_foreign(checks) && reads_as_move(checks));
    if whole.len() - checks.len() > 2 || !is_read {
        return None;
    }
    // A pawn's figurine has no letter in the notation.
    Some(whole.strip_prefix('♟').unwrap_or(&whole).to_owned())
}

/// Whether a word begins with a capital that may be a piece in another language where the pages
/// would read a file: "Dxe4" is the queen's in German, "Ce5" the knight's in French.
fn could_be_foreign(word: &str) -> bool {
    let mut chars = word.chars();
    let first = chars.next().is_some_and(|c| ('A'..='H').contains(&c));
    first && !chars.next().is_some_and(|c| c.is_ascii_digit())
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
