//! Closing an account: running games are resigned, finished ones stay.

use chrono::{DateTime, Utc};

use super::void_links;
use crate::{
    actions::{ActionError, ActionResult, games::act_once, letters::queue_about_account},
    db::{Db, DbConn, PlayerId, Stamp, challenges, games, leaves, outbox::Kind, players, sessions},
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
    for _ in 0..2 {
        let verified = verified.to_owned();
        let tried = db.write(move |conn| close(conn, player, &verified, now)).await;
        if !matches!(tried, Err(ActionError::Conflict)) {
            return tried;
        }
    }
    Err(ActionError::Conflict)
}

fn close(
    conn: &mut DbConn,
    id: PlayerId,
    verified: &str,
    now: DateTime<Utc>,
) -> ActionResult<(), CloseRefusal> {
    players::lock(conn, id)?;
    let player = players::get(conn, id)?;
    if player.is_closed() {
        return Ok(());
    }
    if player.password_hash != verified {
        return Err(ActionError::Refused(CloseRefusal::PasswordChanged));
    }
    if player.is_admin && players::count_admins(conn)? <= 1 {
        return Err(ActionError::Refused(CloseRefusal::LastAdmin));
    }
    // Always in this order: two who wait for each other's games would wait for ever.
    let mut running = games::list_running(conn, id)?;
    running.sort_by_key(|game| game.id);
    for game in running {
        match act_once(conn, id, game.id, &Command::Resign, now) {
            Ok(_) | Err(ActionError::Refused(_)) => {}
            // A row that cannot be read must not keep anybody here.
            Err(ActionError::Db(error)) if error.is_corrupt() => {
                tracing::error!(game = %game.id, %error, "a corrupt game was not resigned");
            }
            Err(ActionError::Db(error)) => return Err(error.into()),
            Err(_) => return Err(ActionError::Conflict),
        }
    }
    challenges::settle_all_of(conn, id)?;
    sessions::delete_all(conn, id, None)?;
    leaves::delete_all(conn, id)?;
    void_links(conn, id, now)?;
    let address = Some(player.email);
    queue_about_account(conn, Kind::AccountClosed, id, address, "closed".into(), now)?;
    players::close(conn, id, Stamp::of(now))?;
    Ok(())
}
