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
        live::{self, About, Shown, Stream},
        visitor::Visitor,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    /// What the page shows.
    seen: Option<Shown>,
}

/// `GET /live/games/{id}`: says how far the game is, to whoever may see it.
pub async fn game(
    visitor: Visitor,
    id: Path<GameId>,
    asked: Query<Asked>,
    request: HttpRequest,
) -> PageResult {
    let stream = open(&visitor, About::Game(*id), seen(&request, &asked))?;
    // After it listens: nothing can come between.
    let now = live::game_now(&visitor.app.db, *id).await?.ok_or(PageError::NotFound)?;
    Ok(answer(stream, now))
}

/// `GET /live/mine`: says that a game of one's own has changed, begun or ended.
pub async fn mine(visitor: Visitor, asked: Query<Asked>, request: HttpRequest) -> PageResult {
    let player = visitor.player()?.id;
    let stream = open(&visitor, About::List(player), seen(&request, &asked))?;
    let now = live::list_now(&visitor.app.db, player).await?;
    Ok(answer(stream, now))
}

/// Returns what the page shows: what it was told last, else what it was made with.
fn seen(request: &HttpRequest, asked: &Asked) -> Option<Shown> {
    let last = request.headers().get("last-event-id");
    let last = last.and_then(|id| id.to_str().ok()?.parse().ok());
    last.or(asked.seen)
}

fn open(visitor: &Visitor, about: About, seen: Option<Shown>) -> Result<Stream, PageError> {
    let session = visitor.signed_in.as_ref().map(|signed_in| signed_in.session.id);
    let streams = &visitor.app.streams;
    streams.open(about, session, visitor.address, seen).map_err(|live::Full| PageError::Busy)
}

fn answer(stream: Stream, now: Shown) -> HttpResponse {
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
