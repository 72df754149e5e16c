//! Once more with colors swapped.

use actix_web::{http::StatusCode, web::Path};

use super::{
    game_page_request::RefusedGameForm,
    kept_words::{go_on, page_again, show_again},
    move_form::GamePageForm,
};
use crate::{
    actions::challenges::{Rematch, offer_rematch},
    db::GameId,
    random,
    tournament::lots::LotSecret,
    web::{
        error::{PageResult, refusable},
        form::Nothing,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

/// `POST /games/{id}/rematch`
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    GamePageForm { page, .. }: GamePageForm<Nothing>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let page = page.beside_another(ctx.locale);
    let secret = LotSecret::new(random::bytes());
    let limits = ctx.site.settings.game_limits();
    let offered = offer_rematch(&ctx.app.db, player, *id, secret, limits, ctx.now).await;
    match refusable(offered)? {
        Ok(Rematch::Started(game)) if page.is_empty() => Ok(see_other(format!("/games/{game}"))),
        Ok(Rematch::Started(_)) => page_again(&ctx, *id, page).await,
        Ok(Rematch::Offered) => go_on(&ctx, *id, page, "?notice=rematch").await,
        Err(why) => {
            let form_errors = RefusedGameForm {
                error: Some(why.said(ctx.locale).to_string()),
                ..RefusedGameForm::default()
            };
            show_again(&ctx, *id, page, form_errors, StatusCode::CONFLICT).await
        }
    }
}
