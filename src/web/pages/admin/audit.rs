//! What administrators did, the latest first: for administrators.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use super::{OwnGames, admin, emails, settings};
use crate::{
    db::{
        DbConn, DbError, GameId, PlayerId,
        audit_log::{self, AuditEntry, Filter},
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

/// Says what was done, to go on after who did it. What is not known is shown as it stands.
fn done(locale: Locale, act: &AuditEntry) -> String {
    let (kind, detail) = (act.kind.as_str(), act.detail.as_str());
    let player = locale.name(act.player.as_deref().unwrap_or_default());
    if let Some(adjudicated) = adjudicated(locale, act) {
        return adjudicated;
    }
    let key = match kind {
        "verified" => key!("audit-email-address-confirmed"),
        "suspended" => key!("audit-suspended"),
        "restored" => key!("audit-suspension-lifted"),
        "closed" => key!("audit-account-closed"),
        "password_link_made" => key!("audit-password-link-created"),
        "sessions_ended" => key!("audit-logged-out"),
        "password_reset_sent" => key!("audit-password-reset-sent"),
        "role_granted" => key!("audit-role-granted"),
        "role_taken" => key!("audit-role-removed"),
        "letter_sent_again" if detail.starts_with("all ") => key!("audit-emails-retried"),
        "letter_sent_again" => key!("audit-email-retried"),
        "letter_dropped" => key!("audit-email-discarded"),
        "report_settled" => key!("audit-report-closed"),
        "setting_changed" => key!("audit-setting-changed"),
        "announced" => key!("audit-announcement-published"),
        "notice_ended" => key!("audit-announcement-removed"),
        "invited" => key!("audit-invitation-created"),
        "invitation_withdrawn" => key!("audit-invitation-withdrawn"),
        _ => {
            let all = [kind, &player, detail].into_iter().filter(|word| !word.is_empty());
            return all.collect::<Vec<_>>().join(" ");
        }
    };
    let said = locale.t(key).with("player", player);
    let said = match kind {
        "letter_sent_again" | "letter_dropped" => match detail.strip_prefix("all ") {
            Some(count) => said.with("count", count),
            None => said.with("letter", email(locale, detail)),
        },
        "role_granted" | "role_taken" => said.with("role", detail),
        "report_settled" => {
            let (report, answer) = detail.split_once(": ").unwrap_or(("", detail));
            said.with("report", report.trim_start_matches("report ")).with("answer", answer)
        }
        "setting_changed" => match settings::change(locale, detail) {
            Some(change) => said.with("detail", change),
            None => said.with("detail", detail),
        },
        _ => said.with("detail", detail),
    };
    said.to_string()
}

/// Says what was decided, and why: without its first word the sentence of the game's log.
fn adjudicated(locale: Locale, act: &AuditEntry) -> Option<String> {
    let (adjudication, reason) =
        act.detail.split_once(' ').filter(|_| act.kind == "adjudicated")?;
    let sentence = locale.adjudicated(Some(""), adjudication.parse().ok()?);
    Some(format!("{} {reason}", sentence.trim_start()))
}

/// Says what email it is, of `12 your_move`.
fn email(locale: Locale, detail: &str) -> String {
    match detail.split_once(' ') {
        Some((number, kind)) => {
            let said = locale.t("audit-email").with("number", number);
            said.with("kind", emails::kind(locale, kind)).to_string()
        }
        None => detail.to_owned(),
    }
}
