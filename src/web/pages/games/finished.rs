//! One's own finished games, and what is looked for among them.

use actix_web::web::Query;
use askama::Template;
use chrono::{Datelike as _, NaiveDate};
use serde::{Deserialize, Serialize};

use super::{
    cards::{Card, cards},
    opponents::Opponents,
};
use crate::{
    actions::vacation::first_instant,
    chess::color_of,
    db::{
        DbError,
        games::{self, Found, Search},
    },
    game::Score,
    i18n::{Locale, Message},
    web::{
        error::PageResult,
        layout::Page,
        paging::{cut, place_of, place_word},
        request_context::RequestContext,
        times::Zone,
    },
};

/// Games a page.
const PER_PAGE: i64 = 20;

/// What the form asks for, as it was typed. What is none of its choices asks for nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default)]
pub struct FinishedGamesQuery {
    #[serde(skip_serializing_if = "String::is_empty")]
    opponent: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    opening: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    color: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    result: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    from: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    to: String,
    /// Where the page goes on ([`place_word`]).
    #[serde(skip_serializing_if = "String::is_empty")]
    after: String,
}

/// A choice of a form: its word, its name, whether it is chosen.
type Choice = (&'static str, Message, bool);

fn colors(locale: Locale, chosen: &str) -> [Choice; 3] {
    [
        ("", locale.t("games-any-color")),
        ("white", locale.t("chess-white")),
        ("black", locale.t("chess-black")),
    ]
    .map(|(word, name)| (word, name, word == chosen))
}

fn results(locale: Locale, chosen: &str) -> [Choice; 4] {
    [
        ("", locale.t("games-any-result")),
        ("won", locale.t("games-result-won")),
        ("drawn", locale.t("games-result-drawn")),
        ("lost", locale.t("games-result-lost")),
    ]
    .map(|(word, name)| (word, name, word == chosen))
}

impl FinishedGamesQuery {
    fn search(&self, zone: Zone) -> Search {
        Search {
            opponent: self.opponent.trim().to_owned(),
            opening: self.opening.trim().to_owned(),
            side: color_of(&self.color),
            score: match self.result.as_str() {
                "won" => Some(Score::Won),
                "drawn" => Some(Score::Drawn),
                "lost" => Some(Score::Lost),
                _ => None,
            },
            from: day(&self.from).map(|day| first_instant(day, zone.tz())),
            // After the last day of all there is no other.
            before: day(&self.to)
                .and_then(|day| day.succ_opt())
                .filter(|next| next.year() <= LAST_YEAR)
                .map(|day| first_instant(day, zone.tz())),
        }
    }

    /// Returns the address of the page that goes on behind a place.
    fn address(&self, after: &str) -> String {
        let asked = FinishedGamesQuery { after: after.to_owned(), ..self.clone() };
        let query = serde_urlencoded::to_string(&asked).unwrap_or_default();
        format!("/games/finished?{query}")
    }
}

/// Years of four digits: both databases know all of them, and SQLite compares them as texts.
const LAST_YEAR: i32 = 9999;

fn day(text: &str) -> Option<NaiveDate> {
    text.trim().parse().ok().filter(|day: &NaiveDate| (1000..=LAST_YEAR).contains(&day.year()))
}

/// Says what is wrong if something was typed that is no day.
fn bad_day(locale: Locale, text: &str) -> Option<Message> {
    let is_bad = !text.trim().is_empty() && day(text).is_none();
    is_bad.then(|| locale.t("games-error-not-a-date"))
}

#[derive(Template)]
#[template(path = "games/finished.html")]
struct FinishedGamesTemplate<'a> {
    page: Page<'a>,
    asked: &'a FinishedGamesQuery,
    colors: [Choice; 3],
    results: [Choice; 4],
    /// What is wrong with the days.
    bad_from: Option<Message>,
    bad_to: Option<Message>,
    /// Something is looked for.
    is_narrowed: bool,
    found: Found,
    games: Vec<Card>,
    pieces: &'static str,
    /// Where the latest are, unless they are here.
    latest: Option<String>,
    older: Option<String>,
}

/// `GET /games/finished`
pub async fn show(ctx: RequestContext, asked: Query<FinishedGamesQuery>) -> PageResult {
    let me = ctx.player()?.id;
    let (db, now, zone) = (&ctx.app.db, ctx.now, ctx.zone());
    let (search, after) = (asked.search(zone), place_of(&asked.after));
    let is_narrowed = search != Search::default();
    let (mut list, found, opponents) = db
        .read(move |conn| {
            let list = games::search_finished(conn, me, &search, after, PER_PAGE + 1)?;
            let found = games::count_finished(conn, me, &search)?;
            let opponents = Opponents::find(conn, &list, me, now)?;
            Ok::<_, DbError>((list, found, opponents))
        })
        .await?;
    let is_more = cut(&mut list, PER_PAGE);
    let last = list.last().filter(|_| is_more).map(place_word);
    ctx.ok(&FinishedGamesTemplate {
        page: ctx.page(),
        colors: colors(ctx.locale, &asked.color),
        results: results(ctx.locale, &asked.result),
        bad_from: bad_day(ctx.locale, &asked.from),
        bad_to: bad_day(ctx.locale, &asked.to),
        is_narrowed,
        found,
        games: cards(&list, &opponents, me, now, zone),
        pieces: ctx.pieces(),
        latest: after.map(|_| asked.address("")),
        older: last.map(|last| asked.address(&last)),
        asked: &asked,
    })
}
