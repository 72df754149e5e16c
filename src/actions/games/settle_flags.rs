//! Flags that have fallen, stored as soon as anyone looks.
//!
//! The fall happened at its instant, whoever looks when: storing it decides nothing.

use chrono::{DateTime, Utc};

use super::act::store;
use crate::{
    actions::{ActionError, ActionResult},
    db::{Db, DbConn, GameId, PlayerId, games},
    game::{Actor, Command, Refusal},
};

/// Stores the fall of a game's flag, if it fell.
pub async fn settle_flag(db: &Db, game: GameId, now: DateTime<Utc>) -> ActionResult<(), Refusal> {
    match db.write(move |conn| settle(conn, game, now)).await {
        // Somebody else stored an event meanwhile; who looks next sees to it.
        Err(ActionError::Conflict) => Ok(()),
        other => other,
    }
}

/// Stores the falls of all flags in a player's games. Costs a read where none fell.
pub async fn settle_flags_of(
    db: &Db,
    player: PlayerId,
    now: DateTime<Utc>,
) -> ActionResult<(), Refusal> {
    let fallen = db
        .read(move |conn| {
            games::list_fallen(conn, player, now).map_err(ActionError::<Refusal>::from)
        })
        .await?;
    for game in fallen {
        match settle_flag(db, game, now).await {
            // One row that cannot be read must not take the player's whole list away.
            Err(ActionError::Db(error)) if error.is_corrupt() => {
                tracing::error!(%game, %error, "a corrupt game");
            }
            settled => settled?,
        }
    }
    Ok(())
}

fn settle(conn: &mut DbConn, game: GameId, now: DateTime<Utc>) -> ActionResult<(), Refusal> {
    let stored = games::find(conn, game)?.ok_or(ActionError::NotFound)?;
    let events =
        stored.game.decide(&Command::Look, Actor::Clock, now).map_err(ActionError::Refused)?;
    store(conn, &stored, &events, now)
}
