//! Which chess is played.

use shakmaty::{CastlingMode, PositionError, Setup, variant::VariantPosition};

/// Whether castling follows Article 3.8 or the Chess960 guidelines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    Standard,
    Chess960,
}

impl Variant {
    /// Returns how shakmaty reads castling rights and writes castling moves.
    pub fn castling_mode(self) -> CastlingMode {
        match self {
            Variant::Standard => CastlingMode::Standard,
            Variant::Chess960 => CastlingMode::Chess960,
        }
    }

    /// Sets up a position.
    #[expect(clippy::result_large_err, reason = "a position is as large")]
    pub(super) fn position(
        self,
        setup: Setup,
    ) -> Result<VariantPosition, PositionError<VariantPosition>> {
        VariantPosition::from_setup(self.rules_of_play(), setup, self.castling_mode())
    }

    /// Returns whose rules shakmaty plays by.
    fn rules_of_play(self) -> shakmaty::variant::Variant {
        match self {
            Variant::Standard | Variant::Chess960 => shakmaty::variant::Variant::Chess,
        }
    }
}

stored_enum!(Variant, "variant", { Standard = "standard", Chess960 = "chess960" });
