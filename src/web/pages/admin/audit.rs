//! What administrators did, the latest first: for administrators.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use super::{OwnGames, admin, emails, settings};
use crate::{
    db::{
        DbConn, DbError, EmailId, GameId, PlayerId,
        audit_log::{self, AuditAction, AuditEntry, Filter},
        players::{self, Player},
    },
    i18n::{Locale, key},
    web::{
        error::PageResult,
        layout::Page,
        paging::cut,
        request_context::RequestContext,
        times::{Zone, machine},
    },
};

/// Acts a page.
const PER_PAGE: i64 = 100;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AuditLogQuery {
    /// A name, or the number of a player: closed accounts share their name.
    player: String,
    before: String,
}

/// An act as a list shows it. The partial `audit_log.html` has the list.
pub(super) struct AuditEntryView {
    pub(super) at: String,
    pub(super) at_machine: String,
    pub(super) admin: String,
    pub(super) sentence: String,
    pub(super) game: Option<GameId>,
}

#[derive(Template)]
#[template(path = "admin/audit.html")]
struct AuditLogTemplate<'a> {
    page: Page<'a>,
    player: &'a str,
    /// Nobody is called that.
    is_unknown: bool,
    audit_log: Vec<AuditEntryView>,
    older: Option<i64>,
}

/// `GET /admin/audit?player=&before=`
pub async fn show(ctx: RequestContext, asked: Query<AuditLogQuery>) -> PageResult {
    let me = admin(&ctx)?.id;
    let wanted = asked.player.trim();
    let (name, before) = (wanted.to_owned(), asked.before.parse::<i64>().ok());
    let found = ctx.app.db.read::<_, DbError>(move |conn| {
        let player = if name.is_empty() { None } else { find(conn, &name)?.map(|p| p.id) };
        if player.is_none() && !name.is_empty() {
            return Ok(None);
        }
        let filter = Filter { player, before };
        let mut audit_log = audit_log::list(conn, filter, PER_PAGE + 1)?;
        let is_cut = cut(&mut audit_log, PER_PAGE);
        let older = audit_log.last().filter(|_| is_cut).map(|act| act.id);
        OwnGames::find(conn, me)?.leave_out(&mut audit_log, |act| act.game);
        Ok(Some((audit_log, older)))
    });
    let found = found.await?;
    let is_unknown = found.is_none();
    let (audit_log, older) = found.unwrap_or_default();
    let audit_log = views(audit_log, ctx.zone());
    ctx.ok(&AuditLogTemplate { page: ctx.page(), player: wanted, is_unknown, audit_log, older })
}

fn find(conn: &mut DbConn, wanted: &str) -> diesel::QueryResult<Option<Player>> {
    // No name begins with a digit.
    match wanted.parse::<PlayerId>() {
        Ok(id) => players::find(conn, id),
        Err(_) => players::find_by_name(conn, wanted),
    }
}

/// Puts acts into words.
pub(super) fn views(audit_log: Vec<AuditEntry>, zone: Zone) -> Vec<AuditEntryView> {
    let view = |act: AuditEntry| AuditEntryView {
        at: zone.full(act.at.utc()),
        at_machine: machine(act.at.utc()),
        sentence: done(zone.locale(), &act),
        admin: match &act.admin {
            Some(admin) => zone.locale().name(admin),
            None => zone.locale().t("admin-command-line").to_string(),
        },
        game: act.game,
    };
    audit_log.into_iter().map(view).collect()
}

/// Says what was done, to go on after who did it.
fn done(locale: Locale, act: &AuditEntry) -> String {
    let Ok(action) = act.action() else { return locale.t("audit-entry-unreadable").to_string() };
    let said = |key| locale.t(key).with("player", locale.name(act.player.as_deref().unwrap_or("")));
    let said = match action {
        AuditAction::EmailConfirmed => said(key!("audit-email-address-confirmed")),
        AuditAction::Suspended { reason } => said(key!("audit-suspended")).with("detail", reason),
        AuditAction::Restored => said(key!("audit-suspension-lifted")),
        AuditAction::AccountClosed { reason } => {
            said(key!("audit-account-closed")).with("detail", reason)
        }
        AuditAction::PasswordLinkMade => said(key!("audit-password-link-created")),
        AuditAction::SessionsEnded => said(key!("audit-logged-out")),
        AuditAction::SecondFactorsReset { reason } => {
            said(key!("audit-second-factors-reset")).with("detail", reason)
        }
        AuditAction::PasswordResetSent => said(key!("audit-password-reset-sent")),
        AuditAction::RoleGranted { role } => said(key!("audit-role-granted")).with("role", role),
        AuditAction::RoleTaken { role } => said(key!("audit-role-removed")).with("role", role),
        AuditAction::EmailSentAgain { email, kind } => {
            said(key!("audit-email-retried")).with("email", named(locale, email, &kind))
        }
        AuditAction::AllEmailsSentAgain { count } => {
            said(key!("audit-emails-retried")).with("count", count)
        }
        AuditAction::EmailDropped { email, kind } => {
            said(key!("audit-email-discarded")).with("email", named(locale, email, &kind))
        }
        AuditAction::ReportSettled { report, answer } => {
            said(key!("audit-report-closed")).with("report", report).with("answer", answer)
        }
        AuditAction::SettingChanged { setting, values } => said(key!("audit-setting-changed"))
            .with("detail", settings::change(locale, &setting, &values)),
        AuditAction::Announced { text } => {
            said(key!("audit-announcement-published")).with("detail", text)
        }
        AuditAction::AnnouncementEnded { text } => {
            said(key!("audit-announcement-removed")).with("detail", text)
        }
        AuditAction::Invited { note } => {
            said(key!("audit-invitation-created")).with("detail", note)
        }
        AuditAction::InvitationWithdrawn { note } => {
            said(key!("audit-invitation-withdrawn")).with("detail", note)
        }
        // Without its first word the sentence of the game's log, and why.
        AuditAction::Adjudicated { adjudication, reason } => {
            let sentence = locale.adjudicated(Some(""), adjudication);
            return format!("{} {reason}", sentence.trim_start());
        }
        AuditAction::TournamentDirected { tournament, deed, reason } => {
            let said = said(key!("audit-tournament")).with("deed", deed);
            return format!("{} {reason}", said.with("tournament", tournament.to_string()));
        }
    };
    said.to_string()
}

/// Says what email it is.
fn named(locale: Locale, email: EmailId, kind: &str) -> String {
    let said = locale.t("audit-email").with("number", email);
    said.with("kind", emails::kind(locale, kind)).to_string()
}
