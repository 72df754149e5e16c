//! Names of tie-breaks.

use super::{Locale, Message, key};
use crate::tournament::standings::TieBreak;

/// Names a tie-break.
pub fn tie_break_name(locale: Locale, tie_break: TieBreak) -> Message {
    locale.t(match tie_break {
        TieBreak::DirectEncounter => key!("tournament-tie-break-direct-encounter"),
        TieBreak::Wins => key!("tournament-tie-break-wins"),
        TieBreak::GamesWon => key!("tournament-tie-break-games-won"),
        TieBreak::GamesWithBlack => key!("tournament-tie-break-games-with-black"),
        TieBreak::GamesWonWithBlack => key!("tournament-tie-break-games-won-with-black"),
        TieBreak::ProgressiveScores => key!("tournament-tie-break-progressive-scores"),
        TieBreak::RoundsElected => key!("tournament-tie-break-rounds-elected"),
        TieBreak::StandardPoints => key!("tournament-tie-break-standard-points"),
        TieBreak::PairingNumber => key!("tournament-tie-break-pairing-number"),
        TieBreak::Buchholz(_) => key!("tournament-tie-break-buchholz"),
        TieBreak::AverageOfBuchholz => key!("tournament-tie-break-average-of-buchholz"),
        TieBreak::ForeBuchholz(_) => key!("tournament-tie-break-fore-buchholz"),
        TieBreak::SonnebornBerger(_) => key!("tournament-tie-break-sonneborn-berger"),
        TieBreak::Koya => key!("tournament-tie-break-koya"),
        TieBreak::AverageRating(_) => key!("tournament-tie-break-average-rating"),
        TieBreak::PerformanceRating => key!("tournament-tie-break-performance-rating"),
        TieBreak::Rating => key!("tournament-tie-break-rating"),
        TieBreak::LowerRating => key!("tournament-tie-break-lower-rating"),
    })
}

/// Lists tie-breaks in their order: `WIN (wins), SB (Sonneborn-Berger)`.
pub fn tie_breaks_text(locale: Locale, list: &[TieBreak]) -> String {
    let named = list
        .iter()
        .map(|tie_break| format!("{} ({})", tie_break.code(), tie_break_name(locale, *tie_break)));
    named.collect::<Vec<_>>().join(", ")
}
