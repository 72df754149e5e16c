//! Lists of which a page shows a part: one row more is asked for, which tells whether there are
//! others.

use chrono::DateTime;

use crate::db::{
    GameId,
    games::{FinishedPlace, ListedGame},
};

/// Cuts a list to what a page shows, and says whether there was more.
pub fn cut<T>(list: &mut Vec<T>, per_page: i64) -> bool {
    let per_page = usize::try_from(per_page).unwrap_or(usize::MAX);
    let is_more = list.len() > per_page;
    list.truncate(per_page);
    is_more
}

/// Writes the place of a finished game, behind which a list goes on: `1763647200000000-7`, in
/// microseconds since 1970.
pub fn place_word(game: &ListedGame) -> String {
    let ended = game.ended_at.map_or(0, |at| at.utc().timestamp_micros());
    format!("{ended}-{}", game.id)
}

/// Reads such a place; what is none asks for the beginning.
pub fn place_of(word: &str) -> Option<FinishedPlace> {
    let (ended, id) = word.split_once('-')?;
    Some((DateTime::from_timestamp_micros(ended.parse().ok()?)?, GameId(id.parse().ok()?)))
}
