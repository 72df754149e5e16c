//! The answer of whoever goes on to the next stage: they play in it, or do not want to.

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
pub struct PlaceForm {
    /// `give_up`, else it is confirmed.
    answer: String,
}

/// `POST /tournaments/{id}/place`
pub async fn submit(
    ctx: RequestContext,
    id: Path<TournamentId>,
    Form(form): Form<PlaceForm>,
) -> PageResult {
    let (asked, notice) = match form.answer.as_str() {
        "give_up" => (PlayerAct::GiveUpPlace, "tournament-place-given-up"),
        _ => (PlayerAct::ConfirmPlace, "tournament-place-confirmed"),
    };
    act(&ctx, *id, asked, notice).await
}
