//! The email that games of a tournament have begun: one for all of them.

use super::{EmailContent, EmailContext, GameSummary, SummarySection, content};
use crate::chess::Color;

/// Lists the games of a tournament that have begun, first those in which it is the reader's turn.
pub(super) fn tournament_games(context: &EmailContext) -> Option<EmailContent> {
    let locale = context.locale();
    let (head, beaten) = match context.detail.as_deref()?.split_once('\n') {
        Some((head, beaten)) => (head, Some(beaten)),
        None => (context.detail.as_deref()?, None),
    };
    let (id, name) = head.split_once(' ')?;
    let mut told: Vec<&GameSummary> = context.games.iter().collect();
    told.sort_by_key(|one| (one.stored.game.turn() != one.side, one.stored.id));
    let section = |one: &&GameSummary| {
        let game = &one.stored.game;
        let title = locale.t("email-game-heading").with("game", one.stored.id);
        let color = match one.side {
            Color::White => locale.t("email-tournament-you-have-white"),
            Color::Black => locale.t("email-tournament-you-have-black"),
        };
        let mut paragraphs = vec![color.to_string()];
        if let Some(deadline) = game.deadline().filter(|_| game.turn() == one.side) {
            let until = locale.t("email-tournament-move-until");
            paragraphs.push(until.with("deadline", context.instant(deadline)).to_string());
        }
        SummarySection {
            game: Some(one.stored.id),
            title: title.with("other", &one.other).to_string(),
            paragraphs,
            message: None,
            link: Some(format!("{}/games/{}", context.base_url, one.stored.id)),
        }
    };
    let sections = told.iter().map(section).collect();
    // The next match of a knockout.
    let advanced = beaten.zip(told.first()).map(|(beaten, next)| {
        let said = locale.t("email-tournament-advanced").with("beaten", locale.name(beaten));
        said.with("next", &next.other).to_string()
    });
    let opening = locale.t("email-tournament-games").with("name", name).count("n", told.len());
    let content = content(
        locale.t("email-tournament-games-subject").with("name", name),
        [advanced.unwrap_or_default(), opening.to_string()],
        Some((locale.t("email-view-tournament"), format!("{}/tournaments/{id}", context.base_url))),
    )?;
    Some(EmailContent { sections, ..content })
}
