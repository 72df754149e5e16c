//! The lists of activity: who has finished most games in the year, who has lost fewest of them on time, and who moves
//! most steadily.

use askama::Template;
use chrono::Datelike as _;

use crate::{
    db::activity_lists::{MIN_GAMES, PlayerActivity, SteadyMover},
    web::{error::PageResult, layout::Page, request_context::RequestContext},
};

/// A line of a list.
struct ActivityRow {
    name: String,
    finished: i64,
    lost_on_time: i64,
    /// Of those that are finished, in per cent.
    share: String,
}

#[derive(Template)]
#[template(path = "activity_list.html")]
struct ActivityListTemplate<'a> {
    page: Page<'a>,
    year: i32,
    min_games: i64,
    most_finished: Vec<ActivityRow>,
    fewest_lost_on_time: Vec<ActivityRow>,
    /// Names, and within which time nine of ten moves came.
    steadiest: Vec<(String, String)>,
}

/// `GET /players/lists/activity`
pub async fn show(ctx: RequestContext) -> PageResult {
    let lists = ctx.app.activity.lists(&ctx.app.db, ctx.now.year(), ctx.now).await?;
    let zone = ctx.zone();
    let steady = |one: &SteadyMover| (one.name.clone(), zone.span(one.within));
    let row = |one: &PlayerActivity| ActivityRow {
        name: one.name.clone(),
        finished: one.finished,
        lost_on_time: one.lost_on_time,
        // Begun per cents count: none is shown for no loss alone.
        share: ctx
            .locale
            .percent((one.lost_on_time * 100 + one.finished - 1) / one.finished.max(1)),
    };
    ctx.ok(&ActivityListTemplate {
        page: ctx.page(),
        year: ctx.now.year(),
        min_games: MIN_GAMES,
        most_finished: lists.most_finished.iter().map(row).collect(),
        fewest_lost_on_time: lists.fewest_lost_on_time.iter().map(row).collect(),
        steadiest: lists.steadiest.iter().map(steady).collect(),
    })
}
