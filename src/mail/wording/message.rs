//! The letter that somebody wrote: in a game, or outside of games.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::{Facts, Wording, wording};

pub(super) fn about_message(facts: &Facts) -> Option<Wording> {
    let (other, key) = (facts.other.as_deref()?, facts.other_key.as_deref()?);
    // All of it was read meanwhile.
    facts.message.as_ref()?;
    let (base, locale) = (&facts.base_url, facts.locale());
    let (subject, button, url) = match &facts.game {
        Some(stored) => (
            locale.t("email-game-message-subject"),
            locale.t("email-game-message-button"),
            format!("{base}/games/{}#messages", stored.id),
        ),
        None => (
            locale.t("email-message-subject"),
            locale.t("email-message-button"),
            format!("{base}/messages/{}", utf8_percent_encode(key, NON_ALPHANUMERIC)),
        ),
    };
    let subject = subject.with("other", other);
    wording(&subject, [format!("{subject}.")], Some((button, url)))
}
