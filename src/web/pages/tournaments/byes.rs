//! Byes that players ask for: the rounds of a Swiss tournament in which they do not play.

use actix_web::web::Path;
use serde::Deserialize;

use super::player_acts::act;
use crate::{
    actions::tournaments::PlayerAct,
    db::TournamentId,
    web::{error::PageResult, form::Form, request_context::RequestContext},
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ByeForm {
    /// What is no number is no round.
    round: String,
    withdraw: String,
}

/// `POST /tournaments/{id}/byes`: asks for a bye in a round, or withdraws the request.
pub async fn submit(
    ctx: RequestContext,
    id: Path<TournamentId>,
    Form(form): Form<ByeForm>,
) -> PageResult {
    let round = form.round.trim().parse().unwrap_or(0);
    let (asked, notice) = match form.withdraw.is_empty() {
        true => (PlayerAct::RequestBye { round }, "tournament-bye-requested"),
        false => (PlayerAct::WithdrawByeRequest { round }, "tournament-bye-request-withdrawn"),
    };
    act(&ctx, *id, asked, notice).await
}
