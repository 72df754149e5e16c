//! Tells players once a week what it made of their ratings, and by which games.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::QueryResult;

use crate::{
    db::{
        Db, DbConn, DbError, PlayerId,
        outbox::{self, EmailKind, NewEmail},
        rating_changes, ratings,
    },
    ratings::Week,
};

/// How long after the end of a week it is told: results of its last minutes may still be on their way.
const WAIT: TimeDelta = TimeDelta::hours(6);
/// Players who are told in one transaction.
const PLAYERS_AT_ONCE: i64 = 200;

/// Queues the emails about the week that ended last, as far as nobody has; returns how many. Nobody is told
/// while a rating waits to be computed, nor of what ended before the job first ran. Several servers may do it.
pub async fn tell_rating_changes(db: &Db, now: DateTime<Utc>) -> Result<usize, DbError> {
    let week = Week(Week::of(now - WAIT).0.saturating_sub(1));
    let next = move |conn: &mut DbConn| Ok::<_, DbError>(find_next(conn, week)?);
    if matches!(db.look_up(next).await?, NextToTell::Nobody) {
        return Ok(0);
    }
    db.write(move |conn| {
        ratings::lock(conn)?;
        // Another server may have been faster.
        let after = match find_next(conn, week)? {
            NextToTell::Nobody => return Ok(0),
            NextToTell::Begin => {
                rating_changes::set_told(conn, week, PlayerId(i64::MAX))?;
                return Ok(0);
            }
            NextToTell::After(player) => player,
        };
        let players = rating_changes::list_players(conn, week, after, PLAYERS_AT_ONCE)?;
        for player in &players {
            let detail = Some(week.0.to_string());
            let kind = EmailKind::RatingChanges;
            let email = NewEmail { detail, ..NewEmail::new(kind, *player, week.0.to_string()) };
            outbox::insert(conn, &email, now)?;
        }
        let last = players.last().copied().unwrap_or(after);
        rating_changes::set_told(conn, week, last)?;
        Ok::<_, DbError>(players.len())
    })
    .await
}

/// Where the emails about a week go on.
enum NextToTell {
    /// All were told, or a rating is still to be computed.
    Nobody,
    /// The job has never run.
    Begin,
    /// After this player, in the order of their numbers.
    After(PlayerId),
}

fn find_next(conn: &mut DbConn, week: Week) -> QueryResult<NextToTell> {
    let after = match rating_changes::find_told(conn)? {
        None => return Ok(NextToTell::Begin),
        Some((told, _)) if told > week => return Ok(NextToTell::Nobody),
        Some((told, player)) if told == week => player,
        Some(_) => PlayerId(0),
    };
    let is_next = !rating_changes::list_players(conn, week, after, 1)?.is_empty();
    Ok(match is_next && !ratings::is_any_due(conn)? {
        true => NextToTell::After(after),
        false => NextToTell::Nobody,
    })
}
