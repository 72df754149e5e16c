//! The names of the variants.

/// Which chess is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    Standard,
    Chess960,
    KingOfTheHill,
    ThreeCheck,
    RacingKings,
    Antichess,
    Horde,
    Atomic,
    Crazyhouse,
}

stored_enum!(Variant, "variant", {
    Standard = "standard",
    Chess960 = "chess960",
    KingOfTheHill = "king_of_the_hill",
    ThreeCheck = "three_check",
    RacingKings = "racing_kings",
    Antichess = "antichess",
    Horde = "horde",
    Atomic = "atomic",
    Crazyhouse = "crazyhouse",
});
