//! Logging in.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use super::second_factor::logged_in;

use crate::{
    actions::accounts,
    db::{DbError, players, security_log::SecurityEvent},
    i18n::Message,
    mail::Signer,
    random::Secret,
    web::{
        cookies::{pending_login_cookie, set_cookie},
        error::{PageError, PageResult, done, refusable},
        form::Form,
        layout::Page,
        request_context::{RequestContext, local, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct LoginQuery {
    next: String,
    notice: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct LoginForm {
    login: String,
    password: String,
    stay: Option<String>,
    next: String,
}

#[derive(Template)]
#[template(path = "account/login.html")]
struct LoginTemplate<'a> {
    page: Page<'a>,
    login: &'a str,
    stay: bool,
    next: &'a str,
    /// Browsers take passkeys from this site.
    takes_passkeys: bool,
    error: Option<Message>,
}

/// `GET /login`
pub async fn show(ctx: RequestContext, asked: Query<LoginQuery>) -> PageResult {
    if ctx.current_user.is_some() {
        return Ok(see_other(local(&asked.next).unwrap_or("/games")));
    }
    let page = ctx.page().with_notice(asked.notice.as_deref());
    ctx.ok(&LoginTemplate {
        page,
        login: "",
        stay: false,
        next: &asked.next,
        takes_passkeys: ctx.app.passkeys.is_some(),
        error: None,
    })
}

/// `POST /login`
pub async fn submit(ctx: RequestContext, Form(entered): Form<LoginForm>) -> PageResult {
    let app = &ctx.app;
    let login = entered.login.clone();
    let player =
        app.db.look_up(move |conn| Ok::<_, DbError>(players::find_by_login(conn, &login)?)).await?;
    let signer = Signer::new(app.db.secret());
    let known = player.as_ref().and_then(|p| ctx.known_devices.mark_of(&signer, p.id));
    let typed = player.as_ref().map(|player| player.id);
    let counted = match known {
        Some(mark) => app.limits.known_device(mark),
        // By what was typed: one count for name and address would show whose address it is.
        None => app.limits.login(&entered.login, ctx.address),
    };
    if let Err(error) = counted {
        ctx.note_refusal(typed, SecurityEvent::LoginRateLimited, "".into()).await;
        return Err(error);
    }
    let stored = player.as_ref().map(|p| p.password_hash.as_str());
    let fits = app.passwords.verify(&entered.password, stored).await?;
    let refuse = |error: Message| {
        ctx.again(&LoginTemplate {
            page: ctx.page(),
            login: &entered.login,
            stay: entered.stay.is_some(),
            next: &entered.next,
            takes_passkeys: app.passkeys.is_some(),
            error: Some(error),
        })
    };
    let Some(player) = player.filter(|_| fits) else {
        ctx.note_security(typed, SecurityEvent::LoginFailed).await;
        // The same for an unknown name and a wrong password.
        return refuse(ctx.locale.t("login-wrong"));
    };
    if player.is_suspended() {
        ctx.note_security(typed, SecurityEvent::LoginSuspended).await;
        let why = &player.suspension_reason;
        return refuse(ctx.locale.t("login-suspended").with("why", why));
    }
    if !player.is_confirmed() {
        ctx.note_security(typed, SecurityEvent::LoginUnconfirmed).await;
        let asked =
            accounts::resend_confirmation(&app.db, player.id, ctx.rate_limit_context(), ctx.now)
                .await;
        refusable(asked)?.map_err(|spent| PageError::rate_limited(spent, ctx.now))?;
        return refuse(ctx.locale.t("login-unconfirmed"));
    }
    let (secret, persistent) = (Secret::generate(), entered.stay.is_some());
    let verified = player.password_hash.clone();
    let pending = (secret.hash(), persistent);
    let waits =
        accounts::begin_second_factor(&app.db, player.id, verified.clone(), pending, ctx.now).await;
    if done(waits)? {
        let next: String = url::form_urlencoded::byte_serialize(entered.next.as_bytes()).collect();
        let mut response = see_other(format!("/login/second-factor?next={next}"));
        set_cookie(&mut response, &pending_login_cookie(&app.config, &secret))?;
        return Ok(response);
    }
    let login = ctx.login(&secret, persistent);
    done(accounts::start_session(&app.db, player.id, verified, login, ctx.now).await)?;
    // The password is known only now. It can wait for the next time.
    if app.passwords.has_other_cost(&player.password_hash)
        && let Ok(hash) = app.passwords.hash(&entered.password).await
    {
        let stored = accounts::rehash_password(&app.db, player.id, player.password_hash, hash);
        if let Err(error) = stored.await {
            tracing::warn!(?error, "a password keeps its old hash");
        }
    }
    logged_in(&ctx, player.id, (&secret, persistent), &entered.next).await
}
