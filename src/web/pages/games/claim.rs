//! Claiming a draw, answering a claim, appealing a decision.

use actix_web::{http::StatusCode, web::Path};
use serde::Deserialize;

use super::{
    available_actions::may_claim_draw,
    claim_view::ClaimInput,
    game_page_request::{GamePageRequest, RefusedGameForm},
    play::{answer, too_late},
    show::render,
    visible_game::load,
};
use crate::{
    actions::games::{Acted, GameCommand},
    db::{GameId, game_messages},
    game::{Claim, ClaimError, GameError, PlayerCommand},
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        request_context::{RequestContext, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ClaimForm {
    ground: String,
    #[serde(rename = "move")]
    intended: String,
    statement: String,
    ply: u32,
}

/// Returns words as they are stored.
fn clean(statement: &str) -> Result<String, PageError> {
    let statement = game_messages::clean(statement);
    if statement.chars().count() > game_messages::MAX_MESSAGE_CHARS {
        Err(PageError::BadForm)
    } else {
        Ok(statement)
    }
}

/// `POST /games/{id}/claim`
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    Form(entered): Form<ClaimForm>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let id = *id;
    let ground = entered.ground.parse().map_err(|_| PageError::BadForm)?;
    let intended = entered.intended.trim().to_owned();
    let claim = Claim { ground, intended: Some(intended.clone()).filter(|text| !text.is_empty()) };
    let statement = clean(&entered.statement)?;
    let command =
        PlayerCommand::Claim { claim, position_no: entered.ply, statement: statement.clone() };
    let acted = GameCommand::by_player(player, id, command).run(&ctx.app.db, ctx.now).await;
    let refusal = match refusable(acted)? {
        Ok(Acted::Done | Acted::AlreadyDone) => return Ok(see_other(format!("/games/{id}"))),
        Ok(Acted::TooLate) => return too_late(&ctx, id).await,
        Err(refusal) => refusal,
    };
    let loaded = load(&ctx, id).await?;
    let error = Some(ctx.locale.refusal(&refusal));
    let typed = ClaimInput { ground: entered.ground, intended: intended.clone(), statement, error };
    let side = loaded.stored.side_of(player);
    // Who cannot claim any more has no form to read it at.
    let form_errors = match may_claim_draw(&loaded.stored.game, side, ctx.now) {
        true => RefusedGameForm { claim: typed, ..RefusedGameForm::default() },
        false => RefusedGameForm { error: typed.error, ..RefusedGameForm::default() },
    };
    // The move that came with a wrong claim stands only if it is confirmed; the claim may stay
    // as the offer of a draw (Article 9.1.2.3).
    let refuted = matches!(refusal, GameError::Claim(ClaimError::Refuted { .. }));
    let request = match refuted && !intended.is_empty() {
        true => GamePageRequest {
            text: Some(intended),
            offer_draw: true,
            to_confirm: true,
            ..GamePageRequest::default()
        },
        false => GamePageRequest::default(),
    };
    let status = match refusal {
        GameError::Move(_) | GameError::Claim(ClaimError::NeedsWords) => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        _ => StatusCode::CONFLICT,
    };
    render(&ctx, loaded, &request, form_errors, None, status)
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct StatementForm {
    statement: String,
}

/// `POST /games/{id}/claim/answer`
pub async fn submit_answer(
    ctx: RequestContext,
    id: Path<GameId>,
    Form(entered): Form<StatementForm>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let command = PlayerCommand::AnswerClaim { statement: clean(&entered.statement)? };
    let acted = GameCommand::by_player(player, *id, command).run(&ctx.app.db, ctx.now).await;
    answer(&ctx, *id, acted).await
}

/// `POST /games/{id}/appeal`
pub async fn appeal(
    ctx: RequestContext,
    id: Path<GameId>,
    Form(entered): Form<StatementForm>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let command = PlayerCommand::Appeal { statement: clean(&entered.statement)? };
    let acted = GameCommand::by_player(player, *id, command).run(&ctx.app.db, ctx.now).await;
    answer(&ctx, *id, acted).await
}
