//! A forgotten password: asking for the letter.

use askama::Template;
use serde::Deserialize;

use super::Field;
use crate::{
    actions::accounts::{self, Email},
    web::{
        error::{PageResult, done},
        form::Form,
        layout::Page,
        visitor::Visitor,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    email: String,
}

#[derive(Template)]
#[template(path = "account/forgot.html")]
struct Show<'a> {
    page: Page<'a>,
    email: Field,
    sent: bool,
}

/// `GET /forgot`
pub async fn show(visitor: Visitor) -> PageResult {
    visitor.ok(&Show { page: visitor.page(), email: Field::default(), sent: false })
}

/// `POST /forgot`. The answer does not tell whether the address has an account.
pub async fn submit(visitor: Visitor, Form(entered): Form<Entered>) -> PageResult {
    visitor.app.limits.address(visitor.address)?;
    let (field, email) = Field::parse(visitor.locale, &entered.email, Email::parse(&entered.email));
    let Some(email) = email else {
        return visitor.again(&Show { page: visitor.page(), email: field, sent: false });
    };
    let email = email.as_str().to_owned();
    done(accounts::request_reset(&visitor.app.db, email, visitor.now).await)?;
    visitor.ok(&Show { page: visitor.page(), email: field, sent: true })
}
