//! *Security*: the password, second factors, sessions, and what happened to the account.

pub mod passkeys;
pub mod password;
pub mod recovery_codes;
pub mod sessions;
pub mod totp;
mod verified;

pub(in crate::web) use verified::verified;

use actix_web::web::Query;
use askama::Template;
use qrcode::{Color, QrCode};
use serde::Deserialize;

use super::Field;
use crate::{
    db::{
        DbError, SessionId,
        second_factors::{self, StoredPasskey, StoredTotp},
        sessions as stored_sessions,
    },
    i18n::Message,
    second_factors::{RecoveryCode, totp::TotpSecret},
    web::{
        current_user::CurrentUser,
        error::PageResult,
        layout::Page,
        pages::security_log::{self, SecurityEntryView},
        request_context::RequestContext,
        times::Zone,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct SecurityQuery {
    /// Behind which line of the log it goes on.
    before: String,
    notice: Option<String>,
}

/// A session as the list shows it.
struct SessionView {
    id: SessionId,
    device: String,
    /// The IP address from where it was begun; empty where it is not known any more.
    address: String,
    seen: String,
    since: String,
    is_this: bool,
}

/// A passkey as the list shows it.
struct PasskeyView {
    id: i64,
    /// The `id` of the field for the password with which it is removed.
    field: String,
    name: String,
    since: String,
    /// Empty: never.
    used: String,
}

/// An app that waits for its first code.
struct NewTotpView {
    /// In groups of four, for those who type it.
    secret: String,
    uri: String,
    /// The squares of the QR code as the data of a path (SVG 2, 9.3), a unit each.
    path: String,
    width: usize,
}

/// What a form of the page has brought.
#[derive(Default)]
pub(super) struct SecurityForms {
    current: Field,
    password: Field,
    again: Field,
    /// The form in which the password, or a code, was wrong.
    wrong: Option<(&'static str, Message)>,
    /// They are shown once.
    codes: Vec<RecoveryCode>,
}

#[derive(Template)]
#[template(path = "account/security.html")]
struct SecurityTemplate<'a> {
    page: Page<'a>,
    security: SecurityForms,
    has_calendar: bool,
    /// When the app was used last; `None`: there is none.
    totp: Option<String>,
    new_totp: Option<NewTotpView>,
    passkeys: Vec<PasskeyView>,
    /// Browsers take passkeys from this site.
    takes_passkeys: bool,
    codes_left: i64,
    sessions: Vec<SessionView>,
    entries: Vec<SecurityEntryView>,
    older: Option<i64>,
    is_demanded: bool,
}

impl SecurityTemplate<'_> {
    /// Returns what was wrong in a form.
    fn wrong(&self, form: &str) -> Option<&Message> {
        self.security.wrong.as_ref().filter(|(wrong, _)| *wrong == form).map(|(_, why)| why)
    }

    fn has_second_factor(&self) -> bool {
        self.totp.is_some() || !self.passkeys.is_empty()
    }
}

/// `GET /account/security`
pub async fn show(ctx: RequestContext, asked: Query<SecurityQuery>) -> PageResult {
    let current_user = ctx.current_user()?;
    answer(&ctx, current_user, SecurityForms::default(), &asked).await
}

pub(super) async fn render(
    ctx: &RequestContext,
    current_user: &CurrentUser,
    forms: SecurityForms,
    notice: Option<&str>,
) -> PageResult {
    let asked = SecurityQuery { notice: notice.map(str::to_owned), ..SecurityQuery::default() };
    answer(ctx, current_user, forms, &asked).await
}

async fn answer(
    ctx: &RequestContext,
    current_user: &CurrentUser,
    forms: SecurityForms,
    asked: &SecurityQuery,
) -> PageResult {
    let (player, now, zone) = (current_user.player.id, ctx.now, ctx.zone());
    let found = ctx.app.db.read(move |conn| {
        Ok::<_, DbError>((
            second_factors::find_totp(conn, player, now)?,
            second_factors::list_passkeys(conn, player)?,
            second_factors::count_recovery_codes(conn, player)?,
            stored_sessions::list(conn, player, now)?,
        ))
    });
    let (totp, passkeys, codes_left, sessions) = found.await?;
    let is_bad = forms.wrong.is_some()
        || [&forms.current, &forms.password, &forms.again].iter().any(|field| field.is_bad());
    let (confirmed, waiting) = match totp {
        Some(totp) if totp.is_confirmed() => (Some(totp), None),
        waiting => (None, waiting),
    };
    let passkey = |one: StoredPasskey| PasskeyView {
        id: one.id,
        field: format!("passkey-{}-password", one.id),
        name: one.name,
        since: zone.day(one.created_at.utc()),
        used: one.last_used_at.map(|at| zone.full(at.utc())).unwrap_or_default(),
    };
    let session = |session: stored_sessions::Session| SessionView {
        is_this: session.id == current_user.session.id,
        id: session.id,
        device: ctx.locale.device(&session.device),
        address: session.address.unwrap_or_default(),
        seen: zone.full(session.last_seen_at.utc()),
        since: zone.full(session.created_at.utc()),
    };
    let (entries, older) = security_log::own(ctx, player, &asked.before).await?;
    let has_factor = confirmed.is_some() || !passkeys.is_empty();
    let template = SecurityTemplate {
        page: ctx.page().with_notice(asked.notice.as_deref()),
        has_calendar: current_user.player.has_calendar(),
        totp: confirmed.map(|totp| used(&totp, zone)),
        new_totp: waiting.and_then(|totp| new_totp(ctx, current_user, totp)),
        passkeys: passkeys.into_iter().map(passkey).collect(),
        takes_passkeys: ctx.app.passkeys.is_some(),
        codes_left,
        sessions: sessions.into_iter().map(session).collect(),
        entries,
        older,
        is_demanded: ctx.lacks_second_factor && !has_factor,
        security: forms,
    };
    if is_bad { ctx.again(&template) } else { ctx.ok(&template) }
}

fn used(totp: &StoredTotp, zone: Zone) -> String {
    totp.last_used_at.map(|at| zone.full(at.utc())).unwrap_or_default()
}

/// Returns what an app takes the secret from; `None` if it cannot be drawn.
fn new_totp(
    ctx: &RequestContext,
    current_user: &CurrentUser,
    totp: StoredTotp,
) -> Option<NewTotpView> {
    let secret = TotpSecret::stored(totp.secret);
    let uri = secret.uri(&ctx.site.settings.name, &current_user.player.name);
    let code = QrCode::new(&uri).ok()?;
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark);
    let path = dark.map(|(at, _)| format!("M{} {}h1v1h-1z", at % width, at / width)).collect();
    let groups: Vec<String> = secret
        .as_str()
        .as_bytes()
        .chunks(4)
        .map(|group| String::from_utf8_lossy(group).into_owned())
        .collect();
    Some(NewTotpView { secret: groups.join(" "), uri, path, width })
}
