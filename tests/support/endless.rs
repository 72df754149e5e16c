//! A game that goes on and on: no mate, no draw by itself.

use std::{collections::HashMap, sync::LazyLock};

use zugpost::chess::{CastlingMode, Move, Position as _, VariantPosition, uci};

/// More moves than any test makes in one game.
const PLIES: usize = 4_000;

/// Returns the moves of a game in UCI in which no position stands a third time and no
/// hundred half-moves pass without a capture or a pawn move.
pub fn endless_game() -> &'static [String] {
    static GAME: LazyLock<Vec<String>> = LazyLock::new(walk);
    &GAME
}

fn walk() -> Vec<String> {
    let mut position = VariantPosition::default();
    let mut stood: HashMap<VariantPosition, u32> = HashMap::from([(position.clone(), 1)]);
    let mut random: u64 = 0x5eed;
    let mut moves = Vec::with_capacity(PLIES);
    while moves.len() < PLIES {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let (mv, after) = next(&position, &stood, random >> 33).expect("the game goes on");
        *stood.entry(after.clone()).or_default() += 1;
        moves.push(uci(mv, CastlingMode::Standard));
        position = after;
    }
    moves
}

/// Pieces move about; a pawn only when the count runs out, and nothing is taken before that.
fn next(
    position: &VariantPosition,
    stood: &HashMap<VariantPosition, u32>,
    random: u64,
) -> Option<(Move, VariantPosition)> {
    let legal = position.legal_moves();
    let count = legal.len();
    let from = usize::try_from(random).unwrap_or(0) % count.max(1);
    let mut found: Vec<(Move, VariantPosition)> = (0..count)
        .map(|i| legal[(from + i) % count])
        .map(|mv| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            (mv, after)
        })
        .filter(|(_, after)| !after.is_game_over() && stood.get(after).is_none_or(|n| *n < 2))
        .collect();
    let hurry = position.halfmoves() >= 90;
    found.sort_by_key(|(mv, _)| (mv.is_zeroing() != hurry, mv.is_capture()));
    found.into_iter().next()
}
