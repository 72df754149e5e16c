//! The first administrator, by the link that the first start prints.

use actix_web::web::Path;
use askama::Template;

use super::{
    register::{RegisterFields, RegisterForm, hashed},
    zones,
};
use crate::{
    actions::accounts::{self, BadField, SetupError},
    db::{
        DbError,
        tokens::{self, TokenPurpose},
    },
    random,
    web::{
        assets,
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

#[derive(Template)]
#[template(path = "account/setup.html")]
struct SetupTemplate<'a> {
    page: Page<'a>,
    token: &'a str,
    fields: RegisterFields,
    zones: &'static [&'static str],
    script: &'static str,
}

fn template<'a>(
    ctx: &'a RequestContext,
    token: &'a str,
    fields: RegisterFields,
) -> SetupTemplate<'a> {
    let script = assets::account_script();
    SetupTemplate { page: ctx.page(), token, fields, zones: zones(), script }
}

/// `GET /setup/{token}`
pub async fn show(ctx: RequestContext, token: Path<String>) -> PageResult {
    let (hash, now) = (random::hash(&token), ctx.now);
    let found = ctx
        .app
        .db
        .read(move |conn| {
            Ok::<_, DbError>(tokens::find(conn, TokenPurpose::FirstAdmin, &hash, now)?)
        })
        .await?;
    found.ok_or(PageError::NotFound)?;
    ctx.ok(&template(&ctx, &token, RegisterFields::default()))
}

/// `POST /setup/{token}`
pub async fn submit(
    ctx: RequestContext,
    token: Path<String>,
    Form(entered): Form<RegisterForm>,
) -> PageResult {
    ctx.app.limits.address(ctx.address)?;
    let (mut fields, parsed) = entered.parse(ctx.locale, &ctx.site.settings.name);
    let Some(parsed) = parsed else {
        return ctx.again(&template(&ctx, &token, fields));
    };
    let account = hashed(&ctx, parsed).await?;
    let hash = random::hash(&token);
    let made = accounts::make_first_admin(&ctx.app.db, hash, account, ctx.now).await;
    match refusable(made)? {
        Ok(_) => return Ok(see_other("/login?notice=admin")),
        Err(SetupError::LinkGone) => return Err(PageError::NotFound),
        Err(SetupError::NameTaken) => {
            fields.name.error = Some(BadField::NameTaken.said(ctx.locale));
        }
        Err(SetupError::ConfusableName) => {
            fields.name.error = Some(BadField::ConfusableName.said(ctx.locale));
        }
        Err(SetupError::AddressTaken) => {
            fields.email.error = Some(BadField::EmailTaken.said(ctx.locale));
        }
    }
    ctx.again(&template(&ctx, &token, fields))
}
