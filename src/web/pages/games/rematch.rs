//! Once more with colors swapped.

use actix_web::{http::StatusCode, web::Path};

use super::{
    game_page_request::{GamePageRequest, RefusedGameForm},
    show::render,
    visible_game::load,
};
use crate::{
    actions::challenges::{Rematch, offer_rematch},
    db::GameId,
    web::{
        error::{PageResult, refusable},
        form::{Form, Nothing},
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

/// `POST /games/{id}/rematch`
pub async fn submit(ctx: RequestContext, id: Path<GameId>, _: Form<Nothing>) -> PageResult {
    let player = ctx.sender()?.player.id;
    let loaded = load(&ctx, *id).await?;
    let offered = offer_rematch(&ctx.app.db, player, *id, ctx.now).await;
    match refusable(offered)? {
        Ok(Rematch::Started(game)) => Ok(see_other(format!("/games/{game}"))),
        Ok(Rematch::Offered) => Ok(see_other(format!("/games/{id}?notice=rematch"))),
        Err(why) => {
            let form_errors = RefusedGameForm {
                error: Some(why.said(ctx.locale).to_string()),
                ..RefusedGameForm::default()
            };
            render(
                &ctx,
                loaded,
                &GamePageRequest::default(),
                form_errors,
                None,
                StatusCode::CONFLICT,
            )
        }
    }
}
