//! The letter that somebody wrote: in a game, or outside of games.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::{Facts, Wording, wording};
use crate::words::key;

pub(super) fn about_message(facts: &Facts) -> Option<Wording> {
    let other = facts.other.as_deref()?;
    // All of it was read meanwhile.
    facts.message.as_ref()?;
    let (base, words) = (&facts.base_url, facts.words());
    let (key, button, url) = match &facts.game {
        Some(stored) => (
            key!("mail-message-game"),
            words.say("mail-message-game-button"),
            format!("{base}/games/{}#messages", stored.id),
        ),
        None => (
            key!("mail-message"),
            words.say("mail-message-button"),
            format!("{base}/messages/{}", utf8_percent_encode(other, NON_ALPHANUMERIC)),
        ),
    };
    let said = words.say(key).with("other", other);
    wording(&said, [format!("{said}.")], Some((button, url)))
}
