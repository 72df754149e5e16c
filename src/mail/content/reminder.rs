//! The email about deadlines that are near.

use chrono::{DateTime, Utc};

use super::{EmailContent, EmailContext, GameSummary, SummarySection, content, time_left};

/// Lists the deadlines that are near, the next one first. Games in which the recipient
/// has moved since, or is on vacation, are left out.
pub(super) fn reminder(context: &EmailContext) -> Option<EmailContent> {
    let (now, locale) = (context.now, context.locale());
    let mut told: Vec<(DateTime<Utc>, &GameSummary)> = context
        .games
        .iter()
        .filter(|one| {
            let game = &one.stored.game;
            let waits = game.turn() == one.side && game.position_no() == one.seen;
            waits
                && game.vacation_at(one.side, now).is_none()
                && game.passed_deadline(now).is_none()
        })
        .filter_map(|one| Some((one.stored.game.deadline()?, one)))
        .collect();
    told.sort_by_key(|(deadline, one)| (*deadline, one.stored.id));
    let (first, one) = *told.first()?;
    let address = |one: &GameSummary| format!("{}/games/{}", context.base_url, one.stored.id);
    let time = time_left(locale, first - now);
    let subject = locale.t("email-reminder-subject").with("time", &time).with("other", &one.other);
    if told.len() == 1 {
        let told = locale.t("email-reminder").with("other", &one.other).with("time", time);
        let button = Some((locale.t("email-view-game"), address(one)));
        return content(subject, [told.with("deadline", context.instant(first))], button);
    }
    let sections = told.iter().map(|(deadline, one)| {
        let title = locale.t("email-reminder-heading").with("game", one.stored.id);
        let title = title.with("other", &one.other);
        let falls =
            locale.t("email-reminder-deadline").with("deadline", context.instant(*deadline));
        SummarySection {
            game: Some(one.stored.id),
            title: title.with("time", time_left(locale, *deadline - now)).to_string(),
            paragraphs: vec![falls.to_string()],
            message: None,
            link: Some(address(one)),
        }
    });
    let sections = sections.collect();
    let content = content(
        locale.t("email-and-more-subject").with("first", subject).count("n", told.len() - 1),
        [locale.t("email-reminder-several-games")],
        Some((locale.t("email-view-games"), format!("{}/games", context.base_url))),
    )?;
    Some(EmailContent { sections, ..content })
}
