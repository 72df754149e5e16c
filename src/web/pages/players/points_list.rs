//! The list of tournament points: who has gained most in the tournaments of a year, and in which.

use actix_web::web::Query;
use askama::Template;
use chrono::Datelike as _;
use serde::Deserialize;

use crate::{
    db::{
        TournamentId,
        tournament_points::{COUNTED_TOURNAMENTS, PlayerPoints},
    },
    web::{error::PageResult, layout::Page, request_context::RequestContext},
};

/// Before this year there was no tournament.
const FIRST_YEAR: i32 = 2026;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct PointsListQuery {
    year: String,
}

/// A line of the list.
struct PointsRow {
    place: usize,
    name: String,
    points: i64,
    /// The tournaments that count, with their points.
    tournaments: Vec<(TournamentId, String, i32)>,
}

#[derive(Template)]
#[template(path = "points_list.html")]
struct PointsListTemplate<'a> {
    page: Page<'a>,
    year: i32,
    counted: usize,
    rows: Vec<PointsRow>,
    /// Another year that has a list.
    year_before: Option<i32>,
    year_after: Option<i32>,
}

/// `GET /players/lists/points?year=`
pub async fn show(ctx: RequestContext, asked: Query<PointsListQuery>) -> PageResult {
    let present = ctx.now.year();
    // What there is no list of is as good as not asked for.
    let years = FIRST_YEAR..=present;
    let year = asked.year.parse().ok().filter(|year| years.contains(year)).unwrap_or(present);
    let lists = ctx.app.tournament_points.lists(&ctx.app.db, year, ctx.now).await?;
    let row = |one: &PlayerPoints| PointsRow {
        place: one.place,
        name: one.name.clone(),
        points: one.points,
        tournaments: one.tournaments.clone(),
    };
    ctx.ok(&PointsListTemplate {
        page: ctx.page(),
        year,
        counted: COUNTED_TOURNAMENTS,
        rows: lists.iter().map(row).collect(),
        year_before: Some(year - 1).filter(|year| years.contains(year)),
        year_after: Some(year + 1).filter(|year| years.contains(year)),
    })
}
