//! The security log: one's own lines, and all of them for administrators.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use super::admin::admin;
use crate::{
    db::{
        DbError, PlayerId, players,
        security_log::{self, SecurityEntry, SecurityEvent},
    },
    i18n::{Locale, key},
    web::{
        error::{PageError, PageResult},
        layout::Page,
        paging::cut,
        request_context::RequestContext,
        times::{Zone, machine},
    },
};

/// Lines a page, for administrators.
const PER_PAGE: i64 = 100;
/// Of one's own.
const OWN_PER_PAGE: i64 = 20;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct SecurityLogQuery {
    /// A name; for administrators.
    player: String,
    before: String,
}

/// A line as a list shows it. The partial `security_log.html` has the list.
pub(super) struct SecurityEntryView {
    pub(super) at: String,
    pub(super) at_machine: String,
    pub(super) player: Option<String>,
    pub(super) sentence: String,
    /// From where; empty where it is not known.
    pub(super) origin: String,
}

#[derive(Template)]
#[template(path = "admin/security.html")]
struct SecurityLogTemplate<'a> {
    page: Page<'a>,
    player: &'a str,
    /// Nobody is called that.
    is_unknown: bool,
    entries: Vec<SecurityEntryView>,
    older: Option<i64>,
}

/// Returns a page of one's own lines, and behind which one older ones follow.
pub(super) async fn own(
    ctx: &RequestContext,
    me: PlayerId,
    before: &str,
) -> Result<(Vec<SecurityEntryView>, Option<i64>), PageError> {
    let (entries, older) = load(ctx, Some(me), (before, OWN_PER_PAGE)).await?;
    Ok((views(entries, ctx.zone(), false), older))
}

/// `GET /admin/security?player=&before=`
pub async fn show_all(ctx: RequestContext, asked: Query<SecurityLogQuery>) -> PageResult {
    admin(&ctx)?;
    let wanted = asked.player.trim();
    let name = wanted.to_owned();
    let find = ctx.app.db.read(move |conn| Ok::<_, DbError>(players::find_by_name(conn, &name)?));
    let player = find.await?.map(|player| player.id);
    let is_unknown = player.is_none() && !wanted.is_empty();
    let (entries, older) = match is_unknown {
        true => (Vec::new(), None),
        false => load(&ctx, player, (&asked.before, PER_PAGE)).await?,
    };
    let entries = views(entries, ctx.zone(), true);
    ctx.ok(&SecurityLogTemplate { page: ctx.page(), player: wanted, is_unknown, entries, older })
}

async fn load(
    ctx: &RequestContext,
    player: Option<PlayerId>,
    (before, per_page): (&str, i64),
) -> Result<(Vec<SecurityEntry>, Option<i64>), PageError> {
    let before = before.parse::<i64>().ok();
    let found = ctx.app.db.read(move |conn| {
        let mut entries = security_log::list(conn, player, before, per_page + 1)?;
        let is_cut = cut(&mut entries, per_page);
        let older = entries.last().filter(|_| is_cut).map(|entry| entry.id);
        Ok::<_, DbError>((entries, older))
    });
    Ok(found.await?)
}

fn views(entries: Vec<SecurityEntry>, zone: Zone, is_named: bool) -> Vec<SecurityEntryView> {
    let locale = zone.locale();
    let view = |entry: SecurityEntry| {
        let device = entry.device.as_deref().map(|device| locale.device(device));
        let origin: Vec<String> = entry.address.iter().cloned().chain(device).collect();
        SecurityEntryView {
            at: zone.full(entry.at.utc()),
            at_machine: machine(entry.at.utc()),
            sentence: said(locale, &entry),
            player: is_named.then(|| match &entry.player {
                Some(name) => locale.name(name).to_string(),
                None => locale.t("security-log-no-account").to_string(),
            }),
            origin: origin.join(" · "),
        }
    };
    entries.into_iter().map(view).collect()
}

/// Says what happened.
fn said(locale: Locale, entry: &SecurityEntry) -> String {
    let key = match entry.event {
        SecurityEvent::LoggedIn => key!("security-log-logged-in"),
        SecurityEvent::LoginFailed => key!("security-log-login-failed"),
        SecurityEvent::LoginRateLimited => key!("security-log-login-rate-limited"),
        SecurityEvent::LoginSuspended => key!("security-log-login-suspended"),
        SecurityEvent::LoginUnconfirmed => key!("security-log-login-unconfirmed"),
        SecurityEvent::LoggedOut => key!("security-log-logged-out"),
        SecurityEvent::SessionsEnded => key!("security-log-sessions-ended"),
        SecurityEvent::ResetRequested => key!("security-log-reset-requested"),
        SecurityEvent::PasswordReset => key!("security-log-password-reset"),
        SecurityEvent::PasswordChanged => key!("security-log-password-changed"),
        SecurityEvent::AddressChanged => key!("security-log-address-changed"),
        SecurityEvent::PasswordMistaken => key!("security-log-password-mistaken"),
        SecurityEvent::SecondFactorFailed => key!("security-log-second-factor-failed"),
        SecurityEvent::TotpAdded => key!("security-log-totp-added"),
        SecurityEvent::TotpRemoved => key!("security-log-totp-removed"),
        SecurityEvent::PasskeyAdded => key!("security-log-passkey-added"),
        SecurityEvent::PasskeyRemoved => key!("security-log-passkey-removed"),
        SecurityEvent::PasskeyCopied => key!("security-log-passkey-copied"),
        SecurityEvent::RecoveryCodesMade => key!("security-log-recovery-codes-made"),
        SecurityEvent::RecoveryCodeUsed => key!("security-log-recovery-code-used"),
        SecurityEvent::SecondFactorsReset => key!("security-log-second-factors-reset"),
        SecurityEvent::RoleGranted => key!("security-log-role-granted"),
        SecurityEvent::RoleTaken => key!("security-log-role-removed"),
        SecurityEvent::FormRefused => key!("security-log-form-refused"),
        SecurityEvent::AccessDenied => key!("security-log-access-denied"),
    };
    let detail = entry.detail.as_str();
    let said = locale.t(key).with("role", detail).with("address", detail).to_string();
    match &entry.actor {
        Some(actor) => {
            let by = locale.t("security-log-by").with("said", said);
            by.with("player", locale.name(actor)).to_string()
        }
        None => said,
    }
}
