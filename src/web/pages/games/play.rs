//! Making a move.

use std::mem;

use actix_web::{http::StatusCode, web::Path};
use chrono::{DateTime, Utc};
use serde::Deserialize;

use super::{
    conditional_moves_view::{AnyView, every_any},
    game_page_request::{GamePageRequest, RefusedGameForm},
    messages::{MessageKind, RefusedText},
    show::{record_view, render},
    undone::{self, SentMove},
    visible_game::{VisibleGame, load, load_for_player, load_with_analysis},
};
use crate::{
    actions::{
        games::{Acted, GameCommand},
        messages::{MAX_MESSAGE_CHARS, MessageError, check_optional_text, say_in_game},
    },
    chess::InputError,
    db::{GameId, PlayerId},
    game::{
        Actor, EnteredMove, Event, EventKind, GameError, OpenOffers, Play, PlayerCommand,
        conditional_moves::ConditionalMoves, variations::has_any,
    },
    i18n::Locale,
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct MoveForm {
    #[serde(rename = "move")]
    text: String,
    /// Made on the board of the page on which the form is; it counts instead of what was typed.
    played: Option<String>,
    /// A square that was clicked. It chooses its piece; an empty one puts a piece back. Nothing is
    /// done in the game.
    chosen: Option<String>,
    /// The field for moves while one waits for its confirmation: another one.
    #[serde(rename = "other_move")]
    other: String,
    /// The other one is meant, not the one that waits.
    instead: Option<String>,
    /// Only what is typed in the form for messages is sent.
    send: Option<String>,
    ply: u32,
    /// The opponent's offers that the page showed.
    offers: String,
    offer_draw: Option<String>,
    confirmed: Option<String>,
    /// `lines`: with what is typed below; `nothing`: the move alone. Else it is asked if lines were
    /// typed.
    with: String,
    keep: String,
    /// What stood in `keep` before.
    prefilled: String,
    propose: String,
    /// What is said to the opponent with it.
    message: String,
    /// What is typed in the form for messages.
    #[serde(rename = "text")]
    say: String,
    /// What the page showed as written without a field for it.
    unsent: String,
    flip: Option<String>,
    /// The lines whose answers to any reply were shown before.
    checked: String,
    #[serde(skip)]
    typed: TypedMoves,
    /// Lines that were typed with a move that another one is chosen instead of.
    #[serde(skip)]
    given_up: Vec<String>,
}

/// What was typed in the player's own letters: the page shows it again as it was.
#[derive(Debug, Default)]
struct TypedMoves {
    text: String,
    /// What stands in the field for moves and is not the move that was sent.
    beside: String,
    keep: String,
    propose: String,
}

impl MoveForm {
    /// Returns the same with all moves in English, whichever letters the player has.
    fn in_english(mut self, locale: Locale) -> MoveForm {
        if self.confirmed.is_some() && self.is_for_another() {
            self.give_up_lines();
        }
        let (text, beside) = self.moves();
        let typed = TypedMoves { text, beside, keep: self.keep, propose: self.propose };
        let [text, keep, propose, checked] =
            [&typed.text, &typed.keep, &typed.propose, &self.checked]
                .map(|one| locale.read_san(one));
        MoveForm { text, keep, propose, checked, typed, ..self }
    }

    /// Whether the move that waits for its confirmation is not the one that is meant any more.
    fn is_for_another(&self) -> bool {
        self.played.is_some() || self.chosen.is_some() || self.names_another()
    }

    fn names_another(&self) -> bool {
        self.instead.is_some() && !self.other.trim().is_empty()
    }

    /// Returns the move that is meant, and what stands in the field for moves beside it.
    fn moves(&self) -> (String, String) {
        // The move that waits has a field of its own.
        let field = if self.other.is_empty() { &self.text } else { &self.other };
        match &self.played {
            Some(played) => (played.clone(), field.clone()),
            None if self.chosen.is_some() => (String::new(), field.clone()),
            None if self.names_another() => (self.other.clone(), String::new()),
            None if self.confirmed.is_some() => (self.text.clone(), self.other.clone()),
            None if self.send.is_some() => (String::new(), field.clone()),
            None => (self.text.clone(), String::new()),
        }
    }

    /// Lines belong to the move with which they were typed. They stay as words.
    fn give_up_lines(&mut self) {
        let new = Some(mem::take(&mut self.keep)).filter(|keep| is_new(keep, &self.prefilled));
        self.given_up = new.into_iter().chain([mem::take(&mut self.propose)]).collect();
        self.text.clear();
        self.with.clear();
        self.checked.clear();
        self.prefilled.clear();
        self.confirmed = None;
    }

    /// Returns what was written and has no field.
    fn unsent(&self) -> Vec<String> {
        let texts = [&self.unsent].into_iter().chain(&self.given_up);
        texts.filter(|text| !text.trim().is_empty()).cloned().collect()
    }

    /// Whether the page holds nothing but what is typed in the form for messages.
    fn is_empty_beside(&self) -> bool {
        let texts = [&self.message, &self.typed.beside, &self.unsent];
        self.confirmed.is_none()
            && self.offer_draw.is_none()
            && self.flip.is_none()
            && texts.iter().all(|text| text.trim().is_empty())
    }

    /// Returns what the field for moves has when the move was refused.
    fn refused_text(&self) -> String {
        let TypedMoves { text, beside, .. } = &self.typed;
        let keeps_field = self.played.is_some() || !beside.trim().is_empty();
        if keeps_field { beside.clone() } else { text.clone() }
    }

    /// Returns the page's form errors: none, but the field for moves as it was.
    fn errors(&self) -> RefusedGameForm {
        RefusedGameForm { typed: self.typed.beside.clone(), ..RefusedGameForm::default() }
    }

    /// Returns the message as it is stored; `None` if nothing is said.
    fn message(&self) -> Result<Option<String>, MessageError> {
        let text = check_optional_text(&self.message, MAX_MESSAGE_CHARS)?;
        Ok(Some(text).filter(|text| !text.is_empty()))
    }

    /// Whether lines were typed that did not stand in the field before.
    fn has_new_lines(&self) -> bool {
        is_new(&self.typed.keep, &self.prefilled)
    }

    /// Returns the move with all lines that were typed, for a page that says what was not done.
    fn sent(self, is_repeated: bool) -> SentMove {
        let is_meant = self.with != "nothing";
        let keeps = self.with == "lines" || is_meant && self.has_new_lines();
        let play = Play {
            keep: given(&self.keep, keeps),
            propose: given(&self.propose, is_meant),
            ..self.play()
        };
        let unsent = self.unsent();
        let TypedMoves { keep, propose, .. } = self.typed;
        SentMove { is_repeated, play, message: self.message, say: self.say, unsent, keep, propose }
    }

    /// Returns the field in which lines were typed if nothing says whether they go with the move.
    fn open_lines(&self) -> Option<&'static str> {
        if !self.with.is_empty() {
            None
        } else if self.has_new_lines() {
            Some("keep")
        } else {
            (!self.propose.trim().is_empty()).then_some("propose")
        }
    }

    /// Returns the same page again, with what was typed.
    fn again(self) -> GamePageRequest {
        GamePageRequest {
            unsent: self.unsent(),
            say: self.say,
            flip: self.flip.is_some(),
            text: Some(self.text),
            message: self.message,
            offer_draw: self.offer_draw.is_some(),
            with_lines: true,
            // A form without the field leaves it to what the analysis has.
            keep: self.confirmed.is_some().then_some(self.typed.keep),
            prefilled: self.prefilled,
            propose: Some(self.typed.propose),
            ..GamePageRequest::default()
        }
    }

    /// Returns the page of the game with what was typed beside the move, wherever there is a place
    /// for it.
    fn kept(self) -> GamePageRequest {
        GamePageRequest {
            text: None,
            with_lines: false,
            keep: self.has_new_lines().then(|| self.typed.keep.clone()),
            ..self.again()
        }
    }

    fn play(&self) -> Play {
        let offer_draw = self.offer_draw.is_some();
        let with_lines = self.with == "lines";
        Play {
            text: self.text.clone(),
            ply: self.ply,
            offer_draw,
            seen: Some(OpenOffers::read(&self.offers)),
            keep: given(&self.keep, with_lines),
            propose: given(&self.propose, with_lines),
        }
    }
}

/// Whether lines were typed that did not stand in the field before.
fn is_new(typed: &str, prefilled: &str) -> bool {
    !typed.trim().is_empty() && !typed.split_whitespace().eq(prefilled.split_whitespace())
}

/// Returns lines that go with a move; `None` if none were typed, or they are not meant.
fn given(text: &str, is_meant: bool) -> Option<String> {
    (is_meant && !text.trim().is_empty()).then(|| text.to_owned())
}

/// `POST /games/{id}/moves`. A player who confirms moves is shown the move first; nothing is
/// written then.
pub async fn submit(
    ctx: RequestContext,
    id: Path<GameId>,
    Form(entered): Form<MoveForm>,
) -> PageResult {
    let player = &ctx.sender()?.player;
    let (id, entered) = (*id, entered.in_english(ctx.locale));
    if entered.send.is_some() {
        return say(&ctx, id, entered).await;
    }
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
    if player.confirm_moves && entered.confirmed.is_none() {
        return preview(&ctx, id, entered).await;
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
    let (db, play) = (&ctx.app.db, entered.play());
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

/// Shows the board with a piece chosen, or put back, and all that was typed as it was. Nothing is
/// written.
async fn choose(ctx: &RequestContext, id: GameId, entered: MoveForm) -> PageResult {
    let loaded = load_for_reader(ctx, id).await?;
    let from = entered.chosen.as_ref().and_then(|square| square.parse().ok());
    let errors = entered.errors();
    let request = GamePageRequest { from, ..entered.kept() };
    render(ctx, loaded, &request, errors, None, StatusCode::OK)
}

/// Sends what is typed in the form for messages. The move that is being made stays as it is, with
/// all that was typed for it.
async fn say(ctx: &RequestContext, id: GameId, mut entered: MoveForm) -> PageResult {
    let player = ctx.sender()?.player.id;
    ctx.app.limits.messages(player)?;
    let text = mem::take(&mut entered.say);
    let mut errors = entered.errors();
    let said = say_in_game(&ctx.app.db, player, id, text.clone(), ctx.now).await;
    let status = match refusable(said)? {
        Ok(()) if entered.is_empty_beside() => {
            return Ok(see_other(format!("/games/{id}#messages")));
        }
        Ok(()) => StatusCode::OK,
        Err(why) => {
            let error = why.said(ctx.locale).to_string();
            errors.messages = RefusedText { place: Some(MessageKind::Message), text, error };
            StatusCode::UNPROCESSABLE_ENTITY
        }
    };
    let loaded = load_for_reader(ctx, id).await?;
    let request = match entered.confirmed.is_some() {
        true => entered.again(),
        false => entered.kept(),
    };
    render(ctx, loaded, &request, errors, None, status)
}

/// Loads a game for a player, who sees it.
async fn load_for_reader(ctx: &RequestContext, id: GameId) -> Result<VisibleGame, PageError> {
    let loaded = load(ctx, id).await?;
    loaded.stored.side_of(ctx.sender()?.player.id).ok_or(PageError::Forbidden)?;
    record_view(ctx, &loaded);
    Ok(loaded)
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
async fn preview(ctx: &RequestContext, id: GameId, entered: MoveForm) -> PageResult {
    let loaded = load_with_analysis(ctx, id).await?;
    ask(ctx, loaded, entered, |entered| GamePageRequest {
        unsent: entered.unsent(),
        text: Some(entered.text),
        message: entered.message,
        offer_draw: entered.offer_draw.is_some(),
        say: entered.say,
        flip: entered.flip.is_some(),
        ..GamePageRequest::default()
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
            render(ctx, loaded, &request(entered), errors, None, StatusCode::OK)
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

/// Answers a command that carries no move.
pub async fn answer(
    ctx: &RequestContext,
    id: GameId,
    acted: crate::actions::ActionResult<Acted, GameError>,
) -> PageResult {
    answer_with(ctx, id, acted, RefusedGameForm::default()).await
}

/// The same for a form with words, which are shown again if the command is refused.
pub async fn answer_with(
    ctx: &RequestContext,
    id: GameId,
    acted: crate::actions::ActionResult<Acted, GameError>,
    typed: RefusedGameForm,
) -> PageResult {
    let request = GamePageRequest::default();
    match refusable(acted)? {
        Ok(Acted::Done | Acted::AlreadyDone) => Ok(see_other(format!("/games/{id}"))),
        Ok(Acted::TooLate) => too_late(ctx, id, &request, typed).await,
        Err(refusal) => {
            let error = Some(ctx.locale.refusal(&refusal));
            let form_errors = RefusedGameForm { error, ..typed };
            let loaded = load(ctx, id).await?;
            render(ctx, loaded, &request, form_errors, None, StatusCode::CONFLICT)
        }
    }
}
