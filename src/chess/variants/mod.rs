//! The variants: what each changes of the Laws of Chess. One file has one of them whole.
//!
//! How its pieces move is shakmaty's. What is won, drawn and proven is said by [`VariantRules`], a
//! table in the file of the variant. Other code asks the table and not which variant it is, but for two:
//! standard chess has a prover of its own, and a game of Chess960 begins from one of many positions.

mod antichess;
mod atomic;
mod chess960;
mod crazyhouse;
mod horde;
mod king_of_the_hill;
mod racing_kings;
mod standard;
mod three_check;
mod variant_rules;

use shakmaty::{
    CastlingMode, Move, Position as _, PositionError, Setup, Square, variant::VariantPosition,
};

pub use variant_rules::{Restriction, VariantEnd, VariantOptions, VariantRules, piece_count};

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

impl Variant {
    /// Returns its table.
    pub const fn rules(self) -> &'static VariantRules {
        match self {
            Variant::Standard => &standard::RULES,
            Variant::Chess960 => &chess960::RULES,
            Variant::KingOfTheHill => &king_of_the_hill::RULES,
            Variant::ThreeCheck => &three_check::RULES,
            Variant::RacingKings => &racing_kings::RULES,
            Variant::Antichess => &antichess::RULES,
            Variant::Horde => &horde::RULES,
            Variant::Atomic => &atomic::RULES,
            Variant::Crazyhouse => &crazyhouse::RULES,
        }
    }

    /// Returns the variants whose games begin from one position: all but Chess960.
    pub fn with_one_start() -> impl Iterator<Item = Variant> {
        Variant::ALL.into_iter().filter(|variant| *variant != Variant::Chess960)
    }

    /// Returns the variant by the name that PGN, lichess or other programs give it, in any spelling.
    pub fn by_name(name: &str) -> Option<Variant> {
        let plain = |name: &str| -> String {
            name.chars()
                .filter(char::is_ascii_alphanumeric)
                .collect::<String>()
                .to_ascii_lowercase()
        };
        let wanted = plain(name);
        Variant::ALL.into_iter().find(|variant| {
            let rules = variant.rules();
            [rules.name].iter().chain(rules.other_names).any(|name| plain(name) == wanted)
        })
    }

    /// Returns its name where it is worth saying: nothing of standard chess.
    pub const fn name_if_special(self) -> Option<&'static str> {
        match self {
            Variant::Standard => None,
            variant => Some(variant.rules().name),
        }
    }

    /// Returns how shakmaty reads castling rights and writes castling moves.
    pub const fn castling_mode(self) -> CastlingMode {
        self.rules().castling_mode
    }

    /// Sets up a position.
    #[expect(clippy::result_large_err, reason = "a position is as large")]
    pub(super) fn position(
        self,
        setup: Setup,
    ) -> Result<VariantPosition, PositionError<VariantPosition>> {
        VariantPosition::from_setup(self.rules().plays, setup, self.castling_mode())
    }
}

/// Returns the table of the variant that a position belongs to. Standard chess stands for Chess960,
/// which differs where a game begins.
pub fn rules_of(position: &VariantPosition) -> &'static VariantRules {
    match position {
        VariantPosition::Chess(_) => &standard::RULES,
        VariantPosition::KingOfTheHill(_) => &king_of_the_hill::RULES,
        VariantPosition::ThreeCheck(_) => &three_check::RULES,
        VariantPosition::RacingKings(_) => &racing_kings::RULES,
        VariantPosition::Antichess(_) => &antichess::RULES,
        VariantPosition::Horde(_) => &horde::RULES,
        VariantPosition::Atomic(_) => &atomic::RULES,
        VariantPosition::Crazyhouse(_) => &crazyhouse::RULES,
    }
}

/// Returns the half-moves that count for the rules of 50 and 75 moves: none where pieces come back.
pub fn counted_halfmoves(position: &VariantPosition) -> u32 {
    if rules_of(position).pieces_return { 0 } else { position.halfmoves() }
}

/// Returns how many half-moves back the same position can have stood: to the last capture or pawn
/// move, and without an end where pieces come back.
pub fn reversible_halfmoves(position: &VariantPosition) -> u32 {
    if rules_of(position).pieces_return { u32::MAX } else { position.halfmoves() }
}

/// Promoted pieces on the board at most where captured ones are dropped. shakmaty has room for 450 moves
/// of a position, and ends the program beyond.
const MAX_PROMOTED: usize = 8;

/// Returns whether a position has so many pieces that shakmaty might not have room for its moves.
pub fn has_too_many_moves(position: &VariantPosition) -> bool {
    position.pockets().is_some() && position.promoted().count() > MAX_PROMOTED
}

/// Returns the squares that a move empties besides those that it leaves and enters.
pub fn exploded(position: &VariantPosition, mv: Move) -> Vec<Square> {
    (rules_of(position).exploded)(mv).into_iter().collect()
}

#[cfg(test)]
mod tests;
