//! What open pages listen to.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, ContentEncoding},
    web::{Path, Query},
};
use serde::Deserialize;

use crate::{
    db::{ChallengeId, GameId, TournamentId},
    web::{
        error::{PageError, PageResult},
        live::{self, About, NewStream, StateVersion, WaitingSeen},
        pages::challenges::show::may_see,
        request_context::RequestContext,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct LiveQuery {
    /// What the page shows.
    seen: Option<StateVersion>,
    /// What its header shows; a page that does not say hears nothing about it.
    waiting: Option<StateVersion>,
}

/// `GET /live/games/{id}`: says how far the game is, to those who may see it.
pub async fn game(
    ctx: RequestContext,
    id: Path<GameId>,
    asked: Query<LiveQuery>,
    request: HttpRequest,
) -> PageResult {
    let about = About::Game(*id, ctx.reader());
    open(&ctx, about, &request, &asked).await
}

/// `GET /live/my-games`: says that a game of one's own has changed, begun or ended.
pub async fn mine(
    ctx: RequestContext,
    asked: Query<LiveQuery>,
    request: HttpRequest,
) -> PageResult {
    let about = About::Games(ctx.player()?.id);
    open(&ctx, about, &request, &asked).await
}

/// `GET /live/waiting`: says that something else waits for a player.
pub async fn waiting(
    ctx: RequestContext,
    asked: Query<LiveQuery>,
    request: HttpRequest,
) -> PageResult {
    let about = About::Waiting(ctx.player()?.id);
    open(&ctx, about, &request, &asked).await
}

/// `GET /live/lobby`: says that there are other challenges, open to everyone or one's own.
pub async fn lobby(
    ctx: RequestContext,
    asked: Query<LiveQuery>,
    request: HttpRequest,
) -> PageResult {
    let about = About::Lobby(ctx.reader());
    open(&ctx, about, &request, &asked).await
}

/// `GET /live/challenges/{id}`: says what has become of a challenge, to those who may see it.
pub async fn challenge(
    ctx: RequestContext,
    id: Path<ChallengeId>,
    asked: Query<LiveQuery>,
    request: HttpRequest,
) -> PageResult {
    let (id, reader) = (*id, ctx.reader());
    if !ctx.app.db.look_up(move |conn| may_see(conn, id, reader)).await? {
        return Err(PageError::NotFound);
    }
    open(&ctx, About::Challenge(id), &request, &asked).await
}

/// `GET /live/messages`: says that something was said to or by a player.
pub async fn messages(
    ctx: RequestContext,
    asked: Query<LiveQuery>,
    request: HttpRequest,
) -> PageResult {
    let about = About::Messages(ctx.player()?.id);
    open(&ctx, about, &request, &asked).await
}

/// `GET /live/tournaments/{id}`: says that a tournament has changed, or a result in it, or a game of the
/// reader.
pub async fn tournament(
    ctx: RequestContext,
    id: Path<TournamentId>,
    asked: Query<LiveQuery>,
    request: HttpRequest,
) -> PageResult {
    open(&ctx, About::Tournament(*id, ctx.reader()), &request, &asked).await
}

/// Returns what the page shows: what it was sent last, else what it was made with.
fn seen(request: &HttpRequest, asked: &LiveQuery) -> Option<StateVersion> {
    let last = request.headers().get("last-event-id");
    let last = last.and_then(|id| id.to_str().ok()?.parse().ok());
    last.or(asked.seen)
}

async fn open(
    ctx: &RequestContext,
    about: About,
    request: &HttpRequest,
    asked: &LiveQuery,
) -> PageResult {
    let waiting = asked.waiting.zip(ctx.reader());
    let waiting = waiting.map(|(shown, player)| WaitingSeen { player, shown });
    let stream = NewStream {
        about,
        waiting,
        session: ctx.current_user.as_ref().map(|current_user| current_user.session.id),
        address: ctx.address,
        shown: seen(request, asked),
    };
    let stream = ctx.app.streams.open(stream).map_err(|live::Full| PageError::Busy)?;
    // After it listens: nothing can come between.
    let header = waiting.map(|waiting| About::Waiting(waiting.player));
    let all = [Some(about), header].into_iter().flatten().collect();
    let now = live::numbers_now(&ctx.app.db, all, ctx.now).await?;
    let page = now.get(&about).ok_or(PageError::NotFound)?;
    stream.begin(*page, header.and_then(|header| now.get(&header).copied()));
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/event-stream"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // So that nothing waits until there is enough to compress.
        .insert_header(ContentEncoding::Identity)
        // nginx would wait until a buffer is full.
        .insert_header(("x-accel-buffering", "no"))
        .body(stream))
}
