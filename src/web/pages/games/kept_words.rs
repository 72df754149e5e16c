//! Answers to the forms of the game page: whatever is typed in the others stays.

use actix_web::http::StatusCode;
use chrono::TimeDelta;

use super::{
    game_page_request::RefusedGameForm,
    move_form::MoveForm,
    show::{record_view, render},
    visible_game::{VisibleGame, load_with_analysis},
};
use crate::{
    db::{
        DbError, GameId,
        game_messages::{self, GameMessage},
    },
    game::ply_of,
    web::{
        error::{PageError, PageResult},
        request_context::{RequestContext, see_other},
    },
};

/// Answers a form that was carried out: leads to a place on the page of the game, or shows the page
/// with what is still being typed.
pub async fn go_on(ctx: &RequestContext, id: GameId, entered: MoveForm, place: &str) -> PageResult {
    match entered.is_empty() {
        true => Ok(see_other(format!("/games/{id}{place}"))),
        false => page_again(ctx, id, entered).await,
    }
}

/// Shows the page as it was.
pub async fn page_again(ctx: &RequestContext, id: GameId, entered: MoveForm) -> PageResult {
    show_again(ctx, id, entered, RefusedGameForm::default(), StatusCode::OK).await
}

/// The same with what is wrong with the form that was sent, or is to be seen before it is.
pub async fn show_again(
    ctx: &RequestContext,
    id: GameId,
    entered: MoveForm,
    form_errors: RefusedGameForm,
    status: StatusCode,
) -> PageResult {
    let loaded = load_with_analysis(ctx, id).await?;
    record_view(ctx, &loaded);
    let (entered, notice) = without_said(ctx, &loaded, entered).await?;
    let form_errors = RefusedGameForm { typed: entered.errors().typed, ..form_errors };
    let request = match entered.ply == loaded.stored.game.position_no() {
        true => entered.unchanged(),
        false => entered.kept(),
    };
    render(ctx, loaded, &request, form_errors, notice, status)
}

/// Takes a message out that has been sent since the page was opened, as with the move that was made
/// since; and returns what is said of it.
pub async fn without_said(
    ctx: &RequestContext,
    loaded: &VisibleGame,
    entered: MoveForm,
) -> Result<(MoveForm, Option<&'static str>), PageError> {
    let (id, game) = (loaded.stored.id, &loaded.stored.game);
    let text = game_messages::clean(&entered.message);
    let before = usize::try_from(ply_of(entered.ply)).ok();
    let next = before.and_then(|before| game.played().get(before));
    let side = loaded.stored.side_of(ctx.sender()?.player.id);
    let (Some(next), Some(side), false) = (next, side, text.is_empty()) else {
        return Ok((entered, None));
    };
    // What came with the move has its very instant.
    let since = next.at - TimeDelta::microseconds(1);
    let said = GameMessage { side, ply: game.ply(), text, at: ctx.now };
    let is_said = ctx.app.db.look_up(move |conn| {
        game_messages::is_known(conn, id, &said, since).map_err(DbError::from)
    });
    Ok(match is_said.await? {
        true => (entered.without_message(), Some("message-sent")),
        false => (entered, None),
    })
}
