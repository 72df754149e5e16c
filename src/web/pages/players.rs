//! A player as everyone sees them.

use actix_web::web::{Path, Query};
use askama::Template;
use serde::Deserialize;

use super::games::{Card, cards};
use crate::{
    db::{DbError, games, games::Record, players, statistics::ONLINE},
    web::{
        assets,
        error::{PageError, PageResult},
        layout::Page,
        paging::cut,
        visitor::{Visitor, see_other},
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

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Wanted {
    name: String,
}

#[derive(Template)]
#[template(path = "player.html")]
struct Show<'a> {
    page: Page<'a>,
    name: &'a str,
    since: String,
    is_online: bool,
    is_me: bool,
    record: Record,
    running: Vec<Card>,
    finished: Vec<Card>,
    pieces: &'static str,
    /// Newer and older pages of finished games.
    newer: Option<u32>,
    older: Option<u32>,
}

/// `GET /players?name=`: goes to the page of a player by name.
pub async fn find(_visitor: Visitor, wanted: Query<Wanted>) -> PageResult {
    let name: String = percent_encoding::utf8_percent_encode(
        wanted.name.trim(),
        percent_encoding::NON_ALPHANUMERIC,
    )
    .collect();
    if name.is_empty() {
        Err(PageError::NotFound)
    } else {
        Ok(see_other(format!("/players/{name}")))
    }
}

/// `GET /players/{name}`
pub async fn show(visitor: Visitor, name: Path<String>, asked: Query<Asked>) -> PageResult {
    let (db, now, zone) = (&visitor.app.db, visitor.now, visitor.zone());
    let player = db
        .read(move |conn| Ok::<_, DbError>(players::find_by_name(conn, &name)?))
        .await?
        .filter(|player| player.is_confirmed() && !player.is_closed())
        .ok_or(PageError::NotFound)?;
    let id = player.id;
    let offset = i64::from(asked.page) * PER_PAGE;
    let (record, running, mut finished, names) = db
        .read(move |conn| {
            let record = games::record(conn, id)?;
            let running = games::list_running(conn, id)?;
            let finished = games::list_finished(conn, id, PER_PAGE + 1, offset)?;
            let opponents = running.iter().chain(&finished);
            let opponents: Vec<_> = opponents.map(|g| g.player(!g.side_of(id))).collect();
            let names = players::names(conn, &opponents)?;
            Ok::<_, DbError>((record, running, finished, names))
        })
        .await?;
    let older = cut(&mut finished, PER_PAGE).then(|| asked.page + 1);
    visitor.ok(&Show {
        page: visitor.page().with_notice(asked.notice.as_deref()),
        name: &player.name,
        since: zone.day(player.created_at.utc()),
        is_online: now - player.seen_at.utc() < ONLINE,
        is_me: visitor.signed_in.as_ref().is_some_and(|s| s.player.id == id),
        record,
        running: cards(&running, &names, id, now, zone),
        finished: cards(&finished, &names, id, now, zone),
        pieces: assets::pieces(),
        newer: asked.page.checked_sub(1),
        older,
    })
}
