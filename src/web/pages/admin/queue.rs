//! The queue of the admin pages: what waits for a decision, the longest waiting first.

use actix_web::web::Query;
use askama::Template;
use chrono::{DateTime, TimeDelta};
use serde::Deserialize;

use super::{arbiter, duty::not_before};
use crate::{
    db::{
        DbError, GameId, TournamentId,
        deciders::Deciders,
        games::{self, WaitingGame},
        players,
    },
    game::{Case, ConflictOfInterest},
    i18n::{Locale, Message},
    tournament::deciders::DecisionBar,
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
    /// The reader plays in the tournament, or against one of the players.
    is_conflict: bool,
    /// Until when others decide it.
    from: Option<Message>,
    tournament: Option<(TournamentId, String)>,
}

#[derive(Template)]
#[template(path = "admin/queue.html")]
struct ClaimQueueTemplate<'a> {
    page: Page<'a>,
    lines: Vec<ClaimRow>,
    further: Option<(i64, GameId)>,
}

/// Says what waits for a decision in a game.
pub fn what_waits(locale: Locale, case: Option<&Case>) -> String {
    match case {
        Some(case) if case.appeal.is_some() => locale.t("admin-claim-appeal").to_string(),
        Some(case) if case.stopped.is_some() => locale.t("admin-claim-stopped").to_string(),
        Some(case) => {
            let claim = case.claim.as_ref();
            claim.map(|claim| locale.claim_ground(claim.ground)).unwrap_or_default()
        }
        None => locale.t("admin-claim-unreadable").to_string(),
    }
}

/// `GET /admin`
pub async fn show(ctx: RequestContext, asked: Query<ClaimQueueQuery>) -> PageResult {
    let me = arbiter(&ctx)?.id;
    let after = asked.since.and_then(DateTime::from_timestamp_micros).zip(asked.game);
    let found = ctx.app.db.read(move |conn| {
        let waiting = games::list_waiting(conn, after, PER_PAGE + 1)?;
        let ids: Vec<_> = waiting.iter().flat_map(|game| [game.white, game.black]).collect();
        let deciders = Deciders::load(conn, waiting.iter().map(Into::into), &[me])?;
        Ok::<_, DbError>((players::names(conn, &ids)?, waiting, deciders))
    });
    let (names, mut waiting, deciders) = found.await?;
    let names = ctx.locale.names(names);
    let is_more = cut(&mut waiting, PER_PAGE);
    let further = waiting.last().filter(|_| is_more);
    let further = further.map(|last| (last.since.timestamp_micros(), last.id));
    let zone = ctx.zone();
    let line = |game: &WaitingGame| {
        let case = game.case();
        let bar = deciders.bar(game, me, ctx.now);
        let is = |conflict| bar == Some(DecisionBar::Conflict(conflict));
        if game.claims.is_none() {
            tracing::error!(game = %game.id, "corrupt claims");
        }
        let name = |id| names.get(&id).cloned().unwrap_or_default();
        ClaimRow {
            id: game.id,
            white: name(game.white),
            black: name(game.black),
            what: what_waits(ctx.locale, case),
            waiting: zone.span((ctx.now - game.since).max(TimeDelta::zero())),
            since: zone.full(game.since),
            since_machine: machine(game.since),
            is_own: is(ConflictOfInterest::OwnGame),
            is_mine: is(ConflictOfInterest::OwnDecision),
            is_conflict: matches!(
                bar,
                Some(DecisionBar::PlaysInTournament | DecisionBar::CurrentOpponent)
            ),
            from: match bar {
                Some(DecisionBar::NotBefore(from)) => Some(not_before(zone, case, from)),
                _ => None,
            },
            tournament: deciders.event(game.id).map(|it| (it.tournament, it.name.clone())),
        }
    };
    let lines = waiting.iter().map(line).collect();
    ctx.ok(&ClaimQueueTemplate { page: ctx.page(), lines, further })
}
