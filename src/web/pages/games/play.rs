//! Making a move.

use actix_web::{http::StatusCode, web::Path};
use chrono::{DateTime, TimeDelta, Utc};

use super::{
    conditional_moves_view::{AnyView, every_any},
    game_page_request::{GamePageRequest, RefusedGameForm},
    kept_words::{go_on, page_again, show_again, without_said},
    move_form::{GamePageForm, MoveForm},
    show::{record_view, render},
    undone,
    visible_game::{VisibleGame, load, load_for_player, load_with_analysis},
};
use crate::{
    actions::games::{Acted, GameCommand},
    chess::InputError,
    db::{GameId, PlayerId},
    game::{
        Actor, EnteredMove, Event, EventKind, GameError, OpenOffers, Play, PlayerCommand,
        conditional_moves::ConditionalMoves, variations::has_any,
    },
    i18n::Locale,
    web::{
        error::{PageError, PageResult, refusable},
        form::Nothing,
        request_context::RequestContext,
        sentences::Sentence as _,
    },
};

/// `POST /games/{id}/moves`. A player who confirms moves is shown the move first; nothing is
/// written then.
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    GamePageForm { page: entered, .. }: GamePageForm<Nothing>,
) -> PageResult {
    let player = &ctx.sender()?.player;
    let id = *id;
    if entered.is_enter_elsewhere(player.confirm_moves) {
        return page_again(&ctx, id, entered.beside_another(ctx.locale)).await;
    }
    let (entered, names_another) = match entered.second_move(ctx.locale) {
        Some(second) => match which_move(&ctx, id, &entered, &second).await? {
            MeantMove::Shown => (entered, false),
            MeantMove::Second => (entered.with_second_move(), true),
            MeantMove::Neither(why) => {
                let loaded = load_for_player(&ctx, id).await?;
                let entered = entered.in_english(ctx.locale);
                let form_errors = RefusedGameForm { error: Some(why), ..entered.errors() };
                let status = StatusCode::UNPROCESSABLE_ENTITY;
                return render(&ctx, loaded, &entered.again(), form_errors, None, status);
            }
        },
        None => (entered, false),
    };
    let entered = entered.in_english(ctx.locale);
    if entered.chosen.is_some() {
        return choose(&ctx, id, entered).await;
    }
    let message = match entered.message() {
        Ok(message) => message,
        Err(why) => {
            // The move is confirmed with a message that fits.
            let message_error = Some(why.said(ctx.locale).to_string());
            let errors = entered.errors();
            let request = GamePageRequest { message_error, ..entered.again() };
            let loaded = load(&ctx, id).await?;
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            return render(&ctx, loaded, &request, errors, None, status);
        }
    };
    if entered.instead.is_some() && entered.confirmed.is_some() {
        // No other move was named.
        let loaded = load_for_player(&ctx, id).await?;
        return ask(&ctx, loaded, entered, MoveForm::again).await;
    }
    if (player.confirm_moves || names_another) && entered.confirmed.is_none() {
        return preview(&ctx, id, entered, names_another).await;
    }
    if let Some(field) = entered.open_lines() {
        let loaded = load_for_player(&ctx, id).await?;
        return ask(&ctx, loaded, entered, |entered| GamePageRequest {
            asks_about_lines: true,
            lines_error: Some((field, ctx.locale.t("game-lines-typed").to_string())),
            ..entered.again()
        })
        .await;
    }
    if entered.with == "lines" && is_unseen(&entered.keep, &entered.checked) {
        let loaded = load_for_player(&ctx, id).await?;
        if let Some(found) = appearance(&loaded, player.id, &entered, ctx.now, ctx.locale) {
            let errors = entered.errors();
            let request = GamePageRequest { checked: Some(found), ..entered.again() };
            return render(&ctx, loaded, &request, errors, None, StatusCode::OK);
        }
    }
    let delay = TimeDelta::seconds(i64::from(player.send_delay()));
    let (db, play) = (&ctx.app.db, Play { delay, ..entered.play() });
    let acted = GameCommand::by_player(player.id, id, PlayerCommand::Play(play))
        .with_message(message)
        .run(db, ctx.now)
        .await;
    match refusable(acted)? {
        Ok(Acted::Done) => undone::answer(&ctx, id, entered.sent(false)).await,
        Ok(Acted::AlreadyDone) | Err(GameError::LinesNotKept) => {
            undone::answer(&ctx, id, entered.sent(true)).await
        }
        Ok(Acted::TooLate) => too_late(&ctx, id, &entered.kept(), RefusedGameForm::default()).await,
        Err(refusal) => refused(&ctx, id, entered, &refusal).await,
    }
}

/// Which of two moves is meant where one waits and another one was typed.
enum MeantMove {
    Shown,
    Second,
    /// What was typed is no move: why.
    Neither(String),
}

async fn which_move(
    ctx: &RequestContext,
    id: GameId,
    entered: &MoveForm,
    second: &str,
) -> Result<MeantMove, PageError> {
    let loaded = load_for_player(ctx, id).await?;
    let game = &loaded.stored.game;
    if entered.ply != game.position_no() || !game.is_running() {
        return Ok(MeantMove::Shown);
    }
    let is_move = |text: &str, mv| game.read_move(text).is_ok_and(|reading| reading.mv() == mv);
    Ok(match game.read_move(second) {
        Ok(reading) if is_move(&entered.text, reading.mv()) => MeantMove::Shown,
        Ok(_) | Err(InputError::PromotionMissing) => MeantMove::Second,
        Err(why) => MeantMove::Neither(ctx.locale.refusal(&GameError::Move(why))),
    })
}

/// Shows the board with a piece chosen, or put back, and all that was typed as it was. Nothing is
/// written.
async fn choose(ctx: &RequestContext, id: GameId, entered: MoveForm) -> PageResult {
    let loaded = load_for_player(ctx, id).await?;
    record_view(ctx, &loaded);
    let (entered, notice) = without_said(ctx, &loaded, entered).await?;
    let from = entered.chosen.as_ref().and_then(|square| square.parse().ok());
    let errors = entered.errors();
    let request = GamePageRequest { from, ..entered.kept() };
    render(ctx, loaded, &request, errors, notice, StatusCode::OK)
}

/// Whether lines have an answer to any reply whose coverage was not shown yet.
pub fn is_unseen(lines: &str, checked: &str) -> bool {
    has_any(lines) && !lines.split_whitespace().eq(checked.split_whitespace())
}

/// Returns what answers to any reply cover in lines that come with a move. `None` if the
/// move or the lines will be refused.
fn appearance(
    loaded: &VisibleGame,
    player: PlayerId,
    entered: &MoveForm,
    now: DateTime<Utc>,
    locale: Locale,
) -> Option<Vec<AnyView>> {
    let game = &loaded.stored.game;
    let side = loaded.stored.side_of(player)?;
    game.decide(&PlayerCommand::Play(entered.play()).by(side), now).ok()?;
    let Ok(EnteredMove::Legal(mv)) = game.read_move(&entered.text) else { return None };
    let mut after = game.clone();
    let what = EventKind::MovePlayed { mv, offers_draw: false };
    after.apply(&Event { at: now, by: Actor::Player(side), what });
    let conditional_moves =
        after.planned_with(side, &ConditionalMoves::default(), &entered.keep).ok()?;
    Some(every_any(&conditional_moves, &after, locale))
}

/// Shows what the move would make of the board, or why it cannot be made. The door is asked
/// what it would decide, and nothing is stored.
async fn preview(
    ctx: &RequestContext,
    id: GameId,
    entered: MoveForm,
    names_another: bool,
) -> PageResult {
    let loaded = load_with_analysis(ctx, id).await?;
    ask(ctx, loaded, entered, |entered| GamePageRequest {
        names_another,
        to_confirm: names_another,
        with_lines: false,
        keep: None,
        propose: None,
        ..entered.again()
    })
    .await
}

/// Asks about a move that could be made, by the page that `request` tells.
async fn ask(
    ctx: &RequestContext,
    loaded: VisibleGame,
    entered: MoveForm,
    request: impl FnOnce(MoveForm) -> GamePageRequest,
) -> PageResult {
    let (id, game) = (loaded.stored.id, &loaded.stored.game);
    let player = ctx.sender()?.player.id;
    let side = loaded.stored.side_of(player).ok_or(PageError::Forbidden)?;
    if entered.ply == game.position_no() && game.timed_out().is_some() {
        return too_late(ctx, id, &entered.kept(), RefusedGameForm::default()).await;
    }
    let command = PlayerCommand::Play(entered.play());
    match game.decide(&command.by(side), ctx.now) {
        Ok(_) => {
            let errors = entered.errors();
            let request = request(entered);
            let status = if request.names_another { StatusCode::CONFLICT } else { StatusCode::OK };
            render(ctx, loaded, &request, errors, None, status)
        }
        Err(GameError::AlreadyDone | GameError::LinesNotKept) => {
            undone::answer(ctx, id, entered.sent(true)).await
        }
        Err(refusal) => refused(ctx, id, entered, &refusal).await,
    }
}

/// Shows the game as it is, with the reason and what was entered.
async fn refused(
    ctx: &RequestContext,
    id: GameId,
    entered: MoveForm,
    refusal: &GameError,
) -> PageResult {
    let locale = ctx.locale;
    if matches!(refusal, GameError::UnseenOffers(_)) {
        return confirm_again(ctx, id, entered, locale.refusal(refusal)).await;
    }
    let status = match refusal {
        GameError::Move(_) | GameError::ConditionalMoves(_) | GameError::ProposedLine(_) => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        _ => StatusCode::CONFLICT,
    };
    if matches!(refusal, GameError::ConditionalMoves(_) | GameError::ProposedLine(_)) {
        // The move is still to be confirmed, with the lines as they were typed.
        let field = if matches!(refusal, GameError::ProposedLine(_)) { "propose" } else { "keep" };
        let lines_error = Some((field, locale.refusal(refusal)));
        let errors = entered.errors();
        let request = GamePageRequest { lines_error, ..entered.again() };
        return render(ctx, load(ctx, id).await?, &request, errors, None, status);
    }
    // A pawn on the last rank: ask what it becomes instead of complaining.
    let text = matches!(refusal, GameError::Move(InputError::PromotionMissing))
        .then(|| entered.text.clone());
    let (status, error) = match text {
        Some(_) => (StatusCode::OK, None),
        None => (status, Some(locale.refusal(refusal))),
    };
    let typed = entered.refused_text();
    let request = GamePageRequest { text, ..entered.kept() };
    let form_errors = RefusedGameForm { error, typed, ..RefusedGameForm::default() };
    render(ctx, load(ctx, id).await?, &request, form_errors, None, status)
}

/// Asks once more, with everything that was typed: the opponent has offered something meanwhile.
async fn confirm_again(
    ctx: &RequestContext,
    id: GameId,
    mut entered: MoveForm,
    why: String,
) -> PageResult {
    let loaded = load_with_analysis(ctx, id).await?;
    let player = ctx.sender()?.player.id;
    let was_checked = entered.with == "lines" && !is_unseen(&entered.keep, &entered.checked);
    // The page that is shown now has them.
    entered.offers = OpenOffers { draw: true, takeback: true }.to_string();
    let checked = was_checked
        .then(|| appearance(&loaded, player, &entered, ctx.now, ctx.locale))
        .flatten()
        .filter(|found| !found.is_empty());
    let errors = entered.errors();
    let request = GamePageRequest {
        to_confirm: true,
        confirm_error: Some(why),
        with_lines: false,
        checked,
        ..entered.again()
    };
    render(ctx, loaded, &request, errors, None, StatusCode::CONFLICT)
}

/// Says that time had run out when the command came. What was sent with it is shown again.
pub async fn too_late(
    ctx: &RequestContext,
    id: GameId,
    request: &GamePageRequest,
    typed: RefusedGameForm,
) -> PageResult {
    let loaded = load(ctx, id).await?;
    let deadline = loaded.stored.game.timed_out().map(|at| ctx.zone().full(at));
    let error = ctx.locale.t("game-error-too-late").with("deadline", deadline.unwrap_or_default());
    let form_errors = RefusedGameForm { error: Some(error.to_string()), ..typed };
    render(ctx, loaded, request, form_errors, None, StatusCode::CONFLICT)
}

/// Answers a command that carries no move. `page`: what is typed beside it.
pub async fn answer(
    ctx: &RequestContext,
    id: GameId,
    acted: crate::actions::ActionResult<Acted, GameError>,
    page: MoveForm,
) -> PageResult {
    answer_with(ctx, id, acted, page.beside_another(ctx.locale), RefusedGameForm::default()).await
}

/// The same for a form with words, which are shown again if the command is refused.
pub async fn answer_with(
    ctx: &RequestContext,
    id: GameId,
    acted: crate::actions::ActionResult<Acted, GameError>,
    page: MoveForm,
    typed: RefusedGameForm,
) -> PageResult {
    match refusable(acted)? {
        Ok(Acted::Done | Acted::AlreadyDone) => go_on(ctx, id, page, "").await,
        Ok(Acted::TooLate) => too_late(ctx, id, &page.kept(), typed).await,
        Err(refusal) => {
            let form_errors =
                RefusedGameForm { error: Some(ctx.locale.refusal(&refusal)), ..typed };
            show_again(ctx, id, page, form_errors, StatusCode::CONFLICT).await
        }
    }
}
