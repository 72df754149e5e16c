//! Closing an account: running games are resigned, finished ones stay.

use chrono::{DateTime, Utc};

use super::void_links;
use crate::{
    actions::{ActionError, ActionResult, games::act_in_all, letters::queue_account_closed},
    db::{
        Db, DbConn, DbError, PlayerId, Stamp, attention, challenges, games, leaves, notes,
        players::{self, Player},
        sessions, ties,
    },
    game::Command,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CloseRefusal {
    /// Nobody would be left to rule.
    LastAdmin,
    /// The password was changed while it was checked.
    PasswordChanged,
}

/// Resigns every running game and takes away everything personal.
pub async fn close_account(
    db: &Db,
    player: PlayerId,
    verified: &str,
    now: DateTime<Utc>,
) -> ActionResult<(), CloseRefusal> {
    let verified = verified.to_owned();
    db.write(move |conn| {
        players::lock_admins(conn, player)?;
        let player = players::get(conn, player)?;
        if player.is_closed() {
            return Ok(());
        }
        if player.password_hash != verified {
            return Err(ActionError::Refused(CloseRefusal::PasswordChanged));
        }
        if players::is_last_admin(conn, &player)? {
            return Err(ActionError::Refused(CloseRefusal::LastAdmin));
        }
        Ok(close(conn, player, now)?)
    })
    .await
}

/// What closing is, whoever does it, inside a transaction that has locked the player.
pub(in crate::actions) fn close(
    conn: &mut DbConn,
    player: Player,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let id = player.id;
    let running = games::list_running(conn, id)?.into_iter().map(|game| game.id).collect();
    act_in_all(conn, id, running, &Command::Resign, now)?;
    challenges::settle_all_of(conn, id)?;
    sessions::delete_all(conn, id, None)?;
    sessions::delete_devices(conn, id)?;
    attention::delete_of(conn, id)?;
    leaves::delete_all(conn, id)?;
    notes::delete_of(conn, id)?;
    ties::delete_of(conn, id)?;
    void_links(conn, id, now)?;
    queue_account_closed(conn, player, now)?;
    players::close(conn, id, Stamp::of(now))?;
    Ok(())
}
