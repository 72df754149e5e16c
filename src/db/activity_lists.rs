//! Who has finished most games since an instant, and who has lost fewest of them on time.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::{dsl::count_star, prelude::*};

use super::{
    DbConn, DbTimestamp, PlayerId,
    schema::{games, players},
};
use crate::game::GameResult;

/// Whoever has finished fewer games is on no list of losses on time.
pub const MIN_GAMES: i64 = 10;
/// So many stand on a list.
const MAX_LISTED: usize = 50;
/// So many are looked at for it: some of them have no page.
const MAX_CANDIDATES: usize = 200;

/// What a player has finished: won, drawn or lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerActivity {
    pub name: String,
    pub finished: i64,
    pub lost_on_time: i64,
}

/// The lists of a year.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ActivityLists {
    /// Who has finished most games, first.
    pub most_finished: Vec<PlayerActivity>,
    /// Who has lost the smallest part of them on time, first; of equal ones, who has finished more.
    pub fewest_lost_on_time: Vec<PlayerActivity>,
}

/// Makes both lists. All games of the time are counted: whoever shows them remembers them for a while.
pub fn list_activity(conn: &mut DbConn, since: DateTime<Utc>) -> QueryResult<ActivityLists> {
    let since = DbTimestamp::of(since);
    let mut counts: HashMap<PlayerId, (i64, i64)> = HashMap::new();
    macro_rules! add {
        ($column:ident, $side:literal) => {
            let finished: Vec<(PlayerId, Option<String>, i64)> = games::table
                .filter(games::ended_at.ge(since))
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
    // Parts are compared without rounding; the order of the list before decides between equals.
    fewest.sort_by(|(_, finished, lost), (_, others, others_lost)| {
        (lost * others).cmp(&(others_lost * finished))
    });
    Ok(ActivityLists {
        most_finished: named(conn, &most)?,
        fewest_lost_on_time: named(conn, &fewest)?,
    })
}

/// Returns the first of a list with their names, without closed and suspended accounts.
fn named(conn: &mut DbConn, list: &[(PlayerId, i64, i64)]) -> QueryResult<Vec<PlayerActivity>> {
    let candidates = &list[..list.len().min(MAX_CANDIDATES)];
    let ids: Vec<PlayerId> = candidates.iter().map(|(player, ..)| *player).collect();
    let names: Vec<(PlayerId, String)> = players::table
        .filter(players::id.eq_any(ids))
        .filter(players::closed_at.is_null())
        .filter(players::suspended_at.is_null())
        .select((players::id, players::name))
        .load(conn)?;
    let names: HashMap<PlayerId, String> = names.into_iter().collect();
    let listed = candidates.iter().filter_map(|(player, finished, lost_on_time)| {
        let name = names.get(player)?.clone();
        Some(PlayerActivity { name, finished: *finished, lost_on_time: *lost_on_time })
    });
    Ok(listed.take(MAX_LISTED).collect())
}
