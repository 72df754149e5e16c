//! A position in 32 bytes, exactly: the key under which the search knows what it has seen.

use shakmaty::{
    Bitboard, Board, ByColor, ByRole, CastlingMode, Chess, Color, Position, PositionError, Rank,
    Setup, Square,
};

/// A position as far as Article 9.2.3 tells positions apart: pieces, side to move, castling
/// rights, and en passant where the capture is legal. Equal keys are equal positions; there
/// is no hash in it that could collide.
///
/// Four bitboards give each square a number of four bits: 1 to 6 a white pawn, knight,
/// bishop, rook, queen, king; 9 to 14 the same in black; 7 a pawn that can be captured
/// en passant; 8 a rook that may still castle; 15 the black king if Black is to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Packed([u64; 4]);

impl Packed {
    pub(super) fn new(position: &Chess, en_passant: bool) -> Packed {
        let Packed(planes) = Packed::of_board(position.board(), position.turn());
        let mut planes = planes.map(Bitboard);
        let castling = position.castles().castling_rights();
        planes[2] &= !castling;
        planes[3] |= castling;
        if en_passant && let Some(target) = position.legal_ep_square() {
            let pawn = Bitboard::from(behind(target));
            planes[1] |= pawn;
            planes[2] |= pawn;
            planes[3] &= !pawn;
        }
        Packed(planes.map(|plane| plane.0))
    }

    /// Packs an arrangement of men that need not be a legal position.
    pub(super) fn of_board(board: &Board, turn: Color) -> Packed {
        let mut planes = [
            board.pawns() | board.bishops() | board.queens(),
            board.knights() | board.bishops() | board.kings(),
            board.rooks_and_queens() | board.kings(),
            board.black(),
        ];
        if turn.is_black() {
            planes[0] |= board.kings() & board.black();
        }
        Packed(planes.map(|plane| plane.0))
    }

    /// Returns the men and the side to move.
    pub(super) fn board(self) -> Option<(Board, Color)> {
        let (board, turn, _, _) = self.parts()?;
        Some((board, turn))
    }

    /// Returns the position, with fresh counters.
    pub(super) fn unpack(self) -> Option<Chess> {
        let (board, turn, castling_rights, capturable) = self.parts()?;
        let ep_square = capturable.first().map(behind);
        set_up(Setup { board, turn, castling_rights, ep_square, ..Setup::empty() })
    }

    /// Returns the men, the side to move, the rooks that may castle and the pawn that can be
    /// captured en passant.
    fn parts(self) -> Option<(Board, Color, Bitboard, Bitboard)> {
        let [p0, p1, p2, p3] = self.0.map(Bitboard);
        let turn = Color::from_white((p0 & p1 & p2 & p3).is_empty());
        let capturable = p0 & p1 & p2 & !p3;
        let castling = !p0 & !p1 & !p2 & p3;
        let mut black = p3 & !(castling & Bitboard::from_rank(Rank::First));
        if turn.is_white() {
            black |= capturable;
        }
        let roles = ByRole {
            pawn: (p0 & !p1 & !p2) | capturable,
            knight: !p0 & p1 & !p2,
            bishop: p0 & p1 & !p2,
            rook: (!p0 & !p1 & p2) | castling,
            queen: p0 & !p1 & p2,
            king: p1 & p2 & !capturable,
        };
        let occupied = p0 | p1 | p2 | p3;
        let colors = ByColor { black, white: occupied & !black };
        let board = Board::try_from_bitboards(roles, colors).ok()?;
        Some((board, turn, castling, capturable))
    }

    /// Returns a number that spreads positions over a table.
    pub(super) fn hash(self) -> usize {
        let [a, b, c, d] = self.0;
        let fold = |x: u64, y: u64| {
            let product = u128::from(x) * u128::from(y);
            (product as u64) ^ ((product >> 64) as u64)
        };
        let mixed = fold(a ^ 0x9e37_79b9_7f4a_7c15, b ^ 0xd1b5_4a32_d192_ed03)
            ^ fold(c ^ 0xaef1_7502_108e_f2d9, d ^ 0x8ebc_6af0_9c88_c6e3).rotate_left(29);
        mixed as usize
    }
}

/// Returns the square of the pawn that an en passant square belongs to, and the reverse.
fn behind(square: Square) -> Square {
    square.xor(Square::A2)
}

/// Sets a position up. What only could not have come about is as good as any other.
pub(super) fn set_up(setup: Setup) -> Option<Chess> {
    // Chess960 covers the standard squares too.
    setup
        .position(CastlingMode::Chess960)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}
