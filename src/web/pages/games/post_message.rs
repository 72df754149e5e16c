//! Saying something on the page of a game, and noting something about it.

use actix_web::{http::StatusCode, web::Path};
use serde::Deserialize;

use super::{
    game_page_request::{GamePageRequest, RefusedGameForm},
    messages::{MessageKind, RefusedText},
    show::render,
    visible_game::load,
};
use crate::{
    actions::messages::{keep_note, post_spectator_message, say_in_game},
    db::GameId,
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct MessageForm {
    text: String,
    /// The mark of the note that the page showed.
    seen: Option<String>,
}

/// `POST /games/{id}/messages`, `/spectator_messages` and `/notes`
pub async fn submit(
    ctx: RequestContext,
    path: Path<(GameId, String)>,
    Form(entered): Form<MessageForm>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let (id, part) = path.into_inner();
    ctx.app.limits.messages(player)?;
    let (db, text, now) = (&ctx.app.db, entered.text.clone(), ctx.now);
    let (place, said) = match part.as_str() {
        "messages" => (MessageKind::Message, say_in_game(db, player, id, text, now).await),
        "spectator-messages" => {
            (MessageKind::SpectatorMessage, post_spectator_message(db, player, id, text, now).await)
        }
        "notes" => (MessageKind::Note, keep_note(db, player, id, text, entered.seen, now).await),
        _ => return Err(PageError::NotFound),
    };
    match refusable(said)? {
        Ok(()) => Ok(see_other(format!("/games/{id}#{part}"))),
        Err(why) => {
            let error = why.said(ctx.locale).to_string();
            let messages = RefusedText { place: Some(place), text: entered.text, error };
            let form_errors = RefusedGameForm { messages, ..RefusedGameForm::default() };
            let loaded = load(&ctx, id).await?;
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            render(&ctx, loaded, &GamePageRequest::default(), form_errors, None, status)
        }
    }
}
