//! Asking for a takeback, and answering.

use actix_web::web::Path;
use serde::Deserialize;

use super::{move_form::GamePageForm, play::answer};
use crate::{
    actions::games::GameCommand,
    db::GameId,
    game::PlayerCommand,
    web::{
        error::{PageError, PageResult},
        request_context::RequestContext,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct TakebackForm {
    action: String,
    ply: u32,
}

/// `POST /games/{id}/takeback`
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    GamePageForm { own: entered, page }: GamePageForm<TakebackForm>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let command = match entered.action.as_str() {
        "ask" => PlayerCommand::AskTakeback,
        "grant" => PlayerCommand::GrantTakeback { position_no: entered.ply },
        "decline" => PlayerCommand::DeclineTakeback,
        _ => return Err(PageError::BadForm),
    };
    let acted = GameCommand::by_player(player, *id, command).run(&ctx.app.db, ctx.now).await;
    answer(&ctx, *id, acted, page).await
}
