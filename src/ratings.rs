//! How strong players are, by Glicko-2: Mark Glickman, *Example of the Glicko-2 system* (2022).
//! Knows nothing of the house but what a game can score.
//!
//! The rating period is a week, from Monday to Monday in UTC. What somebody has after a week
//! follows from what they and their opponents had before it and from all results of that week,
//! in whatever order these came. So ratings can be reckoned anew at any time, and a result that
//! is ruled otherwise years later leaves no trace.

use std::ops::Range;

use chrono::{DateTime, TimeDelta, Utc};
use skillratings::{
    Outcomes,
    glicko2::{
        Glicko2Config, Glicko2Rating, decay_deviation, expected_score, glicko2_rating_period,
    },
};

use crate::game::Score;

/// A week from Monday to Monday in UTC, counted from the first Monday of 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Week(pub i32);

impl Week {
    /// Returns the week in which an instant lies.
    pub fn of(at: DateTime<Utc>) -> Week {
        let seconds = at.timestamp() - first_monday().timestamp();
        let weeks = seconds.div_euclid(TimeDelta::weeks(1).num_seconds());
        // Instants end long before weeks do.
        Week(i32::try_from(weeks).unwrap_or(i32::MAX))
    }

    /// Returns its first instant, and the first one after it.
    pub fn span(self) -> Range<DateTime<Utc>> {
        let at = |week: i64| {
            let since = TimeDelta::try_weeks(week);
            since.and_then(|since| first_monday().checked_add_signed(since))
        };
        let week = i64::from(self.0);
        at(week).unwrap_or(DateTime::<Utc>::MAX_UTC)
            ..at(week + 1).unwrap_or(DateTime::<Utc>::MAX_UTC)
    }

    /// Returns how many whole weeks lie between an earlier one and this.
    fn idle_since(self, earlier: Week) -> i32 {
        self.0.saturating_sub(earlier.0).saturating_sub(1).max(0)
    }
}

fn first_monday() -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::days(4)
}

/// What a player is reckoned to be worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub value: f64,
    /// How far off it may be: with 95 in 100 it is less than twice this (§1 of the paper).
    pub deviation: f64,
    /// How much somebody's strength goes up and down.
    pub volatility: f64,
}

impl Default for Rating {
    /// Of whoever has played no rated game yet (step 1 of the paper).
    fn default() -> Rating {
        Rating { value: 1500.0, deviation: 350.0, volatility: 0.06 }
    }
}

/// From which deviation on a rating says little: the scale on which players know it.
const UNCERTAIN: f64 = 110.0;

impl Rating {
    /// Returns the number that players know.
    #[expect(clippy::cast_possible_truncation, reason = "a cast keeps within the bounds")]
    pub fn number(self) -> i32 {
        self.value.round() as i32
    }

    /// Returns how far off the number may be, either way, 95 times in 100.
    #[expect(clippy::cast_possible_truncation, reason = "a cast keeps within the bounds")]
    pub fn margin(self) -> i32 {
        (2.0 * self.deviation).round() as i32
    }

    /// Returns whether too few games were played lately for it to say much.
    pub fn is_uncertain(self) -> bool {
        self.deviation > UNCERTAIN
    }

    /// Returns the rating of `then` as it is in the week `now`: the longer its player plays
    /// nothing, the less certain it is.
    #[must_use]
    pub fn aged(self, then: Week, now: Week) -> Rating {
        let mut rating = self.of_crate();
        for _ in 0..now.idle_since(then) {
            if rating.deviation >= Rating::default().deviation {
                break;
            }
            rating = decay_deviation(&rating);
        }
        Rating::from_crate(rating)
    }

    /// Returns the rating after a week with these games, each with what the opponent was worth
    /// when the week began.
    #[must_use]
    pub fn after(self, games: &[(Rating, Score)]) -> Rating {
        let results: Vec<_> =
            games.iter().map(|(opponent, score)| (opponent.of_crate(), outcome(*score))).collect();
        Rating::from_crate(glicko2_rating_period(&self.of_crate(), &results, &Glicko2Config::new()))
    }

    /// Returns what a game against somebody is expected to score, from 0 to 1.
    pub fn expects(self, opponent: Rating) -> f64 {
        expected_score(&self.of_crate(), &opponent.of_crate()).0
    }

    fn of_crate(self) -> Glicko2Rating {
        let Rating { value, deviation, volatility } = self;
        Glicko2Rating { rating: value, deviation, volatility }
    }

    fn from_crate(rating: Glicko2Rating) -> Rating {
        let Glicko2Rating { rating: value, deviation, volatility } = rating;
        Rating { value, deviation, volatility }
    }
}

fn outcome(score: Score) -> Outcomes {
    match score {
        Score::Won => Outcomes::WIN,
        Score::Drawn => Outcomes::DRAW,
        Score::Lost => Outcomes::LOSS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(value: f64, deviation: f64) -> Rating {
        Rating { value, deviation, ..Rating::default() }
    }

    /// The example of the paper, to the digits that it prints.
    #[test]
    fn the_example_of_the_paper_comes_out() {
        let games = [
            (rating(1400.0, 30.0), Score::Won),
            (rating(1550.0, 100.0), Score::Lost),
            (rating(1700.0, 300.0), Score::Lost),
        ];
        let after = rating(1500.0, 200.0).after(&games);
        assert!((after.value - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
        // In whatever order they came.
        let mut turned = games;
        turned.reverse();
        assert!((rating(1500.0, 200.0).after(&turned).value - after.value).abs() < 1e-9);
    }

    #[test]
    fn a_rating_that_rests_becomes_less_certain_and_never_less_than_none() {
        let known = rating(1700.0, 50.0);
        // The week itself and the next have none between them.
        for (then, now, deviation) in [
            (5, 5, 50.0),
            (5, 6, 50.0),
            (5, 4, 50.0),
            (5, 7, 51.07),
            (5, 5 + 90, 110.3),
            (5, 5000, 350.0),
        ] {
            let aged = known.aged(Week(then), Week(now));
            assert!((aged.deviation - deviation).abs() < 0.1, "{then} {now}: {aged:?}");
            assert!((aged.value - 1700.0).abs() < f64::EPSILON);
        }
        // A game makes it more certain again.
        assert!(rating(1700.0, 350.0).after(&[(known, Score::Drawn)]).deviation < 300.0);
    }

    #[test]
    fn a_week_goes_from_monday_to_monday() {
        for (at, week) in [
            ("1970-01-05T00:00:00Z", 0),
            ("1970-01-04T23:59:59.999999Z", -1),
            ("1970-01-11T23:59:59.999999Z", 0),
            ("2026-11-22T23:59:59.999999Z", 2967),
            ("2026-11-23T00:00:00Z", 2968),
        ] {
            let at: DateTime<Utc> = at.parse().unwrap();
            assert_eq!(Week::of(at), Week(week), "{at}");
            let span = Week(week).span();
            assert!(span.contains(&at), "{at} in {span:?}");
            assert_eq!(Week::of(span.start), Week(week));
            assert_eq!(Week::of(span.end), Week(week + 1));
        }
        // What a corrupt row may say is no panic.
        for week in [i32::MIN, i32::MAX] {
            assert!(Week(week).span().start <= Week(week).span().end);
            assert_eq!(Week(week).idle_since(Week(i32::MAX)), 0);
        }
    }

    #[test]
    fn what_is_shown_is_round() {
        let known = rating(1499.5, 54.9);
        assert_eq!((known.number(), known.margin(), known.is_uncertain()), (1500, 110, false));
        assert!(Rating::default().is_uncertain());
        let absurd = rating(f64::NAN, f64::INFINITY);
        assert_eq!((absurd.number(), absurd.margin()), (0, i32::MAX));
        let (strong, weak) = (rating(1900.0, 50.0), rating(1500.0, 50.0));
        assert!(strong.expects(weak) > 0.88 && weak.expects(strong) < 0.12);
    }
}
