//! What players reported: for administrators.

use actix_web::web::Query;
use askama::Template;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Deserialize;

use super::{OwnGames, admin, sending_admin};
use crate::{
    actions::admin::{By, reports as actions},
    db::{DbError, GameId, PlayerId, reports},
    i18n::Message,
    web::{
        error::{PageResult, refusable},
        form::Form,
        layout::Page,
        paging::cut,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
    },
};

/// Reports a page.
const PER_PAGE: i64 = 50;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AdminReportsQuery {
    after: Option<i64>,
    notice: Option<String>,
}

struct ReportView {
    id: i64,
    reporter: String,
    reporter_url: String,
    player: String,
    player_id: PlayerId,
    game: Option<GameId>,
    /// Empty without a game.
    game_url: String,
    message: Option<String>,
    text: String,
    at: String,
    /// It is about its reader.
    is_own: bool,
    /// What was entered and refused, and why.
    answer: String,
    error: Option<Message>,
}

impl ReportView {
    /// Returns the `id` of the field of its outcome.
    fn field(&self) -> String {
        format!("answer-{}", self.id)
    }
}

#[derive(Template)]
#[template(path = "admin/reports.html")]
struct AdminReportsTemplate<'a> {
    page: Page<'a>,
    open: i64,
    reports: Vec<ReportView>,
    /// After which one the next page goes on.
    next: Option<i64>,
    /// Why the form of a report that is not here any more was refused.
    error: Option<Message>,
    /// What was entered there.
    unsent: Vec<String>,
}

/// `GET /admin/reports`
pub async fn show(ctx: RequestContext, asked: Query<AdminReportsQuery>) -> PageResult {
    admin(&ctx)?;
    render(&ctx, asked.into_inner(), None).await
}

/// `refused`: what was entered, and why that was not taken.
async fn render(
    ctx: &RequestContext,
    asked: AdminReportsQuery,
    refused: Option<(AdminReportsForm, Message)>,
) -> PageResult {
    let me = ctx.player()?.id;
    let after = asked.after;
    let found = ctx.app.db.read(move |conn| {
        let open = reports::count_open(conn)?;
        let listed = reports::list_open(conn, after, PER_PAGE + 1)?;
        Ok::<_, DbError>((open, listed, OwnGames::find(conn, me)?))
    });
    let (open, mut listed, own) = found.await?;
    let has_more = cut(&mut listed, PER_PAGE);
    let next = listed.last().map(|report| report.id).filter(|_| has_more);
    own.leave_out(&mut listed, |report| report.game);
    let (entered, error) = match refused {
        Some((entered, error)) => (entered, Some(error)),
        None => (AdminReportsForm::default(), None),
    };
    let zone = ctx.zone();
    let is_refused = error.is_some();
    let mut error = error;
    let views = listed.into_iter().map(|report| ReportView {
        error: if report.id == entered.report { error.take() } else { None },
        answer: if report.id == entered.report { entered.answer.clone() } else { String::new() },
        id: report.id,
        is_own: report.player_id == me,
        reporter_url: format!(
            "/players/{}",
            utf8_percent_encode(&report.reporter, NON_ALPHANUMERIC)
        ),
        game_url: report.game.map(|game| format!("/games/{game}")).unwrap_or_default(),
        reporter: zone.locale().name(&report.reporter),
        player: zone.locale().name(&report.player),
        player_id: report.player_id,
        game: report.game,
        message: report.message,
        text: report.text,
        at: zone.full(report.created_at.utc()),
    });
    let reports: Vec<_> = views.collect();
    let unsent = error.iter().map(|_| entered.answer.clone()).collect();
    let template = AdminReportsTemplate {
        page: ctx.page().with_notice(asked.notice.as_deref()),
        open,
        reports,
        next,
        error,
        unsent,
    };
    if is_refused { ctx.again(&template) } else { ctx.ok(&template) }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct AdminReportsForm {
    report: i64,
    answer: String,
}

/// `POST /admin/reports`
pub async fn submit(ctx: RequestContext, Form(entered): Form<AdminReportsForm>) -> PageResult {
    let by = By::Player(sending_admin(&ctx)?.id);
    let (db, answer) = (&ctx.app.db, entered.answer.clone());
    match refusable(actions::settle(db, by, entered.report, answer, ctx.now).await)? {
        Ok(()) => Ok(see_other("/admin/reports?notice=report-settled")),
        Err(why) => {
            // The page on which it stands.
            let asked =
                AdminReportsQuery { after: Some(entered.report.saturating_sub(1)), notice: None };
            render(&ctx, asked, Some((entered, why.said(ctx.locale)))).await
        }
    }
}
