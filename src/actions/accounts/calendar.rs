//! The secret address of a player's calendar, and its alarms.

use chrono::{DateTime, Utc};

use crate::{
    actions::ActionResult,
    db::{Db, DbTimestamp, PlayerId, calendars, players},
};

/// Gives a player's calendar a new address, known by its hash, or none. The old one is worth
/// nothing from then on.
pub async fn change_calendar(
    db: &Db,
    player: PlayerId,
    hash: Option<String>,
) -> ActionResult<(), ()> {
    db.write(move |conn| Ok(calendars::update_address(conn, player, hash.as_deref())?)).await
}

/// Changes how many hours before a deadline a player's calendar has an alarm.
pub async fn change_calendar_alarms(
    db: &Db,
    player: PlayerId,
    hours: Vec<i64>,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        // The same once more is no change of the calendar.
        if players::get(conn, player)?.calendar_alarms() != hours {
            calendars::update_alarms(conn, player, &hours, DbTimestamp::of(now))?;
        }
        Ok(())
    })
    .await
}
