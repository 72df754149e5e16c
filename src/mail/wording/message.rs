//! The letter that somebody wrote: in a game, or outside of games.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::{Facts, Wording, wording};

pub(super) fn about_message(facts: &Facts) -> Option<Wording> {
    let (other, key) = (facts.other.as_deref()?, facts.other_key.as_deref()?);
    // All of it was read meanwhile.
    facts.message.as_ref()?;
    let (base, words) = (&facts.base_url, facts.words());
    let (subject, button, url) = match &facts.game {
        Some(stored) => (
            words.say("email-game-message-subject"),
            words.say("email-game-message-button"),
            format!("{base}/games/{}#messages", stored.id),
        ),
        None => (
            words.say("email-message-subject"),
            words.say("email-message-button"),
            format!("{base}/messages/{}", utf8_percent_encode(key, NON_ALPHANUMERIC)),
        ),
    };
    let subject = subject.with("other", other);
    wording(&subject, [format!("{subject}.")], Some((button, url)))
}
