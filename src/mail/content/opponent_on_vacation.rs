//! The email that an opponent goes on vacation.

use super::{EmailContent, EmailContext, GameSummary, SummarySection, content, gathered::Urgency};
use crate::{game::clock::Vacation, i18n::Message};

/// Says that an opponent is on vacation, and lists the games in which their clock is stopped then.
pub(super) fn opponent_on_vacation(context: &EmailContext) -> Option<EmailContent> {
    let locale = context.locale();
    let coming = |one: &GameSummary| {
        let vacations = one.stored.game.vacations(!one.side);
        vacations.iter().find(|vacation| vacation.to > context.now).copied()
    };
    let mut told: Vec<(&GameSummary, Vacation)> = context
        .games
        .iter()
        .filter(|one| one.stored.game.is_running())
        .filter_map(|one| Some((one, coming(one)?)))
        .collect();
    told.sort_by_key(|(one, _)| (Urgency::of(&one.stored, one.side, context.now), one.stored.id));
    let (one, vacation) = told.first()?;
    let other = &one.other;
    let opening = if vacation.from <= context.now {
        locale.t("email-vacation-now")
    } else {
        locale.t("email-vacation-later").with("from", context.instant(vacation.from))
    };
    let opening = opening.with("other", other).with("until", context.instant(vacation.to));
    let sections = told.iter().map(|(one, _)| SummarySection {
        game: Some(one.stored.id),
        title: locale.t("email-vacation-game").with("game", one.stored.id).to_string(),
        paragraphs: vec![clock_sentence(context, one).to_string()],
        message: None,
        link: Some(format!("{}/games/{}", context.base_url, one.stored.id)),
    });
    let sections = sections.collect();
    let content = content(
        locale.t("email-vacation-subject").with("other", other),
        [opening, locale.t("email-vacation-clocks")],
        Some((locale.t("email-view-games"), format!("{}/games", context.base_url))),
    )?;
    Some(EmailContent { sections, ..content })
}

/// Says whose turn it is in a game and until when, or why no clock runs.
fn clock_sentence(context: &EmailContext, one: &GameSummary) -> Message {
    let (locale, game, now) = (context.locale(), &one.stored.game, context.now);
    if let Some(case) = game.open_case().filter(|_| game.paused_since().is_some()) {
        let what = if case.appeal.is_some() { "appeal" } else { "claim" };
        return locale.t("email-vacation-game-paused").with("what", what);
    }
    let is_mine = game.turn() == one.side;
    let Some(deadline) = game.deadline() else { return locale.t("email-vacation-no-time-limit") };
    let vacation = game.vacation_at(game.turn(), now);
    let said = match (is_mine, vacation) {
        // Where wins on time are claimed, the game goes on.
        (true, _) if deadline <= now => locale.t("email-your-turn-out-of-time"),
        (false, _) if deadline <= now => locale.t("email-opponents-turn-out-of-time"),
        (true, Some(_)) => locale.t("email-vacation-your-clock-paused"),
        (false, Some(_)) => locale.t("email-vacation-opponents-clock-paused"),
        (true, None) => locale.t("email-vacation-your-turn"),
        (false, None) => locale.t("email-vacation-opponents-turn"),
    };
    let until = vacation.map(|vacation| context.instant(vacation.to)).unwrap_or_default();
    said.with("other", &one.other).with("until", until).with("deadline", context.instant(deadline))
}
