//! Finding a game on the admin pages: by its number, by a player, or among the latest.

use actix_web::web::Query;
use askama::Template;
use percent_encoding::NON_ALPHANUMERIC;
use serde::Deserialize;

use super::arbiter;
use crate::{
    db::{
        DbConn, DbError, GameId,
        games::{self, ListedGame, Search},
        players,
    },
    i18n::Locale,
    web::{
        error::PageResult,
        layout::Page,
        paging::{cut, place_of, place_word},
        request_context::RequestContext,
    },
};

/// Games a page.
const PER_PAGE: i64 = 50;

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct AdminGamesQuery {
    /// A game's number, or a player's name.
    q: String,
    /// `running`, `finished`; empty for all.
    state: String,
    before: Option<GameId>,
    /// Where a player's finished games go on ([`place_word`]).
    after: String,
}

struct GameRow {
    id: GameId,
    white: String,
    black: String,
    ply: i32,
    state: String,
    began: String,
}

#[derive(Template)]
#[template(path = "admin/games.html")]
struct AdminGamesTemplate<'a> {
    page: Page<'a>,
    asked: &'a AdminGamesQuery,
    lines: Vec<GameRow>,
    /// The address of what follows.
    further: Option<String>,
}

/// `GET /admin/games`
pub async fn show(ctx: RequestContext, asked: Query<AdminGamesQuery>) -> PageResult {
    arbiter(&ctx)?;
    let asked = asked.into_inner();
    let wanted = asked.clone();
    let found = ctx.app.db.read(move |conn| {
        let (list, further) = list(conn, &wanted)?;
        let ids: Vec<_> = list.iter().flat_map(|game| [game.white_id, game.black_id]).collect();
        Ok::<_, DbError>((players::names(conn, &ids)?, list, further))
    });
    let (names, list, further) = found.await?;
    let names = ctx.locale.names(names);
    let zone = ctx.zone();
    let lines = list.iter().map(|game| {
        let name = |id| names.get(&id).cloned().unwrap_or_default();
        GameRow {
            id: game.id,
            white: name(game.white_id),
            black: name(game.black_id),
            ply: game.ply,
            state: state(ctx.locale, game),
            began: zone.day(game.started_at.utc()),
        }
    });
    let lines = lines.collect();
    ctx.ok(&AdminGamesTemplate { page: ctx.page(), asked: &asked, lines, further })
}

fn state(locale: Locale, game: &ListedGame) -> String {
    match game.ending() {
        Some(ending) => format!("{} {}", ending.result().as_str(), locale.ending(ending)),
        None if game.is_pending() => locale.t("admin-game-being-checked").to_string(),
        None if game.claimed_at.is_some() => {
            locale.t("admin-game-waiting-for-decision").to_string()
        }
        None => locale.t("admin-game-in-progress").to_string(),
    }
}

/// Returns a page of games, and the address of the next page.
fn list(
    conn: &mut DbConn,
    asked: &AdminGamesQuery,
) -> Result<(Vec<ListedGame>, Option<String>), DbError> {
    let q = asked.q.trim();
    if let Ok(id) = q.trim_start_matches('#').parse::<GameId>() {
        return Ok((games::find_listed(conn, id)?.into_iter().collect(), None));
    }
    if q.is_empty() {
        let finished = match asked.state.as_str() {
            "finished" => Some(true),
            "running" => Some(false),
            _ => None,
        };
        let mut list = games::list_latest(conn, finished, asked.before, PER_PAGE + 1)?;
        let is_more = cut(&mut list, PER_PAGE);
        let last = list.last().filter(|_| is_more);
        let state = percent_encoding::utf8_percent_encode(&asked.state, NON_ALPHANUMERIC);
        let further = last.map(|last| format!("?state={state}&before={}", last.id));
        return Ok((list, further));
    }
    let Some(player) = players::find_by_name(conn, q)? else { return Ok((Vec::new(), None)) };
    let after = place_of(&asked.after);
    let mut list = Vec::new();
    if asked.state != "finished" && after.is_none() {
        list.extend(games::list_running(conn, player.id)?);
    }
    let mut further = None;
    if asked.state != "running" {
        let all = Search::default();
        let mut finished = games::search_finished(conn, player.id, &all, after, PER_PAGE + 1)?;
        let is_more = cut(&mut finished, PER_PAGE);
        let q = percent_encoding::utf8_percent_encode(q, NON_ALPHANUMERIC);
        let last = finished.last().filter(|_| is_more).map(place_word);
        further = last.map(|last| format!("?q={q}&state=finished&after={last}"));
        list.extend(finished);
    }
    Ok((list, further))
}
