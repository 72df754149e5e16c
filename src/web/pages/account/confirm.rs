//! The links in emails that confirm an address. Mail scanners follow links: a GET shows a
//! button, only the POST confirms.

use actix_web::{http::StatusCode, web::Path};
use askama::Template;

use crate::{
    actions::{ActionResult, accounts, accounts::ConfirmError},
    db::{PlayerId, security_log::SecurityEvent},
    i18n::{Message, key},
    random::{self, Secret},
    web::{
        cookies::{no_registered_cookie, session_cookie, set_cookie},
        error::{PageError, PageResult, done, refusable},
        form::{Form, Nothing},
        layout::Page,
        request_context::{RequestContext, device_cookie, see_other},
    },
};

#[derive(Template)]
#[template(path = "account/confirm.html")]
struct ConfirmAddressTemplate<'a> {
    page: Page<'a>,
    /// Where the button sends to.
    action: String,
    title: Message,
    error: Option<Message>,
}

const WELCOME: &str = key!("confirm-email-address");
const NEW_ADDRESS: &str = key!("confirm-use-new-address");

fn template(ctx: &RequestContext, action: String, title: &'static str) -> PageResult {
    let title = ctx.locale.t(title);
    ctx.ok(&ConfirmAddressTemplate { page: ctx.page(), action, title, error: None })
}

fn settle<T>(
    ctx: &RequestContext,
    title: &'static str,
    result: ActionResult<T, ConfirmError>,
    location: &str,
) -> PageResult {
    let error = match refusable(result)? {
        Ok(_) => return Ok(see_other(location)),
        Err(ConfirmError::LinkGone) => ctx.locale.t("confirm-link-expired"),
        Err(ConfirmError::AddressTaken) => ctx.locale.t("confirm-email-address-taken"),
    };
    let (page, title) = (ctx.page(), ctx.locale.t(title));
    let template =
        ConfirmAddressTemplate { page, action: String::new(), title, error: Some(error) };
    ctx.html(StatusCode::GONE, &template)
}

/// `GET /confirm/{token}`
pub async fn show(ctx: RequestContext, token: Path<String>) -> PageResult {
    template(&ctx, format!("/confirm/{token}"), WELCOME)
}

/// `POST /confirm/{token}`
pub async fn submit(ctx: RequestContext, token: Path<String>, _: Form<Nothing>) -> PageResult {
    let hash = random::hash(&token);
    let result = accounts::confirm_address(&ctx.app.db, hash, ctx.now).await;
    let player = result.as_ref().ok().copied();
    let mut response =
        settle(&ctx, WELCOME, result, "/login?next=/lobby&notice=email-address-confirmed")?;
    if let Some(player) = player {
        // The address is confirmed, whatever becomes of the session.
        match first_session(&ctx, player).await {
            Ok(Some(secret)) => {
                ctx.note_security(Some(player), SecurityEvent::LoggedIn).await;
                response = see_other("/lobby?notice=welcome");
                if let Some(cookie) = device_cookie(&ctx, player) {
                    set_cookie(&mut response, &cookie)?;
                }
                set_cookie(&mut response, &session_cookie(&ctx.app.config, &secret, false))?;
            }
            Ok(None) => {}
            Err(error) => tracing::error!(%player, ?error, "no first session"),
        }
        set_cookie(&mut response, &no_registered_cookie(&ctx.app.config))?;
    }
    Ok(response)
}

/// Starts a session if this browser has just registered the account. It stays with whoever is
/// logged in.
async fn first_session(
    ctx: &RequestContext,
    player: PlayerId,
) -> Result<Option<Secret>, PageError> {
    let (Some(mark), None) = (&ctx.registration_mark, &ctx.current_user) else {
        return Ok(None);
    };
    let secret = Secret::generate();
    let login = ctx.login(&secret, false);
    let started =
        accounts::start_first_session(&ctx.app.db, player, mark.clone(), login, ctx.now).await;
    Ok(done(started)?.then_some(secret))
}

/// `GET /address/{token}`
pub async fn show_address(ctx: RequestContext, token: Path<String>) -> PageResult {
    template(&ctx, format!("/address/{token}"), NEW_ADDRESS)
}

/// `POST /address/{token}`
pub async fn submit_address(
    ctx: RequestContext,
    token: Path<String>,
    _: Form<Nothing>,
) -> PageResult {
    let hash = random::hash(&token);
    let session = ctx.current_user.as_ref().map(|user| user.session.id);
    let result = accounts::confirm_new_address(&ctx.app.db, hash, session, ctx.now).await;
    if let Ok(player) = &result {
        ctx.note_security(Some(*player), SecurityEvent::AddressChanged).await;
    }
    settle(&ctx, NEW_ADDRESS, result, "/account?notice=address")
}
