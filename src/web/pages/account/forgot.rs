//! A forgotten password: asking for the email.

use askama::Template;
use serde::Deserialize;

use super::Field;
use crate::{
    actions::accounts::{self, Email},
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        request_context::RequestContext,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ForgotPasswordForm {
    email: String,
}

#[derive(Template)]
#[template(path = "account/forgot.html")]
struct ForgotPasswordTemplate<'a> {
    page: Page<'a>,
    email: Field,
    sent: bool,
}

/// `GET /forgot`
pub async fn show(ctx: RequestContext) -> PageResult {
    ctx.ok(&ForgotPasswordTemplate { page: ctx.page(), email: Field::default(), sent: false })
}

/// `POST /forgot`. The answer does not show whether the address has an account.
pub async fn submit(ctx: RequestContext, Form(entered): Form<ForgotPasswordForm>) -> PageResult {
    ctx.app.limits.address(ctx.address)?;
    let (field, email) = Field::parse(ctx.locale, &entered.email, Email::parse(&entered.email));
    let Some(email) = email else {
        return ctx.again(&ForgotPasswordTemplate { page: ctx.page(), email: field, sent: false });
    };
    let email = email.as_str().to_owned();
    let asked =
        accounts::request_reset(&ctx.app.db, email, ctx.rate_limit_context(), ctx.now).await;
    refusable(asked)?.map_err(|spent| PageError::rate_limited(spent, ctx.now))?;
    ctx.ok(&ForgotPasswordTemplate { page: ctx.page(), email: field, sent: true })
}
