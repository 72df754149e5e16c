//! Whom a player keeps as a friend. It is a list of one's own: the other is neither asked nor
//! notified.

use chrono::{DateTime, Utc};

use super::{ActionError, ActionResult};
use crate::db::{
    Db, DbConn, DbError, PlayerId, friends,
    player_relations::{self, Relation},
    players::{self, Player},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendError {
    /// The list is full ([`friends::MAX_FRIENDS`]).
    Full,
}

/// Puts somebody on a player's list of friends, if they are not there already.
pub async fn befriend(
    db: &Db,
    player: PlayerId,
    name: String,
    now: DateTime<Utc>,
) -> ActionResult<(), FriendError> {
    db.write(move |conn| {
        let other = known(conn, &name)?.filter(|other| other.id != player);
        let other = other.ok_or(ActionError::NotFound)?;
        // Two at once would both find room for one; who closes the account takes all relations
        // along.
        players::lock_all(conn, vec![player, other.id])?;
        if !players::get(conn, other.id)?.has_page() {
            return Err(ActionError::NotFound);
        }
        let is_new = !player_relations::has(conn, player, other.id, Relation::Friend)?;
        if is_new && friends::count(conn, player)? >= friends::MAX_FRIENDS {
            return Err(ActionError::Refused(FriendError::Full));
        }
        Ok(player_relations::insert(conn, player, other.id, Relation::Friend, now)?)
    })
    .await
}

/// Takes somebody off a player's list of friends.
pub async fn unfriend(db: &Db, player: PlayerId, name: String) -> ActionResult<(), ()> {
    db.write(move |conn| {
        let other = known(conn, &name)?.ok_or(ActionError::NotFound)?;
        Ok(player_relations::delete(conn, player, other.id, Relation::Friend)?)
    })
    .await
}

/// Finds whose page everybody sees.
fn known(conn: &mut DbConn, name: &str) -> Result<Option<Player>, DbError> {
    Ok(players::find_by_name(conn, name)?.filter(Player::has_page))
}
