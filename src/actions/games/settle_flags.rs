//! Flags that have fallen, stored as soon as anyone looks.
//!
//! The fall happened at its instant, whoever looks when: storing it decides nothing.

use chrono::{DateTime, Utc};

use super::act::{By, carry_out};
use crate::{
    actions::{ActionError, ActionResult},
    db::{Db, GameId, PlayerId, games},
    game::{Actor, Command, Refusal},
};

/// Stores the fall of a game's flag, if it fell.
pub async fn settle_flag(db: &Db, game: GameId, now: DateTime<Utc>) -> ActionResult<(), Refusal> {
    match carry_out(db, game, By::House(Actor::Clock), Command::Look, now).await {
        // Somebody else stored an event meanwhile; who looks next sees to it.
        Ok(_) | Err(ActionError::Conflict) => Ok(()),
        Err(error) => Err(error),
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
