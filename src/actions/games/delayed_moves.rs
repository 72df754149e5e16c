//! Sends moves whose delay has ended. Each is sent at that instant, however late this comes; whoever
//! does something in the game first sends it first ([`GameCommand`]).

use chrono::{DateTime, Utc};

use super::GameCommand;
use crate::{
    actions::{ActionError, ActionResult},
    db::{Db, DbConn, DbError, GameId, delayed_moves},
    game::{GameError, SystemCommand},
};

use super::due::{GAMES_PER_BATCH, RETRY_AFTER_ERROR};

/// Sends what is due, in at most [`GAMES_PER_BATCH`] games; returns in how many. Several servers may
/// do it at once.
pub async fn send_delayed_moves(db: &Db, now: DateTime<Utc>) -> ActionResult<usize, GameError> {
    let limit = i64::try_from(GAMES_PER_BATCH).unwrap_or(i64::MAX);
    let list = move |conn: &mut DbConn| Ok(delayed_moves::list_due(conn, now, limit)?);
    let due = db.read::<_, DbError>(list).await?;
    for game in &due {
        let check = SystemCommand::CheckTime;
        match GameCommand::by_system(*game, check).run(db, now).await {
            Ok(_) if !is_stuck(db, *game, now).await? => {}
            Err(ActionError::Conflict | ActionError::NotFound) => {}
            Err(ActionError::Db(error)) if error.is_passing() => return Err(error.into()),
            // One that cannot be read must not keep the others waiting. The log has the reason.
            stuck => {
                tracing::error!(%game, ?stuck, "a delayed move cannot be sent");
                let (game, later) = (*game, now + RETRY_AFTER_ERROR);
                let postpone =
                    move |conn: &mut DbConn| Ok(delayed_moves::postpone(conn, game, now, later)?);
                db.write::<_, DbError>(postpone).await?;
            }
        }
    }
    Ok(due.len())
}

/// Whether a move still waits whose delay has ended.
async fn is_stuck(db: &Db, game: GameId, now: DateTime<Utc>) -> Result<bool, DbError> {
    let row =
        db.look_up(move |conn| Ok::<_, DbError>(delayed_moves::find_row(conn, game)?)).await?;
    Ok(row.is_some_and(|row| row.check_at.utc() <= now))
}
