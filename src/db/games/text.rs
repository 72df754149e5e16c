//! How moves are written in a game's row.

use chrono::DateTime;

use crate::{
    chess::{CastlingMode, uci},
    game::{Game, MoveSource, StoredMove},
};

/// Writes moves as `e2e4@1763647200000000`, in microseconds since 1970. A `c` behind it was
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
            MoveSource::ConditionalMove => "c",
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
            // A drop has the sign too: `N@f3@…`.
            let (uci, at) = word.rsplit_once('@')?;
            let (at, how) = match (at.strip_suffix('c'), at.strip_suffix('a')) {
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
