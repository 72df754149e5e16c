//! The first administrator, by the link that the first start prints.

use actix_web::web::Path;
use askama::Template;

use super::{
    register::{Entered, Fields, hashed},
    zones,
};
use crate::{
    actions::accounts::{self, BadField, SetupRefusal},
    chance,
    db::{
        DbError,
        tokens::{self, Purpose},
    },
    web::{
        assets,
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        sentences::Sentence as _,
        visitor::{Visitor, see_other},
    },
};

#[derive(Template)]
#[template(path = "account/setup.html")]
struct Show<'a> {
    page: Page<'a>,
    token: &'a str,
    fields: Fields,
    zones: &'static [&'static str],
    script: &'static str,
}

fn template<'a>(visitor: &'a Visitor, token: &'a str, fields: Fields) -> Show<'a> {
    let script = assets::account_script();
    Show { page: visitor.page(), token, fields, zones: zones(), script }
}

/// `GET /setup/{token}`
pub async fn show(visitor: Visitor, token: Path<String>) -> PageResult {
    let (hash, now) = (chance::hash(&token), visitor.now);
    let found = visitor
        .app
        .db
        .read(move |conn| Ok::<_, DbError>(tokens::find(conn, Purpose::FirstAdmin, &hash, now)?))
        .await?;
    found.ok_or(PageError::NotFound)?;
    visitor.ok(&template(&visitor, &token, Fields::default()))
}

/// `POST /setup/{token}`
pub async fn submit(
    visitor: Visitor,
    token: Path<String>,
    Form(entered): Form<Entered>,
) -> PageResult {
    visitor.app.limits.address(visitor.address)?;
    let (mut fields, parsed) = entered.parse(visitor.locale);
    let Some(parsed) = parsed else {
        return visitor.again(&template(&visitor, &token, fields));
    };
    let account = hashed(&visitor, parsed).await?;
    let hash = chance::hash(&token);
    let made = accounts::make_first_admin(&visitor.app.db, hash, account, visitor.now).await;
    match refusable(made)? {
        Ok(_) => return Ok(see_other("/login?notice=admin")),
        Err(SetupRefusal::LinkGone) => return Err(PageError::NotFound),
        Err(SetupRefusal::NameTaken) => {
            fields.name.error = Some(BadField::NameTaken.said(visitor.locale));
        }
        Err(SetupRefusal::AddressTaken) => {
            fields.email.error = Some(BadField::EmailTaken.said(visitor.locale));
        }
    }
    visitor.again(&template(&visitor, &token, fields))
}
