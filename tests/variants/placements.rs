//! Pieces on all squares, and by chance.

use shakmaty::Setup;
use zugpost::chess::{Bitboard, Board, Color, Piece, Role, Square, Variant, VariantPosition};

use crate::support::Chance;

pub const KINGS: [Piece; 2] = [
    Piece { color: Color::White, role: Role::King },
    Piece { color: Color::Black, role: Role::King },
];

/// All kinds of pieces but the king.
pub const ROLES: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// The files a to d: of a board and its mirror image, one has a certain piece there.
const LEFT: Bitboard = Bitboard(0x0f0f_0f0f_0f0f_0f0f);

/// The triangle of a1, d1 and d4: of a board, its mirror images and turned ones, one has a certain
/// piece there.
const TRIANGLE: Bitboard = Bitboard(0x080c_0e0f);

/// Shows all boards with these pieces, of mirror images at least one. Where there are no pawns,
/// turned boards are images too. Equal pieces stand next to each other in the list.
pub fn each_board(pieces: &[Piece], see: &mut dyn FnMut(&Board)) {
    place(pieces, 0, &mut Board::empty(), Square::A1, see);
}

/// Places the pieces from this one on; the one before stands on `last`.
fn place(
    pieces: &[Piece],
    index: usize,
    board: &mut Board,
    last: Square,
    see: &mut dyn FnMut(&Board),
) {
    let Some(piece) = pieces.get(index) else {
        see(board);
        return;
    };
    // Of two equal pieces the second one stands behind the first. The very first stands on a part
    // of the board only, so nothing follows for the second.
    let is_behind = index > 1 && pieces[index - 1] == *piece;
    for square in squares(pieces, index) {
        if board.piece_at(square).is_some() || is_behind && square < last {
            continue;
        }
        board.set_piece_at(square, *piece);
        place(pieces, index + 1, board, square, see);
        board.discard_piece_at(square);
    }
}

fn squares(pieces: &[Piece], index: usize) -> Bitboard {
    let has_pawns = pieces.iter().any(|piece| piece.role == Role::Pawn);
    let part = match (index, has_pawns) {
        (0, true) => LEFT,
        (0, false) => TRIANGLE,
        _ => Bitboard::FULL,
    };
    part & places_of(pieces[index])
}

fn places_of(piece: Piece) -> Bitboard {
    if piece.role == Role::Pawn { !Bitboard::BACKRANKS } else { Bitboard::FULL }
}

/// Returns a board with these pieces anywhere.
pub fn random_board(chance: &mut Chance, pieces: &[Piece]) -> Board {
    let mut board = Board::empty();
    for piece in pieces {
        let free: Vec<Square> = (places_of(*piece) & !board.occupied()).into_iter().collect();
        board.set_piece_at(chance.one_of(&free).expect("a free square"), *piece);
    }
    board
}

/// Sets a position up, `None` if the other king could be captured. Checks that no single move gives
/// are let pass: the more positions, the more is proven.
pub fn set_up(variant: Variant, setup: Setup) -> Option<VariantPosition> {
    VariantPosition::from_any_setup(variant, setup)
}
