//! What a player was worth in the game that the page shows.

use crate::{
    db::game_ratings::GameRating,
    i18n::Locale,
    ratings::{Rating, WeekChange},
};

/// The rating beside a name: as it was when the game began, and the change when it is over.
pub struct RatingInGame {
    /// `1523`, `1662?` while it is provisional; empty of a player who had none.
    pub text: String,
    /// `+23`, by all rated games that ended in the same week; empty if there is none.
    pub change: String,
    /// The same in a sentence.
    pub said: String,
}

impl RatingInGame {
    /// `None` of a player who had no rating and gets none by this game.
    pub fn of(rating: GameRating, locale: Locale) -> Option<RatingInGame> {
        let GameRating { at_start, change } = rating;
        let start = at_start.map(|rating| start_sentence(rating, locale));
        let changed = change.map(|change| change_sentence(change, locale));
        let said: Vec<String> = start.into_iter().chain(changed).collect();
        (!said.is_empty()).then(|| RatingInGame {
            text: at_start.map(Rating::text).unwrap_or_default(),
            change: change.map(WeekChange::signed_points).unwrap_or_default(),
            said: said.join(" "),
        })
    }
}

fn start_sentence(rating: Rating, locale: Locale) -> String {
    locale
        .t("game-rating-at-start")
        .with("rating", rating.number())
        .with("margin", rating.margin())
        .to_string()
}

fn change_sentence(change: WeekChange, locale: Locale) -> String {
    locale
        .t("game-rating-change")
        .with("week", locale.day(change.week.span().start.date_naive()))
        .with("before", change.before.number())
        .with("after", change.after.number())
        .with("change", change.signed_points())
        .count("n", change.games)
        .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ratings::Week;

    #[test]
    fn a_rating_is_told_as_far_as_there_is_one() {
        let rating = |value: f64, deviation: f64| Rating { value, deviation, ..Rating::default() };
        let change = |before: f64, after: f64| WeekChange {
            week: Week(2968),
            before: rating(before, 60.0),
            after: rating(after, 55.0),
            games: 2,
        };
        let view =
            |at_start, change| RatingInGame::of(GameRating { at_start, change }, Locale::default());
        assert!(view(None, None).is_none());
        let running = view(Some(rating(1523.0, 120.0)), None).expect("a rating");
        assert_eq!((running.text.as_str(), running.change.as_str()), ("1523?", ""));
        assert_eq!(running.said, "1523 ±240 when the game began.");
        for (after, points) in [(1546.0, "+23"), (1523.0, "±0"), (1500.0, "−23")] {
            let over = view(Some(rating(1523.0, 60.0)), Some(change(1523.0, after))).expect("one");
            assert_eq!((over.text.as_str(), over.change.as_str()), ("1523", points));
        }
        let first = view(None, Some(change(1500.0, 1662.0))).expect("a change");
        assert_eq!((first.text.as_str(), first.change.as_str()), ("", "+162"));
        assert!(first.said.ends_with(": 1500 → 1662 (+162), by 2 rated games."), "{}", first.said);
    }
}
