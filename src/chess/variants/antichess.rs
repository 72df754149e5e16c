//! Antichess: captures are forced, kings are pieces like others, and who loses all pieces or cannot move
//! has won.

use shakmaty::{Color, Outcome, Position as _};

use super::{
    variant::Variant,
    variant_rules::{
        CHESS, Restriction, VariantEnd, VariantOptions, VariantPosition, VariantRules,
        has_few_pieces,
    },
};

pub(super) const RULES: VariantRules = VariantRules {
    variant: Variant::Antichess,
    name: "Antichess",
    other_names: &["Giveaway", "Losing", "Suicide"],
    plays: shakmaty::variant::Variant::Antichess,
    start_fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    end: |position| {
        // Whoever is to move: no game begins where one side has nothing.
        let has_none = |side: &Color| position.board().by_color(*side).is_empty();
        if let Some(winner) = Color::ALL.into_iter().find(has_none) {
            return Some((Some(winner), VariantEnd::NoPiecesLeft));
        }
        let Outcome::Known(outcome) = position.variant_outcome() else { return None };
        Some((Some(outcome.winner()?), VariantEnd::NoMovesLeft))
    },
    has_insufficient_material: cannot_be_captured,
    may_be_dead: |position| {
        has_few_pieces(position) || position.board().occupied() == position.board().bishops()
    },
    distance: |position, side| {
        u32::try_from(position.board().by_color(side).count()).unwrap_or(u32::MAX)
    },
    restriction: |position, mv| {
        let must_capture =
            !mv.is_capture() && position.legal_moves().iter().any(|mv| mv.is_capture());
        must_capture.then_some(Restriction::MustCapture)
    },
    // There is no check.
    options: VariantOptions { no_en_passant: true, moves_into_check: false },
    ..CHESS
};

/// A bishop that all bishops of the opponent pass by is never captured, and has a move where it is not
/// walled in, which takes more bishops than a side can have. Of two lone knights, each move changes the
/// color of a square, so one of them is never captured.
fn cannot_be_captured(position: &VariantPosition, side: Color) -> bool {
    let board = position.board();
    let men = board.occupied();
    (men == board.bishops() || men == board.knights()) && position.has_insufficient_material(side)
}
