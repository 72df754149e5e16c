//! Offering a draw while the opponent thinks, and answering an offer.

use actix_web::web::Path;
use serde::Deserialize;

use super::play::answer;
use crate::{
    actions::games::act,
    db::GameId,
    game::Command,
    web::{
        error::{PageError, PageResult},
        form::Form,
        request_context::RequestContext,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct DrawForm {
    action: String,
    ply: u32,
}

/// `POST /games/{id}/draw`
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    Form(entered): Form<DrawForm>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let command = match entered.action.as_str() {
        "offer" => Command::OfferDraw,
        "accept" => Command::AcceptDraw { ply: entered.ply },
        "decline" => Command::DeclineDraw { ply: entered.ply },
        _ => return Err(PageError::BadForm),
    };
    let acted = act(&ctx.app.db, player, *id, command, ctx.now).await;
    answer(&ctx, *id, acted).await
}
