//! One's deadlines as a calendar (RFC 5545) that programs subscribe to.
//!
//! Such programs cannot log in: who knows the address can read it. It can be made again or
//! taken away on the account page.

use actix_web::{HttpResponse, http::header, web::Path};
use askama::Template;
use chrono::{DateTime, Duration, Utc};
use icalendar::{Calendar, Component as _, Event, EventLike as _};
use serde::Deserialize;

use crate::{
    actions::accounts,
    db::{DbError, DbTimestamp, games, games::ListedGame, players},
    i18n::Locale,
    random::{self, Secret},
    web::{
        error::{PageError, PageResult, done},
        form::Form,
        layout::Page,
        request_context::{RequestContext, see_other},
    },
};

/// How often a program should ask again.
const REFRESH_INTERVAL: Duration = Duration::minutes(30);

#[derive(Template)]
#[template(path = "account/calendar.html")]
struct CalendarTemplate<'a> {
    page: Page<'a>,
    address: &'a str,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct CalendarForm {
    action: String,
}

/// `POST /account/calendar`: makes an address, and shows it this once, or takes it away.
pub async fn submit(ctx: RequestContext, Form(entered): Form<CalendarForm>) -> PageResult {
    let player = ctx.sender()?.player.id;
    let db = &ctx.app.db;
    match entered.action.as_str() {
        "make" => {
            let secret = Secret::generate();
            done(accounts::change_calendar(db, player, Some(secret.hash())).await)?;
            let base = &ctx.app.config.base_url;
            let address = format!("{base}/calendar/{}.ics", secret.as_str());
            ctx.ok(&CalendarTemplate { page: ctx.page(), address: &address })
        }
        "revoke" => {
            done(accounts::change_calendar(db, player, None).await)?;
            Ok(see_other("/account?notice=calendar"))
        }
        _ => Err(PageError::BadForm),
    }
}

/// `GET /calendar/{secret}.ics`
pub async fn feed(ctx: RequestContext, secret: Path<String>) -> PageResult {
    let hash = random::hash(&secret);
    let now = ctx.now;
    let found = ctx.app.db.read(move |conn| {
        let Some(player) = players::find_by_calendar(conn, &hash)? else { return Ok(None) };
        let running = games::list_running(conn, player.id)?;
        let opponents: Vec<_> = running.iter().map(|g| g.player(!g.side_of(player.id))).collect();
        let names = players::names(conn, &opponents)?;
        Ok::<_, DbError>(Some((player, running, names)))
    });
    let (player, running, names) = found.await?.ok_or(PageError::NotFound)?;
    // The program that asks is nobody's browser.
    let locale = player.language().map_or(ctx.locale, Locale::of);
    let config = &ctx.app.config;
    let mut calendar = Calendar::new();
    calendar.name(&ctx.site.settings.name).ttl(&REFRESH_INTERVAL);
    let mine = |game: &&ListedGame| {
        let is_turn = game.turn() == Some(game.side_of(player.id));
        is_turn && !game.is_pending() && game.deadline.is_some_and(|deadline| deadline.utc() > now)
    };
    for game in running.iter().filter(mine) {
        let opponent = names.get(&game.player(!game.side_of(player.id)));
        let opponent = opponent.map_or("", String::as_str);
        calendar.push(entry(locale, game, opponent, &config.base_url, now));
    }
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/calendar; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "private, no-store"))
        .body(calendar.to_string()))
}

/// A deadline. The same deadline has the same name whenever it is asked for; with the
/// next move there is another.
fn entry(
    locale: Locale,
    game: &ListedGame,
    opponent: &str,
    base_url: &str,
    now: DateTime<Utc>,
) -> Event {
    let url = format!("{base_url}/games/{}", game.id);
    let host = base_url.split_once("://").map_or(base_url, |(_, host)| host);
    let mut event = Event::new();
    event
        .uid(&format!("game-{}-{}@{host}", game.id, game.ply))
        .summary(&locale.t("calendar-time-runs-out").with("opponent", opponent).to_string())
        .description(&locale.t("calendar-your-move").with("url", &url).to_string())
        .url(&url)
        .add_property("TRANSP", "TRANSPARENT");
    if let Some(deadline) = game.deadline.map(DbTimestamp::utc) {
        // An instant: with an end it would have to last (RFC 5545 3.6.1).
        event.starts(deadline);
    }
    event.timestamp(now);
    event.done()
}
