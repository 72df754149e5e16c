//! Racing Kings: whose king is first on the last rank has won. Nobody gives check. If White is there
//! first, Black has one more move, and a draw if it leads there too.

use shakmaty::{Bitboard, CastlingMode, Color, Move, Outcome, Position as _, Rank};

use super::{
    variant::Variant,
    variant_rules::{
        CHESS, Restriction, VariantEnd, VariantOptions, VariantPosition, VariantRules, king_steps,
    },
};

const LAST: Bitboard = Bitboard::from_rank(Rank::Eighth);

pub(super) const RULES: VariantRules = VariantRules {
    variant: Variant::RacingKings,
    name: "Racing Kings",
    other_names: &["Racing"],
    plays: shakmaty::variant::Variant::RacingKings,
    castling_mode: CastlingMode::Standard,
    start_fen: "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1",
    end: |position| {
        if !position.is_variant_end() {
            return None;
        }
        Some(match position.variant_outcome() {
            Outcome::Known(outcome) if outcome.winner().is_some() => {
                (outcome.winner(), VariantEnd::KingOnTheLastRank)
            }
            _ => (None, VariantEnd::BothKingsOnTheLastRank),
        })
    },
    // A bare king can walk to the last rank.
    may_be_dead: |_| false,
    distance: |position, side| king_steps(position, side, LAST),
    restriction: |position, mv| gives_check(position, mv).then_some(Restriction::GivesCheck),
    // There are no pawns, and check is for nobody.
    options: VariantOptions { no_en_passant: false, moves_into_check: false },
    goal: LAST,
    ..CHESS
};

fn gives_check(position: &VariantPosition, mv: Move) -> bool {
    let mut after = position.clone();
    after.play_unchecked(mv);
    let (board, mover): (_, Color) = (after.board(), position.turn());
    board.king_of(!mover).is_some_and(|king| board.attacks_to(king, mover, board.occupied()).any())
}
