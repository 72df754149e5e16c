//! Whether a page that shows a game, or a player's games, is still what it was.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::db::{DbConn, GameId, PlayerId, schema::games};

/// Distinguishes states of a player's running games: by the games, and how much has
/// happened in each. The reader may know all of it: saved conditional moves do not change it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark(u64);

impl Mark {
    fn add(&mut self, game: GameId, version: i32) {
        // The order in which they are found does not matter. Two rounds of a mixer (splitmix64)
        // set games and versions apart.
        let version = u64::from(version.unsigned_abs());
        self.0 = self.0.wrapping_add(mixed(mixed(game.0.unsigned_abs()).wrapping_add(version)));
    }

    /// Returns it as a number that scripts can hold.
    pub fn number(self) -> u64 {
        self.0 >> 16
    }
}

fn mixed(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Returns how often each of some games has changed; those that there are not are left out.
pub fn list_versions(conn: &mut DbConn, ids: &[GameId]) -> QueryResult<HashMap<GameId, i32>> {
    let rows: Vec<(GameId, i32)> = games::table
        .filter(games::id.eq_any(ids))
        .select((games::id, games::version))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// Returns the mark of each of some players' games.
pub fn list_marks(conn: &mut DbConn, players: &[PlayerId]) -> QueryResult<HashMap<PlayerId, Mark>> {
    let mut marks: HashMap<PlayerId, Mark> =
        players.iter().map(|player| (*player, Mark::default())).collect();
    if players.is_empty() {
        return Ok(marks);
    }
    // One query a side: each has its index.
    let white: Vec<(PlayerId, GameId, i32)> = games::table
        .filter(games::white_id.eq_any(players))
        .filter(games::ended_at.is_null())
        .select((games::white_id, games::id, games::version))
        .load(conn)?;
    let black: Vec<(PlayerId, GameId, i32)> = games::table
        .filter(games::black_id.eq_any(players))
        .filter(games::ended_at.is_null())
        .select((games::black_id, games::id, games::version))
        .load(conn)?;
    for (player, game, version) in white.into_iter().chain(black) {
        marks.entry(player).or_default().add(game, version);
    }
    Ok(marks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_change_is_another_mark() {
        let mark = |games: &[(i64, i32)]| {
            let mut mark = Mark::default();
            games.iter().for_each(|(game, version)| mark.add(GameId(*game), *version));
            mark.number()
        };
        let states: &[&[(i64, i32)]] =
            &[&[], &[(1, 0)], &[(1, 1)], &[(2, 0)], &[(1, 1), (2, 0)], &[(1, 0), (2, 1)]];
        for (i, one) in states.iter().enumerate() {
            for (j, other) in states.iter().enumerate() {
                assert_eq!(mark(one) == mark(other), i == j, "{one:?} {other:?}");
            }
        }
        assert_eq!(mark(&[(1, 4), (2, 5)]), mark(&[(2, 5), (1, 4)]));
        assert!(mark(&[(1, 4)]) < 1 << 48);
    }
}
