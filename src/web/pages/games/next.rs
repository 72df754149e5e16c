//! From game to game: the next one that waits for its player.

use actix_web::web::Query;
use chrono::{DateTime, Utc};
use serde::Deserialize;

use crate::{
    db::{DbConn, DbError, GameId, PlayerId, games},
    i18n::Locale,
    web::{
        error::PageResult,
        request_context::{RequestContext, see_other},
    },
};

/// What a game's page says about the reader's other games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// The game of the page waits too: to go on is to skip it.
    pub skips: bool,
    /// Other games that wait.
    pub count: usize,
    /// Of the next of them.
    pub opponent: String,
    /// `2 d 3 h`; empty without a deadline.
    pub left: String,
}

impl Next {
    /// Finds the other games in which it is a player's turn; `None` if there are none.
    pub fn find(
        conn: &mut DbConn,
        player: PlayerId,
        from: GameId,
        now: DateTime<Utc>,
        locale: Locale,
    ) -> Result<Option<Next>, DbError> {
        let list = games::list_to_move(conn, player, now)?;
        let Some(next) = next_of(&list, Some(from)) else { return Ok(None) };
        let Some((opponent, left)) = games::find_to_move(conn, player, next, now)? else {
            return Ok(None);
        };
        let skips = list.contains(&from);
        let left = left.map(|left| locale.span(left)).unwrap_or_default();
        Ok(Some(Next { skips, count: list.len() - usize::from(skips), opponent, left }))
    }
}

/// Returns the game to go to from another: the one behind it, in a circle, or the most urgent
/// if it does not wait itself. `None` if no other waits.
fn next_of(list: &[GameId], from: Option<GameId>) -> Option<GameId> {
    let place = list.iter().position(|id| Some(*id) == from);
    let behind = list.iter().cycle().skip(place.map_or(0, |place| place + 1));
    behind.take(list.len()).copied().find(|id| Some(*id) != from)
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct NextGameQuery {
    after: String,
}

/// `GET /games/next`: goes to the next game that waits, or to the list.
pub async fn show(ctx: RequestContext, asked: Query<NextGameQuery>) -> PageResult {
    let (me, now) = (ctx.player()?.id, ctx.now);
    let db = &ctx.app.db;
    let list =
        db.look_up(move |conn| Ok::<_, DbError>(games::list_to_move(conn, me, now)?)).await?;
    Ok(match next_of(&list, asked.after.parse().ok()) {
        Some(id) => see_other(format!("/games/{id}")),
        None => see_other("/games"),
    })
}

#[cfg(test)]
mod tests {
    use super::next_of;
    use crate::db::GameId;

    #[test]
    fn one_goes_round_in_a_circle() {
        let list = [5, 3, 9].map(GameId);
        for (from, next) in [(5, 3), (3, 9), (9, 5), (7, 5)] {
            assert_eq!(next_of(&list, Some(GameId(from))), Some(GameId(next)), "{from}");
        }
        assert_eq!(next_of(&list, None), Some(GameId(5)));
        assert_eq!(next_of(&list[..1], Some(GameId(5))), None);
        assert_eq!(next_of(&[], None), None);
    }
}
