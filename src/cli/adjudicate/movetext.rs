//! Finds what stands between the moves of a game and is none.
//!
//! The reader of PGN passes over words that it does not know. A move that was passed over
//! would make the rest of the game another one, so such a game is refused.

use pgn_reader::SanPlus;

/// Returns the first word of the main line that has a letter and is no move.
///
/// Numbers, results and signs of approval have no letter; comments and variations are not
/// looked at.
pub fn first_unknown(moves: &[u8]) -> Option<String> {
    let mut depth = 0_usize;
    let mut rest = moves;
    while let Some((&byte, tail)) = rest.split_first() {
        let skip = |end: u8| tail.iter().position(|b| *b == end).map_or(tail.len(), |at| at + 1);
        match byte {
            b'{' => rest = &tail[skip(b'}')..],
            b';' => rest = &tail[skip(b'\n')..],
            b'(' => (depth, rest) = (depth + 1, tail),
            b')' => (depth, rest) = (depth.saturating_sub(1), tail),
            // A code such as $13.
            b'$' => rest = &tail[tail.iter().take_while(|b| b.is_ascii_digit()).count()..],
            _ if separates(byte) => rest = tail,
            _ => {
                let length = rest.iter().take_while(|byte| !separates(**byte)).count();
                let (word, behind) = rest.split_at(length);
                if depth == 0 && !is_known(word) {
                    return Some(String::from_utf8_lossy(word).chars().take(40).collect());
                }
                rest = behind;
            }
        }
    }
    None
}

fn is_known(word: &[u8]) -> bool {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let strange = |byte: &u8| byte.is_ascii_alphabetic() || byte.is_ascii_control();
    !word.iter().any(strange) || SanPlus::from_ascii(&word[digits..]).is_ok()
}

fn separates(byte: u8) -> bool {
    byte.is_ascii_whitespace() || b"{}()!?$;.*".contains(&byte)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_moves_have_letters() {
        for moves in [
            "",
            "1. e4 e5 2.Nf3 Nc6 3... Bb5+ 1-0",
            "1.e4! e5?! $14 2. O-O-O# 0-0 e8=Q+ dxe8=N *",
            "1. e4 {Qxx9 (} e5 (1... Zz9 (2. no) nonsense) 2. Nf3 ; Qxx9\n Nc6 1/2-1/2",
            "1. e4 e5 += -/+ = \u{b1} \u{221e} \u{bd}-\u{bd} --",
            "1e4 e5 2Nf3",
            "1. e4 {not closed",
        ] {
            assert_eq!(first_unknown(moves.as_bytes()), None, "{moves}");
        }
    }

    #[test]
    fn what_the_reader_would_pass_over_is_found() {
        for (moves, word) in [
            ("1. e4 Qxx9 2. Nf3", "Qxx9"),
            ("1. e4 e5 2. Nf3xyz", "Nf3xyz"),
            ("1. e4+- e5", "e4+-"),
            ("1. exd6e.p.", "exd6e"),
            ("1. \u{2658}f3 d5", "\u{2658}f3"),
            ("1. e4 (1. d4) zz", "zz"),
            ("1. e4\0 e5", "e4\0"),
            ("1. e4 ) hello", "hello"),
        ] {
            assert_eq!(first_unknown(moves.as_bytes()).as_deref(), Some(word), "{moves}");
        }
        let latin = b"1. e4 S\xe9f3";
        assert_eq!(first_unknown(latin).as_deref(), Some("S\u{fffd}f3"));
    }
}
