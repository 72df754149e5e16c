//! A forgotten password: setting the new one by the link in the email.

use actix_web::{http::StatusCode, web::Path};
use askama::Template;
use serde::Deserialize;

use super::{Field, passwords_differ};
use crate::{
    actions::accounts::{self, LinkGone, Password},
    db::{
        DbError,
        players::{self, Player},
        security_log::SecurityEvent,
        tokens::{self, TokenPurpose},
    },
    random,
    web::{
        cookies::set_cookie,
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        request_context::{RequestContext, device_cookie, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ResetPasswordForm {
    password: String,
    again: String,
    /// Delete the address of the calendar, too.
    calendar: Option<String>,
}

#[derive(Template)]
#[template(path = "account/reset.html")]
struct ResetPasswordTemplate<'a> {
    page: Page<'a>,
    token: &'a str,
    gone: bool,
    password: Field,
    again: Field,
    /// There is an address from which a calendar can be read.
    has_calendar: bool,
}

/// Returns whose password a link sets; `None` if it is not good any more.
async fn owner(ctx: &RequestContext, token: &str) -> Result<Option<Player>, PageError> {
    let (hash, now) = (random::hash(token), ctx.now);
    let found = ctx.app.db.read(move |conn| {
        let token = tokens::find(conn, TokenPurpose::ResetPassword, &hash, now)?;
        let owner = token.and_then(|token| token.player_id);
        Ok::<_, DbError>(owner.map(|owner| players::get(conn, owner)).transpose()?)
    });
    Ok(found.await?)
}

fn render(
    ctx: &RequestContext,
    token: &str,
    password: Field,
    again: Field,
    has_calendar: bool,
) -> PageResult {
    let page = ctx.page();
    ctx.again(&ResetPasswordTemplate { page, token, gone: false, password, again, has_calendar })
}

fn gone(ctx: &RequestContext, token: &str) -> PageResult {
    let (password, again) = (Field::default(), Field::default());
    let (page, has_calendar) = (ctx.page(), false);
    let template = ResetPasswordTemplate { page, token, gone: true, password, again, has_calendar };
    ctx.html(StatusCode::GONE, &template)
}

/// `GET /reset/{token}`
pub async fn show(ctx: RequestContext, token: Path<String>) -> PageResult {
    let Some(player) = owner(&ctx, &token).await? else {
        return gone(&ctx, &token);
    };
    let (password, again) = (Field::default(), Field::default());
    let (page, has_calendar) = (ctx.page(), player.has_calendar());
    ctx.ok(&ResetPasswordTemplate {
        page,
        token: &token,
        gone: false,
        password,
        again,
        has_calendar,
    })
}

/// `POST /reset/{token}`
pub async fn submit(
    ctx: RequestContext,
    token: Path<String>,
    Form(entered): Form<ResetPasswordForm>,
) -> PageResult {
    ctx.app.limits.address(ctx.address)?;
    let Some(player) = owner(&ctx, &token).await? else {
        return gone(&ctx, &token);
    };
    let known = [player.name.as_str(), player.email.as_str(), ctx.site.settings.name.as_str()];
    let (field, password) =
        Field::parse(ctx.locale, &entered.password, Password::parse(&entered.password, &known));
    let mut again = Field::default();
    if entered.again != entered.password {
        again.error = Some(passwords_differ(ctx.locale));
    }
    let Some(password) = password.filter(|_| !again.is_bad()) else {
        return render(&ctx, &token, field.hidden(), again, player.has_calendar());
    };
    let password = ctx.app.passwords.hash(password.as_str()).await?;
    let hash = random::hash(&token);
    let deletes_calendar = entered.calendar.is_some();
    let reset =
        accounts::reset_password(&ctx.app.db, hash, password, deletes_calendar, ctx.now).await;
    match refusable(reset)? {
        Ok(player) => {
            ctx.note_security(Some(player), SecurityEvent::PasswordReset).await;
            let mut response = see_other("/login?notice=reset");
            // Whoever reads the player's mail gets in, however many strangers try.
            if let Some(cookie) = device_cookie(&ctx, player) {
                set_cookie(&mut response, &cookie)?;
            }
            Ok(response)
        }
        Err(LinkGone) => gone(&ctx, &token),
    }
}
