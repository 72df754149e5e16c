//! Moves as people type them: SAN (lenient), UCI, long algebraic, ICCF numeric.

use std::fmt;

use shakmaty::{
    Bitboard, CastlingSide, Chess, File, Move, Position, Rank, Role, Square, san::SanPlus,
};

use super::{
    Illegal, Rules,
    illegal::{explain, explain_castling, explain_role, exposed, exposing_moves},
};

/// No notation needs more; longer input is not read at all.
const LONGEST: usize = 32;

/// Why a typed move was not understood or not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputError {
    Empty,
    /// In no notation that is known here.
    Unreadable,
    Illegal(Illegal),
    /// The SAN of every move that it could be.
    Ambiguous(Vec<String>),
    /// A pawn reaches the last rank and the piece is not named.
    PromotionMissing,
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InputError::Empty => f.write_str("Type a move or choose one on the board."),
            InputError::Unreadable => {
                f.write_str("This cannot be read as a move. Try Nf3, e2e4, e2-e4 or 5254.")
            }
            InputError::Illegal(why) => why.fmt(f),
            InputError::Ambiguous(candidates) => {
                write!(f, "This could be {}. Say which.", candidates.join(" or "))
            }
            InputError::PromotionMissing => {
                f.write_str("Say what the pawn becomes: queen, rook, bishop or knight.")
            }
        }
    }
}

/// Reads a move in any notation and checks that it is legal in the position.
///
/// Moves are matched against the legal ones, so nothing that is not legal can come out.
pub fn parse_move(position: &Chess, text: &str) -> Result<Move, InputError> {
    parse_move_under(position, Rules::default(), text)
}

/// The same under the rules of a game.
///
/// What leaves the own king in check is [`Illegal::Exposed`] under any rules. Where the check
/// warning is off it has to be as complete as a legal move: the promotion is named, and it
/// could be no other move.
pub fn parse_move_under(position: &Chess, rules: Rules, text: &str) -> Result<Move, InputError> {
    let text = strip(text);
    if text.is_empty() {
        return Err(InputError::Empty);
    }
    if text.len() > LONGEST || !text.is_ascii() {
        return Err(InputError::Unreadable);
    }
    let wanted = castling(text)
        .or_else(|| coordinates(text))
        .or_else(|| numeric(text))
        .or_else(|| short(text))
        .ok_or(InputError::Unreadable)?;
    resolve(position, rules, wanted)
}

/// What the player wrote, before the position is asked.
#[derive(Clone, Copy, Debug)]
enum Wanted {
    Castle(CastlingSide),
    Move {
        /// `None` if only squares were given.
        role: Option<Role>,
        from: Bitboard,
        to: Square,
        promotion: Option<Role>,
    },
}

/// Takes away what may stand around a move: its number, dots, check signs, comments on it.
fn strip(text: &str) -> &str {
    let text = text.trim();
    let digits = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let text = if digits.len() < text.len() && digits.starts_with(['.', '…']) {
        digits.trim_start_matches(['.', '…', ' '])
    } else {
        text
    };
    let text = text.strip_suffix("e.p.").or(text.strip_suffix("ep")).unwrap_or(text);
    text.trim_end_matches(['+', '#', '!', '?', ' ', '.'])
}

fn castling(text: &str) -> Option<Wanted> {
    let plain: String = text
        .chars()
        .filter(|c| *c != '-')
        .map(|c| if c == '0' { 'o' } else { c.to_ascii_lowercase() })
        .collect();
    match plain.as_str() {
        "oo" => Some(Wanted::Castle(CastlingSide::KingSide)),
        "ooo" => Some(Wanted::Castle(CastlingSide::QueenSide)),
        _ => None,
    }
}

/// `e2e4`, `e7e8q`, `e2-e4`, `Ng1-f3`, `e5xd6`, `e7-e8=Q`.
fn coordinates(text: &str) -> Option<Wanted> {
    let (role, rest) = leading_role(text);
    let from = square(rest.get(..2)?)?;
    let rest = rest.get(2..)?;
    let rest = rest.strip_prefix(['-', 'x', ':']).unwrap_or(rest);
    let to = square(rest.get(..2)?)?;
    let promotion = trailing_role(rest.get(2..)?)?;
    Some(Wanted::Move { role, from: Bitboard::from(from), to, promotion })
}

/// `5254`, and a fifth digit for a promotion: 1 queen, 2 rook, 3 bishop, 4 knight.
fn numeric(text: &str) -> Option<Wanted> {
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
    Some(Wanted::Move { role: None, from: Bitboard::from(squares.0), to: squares.1, promotion })
}

/// SAN, also without `x` and `=`, and with a lower-case letter where no file is meant.
fn short(text: &str) -> Option<Wanted> {
    let (role, rest) = leading_role(text);
    let end = rest.rfind(|c: char| c.is_ascii_digit())? + 1;
    let promotion = trailing_role(rest.get(end..)?)?;
    let to = square(rest.get(end.checked_sub(2)?..end)?)?;
    let hint = rest.get(..end - 2)?;
    let hint = hint.strip_suffix(['x', ':', '-']).unwrap_or(hint);
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
    // A pawn move without a hint is a push: `d5` never means a capture.
    let role = role.unwrap_or(Role::Pawn);
    if role == Role::Pawn && hint.is_empty() {
        from = Bitboard::from_file(to.file());
    }
    Some(Wanted::Move { role: Some(role), from, to, promotion })
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
        1 => match Role::from_char(letter.chars().next()?)? {
            Role::Pawn | Role::King => None,
            role => Some(Some(role)),
        },
        _ => None,
    }
}

fn square(text: &str) -> Option<Square> {
    Square::from_ascii(text.as_bytes()).ok()
}

fn resolve(position: &Chess, rules: Rules, wanted: Wanted) -> Result<Move, InputError> {
    let legal = position.legal_moves();
    let (role, from, to, promotion) = match wanted {
        Wanted::Castle(side) => {
            return legal
                .into_iter()
                .find(|m| m.castling_side() == Some(side))
                .ok_or_else(|| InputError::Illegal(explain_castling(position, side)));
        }
        Wanted::Move { role, from, to, promotion } => (role, from, to, promotion),
    };
    let is_meant = |m: &Move| {
        !m.is_castle()
            && role.is_none_or(|role| m.role() == role)
            && m.from().is_some_and(|square| from.contains(square))
            && m.to() == to
    };
    let found: Vec<Move> = legal.iter().copied().filter(is_meant).collect();
    if !found.is_empty() {
        return pick(&found, promotion, |m| SanPlus::from_move(position.clone(), m).to_string());
    }
    if let Some(castling) =
        castling_by_squares(&legal, role, from, to).filter(|_| promotion.is_none())
    {
        return Ok(castling);
    }
    if !rules.check_warning {
        let found: Vec<Move> = exposing_moves(position).into_iter().filter(is_meant).collect();
        if !found.is_empty() {
            let mv = pick(&found, promotion, long)?;
            return Err(InputError::Illegal(exposed(position, mv)));
        }
    }
    Err(InputError::Illegal(reason(position, rules, role, from, to)))
}

/// Picks the one move that is meant among those of a piece to a square.
fn pick(
    found: &[Move],
    promotion: Option<Role>,
    name: impl Fn(Move) -> String,
) -> Result<Move, InputError> {
    let exact: Vec<Move> = found.iter().copied().filter(|m| m.promotion() == promotion).collect();
    match exact[..] {
        [mv] => Ok(mv),
        [] if promotion.is_none() => Err(InputError::PromotionMissing),
        [] => Err(InputError::Illegal(Illegal::NotAPromotion)),
        _ => Err(InputError::Ambiguous(exact.into_iter().map(name).collect())),
    }
}

/// Returns a move in long algebraic notation, `Nd2-e4`: SAN tells apart legal moves only.
fn long(mv: Move) -> String {
    let letter = match mv.role() {
        Role::Pawn => String::new(),
        role => role.upper_char().to_string(),
    };
    let from = mv.from().map_or_else(String::new, |from| from.to_string());
    let promotion =
        mv.promotion().map_or_else(String::new, |role| format!("={}", role.upper_char()));
    format!("{letter}{from}-{}{promotion}", mv.to())
}

/// Castling written as the king's move, to where it will stand or onto its rook.
///
/// Asked only when the king has no plain move to the square: in Chess960 `f1g1` may be both.
fn castling_by_squares(
    legal: &[Move],
    role: Option<Role>,
    from: Bitboard,
    to: Square,
) -> Option<Move> {
    // `Kh1` names a square, `e1h1` the rook.
    let onto_rook = role.is_none();
    if role.is_some_and(|role| role != Role::King) {
        return None;
    }
    legal.iter().copied().find(|m| match *m {
        Move::Castle { king, rook } => {
            let side = if rook.file() > king.file() {
                CastlingSide::KingSide
            } else {
                CastlingSide::QueenSide
            };
            let target = Square::from_coords(side.king_to_file(), king.rank());
            from.contains(king) && (to == target || onto_rook && to == rook)
        }
        _ => false,
    })
}

fn reason(
    position: &Chess,
    rules: Rules,
    role: Option<Role>,
    from: Bitboard,
    to: Square,
) -> Illegal {
    if let Some(square) = from.single_square() {
        let there = position.board().role_at(square);
        return match role {
            Some(role) if there != Some(role) => Illegal::NotThere { role, from: square },
            _ => explain(position, rules, square, to),
        };
    }
    explain_role(position, rules, role.unwrap_or(Role::Pawn), to, from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Start, Variant, uci};
    use shakmaty::CastlingMode;

    fn position(fen: &str) -> Chess {
        let mode = Variant::Standard;
        Start::from_fen(fen, mode).unwrap().position
    }

    fn read(fen: &str, text: &str) -> Result<String, String> {
        parse_move(&position(fen), text)
            .map(|m| uci(m, CastlingMode::Standard))
            .map_err(|e| e.to_string())
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn every_notation_reads_the_same_move() {
        for text in
            ["e4", "e2e4", "e2-e4", "5254", "1.e4", "1. e4!", "E2E4", "Pe2-e4", "1...e4", " e4 "]
        {
            let expected = if text == "E2E4" { Err(()) } else { Ok("e2e4".to_owned()) };
            assert_eq!(read(START, text).map_err(|_| ()), expected, "{text}");
        }
        for text in ["Nf3", "nf3", "g1f3", "Ng1-f3", "Ng1f3", "7163", "Ngf3", "N1f3", "Nf3+"] {
            assert_eq!(read(START, text), Ok("g1f3".into()), "{text}");
        }
    }

    #[test]
    fn castling_is_read_in_every_spelling() {
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        for text in ["O-O", "0-0", "o-o", "OO", "e1g1", "e1h1", "Kg1", "5171"] {
            assert_eq!(read(fen, text), Ok("e1g1".into()), "{text}");
        }
        for text in ["O-O-O", "0-0-0", "e1c1", "5131", "Ke1-c1"] {
            assert_eq!(read(fen, text), Ok("e1c1".into()), "{text}");
        }
    }

    #[test]
    fn promotions_name_the_piece() {
        let fen = "8/4P3/8/8/8/8/k7/7K w - - 0 1";
        for text in ["e8=Q", "e8Q", "e8q", "e7e8q", "e7-e8=Q", "57581", "e8(Q)"] {
            assert_eq!(read(fen, text), Ok("e7e8q".into()), "{text}");
        }
        assert_eq!(read(fen, "57584"), Ok("e7e8n".into()));
        for text in ["e8", "e7e8", "5758"] {
            assert_eq!(
                parse_move(&position(fen), text),
                Err(InputError::PromotionMissing),
                "{text}"
            );
        }
        assert!(read(START, "e2e4q").unwrap_err().contains("last rank"));
    }

    #[test]
    fn ambiguous_input_names_the_candidates() {
        let fen = "4k3/8/8/8/8/8/8/RN2K1NR w - - 0 1";
        let two_knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
        assert_eq!(read(two_knights, "Nd2").unwrap_err(), "This could be Nbd2 or Nfd2. Say which.");
        assert_eq!(read(two_knights, "Nbd2"), Ok("b1d2".into()));
        assert!(read(fen, "Nd2").is_ok());
    }

    #[test]
    fn a_lower_case_b_is_a_file() {
        let fen = "4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1";
        assert_eq!(read(fen, "bc3"), Ok("b2c3".into()));
        assert_eq!(read(fen, "bxc3"), Ok("b2c3".into()));
    }

    #[test]
    fn a_refusal_says_why() {
        let pinned = "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1";
        for (fen, text, why) in [
            (START, "e2e5", "A pawn does not move from e2 to e5."),
            (START, "e3e4", "There is no piece on e3."),
            (START, "e7e5", "The pawn on e7 is not yours."),
            (START, "Bc1-e3", "The piece on d2 is in the bishop's way."),
            (START, "Ra1a2", "Your own pawn stands on a2."),
            (START, "exd3", "The pawn has nothing to capture on d3."),
            (START, "Nd4", "None of your knights can go to d4."),
            (pinned, "Ne4", "Your king would be in check from the bishop on b4."),
            (
                "4k3/8/8/8/1b6/8/8/R3K3 w - - 0 1",
                "Ra2",
                "Your king would still be in check from the bishop on b4.",
            ),
            (
                "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
                "O-O",
                "The king may not castle across f1, which the rook on f8 attacks.",
            ),
            (
                "4k3/8/8/8/1b6/8/8/4K2R w K - 0 1",
                "e1g1",
                "The king may not castle out of check; it is in check from the bishop on b4.",
            ),
            (START, "O-O", "You cannot castle: the piece on f1 is in the way."),
            (
                "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
                "O-O",
                "You may not castle kingside: the king or that rook has moved.",
            ),
            (START, "Bg1f3", "There is no bishop on g1."),
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Re1g1", "There is no rook on e1."),
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Kh1", "Your own rook stands on h1."),
            (START, "hello", "This cannot be read as a move. Try Nf3, e2e4, e2-e4 or 5254."),
            (START, "", "Type a move or choose one on the board."),
        ] {
            assert_eq!(read(fen, text).unwrap_err(), why, "{text}");
        }
    }

    #[test]
    fn en_passant_is_read_and_its_pin_is_told() {
        let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        assert_eq!(read(fen, "exd6 e.p."), Ok("e5d6".into()));
        // Both pawns leave the fifth rank, and the rook looks through.
        let pinned = "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1";
        assert_eq!(
            read(pinned, "exd6").unwrap_err(),
            "Your king would be in check from the rook on h5."
        );
    }

    proptest::proptest! {
        #[test]
        fn no_input_panics(text in "\\PC{0,40}") {
            let _ = parse_move(&Chess::default(), &text);
        }
    }
}
