//! Who has finished most games in a time, who has lost fewest of them on time, and who moves most steadily.

use std::collections::HashMap;

use chrono::{DateTime, TimeDelta, Utc};
use diesel::{dsl::count_star, prelude::*};

use super::{
    DbConn, DbTimestamp, PlayerId,
    games::list_reply_times,
    schema::{games, players},
};
use crate::game::{GameResult, pace::GAMES_OF_PACE};

/// Whoever has finished fewer games stands on the first list only.
pub const MIN_GAMES: i64 = 10;
/// So many stand on a list.
const MAX_LISTED: usize = 50;
/// So many are looked at for it: some of them have no page.
const MAX_CANDIDATES: usize = 200;
/// Of fewer moves nothing is said.
const MIN_MOVES: usize = 10;

/// What a player has finished: won, drawn or lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerActivity {
    pub name: String,
    pub finished: i64,
    pub lost_on_time: i64,
}

/// How fast a player answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SteadyMover {
    pub name: String,
    /// Nine of ten moves of the last games took no longer.
    pub within: TimeDelta,
}

/// The lists of a year.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ActivityLists {
    /// Who has finished most games, first.
    pub most_finished: Vec<PlayerActivity>,
    /// Who has lost the smallest part of them on time, first; of equal ones, who has finished more.
    pub fewest_lost_on_time: Vec<PlayerActivity>,
    /// Of those who have finished most games: whose moves come within the shortest time, first.
    pub steadiest: Vec<SteadyMover>,
}

/// Makes the lists. All games of the time are counted: whoever shows them remembers them for a while.
pub fn list_activity(conn: &mut DbConn, time: [DateTime<Utc>; 2]) -> QueryResult<ActivityLists> {
    let [since, until] = time.map(DbTimestamp::of);
    let mut counts: HashMap<PlayerId, (i64, i64)> = HashMap::new();
    macro_rules! add {
        ($column:ident, $side:literal) => {
            let finished: Vec<(PlayerId, Option<String>, i64)> = games::table
                .filter(games::ended_at.ge(since))
                .filter(games::ended_at.lt(until))
                .group_by((games::$column, games::result))
                .select((games::$column, games::result, count_star()))
                .load(conn)?;
            for (player, result, games) in finished {
                let result = result.and_then(|word| word.parse().ok());
                if result.is_some_and(|result: GameResult| result != GameResult::None) {
                    counts.entry(player).or_default().0 += games;
                }
            }
            let lost: Vec<(PlayerId, i64)> = games::table
                .filter(games::ending.eq("timeout"))
                .filter(games::ending_side.eq($side))
                .filter(games::ended_at.ge(since))
                .filter(games::ended_at.lt(until))
                .group_by(games::$column)
                .select((games::$column, count_star()))
                .load(conn)?;
            for (player, games) in lost {
                counts.entry(player).or_default().1 += games;
            }
        };
    }
    add!(white_id, "white");
    add!(black_id, "black");
    let mut most: Vec<(PlayerId, i64, i64)> = counts
        .into_iter()
        .filter(|(_, (finished, _))| *finished > 0)
        .map(|(player, (finished, lost))| (player, finished, lost))
        .collect();
    most.sort_unstable_by_key(|(player, finished, _)| (-finished, *player));
    let mut fewest: Vec<_> =
        most.iter().filter(|(_, finished, _)| *finished >= MIN_GAMES).copied().collect();
    let steadiest = list_steadiest(conn, &fewest)?;
    // Parts are compared without rounding; the order of the list before decides between equals.
    fewest.sort_by(|(_, finished, lost), (_, others, others_lost)| {
        (lost * others).cmp(&(others_lost * finished))
    });
    Ok(ActivityLists {
        most_finished: named(conn, &most)?,
        fewest_lost_on_time: named(conn, &fewest)?,
        steadiest,
    })
}

/// Returns whose moves come within the shortest time, of the first of a list.
fn list_steadiest(
    conn: &mut DbConn,
    list: &[(PlayerId, i64, i64)],
) -> QueryResult<Vec<SteadyMover>> {
    let candidates = &list[..list.len().min(MAX_CANDIDATES)];
    let mut found = Vec::new();
    for (player, ..) in candidates {
        let times = list_reply_times(conn, *player, GAMES_OF_PACE)?;
        found.extend(nine_of_ten(times).map(|within| (*player, within)));
    }
    found.sort_by_key(|(_, within)| *within);
    let names = names_of(conn, found.iter().map(|(player, _)| *player).collect())?;
    let listed = found.into_iter().filter_map(|(player, within)| {
        Some(SteadyMover { name: names.get(&player)?.clone(), within })
    });
    Ok(listed.take(MAX_LISTED).collect())
}

/// Returns within which time nine of ten moves came; `None` of too few moves.
fn nine_of_ten(mut times: Vec<TimeDelta>) -> Option<TimeDelta> {
    times.sort_unstable();
    let nine_of_ten = (times.len() * 9).div_ceil(10);
    (times.len() >= MIN_MOVES).then(|| times[nine_of_ten - 1])
}

/// Returns the first of a list with their names, without closed and suspended accounts.
fn named(conn: &mut DbConn, list: &[(PlayerId, i64, i64)]) -> QueryResult<Vec<PlayerActivity>> {
    let candidates = &list[..list.len().min(MAX_CANDIDATES)];
    let names = names_of(conn, candidates.iter().map(|(player, ..)| *player).collect())?;
    let listed = candidates.iter().filter_map(|(player, finished, lost_on_time)| {
        let name = names.get(player)?.clone();
        Some(PlayerActivity { name, finished: *finished, lost_on_time: *lost_on_time })
    });
    Ok(listed.take(MAX_LISTED).collect())
}

/// Returns the names of players, without closed and suspended accounts.
fn names_of(conn: &mut DbConn, ids: Vec<PlayerId>) -> QueryResult<HashMap<PlayerId, String>> {
    let names: Vec<(PlayerId, String)> = players::table
        .filter(players::id.eq_any(ids))
        .filter(players::closed_at.is_null())
        .filter(players::suspended_at.is_null())
        .select((players::id, players::name))
        .load(conn)?;
    Ok(names.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_of_ten_moves_come_within_a_time() {
        let within = |hours: std::ops::RangeInclusive<i64>| {
            nine_of_ten(hours.rev().map(TimeDelta::hours).collect()).map(|time| time.num_hours())
        };
        for (hours, expected) in
            [(1..=9, None), (1..=10, Some(9)), (1..=11, Some(10)), (1..=20, Some(18))]
        {
            assert_eq!(within(hours.clone()), expected, "{hours:?}");
        }
    }
}
