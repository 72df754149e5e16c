//! Ratings: reckoned from the results of rated games, week by week, and reckoned anew whatever
//! becomes of a result. Nothing else changes them.

use std::collections::BTreeSet;

use crate::{
    db::{
        Db, DbConn, DbError, PlayerId,
        ratings::{self, Rated},
    },
    ratings::Week,
};

/// Players of one week that are reckoned in one transaction: on SQLite all moves wait for it.
const BATCH: i64 = 100;

/// Reckons some of what waits to be; returns for how many players. Several nodes may do it.
///
/// A week that comes out otherwise than before has later ones reckoned anew: the next one of the
/// player, and those of whom the player met in it.
pub async fn reckon_ratings(db: &Db) -> Result<usize, DbError> {
    if !db.look_up(|conn| Ok::<_, DbError>(ratings::is_any_due(conn)?)).await? {
        return Ok(0);
    }
    db.write(|conn| {
        ratings::lock(conn)?;
        let Some(due) = ratings::take_due(conn, BATCH)? else { return Ok(0) };
        for player in &due.players {
            reckon(conn, *player, due.week)?;
        }
        Ok(due.players.len())
    })
    .await
}

fn reckon(conn: &mut DbConn, player: PlayerId, week: Week) -> Result<(), DbError> {
    let games = ratings::list_games(conn, player, week)?;
    let rated = if games.is_empty() {
        None
    } else {
        let before = ratings::find_before(conn, player, week)?;
        let mut results = Vec::with_capacity(games.len());
        for game in &games {
            results.push((ratings::find_before(conn, game.opponent, week)?, game.score));
        }
        let games = i32::try_from(games.len()).unwrap_or(i32::MAX);
        Some(Rated { week, rating: before.after(&results), games })
    };
    if ratings::find(conn, player, week)? == rated {
        return Ok(());
    }
    ratings::replace(conn, player, week, rated)?;
    let Some(next) = ratings::next_week(conn, player, week)? else { return Ok(()) };
    let met = ratings::list_games(conn, player, next)?.into_iter().map(|game| game.opponent);
    let players: BTreeSet<_> = met.chain([player]).collect();
    Ok(ratings::insert_due(conn, next, &Vec::from_iter(players))?)
}
