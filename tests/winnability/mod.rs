//! Whether a side can still mate: the prover against what others know, against other ways
//! to decide it, and against itself.

/// Every position of whole endings.
mod endings;
/// What others know, in files.
mod files;
/// What holds in every position.
mod properties;
/// A second way to decide, which shares nothing with the first.
mod second_opinion;

use shakmaty::{CastlingMode, Chess, Color, Move, Position, PositionError, fen::Fen};
use zugpost::chess::{Budget, Rules, Verdict, winnability};

/// Sets up what somebody once set up: also positions that no game leads to, as long as the
/// rules say what may be played in them.
fn position_of(fen: &str) -> Option<Chess> {
    let setup = fen.parse::<Fen>().ok()?.into_setup();
    setup
        .position(CastlingMode::Chess960)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

fn ask(position: &Chess, winner: Color, budget: Budget) -> Verdict {
    winnability(&position.clone().into(), winner, Rules::default(), budget)
}

/// Whether these are legal moves, the last of which mates for the winner.
fn is_mating_line(position: &Chess, winner: Color, line: &[Move]) -> bool {
    let mut position = position.clone();
    for mv in line {
        if !position.is_legal(*mv) {
            return false;
        }
        position.play_unchecked(*mv);
    }
    position.is_checkmate() && position.turn() != winner
}
