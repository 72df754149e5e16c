//! The email about what a week made of its reader's ratings, and by which games.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::{EmailContent, EmailContext, content};
use crate::{
    db::rating_changes::{RatingChange, RatingChangeGame},
    game::Score,
    i18n::Locale,
};

/// Games of a variant that are named; of the rest it says how many there are.
const MAX_GAMES: usize = 30;

/// Dropped if no result of the week counts any more.
pub(super) fn rating_changes(context: &EmailContext) -> Option<EmailContent> {
    let (locale, base) = (context.locale(), &context.base_url);
    let first = context.rating_changes.first()?;
    let week = locale.day(first.change.week.span().start.date_naive());
    let subject = match context.rating_changes.as_slice() {
        [only] => locale
            .t("email-rating-changes-subject")
            .with("rating", only.change.after.number())
            .with("change", only.signed_points()),
        _ => locale.t("email-rating-changes-subject-several"),
    };
    let opening = locale.t("email-rating-changes").with("week", week).to_string();
    let lines = context.rating_changes.iter().flat_map(|change| lines(change, locale));
    let name = utf8_percent_encode(&context.recipient.name, NON_ALPHANUMERIC);
    let profile = format!("{base}/players/{name}");
    content(
        subject,
        [opening].into_iter().chain(lines).collect::<Vec<_>>(),
        Some((locale.t("email-rating-changes-button"), profile)),
    )
}

/// A line for the rating, and one for the games.
fn lines(change: &RatingChange, locale: Locale) -> [String; 2] {
    let [before, after] = change.numbers();
    let rating = locale
        .t("email-rating-change")
        .with("variant", change.variant.rules().name)
        .with("before", before)
        .with("after", after)
        .with("change", change.signed_points());
    let named = change.games.iter().take(MAX_GAMES).map(|game| game_text(game, locale));
    let more = change.games.len().saturating_sub(MAX_GAMES);
    let more =
        (more > 0).then(|| locale.t("email-rating-change-more").count("n", more).to_string());
    [rating.to_string(), named.chain(more).collect::<Vec<_>>().join("; ") + "."]
}

fn game_text(game: &RatingChangeGame, locale: Locale) -> String {
    let said = match game.score {
        Score::Won => locale.t("email-rating-change-won"),
        Score::Drawn => locale.t("email-rating-change-drawn"),
        Score::Lost => locale.t("email-rating-change-lost"),
    };
    said.with("other", locale.name(&game.opponent)).with("game", game.game).to_string()
}
