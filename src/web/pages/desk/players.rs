//! Players as administrators see them, and what they do with them.

use actix_web::web::{Path, Query};
use askama::Template;
use serde::Deserialize;

use super::{
    OwnGames, admin,
    audit::{ActView, views},
    sending_admin,
};
use crate::{
    actions::desk::{
        By,
        players::{self as actions, PlayerRefusal, Role},
    },
    db::{
        DbError, GameId, PlayerId,
        admin_acts::{self, Filter, ListedAct},
        games::{self, Record},
        players::{self, Player},
        reports::{self, ListedReport},
        sessions::{self, Session},
    },
    i18n::{Locale, Message, key},
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        paging::cut,
        sentences::Sentence as _,
        times::{Zone, machine},
        visitor::{Visitor, see_other},
    },
};

/// Players a page.
const PER_PAGE: i64 = 50;
/// Reports and acts that the page of a player shows.
const LATEST: i64 = 50;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Wanted {
    q: String,
    after: String,
}

struct Row {
    id: PlayerId,
    name: String,
    badges: Vec<Message>,
    email: String,
    since: String,
    seen: String,
}

#[derive(Template)]
#[template(path = "desk/players.html")]
struct List<'a> {
    page: Page<'a>,
    q: &'a str,
    found: Vec<Row>,
    /// The key of the last name, if there are more.
    further: Option<String>,
}

/// Returns what is special about a player, in a word or two each.
fn badges(locale: Locale, player: &Player) -> Vec<Message> {
    [
        (player.is_admin, key!("admin-player-administrator")),
        (player.is_arbiter, key!("admin-player-arbiter")),
        (player.is_suspended(), key!("admin-player-suspended")),
        (!player.is_confirmed() && !player.is_closed(), key!("admin-player-not-confirmed")),
        (player.is_closed(), key!("admin-player-closed")),
    ]
    .into_iter()
    .filter(|(holds, _)| *holds)
    .map(|(_, key)| locale.t(key))
    .collect()
}

/// `GET /admin/players?q=&after=`
pub async fn list(visitor: Visitor, wanted: Query<Wanted>) -> PageResult {
    admin(&visitor)?;
    let (q, after) = (wanted.q.clone(), wanted.after.clone());
    let found = visitor.app.db.read::<_, DbError>(move |conn| {
        let after = (!after.is_empty()).then_some(after.as_str());
        Ok(players::search(conn, &q, PER_PAGE + 1, after)?)
    });
    let mut found = found.await?;
    let is_cut = cut(&mut found, PER_PAGE);
    let further = found.last().filter(|_| is_cut).map(|player| player.name_key.clone());
    let zone = visitor.zone();
    let row = |player: Player| Row {
        id: player.id,
        badges: badges(visitor.locale, &player),
        since: zone.day(player.created_at.utc()),
        seen: zone.day(player.seen_at.utc()),
        name: visitor.locale.name(&player.name),
        email: player.email,
    };
    let found = found.into_iter().map(row).collect();
    visitor.ok(&List { page: visitor.page(), q: wanted.q.trim(), found, further })
}

/// What is stored of a player.
struct Loaded {
    player: Player,
    sessions: Vec<Session>,
    record: Record,
    running: i64,
    reports: Vec<ListedReport>,
    acts: Vec<ListedAct>,
}

struct SessionView {
    device: String,
    seen: String,
}

struct ReportView {
    at: String,
    at_machine: String,
    reporter: String,
    game: Option<GameId>,
    text: String,
    message: Option<String>,
    is_settled: bool,
    answer: String,
}

#[derive(Template)]
#[template(path = "desk/player.html")]
struct Show<'a> {
    page: Page<'a>,
    name: String,
    player: &'a Player,
    badges: Vec<Message>,
    is_me: bool,
    since: String,
    seen: String,
    /// Since when.
    suspended: Option<String>,
    closed: Option<String>,
    record: Record,
    running: i64,
    sessions: Vec<SessionView>,
    reports: Vec<ReportView>,
    acts: Vec<ActView>,
    error: Option<String>,
    /// The reasons as they were entered.
    suspending: &'a str,
    closing: &'a str,
}

async fn load(visitor: &Visitor, id: PlayerId) -> Result<Loaded, PageError> {
    let (me, now) = (visitor.player()?.id, visitor.now);
    let found = visitor.app.db.read::<_, DbError>(move |conn| {
        let Some(player) = players::find(conn, id)? else { return Ok(None) };
        let filter = Filter { player: Some(id), ..Filter::default() };
        let mut reports = reports::list_about(conn, id, LATEST)?;
        let mut acts = admin_acts::list(conn, filter, LATEST)?;
        let own = OwnGames::find(conn, me)?;
        own.leave_out(&mut reports, |report| report.game);
        own.leave_out(&mut acts, |act| act.game);
        Ok(Some(Loaded {
            player,
            sessions: sessions::list(conn, id, now)?,
            record: games::record(conn, id)?,
            running: games::count_running(conn, id)?,
            reports,
            acts,
        }))
    });
    found.await?.ok_or(PageError::NotFound)
}

fn report_view(report: ListedReport, zone: Zone) -> ReportView {
    ReportView {
        at: zone.full(report.created_at.utc()),
        at_machine: machine(report.created_at.utc()),
        reporter: zone.locale().name(&report.reporter),
        game: report.game,
        text: report.text,
        message: report.message,
        is_settled: report.settled_at.is_some(),
        answer: report.answer,
    }
}

/// Shows a player; what was refused with the reason, and with what was entered.
async fn answer(
    visitor: &Visitor,
    id: PlayerId,
    notice: Option<&str>,
    refused: Option<(PlayerRefusal, &Entered)>,
) -> PageResult {
    let Loaded { player, sessions, record, running, reports, acts } = load(visitor, id).await?;
    let zone = visitor.zone();
    let session = |session: Session| SessionView {
        device: visitor.locale.device(&session.device),
        seen: zone.full(session.seen_at.utc()),
    };
    let entered = |action: &str| match refused {
        Some((_, entered)) if entered.action == action => entered.reason.as_str(),
        _ => "",
    };
    let template = Show {
        page: visitor.page().with_notice(notice),
        name: visitor.locale.name(&player.name),
        player: &player,
        badges: badges(visitor.locale, &player),
        is_me: visitor.player()?.id == id,
        since: zone.day(player.created_at.utc()),
        seen: zone.full(player.seen_at.utc()),
        suspended: player.suspended_at.map(|at| zone.full(at.utc())),
        closed: player.closed_at.map(|at| zone.full(at.utc())),
        record,
        running,
        sessions: sessions.into_iter().map(session).collect(),
        reports: reports.into_iter().map(|report| report_view(report, zone)).collect(),
        acts: views(acts, zone),
        error: refused.map(|(why, _)| why.said(visitor.locale).to_string()),
        suspending: entered("suspend"),
        closing: entered("close"),
    };
    if refused.is_some() { visitor.again(&template) } else { visitor.ok(&template) }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    notice: Option<String>,
}

/// `GET /admin/players/{id}`
pub async fn show(visitor: Visitor, id: Path<PlayerId>, asked: Query<Asked>) -> PageResult {
    admin(&visitor)?;
    answer(&visitor, *id, asked.notice.as_deref(), None).await
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    action: String,
    reason: String,
    /// Typed so that no other account is closed than the one that is meant.
    name: String,
}

/// `POST /admin/players/{id}`
pub async fn submit(
    visitor: Visitor,
    id: Path<PlayerId>,
    Form(entered): Form<Entered>,
) -> PageResult {
    let me = sending_admin(&visitor)?.id;
    let (id, by, db, now) = (*id, By::Player(me), &visitor.app.db, visitor.now);
    if entered.action == "close" && !is_name_of(&visitor, id, &entered.name).await? {
        return answer(&visitor, id, None, Some((PlayerRefusal::OtherName, &entered))).await;
    }
    let reason = entered.reason.clone();
    let (outcome, notice) = match entered.action.as_str() {
        "verify" => (actions::verify(db, by, id, now).await, "player-verified"),
        "suspend" => (actions::suspend(db, by, id, reason, now).await, "player-suspended"),
        "restore" => (actions::restore(db, by, id, now).await, "player-restored"),
        "close" => (actions::close_for(db, by, id, reason, now).await, "player-closed"),
        "end_sessions" => (actions::end_sessions(db, by, id, now).await, "player-sessions"),
        "reset" => (actions::send_reset(db, by, id, now).await, "player-reset"),
        other => {
            let (role, granted) = role_of(other).ok_or(PageError::BadForm)?;
            (actions::set_role(db, by, id, role, granted, now).await, "player-role")
        }
    };
    match refusable(outcome)? {
        // The desk is not theirs any more.
        Ok(()) if id == me && entered.action == "take_admin" => Ok(see_other("/account")),
        Ok(()) => Ok(see_other(format!("/admin/players/{id}?notice={notice}"))),
        Err(why) => answer(&visitor, id, None, Some((why, &entered))).await,
    }
}

fn role_of(action: &str) -> Option<(Role, bool)> {
    match action {
        "grant_admin" => Some((Role::Admin, true)),
        "take_admin" => Some((Role::Admin, false)),
        "grant_arbiter" => Some((Role::Arbiter, true)),
        "take_arbiter" => Some((Role::Arbiter, false)),
        _ => None,
    }
}

async fn is_name_of(visitor: &Visitor, id: PlayerId, name: &str) -> Result<bool, PageError> {
    let db = &visitor.app.db;
    let player = db.read::<_, DbError>(move |conn| Ok(players::find(conn, id)?)).await?;
    Ok(player.ok_or(PageError::NotFound)?.name_key == players::key(name))
}
