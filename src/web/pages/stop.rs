//! The links at the end of letters that stop them. They work without logging in.

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
    mail::{Signer, Stop},
    web::{
        App,
        error::{PageError, PageResult, done},
        form::Form,
        layout::Page,
        visitor::Visitor,
    },
};

#[derive(Template)]
#[template(path = "stop.html")]
struct Show<'a> {
    page: Page<'a>,
    token: &'a str,
    /// What they are about: `moves of your opponents`.
    about: Message,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    action: String,
}

fn read(app: &App, token: &str) -> Result<(PlayerId, Stop), PageError> {
    Signer::new(app.db.secret()).read_stop_token(token).ok_or(PageError::NotFound)
}

/// `GET /stop/{token}`: asks first. Mail scanners follow links.
pub async fn show(visitor: Visitor, token: Path<String>) -> PageResult {
    let (_, stop) = read(&visitor.app, &token)?;
    visitor.ok(&Show { page: visitor.page(), token: &token, about: stop.said(visitor.locale) })
}

/// `POST /stop/{token}/done`: the button of that page.
pub async fn submit(
    visitor: Visitor,
    token: Path<String>,
    Form(entered): Form<Entered>,
) -> PageResult {
    let (player, stop) = read(&visitor.app, &token)?;
    if entered.action == "again" {
        done(accounts::restart_letters(&visitor.app.db, player, stop).await)?;
        let page = visitor.page().with_notice(Some("letters-again"));
        return visitor.ok(&Show { page, token: &token, about: stop.said(visitor.locale) });
    }
    done(accounts::stop_letters(&visitor.app.db, player, stop).await)?;
    let page = visitor.page().with_notice(Some("letters-stopped"));
    visitor.ok(&Show { page, token: &token, about: stop.said(visitor.locale) })
}

/// `POST /stop/{token}`: what a mail program sends when its reader clicks once (RFC 8058). It has
/// no cookie of ours and no form; the token says whose letters stop. Nobody reads the answer: it has
/// no words.
pub async fn one_click(app: Data<App>, token: Path<String>, body: Bytes) -> PageResult {
    let (player, stop) = read(&app, &token)?;
    let text = String::from_utf8_lossy(&body);
    // In either of the forms that RFC 8058 (3.2) knows.
    if !(text.contains("List-Unsubscribe") && text.contains("One-Click")) {
        return Err(PageError::BadForm);
    }
    done(accounts::stop_letters(&app.db, player, stop).await)?;
    Ok(HttpResponse::Ok().finish())
}
