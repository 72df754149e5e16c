//! Ratings: computed from the results of rated games, week by week, and computed again whatever
//! becomes of a result. Nothing else changes them, and nothing else depends on them.
//!
//! Where the result of a rated game is stored, its week and its players are noted in
//! `pending_rating_weeks`, in the same transaction. A job computes what is noted, and later weeks
//! that depend on it (docs/decisions/0026).

use std::collections::BTreeSet;

use crate::{
    chess::Variant,
    db::{
        Db, DbConn, DbError, GameId, PlayerId,
        ratings::{self, Rated},
        savepoint,
    },
    ratings::Week,
};

/// Players of one week that are computed in one transaction: on SQLite all moves wait for it.
const PLAYERS_PER_TRANSACTION: i64 = 50;
/// Games that are noted together when everything is computed again.
const GAMES_PER_CHUNK: i64 = 500;

/// Computes some of what waits to be; returns for how many players. Several servers may do it.
///
/// A week that comes out otherwise than before has later ones computed again: the next one of the
/// player, and those of whom the player met in it.
pub async fn recompute_ratings(db: &Db) -> Result<usize, DbError> {
    if !db.look_up(|conn| Ok::<_, DbError>(ratings::is_any_due(conn)?)).await? {
        return Ok(0);
    }
    db.write(|conn| {
        ratings::lock(conn)?;
        let Some(due) = ratings::take_due(conn, PLAYERS_PER_TRANSACTION)? else { return Ok(0) };
        for player in &due.players {
            match savepoint(conn, |conn| recompute(conn, *player, due.variant, due.week)) {
                Err(error) if error.is_passing() => return Err(error),
                // One row that cannot be read or written must not keep the others waiting.
                Err(error) => tracing::error!(%player, week = due.week.0, %error, "no rating"),
                Ok(()) => {}
            }
        }
        Ok(due.players.len())
    })
    .await
}

/// Has everything computed again, by the job: after the method has changed, or a database was
/// mended.
pub async fn recompute_all(db: &Db) -> Result<(), DbError> {
    db.write(|conn| Ok::<_, DbError>(ratings::insert_standing_due(conn)?)).await?;
    let mut after = Some(GameId(0));
    while let Some(game) = after {
        let next = move |conn: &mut DbConn| {
            Ok::<_, DbError>(ratings::insert_all_due(conn, game, GAMES_PER_CHUNK)?)
        };
        after = db.write(next).await?;
    }
    Ok(())
}

fn recompute(
    conn: &mut DbConn,
    player: PlayerId,
    variant: Variant,
    week: Week,
) -> Result<(), DbError> {
    let games = ratings::list_games(conn, player, variant, week)?;
    let rated = if games.is_empty() {
        None
    } else {
        let people: BTreeSet<_> = games.iter().map(|game| game.opponent).chain([player]).collect();
        let before = ratings::list_before(conn, &Vec::from_iter(people), variant, week)?;
        let worth = |player: PlayerId| before.get(&player).copied().unwrap_or_default();
        let results: Vec<_> = games.iter().map(|game| (worth(game.opponent), game.score)).collect();
        let games = i32::try_from(games.len()).unwrap_or(i32::MAX);
        Some(Rated { week, rating: worth(player).after(&results), games })
    };
    if ratings::find(conn, player, variant, week)? == rated {
        return Ok(());
    }
    ratings::replace(conn, player, variant, week, rated)?;
    let Some(next) = ratings::next_week(conn, player, variant, week)? else { return Ok(()) };
    let met =
        ratings::list_games(conn, player, variant, next)?.into_iter().map(|game| game.opponent);
    let players: BTreeSet<_> = met.chain([player]).collect();
    Ok(ratings::insert_due(conn, variant, next, &Vec::from_iter(players))?)
}
