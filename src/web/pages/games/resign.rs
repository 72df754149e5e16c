//! Resigning, or aborting a game that has hardly begun; both are confirmed on a page.

use actix_web::web::Path;
use askama::Template;
use serde::Deserialize;

use super::{
    play::answer,
    show::{Loaded, load_hearing},
    talk::Wanted,
};
use crate::{
    actions::games::act,
    db::GameId,
    game::Command,
    web::{
        error::{PageError, PageResult},
        form::Form,
        layout::Page,
        visitor::{Visitor, see_other},
    },
};

#[derive(Template)]
#[template(path = "games/resign.html")]
struct Show<'a> {
    page: Page<'a>,
    id: GameId,
    opponent: &'a str,
    may_abort: bool,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    abort: Option<String>,
}

/// `GET /games/{id}/resign`
pub async fn show(visitor: Visitor, id: Path<GameId>) -> PageResult {
    let player = visitor.player()?.id;
    let Loaded { stored, names, .. } = load_hearing(&visitor, *id, Wanted::Nothing).await?;
    let side = stored.side_of(player).ok_or(PageError::Forbidden)?;
    if !stored.game.is_running() {
        return Ok(see_other(format!("/games/{id}")));
    }
    let [white, black] = &names;
    visitor.ok(&Show {
        page: visitor.page(),
        id: *id,
        opponent: side.fold_wb(black, white),
        may_abort: stored.game.is_fresh(),
    })
}

/// `POST /games/{id}/resign`
pub async fn submit(
    visitor: Visitor,
    id: Path<GameId>,
    Form(entered): Form<Entered>,
) -> PageResult {
    let player = visitor.sender()?.player.id;
    let command = if entered.abort.is_some() { Command::Abort } else { Command::Resign };
    let acted = act(&visitor.app.db, player, *id, command, visitor.now).await;
    answer(&visitor, *id, acted).await
}
