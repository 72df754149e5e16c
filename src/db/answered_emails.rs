//! Emails that were answered by email: each is good for one answer.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{DbConn, DbTimestamp, EmailId, GameId, schema::answered_emails};

/// Notes that an email was answered. `false` if it had been before.
pub fn insert(
    conn: &mut DbConn,
    email: EmailId,
    game: GameId,
    now: DateTime<Utc>,
) -> QueryResult<bool> {
    let query = diesel::insert_into(answered_emails::table).values((
        answered_emails::email_id.eq(email),
        answered_emails::game_id.eq(game),
        answered_emails::at.eq(DbTimestamp::of(now)),
    ));
    let rows = on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    Ok(rows == 1)
}
