//! What was published of all logs: a list of days, and the text of a day, which anybody can check.

use actix_web::web::{Path, Query};
use askama::Template;
use serde::Deserialize;

use crate::{
    db::{
        DbError,
        log_publications::{self, LogPublication},
    },
    web::{
        error::{PageError, PageResult},
        layout::Page,
        paging::cut,
        request_context::{RequestContext, plain_text},
    },
};

const PER_PAGE: i64 = 60;

#[derive(Default, Deserialize)]
#[serde(default)]
pub struct LogHashesQuery {
    /// Those before a number.
    before: Option<i64>,
}

#[derive(Template)]
#[template(path = "log_hashes.html")]
struct LogHashesTemplate<'a> {
    page: Page<'a>,
    publications: Vec<LogPublication>,
    older: Option<i64>,
}

/// `GET /log-hashes?before=`
pub async fn show(ctx: RequestContext, asked: Query<LogHashesQuery>) -> PageResult {
    let before = asked.before;
    let list = move |conn: &mut _| Ok(log_publications::list_before(conn, before, PER_PAGE + 1)?);
    let mut publications = ctx.app.db.read::<_, DbError>(list).await?;
    let is_more = cut(&mut publications, PER_PAGE);
    let older = publications.last().map(|last| last.number).filter(|_| is_more);
    ctx.ok(&LogHashesTemplate { page: ctx.page(), publications, older })
}

/// `GET /log-hashes/{number}.txt`
pub async fn text(ctx: RequestContext, number: Path<i64>) -> PageResult {
    let number = *number;
    let found = ctx.app.db.read(move |conn| {
        let found = log_publications::find(conn, number)?;
        let Some(publication) = found.filter(LogPublication::is_finished) else { return Ok(None) };
        let before = log_publications::find(conn, publication.number - 1)?;
        let heads = log_publications::list_heads(conn, publication.number)?;
        let before = before.map_or_else(String::new, |before| before.head);
        Ok::<_, DbError>(Some(publication.to_text(&before, &heads)))
    });
    let text = found.await?.ok_or(PageError::NotFound)?;
    Ok(plain_text(text))
}
