//! Whose move it is: the games that wait for a player. Every page of a player's own game asks
//! for them, so an index answers it without reading a game (`games_white_turn`,
//! `games_black_turn`).

use chrono::{DateTime, TimeDelta, Utc};
use diesel::{
    data_types::PgTimestamp,
    deserialize::{self, FromSql, FromSqlRow},
    dsl::{exists, not},
    pg::{Pg, PgValue},
    prelude::*,
    sql_types::{Bool, Timestamp},
    sqlite::{Sqlite, SqliteValue},
};

use crate::{
    chess::{Color, color_word},
    db::{
        DbConn, DbTimestamp, GameId, PlayerId,
        schema::{delayed_moves, games, players, skipped_games},
    },
    game::{Claims, TimeoutRule},
};

use super::lists::time_left;

/// An instant as the database stores it. Converting a hundred deadlines takes longer than finding
/// them, and sorting them in SQLite as long again, so they are compared as they are.
///
/// Texts are in the order of time: all are equally long, but for a fraction of a second at the end.
#[derive(PartialEq, Eq, PartialOrd, Ord, FromSqlRow)]
enum RawTimestamp {
    Text(String),
    Microseconds(i64),
}

impl FromSql<Timestamp, Sqlite> for RawTimestamp {
    fn from_sql(value: SqliteValue<'_, '_, '_>) -> deserialize::Result<RawTimestamp> {
        <String as FromSql<Timestamp, Sqlite>>::from_sql(value).map(RawTimestamp::Text)
    }
}

impl FromSql<Timestamp, Pg> for RawTimestamp {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<RawTimestamp> {
        let PgTimestamp(microseconds) = FromSql::<Timestamp, Pg>::from_sql(value)?;
        Ok(RawTimestamp::Microseconds(microseconds))
    }
}

/// A game with its deadline, and whether something was claimed in it; or one that the player skips.
type Row = (Option<RawTimestamp>, GameId, bool, bool);

/// A game in which a player is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameToMove {
    pub id: GameId,
    /// It is no next game until the next day ([`crate::db::skipped_games`]).
    pub is_skipped: bool,
}

/// Lists the games in which a player is to move, the nearest deadline first, those without one
/// last: in the order of [`super::list_running`].
pub fn list_to_move(
    conn: &mut DbConn,
    player: PlayerId,
    now: DateTime<Utc>,
) -> QueryResult<Vec<GameToMove>> {
    macro_rules! row {
        ($is_skipped:expr) => {
            (
                games::deadline,
                games::id,
                games::claimed_at.is_not_null(),
                $is_skipped.into_sql::<Bool>(),
            )
        };
    }
    macro_rules! of_side {
        ($column:ident, $side:expr) => {
            games::table
                .filter(games::$column.eq(player))
                .filter(games::turn.eq(color_word($side)))
                .filter(games::ended_at.is_null())
                .filter(games::pending.is_null())
                // The player has made the move, and it is not sent yet.
                .filter(not(exists(delayed_moves::table.find(games::id))))
                // Time may have run out and ended the game, though no job has written it
                // down yet.
                .filter(
                    games::timeout_rule
                        .ne(TimeoutRule::Server.as_str())
                        .or(games::deadline.is_null())
                        .or(games::deadline.gt(DbTimestamp::of(now))),
                )
                .select(row!(false))
        };
    }
    // Where something has happened since, a game is not skipped any more.
    let skipped = skipped_games::table
        .inner_join(games::table)
        .filter(skipped_games::player_id.eq(player))
        .filter(skipped_games::until.gt(DbTimestamp::of(now)))
        .filter(skipped_games::version.eq(games::version))
        .select(row!(true));
    let as_black = of_side!(black_id, Color::Black);
    let all = of_side!(white_id, Color::White).union_all(as_black.union_all(skipped));
    let mut rows: Vec<Row> = on_either!(conn, |c| all.load(c)?);
    let skipped: Vec<GameId> = rows.extract_if(.., |row| row.3).map(|row| row.1).collect();
    // Those of each side stand in their order already.
    rows.sort_by(|(one, id, ..), (other, than, ..)| {
        (one.is_none(), one, id).cmp(&(other.is_none(), other, than))
    });
    let claimed = rows.iter().filter(|(_, _, claimed, _)| *claimed).map(|(_, id, ..)| *id);
    let paused = list_paused(conn, &claimed.collect::<Vec<_>>())?;
    let ids = rows.into_iter().map(|(_, id, ..)| id).filter(|id| !paused.contains(id));
    Ok(ids.map(|id| GameToMove { id, is_skipped: skipped.contains(&id) }).collect())
}

/// Finds the opponent of a player in a game, and how long its side to move can still think; `None`
/// without a deadline.
pub fn find_to_move(
    conn: &mut DbConn,
    player: PlayerId,
    id: GameId,
    now: DateTime<Utc>,
) -> QueryResult<Option<(String, Option<TimeDelta>)>> {
    type Found = (PlayerId, Option<DbTimestamp>, String, String, String, String);
    let (white, black) = diesel::alias!(players as white_player, players as black_player);
    let found: Option<Found> = on_either!(conn, |c| {
        games::table
            .inner_join(white.on(white.field(players::id).eq(games::white_id)))
            .inner_join(black.on(black.field(players::id).eq(games::black_id)))
            .filter(games::id.eq(id))
            .select((
                games::white_id,
                games::deadline,
                games::turn,
                games::clock,
                white.field(players::name),
                black.field(players::name),
            ))
            .get_result(c)
            .optional()?
    });
    Ok(found.map(|(white_id, deadline, turn, clock, white, black)| {
        let opponent = if white_id == player { black } else { white };
        (opponent, time_left(deadline, &turn, &clock, now))
    }))
}

/// Returns which of some games with a claim are paused until it is decided. A claim about a silent
/// opponent does not pause the game.
fn list_paused(conn: &mut DbConn, claimed: &[GameId]) -> QueryResult<Vec<GameId>> {
    if claimed.is_empty() {
        return Ok(Vec::new());
    }
    let rows: Vec<(GameId, String)> = games::table
        .filter(games::id.eq_any(claimed))
        .select((games::id, games::claims))
        .load(conn)?;
    let is_paused = |text: &str| Claims::parse(text).is_some_and(|claims| claims.is_paused());
    Ok(rows.into_iter().filter(|(_, text)| is_paused(text)).map(|(id, _)| id).collect())
}
