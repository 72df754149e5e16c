//! Giving the opponent time, and claiming the fall of a flag.

use actix_web::web::Path;
use serde::Deserialize;

use super::play::answer;
use crate::{
    actions::games::act,
    db::GameId,
    game::Command,
    web::{
        error::PageResult,
        form::{Form, Nothing},
        visitor::Visitor,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    days: String,
    /// How often time had been given when the page was made: a form sent twice gives once.
    given: usize,
}

/// `POST /games/{id}/time`
pub async fn give(visitor: Visitor, id: Path<GameId>, Form(entered): Form<Entered>) -> PageResult {
    let player = visitor.sender()?.player.id;
    // What is no number of days is refused like one that is too large.
    let days = entered.days.trim().parse().unwrap_or(0);
    let command = Command::GiveTime { days, given: entered.given };
    let acted = act(&visitor.app.db, player, *id, command, visitor.now).await;
    answer(&visitor, *id, acted).await
}

/// `POST /games/{id}/flag`
pub async fn claim(visitor: Visitor, id: Path<GameId>, _: Form<Nothing>) -> PageResult {
    let player = visitor.sender()?.player.id;
    let acted = act(&visitor.app.db, player, *id, Command::ClaimFlag, visitor.now).await;
    answer(&visitor, *id, acted).await
}
