//! The letter that somebody wrote: in a game, or outside of games.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::{Facts, Wording, wording};

pub(super) fn about_message(facts: &Facts) -> Option<Wording> {
    let other = facts.other.as_deref()?;
    // All of it was read meanwhile.
    facts.message.as_ref()?;
    let base = &facts.base_url;
    let (subject, button, url) = match &facts.game {
        Some(stored) => (
            format!("{other} wrote to you about your game"),
            "Open the game",
            format!("{base}/games/{}#messages", stored.id),
        ),
        None => (
            format!("{other} wrote to you"),
            "Read and answer",
            format!("{base}/messages/{}", utf8_percent_encode(other, NON_ALPHANUMERIC)),
        ),
    };
    wording(&subject, [format!("{subject}.")], Some((button, url)))
}
