//! One's deadlines as a calendar (RFC 5545) that programs subscribe to.
//!
//! Such programs cannot log in: whoever knows the address can read it. It can be made anew or
//! taken away on the account page.

use actix_web::{HttpResponse, http::header, web::Path};
use askama::Template;
use chrono::{DateTime, Duration, Utc};
use icalendar::{Calendar, Component as _, Event, EventLike as _};
use serde::Deserialize;

use crate::{
    actions::accounts,
    chance::{self, Secret},
    db::{DbError, Stamp, games, games::ListedGame, players},
    i18n::Locale,
    web::{
        error::{PageError, PageResult, done},
        form::Form,
        layout::Page,
        visitor::{Visitor, see_other},
    },
};

/// How often a program should ask again.
const REFRESH: Duration = Duration::minutes(30);

#[derive(Template)]
#[template(path = "account/calendar.html")]
struct Show<'a> {
    page: Page<'a>,
    address: &'a str,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    action: String,
}

/// `POST /account/calendar`: makes an address, and shows it this once, or takes it away.
pub async fn submit(visitor: Visitor, Form(entered): Form<Entered>) -> PageResult {
    let player = visitor.sender()?.player.id;
    let db = &visitor.app.db;
    match entered.action.as_str() {
        "make" => {
            let secret = Secret::draw();
            done(accounts::change_calendar(db, player, Some(secret.hash())).await)?;
            let base = &visitor.app.config.base_url;
            let address = format!("{base}/calendar/{}.ics", secret.as_str());
            visitor.ok(&Show { page: visitor.page(), address: &address })
        }
        "revoke" => {
            done(accounts::change_calendar(db, player, None).await)?;
            Ok(see_other("/account?notice=calendar"))
        }
        _ => Err(PageError::BadForm),
    }
}

/// `GET /calendar/{secret}.ics`
pub async fn feed(visitor: Visitor, secret: Path<String>) -> PageResult {
    let hash = chance::hash(&secret);
    let now = visitor.now;
    let found = visitor.app.db.read(move |conn| {
        let Some(player) = players::find_by_calendar(conn, &hash)? else { return Ok(None) };
        let running = games::list_running(conn, player.id)?;
        let opponents: Vec<_> = running.iter().map(|g| g.player(!g.side_of(player.id))).collect();
        let names = players::names(conn, &opponents)?;
        Ok::<_, DbError>(Some((player, running, names)))
    });
    let (player, running, names) = found.await?.ok_or(PageError::NotFound)?;
    // The program that asks is nobody's browser.
    let locale = player.language().map_or(visitor.locale, Locale::of);
    let config = &visitor.app.config;
    let mut calendar = Calendar::new();
    calendar.name(&visitor.site.settings.name).ttl(&REFRESH);
    let mine = |game: &&ListedGame| {
        let is_turn = game.turn() == Some(game.side_of(player.id));
        is_turn && !game.is_pending() && game.deadline.is_some_and(|flag| flag.utc() > now)
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

/// A flag, at its instant. The same flag has the same name whenever it is asked for; with the
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
    if let Some(flag) = game.deadline.map(Stamp::utc) {
        // An instant: with an end it would have to last (RFC 5545 3.6.1).
        event.starts(flag);
    }
    event.timestamp(now);
    event.done()
}
