//! What clicks on the squares of a board do without a script: one chooses a piece, the next one
//! the square that it goes to.

use crate::{
    chess::{Move, Square, landing},
    web::{
        board::{BoardAction, Marks, MoveChoices},
        origin::Origin,
    },
};

/// What the clicks on a board do.
pub trait BoardAddresses {
    /// Says how a piece is chosen.
    fn choose(&self, from: Origin) -> BoardAction;
    /// Says how the chosen piece is put back.
    fn put_back(&self) -> BoardAction;
    /// Says how a move is made. `uci`: the move, whatever square of it was clicked.
    fn make(&self, from: Origin, to: Square, uci: &str) -> BoardAction;
    /// Says what leads to where the piece is named that a pawn becomes.
    fn promote(&self, from: Origin, to: Square) -> BoardAction;
}

/// Returns the squares that do something, and the piece that is chosen; no last move. `chosen`: the
/// square that was clicked last. One without a piece that may move counts as none.
pub fn marks(
    choices: &MoveChoices,
    chosen: Option<Origin>,
    addresses: &impl BoardAddresses,
) -> Marks {
    let choose = |from: &Origin| (*from, addresses.choose(*from));
    let mut marks = Marks { acts: choices.keys().map(choose).collect(), ..Marks::default() };
    if let Some((from, targets)) = chosen.and_then(|from| choices.get_key_value(&from)) {
        marks.chosen = Some(*from);
        marks.acts.insert(*from, addresses.put_back());
        for (to, uci) in targets {
            let act = match uci.ends_with('?') {
                true => addresses.promote(*from, *to),
                false => addresses.make(*from, *to, uci),
            };
            marks.acts.insert(Origin::Square(*to), act);
            marks.targets.push(*to);
        }
    }
    marks
}

/// Returns the squares that choose another piece while a move waits for its confirmation. The piece
/// that was moved stands where it landed, and can be chosen there; a rook that came with it cannot.
pub fn marks_after(mv: Move, choices: &MoveChoices, addresses: &impl BoardAddresses) -> Marks {
    let rook = match mv {
        Move::Castle { rook, .. } => Some(rook),
        _ => None,
    };
    let moved = Origin::of(mv);
    let stands = |from: Origin| match from == moved && moved.square().is_some() {
        true => Origin::Square(landing(mv)),
        false => from,
    };
    let pieces = choices.keys().filter(|from| rook.is_none() || from.square() != rook);
    let choose = |from: &Origin| (stands(*from), addresses.choose(*from));
    Marks { acts: pieces.map(choose).collect(), ..Marks::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        chess::{CastlingMode, Start, Variant},
        web::board::choices,
    };

    /// Addresses that say what they are for.
    struct Named;

    impl BoardAddresses for Named {
        fn choose(&self, from: Origin) -> BoardAction {
            BoardAction::Link(format!("choose {from}"))
        }

        fn put_back(&self) -> BoardAction {
            BoardAction::Link("put back".to_owned())
        }

        fn make(&self, _: Origin, _: Square, uci: &str) -> BoardAction {
            BoardAction::Link(format!("make {uci}"))
        }

        fn promote(&self, from: Origin, to: Square) -> BoardAction {
            BoardAction::Link(format!("promote {from} {to}"))
        }
    }

    fn marks_of(chosen: Option<Square>) -> Marks {
        let start = Start::from_fen("8/P3k3/8/8/8/8/8/4K2R w K - 0 1", Variant::Standard).unwrap();
        let choices = choices(&start.position, CastlingMode::Standard, start.rules);
        marks(&choices, chosen.map(Origin::Square), &Named)
    }

    #[test]
    fn the_first_click_chooses_a_piece() {
        let marks = marks_of(None);
        assert_eq!(marks.chosen, None);
        assert_eq!(
            marks.acts.keys().copied().collect::<Vec<_>>(),
            [Square::E1, Square::H1, Square::A7].map(Origin::Square)
        );
        assert_eq!(
            marks.acts[&Origin::Square(Square::H1)],
            BoardAction::Link("choose h1".to_owned())
        );
        assert!(marks.targets.is_empty());
    }

    #[test]
    fn the_second_click_makes_the_move() {
        let marks = marks_of(Some(Square::E1));
        assert_eq!(marks.chosen, Some(Origin::Square(Square::E1)));
        assert_eq!(
            marks.acts[&Origin::Square(Square::E1)],
            BoardAction::Link("put back".to_owned())
        );
        assert_eq!(
            marks.acts[&Origin::Square(Square::E2)],
            BoardAction::Link("make e1e2".to_owned())
        );
        // The king may be put onto its rook, which can be chosen otherwise.
        assert_eq!(
            marks.acts[&Origin::Square(Square::H1)],
            BoardAction::Link("make e1g1".to_owned())
        );
        assert_eq!(
            marks.acts[&Origin::Square(Square::A7)],
            BoardAction::Link("choose a7".to_owned())
        );
        assert!(marks.targets.contains(&Square::G1));
    }

    #[test]
    fn a_promotion_asks_for_the_piece_first() {
        let marks = marks_of(Some(Square::A7));
        assert_eq!(
            marks.acts[&Origin::Square(Square::A8)],
            BoardAction::Link("promote a7 a8".to_owned())
        );
    }

    #[test]
    fn a_square_without_choices_is_not_chosen() {
        assert_eq!(marks_of(Some(Square::E4)).chosen, None);
        // The king of the side that waits.
        assert_eq!(marks_of(Some(Square::E7)).chosen, None);
    }
}
