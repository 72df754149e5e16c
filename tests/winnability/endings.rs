//! Whole endings: from every mate backwards to all positions from which it can come about,
//! with moves of the test's own. The counts are those that others found, who counted a
//! position and its mirror image once; the prover has to agree on each position.

use std::fs;

use shakmaty::{Board, Chess, Color, FromSetup, Piece, PositionError, Role, Setup, Square};
use zugpost::chess::{Budget, CastlingMode, Winnability};

use super::{ask, is_mating_line};
use crate::support::{is_full, shared_data};

const WHITE_KING: Piece = Piece { color: Color::White, role: Role::King };
const BLACK_KING: Piece = Piece { color: Color::Black, role: Role::King };

/// A man that was captured or is not there.
const GONE: u8 = 64;

/// Where each man of an ending stands, and who is to move.
#[derive(Clone, Copy, PartialEq, Eq)]
struct State {
    squares: [u8; 4],
    turn: Color,
}

impl State {
    /// Returns a number of the position, the same for its mirror image: the white king
    /// stands on the left.
    fn code(self, men: usize) -> usize {
        let mirror = if self.squares[0] % 8 < 4 { 0 } else { 7 };
        let squares = self.squares[..men].iter().rev();
        2 * squares.fold(0, |code, square| 64 * code + usize::from(*square ^ mirror))
            + usize::from(self.turn.is_black())
    }

    fn of(mut code: usize, men: usize) -> State {
        let turn = Color::from_black(code % 2 == 1);
        code /= 2;
        let mut squares = [GONE; 4];
        for square in &mut squares[..men] {
            *square = (code % 64) as u8;
            code /= 64;
        }
        State { squares, turn }
    }

    fn with(self, man: usize, square: u8) -> State {
        let mut squares = self.squares;
        squares[man] = square;
        State { squares, turn: !self.turn }
    }

    fn occupied(self) -> u64 {
        self.squares
            .iter()
            .filter(|square| **square != GONE)
            .fold(0, |set, square| set | 1 << square)
    }
}

/// All positions with certain men, White to mate.
struct Ending {
    men: Vec<Piece>,
    is_legal: Vec<bool>,
    /// Mate can come about.
    can_mate: Vec<bool>,
}

const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
const JUMPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

fn step(square: u8, (file, rank): (i8, i8)) -> Option<u8> {
    let file = (square % 8) as i8 + file;
    let rank = (square / 8) as i8 + rank;
    ((0..8).contains(&file) && (0..8).contains(&rank)).then_some((8 * rank + file) as u8)
}

/// Returns the squares that a man attacks.
fn attacks(piece: Piece, from: u8, occupied: u64) -> u64 {
    let mut set = 0;
    let mut walk = |directions: &[(i8, i8)], far: bool| {
        for direction in directions {
            let mut square = from;
            while let Some(next) = step(square, *direction) {
                set |= 1 << next;
                if !far || occupied & (1 << next) != 0 {
                    break;
                }
                square = next;
            }
        }
    };
    match piece.role {
        Role::King => [STRAIGHT, DIAGONAL].iter().for_each(|some| walk(some, false)),
        Role::Queen => [STRAIGHT, DIAGONAL].iter().for_each(|some| walk(some, true)),
        Role::Rook => walk(&STRAIGHT, true),
        Role::Bishop => walk(&DIAGONAL, true),
        Role::Knight => walk(&JUMPS, false),
        Role::Pawn => {
            let up = piece.color.fold_wb(1, -1);
            walk(&[(1, up), (-1, up)], false);
        }
    }
    set
}

fn squares_in(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(next)
    })
}

impl Ending {
    /// Walks back from every mate, and from the promotions into these endings.
    fn solve(more: &[Piece], promoted: &[(Role, &Ending)]) -> Ending {
        let men: Vec<Piece> = [WHITE_KING, BLACK_KING].into_iter().chain(more.to_vec()).collect();
        let size = 2 * 64_usize.pow(men.len() as u32);
        let mut ending = Ending { men, is_legal: vec![false; size], can_mate: vec![false; size] };
        for code in 0..size {
            let state = State::of(code, ending.men.len());
            ending.is_legal[code] = state.squares[0] % 8 < 4 && ending.is_position(state);
        }
        let mut found: Vec<usize> = (0..size)
            .filter(|code| ending.is_legal[*code] && ending.is_won_at_once(*code, promoted))
            .collect();
        found.iter().for_each(|code| ending.can_mate[*code] = true);
        let mut before = Vec::new();
        while let Some(code) = found.pop() {
            ending.before(State::of(code, ending.men.len()), &mut before);
            for code in before.drain(..) {
                if ending.is_legal[code] && !ending.can_mate[code] {
                    ending.can_mate[code] = true;
                    found.push(code);
                }
            }
        }
        ending
    }

    fn placed(&self, state: State) -> impl Iterator<Item = (usize, Piece, u8)> + Clone {
        let men = self.men.iter().copied().zip(state.squares).enumerate();
        men.map(|(man, (piece, square))| (man, piece, square)).filter(|man| man.2 != GONE)
    }

    fn is_position(&self, state: State) -> bool {
        state.occupied().count_ones() as usize == self.men.len()
            && self.placed(state).all(|(_, piece, square)| {
                piece.role != Role::Pawn || (1..7).contains(&(square / 8))
            })
            && !self.is_in_check(state, !state.turn)
    }

    fn is_in_check(&self, state: State, color: Color) -> bool {
        let king = state.squares[usize::from(color.is_black())];
        let occupied = state.occupied();
        self.placed(state).any(|(_, piece, square)| {
            piece.color != color && attacks(piece, square, occupied) & (1 << king) != 0
        })
    }

    /// Whether Black is mated, or White promotes into an ending in which it can mate.
    ///
    /// Captures need no look: with one piece less White mates in none of these endings.
    fn is_won_at_once(&self, code: usize, promoted: &[(Role, &Ending)]) -> bool {
        let state = State::of(code, self.men.len());
        if state.turn.is_black() {
            return self.is_in_check(state, Color::Black) && self.has_no_move(state);
        }
        self.placed(state).any(|(man, piece, square)| {
            piece.role == Role::Pawn
                && square / 8 == 6
                && state.occupied() & (1 << (square + 8)) == 0
                && promoted.iter().any(|(role, ending)| {
                    let code = state.with(man, square + 8).code(self.men.len());
                    ending.men[man].role == *role && ending.can_mate[code]
                })
        })
    }

    fn has_no_move(&self, state: State) -> bool {
        let own = self.placed(state).filter(|man| man.1.color == state.turn);
        let blocked = own.clone().fold(0, |set, (_, _, square)| set | 1_u64 << square);
        let mut moves = own.flat_map(|(man, piece, square)| {
            let to = attacks(piece, square, state.occupied()) & !blocked;
            squares_in(to).map(move |to| (man, to))
        });
        moves.all(|(man, to)| {
            let mut after = state.with(man, to);
            for (other, square) in after.squares.iter_mut().enumerate() {
                if other != man && *square == to {
                    *square = GONE;
                }
            }
            self.is_in_check(after, state.turn)
        })
    }

    /// Finds the positions from which a move without capture leads here, legal or not.
    fn before(&self, state: State, found: &mut Vec<usize>) {
        let occupied = state.occupied();
        for (man, piece, square) in self.placed(state).filter(|man| man.1.color != state.turn) {
            let from = if piece.role == Role::Pawn {
                let once = 1_u64 << square >> 8 & !occupied;
                let twice = if square / 8 == 3 { once >> 8 & !occupied } else { 0 };
                once | twice
            } else {
                attacks(piece, square, occupied) & !occupied
            };
            let men = self.men.len();
            found.extend(squares_in(from).map(|from| state.with(man, from).code(men)));
        }
    }

    fn position(&self, state: State) -> Chess {
        let mut setup = Setup::empty();
        setup.turn = state.turn;
        setup.board = Board::empty();
        for (_, piece, square) in self.placed(state) {
            setup.board.set_piece_at(Square::new(u32::from(square)), piece);
        }
        Chess::from_setup(setup, CastlingMode::Standard)
            .or_else(PositionError::ignore_impossible_check)
            .expect("a legal position")
    }

    /// Asks the prover about every n-th position that can be won and every m-th that cannot;
    /// returns how many were asked.
    fn compare(&self, every_win: usize, every_other: usize) -> usize {
        let (mut wins, mut others, mut asked) = (0, 0, 0);
        for code in (0..self.is_legal.len()).filter(|code| self.is_legal[*code]) {
            let (seen, every) = match self.can_mate[code] {
                true => (&mut wins, every_win),
                false => (&mut others, every_other),
            };
            *seen += 1;
            if *seen % every == 0 {
                asked += 1;
                self.compare_one(code);
            }
        }
        asked
    }

    fn compare_one(&self, code: usize) {
        let position = self.position(State::of(code, self.men.len()));
        let mut verdict = ask(&position, Color::White, Budget::INLINE).winnability;
        if verdict == Winnability::Unknown {
            verdict = ask(&position, Color::White, Budget::BACKGROUND).winnability;
        }
        let board = shakmaty::Position::board(&position);
        match verdict {
            Winnability::CanWin(line) => {
                assert!(self.can_mate[code], "{board:?} {line:?}");
                assert!(is_mating_line(&position, Color::White, &line), "{board:?}");
            }
            Winnability::CannotWin(reason) => assert!(!self.can_mate[code], "{board:?} {reason}"),
            Winnability::Unknown => panic!("{board:?}"),
        }
    }

    /// Returns how many positions are legal, winnable and not.
    fn counts(&self) -> [usize; 3] {
        let count = |which: &[bool]| which.iter().filter(|flag| **flag).count();
        let (legal, can) = (count(&self.is_legal), count(&self.can_mate));
        [legal, can, legal - can]
    }
}

/// Returns the counts of an ending as others found them.
fn counts_of(name: &str) -> Option<[usize; 3]> {
    let path = shared_data("unwinnable")?.join("tb4_exact_counts.tsv");
    let text = fs::read_to_string(path).expect("counts");
    let row = text.lines().find_map(|line| line.strip_prefix(name)).expect(name);
    let field = |label| {
        let mut fields = row.split('\t').filter_map(|field| field.split_once(' '));
        let number = fields.find(|(name, _)| *name == label).expect(label).1;
        number.parse().expect("a number")
    };
    Some(["legal", "winnable", "unwinnable"].map(field))
}

fn man(color: Color, role: Role) -> Piece {
    Piece { color, role }
}

#[test]
fn one_man_against_the_bare_king() {
    let alone = |role| Ending::solve(&[man(Color::White, role)], &[]);
    let [queen, rook] = [Role::Queen, Role::Rook].map(alone);
    // Bishop and knight mate nobody.
    let into = [(Role::Queen, &queen), (Role::Rook, &rook)];
    let pawn = Ending::solve(&[man(Color::White, Role::Pawn)], &into);
    let [bishop, knight] = [Role::Bishop, Role::Knight].map(alone);
    for (name, ending) in
        [("Queen", queen), ("Rook", rook), ("Pawn", pawn), ("Bishop", bishop), ("Knight", knight)]
    {
        let Some(counts) = counts_of(&format!("([{name}], [])")) else { return };
        assert_eq!(ending.counts(), counts, "{name}");
        if is_full() {
            assert_eq!(ending.compare(1, 1), counts[0]);
        } else {
            ending.compare(997, 7);
        }
    }
}

/// The knight mates only with the rook in the king's way. To ask for all eleven million that
/// it wins would take hours.
#[test]
fn a_knight_against_a_rook() {
    if !is_full() {
        return;
    }
    let men = [man(Color::White, Role::Knight), man(Color::Black, Role::Rook)];
    let ending = Ending::solve(&men, &[]);
    let Some(counts) = counts_of("([Knight], [Rook])") else { return };
    assert_eq!(ending.counts(), counts);
    let asked = ending.compare(499, 1);
    assert_eq!(asked, counts[1] / 499 + counts[2]);
}
