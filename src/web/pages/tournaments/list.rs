//! Tournaments: open to enter, running, over.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use crate::{
    db::{
        DbError, TournamentId,
        players::Player,
        tournaments::{self, ListedTournament, TournamentGroup},
    },
    i18n::{Locale, Message, key},
    web::{
        error::PageResult, layout::Page, paging::cut, request_context::RequestContext, times::Zone,
    },
};

/// Tournaments of one group on a page.
const PER_PAGE: i64 = 30;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ListQuery {
    /// `running` or `over`; those to enter without it.
    group: String,
    /// `round_robin`, `match` or `knockout`; all without it.
    format: String,
    before: Option<TournamentId>,
}

/// A tournament in a list.
pub struct TournamentRow {
    pub id: TournamentId,
    pub name: String,
    pub format: Message,
    /// How many have entered, of how many places.
    pub players: Message,
    /// When it starts, started or ended.
    pub date: Message,
}

/// Puts a row into words.
pub fn row(one: ListedTournament, zone: Zone) -> TournamentRow {
    let locale = zone.locale();
    let day = |at| zone.day(at);
    let date = match (one.finished_at, one.started_at, one.starts_at) {
        (Some(at), ..) => locale.t("tournament-list-finished").with("date", day(at)),
        (None, Some(at), _) => locale.t("tournament-list-started").with("date", day(at)),
        (None, None, Some(at)) => locale.t("tournament-list-starts").with("date", day(at)),
        (None, None, None) => locale.t("tournament-list-starts-when-full"),
    };
    TournamentRow {
        id: one.id,
        format: format_name(locale, &one.format),
        players: match one.started_at {
            Some(_) => locale.t("tournament-list-players").count("n", one.entrant_count),
            None => {
                let entered = locale.t("tournament-list-entered").count("n", one.entrant_count);
                entered.count("places", one.places)
            }
        },
        date,
        name: one.name.said(locale),
    }
}

/// Names a format by its stored word.
pub fn format_name(locale: Locale, format: &str) -> Message {
    locale.t(match format {
        "match" => key!("tournament-format-match"),
        "knockout" => key!("tournament-format-knockout"),
        _ => key!("tournament-format-round-robin"),
    })
}

#[derive(Template)]
#[template(path = "tournaments/list.html")]
struct ListTemplate<'a> {
    page: Page<'a>,
    /// The word in the address, what it is called, whether it is shown.
    groups: [(&'static str, Message, bool); 3],
    formats: [(&'static str, Message, bool); 4],
    group: &'static str,
    format: String,
    found: Vec<TournamentRow>,
    /// Those that the reader has entered.
    mine: Vec<TournamentRow>,
    older: Option<TournamentId>,
    may_announce: bool,
}

/// `GET /tournaments?group=&format=&before=`
pub async fn show(ctx: RequestContext, asked: Query<ListQuery>) -> PageResult {
    let ListQuery { group, format, before } = asked.into_inner();
    let (group, word) = match group.as_str() {
        "running" => (TournamentGroup::Running, "running"),
        "over" => (TournamentGroup::Over, "over"),
        _ => (TournamentGroup::Announced, ""),
    };
    let known = ["round_robin", "match", "knockout"];
    let format = if known.contains(&format.as_str()) { format } else { String::new() };
    let only = (!format.is_empty()).then(|| format.clone());
    let me = ctx.reader();
    let lists = ctx.app.db.read(move |conn| {
        let found = tournaments::list(conn, group, only.as_deref(), before, PER_PAGE + 1)?;
        let mine = match me {
            Some(me) => tournaments::list_of_player(conn, me, PER_PAGE)?,
            None => Vec::new(),
        };
        Ok::<_, DbError>((found, mine))
    });
    let (mut found, mine) = lists.await?;
    let older = cut(&mut found, PER_PAGE).then(|| found.last().map(|one| one.id)).flatten();
    let (zone, locale) = (ctx.zone(), ctx.locale);
    let groups = [
        ("", key!("tournament-group-announced")),
        ("running", key!("tournament-group-running")),
        ("over", key!("tournament-group-over")),
    ];
    let formats = [
        ("", key!("tournament-format-all")),
        ("round_robin", key!("tournament-format-round-robin")),
        ("match", key!("tournament-format-match")),
        ("knockout", key!("tournament-format-knockout")),
    ];
    ctx.ok(&ListTemplate {
        page: ctx.page(),
        groups: groups.map(|(one, name)| (one, locale.t(name), one == word)),
        formats: formats.map(|(one, name)| (one, locale.t(name), one == format)),
        group: word,
        found: found.into_iter().map(|one| row(one, zone)).collect(),
        mine: mine.into_iter().map(|one| row(one, zone)).collect(),
        older,
        may_announce: ctx.player().is_ok_and(Player::may_direct),
        format,
    })
}
