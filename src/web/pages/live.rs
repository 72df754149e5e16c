//! What open pages listen to.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, ContentEncoding},
    web::{Path, Query},
};
use serde::Deserialize;

use crate::{
    db::GameId,
    web::{
        error::{PageError, PageResult},
        live::{self, About, StateVersion, Stream},
        request_context::RequestContext,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct LiveQuery {
    /// What the page shows.
    seen: Option<StateVersion>,
}

/// `GET /live/games/{id}`: says how far the game is, to those who may see it.
pub async fn game(
    ctx: RequestContext,
    id: Path<GameId>,
    asked: Query<LiveQuery>,
    request: HttpRequest,
) -> PageResult {
    let stream = open(&ctx, About::Game(*id), seen(&request, &asked))?;
    // After it listens: nothing can come between.
    let now = live::game_now(&ctx.app.db, *id).await?.ok_or(PageError::NotFound)?;
    Ok(answer(stream, now))
}

/// `GET /live/my-games`: says that a game of one's own has changed, begun or ended.
pub async fn mine(
    ctx: RequestContext,
    asked: Query<LiveQuery>,
    request: HttpRequest,
) -> PageResult {
    let player = ctx.player()?.id;
    let stream = open(&ctx, About::List(player), seen(&request, &asked))?;
    let now = live::list_now(&ctx.app.db, player).await?;
    Ok(answer(stream, now))
}

/// Returns what the page shows: what it was sent last, else what it was made with.
fn seen(request: &HttpRequest, asked: &LiveQuery) -> Option<StateVersion> {
    let last = request.headers().get("last-event-id");
    let last = last.and_then(|id| id.to_str().ok()?.parse().ok());
    last.or(asked.seen)
}

fn open(
    ctx: &RequestContext,
    about: About,
    seen: Option<StateVersion>,
) -> Result<Stream, PageError> {
    let session = ctx.current_user.as_ref().map(|current_user| current_user.session.id);
    let streams = &ctx.app.streams;
    streams.open(about, session, ctx.address, seen).map_err(|live::Full| PageError::Busy)
}

fn answer(stream: Stream, now: StateVersion) -> HttpResponse {
    stream.begin(now);
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/event-stream"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // So that nothing waits until there is enough to compress.
        .insert_header(ContentEncoding::Identity)
        // nginx would wait until a buffer is full.
        .insert_header(("x-accel-buffering", "no"))
        .body(stream)
}
