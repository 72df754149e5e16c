//! How moves and endings are written in a game's row.

use chrono::DateTime;

use crate::{
    chess::{CastlingMode, Color, uci},
    game::{Adjudicated, Ending, Game, MoveSource, StoredMove},
};

/// Writes moves as `e2e4@1763647200000000`, in microseconds since 1970. A `p` behind it was
/// played by conditional moves, an `a` by a proposed line that was accepted. Where its clock began
/// at another instant than the move before, that stands first:
/// `e2e4@1763646000000000~1763647200000000`.
pub fn write_moves(game: &Game, mode: CastlingMode) -> String {
    use std::fmt::Write as _;
    let mut text = String::with_capacity(game.played().len() * 22);
    for (i, played) in game.played().iter().enumerate() {
        let space = if i == 0 { "" } else { " " };
        let how = match played.how {
            MoveSource::ByHand => "",
            MoveSource::ConditionalMove => "p",
            MoveSource::ProposedLine => "a",
        };
        let at = played.at.timestamp_micros();
        let began = played.began.map(|began| format!("{}~", began.timestamp_micros()));
        let began = began.unwrap_or_default();
        let _ = write!(text, "{space}{}@{began}{at}{how}", uci(played.mv, mode));
    }
    text
}

/// Reads what [`write_moves`] wrote, `None` if it is anything else. Whether the moves are legal
/// is for [`Game::restore`] to say.
pub fn read_moves(text: &str) -> Option<Vec<StoredMove>> {
    text.split_ascii_whitespace()
        .map(|word| {
            let (uci, at) = word.split_once('@')?;
            let (at, how) = match (at.strip_suffix('p'), at.strip_suffix('a')) {
                (Some(at), _) => (at, MoveSource::ConditionalMove),
                (_, Some(at)) => (at, MoveSource::ProposedLine),
                _ => (at, MoveSource::ByHand),
            };
            let instant = |micros: &str| DateTime::from_timestamp_micros(micros.parse().ok()?);
            let (began, at) = match at.split_once('~') {
                Some((began, at)) => (Some(instant(began)?), at),
                None => (None, at),
            };
            Some(StoredMove { uci: uci.parse().ok()?, at: instant(at)?, how, began })
        })
        .collect()
}

/// Returns how an ending is stored: its word, and the side that it speaks of.
pub fn ending_word(ending: Ending) -> (&'static str, Option<Color>) {
    match ending {
        Ending::Checkmate { winner } => ("checkmate", Some(winner)),
        Ending::Stalemate => ("stalemate", None),
        Ending::DeadPosition => ("dead_position", None),
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
        Ending::NeverStarted { missing } => ("never_started", Some(missing)),
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
        "never_started" => Ending::NeverStarted { missing: side? },
        "adjudicated_win" => Ending::Adjudicated(Adjudicated::Win(side?)),
        "adjudicated_draw" => Ending::Adjudicated(Adjudicated::Draw),
        "adjudicated_both_lose" => Ending::Adjudicated(Adjudicated::BothLose),
        "annulled" => Ending::Adjudicated(Adjudicated::Annulled),
        _ => return None,
    })
}
