//! The authenticator app of an account.

use serde::Deserialize;

use super::{SecurityForms, render, verified};
use crate::{
    actions::accounts::{self, RenewedSession, TotpRefusal},
    db::security_log::SecurityEvent,
    random::Secret,
    second_factors::{RecoveryCode, totp::TotpSecret},
    web::{
        cookies::{session_cookie, set_cookie},
        current_user::CurrentUser,
        error::{PageError, PageResult, done, refusable},
        form::Form,
        pages::account::wrong_password,
        request_context::{RequestContext, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct PasswordForm {
    password: String,
}

impl PasswordForm {
    pub fn password(&self) -> &str {
        &self.password
    }
}

/// `POST /account/security/totp`: a secret for a new app.
pub async fn begin(ctx: RequestContext, Form(entered): Form<PasswordForm>) -> PageResult {
    let current_user = ctx.sender()?;
    let player = current_user.player.id;
    if verified(&ctx, player, &entered.password).await?.is_none() {
        return refuse(&ctx, "totp").await;
    }
    let begun = accounts::begin_totp(&ctx.app.db, player, TotpSecret::generate(), ctx.now).await;
    match refusable(begun)? {
        Ok(()) => Ok(see_other("/account/security#app")),
        Err(TotpRefusal::NotWaiting | TotpRefusal::WrongCode) => Err(PageError::Conflict),
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct CodeForm {
    code: String,
}

/// `POST /account/security/totp/confirm`: the first code of the new app.
pub async fn confirm(ctx: RequestContext, Form(entered): Form<CodeForm>) -> PageResult {
    let current_user = ctx.sender()?;
    let player = current_user.player.id;
    ctx.app.limits.own_account(player)?;
    let (secret, session) = renewed(current_user);
    let confirmed =
        accounts::confirm_totp(&ctx.app.db, player, session, entered.code, ctx.now).await;
    match refusable(confirmed)? {
        Ok(codes) => {
            ctx.note_security(Some(player), SecurityEvent::TotpAdded).await;
            added(ctx, &secret, codes.unwrap_or_default()).await
        }
        Err(TotpRefusal::WrongCode) => {
            let why = ctx.locale.t("second-factor-wrong-code");
            let forms = SecurityForms { wrong: Some(("confirm", why)), ..SecurityForms::default() };
            render(&ctx, current_user, forms, None).await
        }
        // It was sent twice, or too late.
        Err(TotpRefusal::NotWaiting) => Ok(see_other("/account/security")),
    }
}

/// Returns the session of a browser with another secret: it may have an office from now on, or none.
pub(super) fn renewed(current_user: &CurrentUser) -> (Secret, RenewedSession) {
    let secret = Secret::generate();
    let session = RenewedSession { id: current_user.session.id, token_hash: secret.hash() };
    (secret, session)
}

/// Shows the page after a factor was added or recovery codes were made, with the new codes.
pub(super) async fn added(
    ctx: RequestContext,
    secret: &Secret,
    codes: Vec<RecoveryCode>,
) -> PageResult {
    let ctx = ctx.with_secret(secret);
    let current_user = ctx.sender()?;
    let forms = SecurityForms { codes, ..SecurityForms::default() };
    let mut response = render(&ctx, current_user, forms, Some("second-factor-added")).await?;
    let cookie = session_cookie(&ctx.app.config, secret, current_user.session.persistent);
    set_cookie(&mut response, &cookie)?;
    Ok(response)
}

/// Leads back to the page after a factor was removed.
pub(super) fn removed(ctx: &RequestContext, secret: &Secret) -> PageResult {
    let mut response = see_other("/account/security?notice=second-factor-removed");
    let persistent = ctx.sender()?.session.persistent;
    set_cookie(&mut response, &session_cookie(&ctx.app.config, secret, persistent))?;
    Ok(response)
}

/// Shows the page again: in a form of it the password was wrong.
pub(super) async fn refuse(ctx: &RequestContext, form: &'static str) -> PageResult {
    let why = wrong_password(ctx.locale);
    let forms = SecurityForms { wrong: Some((form, why)), ..SecurityForms::default() };
    render(ctx, ctx.sender()?, forms, None).await
}

/// `POST /account/security/totp/remove`
pub async fn remove(ctx: RequestContext, Form(entered): Form<PasswordForm>) -> PageResult {
    let current_user = ctx.sender()?;
    let player = current_user.player.id;
    if verified(&ctx, player, &entered.password).await?.is_none() {
        return refuse(&ctx, "totp-remove").await;
    }
    let (secret, session) = renewed(current_user);
    done(accounts::remove_totp(&ctx.app.db, player, session, ctx.now).await)?;
    ctx.note_security(Some(player), SecurityEvent::TotpRemoved).await;
    removed(&ctx, &secret)
}
