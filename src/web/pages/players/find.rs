//! Finding players by how their names begin.

use actix_web::{http::StatusCode, web::Query};
use askama::Template;
use serde::Deserialize;

use super::{address_of, last_seen::country};
use crate::{
    chess::Variant,
    db::{DbError, players, ratings},
    i18n::Message,
    ratings::Week,
    web::{
        error::{PageError, PageResult},
        layout::Page,
        paging::cut,
        request_context::{RequestContext, see_other},
    },
};

/// Players a page.
const PER_PAGE: i64 = 50;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct FindPlayersQuery {
    name: String,
    after: String,
}

struct FoundPlayer {
    name: String,
    /// In standard chess.
    rating: Option<String>,
    country: Option<Message>,
    since: String,
}

#[derive(Template)]
#[template(path = "players.html")]
struct FindPlayersTemplate<'a> {
    page: Page<'a>,
    wanted: &'a str,
    found: Vec<FoundPlayer>,
    /// The key of the last name, if there are more.
    further: Option<String>,
}

/// `GET /players?name=`: goes to the player of that name, or lists those whose names begin so.
pub async fn show(ctx: RequestContext, asked: Query<FindPlayersQuery>) -> PageResult {
    let wanted = asked.name.trim();
    // No text has it, and no page can show it.
    if wanted.contains('\0') {
        return Err(PageError::NotFound);
    }
    if wanted.is_empty() {
        let page = ctx.page();
        return ctx.ok(&FindPlayersTemplate { page, wanted, found: Vec::new(), further: None });
    }
    let (name, after, now) = (wanted.to_owned(), asked.after.clone(), ctx.now);
    let found = ctx.app.db.read::<_, DbError>(move |conn| {
        let after = (!after.is_empty()).then_some(after.as_str());
        let found = players::search_names(conn, &name, PER_PAGE + 1, after)?;
        let ids: Vec<_> = found.iter().map(|player| player.id).collect();
        let ratings = ratings::list_before(conn, &ids, Variant::Standard, Week::of(now).next())?;
        Ok((found, ratings))
    });
    let (mut found, ratings) = found.await?;
    // Of all names that begin so, the name itself is the first.
    let exact = found.first().filter(|player| player.name_key == players::key(wanted));
    if let Some(player) = exact.filter(|_| asked.after.is_empty()) {
        return Ok(see_other(address_of(&player.name)));
    }
    let is_cut = cut(&mut found, PER_PAGE);
    let further = found.last().filter(|_| is_cut).map(|player| player.name_key.clone());
    let zone = ctx.zone();
    let row = |player: players::Player| FoundPlayer {
        rating: ratings.get(&player.id).map(|rating| rating.text()),
        country: country(&player, ctx.locale),
        since: zone.day(player.created_at.utc()),
        name: player.name,
    };
    let found: Vec<FoundPlayer> = found.into_iter().map(row).collect();
    let status = if found.is_empty() { StatusCode::NOT_FOUND } else { StatusCode::OK };
    ctx.html(status, &FindPlayersTemplate { page: ctx.page(), wanted, found, further })
}
