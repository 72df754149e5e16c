//! In which order players get their pairing numbers or seeds.

use std::cmp::Reverse;

use crate::tournament::lots::Lot;

/// How pairing numbers and seeds are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Numbering {
    ByLot,
    ByRating,
    AsEntered,
}

stored_enum!(Numbering, "numbering", {
    ByLot = "by_lot",
    ByRating = "by_rating",
    AsEntered = "as_entered",
});

/// How players are numbered.
pub enum NumberingMethod<'a> {
    ByLot(&'a mut Lot),
    /// The highest rating first (C.04.2, 2.2), who has none last. The lot decides between equals.
    ByRating(&'a mut Lot),
    /// In the order of entry, or one that a director has chosen.
    AsEntered,
}

/// Returns the players in the order of their numbers.
///
/// `entered` has them in the order of entry, as the log lists them: the lot shuffles this order, so
/// that anybody can draw again.
pub fn numbered<T: Clone>(
    entered: &[T],
    numbering: NumberingMethod,
    rating: impl Fn(&T) -> Option<i32>,
) -> Vec<T> {
    let mut players = entered.to_vec();
    match numbering {
        NumberingMethod::AsEntered => {}
        NumberingMethod::ByLot(lot) => lot.shuffle(&mut players),
        NumberingMethod::ByRating(lot) => {
            lot.shuffle(&mut players);
            players.sort_by_key(|player| Reverse(rating(player)));
        }
    }
    players
}
