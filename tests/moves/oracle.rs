//! A second opinion on positions: square by square, slow, with nothing shared with the code
//! that it is compared with but the names of squares and pieces.

use std::collections::BTreeSet;

use shakmaty::CastlingSide;
use zugpost::chess::{Color, Move, Piece, Position, Role, Square, VariantPosition};

pub type Squares = BTreeSet<Square>;

/// A position as the oracle sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Oracle {
    men: Vec<Option<Piece>>,
    pub turn: Color,
    /// White's kingside and queenside rook with the right to castle, then Black's.
    rooks: [[Option<Square>; 2]; 2],
    /// The square behind a pawn that has just made a double step.
    pub passed: Option<Square>,
}

const STRAIGHT: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [(i32, i32); 8] =
    [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

pub fn all_squares() -> impl Iterator<Item = Square> {
    (0..64).map(Square::new)
}

fn file(square: Square) -> i32 {
    i32::from(square) % 8
}

fn rank(square: Square) -> i32 {
    i32::from(square) / 8
}

fn at(file: i32, rank: i32) -> Option<Square> {
    ((0..8).contains(&file) && (0..8).contains(&rank))
        .then(|| Square::new(u32::try_from(rank * 8 + file).expect("on the board")))
}

fn forward(side: Color) -> i32 {
    if side == Color::White { 1 } else { -1 }
}

fn home(side: Color) -> i32 {
    if side == Color::White { 0 } else { 7 }
}

fn index(side: Color) -> usize {
    usize::from(side == Color::Black)
}

/// Returns the squares strictly between two on a line, none if they are on no line.
pub fn between(a: Square, b: Square) -> Squares {
    let (dx, dy) = (file(b) - file(a), rank(b) - rank(a));
    if dx != 0 && dy != 0 && dx.abs() != dy.abs() {
        return Squares::new();
    }
    (1..dx.abs().max(dy.abs()))
        .filter_map(|i| at(file(a) + i * dx.signum(), rank(a) + i * dy.signum()))
        .collect()
}

impl Oracle {
    pub fn of(position: &VariantPosition) -> Oracle {
        let men = all_squares().map(|square| position.board().piece_at(square)).collect();
        let rooks = [Color::White, Color::Black].map(|side| {
            [CastlingSide::KingSide, CastlingSide::QueenSide]
                .map(|wing| position.castles().rook(side, wing))
        });
        let passed = position.maybe_ep_square();
        Oracle { men, turn: position.turn(), rooks, passed }
    }

    pub fn man(&self, square: Square) -> Option<Piece> {
        self.men[usize::from(square)]
    }

    fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.men[usize::from(square)] = piece;
    }

    pub fn men_of(&self, side: Color, role: Role) -> Vec<Square> {
        all_squares().filter(|s| self.man(*s) == Some(Piece { color: side, role })).collect()
    }

    pub fn king(&self, side: Color) -> Square {
        self.men_of(side, Role::King)[0]
    }

    pub fn castling_rook(&self, kingside: bool) -> Option<Square> {
        self.rooks[index(self.turn)][usize::from(!kingside)]
    }

    /// Returns the squares that a piece attacks: Articles 3.2 to 3.6, 3.7.3.
    fn attacks(&self, from: Square, piece: Piece) -> Squares {
        let (steps, slides): (Vec<(i32, i32)>, bool) = match piece.role {
            Role::Pawn => {
                let up = forward(piece.color);
                (vec![(1, up), (-1, up)], false)
            }
            Role::Knight => (LEAPS.to_vec(), false),
            Role::Bishop => (DIAGONAL.to_vec(), true),
            Role::Rook => (STRAIGHT.to_vec(), true),
            Role::Queen => ([STRAIGHT, DIAGONAL].concat(), true),
            Role::King => ([STRAIGHT, DIAGONAL].concat(), false),
        };
        let mut found = Squares::new();
        for (dx, dy) in steps {
            let (mut x, mut y) = (file(from) + dx, rank(from) + dy);
            while let Some(square) = at(x, y) {
                found.insert(square);
                if !slides || self.man(square).is_some() {
                    break;
                }
                (x, y) = (x + dx, y + dy);
            }
        }
        found
    }

    pub fn attackers(&self, target: Square, by: Color) -> Squares {
        all_squares()
            .filter(|from| {
                let piece = self.man(*from).filter(|piece| piece.color == by);
                piece.is_some_and(|piece| self.attacks(*from, piece).contains(&target))
            })
            .collect()
    }

    /// Returns the pieces that give check to a side.
    pub fn checkers(&self, side: Color) -> Squares {
        self.attackers(self.king(side), !side)
    }

    /// Returns whether a piece of this kind goes from one square to another, wherever else
    /// pieces stand; a pawn may step or capture.
    pub fn has_the_shape(&self, from: Square, to: Square, piece: Piece) -> bool {
        let mut empty = self.clone();
        empty.men.fill(None);
        let up = forward(piece.color);
        let steps = (file(from) == file(to)).then(|| (rank(to) - rank(from)) * up);
        empty.attacks(from, piece).contains(&to)
            || piece.role == Role::Pawn
                && (steps == Some(1) || steps == Some(2) && rank(from) == home(piece.color) + up)
    }

    /// Returns whether the side to move could go from one square to another if there were no
    /// check. Castling is another matter.
    pub fn could_go(&self, from: Square, to: Square) -> bool {
        let Some(piece) = self.man(from).filter(|piece| piece.color == self.turn) else {
            return false;
        };
        let there = self.man(to);
        if there.is_some_and(|there| there.color == self.turn)
            || !self.has_the_shape(from, to, piece)
        {
            return false;
        }
        match piece.role {
            Role::Pawn if file(from) == file(to) => {
                there.is_none() && between(from, to).iter().all(|s| self.man(*s).is_none())
            }
            Role::Pawn => there.is_some() || self.passed == Some(to),
            _ => self.attacks(from, piece).contains(&to),
        }
    }

    /// Plays a move that is no castling, legal or not.
    pub fn moved(&self, from: Square, to: Square, promotion: Option<Role>) -> Oracle {
        let mut after = self.clone();
        let piece = self.man(from).expect("a piece");
        after.put(from, None);
        let role = promotion.unwrap_or(piece.role);
        after.put(to, Some(Piece { color: piece.color, role }));
        let pawn = piece.role == Role::Pawn;
        if pawn && file(from) != file(to) && self.man(to).is_none() {
            after.put(at(file(to), rank(from)).expect("a square"), None);
        }
        let double = pawn && (rank(to) - rank(from)).abs() == 2;
        after.passed = double.then(|| *between(from, to).first().expect("a square"));
        if piece.role == Role::King {
            after.rooks[index(piece.color)] = [None; 2];
        }
        for rook in after.rooks.iter_mut().flatten() {
            rook.take_if(|rook| [from, to].contains(rook));
        }
        after.turn = !self.turn;
        after
    }

    /// Returns where king and rook land.
    pub fn castling_targets(&self, kingside: bool) -> (Square, Square) {
        let rank = home(self.turn);
        let (king, rook) = if kingside { (6, 5) } else { (2, 3) };
        (at(king, rank).expect("a square"), at(rook, rank).expect("a square"))
    }

    /// Returns the squares that king and rook cross or land on.
    pub fn castling_way(&self, kingside: bool) -> Squares {
        let (king, rook) = (self.king(self.turn), self.castling_rook(kingside).expect("a rook"));
        let (king_to, rook_to) = self.castling_targets(kingside);
        let mut way = between(king, king_to);
        way.extend(between(rook, rook_to));
        way.extend([king_to, rook_to]);
        way.remove(&king);
        way.remove(&rook);
        way
    }

    /// Returns the position with the king taken away, to see what attacks its way.
    pub fn without_king(&self) -> Oracle {
        let mut without = self.clone();
        without.put(self.king(self.turn), None);
        without
    }

    /// Castles, whether it is allowed or not.
    pub fn castled(&self, kingside: bool) -> Oracle {
        let (king, rook) = (self.king(self.turn), self.castling_rook(kingside).expect("a rook"));
        let (king_to, rook_to) = self.castling_targets(kingside);
        let mut after = self.clone();
        after.put(king, None);
        after.put(rook, None);
        after.put(king_to, Some(Piece { color: self.turn, role: Role::King }));
        after.put(rook_to, Some(Piece { color: self.turn, role: Role::Rook }));
        after.rooks[index(self.turn)] = [None; 2];
        after.passed = None;
        after.turn = !self.turn;
        after
    }

    /// Article 3.8, and for Chess960 the Guidelines II.
    pub fn may_castle(&self, kingside: bool) -> bool {
        let Some(_) = self.castling_rook(kingside) else {
            return false;
        };
        let king = self.king(self.turn);
        let (king_to, _) = self.castling_targets(kingside);
        let without = self.without_king();
        self.checkers(self.turn).is_empty()
            && self.castling_way(kingside).iter().all(|s| self.man(*s).is_none())
            && between(king, king_to).iter().all(|s| without.attackers(*s, !self.turn).is_empty())
            && self.castled(kingside).checkers(self.turn).is_empty()
    }

    pub fn may_go(&self, from: Square, to: Square) -> bool {
        self.could_go(from, to) && self.moved(from, to, None).checkers(self.turn).is_empty()
    }

    pub fn promotes(&self, from: Square, to: Square) -> bool {
        self.man(from).is_some_and(|piece| piece.role == Role::Pawn) && [0, 7].contains(&rank(to))
    }

    /// Plays a legal move.
    pub fn played(&self, mv: Move) -> Oracle {
        match mv {
            Move::Castle { king, rook } => self.castled(file(rook) > file(king)),
            _ => self.moved(mv.from().expect("a square"), mv.to(), mv.promotion()),
        }
    }

    /// Counts the legal moves, and so tells mate and stalemate.
    pub fn count_moves(&self) -> usize {
        let mut count = [true, false].into_iter().filter(|wing| self.may_castle(*wing)).count();
        for from in all_squares() {
            for to in all_squares().filter(|to| self.may_go(from, *to)) {
                count += if self.promotes(from, to) { 4 } else { 1 };
            }
        }
        count
    }
}
