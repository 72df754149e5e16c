//! Claiming a draw, answering a claim, appealing a decision, and claiming a result when play was
//! stopped.

use std::mem;

use actix_web::{http::StatusCode, web::Path};
use chrono::{DateTime, Utc};
use serde::Deserialize;

use super::{
    available_actions::may_claim_draw,
    claim_input::{ClaimInput, StatementInput},
    game_page_request::{GamePageRequest, RefusedGameForm},
    kept_words::{go_on, show_again},
    move_form::{GamePageForm, MoveForm},
    other_forms::OtherFormsInput,
    play::{answer_with, too_late},
    show::render,
    visible_game::{VisibleGame, load},
};
use crate::{
    actions::{
        games::{self, Acted, GameCommand, ResultClaim},
        messages::{MAX_MESSAGE_CHARS, check_optional_text},
    },
    db::{GameId, PlayerId},
    game::{Claim, ClaimError, ClaimedResult, GameError, PlayerCommand},
    i18n::Locale,
    web::{
        error::{PageError, PageResult, refusable},
        form::Nothing,
        request_context::RequestContext,
        sentences::Sentence as _,
    },
};

/// Characters of an analysis with which a result is claimed.
pub const MAX_ANALYSIS_CHARS: usize = 10_000;

/// Returns words as they are stored, or why they are not taken.
fn checked(statement: &str, most: usize, locale: Locale) -> Result<String, String> {
    check_optional_text(statement, most).map_err(|why| why.said(locale).to_string())
}

/// A claim that the page offers: one button says all of it, whatever is typed in the form for claims.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct OfferedClaimForm {
    offered_ground: String,
    offered_move: String,
}

impl OfferedClaimForm {
    /// Returns the claim; `None` if what was typed is claimed.
    fn claim(self) -> Option<ClaimInput> {
        let (ground, intended) = (self.offered_ground, self.offered_move);
        (!ground.is_empty()).then(|| ClaimInput { ground, intended, ..ClaimInput::default() })
    }
}

/// `POST /games/{id}/claim`
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    GamePageForm { own: offered, page }: GamePageForm<OfferedClaimForm>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let (id, position_no) = (*id, page.ply);
    let mut page = page.beside_another(ctx.locale);
    let entered = offered.claim().unwrap_or_else(|| page.beside.take_claim());
    let ground = entered.ground.parse().map_err(|_| PageError::BadForm)?;
    let intended = entered.intended.clone();
    let claim = Claim { ground, intended: Some(intended.clone()).filter(|text| !text.is_empty()) };
    let statement = match checked(&entered.statement, MAX_MESSAGE_CHARS, ctx.locale) {
        Ok(statement) => statement,
        Err(why) => {
            let claim = ClaimInput { statement_error: Some(why), ..entered };
            let loaded = load(&ctx, id).await?;
            let form_errors = placed(&loaded, player, ctx.now, claim, &page.beside);
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            return show_again(&ctx, id, page, form_errors, status).await;
        }
    };
    let command = PlayerCommand::Claim { claim, position_no, statement };
    let acted = GameCommand::by_player(player, id, command).run(&ctx.app.db, ctx.now).await;
    let refusal = match refusable(acted)? {
        Ok(Acted::Done | Acted::AlreadyDone) => return go_on(&ctx, id, page, "").await,
        Ok(Acted::TooLate) => {
            let unsent = vec![entered.statement];
            let typed = RefusedGameForm { unsent, ..RefusedGameForm::default() };
            return too_late(&ctx, id, &page.kept(), typed).await;
        }
        Err(refusal) => refusal,
    };
    let loaded = load(&ctx, id).await?;
    let error = Some(ctx.locale.refusal(&refusal));
    let claim = ClaimInput { error, ..entered };
    let form_errors = placed(&loaded, player, ctx.now, claim, &page.beside);
    // The move that came with a wrong claim stands only if it is confirmed; the claim may stay
    // as the offer of a draw (Article 9.1.2.3).
    let refuted = matches!(refusal, GameError::Claim(ClaimError::Refuted { .. }));
    let status = match refusal {
        GameError::Move(_) | GameError::Claim(ClaimError::NeedsWords) => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        _ => StatusCode::CONFLICT,
    };
    if !refuted || intended.is_empty() {
        return show_again(&ctx, id, page, form_errors, status).await;
    }
    let request =
        GamePageRequest { text: Some(intended), offer_draw: true, to_confirm: true, ..page.kept() };
    render(&ctx, loaded, &request, form_errors, None, status)
}

/// Puts a refused claim where the page has a form for it that has no other one. Who cannot claim any
/// more has none to read it at. `typed`: what stands in the forms of the page.
fn placed(
    loaded: &VisibleGame,
    player: PlayerId,
    now: DateTime<Utc>,
    mut claim: ClaimInput,
    typed: &OtherFormsInput,
) -> RefusedGameForm {
    let (game, side) = (&loaded.stored.game, loaded.stored.side_of(player));
    if may_claim_draw(game, side, now) && typed.new_claim().is_none() {
        RefusedGameForm { claim, ..RefusedGameForm::default() }
    } else if claim.is_about_silence()
        && side.is_some_and(|side| game.may_ask_about_silence(side, now))
    {
        RefusedGameForm { error: claim.error.take(), claim, ..RefusedGameForm::default() }
    } else {
        let (error, unsent) = (claim.error.or(claim.statement_error), vec![claim.statement]);
        RefusedGameForm { error, unsent, ..RefusedGameForm::default() }
    }
}

/// Carries out what is said about a claim or a decision. What is not taken is shown again.
/// `page`: what else is typed on the page.
async fn state(
    ctx: &RequestContext,
    id: GameId,
    text: String,
    most: usize,
    page: MoveForm,
    command: impl FnOnce(String) -> PlayerCommand,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    match checked(&text, most, ctx.locale) {
        Ok(statement) => {
            let command = GameCommand::by_player(player, id, command(statement));
            let acted = command.run(&ctx.app.db, ctx.now).await;
            let statement = StatementInput { text, error: None };
            let typed = RefusedGameForm { statement, ..RefusedGameForm::default() };
            answer_with(ctx, id, acted, page, typed).await
        }
        Err(why) => show_wrong(ctx, id, StatementInput { text, error: Some(why) }, page).await,
    }
}

/// Shows words again that are not taken.
async fn show_wrong(
    ctx: &RequestContext,
    id: GameId,
    statement: StatementInput,
    page: MoveForm,
) -> PageResult {
    let form_errors = RefusedGameForm { statement, ..RefusedGameForm::default() };
    show_again(ctx, id, page, form_errors, StatusCode::UNPROCESSABLE_ENTITY).await
}

/// `POST /games/{id}/claim/answer`
pub async fn submit_answer(
    ctx: RequestContext,
    id: Path<GameId>,
    GamePageForm { page, .. }: GamePageForm<Nothing>,
) -> PageResult {
    let mut page = page.beside_another(ctx.locale);
    let text = mem::take(&mut page.beside.claim_answer);
    let command = |statement| PlayerCommand::AnswerClaim { statement };
    state(&ctx, *id, text, MAX_MESSAGE_CHARS, page, command).await
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ResultClaimForm {
    /// `win` or `draw`.
    result: String,
    /// How many claims of the player the page showed.
    claims_replaced: u32,
}

/// `POST /games/{id}/result`
pub async fn claim_result(
    ctx: RequestContext,
    id: Path<GameId>,
    GamePageForm { own: entered, page }: GamePageForm<ResultClaimForm>,
) -> PageResult {
    let mut page = page.beside_another(ctx.locale);
    let text = mem::take(&mut page.beside.analysis);
    let result: ClaimedResult = entered.result.parse().map_err(|_| PageError::BadForm)?;
    let (id, player) = (*id, ctx.sender()?.player.id);
    let statement = match checked(&text, MAX_ANALYSIS_CHARS, ctx.locale) {
        Ok(statement) => statement,
        Err(why) => {
            return show_wrong(&ctx, id, StatementInput { text, error: Some(why) }, page).await;
        }
    };
    let claim = ResultClaim { result, statement, replaced: entered.claims_replaced };
    let acted = games::claim_result(&ctx.app.db, player, id, claim, ctx.now).await;
    let statement = StatementInput { text, error: None };
    let typed = RefusedGameForm { statement, ..RefusedGameForm::default() };
    answer_with(&ctx, id, acted, page, typed).await
}

/// `POST /games/{id}/appeal`
pub async fn appeal(
    ctx: RequestContext,
    id: Path<GameId>,
    GamePageForm { page, .. }: GamePageForm<Nothing>,
) -> PageResult {
    let mut page = page.beside_another(ctx.locale);
    let text = mem::take(&mut page.beside.appeal);
    let command = |statement| PlayerCommand::Appeal { statement };
    state(&ctx, *id, text, MAX_MESSAGE_CHARS, page, command).await
}
