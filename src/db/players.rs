//! Players: who they are and how they log in.

use std::collections::HashMap;

use chrono_tz::Tz;
use diesel::prelude::*;

use super::{DbConn, PlayerId, Stamp, choices::Choices, one_row, schema::players};
use crate::game::clock::LEADS;

/// How a closed account appears in its games.
pub const CLOSED_NAME: &str = "closed account";

#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct Player {
    pub id: PlayerId,
    pub name: String,
    pub name_key: String,
    pub email: String,
    pub email_key: Option<String>,
    pub password_hash: String,
    pub is_admin: bool,
    pub time_zone: String,
    pub confirm_moves: bool,
    /// Wants a letter when the own plan has answered.
    pub plan_letters: bool,
    reminders: String,
    pub created_at: Stamp,
    pub seen_at: Stamp,
    pub closed_at: Option<Stamp>,
    calendar_hash: Option<String>,
    letters: String,
    /// When the last letter about games went out.
    written_at: Option<Stamp>,
    /// What the mail server said when it refused the address for good.
    pub refusal: Option<String>,
}

impl Player {
    /// Returns whether the address was confirmed: only then may one play.
    pub fn is_confirmed(&self) -> bool {
        self.email_key.is_some()
    }

    /// Returns how many hours before a flag the player is reminded.
    pub fn reminders(&self) -> Vec<i64> {
        let chosen: Vec<i64> =
            self.reminders.split_ascii_whitespace().filter_map(|word| word.parse().ok()).collect();
        LEADS.into_iter().filter(|hours| chosen.contains(hours)).collect()
    }

    /// Returns which letters the player wishes, and when.
    pub fn choices(&self) -> Choices {
        Choices::parse(&self.letters)
    }

    /// Returns whether a letter about games went out since the player was last here.
    pub fn has_unread_letter(&self) -> bool {
        self.written_at.is_some_and(|written| written > self.seen_at)
    }

    /// Returns the player's zone; an unknown one is UTC.
    pub fn zone(&self) -> Tz {
        self.time_zone.parse().unwrap_or(Tz::UTC)
    }

    /// Returns whether the player's deadlines can be read as a calendar.
    pub fn has_calendar(&self) -> bool {
        self.calendar_hash.is_some()
    }

    pub fn is_closed(&self) -> bool {
        self.closed_at.is_some()
    }
}

#[derive(Insertable)]
#[diesel(table_name = players)]
pub struct NewPlayer<'a> {
    pub name: &'a str,
    pub name_key: &'a str,
    pub email: &'a str,
    pub email_key: Option<&'a str>,
    pub password_hash: &'a str,
    pub is_admin: bool,
    pub time_zone: &'a str,
    pub confirm_moves: bool,
    pub created_at: Stamp,
    pub seen_at: Stamp,
}

/// Returns the form under which a name or address is looked up.
pub fn key(text: &str) -> String {
    text.trim().to_lowercase()
}

/// Inserts a player unless the name is taken. `None` if it is.
pub fn insert(conn: &mut DbConn, new: &NewPlayer<'_>) -> QueryResult<Option<PlayerId>> {
    let query = diesel::insert_into(players::table).values(new);
    let inserted = on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    if inserted == 0 {
        return Ok(None);
    }
    find_by_name(conn, new.name).map(|player| player.map(|p| p.id))
}

pub fn find(conn: &mut DbConn, id: PlayerId) -> QueryResult<Option<Player>> {
    players::table.find(id).select(Player::as_select()).get_result(conn).optional()
}

pub fn get(conn: &mut DbConn, id: PlayerId) -> QueryResult<Player> {
    players::table.find(id).select(Player::as_select()).get_result(conn)
}

pub fn find_by_name(conn: &mut DbConn, name: &str) -> QueryResult<Option<Player>> {
    // Postgres would answer with an error: its texts have no NUL.
    if name.contains('\0') {
        return Ok(None);
    }
    players::table
        .filter(players::name_key.eq(key(name)))
        .select(Player::as_select())
        .get_result(conn)
        .optional()
}

/// Finds the player who confirmed this address.
pub fn find_by_email(conn: &mut DbConn, email: &str) -> QueryResult<Option<Player>> {
    players::table
        .filter(players::email_key.eq(key(email)))
        .select(Player::as_select())
        .get_result(conn)
        .optional()
}

/// Finds whom a login form means: by name or by confirmed address.
pub fn find_by_login(conn: &mut DbConn, login: &str) -> QueryResult<Option<Player>> {
    match find_by_name(conn, login)? {
        Some(player) => Ok(Some(player)),
        None => find_by_email(conn, login),
    }
}

/// Keeps everybody else from changing what is this player's until the transaction ends.
pub fn lock(conn: &mut DbConn, id: PlayerId) -> QueryResult<()> {
    let rows = diesel::update(players::table.find(id))
        .set(players::name.eq(players::name))
        .execute(conn)?;
    one_row(rows)
}

/// Finds whose calendar this is.
pub fn find_by_calendar(conn: &mut DbConn, hash: &str) -> QueryResult<Option<Player>> {
    players::table
        .filter(players::calendar_hash.eq(hash))
        .select(Player::as_select())
        .get_result(conn)
        .optional()
}

/// Gives a player's calendar another address, or none.
pub fn update_calendar(conn: &mut DbConn, id: PlayerId, hash: Option<&str>) -> QueryResult<()> {
    let rows = diesel::update(players::table.find(id))
        .set(players::calendar_hash.eq(hash))
        .execute(conn)?;
    one_row(rows)
}

/// Returns the names of several players.
pub fn names(conn: &mut DbConn, ids: &[PlayerId]) -> QueryResult<HashMap<PlayerId, String>> {
    let rows: Vec<(PlayerId, String)> = players::table
        .filter(players::id.eq_any(ids))
        .select((players::id, players::name))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// Returns whether there is any player at all.
pub fn any(conn: &mut DbConn) -> QueryResult<bool> {
    let count: i64 = players::table.count().get_result(conn)?;
    Ok(count > 0)
}

/// Takes an address as confirmed. `false` if another player has confirmed it before.
pub fn confirm_email(conn: &mut DbConn, id: PlayerId, email: &str) -> QueryResult<bool> {
    if let Some(holder) = find_by_email(conn, email)? {
        return Ok(holder.id == id);
    }
    let rows = diesel::update(players::table.find(id).filter(players::closed_at.is_null()))
        .set((
            players::email.eq(email),
            players::email_key.eq(Some(key(email))),
            players::refusal.eq(None::<String>),
        ))
        .execute(conn)?;
    one_row(rows)?;
    Ok(true)
}

pub fn update_name_casing(conn: &mut DbConn, id: PlayerId, name: &str) -> QueryResult<()> {
    let rows = diesel::update(
        players::table.filter(players::id.eq(id)).filter(players::name_key.eq(key(name))),
    )
    .set(players::name.eq(name))
    .execute(conn)?;
    one_row(rows)
}

pub fn update_preferences(
    conn: &mut DbConn,
    id: PlayerId,
    time_zone: &str,
    confirm_moves: bool,
    plan_letters: bool,
    reminders: &[i64],
) -> QueryResult<()> {
    let reminders: Vec<String> = reminders.iter().map(ToString::to_string).collect();
    let rows = diesel::update(players::table.find(id))
        .set((
            players::time_zone.eq(time_zone),
            players::confirm_moves.eq(confirm_moves),
            players::plan_letters.eq(plan_letters),
            players::reminders.eq(reminders.join(" ")),
        ))
        .execute(conn)?;
    one_row(rows)
}

/// Changes which letters a player wishes.
pub fn update_choices(conn: &mut DbConn, id: PlayerId, choices: &Choices) -> QueryResult<()> {
    let rows = diesel::update(players::table.find(id))
        .set(players::letters.eq(choices.to_text()))
        .execute(conn)?;
    one_row(rows)
}

/// Notes that a letter about games went out.
pub fn update_written(conn: &mut DbConn, id: PlayerId, at: Stamp) -> QueryResult<()> {
    diesel::update(players::table.find(id))
        .set(players::written_at.eq(Some(at)))
        .execute(conn)
        .map(drop)
}

/// Notes that the address is refused, if it is the player's still; or that it may be tried again.
pub fn update_refusal(
    conn: &mut DbConn,
    id: PlayerId,
    address: &str,
    refusal: Option<&str>,
) -> QueryResult<()> {
    diesel::update(players::table.find(id).filter(players::email.eq(address)))
        .set(players::refusal.eq(refusal))
        .execute(conn)
        .map(drop)
}

pub fn update_password(conn: &mut DbConn, id: PlayerId, hash: &str) -> QueryResult<()> {
    let rows = diesel::update(players::table.find(id))
        .set(players::password_hash.eq(hash))
        .execute(conn)?;
    one_row(rows)
}

/// Returns whether this is the stored hash of a player's password still.
pub fn has_password(conn: &mut DbConn, id: PlayerId, hash: &str) -> QueryResult<bool> {
    Ok(find(conn, id)?.is_some_and(|player| player.password_hash == hash && !player.is_closed()))
}

pub fn update_seen(conn: &mut DbConn, id: PlayerId, at: Stamp) -> QueryResult<()> {
    diesel::update(players::table.find(id).filter(players::seen_at.lt(at)))
        .set(players::seen_at.eq(at))
        .execute(conn)
        .map(drop)
}

/// Takes away everything personal. The name's key stays, so that nobody else takes over
/// the name and with it the reputation.
pub fn close(conn: &mut DbConn, id: PlayerId, at: Stamp) -> QueryResult<()> {
    let rows = diesel::update(players::table.find(id))
        .set((
            players::name.eq(CLOSED_NAME),
            players::email.eq(""),
            players::email_key.eq(None::<String>),
            players::password_hash.eq(""),
            players::is_admin.eq(false),
            players::calendar_hash.eq(None::<String>),
            players::letters.eq(""),
            players::written_at.eq(None::<Stamp>),
            players::refusal.eq(None::<String>),
            players::closed_at.eq(Some(at)),
        ))
        .execute(conn)?;
    one_row(rows)
}

/// Deletes accounts whose address was never confirmed, so that a mistyped one frees the name.
pub fn delete_unconfirmed(conn: &mut DbConn, created_before: Stamp) -> QueryResult<usize> {
    diesel::delete(
        players::table
            .filter(players::email_key.is_null())
            .filter(players::closed_at.is_null())
            .filter(players::created_at.lt(created_before)),
    )
    .execute(conn)
}

/// Counts those who administer the site.
pub fn count_admins(conn: &mut DbConn) -> QueryResult<i64> {
    players::table
        .filter(players::is_admin.eq(true))
        .filter(players::closed_at.is_null())
        .count()
        .get_result(conn)
}
