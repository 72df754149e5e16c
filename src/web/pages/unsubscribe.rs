//! The links at the end of emails that stop them. They work without logging in.

use actix_web::{
    HttpResponse,
    web::{Bytes, Data, Path},
};
use askama::Template;
use serde::Deserialize;

use crate::{
    actions::accounts,
    db::PlayerId,
    i18n::Message,
    mail::{Signer, Unsubscribe},
    web::{
        App,
        error::{PageError, PageResult, done},
        form::Form,
        layout::Page,
        request_context::RequestContext,
    },
};

#[derive(Template)]
#[template(path = "unsubscribe.html")]
struct UnsubscribeTemplate<'a> {
    page: Page<'a>,
    token: &'a str,
    /// What they are about: `moves of your opponents`.
    about: Message,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct UnsubscribeForm {
    action: String,
}

fn read(app: &App, token: &str) -> Result<(PlayerId, Unsubscribe), PageError> {
    Signer::new(app.db.secret()).read_unsubscribe_token(token).ok_or(PageError::NotFound)
}

/// `GET /unsubscribe/{token}`: asks first. Mail scanners follow links.
pub async fn show(ctx: RequestContext, token: Path<String>) -> PageResult {
    let (_, unsubscribe) = read(&ctx.app, &token)?;
    ctx.ok(&UnsubscribeTemplate {
        page: ctx.page(),
        token: &token,
        about: unsubscribe.said(ctx.locale),
    })
}

/// `POST /unsubscribe/{token}/done`: the button of that page.
pub async fn submit(
    ctx: RequestContext,
    token: Path<String>,
    Form(entered): Form<UnsubscribeForm>,
) -> PageResult {
    let (player, unsubscribe) = read(&ctx.app, &token)?;
    if entered.action == "again" {
        done(accounts::restart_emails(&ctx.app.db, player, unsubscribe).await)?;
        let page = ctx.page().with_notice(Some("emails-again"));
        return ctx.ok(&UnsubscribeTemplate {
            page,
            token: &token,
            about: unsubscribe.said(ctx.locale),
        });
    }
    done(accounts::unsubscribe(&ctx.app.db, player, unsubscribe).await)?;
    let page = ctx.page().with_notice(Some("emails-stopped"));
    ctx.ok(&UnsubscribeTemplate { page, token: &token, about: unsubscribe.said(ctx.locale) })
}

/// `POST /unsubscribe/{token}`: what a mail program sends when its reader clicks once (RFC 8058). It has
/// no cookie of ours and no form; the token says whose emails stop. Nobody reads the answer: it has
/// no words.
pub async fn one_click(app: Data<App>, token: Path<String>, body: Bytes) -> PageResult {
    let (player, unsubscribe) = read(&app, &token)?;
    let text = String::from_utf8_lossy(&body);
    // In either of the forms that RFC 8058 (3.2) knows.
    if !(text.contains("List-Unsubscribe") && text.contains("One-Click")) {
        return Err(PageError::BadForm);
    }
    done(accounts::unsubscribe(&app.db, player, unsubscribe).await)?;
    Ok(HttpResponse::Ok().finish())
}
