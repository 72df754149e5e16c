//! The queue of the admin pages: what waits for a decision, the longest waiting first.

use actix_web::web::Query;
use askama::Template;
use chrono::DateTime;
use serde::Deserialize;

use super::arbiter;
use crate::{
    db::{
        DbError, GameId,
        games::{self, WaitingGame},
        players,
    },
    game::ConflictOfInterest,
    web::{
        error::PageResult, layout::Page, paging::cut, request_context::RequestContext,
        times::machine,
    },
};

/// Claims a page.
const PER_PAGE: i64 = 50;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ClaimQueueQuery {
    /// The last one of the page before: its instant in microseconds, and its game.
    since: Option<i64>,
    game: Option<GameId>,
}

struct ClaimRow {
    id: GameId,
    white: String,
    black: String,
    what: String,
    waiting: String,
    since: String,
    since_machine: String,
    /// The reader plays in it.
    is_own: bool,
    /// The reader has decided it before the appeal.
    is_mine: bool,
}

#[derive(Template)]
#[template(path = "admin/queue.html")]
struct ClaimQueueTemplate<'a> {
    page: Page<'a>,
    lines: Vec<ClaimRow>,
    further: Option<(i64, GameId)>,
}

/// `GET /admin`
pub async fn show(ctx: RequestContext, asked: Query<ClaimQueueQuery>) -> PageResult {
    let me = arbiter(&ctx)?.id;
    let after = asked.since.and_then(DateTime::from_timestamp_micros).zip(asked.game);
    let found = ctx.app.db.read(move |conn| {
        let waiting = games::list_waiting(conn, after, PER_PAGE + 1)?;
        let ids: Vec<_> = waiting.iter().flat_map(|game| [game.white, game.black]).collect();
        Ok::<_, DbError>((players::names(conn, &ids)?, waiting))
    });
    let (names, mut waiting) = found.await?;
    let names = ctx.locale.names(names);
    let is_more = cut(&mut waiting, PER_PAGE);
    let further = waiting.last().filter(|_| is_more);
    let further = further.map(|last| (last.since.timestamp_micros(), last.id));
    let zone = ctx.zone();
    let line = |game: &WaitingGame| {
        let case = game.case();
        let conflict = game.conflict_of(me);
        if game.claims.is_none() {
            tracing::error!(game = %game.id, "corrupt claims");
        }
        let name = |id| names.get(&id).cloned().unwrap_or_default();
        ClaimRow {
            id: game.id,
            white: name(game.white),
            black: name(game.black),
            what: match case {
                Some(case) if case.appeal.is_some() => {
                    ctx.locale.t("admin-claim-appeal").to_string()
                }
                Some(case) => {
                    let claim = case.claim.as_ref();
                    claim.map(|claim| ctx.locale.claim_ground(claim.ground)).unwrap_or_default()
                }
                None => ctx.locale.t("admin-claim-unreadable").to_string(),
            },
            waiting: zone.span(ctx.now - game.since),
            since: zone.full(game.since),
            since_machine: machine(game.since),
            is_own: conflict == Some(ConflictOfInterest::OwnGame),
            is_mine: conflict == Some(ConflictOfInterest::OwnDecision),
        }
    };
    let lines = waiting.iter().map(line).collect();
    ctx.ok(&ClaimQueueTemplate { page: ctx.page(), lines, further })
}
