//! What games hear of the vacations of their players.

use chrono::{DateTime, Utc};

use super::act::act_in_all;
use crate::{
    db::{DbConn, DbError, GameId, PlayerId, vacations},
    game::Command,
};

/// Says to games when one of their players is on vacation.
pub(in crate::actions) fn tell_of_vacation(
    conn: &mut DbConn,
    player: PlayerId,
    all: Vec<GameId>,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let command = Command::TakeVacation { vacations: vacations::list_coming(conn, player, now)? };
    act_in_all(conn, player, all, &command, now)
}
