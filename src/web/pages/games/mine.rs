//! One's own games: whose move it is first, the most urgent flag first.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use super::{Card, cards};
use crate::{
    db::{DbError, challenges, games, leaves, players},
    web::{
        assets,
        error::PageResult,
        layout::Page,
        live::{self, Shown},
        pages::lobby::{ChallengeView, people, view},
        paging::cut,
        visitor::Visitor,
    },
};

/// Finished games a page.
const PER_PAGE: i64 = 20;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    page: u32,
    notice: Option<String>,
}

#[derive(Template)]
#[template(path = "games/mine.html")]
struct Show<'a> {
    page: Page<'a>,
    to_move: Vec<Card>,
    waiting: Vec<Card>,
    finished: Vec<Card>,
    challenges: Vec<ChallengeView>,
    /// Until when the player is on leave.
    on_leave: Option<String>,
    pieces: &'static str,
    newer: Option<u32>,
    older: Option<u32>,
    live_script: &'static str,
    /// Which list this is.
    seen: Shown,
}

/// `GET /games`
pub async fn show(visitor: Visitor, asked: Query<Asked>) -> PageResult {
    let me = visitor.player()?.id;
    let (db, now, zone) = (&visitor.app.db, visitor.now, visitor.zone());
    let offset = i64::from(asked.page) * PER_PAGE;
    // Before the list itself: what changes in between is told.
    let seen = live::list_now(db, me).await?;
    let (running, mut finished, open, names, coming) = db
        .read(move |conn| {
            let running = games::list_running(conn, me)?;
            let finished = games::list_finished(conn, me, PER_PAGE + 1, offset)?;
            let open = challenges::list_of(conn, me, now)?;
            let opponents = running.iter().chain(&finished).map(|g| g.player(!g.side_of(me)));
            let ids: Vec<_> = opponents.chain(people(&open)).collect();
            let names = players::names(conn, &ids)?;
            let coming = leaves::list_coming(conn, me, now)?;
            Ok::<_, DbError>((running, finished, open, names, coming))
        })
        .await?;
    let older = cut(&mut finished, PER_PAGE).then(|| asked.page + 1);
    let running = cards(&running, &names, me, now, zone);
    let (to_move, waiting) =
        running.into_iter().partition(|card| card.is_turn || card.may_claim_flag);
    visitor.ok(&Show {
        page: visitor.page().with_notice(asked.notice.as_deref()),
        to_move,
        waiting,
        finished: cards(&finished, &names, me, now, zone),
        challenges: open.iter().map(|c| view(c, &names, Some(me), zone)).collect(),
        on_leave: coming.iter().find(|leave| leave.contains(now)).map(|leave| zone.full(leave.to)),
        pieces: assets::pieces(),
        newer: asked.page.checked_sub(1),
        older,
        live_script: assets::live_script(),
        seen,
    })
}
