//! The emails about the end date of a tournament: before it, when it has come, and to those who decide
//! the games in which play was stopped.

use chrono::{DateTime, Utc};

use crate::i18n::key;

use super::{
    EmailContent, EmailContext, GameSummary, SummarySection, claim::decides_next, content,
};

/// Lists the reader's games in progress: they end soon, or their results can be claimed.
pub(super) fn tournament_end(context: &EmailContext) -> Option<EmailContent> {
    let locale = context.locale();
    // The tournament; `ends`, `ended` or `stopped`: it, or games of it; until when; and the name.
    let mut words = context.detail.as_deref()?.splitn(4, ' ');
    let (id, stage, at) = (words.next()?, words.next()?, instant(words.next()?)?);
    let name = words.next()?;
    let games: Vec<&GameSummary> =
        context.games.iter().filter(|one| one.stored.game.is_running()).collect();
    if games.is_empty() {
        return None;
    }
    let has_ended = stage != "ends";
    let (subject, opening) = match stage {
        "ended" => (key!("email-tournament-ended-subject"), key!("email-tournament-ended")),
        "stopped" => (key!("email-tournament-stopped-subject"), key!("email-tournament-stopped")),
        _ => (key!("email-tournament-ends-subject"), key!("email-tournament-ends")),
    };
    let (subject, opening) = (locale.t(subject), locale.t(opening));
    let date = context.instant(at);
    let sections = games.iter().map(|one| section(context, one)).collect();
    let mut paragraphs =
        vec![opening.with("name", name).with("date", &date).count("n", games.len()).to_string()];
    if has_ended {
        paragraphs.push(locale.t("email-tournament-ended-claim").with("date", &date).to_string());
        paragraphs.push(locale.t("email-tournament-ended-draw").to_string());
    } else {
        paragraphs.push(locale.t("email-tournament-ends-then").to_string());
    }
    let address = format!("{}/tournaments/{id}", context.base_url);
    let content = content(
        subject.with("name", name).with("date", date),
        paragraphs,
        Some((locale.t("email-view-tournament"), address)),
    )?;
    Some(EmailContent { sections, ..content })
}

fn section(context: &EmailContext, one: &GameSummary) -> SummarySection {
    let title = context.locale().t("email-game-heading").with("game", one.stored.id);
    SummarySection {
        game: Some(one.stored.id),
        title: title.with("other", &one.other).to_string(),
        paragraphs: Vec::new(),
        message: None,
        link: Some(format!("{}/games/{}", context.base_url, one.stored.id)),
    }
}

/// To those who decide the games of a tournament that has come to its end.
pub(super) fn adjudications_wait(context: &EmailContext) -> Option<EmailContent> {
    let locale = context.locale();
    // The tournament, where the reader decides, who decides too from when on, and the name.
    let mut words = context.detail.as_deref()?.splitn(5, ' ');
    let (id, place, office, from) = (words.next()?, words.next()?, words.next()?, words.next()?);
    let name = words.next()?;
    let next = decides_next(context, office.parse().ok().zip(instant(from)));
    let path = match place {
        "direct" => format!("/tournaments/{id}/direct"),
        _ => "/admin".to_owned(),
    };
    content(
        locale.t("email-adjudications-subject").with("name", name),
        [locale.t("email-adjudications").with("name", name).to_string(), next],
        Some((locale.t("email-decision-needed-button"), format!("{}{path}", context.base_url))),
    )
}

fn instant(micros: &str) -> Option<DateTime<Utc>> {
    DateTime::from_timestamp_micros(micros.parse().ok()?)
}
