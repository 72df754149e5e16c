//! Tournaments: open to enter, running, over.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use crate::{
    actions::tournaments::{EntryState, TournamentToEnter, list_to_enter},
    db::{
        DbConn, DbError, PlayerId, TournamentId,
        players::Player,
        tournaments::{
            self, ListedTournament, OwnTournament, StoredPhase, TournamentFilter, TournamentGroup,
        },
    },
    i18n::{Locale, Message, key},
    web::{
        error::PageResult, game_limit_notice::game_limit_notice, layout::Page, paging::cut,
        request_context::RequestContext, times::Zone,
    },
};

/// Tournaments of one group on a page.
const PER_PAGE: u8 = 30;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ListQuery {
    /// `running`, `over` or `mine`; those to enter without it.
    group: String,
    /// `round_robin`, `match`, `knockout`, `stages`, `swiss` or `ladder`; all without it.
    format: String,
    /// `rated` or `casual`; both without it.
    rated: String,
    /// `yes`: of those to enter only what the reader can enter.
    can_enter: String,
    before: Option<TournamentId>,
}

/// A tournament in a list.
pub struct TournamentRow {
    pub id: TournamentId,
    pub name: String,
    pub format: Message,
    pub rated: Message,
    /// How many have entered, of how many places.
    pub players: Message,
    /// When it starts, started or ended; that it was canceled.
    pub date: Message,
    /// Where the player stands whose tournaments these are, or whether the reader can enter.
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
        rated: rated_name(locale, one.rated),
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

fn rated_name(locale: Locale, rated: bool) -> Message {
    locale.t(match rated {
        true => key!("tournament-list-rated"),
        false => key!("tournament-list-casual"),
    })
}

/// Puts a tournament into words that the reader can enter, or not.
fn row_to_enter((one, state): TournamentToEnter, zone: Zone) -> TournamentRow {
    let own = state.map(|state| {
        zone.locale().t(match state {
            EntryState::Entered => key!("tournament-list-has-entered"),
            EntryState::CanEnter => key!("tournament-list-can-enter"),
            EntryState::NotOpenYet => key!("tournament-list-not-open-yet"),
            EntryState::CannotEnter => key!("tournament-list-cannot-enter"),
        })
    });
    TournamentRow { own, ..row(one, zone) }
}

/// Names a format by its stored word.
pub fn format_name(locale: Locale, format: &str) -> Message {
    locale.t(match format {
        "match" => key!("tournament-format-match"),
        "knockout" => key!("tournament-format-knockout"),
        "stages" => key!("tournament-format-stages"),
        "swiss" => key!("tournament-format-swiss"),
        "ladder" => key!("tournament-format-ladder"),
        _ => key!("tournament-format-round-robin"),
    })
}

/// What the address asks for, as far as it is known.
#[derive(Clone, Debug)]
struct ListChoice {
    /// The word of the group; empty: those to enter.
    group: &'static str,
    /// Empty: all.
    format: &'static str,
    rated: &'static str,
    can_enter: bool,
}

impl ListChoice {
    /// What is not known is as if it were not there. `has_reader`: somebody is logged in.
    fn of(asked: &ListQuery, has_reader: bool) -> ListChoice {
        let known = |word: &str, words: &[&'static str]| {
            words.iter().find(|one| **one == word).copied().unwrap_or_default()
        };
        let groups =
            if has_reader { &["running", "over", "mine"][..] } else { &["running", "over"] };
        ListChoice {
            group: known(&asked.group, groups),
            format: known(
                &asked.format,
                &["round_robin", "match", "knockout", "stages", "swiss", "ladder"],
            ),
            rated: known(&asked.rated, &["rated", "casual"]),
            can_enter: has_reader && asked.can_enter == "yes",
        }
    }

    fn filter(&self) -> TournamentFilter {
        TournamentFilter {
            group: match self.group {
                "running" => TournamentGroup::Running,
                "over" => TournamentGroup::Over,
                _ => TournamentGroup::Announced,
            },
            format: (!self.format.is_empty()).then(|| self.format.to_owned()),
            rated: (!self.rated.is_empty()).then_some(self.rated == "rated"),
        }
    }

    /// Returns the address of another group, or of the next page of this one.
    fn address(&self, group: &str, before: Option<TournamentId>) -> String {
        let ListChoice { format, rated, .. } = self;
        let mut address = format!("/tournaments?group={group}&format={format}&rated={rated}");
        if self.can_enter {
            address += "&can_enter=yes";
        }
        if let Some(before) = before {
            address += &format!("&before={before}");
        }
        address
    }
}

/// A choice of a list: its word, what it is called, whether it is chosen.
type FilterOption = (&'static str, Message, bool);

#[derive(Template)]
#[template(path = "tournaments/list.html")]
struct ListTemplate<'a> {
    page: Page<'a>,
    /// The address, what it is called, whether it is shown.
    groups: Vec<(String, Message, bool)>,
    group: &'static str,
    /// Nothing to choose from: all that the reader has entered.
    is_own: bool,
    formats: Vec<FilterOption>,
    rated: Vec<FilterOption>,
    /// Whether only what the reader can enter is shown; `None` where it is not asked.
    can_enter: Option<bool>,
    found: Vec<TournamentRow>,
    /// Those that the reader has entered.
    mine: Vec<TournamentRow>,
    /// How near the reader is to the limit of games at once.
    game_limit: Option<Message>,
    /// The address of the next page.
    older: Option<String>,
    may_announce: bool,
}

/// A page of a list, in words.
struct ListPage {
    found: Vec<TournamentRow>,
    /// The next page begins behind this one.
    older: Option<TournamentId>,
}

/// `GET /tournaments?group=&format=&rated=&can_enter=&before=`
pub async fn show(ctx: RequestContext, asked: Query<ListQuery>) -> PageResult {
    let (me, zone) = (ctx.reader(), ctx.zone());
    let (choice, before) = (ListChoice::of(&asked, me.is_some()), asked.before);
    let (filter, can_enter, now) = (choice.filter(), choice.can_enter, ctx.now);
    let is_own = choice.group == "mine";
    let lists = ctx.app.db.read(move |conn| {
        let page = match me {
            Some(me) if is_own => list_own(conn, me, before, zone)?,
            Some(me) if filter.group == TournamentGroup::Announced => {
                let (asked, per_page) = ((can_enter, before), PER_PAGE.into());
                let page = list_to_enter(conn, me, &filter, asked, per_page, now)?;
                let rows = page.tournaments.into_iter().map(|one| row_to_enter(one, zone));
                ListPage { found: rows.collect(), older: page.older }
            }
            _ => list(conn, &filter, before, zone)?,
        };
        let mine = match me {
            Some(me) if !is_own => tournaments::list_own(conn, me, true, None, PER_PAGE.into())?,
            _ => Vec::new(),
        };
        Ok::<_, DbError>((page, mine))
    });
    let (ListPage { found, older }, mine) = lists.await?;
    let asks_reader = me.is_some() && choice.group.is_empty();
    let locale = ctx.locale;
    let chosen = |all: &[(&'static str, &'static str)], chosen: &str| {
        all.iter().map(|(word, name)| (*word, locale.t(name), *word == chosen)).collect()
    };
    ctx.ok(&ListTemplate {
        page: ctx.page(),
        groups: groups(&ctx, &choice),
        group: choice.group,
        is_own,
        formats: chosen(
            &[
                ("", key!("tournament-format-all")),
                ("round_robin", key!("tournament-format-round-robin")),
                ("match", key!("tournament-format-match")),
                ("knockout", key!("tournament-format-knockout")),
                ("stages", key!("tournament-format-stages")),
                ("swiss", key!("tournament-format-swiss")),
                ("ladder", key!("tournament-format-ladder")),
            ],
            choice.format,
        ),
        rated: chosen(
            &[
                ("", key!("tournament-rated-all")),
                ("rated", key!("tournament-rated-only")),
                ("casual", key!("tournament-casual-only")),
            ],
            choice.rated,
        ),
        can_enter: asks_reader.then_some(choice.can_enter),
        found,
        mine: mine.into_iter().map(|one| own_row(one, zone)).collect(),
        game_limit: game_limit_notice(&ctx).await?,
        older: older.map(|older| choice.address(choice.group, Some(older))),
        may_announce: ctx.player().is_ok_and(Player::may_direct),
    })
}

/// Returns the links to the groups. Whoever is logged in has one of their own.
fn groups(ctx: &RequestContext, choice: &ListChoice) -> Vec<(String, Message, bool)> {
    let all = [
        ("", key!("tournament-group-announced")),
        ("running", key!("tournament-group-running")),
        ("over", key!("tournament-group-over")),
        ("mine", key!("tournament-mine")),
    ];
    let is_there = |(word, _): &(&str, &str)| *word != "mine" || ctx.reader().is_some();
    let link = |(word, name): (&str, _)| {
        (choice.address(word, None), ctx.locale.t(name), word == choice.group)
    };
    all.into_iter().filter(is_there).map(link).collect()
}

/// Lists tournaments as they are for everybody.
fn list(
    conn: &mut DbConn,
    filter: &TournamentFilter,
    before: Option<TournamentId>,
    zone: Zone,
) -> Result<ListPage, DbError> {
    let mut found = tournaments::list(conn, filter, before, i64::from(PER_PAGE) + 1)?;
    let is_more = cut(&mut found, PER_PAGE.into());
    let older = found.last().map(|one| one.id).filter(|_| is_more);
    Ok(ListPage { found: found.into_iter().map(|one| row(one, zone)).collect(), older })
}

/// Lists all that a player has entered, over or not.
fn list_own(
    conn: &mut DbConn,
    me: PlayerId,
    before: Option<TournamentId>,
    zone: Zone,
) -> Result<ListPage, DbError> {
    let mut found = tournaments::list_own(conn, me, false, before, i64::from(PER_PAGE) + 1)?;
    let is_more = cut(&mut found, PER_PAGE.into());
    let older = found.last().map(|one| one.listed.id).filter(|_| is_more);
    Ok(ListPage { found: found.into_iter().map(|one| own_row(one, zone)).collect(), older })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_address_says_is_kept_and_what_nobody_knows_is_left_out() {
        let query = |group: &str, format: &str, rated: &str, can_enter: &str| ListQuery {
            group: group.to_owned(),
            format: format.to_owned(),
            rated: rated.to_owned(),
            can_enter: can_enter.to_owned(),
            before: None,
        };
        let plain = "/tournaments?group=&format=&rated=";
        for (asked, has_reader, address) in [
            (query("", "", "", ""), true, plain),
            (query("x", "league", "RATED", "on"), true, plain),
            (query("mine", "", "", "yes"), false, plain),
            (
                query("running", "match", "casual", ""),
                false,
                "/tournaments?group=running&format=match&rated=casual",
            ),
            (
                query("", "", "rated", "yes"),
                true,
                "/tournaments?group=&format=&rated=rated&can_enter=yes",
            ),
        ] {
            let choice = ListChoice::of(&asked, has_reader);
            assert_eq!(choice.address(choice.group, None), address, "{asked:?}");
        }
        let next = ListChoice::of(&ListQuery::default(), true).address("", Some(TournamentId(7)));
        assert_eq!(next, format!("{plain}&before=7"));
    }
}
