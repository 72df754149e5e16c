//! Vacation: booked, ended early, and made known to the games that it protects.

mod calendar;

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Datelike as _, NaiveDate, TimeDelta, Utc};
use chrono_tz::Tz;

use super::{
    ActionError, ActionResult, emails::queue_opponent_on_vacation, games::apply_vacations,
};
use crate::{
    db::{
        Db, DbConn, DbError, GameId, PlayerId, VacationId, games, players,
        vacations::{self, BookedVacation},
    },
    game::clock::Vacation,
};

pub use calendar::{first_instant, instant_of};

pub use calendar::day_of;

/// Days ahead that a vacation may begin.
pub const BOOKABLE_AHEAD: TimeDelta = TimeDelta::days(366);

/// A vacation as a player wishes it, in days of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewVacation {
    /// `None`: from now on.
    pub from: Option<NaiveDate>,
    /// The last day of vacation.
    pub until: NaiveDate,
}

/// Why a vacation was not booked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VacationError {
    /// There is no vacation on this site.
    NotHere,
    Past,
    Backwards,
    TooShort,
    TooFar,
    Overlaps {
        first: NaiveDate,
        last: NaiveDate,
    },
    Allowance {
        year: i32,
        left: u32,
        wanted: u32,
    },
}

/// Counts the days of vacation that a player has taken or booked, by year. A day that two vacations
/// touch counts once; a day of another zone is another day.
pub fn days_taken(booked: &[BookedVacation]) -> BTreeMap<i32, u32> {
    let days: BTreeSet<(NaiveDate, &str)> = booked
        .iter()
        .flat_map(|one| {
            let days = one.first_day.iter_days().take_while(|day| *day <= one.last_day);
            days.map(|day| (day, one.zone.name()))
        })
        .collect();
    let mut years = BTreeMap::new();
    for (day, _) in days {
        *years.entry(day.year()).or_default() += 1;
    }
    years
}

/// Books a vacation and tells every running game of the player. `allowance`: days a year.
pub async fn book_vacation(
    db: &Db,
    player: PlayerId,
    wish: NewVacation,
    zone: Tz,
    allowance: u32,
    now: DateTime<Utc>,
) -> ActionResult<(), VacationError> {
    db.write(move |conn| {
        players::lock(conn, player)?;
        let booked = vacations::list(conn, player)?;
        let Some(new) = check(&booked, wish, zone, allowance, now).map_err(ActionError::Refused)?
        else {
            return Ok(());
        };
        vacations::insert(conn, player, &new, now)?;
        apply_to_all_games(conn, player, now)?;
        Ok(write_to_opponents(conn, player, &new, now)?)
    })
    .await
}

/// Returns what a wish comes to. `None` if this very vacation is booked: a form sent twice.
fn check(
    booked: &[BookedVacation],
    wish: NewVacation,
    zone: Tz,
    allowance: u32,
    now: DateTime<Utc>,
) -> Result<Option<BookedVacation>, VacationError> {
    let today = day_of(now, zone);
    let first_day = wish.from.unwrap_or(today);
    let last_day = wish.until;
    if allowance == 0 {
        return Err(VacationError::NotHere);
    }
    if first_day < today {
        return Err(VacationError::Past);
    }
    if last_day < first_day {
        return Err(VacationError::Backwards);
    }
    if last_day - today > BOOKABLE_AHEAD {
        return Err(VacationError::TooFar);
    }
    // What is left of today is no whole day.
    if first_day == today && last_day == today {
        return Err(VacationError::TooShort);
    }
    let from = if first_day == today { now } else { first_instant(first_day, zone) };
    let vacation = Vacation { from, to: first_instant(last_day + TimeDelta::days(1), zone) };
    let overlaps =
        |one: &&BookedVacation| one.vacation.from < vacation.to && vacation.from < one.vacation.to;
    if let Some(one) = booked.iter().find(overlaps) {
        let (first, last) = (one.first_day, one.last_day);
        let is_this = (first, last) == (first_day, last_day) && one.vacation.to == vacation.to;
        return if is_this { Ok(None) } else { Err(VacationError::Overlaps { first, last }) };
    }
    let before = days_taken(booked);
    let new = BookedVacation { id: VacationId(0), vacation, first_day, last_day, zone };
    let all: Vec<BookedVacation> = booked.iter().copied().chain([new]).collect();
    for (year, days) in days_taken(&all) {
        let taken = before.get(&year).copied().unwrap_or(0);
        if days > allowance && days > taken {
            let left = allowance.saturating_sub(taken);
            return Err(VacationError::Allowance { year, left, wanted: days - taken });
        }
    }
    Ok(Some(new))
}

/// Ends a vacation now, or takes it back if it has not begun. Days that were not touched are
/// there for another one. Returns whether it had begun.
pub async fn end_vacation(
    db: &Db,
    player: PlayerId,
    id: VacationId,
    now: DateTime<Utc>,
) -> ActionResult<bool, VacationError> {
    db.write(move |conn| {
        players::lock(conn, player)?;
        let booked = vacations::list(conn, player)?;
        let one = booked.iter().find(|one| one.id == id);
        let Some(one) = one.filter(|one| one.vacation.to > now) else { return Ok(true) };
        let has_begun = one.vacation.from < now;
        if has_begun {
            let today = day_of(now, one.zone).clamp(one.first_day, one.last_day);
            vacations::update_end(conn, id, now, today)?;
        } else {
            vacations::delete(conn, id)?;
        }
        apply_to_all_games(conn, player, now)?;
        Ok(has_begun)
    })
    .await
}

/// Writes to those who play a game that the vacation protects: once each, with all such games.
fn write_to_opponents(
    conn: &mut DbConn,
    player: PlayerId,
    new: &BookedVacation,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let mut protected: BTreeMap<PlayerId, Vec<(GameId, u32)>> = BTreeMap::new();
    for listed in games::list_running(conn, player)? {
        let found = games::find(conn, listed.id).map_err(DbError::from);
        let stored = match found {
            Ok(Some(stored)) => stored,
            Ok(None) => continue,
            Err(error) if error.is_corrupt() => continue,
            Err(error) => return Err(error),
        };
        let Some(side) = stored.side_of(player) else { continue };
        if stored.game.vacations(side).iter().any(|vacation| vacation.to == new.vacation.to) {
            let affected = protected.entry(stored.player(!side)).or_default();
            affected.push((stored.id, stored.game.position_no()));
        }
    }
    for (opponent, affected) in protected {
        let about = format!("{player}:{}", new.vacation.to.timestamp());
        queue_opponent_on_vacation(conn, opponent, affected, about, now)?;
    }
    Ok(())
}

/// Says to every running game when its player is on vacation.
fn apply_to_all_games(
    conn: &mut DbConn,
    player: PlayerId,
    now: DateTime<Utc>,
) -> ActionResult<(), VacationError> {
    let running = games::list_running(conn, player)?.into_iter().map(|game| game.id).collect();
    Ok(apply_vacations(conn, player, running, now)?)
}
