//! What players do on the page of a tournament: enter, withdraw, take a place, and how each is answered.

use actix_web::web::Path;

use super::show::{TournamentQuery, render};
use crate::{
    actions::{
        ActionResult,
        tournaments::{PlayerAct, TournamentAct, take_place},
    },
    db::TournamentId,
    tournament::TournamentError,
    web::{
        error::{PageResult, refusable},
        form::{Form, Nothing},
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

/// `POST /tournaments/{id}/enter`
pub async fn enter(ctx: RequestContext, id: Path<TournamentId>, _: Form<Nothing>) -> PageResult {
    let limits = ctx.site.settings.game_limits();
    act(&ctx, *id, PlayerAct::Enter { limits }, "tournament-entered").await
}

/// `POST /tournaments/{id}/withdraw`
pub async fn withdraw(ctx: RequestContext, id: Path<TournamentId>, _: Form<Nothing>) -> PageResult {
    act(&ctx, *id, PlayerAct::Withdraw, "tournament-withdrawn").await
}

/// `POST /tournaments/{id}/substitute`: takes the place that the director offers.
pub async fn substitute(
    ctx: RequestContext,
    id: Path<TournamentId>,
    _: Form<Nothing>,
) -> PageResult {
    let (id, me) = (*id, ctx.sender()?.player.id);
    let limits = ctx.site.settings.game_limits();
    ctx.app.limits.messages(me)?;
    let taken = take_place(&ctx.app.db, id, me, limits, ctx.now).await;
    answer(&ctx, id, taken, "tournament-place-taken").await
}

/// Does what a player asks, and answers with the page and a notice.
pub(super) async fn act(
    ctx: &RequestContext,
    id: TournamentId,
    act: PlayerAct,
    notice: &str,
) -> PageResult {
    let me = ctx.sender()?.player.id;
    ctx.app.limits.messages(me)?;
    let done = TournamentAct::by_player(me, id, act).run(&ctx.app.db, ctx.now).await;
    answer(ctx, id, done, notice).await
}

/// Answers with the page and a notice, or says on it why nothing was done.
pub(super) async fn answer(
    ctx: &RequestContext,
    id: TournamentId,
    done: ActionResult<(), TournamentError>,
    notice: &str,
) -> PageResult {
    match refusable(done)? {
        Ok(()) => Ok(see_other(format!("/tournaments/{id}?notice={notice}"))),
        Err(why) => render(ctx, id, TournamentQuery::default(), Some(why.said(ctx.locale))).await,
    }
}
