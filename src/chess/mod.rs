//! What the Laws of Chess say of a position and of a line of moves.
//!
//! Pure: knows shakmaty and std. It must not know players, clocks, databases or HTML. docs/RULES.md
//! lists the rules with their articles. Types of shakmaty (`Chess`, `Move`, `ByColor`) are used by
//! `game` and `db` as they are; wrapping them would say nothing new.

mod automatic_end;
mod candidates;
mod draw_claim_options;
mod draw_ground;
mod draw_limits;
mod illegal;
mod input_error;
mod line;
mod material;
mod names;
mod notation;
mod parse_move;
mod repetition;
mod rules;
mod squares;
mod start;
mod threats;
mod winnability;

pub use automatic_end::AutomaticEnd;
pub use draw_claim_options::{DrawClaimOption, Intended};
pub use draw_ground::{Counted, DrawGround, Stood};
pub use draw_limits::{CLAIM_HALFMOVES, CLAIM_OCCURRENCES, END_HALFMOVES, END_OCCURRENCES};
pub use illegal::{Disambiguation, Illegal, exposing_moves};
pub use input_error::InputError;
pub use line::{Line, Step};
pub use material::{Captured, captured, material_difference};
pub use names::{color_name, color_of, color_word, name_pieces, role_name};
pub use parse_move::{OR, parse_move, parse_move_under, promotions, reads_as_move};
pub use rules::{Rules, play, play_san};
pub use shakmaty::{
    Board, CastlingMode, CastlingSide, Chess, Color, File, Move, Piece, Position, Rank, Role,
    Square,
};
pub use squares::{checked_king, landing};
pub use start::{BadStart, Start, Variant, chess960_fen, chess960_number};
pub use threats::threats;
pub use winnability::{
    Budget, PositionStatus, Unwinnable, Verdict, Winnability, Work, position_status, winnability,
};

use shakmaty::{
    EnPassantMode,
    fen::{Epd, Fen},
    uci::UciMove,
};

/// Returns the FEN of a position, with an en passant square only where the capture is
/// legal (FIDE Laws 9.2.3 counts only that).
pub fn fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

/// Returns the UCI text of a move: `e1g1` for castling in standard games, king takes own
/// rook (`e1h1`) in Chess960.
pub fn uci(mv: Move, mode: CastlingMode) -> String {
    uci_move(mv, mode).to_string()
}

/// Returns a move in UCI, as [`uci`] writes it.
pub fn uci_move(mv: Move, mode: CastlingMode) -> UciMove {
    UciMove::from_move(mv, mode)
}

/// Returns the ICCF numeric text of a move: `5254`, and for a promotion a fifth digit, 1 queen,
/// 2 rook, 3 bishop, 4 knight.
///
/// Castling is the king's move of two squares in standard games (`5171`). In Chess960 it is
/// the king onto its own rook (`5181`), as in [`uci`]: the square where the king lands may be
/// one that it can also step to, or the one that it stands on.
pub fn iccf(mv: Move, mode: CastlingMode) -> String {
    let UciMove::Normal { from, to, promotion } = UciMove::from_move(mv, mode) else {
        return String::new();
    };
    let mut text = String::with_capacity(5);
    for square in [from, to] {
        for coordinate in [u32::from(square.file()), u32::from(square.rank())] {
            text.extend(char::from_digit(coordinate + 1, 10));
        }
    }
    text.push_str(match promotion {
        Some(Role::Queen) => "1",
        Some(Role::Rook) => "2",
        Some(Role::Bishop) => "3",
        Some(Role::Knight) => "4",
        _ => "",
    });
    text
}

/// Returns what makes a position the same as another (Article 9.2.3), in the first four
/// fields of a FEN.
pub fn position_key(position: &Chess) -> String {
    Epd::from_position(position, EnPassantMode::Legal).to_string()
}

/// Returns the position of a stored key, `None` if it is none. Its counters are at the start.
pub fn position_of_key(key: &str, mode: CastlingMode) -> Option<Chess> {
    let epd = Epd::from_ascii(key.as_bytes()).ok()?;
    // Under house rules a check may look as if no move had led to it.
    epd.into_position::<Chess>(mode)
        .or_else(shakmaty::PositionError::ignore_impossible_check)
        .or_else(shakmaty::PositionError::ignore_too_much_material)
        .ok()
}

/// Returns the position of a stored FEN, `None` if it is none.
pub fn position_of(fen: &str, mode: CastlingMode) -> Option<Chess> {
    read_fen(fen)?.into_position(mode).ok()
}

/// Reads a FEN, `None` if the text is none.
///
/// Two digits side by side are none: `11` could be eleven squares, or two.
fn read_fen(text: &str) -> Option<Fen> {
    let board = text.split([' ', '_']).next()?;
    let has_two_digits =
        board.as_bytes().windows(2).any(|pair| pair.iter().all(u8::is_ascii_digit));
    if has_two_digits { None } else { Fen::from_ascii(text.as_bytes()).ok() }
}
