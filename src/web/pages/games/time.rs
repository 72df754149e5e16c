//! Giving the opponent time, and claiming a win on time.

use actix_web::web::Path;
use serde::Deserialize;

use super::{move_form::GamePageForm, play::answer};
use crate::{
    actions::games::GameCommand,
    db::GameId,
    game::PlayerCommand,
    web::{error::PageResult, form::Nothing, request_context::RequestContext},
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct TimeForm {
    days: String,
    /// How often time had been given when the page was made: a form sent twice gives once.
    given: usize,
}

/// `POST /games/{id}/time`
pub async fn give(
    ctx: RequestContext,
    id: Path<GameId>,
    GamePageForm { own: entered, page }: GamePageForm<TimeForm>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    // What is no number of days is refused like one that is too large.
    let days = entered.days.trim().parse().unwrap_or(0);
    let command = PlayerCommand::GiveTime { days, given: entered.given };
    let acted = GameCommand::by_player(player, *id, command).run(&ctx.app.db, ctx.now).await;
    answer(&ctx, *id, acted, page).await
}

/// `POST /games/{id}/timeout`
pub async fn claim(
    ctx: RequestContext,
    id: Path<GameId>,
    GamePageForm { page, .. }: GamePageForm<Nothing>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let acted = GameCommand::by_player(player, *id, PlayerCommand::ClaimTimeout)
        .run(&ctx.app.db, ctx.now)
        .await;
    answer(&ctx, *id, acted, page).await
}
