//! Announcements: for administrators.

use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use super::{admin, sending_admin};
use crate::{
    actions::admin::{By, site as actions},
    db::{DbError, announcements},
    web::{
        error::{PageError, PageResult, done, refusable},
        form::Form,
        layout::Page,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

/// Announcements that the page shows.
const MAX_LISTED: i64 = 50;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AnnouncementsQuery {
    notice: Option<String>,
}

struct AnnouncementView {
    id: i64,
    text: String,
    made: String,
    ends: String,
    is_shown: bool,
}

#[derive(Template)]
#[template(path = "admin/announcements.html")]
struct AnnouncementsTemplate<'a> {
    page: Page<'a>,
    announcements: Vec<AnnouncementView>,
    text: &'a str,
    days: &'a str,
    error: Option<String>,
}

/// `GET /admin/announcements`
pub async fn show(ctx: RequestContext, asked: Query<AnnouncementsQuery>) -> PageResult {
    admin(&ctx)?;
    let entered = AnnouncementsForm { days: "7".to_owned(), ..AnnouncementsForm::default() };
    render(&ctx, &entered, asked.notice.as_deref(), None).await
}

async fn render(
    ctx: &RequestContext,
    entered: &AnnouncementsForm,
    notice: Option<&str>,
    error: Option<String>,
) -> PageResult {
    let found = ctx
        .app
        .db
        .read(|conn| Ok::<_, DbError>(announcements::list_latest(conn, MAX_LISTED)?))
        .await?;
    let zone = ctx.zone();
    let views = found.into_iter().map(|announcement| AnnouncementView {
        id: announcement.id,
        text: announcement.text,
        made: zone.full(announcement.created_at.utc()),
        ends: zone.full(announcement.ends_at.utc()),
        is_shown: announcement.ends_at.utc() > ctx.now,
    });
    let is_refused = error.is_some();
    let template = AnnouncementsTemplate {
        page: ctx.page().with_notice(notice),
        announcements: views.collect(),
        text: &entered.text,
        days: &entered.days,
        error,
    };
    if is_refused { ctx.again(&template) } else { ctx.ok(&template) }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AnnouncementsForm {
    action: String,
    text: String,
    days: String,
    announcement: Option<i64>,
}

/// `POST /admin/announcements`
pub async fn submit(ctx: RequestContext, Form(entered): Form<AnnouncementsForm>) -> PageResult {
    let by = By::Player(sending_admin(&ctx)?.id);
    let (app, now) = (&ctx.app, ctx.now);
    match (entered.action.as_str(), entered.announcement) {
        ("announce", None) => {
            // What is no number is no number of days either.
            let days = entered.days.trim().parse().unwrap_or(0);
            let made = actions::announce(&app.db, by, entered.text.clone(), days, now).await;
            if let Err(why) = refusable(made)? {
                let error = why.said(ctx.locale).to_string();
                return render(&ctx, &entered, None, Some(error)).await;
            }
            app.forget_site();
            Ok(see_other("/admin/announcements?notice=announced"))
        }
        ("end", Some(announcement)) => {
            done(actions::end_announcement(&app.db, by, announcement, now).await)?;
            app.forget_site();
            Ok(see_other("/admin/announcements?notice=notice-ended"))
        }
        _ => Err(PageError::BadForm),
    }
}
