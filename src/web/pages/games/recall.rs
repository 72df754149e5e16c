//! Recalling a move that is not sent yet. It is to be confirmed again, with all that went with it.

use actix_web::{http::StatusCode, web::Path};

use super::{
    corrupt_row::or_left_out,
    game_page_request::GamePageRequest,
    move_form::{GamePageForm, MoveForm},
    play::answer,
    show::render,
    visible_game::load_for_player,
};
use crate::{
    actions::games::{Acted, GameCommand},
    db::{DbConn, DbError, GameId, delayed_moves},
    game::{DelayedMove, PlayerCommand},
    i18n::Locale,
    web::{error::PageResult, form::Nothing, request_context::RequestContext},
};

/// `POST /games/{id}/recall`
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    GamePageForm { page, .. }: GamePageForm<Nothing>,
) -> PageResult {
    let (id, player) = (*id, ctx.sender()?.player.id);
    // It is gone when it is recalled. Nobody else can recall it, or is shown it.
    let find = move |conn: &mut DbConn| Ok::<_, DbError>(delayed_moves::find(conn, id)?);
    let delayed = or_left_out(ctx.app.db.look_up(find).await)?;
    let command = PlayerCommand::RecallMove { position_no: page.ply };
    let acted = GameCommand::by_player(player, id, command).run(&ctx.app.db, ctx.now).await;
    let (Ok(Acted::Done), Some(delayed)) = (&acted, delayed) else {
        return answer(&ctx, id, acted, page).await;
    };
    let loaded = load_for_player(&ctx, id).await?;
    let page = page.beside_another(ctx.locale);
    let errors = page.errors();
    let request = to_confirm(delayed, page, ctx.locale);
    render(&ctx, loaded, &request, errors, Some("move-recalled"), StatusCode::OK)
}

/// Returns the page on which a move is to be confirmed, with what is typed beside it.
fn to_confirm(delayed: DelayedMove, page: MoveForm, locale: Locale) -> GamePageRequest {
    let kept = page.kept();
    let play = delayed.play;
    let [keep, propose] = [play.keep, play.propose].map(|lines| lines.map(|it| locale.san(&it)));
    GamePageRequest {
        text: Some(play.text),
        offer_draw: play.offer_draw,
        message: delayed.message.unwrap_or_default(),
        with_lines: keep.is_some() || propose.is_some(),
        keep: keep.or(kept.keep),
        propose: propose.or(kept.propose),
        to_confirm: true,
        ..kept
    }
}
