//! Saying something on the page of a game, and noting something about it.

use std::mem;

use actix_web::{http::StatusCode, web::Path};

use super::{
    game_page_request::RefusedGameForm,
    kept_words::{go_on, show_again},
    messages::{MessageKind, RefusedText},
    move_form::GamePageForm,
};
use crate::{
    actions::messages::{SubmittedMessage, keep_note, post_spectator_message, say_in_game},
    db::GameId,
    web::{
        error::{PageError, PageResult, refusable},
        form::Nothing,
        request_context::RequestContext,
        sentences::Sentence as _,
    },
};

/// `POST /games/{id}/messages`, `/spectator_messages` and `/notes`
pub async fn submit(
    ctx: RequestContext,
    path: Path<(GameId, String)>,
    GamePageForm { page, .. }: GamePageForm<Nothing>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let (id, part) = path.into_inner();
    let mut page = page.beside_another(ctx.locale);
    ctx.app.limits.messages(player)?;
    let (db, now) = (&ctx.app.db, ctx.now);
    let (place, text, said) = match part.as_str() {
        "messages" => {
            let text = mem::take(&mut page.say);
            let sent = SubmittedMessage { text: text.clone(), shown: page.shown };
            (MessageKind::Message, text, say_in_game(db, player, id, sent, now).await)
        }
        "spectator-messages" => {
            let text = mem::take(&mut page.say);
            let sent = SubmittedMessage { text: text.clone(), shown: page.shown };
            let said = post_spectator_message(db, player, id, sent, now).await;
            (MessageKind::SpectatorMessage, text, said)
        }
        "notes" => {
            let text = page.beside.note.take().unwrap_or_default();
            let seen = page.beside.seen.take();
            let said = keep_note(db, player, id, text.clone(), seen, now).await;
            (MessageKind::Note, text, said)
        }
        _ => return Err(PageError::NotFound),
    };
    match refusable(said)? {
        Ok(()) => go_on(&ctx, id, page, &format!("#{part}")).await,
        Err(why) => {
            let error = why.said(ctx.locale).to_string();
            let messages = RefusedText { place: Some(place), text, error };
            let form_errors = RefusedGameForm { messages, ..RefusedGameForm::default() };
            show_again(&ctx, id, page, form_errors, StatusCode::UNPROCESSABLE_ENTITY).await
        }
    }
}
