//! Of whom a player wants to hear nothing.

use chrono::{DateTime, Utc};

use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, PlayerId, players, private_messages,
        ties::{self, Tie},
    },
};

/// Ties a player to another. Whoever is blocked or muted is not told.
pub async fn tie(
    db: &Db,
    player: PlayerId,
    other: PlayerId,
    kind: Tie,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        let found = players::find(conn, other)?.filter(|other| other.id != player);
        found.ok_or(ActionError::NotFound)?;
        ties::insert(conn, player, other, kind, now)?;
        if matches!(kind, Tie::Block | Tie::Mute) {
            // Nothing of theirs waits to be read any more.
            private_messages::mark_read(conn, player, other, i64::MAX, now)?;
        }
        Ok(())
    })
    .await
}

/// Undoes a tie.
pub async fn untie(db: &Db, player: PlayerId, other: PlayerId, kind: Tie) -> ActionResult<(), ()> {
    db.write(move |conn| Ok(ties::delete(conn, player, other, kind)?)).await
}
