//! Of whom a player wants to hear nothing.

use chrono::{DateTime, Utc};

use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, PlayerId, players, private_messages,
        ties::{self, Tie},
    },
};

/// Blocks or mutes a player, who is not told, and who has a page to undo it on.
pub async fn tie(
    db: &Db,
    player: PlayerId,
    other: PlayerId,
    kind: Tie,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        players::find(conn, other)?.filter(|o| o.id != player).ok_or(ActionError::NotFound)?;
        // What the other says in this moment is said before, or refused.
        players::lock_all(conn, vec![player, other])?;
        if !players::get(conn, other)?.has_page() {
            return Err(ActionError::NotFound);
        }
        ties::insert(conn, player, other, kind, now)?;
        // Nothing of theirs waits to be read any more.
        private_messages::mark_read(conn, player, other, i64::MAX, now)?;
        Ok(())
    })
    .await
}

/// Undoes a tie.
pub async fn untie(db: &Db, player: PlayerId, other: PlayerId, kind: Tie) -> ActionResult<(), ()> {
    db.write(move |conn| Ok(ties::delete(conn, player, other, kind)?)).await
}
