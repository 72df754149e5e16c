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
mod variant;
mod variant_rules;

use shakmaty::{
    CastlingMode, Chess, Move, Position as _, PositionError, PositionErrorKinds, Setup, Square,
};

pub use variant::Variant;
pub use variant_rules::{
    Restriction, VariantEnd, VariantOptions, VariantPosition, VariantRules, piece_count,
};

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
}

impl Default for VariantPosition {
    /// The standard array (Article 2.3).
    fn default() -> VariantPosition {
        Chess::default().into()
    }
}

impl From<Chess> for VariantPosition {
    fn from(chess: Chess) -> VariantPosition {
        let rules = match chess.castles().mode() {
            CastlingMode::Standard => &standard::RULES,
            CastlingMode::Chess960 => &chess960::RULES,
        };
        VariantPosition { rules, pieces: chess.into() }
    }
}

impl VariantPosition {
    /// Sets a position up. The error says all that is wrong with it.
    pub fn from_setup(
        variant: Variant,
        setup: Setup,
    ) -> Result<VariantPosition, PositionErrorKinds> {
        match shakmaty_position(variant, setup) {
            Ok(pieces) => Ok(VariantPosition { rules: variant.rules(), pieces }),
            Err(error) => Err(error.kinds()),
        }
    }

    /// Sets a position up to which no legal move may have led. `None` if it cannot be played on.
    pub fn from_any_setup(variant: Variant, setup: Setup) -> Option<VariantPosition> {
        shakmaty_position(variant, setup)
            .or_else(PositionError::ignore_impossible_check)
            .or_else(PositionError::ignore_too_much_material)
            .map(|pieces| VariantPosition { rules: variant.rules(), pieces })
            .ok()
    }
}

#[expect(clippy::result_large_err, reason = "a position is as large")]
fn shakmaty_position(
    variant: Variant,
    setup: Setup,
) -> Result<shakmaty::variant::VariantPosition, PositionError<shakmaty::variant::VariantPosition>> {
    let rules = variant.rules();
    shakmaty::variant::VariantPosition::from_setup(rules.plays, setup, rules.castling_mode)
}

/// Returns the half-moves that count for the rules of 50 and 75 moves: none where pieces come back.
pub fn counted_halfmoves(position: &VariantPosition) -> u32 {
    if position.rules().pieces_return { 0 } else { position.halfmoves() }
}

/// Returns how many half-moves back the same position can have stood: to the last capture or pawn
/// move, and without an end where pieces come back.
pub fn reversible_halfmoves(position: &VariantPosition) -> u32 {
    if position.rules().pieces_return { u32::MAX } else { position.halfmoves() }
}

/// Returns the squares that a move empties besides those that it leaves and enters.
pub fn exploded(position: &VariantPosition, mv: Move) -> Vec<Square> {
    (position.rules().exploded)(mv).into_iter().collect()
}

#[cfg(test)]
mod tests;
