//! Logging in.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use crate::{
    actions::accounts::{self, Login},
    chance::Secret,
    db::{DbError, players},
    web::{
        error::{PageResult, done},
        form::Form,
        layout::Page,
        visitor::{Visitor, device_name, see_other, session_cookie},
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
    error: Option<&'a str>,
}

/// The same for an unknown name and a wrong password.
const WRONG: &str = "This name and password do not match.";
const UNCONFIRMED: &str = "Your address is not confirmed yet. We have sent the letter with the link again: follow it, then log in.";

/// `GET /login`
pub async fn show(visitor: Visitor, asked: Query<Asked>) -> PageResult {
    if visitor.signed_in.is_some() {
        return Ok(see_other(local(&asked.next)));
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
    let refuse = |error: &str| {
        visitor.again(&Show {
            page: visitor.page(),
            login: &entered.login,
            stay: entered.stay.is_some(),
            next: &entered.next,
            error: Some(error),
        })
    };
    let Some(player) = player.filter(|_| fits) else {
        return refuse(WRONG);
    };
    if player.is_suspended() {
        let why = &player.suspension;
        return refuse(&format!(
            "This account is suspended: {why} Write to whoever runs the site."
        ));
    }
    if !player.is_confirmed() {
        done(accounts::resend_confirmation(&app.db, player.id, visitor.now).await)?;
        return refuse(UNCONFIRMED);
    }
    let (secret, persistent) = (Secret::draw(), entered.stay.is_some());
    let login = Login {
        token_hash: secret.hash(),
        persistent,
        device: visitor.device.clone(),
        device_name: device_name(&visitor.device),
    };
    let started =
        accounts::start_session(&app.db, player.id, player.password_hash, login, visitor.now);
    done(started.await)?;
    let mut response = see_other(local(&entered.next));
    response
        .add_cookie(&session_cookie(app, &secret, persistent))
        .map_err(|e| crate::web::error::PageError::Internal(e.to_string()))?;
    Ok(response)
}

/// Returns where to go on: an address of this site, never another one.
fn local(next: &str) -> &str {
    let inside = next.starts_with('/')
        && !next.starts_with("//")
        && !next.contains('\\')
        && !next.chars().any(char::is_control)
        && next.is_ascii();
    if inside { next } else { "/games" }
}

#[cfg(test)]
mod tests {
    use super::local;

    #[test]
    fn login_never_leads_to_another_site() {
        for (next, to) in [
            ("/games/7?ply=3", "/games/7?ply=3"),
            ("", "/games"),
            ("//evil.example", "/games"),
            ("/\\evil.example", "/games"),
            ("https://evil.example", "/games"),
            ("/\r\nSet-Cookie: x", "/games"),
            ("/\u{1}", "/games"),
        ] {
            assert_eq!(local(next), to);
        }
    }
}
