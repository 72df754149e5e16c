//! One's deadlines as a calendar (RFC 5545) that programs subscribe to.
//!
//! Such programs cannot log in: who knows the address can read it. It can be made again or
//! taken away on the account page.

use std::collections::HashMap;

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, EntityTag, Header as _, IfNoneMatch},
    web::Path,
};
use askama::Template;
use chrono::{DateTime, Duration, Utc};
use data_encoding::HEXLOWER;
use icalendar::{Alarm, Calendar, Component as _, Event, EventLike as _};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use crate::{
    actions::accounts,
    db::{
        DbError, DbTimestamp, calendars, game_events, games,
        games::ListedGame,
        players::{self, Player},
    },
    i18n::Locale,
    random::{self, Secret},
    web::{
        error::{PageError, PageResult, done},
        form::Form,
        layout::Page,
        pages::account::ticked_hours,
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

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct CalendarAlarmsForm {
    /// `alarm_24`: a box for each number of hours before a deadline.
    #[serde(flatten)]
    boxes: HashMap<String, String>,
}

/// `POST /account/calendar/alarms`
pub async fn submit_alarms(
    ctx: RequestContext,
    Form(entered): Form<CalendarAlarmsForm>,
) -> PageResult {
    let player = ctx.sender()?.player.id;
    let hours = ticked_hours("alarm_", &entered.boxes);
    done(accounts::change_calendar_alarms(&ctx.app.db, player, hours, ctx.now).await)?;
    Ok(see_other("/account?notice=calendar-alarms"))
}

/// `GET /calendar/{secret}.ics`
pub async fn feed(request: HttpRequest, ctx: RequestContext, secret: Path<String>) -> PageResult {
    let hash = random::hash(&secret);
    let now = ctx.now;
    let found = ctx.app.db.read(move |conn| {
        let Some(player) = calendars::find_player(conn, &hash)? else { return Ok(None) };
        let is_mine = |game: &ListedGame| {
            let is_turn = game.turn() == Some(game.side_of(player.id));
            is_turn
                && !game.is_pending()
                && game.deadline.is_some_and(|deadline| deadline.utc() > now)
        };
        let mut running = games::list_running(conn, player.id)?;
        running.retain(is_mine);
        let opponents: Vec<_> = running.iter().map(|g| g.player(!g.side_of(player.id))).collect();
        let names = players::names(conn, &opponents)?;
        let ids: Vec<_> = running.iter().map(|game| game.id).collect();
        let changes = game_events::list_last_changes(conn, &ids)?;
        Ok::<_, DbError>(Some((player, running, names, changes)))
    });
    let (player, running, names, changes) = found.await?.ok_or(PageError::NotFound)?;
    let mut calendar = Calendar::new();
    calendar.name(&ctx.site.settings.name).ttl(&REFRESH_INTERVAL);
    for game in &running {
        let opponent = names.get(&game.player(!game.side_of(player.id)));
        let opponent = opponent.map_or("", String::as_str);
        let (version, at) = changes.get(&game.id).copied().unwrap_or((0, game.started_at));
        let entry = CalendarEntry { game, opponent, version, at: at.utc() };
        calendar.push(entry.event(&ctx, &player));
    }
    Ok(answer(&request, calendar.to_string()))
}

/// Answers with the calendar, or that the program has it: most ask again and again for the same.
fn answer(request: &HttpRequest, calendar: String) -> HttpResponse {
    let sum = Sha256::digest(calendar.as_bytes());
    // Weak: the same calendar may be compressed on its way, or not.
    let tag = EntityTag::new_weak(HEXLOWER.encode(&sum[..16]));
    let is_known = match IfNoneMatch::parse(request) {
        Ok(IfNoneMatch::Any) => true,
        Ok(IfNoneMatch::Items(known)) => known.iter().any(|known| known.weak_eq(&tag)),
        Err(_) => false,
    };
    let mut answer = if is_known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    answer
        .insert_header(header::ETag(tag))
        // To be kept, and asked for again each time.
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .insert_header((header::VARY, "accept-language"));
    if is_known {
        return answer.finish();
    }
    answer.insert_header((header::CONTENT_TYPE, "text/calendar; charset=utf-8")).body(calendar)
}

/// A deadline of the player whose calendar it is.
struct CalendarEntry<'a> {
    game: &'a ListedGame,
    opponent: &'a str,
    /// How often the game has changed, and when it did last.
    version: i32,
    at: DateTime<Utc>,
}

impl CalendarEntry<'_> {
    /// Returns the event of the calendar. The same deadline has the same name whenever it is asked
    /// for; with the next move there is another. It says nothing of when it was asked for, so that
    /// the same calendar is the same text.
    fn event(&self, ctx: &RequestContext, player: &Player) -> Event {
        let CalendarEntry { game, opponent, version, at } = self;
        // The program that asks is nobody's browser.
        let locale = player.language().map_or(ctx.locale, Locale::of);
        let base_url = &ctx.app.config.base_url;
        let url = format!("{base_url}/games/{}", game.id);
        let host = base_url.split_once("://").map_or(base_url.as_str(), |(_, host)| host);
        let name = format!("game-{}-{}", game.id, game.ply);
        let summary = locale.t("calendar-time-runs-out").with("opponent", opponent).to_string();
        let chosen = player.calendar_alarms_at.map(DbTimestamp::utc);
        let changed = chosen.map_or(*at, |chosen| chosen.max(*at));
        let mut event = Event::new();
        event
            .uid(&format!("{name}@{host}"))
            .summary(&summary)
            .description(&locale.t("calendar-your-move").with("url", &url).to_string())
            .url(&url)
            // It never goes back, not even when a move is taken back and the name comes again.
            .sequence(u32::try_from(*version).unwrap_or(0))
            .last_modified(changed)
            // The same in a calendar that nobody is invited by (RFC 5545 3.8.7.2).
            .timestamp(changed)
            .add_property("TRANSP", "TRANSPARENT");
        if let Some(deadline) = game.deadline.map(DbTimestamp::utc) {
            // An instant: with an end it would have to last (RFC 5545 3.6.1).
            event.starts(deadline);
        }
        for hours in player.calendar_alarms() {
            let mut alarm = Alarm::display(&summary, -Duration::hours(hours));
            // Else the crate makes up both, and others each time.
            alarm.uid(&format!("{name}-alarm-{hours}@{host}")).timestamp(changed);
            event.alarm(alarm);
        }
        event.done()
    }
}
