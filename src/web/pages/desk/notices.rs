//! Notices to all: for administrators.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use super::{admin, sending_admin};
use crate::{
    actions::desk::{By, site as actions},
    db::{DbError, notices},
    web::{
        error::{PageError, PageResult, done, refusable},
        form::Form,
        layout::Page,
        sentences::Sentence as _,
        visitor::{Visitor, see_other},
    },
};

/// Notices that the page shows.
const LATEST: i64 = 50;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    notice: Option<String>,
}

struct NoticeView {
    id: i64,
    text: String,
    made: String,
    ends: String,
    is_shown: bool,
}

#[derive(Template)]
#[template(path = "desk/notices.html")]
struct Show<'a> {
    page: Page<'a>,
    notices: Vec<NoticeView>,
    text: &'a str,
    days: &'a str,
    error: Option<String>,
}

/// `GET /admin/notices`
pub async fn show(visitor: Visitor, asked: Query<Asked>) -> PageResult {
    admin(&visitor)?;
    let entered = Entered { days: "7".to_owned(), ..Entered::default() };
    render(&visitor, &entered, asked.notice.as_deref(), None).await
}

async fn render(
    visitor: &Visitor,
    entered: &Entered,
    notice: Option<&str>,
    error: Option<String>,
) -> PageResult {
    let found =
        visitor.app.db.read(|conn| Ok::<_, DbError>(notices::list_latest(conn, LATEST)?)).await?;
    let zone = visitor.zone();
    let views = found.into_iter().map(|notice| NoticeView {
        id: notice.id,
        text: notice.text,
        made: zone.full(notice.created_at.utc()),
        ends: zone.full(notice.ends_at.utc()),
        is_shown: notice.ends_at.utc() > visitor.now,
    });
    let is_refused = error.is_some();
    let template = Show {
        page: visitor.page().with_notice(notice),
        notices: views.collect(),
        text: &entered.text,
        days: &entered.days,
        error,
    };
    if is_refused { visitor.again(&template) } else { visitor.ok(&template) }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    action: String,
    text: String,
    days: String,
    notice: Option<i64>,
}

/// `POST /admin/notices`
pub async fn submit(visitor: Visitor, Form(entered): Form<Entered>) -> PageResult {
    let by = By::Player(sending_admin(&visitor)?.id);
    let (app, now) = (&visitor.app, visitor.now);
    match (entered.action.as_str(), entered.notice) {
        ("announce", None) => {
            // What is no number is no number of days either.
            let days = entered.days.trim().parse().unwrap_or(0);
            let made = actions::announce(&app.db, by, entered.text.clone(), days, now).await;
            if let Err(why) = refusable(made)? {
                let error = why.said(visitor.locale).to_string();
                return render(&visitor, &entered, None, Some(error)).await;
            }
            app.forget_site();
            Ok(see_other("/admin/notices?notice=announced"))
        }
        ("end", Some(notice)) => {
            done(actions::end_notice(&app.db, by, notice, now).await)?;
            app.forget_site();
            Ok(see_other("/admin/notices?notice=notice-ended"))
        }
        _ => Err(PageError::BadForm),
    }
}
