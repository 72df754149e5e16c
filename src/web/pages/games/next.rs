//! From game to game: the next one that waits for its player.

use actix_web::web::Query;
use chrono::{DateTime, Utc};
use diesel::QueryResult;
use serde::Deserialize;

use crate::{
    db::{DbConn, DbError, GameId, PlayerId, delayed_moves, games},
    i18n::Locale,
    web::{
        error::{PageError, PageResult},
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
    /// Finds the other games in which it is a player's turn; `None` if there are none. `to_move`: in how many
    /// it was when the reader was looked up.
    pub fn find(
        conn: &mut DbConn,
        player: PlayerId,
        (from, to_move): (GameId, usize),
        now: DateTime<Utc>,
        locale: Locale,
    ) -> Result<Option<Next>, DbError> {
        if to_move == 0 {
            return Ok(None);
        }
        let list = list_next(conn, player, now)?;
        let Some(next) = next_of(&list, Some(from)) else { return Ok(None) };
        let Some((opponent, left)) = games::find_to_move(conn, player, next, now)? else {
            return Ok(None);
        };
        let skips = list.contains(&from);
        let left = left.map(|left| locale.span(left)).unwrap_or_default();
        Ok(Some(Next { skips, count: list.len() - usize::from(skips), opponent, left }))
    }
}

/// Lists the games to go to, the most urgent first: those in which it is a player's turn, without those
/// that they skip today.
fn list_next(conn: &mut DbConn, player: PlayerId, now: DateTime<Utc>) -> QueryResult<Vec<GameId>> {
    let list = games::list_to_move(conn, player, now)?.into_iter();
    Ok(list.filter(|game| !game.is_skipped).map(|game| game.id).collect())
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
    ctx.player()?;
    let next = find_next(&ctx, asked.after.parse().ok()).await?;
    Ok(see_other(next.map_or("/games".to_owned(), |id| format!("/games/{id}"))))
}

/// Finds the game to go to from another.
pub async fn find_next(
    ctx: &RequestContext,
    from: Option<GameId>,
) -> Result<Option<GameId>, PageError> {
    let (me, now) = (ctx.player()?.id, ctx.now);
    let db = &ctx.app.db;
    let list = db.look_up(move |conn| Ok::<_, DbError>(list_next(conn, me, now)?)).await?;
    Ok(next_of(&list, from))
}

/// Returns where to go after a move in a game: to the next game if the player wants that and one waits,
/// else to the page of the game. A move that is not sent yet can be recalled there.
pub async fn after_move(ctx: &RequestContext, id: GameId) -> PageResult {
    let next = match ctx.display_preferences.appearance.next_game && !is_delayed(ctx, id).await? {
        true => find_next(ctx, Some(id)).await?,
        false => None,
    };
    Ok(see_other(match next {
        Some(next) => format!("/games/{next}?notice=move-sent&last={id}"),
        None => format!("/games/{id}"),
    }))
}

async fn is_delayed(ctx: &RequestContext, id: GameId) -> Result<bool, PageError> {
    let found = ctx.app.db.look_up(move |conn| Ok::<_, DbError>(delayed_moves::find(conn, id)?));
    Ok(found.await?.is_some())
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
