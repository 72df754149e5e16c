//! Saying something on the page of a game, and noting something about it.

use actix_web::{http::StatusCode, web::Path};
use serde::Deserialize;

use super::{
    show::{load, render},
    talk::{Place, Typed},
    view::{Intent, Remark},
};
use crate::{
    actions::{
        ActionResult,
        talk::{LONGEST, TalkRefusal, keep_note, make_remark, say_in_game},
    },
    db::{GameId, notes},
    web::{
        error::{PageResult, refusable},
        form::Form,
        pages::talk::sentence,
        visitor::{Visitor, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    text: String,
}

/// `POST /games/{id}/messages`
pub async fn message(
    visitor: Visitor,
    id: Path<GameId>,
    Form(entered): Form<Entered>,
) -> PageResult {
    let player = visitor.sender()?.player.id;
    visitor.app.limits.talk(player)?;
    let said = say_in_game(&visitor.app.db, player, *id, entered.text.clone(), visitor.now).await;
    answer(&visitor, *id, Place::Message, entered, said).await
}

/// `POST /games/{id}/remarks`
pub async fn remark(
    visitor: Visitor,
    id: Path<GameId>,
    Form(entered): Form<Entered>,
) -> PageResult {
    let player = visitor.sender()?.player.id;
    visitor.app.limits.talk(player)?;
    let made = make_remark(&visitor.app.db, player, *id, entered.text.clone(), visitor.now).await;
    answer(&visitor, *id, Place::Remark, entered, made).await
}

/// `POST /games/{id}/notes`
pub async fn note(visitor: Visitor, id: Path<GameId>, Form(entered): Form<Entered>) -> PageResult {
    let player = visitor.sender()?.player.id;
    visitor.app.limits.talk(player)?;
    let kept = keep_note(&visitor.app.db, player, *id, entered.text.clone(), visitor.now).await;
    answer(&visitor, *id, Place::Note, entered, kept).await
}

async fn answer(
    visitor: &Visitor,
    id: GameId,
    place: Place,
    entered: Entered,
    done: ActionResult<(), TalkRefusal>,
) -> PageResult {
    let (part, longest) = match place {
        Place::Message => ("messages", LONGEST),
        Place::Remark => ("remarks", LONGEST),
        Place::Note => ("notes", notes::LONGEST),
    };
    match refusable(done)? {
        Ok(()) => Ok(see_other(format!("/games/{id}#{part}"))),
        Err(why) => {
            let error = sentence(visitor.words, why, longest).to_string();
            let talk = Typed { place: Some(place), text: entered.text, error };
            let remark = Remark { talk, ..Remark::default() };
            let loaded = load(visitor, id).await?;
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            render(visitor, loaded, &Intent::default(), remark, None, status)
        }
    }
}
