//! Setting and deleting one's safety move.

use actix_web::web::Path;
use chrono::TimeDelta;
use serde::Deserialize;

use super::{move_form::GamePageForm, play::answer};
use crate::{
    actions::games::GameCommand,
    db::GameId,
    game::{PlayerCommand, SAFETY_LEADS, SafetyMoveChange},
    web::{
        error::{PageError, PageResult},
        request_context::RequestContext,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct SafetyMoveForm {
    action: String,
    ply: u32,
    /// In UCI, from a list.
    safety_move: String,
    /// Hours, from a list.
    safety_lead: String,
}

/// `POST /games/{id}/safety-move`
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    GamePageForm { own: entered, page }: GamePageForm<SafetyMoveForm>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let lead = entered.safety_lead.parse().ok().filter(|hours| SAFETY_LEADS.contains(hours));
    let change = match (entered.action.as_str(), lead) {
        ("set", Some(hours)) => SafetyMoveChange::Set {
            text: entered.safety_move,
            lead: TimeDelta::hours(i64::from(hours)),
        },
        ("delete", _) => SafetyMoveChange::Delete,
        _ => return Err(PageError::BadForm),
    };
    let command = PlayerCommand::SafetyMove { position_no: entered.ply, change };
    let acted = GameCommand::by_player(player, *id, command).run(&ctx.app.db, ctx.now).await;
    answer(&ctx, *id, acted, page).await
}
