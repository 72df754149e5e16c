//! Players who are logged in, for all that asks for pages.

use chrono::{DateTime, Utc};
use diesel::QueryResult;
use zugpost::{
    db::{DbConn, DbTimestamp, PlayerId, players, sessions},
    random::{Secret, hash},
};

/// Inserts a player with a session, and returns what the cookie holds.
pub fn insert(
    conn: &mut DbConn,
    name: &str,
    now: DateTime<Utc>,
) -> QueryResult<(PlayerId, String)> {
    let (now, email) = (DbTimestamp::of(now), format!("{name}@example.org"));
    let new = players::NewPlayer {
        name,
        name_key: name,
        email: &email,
        email_key: Some(&email),
        password_hash: "",
        is_admin: false,
        time_zone: "Europe/Berlin",
        confirm_moves: true,
        language: "",
        created_at: now,
        last_seen_at: now,
    };
    let player = players::insert(conn, &new)?.ok_or(diesel::result::Error::NotFound)?;
    let token = Secret::generate().as_str().to_owned();
    let session = sessions::NewSession {
        token_hash: &hash(&token),
        player_id: player,
        persistent: true,
        device: "bench",
        created_at: now,
        last_seen_at: now,
        second_factor: false,
        address: None,
    };
    sessions::insert(conn, &session)?;
    Ok((player, token))
}
