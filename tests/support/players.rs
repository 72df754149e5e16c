//! Players put straight into the database, where the pages are not what is tested.

use chrono::{DateTime, Utc};
use zugpost::db::{
    DbConn, DbTimestamp, PlayerId,
    players::{NewPlayer, insert},
};

use super::site::address_of;

/// Inserts a confirmed player who sends moves without confirming them, and who cannot log in
/// by password.
pub fn insert_player(
    conn: &mut DbConn,
    name: &str,
    now: DateTime<Utc>,
) -> diesel::QueryResult<PlayerId> {
    insert_as(conn, name, now, |new| new.confirm_moves = false)
}

/// Inserts a player as the pages of registering and confirming the address leave one.
pub fn insert_registered(
    conn: &mut DbConn,
    name: &str,
    password_hash: &'static str,
    now: DateTime<Utc>,
) -> diesel::QueryResult<PlayerId> {
    insert_as(conn, name, now, |new| {
        new.password_hash = password_hash;
        new.time_zone = "Europe/Berlin";
        new.language = "en";
    })
}

fn insert_as(
    conn: &mut DbConn,
    name: &str,
    now: DateTime<Utc>,
    change: impl FnOnce(&mut NewPlayer<'_>),
) -> diesel::QueryResult<PlayerId> {
    let (key, email) = (name.to_lowercase(), address_of(name));
    let mut new = NewPlayer {
        name,
        name_key: &key,
        email: &email,
        email_key: Some(&email),
        password_hash: "",
        is_admin: false,
        time_zone: "UTC",
        confirm_moves: true,
        language: "",
        created_at: DbTimestamp::of(now),
        last_seen_at: DbTimestamp::of(now),
    };
    change(&mut new);
    Ok(insert(conn, &new)?.expect("a free name"))
}
