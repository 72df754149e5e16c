//! The result of a game that waited for a proof.

use chrono::{DateTime, Utc};

use super::GameCommand;
use crate::{
    actions::{ActionError, ActionResult},
    chess::{Budget, Verdict},
    db::{Db, DbError, GameId, games},
    game::{Game, GameError, SystemCommand},
};

/// Proves and stores the results that wait for a proof; returns how many there were.
///
/// Several servers may do it at once: they find the same, and the second finds it done.
pub async fn settle_pending(
    db: &Db,
    budget: Budget,
    now: DateTime<Utc>,
) -> ActionResult<usize, GameError> {
    let waiting = db.read::<_, DbError>(|conn| Ok(games::list_pending(conn)?)).await?;
    for game in &waiting {
        match prove(db, *game, budget, now).await {
            // One row that cannot be read must not keep the others waiting.
            Err(ActionError::Db(error))
                if error.is_corrupt() || matches!(error, DbError::Panicked) =>
            {
                tracing::error!(%game, %error, "a corrupt game");
            }
            // Somebody was faster; the next round tries again.
            Err(ActionError::Conflict | ActionError::Refused(_)) => {}
            proven => proven?,
        }
    }
    Ok(waiting.len())
}

async fn prove(
    db: &Db,
    id: GameId,
    budget: Budget,
    now: DateTime<Utc>,
) -> ActionResult<(), GameError> {
    let found = db.read::<_, DbError>(move |conn| Ok(games::find(conn, id)?)).await?;
    let Some(game) = found.map(|stored| stored.game) else { return Ok(()) };
    if game.awaits_examination() {
        return examine(db, id, game, budget, now).await;
    }
    if game.pending().is_none() {
        return Ok(());
    }
    let ply = game.ply();
    let Some(verdict) = search(game, budget).await else { return Ok(()) };
    let settle = SystemCommand::Settle { ply, verdict };
    GameCommand::by_system(id, settle).run(db, now).await.map(drop)
}

/// Tries whether a position is dead that somebody claims to be, before an administrator has to.
async fn examine(
    db: &Db,
    id: GameId,
    game: Game,
    budget: Budget,
    now: DateTime<Utc>,
) -> ActionResult<(), GameError> {
    let seen = game.position_no();
    let search = tokio::task::spawn_blocking(move || game.examine(budget).winnable);
    let Ok(Some(verdicts)) = search.await else { return Ok(()) };
    let command = SystemCommand::Examine { position_no: seen, verdicts };
    GameCommand::by_system(id, command).run(db, now).await.map(drop)
}

/// Searches on a thread of its own: it may take seconds. `None` if the thread was lost.
async fn search(game: Game, budget: Budget) -> Option<Verdict> {
    let side = game.pending()?.side;
    tokio::task::spawn_blocking(move || game.can_mate(!side, budget)).await.ok()
}
