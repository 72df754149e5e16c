//! Whose move it is: the games that wait for a player. Every page of a player's own game asks
//! for them, so an index answers it without looking at a game (`games_white_turn`,
//! `games_black_turn`).

use chrono::{DateTime, Utc};
use diesel::{
    backend::Backend,
    deserialize::{self, FromSql, FromSqlRow},
    prelude::*,
    query_dsl::positional_order_dsl::PositionalOrderDsl as _,
    sql_types::{Nullable, Timestamp},
};

use crate::{
    chess::Color,
    db::{DbConn, GameId, PlayerId, Stamp, color_word, schema::games},
    game::{Claims, FlagRule},
};

/// What the database sorts by and nobody reads: to read a hundred instants takes longer than all
/// the rest.
#[derive(FromSqlRow)]
struct Sorted;

impl<DB: Backend> FromSql<Nullable<Timestamp>, DB> for Sorted {
    fn from_sql(_: DB::RawValue<'_>) -> deserialize::Result<Sorted> {
        Ok(Sorted)
    }

    fn from_nullable_sql(_: Option<DB::RawValue<'_>>) -> deserialize::Result<Sorted> {
        Ok(Sorted)
    }
}

/// Whether a game is without a flag, its flag, the game, and whether something was claimed in it.
type Line = (bool, Sorted, GameId, bool);

/// Lists the games in which a player is to move, the most urgent flag first, those without one
/// last: in the order of [`super::list_running`].
pub fn list_to_move(
    conn: &mut DbConn,
    player: PlayerId,
    now: DateTime<Utc>,
) -> QueryResult<Vec<GameId>> {
    macro_rules! of_side {
        ($column:ident, $side:expr) => {
            games::table
                .filter(games::$column.eq(player))
                .filter(games::turn.eq(color_word($side)))
                .filter(games::ended_at.is_null())
                .filter(games::pending.is_null())
                // A flag that ends the game by itself may have fallen though nobody wrote it
                // down yet.
                .filter(
                    games::flag
                        .ne(FlagRule::Server.as_str())
                        .or(games::deadline.is_null())
                        .or(games::deadline.gt(Stamp::of(now))),
                )
                .select((
                    games::deadline.is_null(),
                    games::deadline,
                    games::id,
                    games::claimed_at.is_not_null(),
                ))
        };
    }
    let both = of_side!(white_id, Color::White).union_all(of_side!(black_id, Color::Black));
    let query = both.positional_order_by((1, 2, 3));
    let mut lines = on_either!(conn, |c| query.load::<Line>(c)?);
    let claimed: Vec<GameId> =
        lines.iter().filter(|(.., claimed)| *claimed).map(|(.., id, _)| *id).collect();
    let resting = list_resting(conn, &claimed)?;
    lines.retain(|(.., id, _)| !resting.contains(id));
    Ok(lines.into_iter().map(|(.., id, _)| id).collect())
}

/// Returns which of some games with a claim rest until it is ruled on. A claim about a silent
/// opponent stops nobody.
fn list_resting(conn: &mut DbConn, claimed: &[GameId]) -> QueryResult<Vec<GameId>> {
    if claimed.is_empty() {
        return Ok(Vec::new());
    }
    let rows: Vec<(GameId, String)> = games::table
        .filter(games::id.eq_any(claimed))
        .select((games::id, games::claims))
        .load(conn)?;
    let rests = |text: &str| Claims::parse(text).is_some_and(|claims| claims.rests());
    Ok(rows.into_iter().filter(|(_, text)| rests(text)).map(|(id, _)| id).collect())
}
