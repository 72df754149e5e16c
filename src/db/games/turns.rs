//! Whose move it is: the games that wait for a player. Every page of a player's own game asks
//! for them, so an index answers it without looking at a game (`games_white_turn`,
//! `games_black_turn`).

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use crate::{
    chess::Color,
    db::{DbConn, GameId, PlayerId, Stamp, color_word, schema::games},
    game::{Claims, FlagRule},
};

/// A game, its flag, and whether something was claimed in it.
type Line = (GameId, Option<Stamp>, bool);

/// Lists the games in which a player is to move, the most urgent flag first, those without one
/// last: in the order of [`super::list_running`].
pub fn list_to_move(
    conn: &mut DbConn,
    player: PlayerId,
    now: DateTime<Utc>,
) -> QueryResult<Vec<GameId>> {
    let mut lines: Vec<Line> = Vec::new();
    macro_rules! add {
        ($column:ident, $side:expr) => {
            let query = games::table
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
                .select((games::id, games::deadline, games::claimed_at.is_not_null()));
            lines.extend(on_either!(conn, |c| query.load::<Line>(c)?));
        };
    }
    add!(white_id, Color::White);
    add!(black_id, Color::Black);
    let claimed: Vec<GameId> =
        lines.iter().filter(|(.., claimed)| *claimed).map(|(id, ..)| *id).collect();
    let resting = list_resting(conn, &claimed)?;
    lines.retain(|(id, ..)| !resting.contains(id));
    lines.sort_by_key(|(id, deadline, ..)| (deadline.is_none(), *deadline, *id));
    Ok(lines.into_iter().map(|(id, ..)| id).collect())
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
