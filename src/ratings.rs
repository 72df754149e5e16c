//! How strong players are, by Glicko-2: Mark Glickman, *Example of the Glicko-2 system* (2022).
//! Knows nothing of the service but what a game can score.
//!
//! The rating period is a week, from Monday to Monday in UTC. What somebody has after a week
//! follows from what they and their opponents had before it and from all results of that week,
//! in whatever order these came. So ratings can be computed again at any time, and a result that
//! is decided otherwise years later leaves no trace.

use std::ops::{Range, RangeInclusive};

use chrono::{DateTime, TimeDelta, Utc};
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period},
};

use crate::{
    chess::Color,
    game::{GameResult, Score},
};

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

    /// Returns the week after it.
    #[must_use]
    pub fn next(self) -> Week {
        Week(self.0.saturating_add(1))
    }

    /// Returns how many whole weeks lie between an earlier one and this.
    fn idle_since(self, earlier: Week) -> i32 {
        self.0.saturating_sub(earlier.0).saturating_sub(1).max(0)
    }
}

fn first_monday() -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::days(4)
}

/// What a player is worth by computation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub value: f64,
    /// How far off it may be: with 95 in 100 it is less than twice this (§1 of the paper).
    pub deviation: f64,
    /// How much somebody's strength goes up and down.
    pub volatility: f64,
}

/// What a week with rated games made of a rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WeekChange {
    pub week: Week,
    /// When the week began.
    pub before: Rating,
    pub after: Rating,
    /// Rated games of that week.
    pub games: i32,
}

impl WeekChange {
    /// Returns by how much the number changed that players know.
    pub fn points(self) -> i32 {
        self.after.number().saturating_sub(self.before.number())
    }

    /// Writes it with its sign: `+23`, `−19`, `±0`.
    pub fn signed_points(self) -> String {
        match self.points() {
            0 => "±0".to_owned(),
            points @ 1.. => format!("+{points}"),
            points => format!("−{}", points.unsigned_abs()),
        }
    }
}

impl Default for Rating {
    /// Of a player who has played no rated game yet (step 1 of the paper).
    fn default() -> Rating {
        Rating { value: 1500.0, deviation: 350.0, volatility: 0.06 }
    }
}

/// How far beyond the best (or the worst) of its opponents of a week a rating can get in it, and
/// what it can be at all. The method takes a week in one step, which many games of somebody whose
/// rating is uncertain carry past all reason.
const BEYOND: f64 = 400.0;
const VALUES: RangeInclusive<f64> = 100.0..=4000.0;
const DEVIATIONS: RangeInclusive<f64> = 30.0..=350.0;
const VOLATILITIES: RangeInclusive<f64> = 0.0..=0.1;
/// What the paper divides ratings by (step 2).
const SCALE: f64 = 173.7178;

impl Rating {
    /// A rating with a smaller deviation is established, as on lichess; others are provisional.
    pub const ESTABLISHED_BELOW: f64 = 110.0;

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

    /// Writes the number, with a question mark while it is provisional, as lichess does: `1523`, `1662?`.
    pub fn text(self) -> String {
        let doubt = if self.is_established() { "" } else { "?" };
        format!("{}{doubt}", self.number())
    }

    /// Returns whether so little is uncertain about it that lists of the best have it.
    pub fn is_established(self) -> bool {
        self.deviation < Rating::ESTABLISHED_BELOW
    }

    /// Returns the rating of `then` as it is in the week `now`: the longer its player plays
    /// nothing, the less certain it is.
    #[must_use]
    pub fn aged(self, then: Week, now: Week) -> Rating {
        // Step 6 of the paper for each week without a game, all at once.
        let grown = SCALE * self.volatility * f64::from(now.idle_since(then)).sqrt();
        let deviation = self.deviation.hypot(grown).min(*DEVIATIONS.end());
        Rating { deviation, ..self }
    }

    /// Returns the rating after a week with these games, each with what the opponent was worth
    /// when the week began.
    #[must_use]
    pub fn after(self, games: &[(Rating, Score)]) -> Rating {
        let results: Vec<_> =
            games.iter().map(|(opponent, score)| (opponent.of_crate(), outcome(*score))).collect();
        let after = glicko2_rating_period(&self.of_crate(), &results, &Glicko2Config::new());
        let values = || games.iter().map(|(opponent, _)| opponent.value);
        let highest = values().map(|value| value + BEYOND).fold(self.value, f64::max);
        let lowest = values().map(|value| value - BEYOND).fold(self.value, f64::min);
        let value = within(after.rating, &(lowest..=highest));
        Rating {
            value: within(value, &VALUES),
            deviation: within(after.deviation, &DEVIATIONS),
            volatility: within(after.volatility, &VOLATILITIES),
        }
    }

    fn of_crate(self) -> Glicko2Rating {
        let Rating { value, deviation, volatility } = self;
        Glicko2Rating { rating: value, deviation, volatility }
    }
}

/// Half-moves before which a win on time moves nobody's rating up: ten moves of each side.
const EARLY_TIMEOUT_PLIES: i32 = 20;

/// Returns what a result counts for a side; `None` where it says nothing about strength: no result,
/// one that both lost, one with fewer than two half-moves, and for the winner a win on time in fewer than
/// ten moves.
pub fn counted(
    result: GameResult,
    half_moves: i32,
    is_timeout: bool,
    side: Color,
) -> Option<Score> {
    let score = result.score(side)?;
    let is_given = is_timeout && score == Score::Won && half_moves < EARLY_TIMEOUT_PLIES;
    let says_something = result != GameResult::BothLose && half_moves >= 2 && !is_given;
    says_something.then_some(score)
}

/// Returns what of a range is nearest; what is no number is its beginning.
fn within(value: f64, range: &RangeInclusive<f64>) -> f64 {
    value.max(*range.start()).min(*range.end())
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
    fn results_count_once_both_have_moved() {
        let white = |result, half_moves| counted(result, half_moves, false, Color::White);
        for (result, score) in [
            (GameResult::Win(Color::White), Some(Score::Won)),
            (GameResult::Win(Color::Black), Some(Score::Lost)),
            (GameResult::Draw, Some(Score::Drawn)),
            (GameResult::BothLose, None),
            (GameResult::None, None),
        ] {
            assert_eq!([white(result, 2), white(result, 1)], [score, None], "{result:?}");
        }
    }

    #[test]
    fn an_early_win_on_time_moves_nobody_up() {
        let won = GameResult::Win(Color::White);
        for (half_moves, is_timeout, scores) in [
            (19, true, [None, Some(Score::Lost)]),
            (20, true, [Some(Score::Won), Some(Score::Lost)]),
            (19, false, [Some(Score::Won), Some(Score::Lost)]),
            (1, true, [None, None]),
        ] {
            let counted =
                [Color::White, Color::Black].map(|side| counted(won, half_moves, is_timeout, side));
            assert_eq!(counted, scores, "{half_moves} {is_timeout}");
        }
        let drawn = counted(GameResult::Draw, 5, true, Color::White);
        assert_eq!(drawn, Some(Score::Drawn), "nobody could win any more");
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
        assert_eq!((known.number(), known.margin()), (1500, 110));
        let absurd = rating(f64::NAN, f64::INFINITY);
        assert_eq!((absurd.number(), absurd.margin()), (0, i32::MAX));
    }

    #[test]
    fn a_rating_is_established_when_its_deviation_is_small() {
        for (deviation, is_established) in
            [(30.0, true), (109.9, true), (110.0, false), (350.0, false)]
        {
            assert_eq!(rating(1500.0, deviation).is_established(), is_established, "{deviation}");
        }
        assert!(!rating(1500.0, f64::NAN).is_established());
        assert_eq!([60.0, 110.0].map(|it| rating(1523.4, it).text()), ["1523", "1523?"]);
    }

    #[test]
    fn a_change_is_told_in_the_numbers_that_are_shown() {
        for (before, after, points) in
            [(1500.0, 1523.4, 23), (1500.4, 1500.5, 1), (1500.0, 1480.6, -19)]
        {
            let [before, after] = [before, after].map(|value| rating(value, 50.0));
            let change = WeekChange { week: Week(2968), before, after, games: 1 };
            assert_eq!(change.points(), points, "{change:?}");
        }
    }

    /// A newcomer who beats the best a hundred times in one week is better than they, and no
    /// more; and nobody's rating is ever beyond all reason.
    #[test]
    fn one_week_goes_only_so_far() {
        let best = rating(2000.0, 100.0);
        for (wins, value) in [(1, 2022.5), (2, 2390.6), (4, 2400.0), (100, 2400.0)] {
            let after = Rating::default().after(&vec![(best, Score::Won); wins]);
            assert!((after.value - value).abs() < 1.0, "{wins}: {after:?}");
            let after = best.after(&vec![(Rating::default(), Score::Lost); wins]);
            assert!(after.value >= 1100.0, "{wins}: {after:?}");
        }
        // Four who win against each other in turn, week after week.
        let mut four = [Rating::default(); 4];
        for week in 0..40 {
            let before = four;
            four[week % 4] =
                before[week % 4].after(&vec![(before[(week + 1) % 4], Score::Won); 50]);
        }
        for one in four {
            assert!(VALUES.contains(&one.value) && DEVIATIONS.contains(&one.deviation), "{one:?}");
            assert!(VOLATILITIES.contains(&one.volatility), "{one:?}");
        }
    }

    #[test]
    fn whatever_a_row_says_comes_to_an_end() {
        for odd in [f64::NAN, f64::INFINITY, 0.0, -1.0] {
            for rating in [
                Rating { value: odd, ..Rating::default() },
                Rating { deviation: odd, ..Rating::default() },
                Rating { volatility: odd, ..Rating::default() },
            ] {
                let aged = rating.aged(Week(i32::MIN), Week(i32::MAX));
                assert!(aged.deviation <= 350.0, "{aged:?}");
            }
        }
    }
}
