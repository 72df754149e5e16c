//! The links in emails that confirm an address. Mail scanners follow links: a GET shows a
//! button, only the POST confirms.

use actix_web::{http::StatusCode, web::Path};
use askama::Template;

use crate::{
    actions::{ActionResult, accounts, accounts::ConfirmError},
    i18n::{Message, key},
    random,
    web::{
        error::{PageResult, refusable},
        form::{Form, Nothing},
        layout::Page,
        request_context::{RequestContext, see_other},
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
    settle(&ctx, WELCOME, result, "/login?notice=welcome")
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
    let result = accounts::confirm_new_address(&ctx.app.db, hash, ctx.now).await;
    settle(&ctx, NEW_ADDRESS, result, "/account?notice=address")
}
