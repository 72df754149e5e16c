//! Going on without a move: the game is no next game until tomorrow.

use actix_web::web::Path;

use super::{kept_words::page_again, move_form::GamePageForm, next::find_next};
use crate::{
    actions::{
        games::skip_game,
        vacation::{day_of, first_instant},
    },
    db::GameId,
    web::{
        error::{PageResult, done},
        form::Nothing,
        request_context::{RequestContext, see_other},
    },
};

/// `POST /games/{id}/skip`: goes on to the next game. This one is no next game until tomorrow.
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    GamePageForm { page, .. }: GamePageForm<Nothing>,
) -> PageResult {
    let (player, zone) = (ctx.sender()?.player.id, ctx.zone().tz());
    // In the order before: it is behind this game.
    let next = find_next(&ctx, Some(*id)).await?;
    let tomorrow = day_of(ctx.now, zone).succ_opt().map(|day| first_instant(day, zone));
    let until = tomorrow.unwrap_or(ctx.now);
    done(skip_game(&ctx.app.db, player, *id, page.ply, until).await)?;
    let page = page.beside_another(ctx.locale);
    match next {
        _ if !page.is_empty() => page_again(&ctx, *id, page).await,
        Some(next) => Ok(see_other(format!("/games/{next}"))),
        None => Ok(see_other("/games")),
    }
}
