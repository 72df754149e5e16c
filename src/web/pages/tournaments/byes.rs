//! Byes that players ask for: the rounds of a Swiss tournament in which they do not play.

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
    let (id, me) = (*id, ctx.sender()?.player.id);
    ctx.app.limits.messages(me)?;
    let round = form.round.trim().parse().unwrap_or(0);
    let (act, notice) = match form.withdraw.is_empty() {
        true => (PlayerAct::RequestBye { round }, "tournament-bye-requested"),
        false => (PlayerAct::WithdrawByeRequest { round }, "tournament-bye-request-withdrawn"),
    };
    let command = TournamentAct::by_player(me, id, act);
    match refusable(command.run(&ctx.app.db, ctx.now).await)? {
        Ok(()) => Ok(see_other(format!("/tournaments/{id}?notice={notice}"))),
        Err(why) => render(&ctx, id, TournamentQuery::default(), Some(why.said(ctx.locale))).await,
    }
}
