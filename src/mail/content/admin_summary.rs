//! The email that tells an administrator what waits for them.

use super::{EmailContent, EmailContext, SummarySection, content};

/// Lists what waits, with where it is seen to; `None` if nothing does any more.
pub(super) fn admin_summary(context: &EmailContext) -> Option<EmailContent> {
    let (locale, base, tasks) = (context.locale(), &context.base_url, context.tasks);
    if !context.recipient.is_admin || context.recipient.is_suspended() {
        return None;
    }
    let lists = [
        (tasks.reports, locale.t("email-admin-summary-reports"), "/admin/reports"),
        (tasks.claims, locale.t("email-admin-summary-claims"), "/admin"),
        (tasks.failed_emails, locale.t("email-admin-summary-failed-emails"), "/admin/emails"),
    ];
    let sections: Vec<SummarySection> = lists
        .into_iter()
        .filter(|(count, ..)| *count > 0)
        .map(|(count, title, path)| SummarySection {
            game: None,
            title: title.count("n", count).to_string(),
            paragraphs: Vec::new(),
            message: None,
            link: Some(format!("{base}{path}")),
        })
        .collect();
    if sections.is_empty() {
        return None;
    }
    let content = content(
        locale.t("email-admin-summary-subject").with("site", &context.site),
        [locale.t("email-admin-summary")],
        Some((locale.t("email-admin-summary-button"), format!("{base}/admin"))),
    )?;
    Some(EmailContent { sections, ..content })
}
