//! The calendars of players' deadlines: the secret address, and the alarms.

use diesel::prelude::*;

use super::{
    DbConn, DbTimestamp, PlayerId, one_row,
    players::{Player, write_reminder_hours},
    schema::players,
};

/// Finds whose calendar this is, if they may play.
pub fn find_player(conn: &mut DbConn, hash: &str) -> QueryResult<Option<Player>> {
    players::table
        .filter(players::calendar_hash.eq(hash))
        .filter(players::suspended_at.is_null())
        .select(Player::as_select())
        .get_result(conn)
        .optional()
}

/// Changes how many hours before a deadline a player's calendar has an alarm.
pub fn update_alarms(
    conn: &mut DbConn,
    id: PlayerId,
    hours: &[i64],
    at: DbTimestamp,
) -> QueryResult<()> {
    let rows = diesel::update(players::table.find(id))
        .set((
            players::calendar_alarms.eq(write_reminder_hours(hours)),
            players::calendar_alarms_at.eq(Some(at)),
        ))
        .execute(conn)?;
    one_row(rows)
}

/// Gives a player's calendar another address, or none.
pub fn update_address(conn: &mut DbConn, id: PlayerId, hash: Option<&str>) -> QueryResult<()> {
    let rows = diesel::update(players::table.find(id))
        .set(players::calendar_hash.eq(hash))
        .execute(conn)?;
    one_row(rows)
}
