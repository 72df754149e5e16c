//! What a player is worth, and how it came about: a graph, and the same as a table.

use chrono::TimeDelta;

use crate::{
    chess::Variant,
    db::ratings::Rated,
    i18n::{Locale, Message},
    ratings::{Rating, Week},
};

/// Weeks with rated games that are shown, the latest.
pub const MAX_WEEKS: i64 = 104;
/// Lines across the graph at the most.
const MAX_GRID_LINES: i32 = 5;
/// The graph has so many units across and down.
const GRAPH_SIZE: f64 = 1000.0;

/// What the page shows of a player who has played rated games.
pub struct RatingView {
    /// The name of the variant, `None` for standard chess.
    pub variant: Option<&'static str>,
    pub now: i32,
    pub margin: i32,
    /// The latest first.
    pub weeks: Vec<WeekView>,
    pub graph: Graph,
}

/// A week with rated games.
pub struct WeekView {
    pub from: String,
    pub rating: i32,
    pub margin: i32,
    pub games: i32,
}

/// The ratings of all weeks as a line. Across and down in thousandths for the lines, in hundredths
/// for what is not to be stretched.
pub struct Graph {
    /// `0,500 1000,250`
    pub line: String,
    /// Around the line: where the rating is with 95 in 100.
    pub band: String,
    /// A dot for each week.
    pub dots: Vec<(String, String)>,
    /// Lines across, with their number.
    pub levels: Vec<(String, i32)>,
    pub from: String,
    pub to: String,
    /// What it shows, for those who do not see it.
    pub summary: Message,
}

impl RatingView {
    /// `None` of a player who has not played a rated game.
    pub fn of(variant: Variant, weeks: &[Rated], now: Week, locale: Locale) -> Option<RatingView> {
        let last = weeks.last()?;
        let current = last.rating.aged(last.week, now);
        let listed = weeks.iter().rev().map(|rated| WeekView {
            from: monday(rated.week, locale),
            rating: rated.rating.number(),
            margin: rated.rating.margin(),
            games: rated.games,
        });
        Some(RatingView {
            variant: variant.name_if_special(),
            now: current.number(),
            margin: current.margin(),
            weeks: listed.collect(),
            graph: Graph::of(weeks, (now, current), locale)?,
        })
    }
}

/// Returns the day on which a week begins.
fn monday(week: Week, locale: Locale) -> String {
    locale.day(week.span().start.date_naive())
}

impl Graph {
    fn of(weeks: &[Rated], (now, current): (Week, Rating), locale: Locale) -> Option<Graph> {
        let (first, last) = (weeks.first()?, weeks.last()?);
        let mut points: Vec<(Week, Rating)> =
            weeks.iter().map(|rated| (rated.week, rated.rating)).collect();
        // What has become of it since.
        points.extend((now > last.week).then_some((now, current)));
        let numbers = || weeks.iter().map(|rated| rated.rating.number());
        let (lowest, highest) = (numbers().min()?, numbers().max()?);
        let scale = Scale::of(lowest, highest);
        let end = points.last()?.0;
        let across = f64::from(end.0.saturating_sub(first.week.0).max(1));
        let x = |week: Week| f64::from(week.0.saturating_sub(first.week.0)) / across * GRAPH_SIZE;
        let point = |x: f64, y: f64| format!("{x:.0},{y:.0}");
        let line: Vec<_> = points.iter().map(|(w, r)| point(x(*w), scale.y(r.value))).collect();
        let edge = |sign: f64| {
            move |(week, rating): &(Week, Rating)| {
                point(x(*week), scale.y(rating.value + sign * 2.0 * rating.deviation))
            }
        };
        let upper = points.iter().map(edge(1.0));
        let lower = points.iter().rev().map(edge(-1.0));
        let hundredth = |units: f64| format!("{:.1}", units / GRAPH_SIZE * 100.0);
        let dot =
            |rated: &Rated| (hundredth(x(rated.week)), hundredth(scale.y(rated.rating.value)));
        let message = match weeks {
            [_] => locale.t("profile-rating-graph-one-week"),
            _ => locale.t("profile-rating-graph"),
        };
        let summary = message
            .with("first", first.rating.number().to_string())
            .with("from", monday(first.week, locale))
            .with("last", last.rating.number().to_string())
            .with("to", monday(last.week, locale))
            .with("lowest", lowest.to_string())
            .with("highest", highest.to_string());
        Some(Graph {
            line: line.join(" "),
            band: upper.chain(lower).collect::<Vec<_>>().join(" "),
            dots: weeks.iter().map(dot).collect(),
            levels: scale.levels().map(|n| (hundredth(scale.y(n.into())), n)).collect(),
            from: monday(first.week, locale),
            to: locale.day((end.span().end - TimeDelta::days(1)).date_naive()),
            summary,
        })
    }
}

/// From which rating to which the graph goes, and how far apart its lines are.
#[derive(Clone, Copy)]
struct Scale {
    bottom: i32,
    top: i32,
    step: i32,
}

impl Scale {
    fn of(lowest: i32, highest: i32) -> Scale {
        // No absurd row makes this overflow.
        let (lowest, highest) = (lowest.clamp(-10_000, 10_000), highest.clamp(-10_000, 10_000));
        let span = highest - lowest + 100;
        let step =
            [50, 100, 200, 500, 1000, 5000].into_iter().find(|step| span / step < MAX_GRID_LINES);
        let step = step.unwrap_or(5000);
        let bottom = (lowest - 25).div_euclid(step) * step;
        let top = (highest + 25).div_euclid(step) * step + step;
        Scale { bottom, top, step }
    }

    /// Returns how far down a rating is; what is beyond the graph is cut off by its edge.
    fn y(self, rating: f64) -> f64 {
        let down = (f64::from(self.top) - rating) / f64::from(self.top - self.bottom) * GRAPH_SIZE;
        if down.is_finite() { down.clamp(-GRAPH_SIZE, 2.0 * GRAPH_SIZE) } else { 0.0 }
    }

    /// Returns the round numbers between bottom and top.
    fn levels(self) -> impl Iterator<Item = i32> {
        (1..).map(move |n| self.bottom + n * self.step).take_while(move |level| *level < self.top)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(week: i32, value: f64) -> Rated {
        let rating = Rating { value, deviation: 50.0, ..Rating::default() };
        Rated { week: Week(week), rating, games: 2 }
    }

    #[test]
    fn lines_are_round_and_few_and_around_what_is_shown() {
        for (lowest, highest, expected) in [
            (1500, 1500, &[1500][..]),
            (1490, 1620, &[1500, 1550, 1600]),
            (1274, 1800, &[1400, 1600]),
            (-3, 12, &[0]),
            (1000, 2400, &[1000, 1500, 2000]),
            (i32::MIN, i32::MAX, &[-5000, 0, 5000]),
        ] {
            let scale = Scale::of(lowest, highest);
            let levels: Vec<_> = scale.levels().collect();
            assert!(expected.iter().all(|level| levels.contains(level)), "{lowest}: {levels:?}");
            assert!(levels.len() <= 6, "{lowest} {highest}: {levels:?}");
            for rating in [lowest.max(-9000), highest.min(9000)] {
                let y = scale.y(f64::from(rating));
                assert!((0.0..=GRAPH_SIZE).contains(&y), "{lowest} {highest}: {y}");
            }
        }
    }

    #[test]
    fn the_graph_goes_from_the_first_week_to_now() {
        let weeks = [rated(2960, 1500.0), rated(2962, 1560.0), rated(2964, 1540.0)];
        let view = RatingView::of(Variant::Standard, &weeks, Week(2968), Locale::default())
            .expect("a view");
        let points: Vec<_> = view.graph.line.split(' ').collect();
        assert_eq!(points.len(), 4);
        assert!(points[0].starts_with("0,") && points[1].starts_with("250,"), "{points:?}");
        assert!(points[3].starts_with("1000,"));
        // Nothing was played since: it stays where it is, and the band is wider.
        assert_eq!(points[2].split_once(',').unwrap().1, points[3].split_once(',').unwrap().1);
        assert!(view.now == 1540 && view.margin > view.weeks[0].margin);
        assert_eq!(view.graph.band.split(' ').count(), 8);
        assert_eq!(view.graph.dots.len(), 3);
        assert_eq!(
            (view.graph.from.as_str(), view.graph.to.as_str()),
            ("28 Sep 2026", "29 Nov 2026")
        );
        assert_eq!(
            view.graph.summary.to_string(),
            "Rating: 1500 in the week of 28 Sep 2026, 1540 in the week of 26 Oct 2026. Lowest 1500, highest 1560."
        );
        assert_eq!(view.weeks[0].from, "26 Oct 2026");
    }

    #[test]
    fn whatever_is_stored_can_be_shown() {
        assert!(RatingView::of(Variant::Standard, &[], Week(0), Locale::default()).is_none());
        let one =
            RatingView::of(Variant::Standard, &[rated(5, 1500.0)], Week(5), Locale::default())
                .expect("a view");
        assert_eq!(one.graph.line, "0,500");
        for value in [f64::NAN, f64::INFINITY, f64::MIN] {
            for week in [i32::MIN, 0, i32::MAX] {
                let view = RatingView::of(
                    Variant::Standard,
                    &[rated(week, value)],
                    Week(5),
                    Locale::default(),
                );
                let view = view.expect("a view");
                assert!(!view.graph.band.contains("NaN"), "{}", view.graph.band);
            }
        }
    }
}
