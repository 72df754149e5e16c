//! What the tables say of material that cannot win, on all positions with few pieces.
//!
//! Of each position that a table says a side cannot win, two things are looked at: the side has not
//! won in it, and after each legal move the table says the same, unless the game is over without
//! its win. So it never wins, however long the game goes on.
//!
//! Castling is left out, as it leads to a position that is looked at. No capture in passing is
//! possible: only one side has pawns.

use shakmaty::{ByColor, ByRole, RemainingChecks, Setup};
use zugpost::chess::{
    Board, BoardEnd, Color, Piece, Position as _, Role, Rules, Variant, VariantPosition, fen, play,
};

use super::placements::{KINGS, ROLES, each_board, random_board, set_up};
use crate::support::{Chance, is_full, seed, seeded};

/// With four pieces, one of so many boards is looked at. The commit says which.
const EVERY: usize = 8;

/// Boards by which it is seen whether a table says anything about a material.
const SAMPLE: usize = 200;

/// What stands on the board, and what White can drop.
struct Material {
    pieces: Vec<Piece>,
    pocket: Option<Role>,
}

impl Material {
    fn of(pieces: Vec<Piece>) -> Material {
        Material { pieces, pocket: None }
    }

    /// Writes it as `KkN`, or `Kk[N]` if the knight can be dropped.
    fn name(&self) -> String {
        let pieces: String = self.pieces.iter().map(|piece| piece.char()).collect();
        match self.pocket {
            Some(role) => format!("{pieces}[{}]", role.of(Color::White).char()),
            None => pieces,
        }
    }

    /// In Three-check the next check of either side wins: with more to go, fewer moves do.
    fn set_up(&self, variant: Variant, board: &Board, turn: Color) -> Option<VariantPosition> {
        let mut pockets = ByColor::<ByRole<u8>>::default();
        if let Some(role) = self.pocket {
            *pockets.white.get_mut(role) = 1;
        }
        let next = RemainingChecks::new(1);
        let setup = Setup {
            board: board.clone(),
            turn,
            pockets: (variant == Variant::Crazyhouse).then_some(pockets),
            remaining_checks: (variant == Variant::ThreeCheck)
                .then_some(ByColor { white: next, black: next }),
            ..Setup::empty()
        };
        set_up(variant, setup)
    }

    /// Returns whether a table seems to say of some of its positions that a side cannot win.
    fn is_told(&self, variant: Variant) -> bool {
        let mut chance = Chance(seed());
        (0..SAMPLE).any(|_| {
            let board = random_board(&mut chance, &self.pieces);
            let mut positions =
                Color::ALL.into_iter().filter_map(|turn| self.set_up(variant, &board, turn));
            positions.any(|position| !unable(&position).is_empty())
        })
    }

    /// Proves what a table says of one of so many boards.
    fn prove(&self, variant: Variant, every: usize) {
        let mut number = seeded(every);
        each_board(&self.pieces, &mut |board| {
            number += 1;
            if !number.is_multiple_of(every) {
                return;
            }
            for turn in Color::ALL {
                if let Some(position) = self.set_up(variant, board, turn) {
                    check(&position);
                }
            }
        });
    }
}

/// Returns the sides of which the table says that they cannot win.
fn unable(position: &VariantPosition) -> Vec<Color> {
    let cannot_win = position.rules().has_insufficient_material;
    Color::ALL.into_iter().filter(|side| cannot_win(position, *side)).collect()
}

/// Checks that a side that cannot win has not won, and that no move changes that.
fn check(position: &VariantPosition) {
    let (rules, unable) = (position.rules(), unable(position));
    if unable.is_empty() {
        return;
    }
    if let Some(end) = BoardEnd::of(position) {
        let is_wrong = end.winner().is_some_and(|winner| unable.contains(&winner));
        assert!(!is_wrong, "{} is won", fen(position));
        return;
    }
    for mv in position.legal_moves() {
        let mut after = position.clone();
        play(&mut after, mv, Rules::default());
        let end = (rules.end)(&after);
        for side in &unable {
            let is_right = match end {
                Some((winner, _)) => winner != Some(*side),
                None => (rules.has_insufficient_material)(&after, *side),
            };
            assert!(is_right, "{}: {side} after {mv}", fen(position));
        }
    }
}

/// Returns all ways to take so many of these, in their order.
fn choose(from: &[Piece], count: usize) -> Vec<Vec<Piece>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for (first, piece) in from.iter().enumerate() {
        for rest in choose(&from[first..], count - 1) {
            found.push([vec![*piece], rest].concat());
        }
    }
    found
}

/// Returns two kings with so many other pieces, of which White has half or more: with the colors
/// changed it is the same.
fn with_kings(others: usize) -> Vec<Material> {
    let all: Vec<Piece> =
        Color::ALL.into_iter().flat_map(|color| ROLES.map(|role| role.of(color))).collect();
    let mut found = choose(&all, others);
    found.retain(|more| 2 * more.iter().filter(|piece| piece.color.is_white()).count() >= others);
    found.into_iter().map(|more| Material::of([KINGS.to_vec(), more].concat())).collect()
}

/// Proves what a table says, and returns of which materials it says something.
fn prove(variant: Variant, materials: Vec<Material>, every: usize) -> Vec<String> {
    let told = materials.into_iter().filter(|material| material.is_told(variant));
    told.map(|material| {
        material.prove(variant, every);
        material.name()
    })
    .collect()
}

fn up_to_three() -> Vec<Material> {
    with_kings(0).into_iter().chain(with_kings(1)).collect()
}

#[test]
fn in_three_check_a_bare_king_never_wins() {
    let told = prove(Variant::ThreeCheck, up_to_three(), 1);
    assert_eq!(told, ["Kk", "KkP", "KkN", "KkB", "KkR", "KkQ"]);
    if is_full() {
        // Two of five kinds, White's.
        assert_eq!(prove(Variant::ThreeCheck, with_kings(2), EVERY).len(), 15);
    }
}

#[test]
fn in_atomic_a_bare_king_never_wins_and_one_weak_piece_does_not_against_it() {
    let told = prove(Variant::Atomic, up_to_three(), 1);
    assert_eq!(told, ["Kk", "KkP", "KkN", "KkB", "KkR", "KkQ"]);
    if is_full() {
        assert_eq!(prove(Variant::Atomic, with_kings(2), EVERY).len(), 15);
    }
}

#[test]
fn in_crazyhouse_one_knight_or_bishop_never_wins_wherever_it_is() {
    let mut materials = up_to_three();
    materials.extend(ROLES.map(|role| Material { pieces: KINGS.to_vec(), pocket: Some(role) }));
    let told = prove(Variant::Crazyhouse, materials, 1);
    assert_eq!(told, ["Kk", "KkN", "KkB", "Kk[N]", "Kk[B]"]);
    if is_full() {
        assert_eq!(prove(Variant::Crazyhouse, with_kings(2), EVERY), [""; 0]);
    }
}

/// Returns all numbers of White's and Black's pieces of a kind, so many together.
fn of_one_kind(role: Role, together: usize) -> Vec<Material> {
    let pieces = |white| {
        let white_pieces = vec![role.of(Color::White); white];
        [white_pieces, vec![role.of(Color::Black); together - white]].concat()
    };
    (1..together).map(|white| Material::of(pieces(white))).collect()
}

#[test]
fn in_antichess_bishops_and_knights_that_pass_each_other_never_win() {
    let most = if is_full() { 4 } else { 3 };
    let materials = (2..=most)
        .flat_map(|together| [Role::Bishop, Role::Knight].map(|role| of_one_kind(role, together)))
        .flatten();
    let told = prove(Variant::Antichess, materials.collect(), 1);
    let expected = ["Bb", "Nn", "Bbb", "BBb", "Bbbb", "BBbb", "BBBb"];
    assert_eq!(told, expected[..if is_full() { 7 } else { 4 }]);
}

/// There are too many of them to look at all.
#[test]
fn in_antichess_many_bishops_are_no_other_than_few() {
    let mut chance = Chance(seed());
    let boards = if is_full() { 50_000 } else { 2_000 };
    for _ in 0..boards {
        let [white, black] = [(); 2].map(|()| 1 + chance.below(8));
        let pieces = [
            vec![Role::Bishop.of(Color::White); white],
            vec![Role::Bishop.of(Color::Black); black],
        ];
        let material = Material::of(pieces.concat());
        let board = random_board(&mut chance, &material.pieces);
        for turn in Color::ALL {
            material.set_up(Variant::Antichess, &board, turn).iter().for_each(check);
        }
    }
}
