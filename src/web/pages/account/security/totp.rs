//! The authenticator app of an account.

use serde::Deserialize;

use super::{SecurityForms, render, verified};
use crate::{
    actions::accounts::{self, TotpRefusal},
    db::security_log::SecurityEvent,
    second_factors::{RecoveryCode, totp::TotpSecret},
    web::{
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
    let (player, session) = (current_user.player.id, current_user.session.id);
    ctx.app.limits.own_account(player)?;
    let confirmed =
        accounts::confirm_totp(&ctx.app.db, player, session, entered.code, ctx.now).await;
    match refusable(confirmed)? {
        Ok(codes) => {
            ctx.note_security(Some(player), SecurityEvent::TotpAdded).await;
            added(&ctx, codes.unwrap_or_default()).await
        }
        Err(TotpRefusal::WrongCode) => {
            let why = ctx.locale.t("second-factor-wrong-code");
            let forms = SecurityForms { wrong: Some(("confirm", why)), ..SecurityForms::default() };
            render(&ctx, current_user, forms, None).await
        }
        Err(TotpRefusal::NotWaiting) => Err(PageError::Conflict),
    }
}

/// Shows the page after a factor was added, with new recovery codes.
pub(super) async fn added(ctx: &RequestContext, codes: Vec<RecoveryCode>) -> PageResult {
    let forms = SecurityForms { codes, ..SecurityForms::default() };
    render(ctx, ctx.sender()?, forms, Some("second-factor-added")).await
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
    let (player, session) = (current_user.player.id, current_user.session.id);
    if verified(&ctx, player, &entered.password).await?.is_none() {
        return refuse(&ctx, "totp-remove").await;
    }
    done(accounts::remove_totp(&ctx.app.db, player, session, ctx.now).await)?;
    ctx.note_security(Some(player), SecurityEvent::TotpRemoved).await;
    Ok(see_other("/account/security?notice=second-factor-removed"))
}
