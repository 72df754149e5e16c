//! Walls: a proof that no mate can ever come about, without walking through the positions.
//!
//! For each man the squares are collected that it may ever stand on, and whether it may ever
//! be captured, until nothing more can be added: an *invariant*, a set of positions that
//! holds the present one and that no legal move leaves. If no position in it is checkmate,
//! none that can arise is.
//!
//! Everything that is not certain is allowed. A man stands in the way only if it can neither
//! move nor be captured in the whole invariant (it is *fixed*); a king may not step where a
//! fixed man always attacks; a pawn cannot pass the pawn opposite that never leaves its file
//! nor is captured. Pins, checks, turns and what else would forbid a move are left out. So
//! each legal move from a position of the invariant ends in it, which is all the proof needs.

use shakmaty::{Bitboard, Chess, Color, Piece, Position, Role, Square, attacks};

/// A man with all that it may come to.
struct Man {
    piece: Piece,
    start: Square,
    /// Where it may ever stand.
    squares: Bitboard,
    may_be_captured: bool,
}

impl Man {
    /// Never moves and is never captured.
    fn is_fixed(&self) -> bool {
        !self.may_be_captured && self.squares.count() == 1
    }

    fn is_pawn(&self) -> bool {
        self.piece.role == Role::Pawn
    }

    fn stays_on_its_file(&self) -> bool {
        (self.squares & !Bitboard::from(self.start.file())).is_empty()
    }
}

/// Returns whether walls alone prove that `winner` can never mate. `false` proves nothing.
pub(super) fn shuts_out(position: &Chess, winner: Color) -> bool {
    Invariant::of(position).is_some_and(|invariant| invariant.has_no_mate_by(winner))
}

struct Invariant {
    men: Vec<Man>,
    fixed: Bitboard,
    /// The en passant square of the present position.
    en_passant: Option<Square>,
}

/// What one man adds in one step.
#[derive(Default)]
struct Steps {
    squares: Bitboard,
    captures: Bitboard,
    en_passant: Bitboard,
}

impl Invariant {
    /// Returns the smallest invariant, `None` where castling or a promotion is possible.
    fn of(position: &Chess) -> Option<Invariant> {
        if position.castles().any() {
            return None;
        }
        let men = position.board().iter().map(|(start, piece)| Man {
            piece,
            start,
            squares: Bitboard::from(start),
            may_be_captured: false,
        });
        let mut invariant = Invariant {
            men: men.collect(),
            fixed: Bitboard::EMPTY,
            en_passant: position.legal_ep_square(),
        };
        while invariant.grow() {
            let promotes = |man: &Man| man.is_pawn() && (man.squares & Bitboard::BACKRANKS).any();
            if invariant.men.iter().any(promotes) {
                return None;
            }
        }
        Some(invariant)
    }

    /// Adds what can be reached in one step more; returns whether there was anything.
    fn grow(&mut self) -> bool {
        self.fixed = Bitboard::EMPTY;
        for man in self.men.iter().filter(|man| man.is_fixed()) {
            self.fixed |= man.squares;
        }
        let steps: Vec<Steps> = self.men.iter().map(|man| self.steps(man)).collect();
        let mut grew = false;
        for (mover, step) in steps.iter().enumerate() {
            let color = self.men[mover].piece.color;
            let target = self.en_passant;
            grew |= (step.squares & !self.men[mover].squares).any();
            self.men[mover].squares |= step.squares;
            for other in &mut self.men {
                let taken = other.piece.color != color
                    && other.piece.role != Role::King
                    && !other.may_be_captured
                    && ((step.captures & other.squares).any()
                        || (step.en_passant & passed_over(other, target)).any());
                if taken {
                    other.may_be_captured = true;
                    grew = true;
                }
            }
        }
        grew
    }

    fn steps(&self, man: &Man) -> Steps {
        let mut steps = Steps::default();
        if man.is_pawn() {
            for square in man.squares {
                self.pawn_steps(man, square, &mut steps);
            }
            return steps;
        }
        for square in man.squares {
            steps.squares |= attacks::attacks(square, man.piece, self.fixed);
        }
        for own in self.men.iter().filter(|m| m.piece.color == man.piece.color && m.is_fixed()) {
            steps.squares &= !own.squares;
        }
        if man.piece.role == Role::King {
            steps.squares &= !self.always_attacked_by(!man.piece.color);
        }
        steps.captures = steps.squares;
        steps
    }

    fn pawn_steps(&self, man: &Man, square: Square, steps: &mut Steps) {
        let color = man.piece.color;
        // A double step needs no rule of its own: it leads no further than two single ones,
        // and after one of these the pawn can be captured where it would be in passing.
        if let Some(to) = square.offset(color.fold_wb(8, -8))
            && !self.fixed.contains(to)
            && !self.is_behind_opposite(man, to)
        {
            steps.squares |= Bitboard::from(to);
        }
        let diagonal = attacks::pawn_attacks(color, square);
        for other in self.men.iter().filter(|m| m.piece.color != color) {
            if other.piece.role != Role::King {
                steps.captures |= diagonal & other.squares;
            }
            steps.en_passant |= diagonal & passed_over(other, self.en_passant);
        }
        steps.squares |= steps.captures | steps.en_passant;
    }

    /// Returns whether a pawn would have to pass the pawn opposite to get there. While both
    /// stay on the file and the other is there, neither can.
    fn is_behind_opposite(&self, pawn: &Man, to: Square) -> bool {
        let white = pawn.piece.color.is_white();
        let ahead = |a: Square, b: Square| if white { a > b } else { a < b };
        pawn.stays_on_its_file()
            && self.men.iter().any(|other| {
                other.is_pawn()
                    && other.piece.color != pawn.piece.color
                    && other.start.file() == pawn.start.file()
                    && ahead(other.start, pawn.start)
                    && !ahead(other.start, to)
                    && other.stays_on_its_file()
                    && !other.may_be_captured
            })
    }

    /// Returns the squares that fixed men attack whatever else stands where.
    fn always_attacked_by(&self, color: Color) -> Bitboard {
        let mut attacked = Bitboard::EMPTY;
        for man in self.men.iter().filter(|m| m.piece.color == color && m.is_fixed()) {
            // A line may be closed, its first square cannot.
            attacked |= attacks::attacks(man.start, man.piece, Bitboard::FULL);
        }
        attacked
    }

    /// Returns whether the loser's king, wherever it may be attacked, always has a square
    /// to go to.
    fn has_no_mate_by(&self, winner: Color) -> bool {
        let mut attacked = Bitboard::EMPTY;
        for man in self.men.iter().filter(|m| m.piece.color == winner) {
            for square in man.squares {
                attacked |= attacks::attacks(square, man.piece, self.fixed);
            }
        }
        let Some(king) = self.men.iter().find(|m| m.piece == Role::King.of(!winner)) else {
            return false;
        };
        (king.squares & attacked).into_iter().all(|square| {
            // Never attacked; and fewer own men can come there than there are squares.
            let flights = attacks::king_attacks(square) & king.squares & !attacked;
            let in_the_way = self.men.iter().filter(|m| {
                m.piece.color != winner && m.piece.role != Role::King && (m.squares & flights).any()
            });
            flights.count() > in_the_way.count()
        })
    }
}

/// Returns the square over which a man has just passed with a double step.
fn passed_over(man: &Man, en_passant: Option<Square>) -> Bitboard {
    let passed = en_passant.filter(|target| man.start == target.xor(Square::A2));
    passed.map_or(Bitboard::EMPTY, Bitboard::from)
}

#[cfg(test)]
mod tests;
