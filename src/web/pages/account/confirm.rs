//! The links in letters that confirm an address. Mail scanners follow links: a GET shows a
//! button, only the POST confirms.

use actix_web::{http::StatusCode, web::Path};
use askama::Template;

use crate::{
    actions::{ActionResult, accounts, accounts::ConfirmRefusal},
    chance,
    i18n::{Message, key},
    web::{
        error::{PageResult, refusable},
        form::{Form, Nothing},
        layout::Page,
        visitor::{Visitor, see_other},
    },
};

#[derive(Template)]
#[template(path = "account/confirm.html")]
struct Show<'a> {
    page: Page<'a>,
    /// Where the button sends to.
    action: String,
    title: Message,
    error: Option<Message>,
}

const WELCOME: &str = key!("confirm-email-address");
const NEW_ADDRESS: &str = key!("confirm-use-new-address");

fn template(visitor: &Visitor, action: String, title: &'static str) -> PageResult {
    let title = visitor.locale.t(title);
    visitor.ok(&Show { page: visitor.page(), action, title, error: None })
}

fn settle<T>(
    visitor: &Visitor,
    title: &'static str,
    result: ActionResult<T, ConfirmRefusal>,
    location: &str,
) -> PageResult {
    let error = match refusable(result)? {
        Ok(_) => return Ok(see_other(location)),
        Err(ConfirmRefusal::LinkGone) => visitor.locale.t("confirm-link-expired"),
        Err(ConfirmRefusal::AddressTaken) => visitor.locale.t("confirm-email-address-taken"),
    };
    let (page, title) = (visitor.page(), visitor.locale.t(title));
    let template = Show { page, action: String::new(), title, error: Some(error) };
    visitor.html(StatusCode::GONE, &template)
}

/// `GET /confirm/{token}`
pub async fn show(visitor: Visitor, token: Path<String>) -> PageResult {
    template(&visitor, format!("/confirm/{token}"), WELCOME)
}

/// `POST /confirm/{token}`
pub async fn submit(visitor: Visitor, token: Path<String>, _: Form<Nothing>) -> PageResult {
    let hash = chance::hash(&token);
    let result = accounts::confirm_address(&visitor.app.db, hash, visitor.now).await;
    settle(&visitor, WELCOME, result, "/login?notice=welcome")
}

/// `GET /address/{token}`
pub async fn show_address(visitor: Visitor, token: Path<String>) -> PageResult {
    template(&visitor, format!("/address/{token}"), NEW_ADDRESS)
}

/// `POST /address/{token}`
pub async fn submit_address(visitor: Visitor, token: Path<String>, _: Form<Nothing>) -> PageResult {
    let hash = chance::hash(&token);
    let result = accounts::confirm_new_address(&visitor.app.db, hash, visitor.now).await;
    settle(&visitor, NEW_ADDRESS, result, "/account?notice=address")
}
