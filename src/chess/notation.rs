//! Moves as people type them: SAN (lenient), UCI, long algebraic, ICCF numeric.
//!
//! Mail programs and telephones set dashes, spaces and capitals of their own, so the text is
//! made plain first. It must not know a position: a text means the same on every board.

use shakmaty::{Bitboard, CastlingSide, File, Rank, Role, Square};

use super::InputError;

/// Bytes. No notation needs more, comments included; longer input is not read at all.
const MAX_BYTES: usize = 64;

/// What the player wrote, before the position is asked.
#[derive(Clone, Copy, Debug)]
pub(super) enum ParsedMove {
    Castle(CastlingSide),
    Move {
        /// `None` if only squares were given.
        role: Option<Role>,
        from: Bitboard,
        to: Square,
        promotion: Option<Role>,
    },
    /// `N@f3`: a piece that was captured, dropped on a square.
    Put {
        role: Role,
        to: Square,
    },
    /// `exd`: any capture of a pawn between two files.
    Capture {
        from: File,
        to: File,
        promotion: Option<Role>,
    },
}

impl ParsedMove {
    pub(super) fn promotion(self) -> Option<Role> {
        match self {
            ParsedMove::Castle(_) | ParsedMove::Put { .. } => None,
            ParsedMove::Move { promotion, .. } | ParsedMove::Capture { promotion, .. } => promotion,
        }
    }

    pub(super) fn promoting(mut self, role: Role) -> ParsedMove {
        match &mut self {
            ParsedMove::Castle(_) | ParsedMove::Put { .. } => {}
            ParsedMove::Move { promotion, .. } | ParsedMove::Capture { promotion, .. } => {
                *promotion = Some(role);
            }
        }
        self
    }
}

/// Capitals that are a piece in German, Spanish or French, and a file here.
const UNCLEAR: [(char, Role); 4] =
    [('A', Role::Bishop), ('C', Role::Knight), ('D', Role::Queen), ('F', Role::Bishop)];

/// Reads a text as a move, whatever the position.
pub(super) fn read(text: &str) -> Result<ParsedMove, InputError> {
    let text = text.trim();
    if text.len() > MAX_BYTES {
        return Err(InputError::Unreadable);
    }
    let bare = bare(text);
    let found = read_bare(&lower_files(&bare));
    match (unclear_letter(&bare), &found) {
        (Some(letter), Ok(_)) => Err(InputError::UnclearLetter(letter)),
        _ => match marked_letter(&bare) {
            Some(letter) => Err(InputError::UnclearLetter(letter)),
            None => found,
        },
    }
}

/// Returns the letter with which `Cxd5` and `Cd5` begin: the pawn's file, or the knight in
/// Spanish and French. Before a rank it is a file, as in `C4` and `C2C4`.
fn unclear_letter(bare: &str) -> Option<char> {
    let mut chars = bare.chars();
    let first = chars.next()?;
    let is_file = chars.next()?.is_ascii_digit();
    UNCLEAR.iter().any(|(letter, _)| *letter == first && !is_file).then_some(first)
}

/// Returns the letter of `B?c4`: whoever translated the letters of a language marked it.
fn marked_letter(bare: &str) -> Option<char> {
    let (first, rest) = bare.split_at_checked(1)?;
    let first = first.chars().next().filter(|first| ('A'..='H').contains(first))?;
    read_bare(rest.strip_prefix('?')?).is_ok().then_some(first)
}

/// Returns the other meaning of `C6d7`, if it has one: the letter, and the move of the piece
/// that has it in another language, from any square of the rank.
pub(super) fn other_meaning(text: &str) -> Option<(char, ParsedMove)> {
    let bare = bare(text.trim());
    let (letter, role) = UNCLEAR.into_iter().find(|(letter, _)| bare.starts_with(*letter))?;
    let rest = bare.get(1..)?.to_ascii_lowercase();
    let mut chars = rest.chars();
    let rank = Rank::from_char(chars.next()?)?;
    let to = square(chars.as_str().trim_start_matches(['-', 'x', ':']))?;
    let from = Bitboard::from_rank(rank);
    Some((letter, ParsedMove::Move { role: Some(role), from, to, promotion: None }))
}

fn read_bare(text: &str) -> Result<ParsedMove, InputError> {
    if text.is_empty() {
        return Err(InputError::Empty);
    }
    if !text.is_ascii() {
        return Err(InputError::Unreadable);
    }
    castling(text)
        .or_else(|| drop(text))
        .or_else(|| coordinates(text))
        .or_else(|| numeric(text))
        .or_else(|| capture_by_files(text))
        .or_else(|| short(text))
        .ok_or(InputError::Unreadable)
}

fn castling(text: &str) -> Option<ParsedMove> {
    let plain: String = text
        .chars()
        .filter(|c| *c != '-')
        .map(|c| if c == '0' { 'o' } else { c.to_ascii_lowercase() })
        .collect();
    match plain.as_str() {
        "oo" => Some(ParsedMove::Castle(CastlingSide::KingSide)),
        "ooo" => Some(ParsedMove::Castle(CastlingSide::QueenSide)),
        _ => None,
    }
}

/// `N@f3`, `n@f3`, `@e5` and `P@e5`.
fn drop(text: &str) -> Option<ParsedMove> {
    let (letter, to) = text.split_once('@')?;
    let role = match letter.chars().next() {
        None => Role::Pawn,
        // Before the sign no file can be meant: `b@c4` is a bishop.
        Some(first) => Role::from_char(first).filter(|_| letter.len() == 1)?,
    };
    Some(ParsedMove::Put { role, to: square(to)? })
}

/// `e2e4`, `e7e8q`, `e2-e4`, `Ng1-f3`, `e5xd6`, `e7-e8=Q`.
fn coordinates(text: &str) -> Option<ParsedMove> {
    let (role, rest) = leading_role(text);
    let from = square(rest.get(..2)?)?;
    let rest = rest.get(2..)?;
    let rest = rest.strip_prefix(['-', 'x', ':']).unwrap_or(rest);
    let to = square(rest.get(..2)?)?;
    let promotion = trailing_role(rest.get(2..)?)?;
    Some(ParsedMove::Move { role, from: Bitboard::from(from), to, promotion })
}

/// `5254`, and a fifth digit for a promotion: 1 queen, 2 rook, 3 bishop, 4 knight.
fn numeric(text: &str) -> Option<ParsedMove> {
    let digits: Vec<u32> = text.chars().map(|c| c.to_digit(10)).collect::<Option<_>>()?;
    let at = |file: u32, rank: u32| {
        let coordinate = |n: u32| n.checked_sub(1).filter(|n| *n < 8);
        Some(Square::from_coords(File::new(coordinate(file)?), Rank::new(coordinate(rank)?)))
    };
    let (squares, promotion) = match digits[..] {
        [a, b, c, d] => ((at(a, b)?, at(c, d)?), None),
        [a, b, c, d, p] => {
            let role = match p {
                1 => Role::Queen,
                2 => Role::Rook,
                3 => Role::Bishop,
                4 => Role::Knight,
                _ => return None,
            };
            ((at(a, b)?, at(c, d)?), Some(role))
        }
        _ => return None,
    };
    Some(ParsedMove::Move { role: None, from: Bitboard::from(squares.0), to: squares.1, promotion })
}

/// `exd`, `ed`, `exd=Q`: a pawn's capture without the rank.
fn capture_by_files(text: &str) -> Option<ParsedMove> {
    let mut chars = text.chars();
    let from = File::from_char(chars.next()?)?;
    let rest = chars.as_str();
    let mut chars = rest.strip_prefix(['x', ':', '-']).unwrap_or(rest).chars();
    let to = File::from_char(chars.next()?)?;
    let promotion = trailing_role(chars.as_str())?;
    (from.distance(to) == 1).then_some(ParsedMove::Capture { from, to, promotion })
}

/// SAN, also without `x` and `=`, and with a lower-case letter where no file is meant.
fn short(text: &str) -> Option<ParsedMove> {
    let (role, rest) = leading_role(text);
    let end = rest.rfind(|c: char| c.is_ascii_digit())? + 1;
    let promotion = trailing_role(rest.get(end..)?)?;
    let to = square(rest.get(end.checked_sub(2)?..end)?)?;
    let before = rest.get(..end - 2)?;
    let hint = before.strip_suffix(['x', ':', '-']).unwrap_or(before);
    let captures = before.ends_with(['x', ':']);
    let mut from = Bitboard::FULL;
    for c in hint.chars() {
        from &= match c {
            'a'..='h' => Bitboard::from_file(File::from_char(c)?),
            '1'..='8' => Bitboard::from_rank(Rank::from_char(c)?),
            _ => return None,
        };
    }
    if hint.len() > 2 {
        return None;
    }
    // A pawn move without a hint is a push: `d5` never means a capture, `xd5` always.
    let role = role.unwrap_or(Role::Pawn);
    if role == Role::Pawn && hint.is_empty() && !captures {
        from = Bitboard::from_file(to.file());
    }
    Some(ParsedMove::Move { role: Some(role), from, to, promotion })
}

/// Splits off the letter of a piece. `b` is always the file: `bc3` plainly written is a pawn.
fn leading_role(text: &str) -> (Option<Role>, &str) {
    match text.chars().next() {
        Some(c @ ('N' | 'B' | 'R' | 'Q' | 'K' | 'P' | 'n' | 'r' | 'q' | 'k')) => {
            (Role::from_char(c), &text[1..])
        }
        _ => (None, text),
    }
}

/// Reads `=Q`, `q`, `(Q)` or nothing. The outer `None` means that something else stands there.
fn trailing_role(text: &str) -> Option<Option<Role>> {
    let letter = text.trim_matches(['=', '(', ')', '/']);
    match letter.len() {
        0 if text.is_empty() => Some(None),
        1 => Some(Some(Role::from_char(letter.chars().next()?)?)),
        _ => None,
    }
}

fn square(text: &str) -> Option<Square> {
    Square::from_ascii(text.as_bytes()).ok()
}

/// Returns the bare move in a text, in ASCII if it can be: without number, dots, spaces,
/// check signs and praise.
fn bare(text: &str) -> String {
    let folded = fold(text);
    without_remarks(without_number(folded.trim())).replace(' ', "")
}

/// Writes dashes, spaces, crosses, figurines and dots as a keyboard has them, and drops
/// what has no width.
fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\u{ad}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' => {}
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' => {
                out.push('-');
            }
            '×' => out.push('x'),
            '…' => out.push_str("..."),
            '†' => out.push('+'),
            '‡' => out.push('#'),
            '♔' | '♚' => out.push('K'),
            '♕' | '♛' => out.push('Q'),
            '♖' | '♜' => out.push('R'),
            '♗' | '♝' => out.push('B'),
            '♘' | '♞' => out.push('N'),
            '♙' | '♟' => out.push('P'),
            c if c.is_whitespace() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// Takes away a move number: `12. Nf3`, `12...Nf6`, `...Nf6`, `12 Nf3`, `12Nf3`.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = text.len() - rest.len();
    if rest.starts_with('.') {
        return rest.trim_start_matches(['.', ' ']);
    }
    // `0-0` has no number; four digits are a move, also with a space: `52 54`, `57 58 1`.
    if digits == 0 || digits > 3 || text.starts_with('0') {
        return text;
    }
    let squares_follow = || {
        let plain = rest.chars().filter(|c| *c != ' ');
        plain.clone().all(|c| c.is_ascii_digit()) && plain.count() < 4
    };
    match rest.chars().next() {
        Some(' ') if !squares_follow() => rest.trim_start(),
        Some(c) if c.is_ascii_alphabetic() => rest,
        _ => text,
    }
}

/// Takes away `+`, `#`, `!?`, a full stop, `e.p.`, in any order.
fn without_remarks(mut text: &str) -> &str {
    loop {
        let shorter = text.trim_end_matches(['+', '#', '!', '?', ' ', '.', ',', ';']);
        let shorter = ["(e.p.)", "(ep)", "e.p", "ep"]
            .into_iter()
            .find_map(|remark| strip_suffix_of_any_case(shorter, remark))
            .unwrap_or(shorter);
        if shorter.len() == text.len() {
            return text;
        }
        text = shorter;
    }
}

fn strip_suffix_of_any_case<'a>(text: &'a str, suffix: &str) -> Option<&'a str> {
    let at = text.len().checked_sub(suffix.len())?;
    let (rest, end) = (text.get(..at)?, text.get(at..)?);
    end.eq_ignore_ascii_case(suffix).then_some(rest)
}

/// Writes files and the cross in lower case: telephones begin a line with a capital, and
/// some people write all of it in capitals.
///
/// `B` is the bishop, except right before a rank where no bishop can be meant: `NB3`, and
/// in `B2B4` and `B4`, which have no small letter.
fn lower_files(text: &str) -> String {
    let capitals = !text.bytes().any(|c| c.is_ascii_lowercase());
    let next_is_digit = |at: usize| text.as_bytes().get(at + 1).is_some_and(u8::is_ascii_digit);
    text.char_indices()
        .map(|(at, c)| match c {
            'A' | 'C'..='H' | 'X' => c.to_ascii_lowercase(),
            'B' if next_is_digit(at) && (at > 0 || capitals) => 'b',
            c => c,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{bare, lower_files, read};
    use crate::chess::InputError;

    fn plain(text: &str) -> String {
        lower_files(&bare(text))
    }

    #[test]
    fn a_capital_that_may_be_a_piece_elsewhere_is_asked_about() {
        for (text, letter) in [
            ("Cxd5", 'C'),
            ("2.Cxd5+", 'C'),
            ("Cd5", 'C'),
            ("Dxe5", 'D'),
            ("DXE5", 'D'),
            ("Axb5", 'A'),
            ("F:e5", 'F'),
            ("Cd", 'C'),
            ("Fxe8=Q", 'F'),
            ("B?c4", 'B'),
        ] {
            assert_eq!(read(text).err(), Some(InputError::UnclearLetter(letter)), "{text}");
        }
        for text in [
            "cxd5", "axb5", "C4", "C2C4", "C2-c4", "Exd5", "EXD5", "Gh", "Hxg5", "Bxc3", "NXD5",
            "B?", "B?hello", "B?c9", "?", "Cello",
        ] {
            let found = read(text);
            assert!(!matches!(found, Err(InputError::UnclearLetter(_))), "{text}: {found:?}");
        }
    }

    #[test]
    fn what_stands_around_a_move_is_taken_away() {
        for text in [
            "Nf3",
            " Nf3 ",
            "Nf3!",
            "Nf3!?",
            "Nf3+",
            "Nf3 +",
            "Nf3.",
            "Nf3,",
            "12. Nf3",
            "12.Nf3",
            "12...Nf3",
            "12. ... Nf3",
            "12… Nf3",
            "...Nf3",
            "… Nf3",
            "12 Nf3",
            "12Nf3",
            "N f3",
            "♘f3",
            "♞\u{fe0e}f3",
            "\u{a0}Nf3\u{a0}",
            "\u{feff}Nf3",
            "Nf\u{200b}3",
            "NF3",
            "NF3+",
        ] {
            assert_eq!(plain(text), "Nf3", "{text:?}");
        }
    }

    #[test]
    fn dashes_and_crosses_become_plain() {
        assert_eq!(plain("O–O"), "O-O");
        assert_eq!(plain("0 — 0 − 0"), "0-0-0");
        assert_eq!(plain("1. 0-0"), "0-0");
        assert_eq!(plain("9 0-0"), "0-0");
        assert_eq!(plain("e2‑e4"), "e2-e4");
        assert_eq!(plain("e2 - e4"), "e2-e4");
        assert_eq!(plain("e4×d5"), "e4xd5");
    }

    #[test]
    fn en_passant_is_a_remark() {
        for text in ["exd6 e.p.", "exd6ep", "exd6 e.p.+", "exd6+ e.p.", "EXD6 E.P.", "exd6 (ep)"] {
            assert_eq!(plain(text), "exd6", "{text}");
        }
    }

    #[test]
    fn digits_are_a_move_before_they_are_a_number() {
        assert_eq!(plain("5254"), "5254");
        assert_eq!(plain("52 54"), "5254");
        assert_eq!(plain("57 58 1"), "57581");
        assert_eq!(plain("12 5254"), "5254");
        // Two moves are none.
        assert_eq!(plain("5254 5755"), "52545755");
        assert_eq!(plain("1. 5254"), "5254");
        assert_eq!(plain("1 e4"), "e4");
        assert_eq!(plain("1e4"), "e4");
    }

    #[test]
    fn capitals_are_files_where_no_piece_can_be_meant() {
        for (typed, meant) in [
            ("E4", "e4"),
            ("E2E4", "e2e4"),
            ("E2-e4", "e2-e4"),
            ("EXD5", "exd5"),
            ("B4", "b4"),
            ("B2B4", "b2b4"),
            ("NB3", "Nb3"),
            ("E8Q", "e8Q"),
            ("E8B", "e8B"),
            // These may be a bishop's, so they are.
            ("BC3", "Bc3"),
            ("Bxc3", "Bxc3"),
            ("B2b4", "B2b4"),
        ] {
            assert_eq!(plain(typed), meant, "{typed}");
        }
    }
}
