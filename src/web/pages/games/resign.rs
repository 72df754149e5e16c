//! Resigning, or aborting a game that has hardly begun; both are confirmed on a page.

use actix_web::web::Path;
use askama::Template;
use serde::Deserialize;

use super::{
    messages::ChatScope,
    move_form::MoveForm,
    play::answer,
    visible_game::{VisibleGame, load_with_messages},
};
use crate::{
    actions::games::GameCommand,
    db::GameId,
    game::PlayerCommand,
    web::{
        error::{PageError, PageResult},
        form::Form,
        layout::Page,
        request_context::{RequestContext, see_other},
    },
};

#[derive(Template)]
#[template(path = "games/resign.html")]
struct ResignTemplate<'a> {
    page: Page<'a>,
    id: GameId,
    opponent: &'a str,
    may_abort: bool,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ResignForm {
    abort: Option<String>,
}

/// `GET /games/{id}/resign`
pub async fn show(ctx: RequestContext, id: Path<GameId>) -> PageResult {
    let player = ctx.player()?.id;
    let VisibleGame { stored, names, .. } =
        load_with_messages(&ctx, *id, ChatScope::Nothing).await?;
    let side = stored.side_of(player).ok_or(PageError::Forbidden)?;
    if !stored.game.is_running() {
        return Ok(see_other(format!("/games/{id}")));
    }
    let [white, black] = &names;
    ctx.ok(&ResignTemplate {
        page: ctx.page(),
        id: *id,
        opponent: side.fold_wb(black, white),
        may_abort: stored.game.may_abort(),
    })
}

/// `POST /games/{id}/resign`
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    Form(entered): Form<ResignForm>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let command =
        if entered.abort.is_some() { PlayerCommand::Abort } else { PlayerCommand::Resign };
    let acted = GameCommand::by_player(player, *id, command).run(&ctx.app.db, ctx.now).await;
    answer(&ctx, *id, acted, MoveForm::default()).await
}
