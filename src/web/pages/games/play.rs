//! Making a move.

use actix_web::{http::StatusCode, web::Path};
use chrono::{DateTime, Utc};
use serde::Deserialize;

use super::{
    plan_view::{AnyView, every_any},
    show::{Loaded, load, load_for_player, load_with_book, render},
    view::{Intent, Remark},
};
use crate::{
    actions::games::{Acted, play_saying},
    chess::InputError,
    db::{GameId, PlayerId, messages},
    game::{
        Actor, Command, Event, Happening, Play, Reading, Refusal, plan::Plan, variations::has_any,
    },
    i18n::Locale,
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        visitor::{Visitor, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    #[serde(rename = "move")]
    text: String,
    ply: u32,
    offer_draw: Option<String>,
    confirmed: Option<String>,
    /// `lines`: with what is typed below; anything else is the move alone.
    with: String,
    keep: String,
    propose: String,
    /// What is said to the opponent with it.
    message: String,
    /// The lines whose answers to any reply were shown before.
    checked: String,
}

impl Entered {
    /// Returns the same with all moves in English, whichever letters the player has.
    fn in_english(self, locale: Locale) -> Entered {
        let [text, keep, propose, checked] =
            [&self.text, &self.keep, &self.propose, &self.checked].map(|one| locale.read_san(one));
        Entered { text, keep, propose, checked, ..self }
    }

    /// Returns the message as it is stored; `None` if nothing is said.
    fn message(&self) -> Result<Option<String>, PageError> {
        let text = messages::clean(&self.message);
        if text.chars().count() > messages::LONGEST {
            return Err(PageError::BadForm);
        }
        Ok(Some(text).filter(|text| !text.is_empty()))
    }

    fn play(&self) -> Play {
        let offer_draw = self.offer_draw.is_some();
        let given =
            |text: &str| (self.with == "lines" && !text.trim().is_empty()).then(|| text.to_owned());
        Play {
            text: self.text.clone(),
            ply: self.ply,
            offer_draw,
            keep: given(&self.keep),
            propose: given(&self.propose),
        }
    }
}

/// `POST /games/{id}/moves`. A player who confirms moves is shown the move first; nothing is
/// written then.
pub async fn submit(
    visitor: Visitor,
    id: Path<GameId>,
    Form(entered): Form<Entered>,
) -> PageResult {
    let player = &visitor.sender()?.player;
    let (id, entered) = (*id, entered.in_english(visitor.locale));
    if player.confirm_moves && entered.confirmed.is_none() {
        return preview(&visitor, id, entered).await;
    }
    if entered.with == "lines" && is_unseen(&entered.keep, &entered.checked) {
        let loaded = load_for_player(&visitor, id).await?;
        if let Some(found) = look(&loaded, player.id, &entered, visitor.now, visitor.locale) {
            let intent = Intent {
                text: Some(entered.text),
                message: entered.message,
                offer_draw: entered.offer_draw.is_some(),
                with_lines: true,
                keep: Some(entered.keep),
                propose: Some(entered.propose),
                checked: Some(found),
                ..Intent::default()
            };
            return render(&visitor, loaded, &intent, Remark::default(), None, StatusCode::OK);
        }
    }
    let (db, play, message) = (&visitor.app.db, entered.play(), entered.message()?);
    let acted = play_saying(db, player.id, id, play, message, visitor.now).await;
    match refusable(acted)? {
        Ok(Acted::Done | Acted::AlreadyDone) => Ok(see_other(format!("/games/{id}"))),
        Ok(Acted::TooLate) => too_late(&visitor, id).await,
        Err(refusal) => refused(&visitor, id, entered, &refusal).await,
    }
}

/// Whether lines have an answer to any reply whose coverage was not shown yet (LAWS §5).
pub fn is_unseen(lines: &str, checked: &str) -> bool {
    has_any(lines) && !lines.split_whitespace().eq(checked.split_whitespace())
}

/// Returns what answers to any reply cover in lines that come with a move. `None` if the
/// move or the lines will be refused.
fn look(
    loaded: &Loaded,
    player: PlayerId,
    entered: &Entered,
    now: DateTime<Utc>,
    locale: Locale,
) -> Option<Vec<AnyView>> {
    let game = &loaded.stored.game;
    let side = loaded.stored.side_of(player)?;
    game.decide(&Command::Play(entered.play()), Actor::Player(side), now).ok()?;
    let Ok(Reading::Legal(mv)) = game.read_move(&entered.text) else { return None };
    let mut after = game.clone();
    let what = Happening::MovePlayed { mv, offers_draw: false };
    after.apply(&Event { at: now, by: Actor::Player(side), what });
    let plan = after.planned_with(side, &Plan::default(), &entered.keep).ok()?;
    Some(every_any(&plan, &after, locale))
}

/// Shows what the move would make of the board, or why it cannot be made. The door is asked
/// what it would decide, and nothing is stored.
async fn preview(visitor: &Visitor, id: GameId, entered: Entered) -> PageResult {
    let loaded = load_with_book(visitor, id).await?;
    let game = &loaded.stored.game;
    let player = visitor.sender()?.player.id;
    let side = loaded.stored.side_of(player).ok_or(PageError::Forbidden)?;
    if entered.ply == game.seen() && game.flag_fell().is_some() {
        return too_late(visitor, id).await;
    }
    let command = Command::Play(entered.play());
    match game.decide(&command, Actor::Player(side), visitor.now) {
        Ok(_) => {
            let intent = Intent {
                text: Some(entered.text),
                message: entered.message,
                offer_draw: entered.offer_draw.is_some(),
                ..Intent::default()
            };
            render(visitor, loaded, &intent, Remark::default(), None, StatusCode::OK)
        }
        Err(Refusal::AlreadyDone) => Ok(see_other(format!("/games/{id}"))),
        Err(refusal) => refused(visitor, id, entered, &refusal).await,
    }
}

/// Shows the game as it is, with the reason and what was entered.
async fn refused(visitor: &Visitor, id: GameId, entered: Entered, refusal: &Refusal) -> PageResult {
    let locale = visitor.locale;
    let status = match refusal {
        Refusal::Move(_) | Refusal::Plan(_) | Refusal::Proposal(_) => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        _ => StatusCode::CONFLICT,
    };
    if matches!(refusal, Refusal::Plan(_) | Refusal::Proposal(_)) {
        // The move is still to be confirmed, with the lines as they were typed.
        let intent = Intent {
            text: Some(entered.text),
            message: entered.message,
            offer_draw: entered.offer_draw.is_some(),
            with_lines: true,
            keep: Some(entered.keep),
            propose: Some(entered.propose),
            lines_error: Some(locale.refusal(refusal)),
            ..Intent::default()
        };
        return render(visitor, load(visitor, id).await?, &intent, Remark::default(), None, status);
    }
    // A pawn on the last rank: ask what it becomes instead of complaining.
    let text = matches!(refusal, Refusal::Move(InputError::PromotionMissing))
        .then(|| entered.text.clone());
    let error = text.is_none().then(|| locale.refusal(refusal));
    let (offer_draw, message) = (entered.offer_draw.is_some(), entered.message.clone());
    let intent = Intent { text, offer_draw, message, ..Intent::default() };
    let remark = Remark { error, typed: locale.san(&entered.text), ..Remark::default() };
    render(visitor, load(visitor, id).await?, &intent, remark, None, status)
}

/// Tells that the flag had fallen when the command came.
pub async fn too_late(visitor: &Visitor, id: GameId) -> PageResult {
    let loaded = load(visitor, id).await?;
    let flag = loaded.stored.game.flag_fell().map(|at| visitor.zone().full(at));
    let error = visitor.locale.t("game-error-too-late").with("flag", flag.unwrap_or_default());
    let remark = Remark { error: Some(error.to_string()), ..Remark::default() };
    render(visitor, loaded, &Intent::default(), remark, None, StatusCode::CONFLICT)
}

/// Answers a command that carries no move.
pub async fn answer(
    visitor: &Visitor,
    id: GameId,
    acted: crate::actions::ActionResult<Acted, Refusal>,
) -> PageResult {
    match refusable(acted)? {
        Ok(Acted::Done | Acted::AlreadyDone) => Ok(see_other(format!("/games/{id}"))),
        Ok(Acted::TooLate) => too_late(visitor, id).await,
        Err(refusal) => {
            let remark =
                Remark { error: Some(visitor.locale.refusal(&refusal)), ..Remark::default() };
            let loaded = load(visitor, id).await?;
            render(visitor, loaded, &Intent::default(), remark, None, StatusCode::CONFLICT)
        }
    }
}
