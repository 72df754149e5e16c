//! The outcome of an email that the player wrote.

use super::{EmailContent, EmailContext, content, game::turn_sentence};

/// Marks the detail of an answer that was carried out. What was done follows on a line of its own
/// (`You played 13.Nxe4`), then sentences, a line each.
pub const DONE: &str = "done";
/// Marks the detail of an answer that was not. Sentences follow, a line each.
pub const REFUSED: &str = "refused";

pub(super) fn answered(context: &EmailContext) -> Option<EmailContent> {
    let locale = context.locale();
    let stored = context.game.as_ref()?;
    let other = context.other.as_deref()?;
    let side = stored.side_of(context.recipient.id)?;
    let mut lines = context.detail.as_deref()?.lines();
    let (subject, opening) = match lines.next()? {
        DONE => {
            let deed = lines.next()?;
            let subject = locale.t("email-reply-done-subject").with("other", other);
            (subject.with("deed", deed), locale.t("email-reply-done").with("deed", deed))
        }
        _ => (
            locale.t("email-reply-rejected-subject").with("other", other),
            locale.t("email-reply-rejected"),
        ),
    };
    let standing = match stored.game.is_running() {
        true => turn_sentence(context, side),
        false => locale.ending_sentence(&stored.game).or(locale.pending_sentence(&stored.game)),
    };
    content(
        subject,
        [opening.to_string()].into_iter().chain(lines.map(str::to_owned)).chain(standing),
        Some((locale.t("email-view-game"), format!("{}/games/{}", context.base_url, stored.id))),
    )
}
