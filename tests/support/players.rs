//! Players put straight into the database, where the pages are not what is tested.

use chrono::{DateTime, Utc};
use zugpost::db::{
    DbConn, PlayerId, Stamp,
    players::{NewPlayer, insert},
};

/// Inserts a confirmed player who sends moves without confirming them, and who cannot log in
/// by password.
pub fn insert_player(
    conn: &mut DbConn,
    name: &str,
    now: DateTime<Utc>,
) -> diesel::QueryResult<PlayerId> {
    let key = name.to_lowercase();
    let email = format!("{key}@example.org");
    let new = NewPlayer {
        name,
        name_key: &key,
        email: &email,
        email_key: Some(&email),
        password_hash: "",
        is_admin: false,
        time_zone: "UTC",
        confirm_moves: false,
        language: "",
        created_at: Stamp::of(now),
        seen_at: Stamp::of(now),
    };
    Ok(insert(conn, &new)?.expect("a free name"))
}
