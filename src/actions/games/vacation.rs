//! Applies the vacations of a player to their games.

use chrono::{DateTime, Utc};

use super::game_command::GameCommand;
use crate::{
    db::{DbConn, DbError, GameId, PlayerId, vacations},
    game::PlayerCommand,
};

/// Tells each game the vacations of one of its players that are not over.
pub(in crate::actions) fn apply_vacations(
    conn: &mut DbConn,
    player: PlayerId,
    all: Vec<GameId>,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let command =
        PlayerCommand::TakeVacation { vacations: vacations::list_coming(conn, player, now)? };
    let command = |game| GameCommand::by_player(player, game, command.clone());
    GameCommand::run_in_all(conn, all, command, now)
}
