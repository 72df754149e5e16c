//! Players as administrators see them, and what they do with them.

use actix_web::web::{Path, Query};
use askama::Template;
use serde::Deserialize;

use super::{
    OwnGames, admin,
    audit::{AuditEntryView, views},
    sending_admin,
};
use crate::{
    actions::admin::{
        By,
        players::{self as actions, PlayerActionError, PlayerRole},
    },
    db::{
        DbError, GameId, PlayerId,
        audit_log::{self, AuditEntry, Filter},
        games::{self, Record},
        players::{self, Player},
        reports::{self, ListedReport},
        second_factors,
        sessions::{self, Session},
        shared_logins::{self, SharedLogins},
    },
    i18n::{Locale, Message, key},
    random::Secret,
    web::{
        cookies::{session_cookie, set_cookie},
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        paging::cut,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
        times::{Zone, machine},
    },
};

/// Players a page.
const PER_PAGE: i64 = 50;
/// Reports and acts that the page of a player shows.
const MAX_LISTED: i64 = 50;
/// Accounts with logins from the same addresses that the page of a player shows.
const MAX_SHARED_LOGINS: usize = 20;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct PlayersQuery {
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
#[template(path = "admin/players.html")]
struct PlayersTemplate<'a> {
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
        (player.is_director, key!("admin-player-director")),
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
pub async fn list(ctx: RequestContext, wanted: Query<PlayersQuery>) -> PageResult {
    admin(&ctx)?;
    let (q, after) = (wanted.q.clone(), wanted.after.clone());
    let found = ctx.app.db.read::<_, DbError>(move |conn| {
        let after = (!after.is_empty()).then_some(after.as_str());
        Ok(players::search(conn, &q, PER_PAGE + 1, after)?)
    });
    let mut found = found.await?;
    let is_cut = cut(&mut found, PER_PAGE);
    let further = found.last().filter(|_| is_cut).map(|player| player.name_key.clone());
    let zone = ctx.zone();
    let row = |player: Player| Row {
        id: player.id,
        badges: badges(ctx.locale, &player),
        since: zone.day(player.created_at.utc()),
        seen: zone.day(player.last_seen_at.utc()),
        name: ctx.locale.name(&player.name),
        email: player.email,
    };
    let found = found.into_iter().map(row).collect();
    ctx.ok(&PlayersTemplate { page: ctx.page(), q: wanted.q.trim(), found, further })
}

/// What is stored of a player.
struct LoadedPlayer {
    player: Player,
    sessions: Vec<Session>,
    shared_logins: Vec<SharedLogins>,
    record: Record,
    running: i64,
    reports: Vec<ListedReport>,
    audit_log: Vec<AuditEntry>,
    has_second_factor: bool,
}

struct PlayerSessionView {
    device: String,
    seen: String,
}

struct SharedLoginsView {
    player: PlayerId,
    name: String,
    said: Message,
}

struct PlayerReportView {
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
#[template(path = "admin/player.html")]
struct AdminPlayerTemplate<'a> {
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
    sessions: Vec<PlayerSessionView>,
    shared_logins: Vec<SharedLoginsView>,
    reports: Vec<PlayerReportView>,
    audit_log: Vec<AuditEntryView>,
    /// Why nothing was done.
    error: Option<String>,
    /// The `id` of the field that the error is about; empty if it is about none.
    bad_field: &'static str,
    /// The reasons as they were entered.
    suspending: &'a str,
    closing: &'a str,
    resetting: &'a str,
    has_second_factor: bool,
}

impl AdminPlayerTemplate<'_> {
    fn may_suspend(&self) -> bool {
        !self.is_me && self.player.is_confirmed() && !self.player.is_suspended()
    }

    fn may_reset_second_factors(&self) -> bool {
        !self.is_me && !self.player.is_closed() && self.has_second_factor
    }

    /// Returns the error of a field of the page; of none if it has no name.
    fn error_at(&self, field: &str) -> Option<&str> {
        let (is_there, may_close) = (!self.player.is_closed(), !self.is_me);
        let shown = match self.bad_field {
            "suspend-reason" if is_there && self.may_suspend() => self.bad_field,
            "close-reason" | "name" if is_there && may_close => self.bad_field,
            "second-factors-reason" if self.may_reset_second_factors() => self.bad_field,
            _ => "",
        };
        self.error.as_deref().filter(|_| shown == field)
    }
}

/// Returns the field that a refusal is about.
fn bad_field(why: PlayerActionError, action: &str) -> &'static str {
    match (why, action) {
        (PlayerActionError::OtherName, _) => "name",
        (PlayerActionError::NoReason | PlayerActionError::LongReason, "suspend") => {
            "suspend-reason"
        }
        (PlayerActionError::NoReason | PlayerActionError::LongReason, "close") => "close-reason",
        (PlayerActionError::NoReason | PlayerActionError::LongReason, "reset_second_factors") => {
            "second-factors-reason"
        }
        _ => "",
    }
}

async fn load(ctx: &RequestContext, id: PlayerId) -> Result<LoadedPlayer, PageError> {
    let (me, now) = (ctx.player()?.id, ctx.now);
    let found = ctx.app.db.read::<_, DbError>(move |conn| {
        let Some(player) = players::find(conn, id)? else { return Ok(None) };
        let filter = Filter { player: Some(id), ..Filter::default() };
        let mut reports = reports::list_about(conn, id, MAX_LISTED)?;
        let mut audit_log = audit_log::list(conn, filter, MAX_LISTED)?;
        let own = OwnGames::find(conn, me)?;
        own.leave_out(&mut reports, |report| report.game);
        own.leave_out(&mut audit_log, |act| act.game);
        Ok(Some(LoadedPlayer {
            player,
            sessions: sessions::list(conn, id, now)?,
            shared_logins: shared_logins::list(conn, id, MAX_SHARED_LOGINS)?,
            record: games::record(conn, id)?,
            running: games::count_running(conn, id)?,
            reports,
            audit_log,
            has_second_factor: second_factors::has_second_factor(conn, id)?,
        }))
    });
    found.await?.ok_or(PageError::NotFound)
}

fn shared_view(shared: &SharedLogins, locale: Locale) -> SharedLoginsView {
    let said = locale.t("admin-shared-logins-of");
    SharedLoginsView {
        player: shared.player,
        name: locale.name(&shared.name),
        said: said.count("n", shared.logins).count("same", shared.same_browser),
    }
}

fn report_view(report: ListedReport, zone: Zone) -> PlayerReportView {
    PlayerReportView {
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
    ctx: &RequestContext,
    id: PlayerId,
    notice: Option<&str>,
    refused: Option<(PlayerActionError, &AdminPlayerForm)>,
) -> PageResult {
    let LoadedPlayer {
        player,
        sessions,
        shared_logins,
        record,
        running,
        reports,
        audit_log,
        has_second_factor,
    } = load(ctx, id).await?;
    let zone = ctx.zone();
    let session = |session: Session| PlayerSessionView {
        device: ctx.locale.device(&session.device),
        seen: zone.full(session.last_seen_at.utc()),
    };
    let entered = |action: &str| match refused {
        Some((_, entered)) if entered.action == action => entered.reason.as_str(),
        _ => "",
    };
    let template = AdminPlayerTemplate {
        page: ctx.page().with_notice(notice),
        name: ctx.locale.name(&player.name),
        player: &player,
        badges: badges(ctx.locale, &player),
        is_me: ctx.player()?.id == id,
        since: zone.day(player.created_at.utc()),
        seen: zone.full(player.last_seen_at.utc()),
        suspended: player.suspended_at.map(|at| zone.full(at.utc())),
        closed: player.closed_at.map(|at| zone.full(at.utc())),
        record,
        running,
        sessions: sessions.into_iter().map(session).collect(),
        shared_logins: shared_logins.iter().map(|shared| shared_view(shared, ctx.locale)).collect(),
        reports: reports.into_iter().map(|report| report_view(report, zone)).collect(),
        audit_log: views(audit_log, zone),
        error: refused.map(|(why, _)| why.said(ctx.locale).to_string()),
        bad_field: refused.map_or("", |(why, entered)| bad_field(why, &entered.action)),
        suspending: entered("suspend"),
        closing: entered("close"),
        resetting: entered("reset_second_factors"),
        has_second_factor,
    };
    if refused.is_some() { ctx.again(&template) } else { ctx.ok(&template) }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AdminPlayerQuery {
    notice: Option<String>,
}

/// `GET /admin/players/{id}`
pub async fn show(
    ctx: RequestContext,
    id: Path<PlayerId>,
    asked: Query<AdminPlayerQuery>,
) -> PageResult {
    admin(&ctx)?;
    answer(&ctx, *id, asked.notice.as_deref(), None).await
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AdminPlayerForm {
    action: String,
    reason: String,
    /// Typed so that no other account is closed than the one that is meant.
    name: String,
}

/// `POST /admin/players/{id}`
pub async fn submit(
    ctx: RequestContext,
    id: Path<PlayerId>,
    Form(entered): Form<AdminPlayerForm>,
) -> PageResult {
    let me = sending_admin(&ctx)?.id;
    let is_own_role = *id == me && role_of(&entered.action).is_some();
    let (id, by, db, now) = (*id, By::Player(me), &ctx.app.db, ctx.now);
    if entered.action == "close" && !is_name_of(&ctx, id, &entered.name).await? {
        return answer(&ctx, id, None, Some((PlayerActionError::OtherName, &entered))).await;
    }
    let secret = Secret::generate();
    let reason = entered.reason.clone();
    let (outcome, notice) = match entered.action.as_str() {
        "verify" => (actions::verify(db, by, id, now).await, "player-verified"),
        "suspend" => (actions::suspend(db, by, id, reason, now).await, "player-suspended"),
        "restore" => (actions::restore(db, by, id, now).await, "player-restored"),
        "close" => (actions::close_for(db, by, id, reason, now).await, "player-closed"),
        "end_sessions" => (actions::end_sessions(db, by, id, now).await, "player-sessions"),
        "reset" => (actions::send_reset(db, by, id, now).await, "player-reset"),
        "reset_second_factors" => {
            let reset = actions::reset_second_factors(db, by, id, reason, now).await;
            (reset, "player-second-factors")
        }
        other => {
            let (role, granted) = role_of(other).ok_or(PageError::BadForm)?;
            let session = ctx.sender()?.session.id;
            let renewed = is_own_role.then(|| (session, secret.hash()));
            (actions::set_role(db, by, id, role, granted, renewed, now).await, "player-role")
        }
    };
    match refusable(outcome)? {
        Ok(()) if is_own_role => {
            // The admin pages may not be theirs any more.
            let mut response = match entered.action.as_str() {
                "take_admin" => see_other("/account"),
                _ => see_other(format!("/admin/players/{id}?notice={notice}")),
            };
            let session = &ctx.sender()?.session;
            set_cookie(
                &mut response,
                &session_cookie(&ctx.app.config, &secret, session.persistent),
            )?;
            Ok(response)
        }
        Ok(()) => Ok(see_other(format!("/admin/players/{id}?notice={notice}"))),
        Err(why) => answer(&ctx, id, None, Some((why, &entered))).await,
    }
}

fn role_of(action: &str) -> Option<(PlayerRole, bool)> {
    match action {
        "grant_admin" => Some((PlayerRole::Admin, true)),
        "take_admin" => Some((PlayerRole::Admin, false)),
        "grant_arbiter" => Some((PlayerRole::Arbiter, true)),
        "take_arbiter" => Some((PlayerRole::Arbiter, false)),
        "grant_director" => Some((PlayerRole::Director, true)),
        "take_director" => Some((PlayerRole::Director, false)),
        _ => None,
    }
}

async fn is_name_of(ctx: &RequestContext, id: PlayerId, name: &str) -> Result<bool, PageError> {
    let db = &ctx.app.db;
    let player = db.read::<_, DbError>(move |conn| Ok(players::find(conn, id)?)).await?;
    Ok(player.ok_or(PageError::NotFound)?.name_key == players::key(name))
}
