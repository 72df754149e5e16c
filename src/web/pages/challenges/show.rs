//! One challenge, and its answers.

use actix_web::{
    http::StatusCode,
    web::{Path, Query},
};
use askama::Template;
use serde::Deserialize;

use super::offer::MESSAGE;
use crate::{
    actions::{
        ActionResult,
        challenges::{
            ChallengeRefusal, accept_challenge, decline_challenge, is_kept_from, withdraw_challenge,
        },
    },
    chance,
    chess::Color,
    db::{
        ChallengeId, DbError, GameId,
        challenges::{self, State},
        players, ratings,
    },
    i18n::Message,
    ratings::Week,
    web::{
        assets,
        board::{self, SmallPiece},
        error::{PageError, PageResult, refusable},
        form::{Form, Nothing},
        layout::Page,
        pages::lobby::{ChallengeView, people, view},
        sentences::Sentence as _,
        visitor::{Visitor, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    notice: Option<String>,
}

#[derive(Template)]
#[template(path = "challenges/show.html")]
struct Show<'a> {
    page: Page<'a>,
    challenge: ChallengeView,
    /// What became of it, unless it is open.
    settled: Option<Message>,
    reason: String,
    /// A reason that was entered and refused.
    entered: String,
    game: Option<GameId>,
    signed_in: bool,
    /// The challenger wants no game with whoever looks.
    is_blocked: bool,
    error: Option<Message>,
    pieces: &'static str,
    diagram: Vec<SmallPiece>,
}

async fn render(
    visitor: &Visitor,
    id: ChallengeId,
    notice: Option<&str>,
    error: Option<Message>,
    entered: String,
) -> PageResult {
    let me = visitor.signed_in.as_ref().map(|s| s.player.id);
    let week = Week::of(visitor.now).next();
    let found = visitor.app.db.read(move |conn| {
        let Some(challenge) = challenges::find(conn, id)? else {
            return Ok(None);
        };
        let people = people(std::slice::from_ref(&challenge));
        let names = players::names(conn, &people)?;
        let ratings = ratings::list_before(conn, &people, week)?;
        let is_blocked = match me {
            Some(me) => is_kept_from(conn, &challenge, me)?,
            None => false,
        };
        Ok::<_, DbError>(Some((challenge, names, ratings, is_blocked)))
    });
    let (challenge, names, ratings, is_blocked) = found.await?.ok_or(PageError::NotFound)?;
    // A challenge to one player is between two.
    let between_us =
        me.is_some() && (me == challenge.opponent_id || me == Some(challenge.challenger_id));
    if challenge.opponent_id.is_some() && !between_us {
        return Err(PageError::NotFound);
    }
    let settled = match challenge.state(visitor.now) {
        State::Open => None,
        State::Accepted => Some(visitor.locale.t("challenge-accepted")),
        State::Declined => Some(visitor.locale.t("challenge-declined")),
        State::Withdrawn => Some(visitor.locale.t("challenge-withdrawn")),
        State::Expired => Some(visitor.locale.t("challenge-expired")),
    };
    let side = challenge.color().unwrap_or(Color::White);
    let template = Show {
        page: visitor.page().with_notice(notice),
        settled,
        reason: challenge.reason.clone(),
        entered,
        game: challenge.game_id,
        signed_in: me.is_some(),
        is_blocked,
        pieces: assets::pieces(),
        diagram: challenge.start().map(|s| board::small(&s.position, side)).unwrap_or_default(),
        challenge: view(&challenge, &names, &ratings, me, visitor.zone()),
        error: error.clone(),
    };
    let status = if error.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
    visitor.html(status, &template)
}

/// `GET /challenges/{id}`
pub async fn show(visitor: Visitor, id: Path<ChallengeId>, asked: Query<Asked>) -> PageResult {
    render(&visitor, *id, asked.notice.as_deref(), None, String::new()).await
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Declined {
    reason: String,
}

/// `POST /challenges/{id}/accept`
pub async fn accept(visitor: Visitor, id: Path<ChallengeId>, _: Form<Nothing>) -> PageResult {
    let me = visitor.sender()?.player.id;
    let lot = chance::coin();
    let accepted = accept_challenge(&visitor.app.db, me, *id, lot, visitor.now).await;
    answer(&visitor, *id, accepted.map(|game| format!("/games/{game}"))).await
}

/// `POST /challenges/{id}/decline`
pub async fn decline(
    visitor: Visitor,
    id: Path<ChallengeId>,
    Form(entered): Form<Declined>,
) -> PageResult {
    let me = visitor.sender()?.player.id;
    let reason = entered.reason.trim().to_owned();
    if reason.chars().count() > MESSAGE {
        let error = visitor.locale.t("challenge-error-reason-too-long").count("most", MESSAGE);
        return render(&visitor, *id, None, Some(error), reason).await;
    }
    let declined = decline_challenge(&visitor.app.db, me, *id, reason, visitor.now).await;
    answer(&visitor, *id, declined.map(|()| "/lobby?notice=declined".into())).await
}

/// `POST /challenges/{id}/withdraw`
pub async fn withdraw(visitor: Visitor, id: Path<ChallengeId>, _: Form<Nothing>) -> PageResult {
    let me = visitor.sender()?.player.id;
    let withdrawn = withdraw_challenge(&visitor.app.db, me, *id, visitor.now).await;
    answer(&visitor, *id, withdrawn.map(|()| "/lobby?notice=withdrawn".into())).await
}

async fn answer(
    visitor: &Visitor,
    id: ChallengeId,
    result: ActionResult<String, ChallengeRefusal>,
) -> PageResult {
    match refusable(result)? {
        Ok(location) => Ok(see_other(location)),
        Err(why) => render(visitor, id, None, Some(why.said(visitor.locale)), String::new()).await,
    }
}
