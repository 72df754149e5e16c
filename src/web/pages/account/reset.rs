//! A forgotten password: setting the new one by the link in the letter.

use actix_web::{http::StatusCode, web::Path};
use askama::Template;
use serde::Deserialize;

use super::{Field, passwords_differ};
use crate::{
    actions::accounts::{self, LinkGone, Password},
    chance,
    db::{
        DbError,
        tokens::{self, Purpose},
    },
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        visitor::{Visitor, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    password: String,
    again: String,
}

#[derive(Template)]
#[template(path = "account/reset.html")]
struct Show<'a> {
    page: Page<'a>,
    token: &'a str,
    gone: bool,
    password: Field,
    again: Field,
}

async fn is_good(visitor: &Visitor, token: &str) -> Result<bool, PageError> {
    let (hash, now) = (chance::hash(token), visitor.now);
    let found = visitor
        .app
        .db
        .read(move |conn| Ok::<_, DbError>(tokens::find(conn, Purpose::ResetPassword, &hash, now)?))
        .await?;
    Ok(found.is_some())
}

fn render(visitor: &Visitor, token: &str, password: Field, again: Field) -> PageResult {
    visitor.again(&Show { page: visitor.page(), token, gone: false, password, again })
}

fn gone(visitor: &Visitor, token: &str) -> PageResult {
    let (password, again) = (Field::default(), Field::default());
    let template = Show { page: visitor.page(), token, gone: true, password, again };
    visitor.html(StatusCode::GONE, &template)
}

/// `GET /reset/{token}`
pub async fn show(visitor: Visitor, token: Path<String>) -> PageResult {
    if !is_good(&visitor, &token).await? {
        return gone(&visitor, &token);
    }
    let (password, again) = (Field::default(), Field::default());
    let page = visitor.page();
    visitor.ok(&Show { page, token: &token, gone: false, password, again })
}

/// `POST /reset/{token}`
pub async fn submit(
    visitor: Visitor,
    token: Path<String>,
    Form(entered): Form<Entered>,
) -> PageResult {
    visitor.app.limits.address(visitor.address)?;
    let (field, password) =
        Field::parse(visitor.locale, &entered.password, Password::parse(&entered.password, &[]));
    let mut again = Field::default();
    if entered.again != entered.password {
        again.error = Some(passwords_differ(visitor.locale));
    }
    let Some(password) = password.filter(|_| !again.is_bad()) else {
        return render(&visitor, &token, field.hidden(), again);
    };
    if !is_good(&visitor, &token).await? {
        return gone(&visitor, &token);
    }
    let password = visitor.app.passwords.hash(password.as_str()).await?;
    let hash = chance::hash(&token);
    let reset = accounts::reset_password(&visitor.app.db, hash, password, visitor.now).await;
    match refusable(reset)? {
        Ok(_) => Ok(see_other("/login?notice=reset")),
        Err(LinkGone) => gone(&visitor, &token),
    }
}
