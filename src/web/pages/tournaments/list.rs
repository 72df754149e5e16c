//! Tournaments: open to enter, running, over.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use crate::{
    db::{
        DbError, PlayerId, TournamentId,
        players::Player,
        tournaments::{self, ListedTournament, OwnTournament, StoredPhase, TournamentGroup},
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
    /// `running`, `over` or `mine`; those to enter without it.
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
    /// When it starts, started or ended; that it was canceled.
    pub date: Message,
    /// Where the player stands whose tournaments these are.
    pub own: Option<Message>,
}

/// Puts a tournament of a player into words, with where they stand.
pub fn own_row(own: OwnTournament, zone: Zone) -> TournamentRow {
    let locale = zone.locale();
    let said = match (own.waiting, own.place) {
        (Some(number), _) => Some(locale.t("tournament-list-waiting").count("n", number)),
        (None, Some(place)) => Some(
            match place.first == place.last {
                true => locale.t("tournament-list-place"),
                false if place.is_undecided => {
                    locale.t("tournament-list-place-undecided").count("last", place.last)
                }
                false => locale.t("tournament-list-place-shared").count("last", place.last),
            }
            .count("first", place.first)
            .count("of", place.of),
        ),
        (None, None) => None,
    };
    TournamentRow { own: said, ..row(own.listed, zone) }
}

/// Puts a row into words.
pub fn row(one: ListedTournament, zone: Zone) -> TournamentRow {
    let locale = zone.locale();
    let day = |at| zone.day(at);
    let date = match (one.finished_at, one.started_at, one.starts_at) {
        _ if one.phase == StoredPhase::Cancelled => locale.t("tournament-phase-cancelled"),
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
        own: None,
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
    groups: Vec<(&'static str, Message, bool)>,
    /// Empty where they are not told apart.
    formats: Vec<(&'static str, Message, bool)>,
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
    let me = ctx.reader();
    let (group, word) = match (group.as_str(), me) {
        ("running", _) => (TournamentGroup::Running, "running"),
        ("over", _) => (TournamentGroup::Over, "over"),
        ("mine", Some(me)) => return show_own(&ctx, me, before).await,
        _ => (TournamentGroup::Announced, ""),
    };
    let known = ["round_robin", "match", "knockout"];
    let format = if known.contains(&format.as_str()) { format } else { String::new() };
    let only = (!format.is_empty()).then(|| format.clone());
    let lists = ctx.app.db.read(move |conn| {
        let found = tournaments::list(conn, group, only.as_deref(), before, PER_PAGE + 1)?;
        let mine = match me {
            Some(me) => tournaments::list_own(conn, me, true, None, PER_PAGE)?,
            None => Vec::new(),
        };
        Ok::<_, DbError>((found, mine))
    });
    let (mut found, mine) = lists.await?;
    let older = cut(&mut found, PER_PAGE).then(|| found.last().map(|one| one.id)).flatten();
    let (zone, locale) = (ctx.zone(), ctx.locale);
    let formats = [
        ("", key!("tournament-format-all")),
        ("round_robin", key!("tournament-format-round-robin")),
        ("match", key!("tournament-format-match")),
        ("knockout", key!("tournament-format-knockout")),
    ];
    ctx.ok(&ListTemplate {
        page: ctx.page(),
        groups: groups(&ctx, word),
        formats: formats.map(|(one, name)| (one, locale.t(name), one == format)).to_vec(),
        group: word,
        found: found.into_iter().map(|one| row(one, zone)).collect(),
        mine: mine.into_iter().map(|one| own_row(one, zone)).collect(),
        older,
        may_announce: ctx.player().is_ok_and(Player::may_direct),
        format,
    })
}

/// Returns the links to the groups. Whoever is logged in has one of their own.
fn groups(ctx: &RequestContext, shown: &str) -> Vec<(&'static str, Message, bool)> {
    let all = [
        ("", key!("tournament-group-announced")),
        ("running", key!("tournament-group-running")),
        ("over", key!("tournament-group-over")),
        ("mine", key!("tournament-mine")),
    ];
    let is_there = |(word, _): &(&str, &str)| *word != "mine" || ctx.reader().is_some();
    all.into_iter()
        .filter(is_there)
        .map(|(word, name)| (word, ctx.locale.t(name), word == shown))
        .collect()
}

/// All that the reader has entered, over or not.
async fn show_own(ctx: &RequestContext, me: PlayerId, before: Option<TournamentId>) -> PageResult {
    let found = ctx.app.db.read(move |conn| {
        Ok::<_, DbError>(tournaments::list_own(conn, me, false, before, PER_PAGE + 1)?)
    });
    let mut found = found.await?;
    let older = cut(&mut found, PER_PAGE).then(|| found.last().map(|one| one.listed.id)).flatten();
    ctx.ok(&ListTemplate {
        page: ctx.page(),
        groups: groups(ctx, "mine"),
        formats: Vec::new(),
        group: "mine",
        found: found.into_iter().map(|one| own_row(one, ctx.zone())).collect(),
        mine: Vec::new(),
        older,
        may_announce: ctx.player().is_ok_and(Player::may_direct),
        format: String::new(),
    })
}
