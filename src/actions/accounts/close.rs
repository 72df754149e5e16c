//! Closing an account: running games are resigned, finished ones stay.

use chrono::{DateTime, Utc};

use super::void_links;
use crate::{
    actions::{
        ActionError, ActionResult, emails::queue_account_closed, games::GameCommand,
        tournaments::TournamentsOfAccount,
    },
    db::{
        Db, DbConn, DbError, DbTimestamp, PlayerId, challenges, game_views, games, notes,
        player_relations, player_roles,
        players::{self, Player},
        second_factors, security_log, sessions, skipped_games, tournaments, vacations,
    },
    game::PlayerCommand,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CloseAccountError {
    /// Nobody would be left to decide.
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
) -> ActionResult<(), CloseAccountError> {
    let verified = verified.to_owned();
    db.write(move |conn| {
        player_roles::lock_admins(conn, player)?;
        let player = players::get(conn, player)?;
        if player.is_closed() {
            return Ok(());
        }
        if player.password_hash != verified {
            return Err(ActionError::Refused(CloseAccountError::PasswordChanged));
        }
        if player_roles::is_last_admin(conn, &player)? {
            return Err(ActionError::Refused(CloseAccountError::LastAdmin));
        }
        Ok(close(conn, player, now)?)
    })
    .await
}

/// What closing is, no matter who does it, inside a transaction that has locked the player.
pub(in crate::actions) fn close(
    conn: &mut DbConn,
    player: Player,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let id = player.id;
    let in_tournaments = TournamentsOfAccount::load(conn, id)?;
    let running = games::list_running(conn, id)?.into_iter().map(|game| game.id).collect();
    let resign = |game| GameCommand::by_player(id, game, PlayerCommand::Resign);
    GameCommand::run_in_all(conn, running, resign, now)?;
    // Nobody in them waits for who has gone.
    in_tournaments.leave(conn, now)?;
    challenges::settle_all_of(conn, id)?;
    sessions::delete_all(conn, id, None)?;
    sessions::delete_devices(conn, id)?;
    second_factors::delete_all(conn, id)?;
    security_log::delete_of(conn, id)?;
    game_views::delete_of(conn, id)?;
    skipped_games::delete_of(conn, id)?;
    vacations::delete_all(conn, id)?;
    notes::delete_of(conn, id)?;
    player_relations::delete_of(conn, id)?;
    void_links(conn, id, now)?;
    queue_account_closed(conn, player, now)?;
    players::close(conn, id, DbTimestamp::of(now))?;
    tournaments::update_names_of(conn, id)?;
    Ok(())
}
