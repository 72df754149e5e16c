//! The email that somebody wrote: in a game, or outside of games.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::{EmailContent, EmailContext, content};

pub(super) fn about_message(context: &EmailContext) -> Option<EmailContent> {
    let (other, key) = (context.other.as_deref()?, context.other_key.as_deref()?);
    // All of it was read meanwhile.
    context.message.as_ref()?;
    let (base, locale) = (&context.base_url, context.locale());
    let (subject, button, url) = match &context.game {
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
    content(&subject, [format!("{subject}.")], Some((button, url)))
}
