//! Saying something on the page of a game, and noting something about it.

use actix_web::{http::StatusCode, web::Path};
use serde::Deserialize;

use super::{
    show::{load, render},
    talk::{Place, Typed},
    view::{Intent, Remark},
};
use crate::{
    actions::talk::{keep_note, make_remark, say_in_game},
    db::GameId,
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        sentences::Sentence as _,
        visitor::{Visitor, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    text: String,
}

/// `POST /games/{id}/messages`, `/remarks` and `/notes`
pub async fn submit(
    visitor: Visitor,
    path: Path<(GameId, String)>,
    Form(entered): Form<Entered>,
) -> PageResult {
    let player = visitor.sender()?.player.id;
    let (id, part) = path.into_inner();
    visitor.app.limits.talk(player)?;
    let (db, text, now) = (&visitor.app.db, entered.text.clone(), visitor.now);
    let (place, said) = match part.as_str() {
        "messages" => (Place::Message, say_in_game(db, player, id, text, now).await),
        "remarks" => (Place::Remark, make_remark(db, player, id, text, now).await),
        "notes" => (Place::Note, keep_note(db, player, id, text, now).await),
        _ => return Err(PageError::NotFound),
    };
    match refusable(said)? {
        Ok(()) => Ok(see_other(format!("/games/{id}#{part}"))),
        Err(why) => {
            let error = why.said(visitor.locale).to_string();
            let talk = Typed { place: Some(place), text: entered.text, error };
            let remark = Remark { talk, ..Remark::default() };
            let loaded = load(&visitor, id).await?;
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            render(&visitor, loaded, &Intent::default(), remark, None, status)
        }
    }
}
