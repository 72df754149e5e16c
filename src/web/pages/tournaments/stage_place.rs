//! The answer of whoever goes on to the next stage: they play in it, or do not want to.

use actix_web::web::Path;
use serde::Deserialize;

use super::show::{TournamentQuery, render};
use crate::{
    actions::tournaments::{PlayerAct, TournamentAct},
    db::TournamentId,
    web::{
        error::{PageResult, refusable},
        form::Form,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
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
    let (id, me) = (*id, ctx.sender()?.player.id);
    ctx.app.limits.messages(me)?;
    let (act, notice) = match form.answer.as_str() {
        "give_up" => (PlayerAct::GiveUpPlace, "tournament-place-given-up"),
        _ => (PlayerAct::ConfirmPlace, "tournament-place-confirmed"),
    };
    let command = TournamentAct::by_player(me, id, act);
    match refusable(command.run(&ctx.app.db, ctx.now).await)? {
        Ok(()) => Ok(see_other(format!("/tournaments/{id}?notice={notice}"))),
        Err(why) => render(&ctx, id, TournamentQuery::default(), Some(why.said(ctx.locale))).await,
    }
}
