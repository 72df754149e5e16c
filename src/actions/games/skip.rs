//! A player goes on to another game, and comes back to this one later.

use chrono::{DateTime, Utc};

use crate::db::{Db, DbError, GameId, PlayerId, skipped_games};

/// Has the next game be another one until an instant.
pub async fn skip_game(
    db: &Db,
    player: PlayerId,
    game: GameId,
    until: DateTime<Utc>,
) -> Result<(), DbError> {
    db.write(move |conn| Ok(skipped_games::skip(conn, player, game, until)?)).await
}
