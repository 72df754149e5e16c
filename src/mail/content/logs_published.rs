//! The email that tells an administrator the hash over all logs, which was published.

use super::{EmailContent, EmailContext, content};

/// Tells the hash of a day; `None` where the reader administers nothing any more.
pub(super) fn logs_published(context: &EmailContext) -> Option<EmailContent> {
    let (locale, base) = (context.locale(), &context.base_url);
    if !context.recipient.is_admin || context.recipient.is_suspended() {
        return None;
    }
    let (day, head) = context.detail.as_deref()?.split_once(' ')?;
    content(
        locale.t("email-logs-published-subject").with("site", &context.site).with("day", day),
        [
            locale.t("email-logs-published").with("day", day).with("head", head),
            locale.t("email-logs-published-why"),
        ],
        Some((locale.t("email-logs-published-button"), format!("{base}/log-hashes"))),
    )
}
