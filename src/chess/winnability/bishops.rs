//! Bishops anywhere: a proof that no mate can come about, with all that bishops could do
//! granted at once.
//!
//! Bishops behind a wall multiply the positions without changing anything. Here they are
//! taken off the board and thought to stand, at any time, on whichever squares of their
//! color they please: they pass the move, capture what stands on their color, block,
//! check and guard wherever that helps the mate, and never where it would hinder it. What
//! can really happen is a part of what this allows, so if no mate comes about here, none
//! can on the board. The other men are walked through exactly, by Article 3.

use shakmaty::{
    Bitboard, Board, ByColor, Chess, Color, Piece, Position, Rank, Role, Square, attacks,
};

use super::{packed::Packed, store::Store};

/// What the proof has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BishopsOutcome {
    /// In none of these arrangements of the other men does White mate.
    NeverMates { arrangements: u32 },
    /// Not all arrangements have been looked at.
    Unfinished,
    /// This way proves nothing.
    Fails,
}

/// A proof that can be taken up again with a larger budget.
pub(super) struct BishopsProof {
    walk: Walk,
    store: Store,
    next: u32,
    fails: bool,
}

impl BishopsProof {
    /// Begins the proof, `None` where it can prove nothing.
    pub(super) fn of(position: &Chess) -> Option<BishopsProof> {
        let bishops = position.board().bishops();
        if bishops.is_empty() || position.castles().any() {
            return None;
        }
        let count = |color| {
            let own = bishops & position.board().by_color(color);
            [(own & Bitboard::DARK_SQUARES).count(), (own & Bitboard::LIGHT_SQUARES).count()]
        };
        let mut board = position.board().clone();
        for square in bishops {
            board.discard_piece_at(square);
        }
        let mut store = Store::new();
        store.insert(Packed::of_board(&board, position.turn()), None);
        let bishops = ByColor { white: count(Color::White), black: count(Color::Black) };
        Some(BishopsProof { walk: Walk { bishops }, store, next: 0, fails: false })
    }

    /// How many arrangements have been found beyond the one on the board: the positions of
    /// [`Work`](super::Work).
    pub(super) fn work(&self) -> u32 {
        self.store.len() - 1
    }

    /// Looks at arrangements until more than so many have been found.
    pub(super) fn prove(&mut self, most: u32) -> BishopsOutcome {
        while self.next < self.store.len() && !self.fails {
            if self.store.len() > most {
                return BishopsOutcome::Unfinished;
            }
            self.fails = self.look_at(self.next).is_none();
            self.next += 1;
        }
        match self.fails {
            true => BishopsOutcome::Fails,
            false => BishopsOutcome::NeverMates { arrangements: self.store.len() },
        }
    }

    /// Adds what follows from an arrangement, `None` if that may be mate or cannot be followed.
    fn look_at(&mut self, index: u32) -> Option<()> {
        let (board, turn) = self.store.get(index).board()?;
        let (walk, store) = (&self.walk, &mut self.store);
        let mut may_be_mate = false;
        walk.successors(&board, turn, &mut |after: &Board, vacated: Option<Bitboard>| {
            may_be_mate = may_be_mate || walk.may_be_mate(after, turn, vacated);
            store.insert(Packed::of_board(after, !turn), None);
        })?;
        (!may_be_mate).then_some(())
    }
}

struct Walk {
    /// How many bishops each side had at the start, on dark and on light squares.
    bishops: ByColor<[usize; 2]>,
}

/// The squares that a side's bishops may be on or attack.
fn squares_of(counts: [usize; 2]) -> Bitboard {
    let [dark, light] = counts.map(|n| if n > 0 { Bitboard::FULL } else { Bitboard::EMPTY });
    (dark & Bitboard::DARK_SQUARES) | (light & Bitboard::LIGHT_SQUARES)
}

impl Walk {
    /// Visits each arrangement that a move may lead to, with the squares that the move left
    /// (`None`: a bishop moved). Returns `None` at a promotion, which this way cannot follow.
    fn successors(
        &self,
        board: &Board,
        turn: Color,
        visit: &mut impl FnMut(&Board, Option<Bitboard>),
    ) -> Option<()> {
        let king = board.king_of(turn)?;
        let theirs = board.by_color(!turn) & !board.kings();
        let reach = squares_of(*self.bishops.get(turn));
        let mut bishop_move = |after: &Board| {
            if !surely_attacked(after, king, !turn) {
                visit(after, None);
            }
        };
        if reach.any() {
            bishop_move(board);
        }
        for square in theirs & reach {
            let mut after = board.clone();
            after.discard_piece_at(square);
            bishop_move(&after);
        }
        for from in board.by_color(turn) {
            let piece = board.piece_at(from)?;
            let mut play = |to: Square, also: Bitboard| {
                let mut after = board.clone();
                after.discard_piece_at(from);
                for square in also {
                    after.discard_piece_at(square);
                }
                after.set_piece_at(to, piece);
                let king = if piece.role == Role::King { to } else { king };
                if !surely_attacked(&after, king, !turn) {
                    visit(&after, Some(Bitboard::from(from) | also));
                }
            };
            if piece.role == Role::Pawn {
                self.pawn_moves(board, from, turn, &mut play)?;
                continue;
            }
            let to = attacks::attacks(from, piece, board.occupied());
            for to in to & !board.by_color(turn) & !board.kings() {
                play(to, Bitboard::EMPTY);
            }
        }
        Some(())
    }

    fn pawn_moves(
        &self,
        board: &Board,
        from: Square,
        turn: Color,
        play: &mut impl FnMut(Square, Bitboard),
    ) -> Option<()> {
        let forward = turn.fold_wb(8, -8);
        let last = turn.fold_wb(Rank::Eighth, Rank::First);
        let mut square = from;
        let steps = if from.rank() == turn.fold_wb(Rank::Second, Rank::Seventh) { 2 } else { 1 };
        let theirs = board.by_color(!turn) & !board.kings();
        let bishops = squares_of(*self.bishops.get(!turn)) & !board.occupied();
        let diagonal = attacks::pawn_attacks(turn, from);
        let takes = diagonal & (theirs | bishops);
        for _ in 0..steps {
            square = square.offset(forward)?;
            if board.occupied().contains(square) {
                break;
            }
            if square.rank() == last {
                return None;
            }
            play(square, Bitboard::EMPTY);
        }
        for to in takes {
            if to.rank() == last {
                return None;
            }
            play(to, Bitboard::EMPTY);
        }
        // En passant as if every pawn that could have come by a double step just had.
        if from.rank() == turn.fold_wb(Rank::Fifth, Rank::Fourth) {
            for to in diagonal & !board.occupied() {
                let beside = to.xor(Square::A2);
                if board.piece_at(beside) == Some(Piece { color: !turn, role: Role::Pawn }) {
                    play(to, Bitboard::from(beside));
                }
            }
        }
        Some(())
    }

    /// Returns whether White's move may have mated, with the bishops where they serve it.
    fn may_be_mate(&self, board: &Board, mover: Color, vacated: Option<Bitboard>) -> bool {
        let Some(king) = board.king_of(Color::Black) else { return true };
        if mover.is_black() {
            return false;
        }
        let white = squares_of(self.bishops.white);
        let by_men = |square: Square, occupied: Bitboard| {
            board.attacks_to(square, Color::White, occupied).any()
        };
        // The king was not in check before, so a bishop that did not move checks only
        // through a square that was left.
        let by_bishop = white.contains(king)
            && vacated.is_none_or(|squares| {
                (attacks::bishop_attacks(king, board.occupied()) & squares).any()
            });
        if !by_bishop && !by_men(king, board.occupied()) {
            return false;
        }
        let without_king = board.occupied() ^ Bitboard::from(king);
        let flights: Bitboard = (attacks::king_attacks(king) & !board.black() & !white)
            .into_iter()
            .filter(|square| !by_men(*square, without_king))
            .collect();
        // Black's own bishops may stand in the way, but each on one square only.
        let [dark, light] = self.bishops.black;
        (flights & Bitboard::DARK_SQUARES).count() <= dark
            && (flights & Bitboard::LIGHT_SQUARES).count() <= light
    }
}

/// Returns whether a side attacks a square wherever its and the other bishops stand.
fn surely_attacked(board: &Board, square: Square, by: Color) -> bool {
    board.attacks_to(square, by, Bitboard::FULL).any()
}

#[cfg(test)]
mod tests;
