//! One challenge, and its answers.

use actix_web::{
    http::StatusCode,
    web::{Path, Query},
};
use askama::Template;
use serde::Deserialize;

use super::challenge_form::MAX_CHALLENGE_MESSAGE_CHARS;
use crate::{
    actions::{
        ActionResult,
        challenges::{
            ChallengeError, accept_challenge, decline_challenge, is_kept_from, unmet_condition,
            withdraw_challenge,
        },
        player_record::PlayerRecord,
    },
    chess::Color,
    db::{
        ChallengeId, DbConn, DbError, GameId, PlayerId,
        challenges::{self, Challenge, ChallengeState},
        players, ratings,
    },
    i18n::Message,
    random,
    ratings::Week,
    tournament::lots::LotSecret,
    web::{
        board::{self, SmallPiece},
        error::{PageError, PageResult, refusable},
        form::{Form, Nothing},
        layout::Page,
        live::{self, StateVersion},
        pages::lobby::{ChallengeView, people, view},
        request_context::{RequestContext, see_other},
        sentences::{self, Sentence as _},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ChallengeQuery {
    notice: Option<String>,
}

#[derive(Template)]
#[template(path = "challenges/show.html")]
struct ChallengeTemplate<'a> {
    page: Page<'a>,
    challenge: ChallengeView,
    /// What became of it, unless it is open.
    settled: Option<Message>,
    reason: String,
    /// A reason that was entered and refused, and why.
    entered: String,
    reason_error: Option<Message>,
    game: Option<GameId>,
    current_user: bool,
    /// The challenger wants no game with the reader.
    is_blocked: bool,
    error: Option<Message>,
    pieces: &'static str,
    diagram: Vec<SmallPiece>,
    /// What a custom position has beside the board: pockets, checks.
    beside: Vec<String>,
    /// Which state the page shows.
    seen: StateVersion,
}

/// Returns whether somebody may see a challenge: one to one player is between the two.
fn is_visible(challenge: &Challenge, reader: Option<PlayerId>) -> bool {
    let players = [Some(challenge.challenger_id), challenge.opponent_id];
    challenge.opponent_id.is_none() || (reader.is_some() && players.contains(&reader))
}

/// Returns whether there is such a challenge, and somebody may see it.
pub fn may_see(
    conn: &mut DbConn,
    id: ChallengeId,
    reader: Option<PlayerId>,
) -> Result<bool, DbError> {
    Ok(challenges::find(conn, id)?.is_some_and(|challenge| is_visible(&challenge, reader)))
}

async fn render(
    ctx: &RequestContext,
    id: ChallengeId,
    notice: Option<&str>,
    error: Option<Message>,
    entered: String,
) -> PageResult {
    let me = ctx.reader();
    let (now, week) = (ctx.now, Week::of(ctx.now).next());
    let found = ctx.app.db.read(move |conn| {
        let Some(challenge) = challenges::find(conn, id)? else {
            return Ok(None);
        };
        let people = people(std::slice::from_ref(&challenge));
        let names = players::names(conn, &people)?;
        let ratings = ratings::list_each_before(conn, challenge.shown_rating().as_slice(), week)?;
        let is_blocked = match me {
            Some(me) => is_kept_from(conn, &challenge, me)?,
            None => false,
        };
        let asks = challenge.conditions().is_some_and(|asked| asked.are_any());
        let record = match me.filter(|_| asks) {
            Some(me) => Some(PlayerRecord::load(conn, me, now)?),
            None => None,
        };
        Ok::<_, DbError>(Some((challenge, names, ratings, is_blocked, record)))
    });
    let (challenge, names, ratings, is_blocked, record) =
        found.await?.ok_or(PageError::NotFound)?;
    if !is_visible(&challenge, me) {
        return Err(PageError::NotFound);
    }
    let state = challenge.state(ctx.now);
    let settled = match state {
        ChallengeState::Open => None,
        ChallengeState::Accepted => Some(ctx.locale.t("challenge-accepted")),
        ChallengeState::Declined => Some(ctx.locale.t("challenge-declined")),
        ChallengeState::Withdrawn => Some(ctx.locale.t("challenge-withdrawn")),
        ChallengeState::Expired => Some(ctx.locale.t("challenge-expired")),
    };
    let side = challenge.color().unwrap_or(Color::White);
    let status = if error.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
    let (reason_error, error) = if entered.is_empty() { (None, error) } else { (error, None) };
    let template = ChallengeTemplate {
        page: ctx.page().with_notice(notice),
        settled,
        reason: challenge.reason.clone(),
        entered,
        game: challenge.game_id,
        current_user: me.is_some(),
        is_blocked,
        pieces: ctx.pieces(),
        diagram: challenge.start().map(|s| board::small(&s.position, side)).unwrap_or_default(),
        beside: challenge
            .start()
            .filter(|start| !start.is_usual())
            .map(|start| ctx.locale.beside_board(&start.position))
            .unwrap_or_default(),
        challenge: view(&challenge, &names, &ratings, me, ctx.zone()).checked(
            record
                .and_then(|record| unmet_condition(&challenge, &record))
                .map(|unmet| sentences::unmet_condition(unmet, ctx.locale)),
        ),
        reason_error,
        error,
        seen: live::challenge_state_version(state),
    };
    ctx.html(status, &template)
}

/// `GET /challenges/{id}`
pub async fn show(
    ctx: RequestContext,
    id: Path<ChallengeId>,
    asked: Query<ChallengeQuery>,
) -> PageResult {
    render(&ctx, *id, asked.notice.as_deref(), None, String::new()).await
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Declined {
    reason: String,
    /// It is a rematch, and declined on the page of this game.
    game: Option<GameId>,
}

/// `POST /challenges/{id}/accept`
pub async fn accept(ctx: RequestContext, id: Path<ChallengeId>, _: Form<Nothing>) -> PageResult {
    let me = ctx.sender()?.player.id;
    let lot = random::coin();
    let secret = LotSecret::new(random::bytes());
    let limits = ctx.site.settings.game_limits();
    let accepted = accept_challenge(&ctx.app.db, me, *id, lot, secret, limits, ctx.now).await;
    answer(&ctx, *id, accepted.map(|game| format!("/games/{game}"))).await
}

/// `POST /challenges/{id}/decline`
pub async fn decline(
    ctx: RequestContext,
    id: Path<ChallengeId>,
    Form(entered): Form<Declined>,
) -> PageResult {
    let me = ctx.sender()?.player.id;
    let reason = entered.reason.trim().to_owned();
    if reason.chars().count() > MAX_CHALLENGE_MESSAGE_CHARS {
        let error = ctx
            .locale
            .t("challenge-error-reason-too-long")
            .count("most", MAX_CHALLENGE_MESSAGE_CHARS);
        return render(&ctx, *id, None, Some(error), reason).await;
    }
    let declined = decline_challenge(&ctx.app.db, me, *id, reason, ctx.now).await;
    let back = entered.game.map_or("/lobby".to_owned(), |game| format!("/games/{game}"));
    answer(&ctx, *id, declined.map(|()| format!("{back}?notice=declined"))).await
}

/// `POST /challenges/{id}/withdraw`
pub async fn withdraw(ctx: RequestContext, id: Path<ChallengeId>, _: Form<Nothing>) -> PageResult {
    let me = ctx.sender()?.player.id;
    let withdrawn = withdraw_challenge(&ctx.app.db, me, *id, ctx.now).await;
    answer(&ctx, *id, withdrawn.map(|()| "/lobby?notice=withdrawn".into())).await
}

async fn answer(
    ctx: &RequestContext,
    id: ChallengeId,
    result: ActionResult<String, ChallengeError>,
) -> PageResult {
    match refusable(result)? {
        Ok(location) => Ok(see_other(location)),
        Err(why) => render(ctx, id, None, Some(why.said(ctx.locale)), String::new()).await,
    }
}
