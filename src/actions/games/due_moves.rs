//! Sends moves whose delay has ended, and plays safety moves. Each counts at its own instant, however
//! late this comes; whoever does something in the game first plays it first ([`GameCommand`]).

use chrono::{DateTime, Utc};

use super::{
    GameCommand,
    due::{GAMES_PER_BATCH, RETRY_AFTER_ERROR},
};
use crate::{
    actions::{ActionError, ActionResult},
    db::{Db, DbConn, DbError, GameId, delayed_moves, safety_moves},
    game::{GameError, SystemCommand},
};

/// Plays what is due, in at most [`GAMES_PER_BATCH`] games; returns in how many. Several servers may
/// do it at once.
pub async fn play_due_moves(db: &Db, now: DateTime<Utc>) -> ActionResult<usize, GameError> {
    let limit = i64::try_from(GAMES_PER_BATCH).unwrap_or(i64::MAX);
    let list = move |conn: &mut DbConn| {
        let mut due = delayed_moves::list_due(conn, now, limit)?;
        due.extend(safety_moves::list_due(conn, now, limit)?);
        due.truncate(GAMES_PER_BATCH);
        Ok(due)
    };
    let due = db.read::<_, DbError>(list).await?;
    for game in &due {
        let check = SystemCommand::CheckTime;
        match GameCommand::by_system(*game, check).run(db, now).await {
            Ok(_) if !is_stuck(db, *game, now).await? => {}
            Err(ActionError::Conflict | ActionError::NotFound) => {}
            Err(ActionError::Db(error)) if error.is_passing() => return Err(error.into()),
            // One that cannot be read must not keep the others waiting. The log has the reason.
            stuck => {
                tracing::error!(%game, ?stuck, "a move that is due cannot be played");
                let (game, later) = (*game, now + RETRY_AFTER_ERROR);
                let postpone = move |conn: &mut DbConn| {
                    delayed_moves::postpone(conn, game, now, later)?;
                    Ok(safety_moves::postpone(conn, game, now, later)?)
                };
                db.write::<_, DbError>(postpone).await?;
            }
        }
    }
    Ok(due.len())
}

/// Whether a move still waits that was due.
async fn is_stuck(db: &Db, game: GameId, now: DateTime<Utc>) -> Result<bool, DbError> {
    let find = move |conn: &mut DbConn| {
        let delayed = delayed_moves::find_row(conn, game)?.map(|row| row.check_at);
        let safety = safety_moves::find_row(conn, game)?.and_then(|row| row.check_at);
        Ok::<_, DbError>([delayed, safety])
    };
    let found = db.look_up(find).await?;
    Ok(found.into_iter().flatten().any(|at| at.utc() <= now))
}
