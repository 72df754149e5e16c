//! The email with which a tournament director tells everybody something.

use super::{EmailContent, EmailContext, QuotedMessage, content};
use crate::db::outbox::TournamentNews;

/// Repeats what the director wrote: an announcement, or why terms were changed or the tournament was
/// canceled.
pub(super) fn tournament_announcement(context: &EmailContext) -> Option<EmailContent> {
    let locale = context.locale();
    let (head, text) = context.detail.as_deref()?.split_once('\n')?;
    let mut words = head.splitn(3, ' ');
    let (id, news, name) = (words.next()?, words.next()?.parse().ok()?, words.next()?);
    let (subject, opening) = match news {
        TournamentNews::Announcement => {
            (locale.t("email-tournament-said-subject"), locale.t("email-tournament-said"))
        }
        TournamentNews::TermsChanged => {
            (locale.t("email-tournament-terms-subject"), locale.t("email-tournament-terms"))
        }
        TournamentNews::Canceled => {
            (locale.t("email-tournament-canceled-subject"), locale.t("email-tournament-canceled"))
        }
    };
    let address = format!("{}/tournaments/{id}", context.base_url);
    let content = content(
        subject.with("name", name),
        [opening.with("name", name)],
        Some((locale.t("email-view-tournament"), address)),
    )?;
    let by = locale.t("email-tournament-director").to_string();
    let message = (!text.is_empty()).then(|| QuotedMessage { by, text: text.to_owned() });
    Some(EmailContent { message, ..content })
}
