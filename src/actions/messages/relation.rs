//! From whom a player wants to read nothing.

use chrono::{DateTime, Utc};

use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, PlayerId,
        player_relations::{self, Relation},
        players, private_messages,
    },
};

/// Blocks or mutes a player, who is not notified, and who has a page to undo it on.
pub async fn relation(
    db: &Db,
    player: PlayerId,
    other: PlayerId,
    kind: Relation,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        players::find(conn, other)?.filter(|o| o.id != player).ok_or(ActionError::NotFound)?;
        // What the other says in this moment is said before, or refused.
        players::lock_all(conn, vec![player, other])?;
        if !players::get(conn, other)?.has_page() {
            return Err(ActionError::NotFound);
        }
        player_relations::insert(conn, player, other, kind, now)?;
        // Nothing of theirs waits to be read any more.
        private_messages::mark_read(conn, player, other, i64::MAX, now)?;
        Ok(())
    })
    .await
}

/// Undoes a relation.
pub async fn untie(
    db: &Db,
    player: PlayerId,
    other: PlayerId,
    kind: Relation,
) -> ActionResult<(), ()> {
    db.write(move |conn| Ok(player_relations::delete(conn, player, other, kind)?)).await
}
