//! Emails about several games at once.

use chrono::{DateTime, Utc};

use super::{
    EmailContent, EmailContext, GameSummary, QuotedMessage, SummarySection, content, left,
};

/// Lists the deadlines that are near, the next one first. Games in which the recipient
/// has moved since, or is on vacation, are left out.
pub(super) fn reminder(context: &EmailContext) -> Option<EmailContent> {
    let (now, locale) = (context.now, context.locale());
    let mut due: Vec<(DateTime<Utc>, &GameSummary)> = context
        .games
        .iter()
        .filter(|one| {
            let game = &one.stored.game;
            let waits = game.turn() == one.side && game.position_no() == one.seen;
            waits && game.vacation_at(one.side, now).is_none() && game.fallen(now).is_none()
        })
        .filter_map(|one| Some((one.stored.game.deadline()?, one)))
        .collect();
    due.sort_by_key(|(deadline, one)| (*deadline, one.stored.id));
    let (first, one) = *due.first()?;
    let address = |one: &GameSummary| format!("{}/games/{}", context.base_url, one.stored.id);
    let time = left(locale, first - now);
    let subject = locale.t("email-reminder-subject").with("time", &time).with("other", &one.other);
    if due.len() == 1 {
        let sentence = locale.t("email-reminder").with("other", &one.other).with("time", time);
        let button = Some((locale.t("email-view-game"), address(one)));
        return content(subject, [sentence.with("deadline", context.instant(first))], button);
    }
    let sections = due.iter().map(|(deadline, one)| {
        let title = locale.t("email-reminder-heading").with("other", &one.other);
        let falls =
            locale.t("email-reminder-deadline").with("deadline", context.instant(*deadline));
        SummarySection {
            title: title.with("time", left(locale, *deadline - now)).to_string(),
            paragraphs: vec![falls.to_string()],
            message: None,
            link: Some(address(one)),
        }
    });
    let sections = sections.collect();
    let content = content(
        locale.t("email-and-more-subject").with("first", subject).count("n", due.len() - 1),
        [locale.t("email-reminder-several-games")],
        Some((locale.t("email-view-games"), format!("{}/games", context.base_url))),
    )?;
    Some(EmailContent { sections, ..content })
}

/// Says that an opponent is on vacation, and lists the games in which their clock is stopped then.
pub(super) fn on_vacation(context: &EmailContext) -> Option<EmailContent> {
    let locale = context.locale();
    let coming = |one: &GameSummary| {
        let vacations = one.stored.game.vacations(!one.side);
        vacations.iter().find(|vacation| vacation.to > context.now).copied()
    };
    let affected: Vec<(&GameSummary, _)> = context
        .games
        .iter()
        .filter(|one| one.stored.game.is_running())
        .filter_map(|one| Some((one, coming(one)?)))
        .collect();
    let (one, vacation) = affected.first()?;
    let other = &one.other;
    let opening = if vacation.from <= context.now {
        locale.t("email-vacation-now")
    } else {
        locale.t("email-vacation-later").with("from", context.instant(vacation.from))
    };
    let opening = opening.with("other", other).with("until", context.instant(vacation.to));
    let sections = affected.iter().map(|(one, _)| {
        let game = &one.stored.game;
        let deadline = match game.deadline() {
            Some(deadline) if game.turn() == one.side => {
                locale.t("email-vacation-your-turn").with("deadline", context.instant(deadline))
            }
            Some(deadline) => {
                let said = locale.t("email-vacation-opponents-turn").with("other", other);
                said.with("deadline", context.instant(deadline))
            }
            None => locale.t("email-vacation-no-time-limit"),
        };
        SummarySection {
            title: locale.t("email-vacation-game").with("game", one.stored.id).to_string(),
            paragraphs: vec![deadline.to_string()],
            message: None,
            link: Some(format!("{}/games/{}", context.base_url, one.stored.id)),
        }
    });
    let sections = sections.collect();
    let content = content(
        locale.t("email-vacation-subject").with("other", other),
        [opening, locale.t("email-vacation-clocks")],
        Some((locale.t("email-view-games"), format!("{}/games", context.base_url))),
    )?;
    Some(EmailContent { sections, ..content })
}

/// How many emails a summary gives in full; it counts the others.
const MAX_EMAILS_IN_FULL: usize = 40;

/// Characters of a message that a summary email repeats: it must not grow without end.
const MAX_MESSAGE_CHARS: usize = 200;

fn shortened(text: &str) -> String {
    match text.char_indices().nth(MAX_MESSAGE_CHARS) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

/// Gathers emails that waited into one. They are in the order of their events.
pub fn gather(context: &EmailContext, mut emails: Vec<EmailContent>) -> Option<EmailContent> {
    let (games, locale) = (format!("{}/games", context.base_url), context.locale());
    let count = emails.len();
    let first = emails.first()?.subject.clone();
    emails.truncate(MAX_EMAILS_IN_FULL);
    let sections = emails.into_iter().map(|one| SummarySection {
        // Many emails begin with what their subject says.
        paragraphs: one
            .paragraphs
            .into_iter()
            .filter(|paragraph| paragraph.strip_suffix('.') != Some(&one.subject))
            .collect(),
        title: one.subject,
        message: one.message.map(|said| QuotedMessage { text: shortened(&said.text), ..said }),
        link: one.button.map(|(_, url)| url),
    });
    let mut gathered = content(
        locale.t("email-and-more-subject").with("first", first).count("n", count - 1),
        [locale.t("email-summary").count("n", count)],
        Some((locale.t("email-view-games"), games)),
    )?;
    gathered.sections = sections.collect();
    if count > MAX_EMAILS_IN_FULL {
        gathered
            .paragraphs
            .push(locale.t("email-summary-first").count("n", MAX_EMAILS_IN_FULL).to_string());
    }
    Some(gathered)
}
