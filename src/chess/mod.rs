//! What the Laws of Chess say of a position and of a line of moves.
//!
//! Pure: knows shakmaty and std. It must not know players, clocks, databases or HTML. docs/RULES.md
//! lists the rules with their articles. Types of shakmaty (`VariantPosition`, `Move`, `ByColor`) are used by
//! `game` and `db` as they are; wrapping them would say nothing new.

mod automatic_end;
mod board_end;
mod candidates;
mod draw_claim_options;
mod draw_ground;
mod draw_limits;
mod fen;
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
mod variants;
mod winnability;

pub use automatic_end::AutomaticEnd;
pub use board_end::BoardEnd;
pub use draw_claim_options::{DrawClaimOption, Intended};
pub use draw_ground::{Counted, DrawGround, Stood};
pub use draw_limits::{CLAIM_HALFMOVES, CLAIM_OCCURRENCES, END_HALFMOVES, END_OCCURRENCES};
pub use fen::{fen, position_key, position_of, position_of_key};
pub use illegal::{Disambiguation, Illegal, exposing_moves};
pub use input_error::InputError;
pub use line::{Line, Step};
pub use material::{Captured, captured, material_difference};
pub use names::{color_name, color_of, color_word, name_pieces, role_name};
pub use parse_move::{OR, parse_move, parse_move_under, promotions, reads_as_move};
pub use rules::{Rules, play, play_san};
pub use shakmaty::{
    Bitboard, Board, CastlingMode, CastlingSide, Color, File, Move, Piece, Position, Rank, Role,
    Square,
};
pub use squares::{checked_king, landing};
pub use start::{BadStart, Start, chess960_fen, chess960_number};
pub use threats::threats;
pub use variants::{
    Restriction, Variant, VariantEnd, VariantOptions, VariantPosition, VariantRules, exploded,
    reversible_halfmoves,
};
pub use winnability::{
    Budget, PositionStatus, Unwinnable, Verdict, Winnability, Work, position_status, winnability,
};

use shakmaty::uci::UciMove;

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
/// one that it can also step to, or the one that it stands on. A drop is written as in UCI.
pub fn iccf(mv: Move, mode: CastlingMode) -> String {
    let (from, to, promotion) = match UciMove::from_move(mv, mode) {
        UciMove::Normal { from, to, promotion } => (from, to, promotion),
        other => return other.to_string(),
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
        // ICCF has no sign for it: only Antichess has kings of pawns.
        Some(Role::King) => "5",
        _ => "",
    });
    text
}
