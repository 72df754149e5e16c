//! How a player's name is written, and how pages behave for them.

use super::{Name, TimeZone};
use crate::{
    actions::ActionResult,
    db::{Db, PlayerId, players},
};

/// Changes the casing of a name; another name than the player's is refused by the database
/// with an error, as the page has compared them.
pub async fn change_name_casing(db: &Db, player: PlayerId, name: Name) -> ActionResult<(), ()> {
    db.write(move |conn| Ok(players::update_name_casing(conn, player, name.as_str())?)).await
}

/// Changes the time zone, whether moves are confirmed, and whether a plan that answered is
/// told by letter.
pub async fn change_preferences(
    db: &Db,
    player: PlayerId,
    zone: TimeZone,
    confirm_moves: bool,
    plan_letters: bool,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        Ok(players::update_preferences(conn, player, zone.0.name(), confirm_moves, plan_letters)?)
    })
    .await
}
