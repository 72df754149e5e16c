//! What the players of games were worth: when each game began, and what the week of its end made of it.

use std::collections::{HashMap, HashSet};

use diesel::{dsl::max, prelude::*};
use shakmaty::ByColor;

use super::{
    DbConn, GameId, PlayerId,
    games::StoredGame,
    ratings::{Rated, Row, list_before},
    schema::ratings,
};
use crate::{
    chess::{Color, Variant},
    game::Ending,
    ratings::{Rating, Week, WeekChange, counted},
};

/// What a player was worth in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GameRating {
    /// When the week began in which the game did; `None`: unrated.
    pub at_start: Option<Rating>,
    /// By the week in which the game ended, if its result counts.
    pub change: Option<WeekChange>,
}

impl GameRating {
    /// `weeks`: of the player, the earliest first; as many of them as matter.
    fn of(weeks: &[Rated], start: Week, end: Option<Week>) -> GameRating {
        let before = |week: Week| {
            let last = weeks.iter().rev().find(|rated| rated.week < week);
            last.map(|rated| rated.rating.aged(rated.week, week))
        };
        let change = |end: Week| {
            let rated = weeks.iter().find(|rated| rated.week == end)?;
            Some(WeekChange {
                week: end,
                before: before(end).unwrap_or_default(),
                after: rated.rating,
                games: rated.games,
            })
        };
        GameRating { at_start: before(start), change: end.and_then(change) }
    }
}

/// Returns what both players of a game were worth in it.
pub fn find(conn: &mut DbConn, stored: &StoredGame) -> QueryResult<ByColor<GameRating>> {
    let (game, variant) = (&stored.game, stored.game.start().variant());
    let start = Week::of(game.started_at());
    // The week for which it counts for a side.
    let end = |side: Color| {
        let ended = game.ended().filter(|_| game.terms().rated)?;
        let is_timeout = matches!(ended.ending, Ending::Timeout { .. });
        counted(ended.ending.result(), half_moves(stored), is_timeout, side)?;
        Some(Week::of(ended.at))
    };
    let latest_before = |week: Week| {
        let other = diesel::alias!(ratings as other);
        other
            .filter(other.field(ratings::player_id).eq(ratings::player_id))
            .filter(other.field(ratings::variant).eq(variant.as_str()))
            .filter(other.field(ratings::week).lt(week.0))
            .select(max(other.field(ratings::week)))
            .single_value()
    };
    let last = end(Color::White).or(end(Color::Black)).unwrap_or(start);
    let rows: Vec<(PlayerId, Row)> = ratings::table
        .filter(ratings::player_id.eq_any([stored.white, stored.black]))
        .filter(ratings::variant.eq(variant.as_str()))
        .filter(
            ratings::week
                .nullable()
                .eq(latest_before(start))
                .or(ratings::week.nullable().eq(latest_before(last)))
                .or(ratings::week.nullable().eq(last.0)),
        )
        .order(ratings::week)
        .select((ratings::player_id, Row::as_select()))
        .load(conn)?;
    let of = |side: Color| {
        let player = stored.player(side);
        let own = rows.iter().filter(|(of, _)| *of == player).map(|(_, row)| row.rated());
        GameRating::of(&own.collect::<Vec<_>>(), start, end(side))
    };
    Ok(ByColor { white: of(Color::White), black: of(Color::Black) })
}

fn half_moves(stored: &StoredGame) -> i32 {
    i32::try_from(stored.game.played().len()).unwrap_or(i32::MAX)
}

/// Returns what White and Black of games were worth when each began: by one query for each week and
/// variant.
pub fn list_at_start<'a>(
    conn: &mut DbConn,
    games: impl IntoIterator<Item = &'a StoredGame>,
) -> QueryResult<HashMap<GameId, [Option<Rating>; 2]>> {
    let mut together: HashMap<(Week, Variant), Vec<&StoredGame>> = HashMap::new();
    for stored in games {
        let begun = (Week::of(stored.game.started_at()), stored.game.start().variant());
        together.entry(begun).or_default().push(stored);
    }
    let mut found = HashMap::new();
    for ((week, variant), games) in together {
        let players: HashSet<_> =
            games.iter().flat_map(|stored| [stored.white, stored.black]).collect();
        let before = list_before(conn, &Vec::from_iter(players), variant, week)?;
        found.extend(games.into_iter().map(|stored| {
            (stored.id, [stored.white, stored.black].map(|player| before.get(&player).copied()))
        }));
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_is_that_of_the_week_before_and_changes_in_the_week_of_the_end() {
        let rated = |week: i32, value: f64| Rated {
            week: Week(week),
            rating: Rating { value, deviation: 50.0, ..Rating::default() },
            games: week,
        };
        let weeks = [rated(3, 1600.0), rated(5, 1650.0), rated(8, 1700.0)];
        let numbers = |weeks: &[Rated], start, end: Option<i32>| {
            let found = GameRating::of(weeks, Week(start), end.map(Week));
            let change = found.change.map(|it| (it.before.number(), it.after.number(), it.games));
            (found.at_start.map(Rating::number), change)
        };
        for (start, end, expected) in [
            (3, None, (None, None)),
            (4, None, (Some(1600), None)),
            (5, None, (Some(1600), None)),
            (6, Some(8), (Some(1650), Some((1650, 1700, 8)))),
            (4, Some(5), (Some(1600), Some((1600, 1650, 5)))),
            // A week that is not computed yet says nothing.
            (4, Some(7), (Some(1600), None)),
            (9, Some(9), (Some(1700), None)),
        ] {
            assert_eq!(numbers(&weeks, start, end), expected, "{start} {end:?}");
        }
        assert_eq!(numbers(&weeks, 1, Some(3)), (None, Some((1500, 1600, 3))));
        assert_eq!(numbers(&[], 1, Some(3)), (None, None));
    }
}
