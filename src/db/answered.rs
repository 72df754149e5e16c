//! Letters that were answered by mail: each is good for one answer.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{DbConn, GameId, LetterId, Stamp, schema::answered_letters};

/// Notes that a letter was answered. `false` if it had been before.
pub fn insert(
    conn: &mut DbConn,
    letter: LetterId,
    game: GameId,
    now: DateTime<Utc>,
) -> QueryResult<bool> {
    let query = diesel::insert_into(answered_letters::table).values((
        answered_letters::letter_id.eq(letter),
        answered_letters::game_id.eq(game),
        answered_letters::at.eq(Stamp::of(now)),
    ));
    let rows = on_either!(conn, |c| query.on_conflict_do_nothing().execute(c)?);
    Ok(rows == 1)
}
