//! The secret address of a player's calendar.

use crate::{
    actions::ActionResult,
    db::{Db, PlayerId, players},
};

/// Gives a player's calendar a new address, known by its hash, or none. The old one is worth
/// nothing from then on.
pub async fn change_calendar(
    db: &Db,
    player: PlayerId,
    hash: Option<String>,
) -> ActionResult<(), ()> {
    db.write(move |conn| Ok(players::update_calendar(conn, player, hash.as_deref())?)).await
}
