//! A player goes on to another game, and comes back to this one later.

use chrono::{DateTime, Utc};

use crate::{
    actions::{ActionError, ActionResult},
    db::{Db, GameId, PlayerId, games, skipped_games},
};

/// Has the next game be another one until an instant. An old page, which shows another position, skips
/// nothing.
pub async fn skip_game(
    db: &Db,
    player: PlayerId,
    game: GameId,
    position_no: u32,
    until: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        let stored = games::find(conn, game)?.ok_or(ActionError::NotFound)?;
        stored.side_of(player).ok_or(ActionError::Forbidden)?;
        match stored.game.position_no() == position_no {
            true => Ok(skipped_games::skip(conn, player, &stored, until)?),
            false => Ok(()),
        }
    })
    .await
}
