//! Logging in.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use crate::{
    actions::accounts::{self, Login},
    chance::Secret,
    db::{DbError, players},
    i18n::Message,
    web::{
        error::{PageResult, done},
        form::Form,
        layout::Page,
        visitor::{Visitor, local, see_other, session_cookie},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    next: String,
    notice: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    login: String,
    password: String,
    stay: Option<String>,
    next: String,
}

#[derive(Template)]
#[template(path = "account/log_in.html")]
struct Show<'a> {
    page: Page<'a>,
    login: &'a str,
    stay: bool,
    next: &'a str,
    error: Option<Message>,
}

/// `GET /login`
pub async fn show(visitor: Visitor, asked: Query<Asked>) -> PageResult {
    if visitor.signed_in.is_some() {
        return Ok(see_other(local(&asked.next).unwrap_or("/games")));
    }
    let page = visitor.page().with_notice(asked.notice.as_deref());
    visitor.ok(&Show { page, login: "", stay: false, next: &asked.next, error: None })
}

/// `POST /login`
pub async fn submit(visitor: Visitor, Form(entered): Form<Entered>) -> PageResult {
    let app = &visitor.app;
    app.limits.address(visitor.address)?;
    // By what was typed: one count for name and address would tell whose address it is.
    app.limits.account(&entered.login)?;
    let login = entered.login.clone();
    let player =
        app.db.read(move |conn| Ok::<_, DbError>(players::find_by_login(conn, &login)?)).await?;
    let stored = player.as_ref().map(|p| p.password_hash.as_str());
    let fits = app.passwords.verify(&entered.password, stored).await?;
    let refuse = |error: Message| {
        visitor.again(&Show {
            page: visitor.page(),
            login: &entered.login,
            stay: entered.stay.is_some(),
            next: &entered.next,
            error: Some(error),
        })
    };
    let Some(player) = player.filter(|_| fits) else {
        // The same for an unknown name and a wrong password.
        return refuse(visitor.locale.t("login-wrong"));
    };
    if player.is_suspended() {
        let why = &player.suspension;
        return refuse(visitor.locale.t("login-suspended").with("why", why));
    }
    if !player.is_confirmed() {
        done(accounts::resend_confirmation(&app.db, player.id, visitor.now).await)?;
        return refuse(visitor.locale.t("login-unconfirmed"));
    }
    let (secret, persistent) = (Secret::draw(), entered.stay.is_some());
    let login = Login { token_hash: secret.hash(), persistent, device: visitor.device.clone() };
    let started =
        accounts::start_session(&app.db, player.id, player.password_hash, login, visitor.now);
    done(started.await)?;
    let mut response = see_other(local(&entered.next).unwrap_or("/games"));
    response
        .add_cookie(&session_cookie(app, &secret, persistent))
        .map_err(|e| crate::web::error::PageError::Internal(e.to_string()))?;
    Ok(response)
}
