//! Where to look first for a mate: the order of the search and nothing else. No verdict
//! rests on it, so its weights were simply tried out on real games and kept if they found
//! the mates of most of them sooner.

use shakmaty::{Bitboard, Board, Chess, Color, Position, Square, attacks};

/// No way to mate by this route.
const UNREACHABLE: u32 = 1000;

/// Returns a guess of how far White is from mating, Black helping; less is nearer.
pub(super) fn distance(position: &Chess) -> u32 {
    let board = position.board();
    let (Some(king), Some(prey)) = (board.king_of(Color::White), board.king_of(Color::Black))
    else {
        return UNREACHABLE;
    };
    let (white, black) = (board.white(), board.black());
    let attacks = Attacks::of_white(board, king, prey);
    let zone = attacks::king_attacks(prey);
    let heavy = count(white & board.rooks_and_queens());
    let minors = count(white & (board.knights() | board.bishops()));
    let queens = count(white & board.queens());
    // Few pieces need their king, and the other one in a corner.
    let weakness = 8u32.saturating_sub(2 * heavy + minors + queens);
    let mut place = 2 * edge(prey) * weakness;
    if heavy == 0 {
        place = (place + promotion(board, minors)).min(corner(board, prey));
    }
    4 * count(zone & !attacks.once)
        + 4 * 8u32.saturating_sub(count(zone & attacks.twice))
        + u32::from(!attacks.can_check)
        + 15 * king.distance(prey) * weakness / 8
        + place
        + 8 * count(black & !board.pawns())
        + 7 * count(black & board.pawns())
        + 6 * 10u32.saturating_sub(queens)
}

fn count(set: Bitboard) -> u32 {
    u32::try_from(set.count()).unwrap_or(64)
}

fn edge(square: Square) -> u32 {
    let inward = |n: u32| n.min(7 - n);
    inward(square.file().to_u32()) + inward(square.rank().to_u32())
}

/// Without rook and queen: what a promotion still takes.
fn promotion(board: &Board, minors: u32) -> u32 {
    let pawns = board.white() & board.pawns();
    let nearest = pawns.into_iter().map(|pawn| steps_to_promotion(board, pawn)).min();
    match nearest {
        Some(steps) if minors < 2 => 2 * steps,
        Some(steps) => 13 * steps.min(4),
        None if minors < 2 || has_bishops_of_one_color_only(board) => UNREACHABLE,
        None => 0,
    }
}

fn steps_to_promotion(board: &Board, pawn: Square) -> u32 {
    let ahead = Bitboard::from(pawn.file()) & !Bitboard((1 << pawn.to_u32() << 1) - 1);
    7 - pawn.rank().to_u32() + 5 * count(ahead & board.occupied()) / 4
}

/// A knight, or bishops of one color, mate in a corner and with the loser's men in the way.
fn corner(board: &Board, prey: Square) -> u32 {
    let (white, black) = (board.white(), board.black());
    let knights = white & board.knights();
    let bishops = white & board.bishops();
    let corners = match (knights.any(), bishops.any()) {
        (false, false) => return UNREACHABLE,
        (true, _) => Bitboard::CORNERS,
        (false, true) if (bishops & Bitboard::DARK_SQUARES).any() => {
            Bitboard::CORNERS & Bitboard::DARK_SQUARES
        }
        (false, true) => Bitboard::CORNERS & Bitboard::LIGHT_SQUARES,
    };
    let nearest = |set: Bitboard| set.into_iter().map(|square| square.distance(prey)).min();
    let blockers = black & !(board.pawns() | board.kings() | board.queens());
    let in_the_way = match nearest(blockers) {
        Some(steps) => 7 * steps,
        None => {
            let pawns = (black & board.pawns()).into_iter();
            31 + 10 * pawns.map(|pawn| pawn.rank().to_u32()).min().unwrap_or(7)
        }
    };
    in_the_way + 16 * nearest(corners).unwrap_or(0) + count(black & board.queens())
}

fn has_bishops_of_one_color_only(board: &Board) -> bool {
    let minors = board.white() & (board.knights() | board.bishops());
    let bishops = minors & board.bishops();
    minors == bishops
        && ((bishops & Bitboard::DARK_SQUARES).is_empty()
            || (bishops & Bitboard::LIGHT_SQUARES).is_empty())
}

/// What White attacks, through the black king.
struct Attacks {
    once: Bitboard,
    twice: Bitboard,
    /// A piece can give check with its next move.
    can_check: bool,
}

impl Attacks {
    fn of_white(board: &Board, king: Square, prey: Square) -> Attacks {
        let white = board.white();
        let occupied = board.occupied() ^ Bitboard::from(prey);
        let diagonal = attacks::bishop_attacks(prey, occupied) & !white;
        let straight = attacks::rook_attacks(prey, occupied) & !white;
        let jumps = attacks::knight_attacks(prey) & !white;
        let mut found =
            Attacks { once: attacks::king_attacks(king), twice: Bitboard::EMPTY, can_check: false };
        let pawns = white & board.pawns();
        found.add((pawns & !Bitboard::from(shakmaty::File::A)).shift(7), Bitboard::EMPTY);
        found.add((pawns & !Bitboard::from(shakmaty::File::H)).shift(9), Bitboard::EMPTY);
        for square in white & board.knights() {
            found.add(attacks::knight_attacks(square), jumps);
        }
        for square in white & board.bishops() {
            found.add(attacks::bishop_attacks(square, occupied), diagonal);
        }
        for square in white & board.rooks() {
            found.add(attacks::rook_attacks(square, occupied), straight);
        }
        for square in white & board.queens() {
            found.add(attacks::queen_attacks(square, occupied), straight | diagonal);
        }
        found
    }

    fn add(&mut self, squares: Bitboard, checks_from: Bitboard) {
        self.twice |= self.once & squares;
        self.once |= squares;
        self.can_check |= (squares & checks_from).any();
    }
}
