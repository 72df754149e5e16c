//! Reporting a player, or what one said, to the administrators.

use actix_web::web::Path;
use askama::Template;
use serde::Deserialize;

use crate::{
    actions::admin::reports::{Reported, Seen, find, report},
    db::{DbError, GameId, PlayerId},
    i18n::Message,
    web::{
        error::{PageError, PageResult, refusable},
        form::Form,
        layout::Page,
        pages::{messages, players},
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ReportForm {
    text: String,
}

/// What the address names.
#[derive(Debug, Deserialize)]
pub struct Named {
    name: Option<String>,
    id: Option<GameId>,
    message: Option<u32>,
    spectator_message: Option<u32>,
}

impl Named {
    fn reported(self) -> Result<Reported, PageError> {
        match (self.name, self.id, self.message, self.spectator_message) {
            (Some(name), None, None, None) => Ok(Reported::Player(name)),
            (Some(name), None, Some(number), None) => Ok(Reported::Private(name, number)),
            (None, Some(game), Some(number), None) => Ok(Reported::Message(game, number)),
            (None, Some(game), None, Some(number)) => Ok(Reported::SpectatorMessage(game, number)),
            _ => Err(PageError::NotFound),
        }
    }
}

/// Returns the page that something was seen on, and where the form goes.
fn addresses(what: &Reported) -> (String, String) {
    let (page, part) = match what {
        Reported::Player(name) => (players::address_of(name), String::new()),
        Reported::Message(game, number) => {
            (format!("/games/{game}"), format!("/messages/{number}"))
        }
        Reported::SpectatorMessage(game, number) => {
            (format!("/games/{game}"), format!("/spectator-messages/{number}"))
        }
        Reported::Private(name, number) => (messages::address(name), format!("/{number}")),
    };
    let form = format!("{page}{part}/report");
    (page, form)
}

#[derive(Template)]
#[template(path = "report.html")]
struct ReportTemplate<'a> {
    page: Page<'a>,
    subject: Seen,
    is_comment: bool,
    seen_on: String,
    form: String,
    text: &'a str,
    error: Option<Message>,
}

async fn template<'a>(
    ctx: &'a RequestContext,
    me: PlayerId,
    what: Reported,
) -> Result<ReportTemplate<'a>, PageError> {
    let (seen_on, form) = addresses(&what);
    let is_comment = matches!(what, Reported::SpectatorMessage(..));
    let found = ctx.app.db.look_up(move |conn| Ok::<_, DbError>(find(conn, me, &what)?));
    let subject = found.await?.ok_or(PageError::NotFound)?;
    let page = ctx.page();
    let (text, error) = ("", None);
    Ok(ReportTemplate { page, subject, is_comment, seen_on, form, text, error })
}

/// `GET /players/{name}/report`, `/games/{id}/messages/{message}/report`,
/// `/games/{id}/spectator-messages/{spectator_message}/report` and `/messages/{name}/{message}/report`
pub async fn show(ctx: RequestContext, named: Path<Named>) -> PageResult {
    let me = ctx.player()?.id;
    let what = named.into_inner().reported()?;
    ctx.ok(&template(&ctx, me, what).await?)
}

/// `POST` to the same.
pub async fn submit(
    ctx: RequestContext,
    named: Path<Named>,
    Form(entered): Form<ReportForm>,
) -> PageResult {
    let me = ctx.sender()?.player.id;
    let what = named.into_inner().reported()?;
    let (db, text) = (&ctx.app.db, entered.text.clone());
    match refusable(report(db, me, what.clone(), text, ctx.now).await)? {
        Ok(()) => Ok(see_other(format!("{}?notice=reported", addresses(&what).0))),
        Err(why) => {
            let error = Some(why.said(ctx.locale));
            let show = template(&ctx, me, what).await?;
            ctx.again(&ReportTemplate { text: &entered.text, error, ..show })
        }
    }
}
