//! Where the games of a tournament begin: where games of the variant do, from a given position, or in
//! Chess960 by number or by lot.

use serde::{Deserialize, Serialize};

use crate::chess::{Rules, Start, Variant};

/// Where the games of a tournament begin.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartingPosition {
    /// Where games of the variant do.
    #[default]
    OfVariant,
    /// All from this position, a FEN.
    Fen(String),
    /// All from the position of Chess960 with this number, 0 to 959.
    Chess960(u16),
    /// A lot gives each game a position of Chess960.
    Chess960ByLot,
}

impl StartingPosition {
    /// Returns what a start is among the choices of a tournament.
    pub fn of(start: &Start) -> StartingPosition {
        match start.chess960_number() {
            Some(number) => StartingPosition::Chess960(number),
            None if start.is_usual() => StartingPosition::OfVariant,
            None => StartingPosition::Fen(start.fen()),
        }
    }

    pub(super) fn is_of_variant(&self) -> bool {
        *self == StartingPosition::OfVariant
    }

    /// Returns where all games begin: the first position of Chess960 stands for those of a lot. `None` if
    /// no game of the variant can begin there.
    pub fn example(&self, variant: Variant) -> Option<Start> {
        match self {
            StartingPosition::OfVariant => Some(Start::of_variant(variant)),
            StartingPosition::Fen(fen) => Start::from_stored(fen, variant, Rules::default()),
            StartingPosition::Chess960(number) => chess960(variant, *number),
            StartingPosition::Chess960ByLot => chess960(variant, 0),
        }
    }
}

pub(super) fn chess960(variant: Variant, number: u16) -> Option<Start> {
    (variant == Variant::Chess960).then(|| Start::chess960(number).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_is_one_of_the_choices() {
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        for (start, expected) in [
            (Start::standard(), StartingPosition::OfVariant),
            (Start::of_variant(Variant::Horde), StartingPosition::OfVariant),
            (Start::chess960(518).unwrap(), StartingPosition::Chess960(518)),
            (Start::chess960(0).unwrap(), StartingPosition::Chess960(0)),
            (
                Start::from_fen(fen, Variant::Standard).unwrap(),
                StartingPosition::Fen(fen.to_owned()),
            ),
        ] {
            assert_eq!(StartingPosition::of(&start), expected);
            assert_eq!(expected.example(start.variant()), Some(start));
        }
    }

    #[test]
    fn what_does_not_fit_the_variant_begins_nowhere() {
        for (position, variant) in [
            (StartingPosition::Chess960(518), Variant::Standard),
            (StartingPosition::Chess960(960), Variant::Chess960),
            (StartingPosition::Chess960ByLot, Variant::Atomic),
            (StartingPosition::Fen("8/8/8/8/8/8/8/8 w - - 0 1".into()), Variant::Standard),
            (StartingPosition::Fen("nonsense".into()), Variant::Standard),
        ] {
            assert_eq!(position.example(variant), None, "{position:?}");
        }
    }
}
