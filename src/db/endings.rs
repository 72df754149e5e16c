//! How endings are stored: a word, and the side that it speaks of. The row of a game has both, and
//! the log of its events. The row has the result too, and a forfeit under another word.

use crate::{
    chess::Color,
    game::{Adjudicated, Ending, GameResult},
};

/// In a row also the word of a forfeit.
const NEVER_STARTED: &str = "never_started";

/// Returns how an ending is stored: its word, and the side that it speaks of.
pub fn ending_word(ending: Ending) -> (&'static str, Option<Color>) {
    match ending {
        Ending::Checkmate { winner } => ("checkmate", Some(winner)),
        Ending::Stalemate => ("stalemate", None),
        Ending::DeadPosition => ("dead_position", None),
        Ending::Variant { winner, end } => (end.as_str(), winner),
        Ending::KingLeftInCheck { loser } => ("king_left_in_check", Some(loser)),
        Ending::Resignation { loser } => ("resignation", Some(loser)),
        Ending::ResignationDrawn { resigned } => ("resignation_drawn", Some(resigned)),
        Ending::Timeout { loser } => ("timeout", Some(loser)),
        Ending::TimeoutDrawn { timed_out } => ("timeout_drawn", Some(timed_out)),
        Ending::Agreement => ("agreement", None),
        Ending::ThreefoldRepetition => ("threefold_repetition", None),
        Ending::FiftyMoveRule => ("fifty_moves", None),
        Ending::FivefoldRepetition => ("fivefold_repetition", None),
        Ending::SeventyFiveMoveRule => ("seventy_five_moves", None),
        Ending::OfferToUnable { offered } => ("offer_to_unable", Some(offered)),
        Ending::Aborted { by } => ("aborted", Some(by)),
        Ending::NeverStarted { missing } => (NEVER_STARTED, Some(missing)),
        Ending::Forfeit { loser } => ("forfeit", Some(loser)),
        Ending::Adjudicated(Adjudicated::Win(side)) => ("adjudicated_win", Some(side)),
        Ending::Adjudicated(Adjudicated::Draw) => ("adjudicated_draw", None),
        Ending::Adjudicated(Adjudicated::BothLose) => ("adjudicated_both_lose", None),
        Ending::Adjudicated(Adjudicated::Annulled) => ("annulled", None),
    }
}

/// Reads what [`ending_word`] wrote, `None` if it is anything else.
pub fn ending_of(word: &str, side: Option<Color>) -> Option<Ending> {
    Some(match word {
        "checkmate" => Ending::Checkmate { winner: side? },
        "stalemate" => Ending::Stalemate,
        "dead_position" => Ending::DeadPosition,
        "king_left_in_check" => Ending::KingLeftInCheck { loser: side? },
        "resignation" => Ending::Resignation { loser: side? },
        "resignation_drawn" => Ending::ResignationDrawn { resigned: side? },
        "timeout" => Ending::Timeout { loser: side? },
        "timeout_drawn" => Ending::TimeoutDrawn { timed_out: side? },
        "agreement" => Ending::Agreement,
        "threefold_repetition" => Ending::ThreefoldRepetition,
        "fifty_moves" => Ending::FiftyMoveRule,
        "fivefold_repetition" => Ending::FivefoldRepetition,
        "seventy_five_moves" => Ending::SeventyFiveMoveRule,
        "offer_to_unable" => Ending::OfferToUnable { offered: side? },
        "aborted" => Ending::Aborted { by: side? },
        NEVER_STARTED => Ending::NeverStarted { missing: side? },
        "forfeit" => Ending::Forfeit { loser: side? },
        "adjudicated_win" => Ending::Adjudicated(Adjudicated::Win(side?)),
        "adjudicated_draw" => Ending::Adjudicated(Adjudicated::Draw),
        "adjudicated_both_lose" => Ending::Adjudicated(Adjudicated::BothLose),
        "annulled" => Ending::Adjudicated(Adjudicated::Annulled),
        rule => Ending::Variant { winner: side, end: rule.parse().ok()? },
    })
}

/// Returns how an ending stands in the row of a game. The check of the column is older than forfeits,
/// and SQLite would have to make the table anew: the result tells them from games that never started.
pub fn ending_column(ending: Ending) -> (&'static str, Option<Color>) {
    match ending {
        Ending::Forfeit { loser } => (NEVER_STARTED, Some(loser)),
        ending => ending_word(ending),
    }
}

/// Reads what [`ending_column`] wrote, beside the result of the row.
pub fn ending_in_row(word: &str, side: Option<Color>, result: Option<&str>) -> Option<Ending> {
    match ending_of(word, side)? {
        Ending::NeverStarted { missing: loser }
            if result == Some(GameResult::Win(!loser).as_str()) =>
        {
            Some(Ending::Forfeit { loser })
        }
        ending => Some(ending),
    }
}
