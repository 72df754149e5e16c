//! The points that players have gained in the tournaments of a year.

use std::{cmp::Reverse, collections::HashMap};

use chrono::{DateTime, Utc};
use diesel::{QueryResult, prelude::*};

use super::{
    DbConn, PlayerId, TournamentId,
    schema::players,
    tournaments::{PlacePoints, list_best_points, list_names, list_points},
};

/// So many tournaments of a player count: the best ones.
pub const COUNTED_TOURNAMENTS: usize = 8;
/// So many players stand on the list.
const MAX_LISTED: usize = 100;

/// What a player has gained in the tournaments of a year.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerPoints {
    pub name: String,
    /// 1 for the most; shared by those with equal points.
    pub place: usize,
    pub points: i64,
    /// Those that count, the best first.
    pub tournaments: Vec<(TournamentId, String, i32)>,
}

/// Lists who has most points of the tournaments that became final in a time.
pub fn list_player_points(
    conn: &mut DbConn,
    time: [DateTime<Utc>; 2],
) -> QueryResult<Vec<PlayerPoints>> {
    let best = best_of_all(list_points(conn, time)?);
    let ids: Vec<PlayerId> = best.iter().map(|(player, ..)| *player).collect();
    let names: Vec<(PlayerId, String)> = players::table
        .filter(players::id.eq_any(ids))
        .select((players::id, players::name))
        .load(conn)?;
    let names: HashMap<PlayerId, String> = names.into_iter().collect();
    let counted = best.iter().flat_map(|(_, _, counted)| counted);
    let mut tournaments: Vec<TournamentId> = counted.map(|one| one.tournament).collect();
    tournaments.sort_unstable();
    tournaments.dedup();
    let titles: HashMap<TournamentId, String> =
        list_names(conn, &tournaments)?.into_iter().collect();
    let mut listed: Vec<PlayerPoints> = Vec::new();
    for (player, points, counted) in best {
        let Some(name) = names.get(&player).cloned() else { continue };
        let shared = listed.last().filter(|before| before.points == points);
        let place = shared.map_or(listed.len() + 1, |before| before.place);
        let titled = counted.into_iter().filter_map(|one| {
            Some((one.tournament, titles.get(&one.tournament)?.clone(), one.points))
        });
        listed.push(PlayerPoints { name, place, points, tournaments: titled.collect() });
    }
    Ok(listed)
}

/// Returns how many points a player has of the tournaments that became final in a time.
pub fn find_player_points(
    conn: &mut DbConn,
    player: PlayerId,
    time: [DateTime<Utc>; 2],
) -> QueryResult<i64> {
    let counted = i64::try_from(COUNTED_TOURNAMENTS).unwrap_or(i64::MAX);
    Ok(list_best_points(conn, player, time, counted)?.into_iter().map(i64::from).sum())
}

/// Returns who has most points, with the tournaments that count.
fn best_of_all(all: Vec<PlacePoints>) -> Vec<(PlayerId, i64, Vec<PlacePoints>)> {
    let mut of_players: HashMap<PlayerId, Vec<PlacePoints>> = HashMap::new();
    for one in all {
        of_players.entry(one.player).or_default().push(one);
    }
    let sum = |(player, mut places): (PlayerId, Vec<PlacePoints>)| {
        places.sort_unstable_by_key(|one| (Reverse(one.points), one.tournament));
        places.truncate(COUNTED_TOURNAMENTS);
        (player, places.iter().map(|one| i64::from(one.points)).sum(), places)
    };
    let mut best: Vec<(PlayerId, i64, Vec<PlacePoints>)> =
        of_players.into_iter().map(sum).collect();
    best.sort_unstable_by_key(|(player, points, _)| (Reverse(*points), *player));
    best.truncate(MAX_LISTED);
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_eight_tournaments_of_a_year_count() {
        let places = |player: i64, points: &[i32]| {
            let place = |(tournament, points): (i64, &i32)| PlacePoints {
                player: PlayerId(player),
                tournament: TournamentId(tournament),
                points: *points,
            };
            (1..).zip(points).map(place).collect::<Vec<_>>()
        };
        let all = [places(1, &[3]), places(2, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 1]), places(3, &[44])];
        let best = best_of_all(all.concat());
        let sums: Vec<(i64, i64)> = best.iter().map(|(player, sum, _)| (player.0, *sum)).collect();
        assert_eq!(sums, [(2, 44), (3, 44), (1, 3)]);
        let counted: Vec<i32> = best[0].2.iter().map(|one| one.points).collect();
        assert_eq!(counted, [9, 8, 7, 6, 5, 4, 3, 2]);
    }
}
