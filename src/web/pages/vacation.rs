//! One's vacation: the calendar, what is left of the allowance, the games that go on.

use actix_web::web::Query;
use askama::Template;
use chrono::{DateTime, Datelike as _, Months, NaiveDate, Utc};
use serde::Deserialize;

use crate::{
    actions::vacation::{
        BOOKABLE_AHEAD, NewVacation, book_vacation, day_of, days_taken, end_vacation,
    },
    db::{
        DbError, PlayerId, VacationId, games,
        games::ListedGame,
        players,
        vacations::{self, BookedVacation},
    },
    i18n::{Locale, Message},
    web::{
        error::{PageResult, refusable},
        form::Form,
        layout::Page,
        request_context::{RequestContext, see_other},
        sentences::Sentence as _,
        times::Zone,
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct VacationQuery {
    notice: Option<String>,
}

/// What was entered in the form.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct VacationForm {
    /// Empty: from now.
    from: String,
    until: String,
}

/// A vacation that is not over.
struct VacationView {
    id: VacationId,
    from: String,
    to: String,
    has_begun: bool,
    days: i64,
}

/// A month of the calendar, week by week, Monday first.
struct Month {
    name: String,
    weeks: Vec<[Option<Day>; 7]>,
}

impl Month {
    fn has_vacation(&self) -> bool {
        self.weeks.iter().flatten().flatten().any(|day| day.is_vacation)
    }
}

#[derive(Clone, Copy)]
struct Day {
    number: u32,
    is_today: bool,
    is_vacation: bool,
    /// For the stylesheet; empty for most.
    class: &'static str,
}

/// A game that goes on during a vacation.
struct Unprotected {
    url: String,
    opponent: String,
    why: Message,
}

#[derive(Template)]
#[template(path = "vacation.html")]
struct VacationTemplate<'a> {
    page: Page<'a>,
    entered: &'a VacationForm,
    error: Option<Message>,
    allowance: u32,
    /// Years and what is left of their allowance.
    left: Vec<(i32, u32)>,
    booked: Vec<VacationView>,
    months: Vec<Month>,
    /// There is vacation in a month that is not shown at first.
    later: bool,
    unprotected: Vec<Unprotected>,
    zone: &'a str,
    today: String,
    latest: String,
}

/// Months that the calendar shows.
const CALENDAR_MONTHS: u32 = 13;

async fn render(
    ctx: &RequestContext,
    entered: &VacationForm,
    notice: Option<&str>,
    error: Option<Message>,
) -> PageResult {
    let player = ctx.player()?;
    let (me, now, zone) = (player.id, ctx.now, ctx.zone());
    let (booked, running, without, names) = ctx
        .app
        .db
        .read(move |conn| {
            let booked = vacations::list(conn, me)?;
            let mut running = games::list_running(conn, me)?;
            running.retain(|game| game.deadline.is_some() && !game.fell(now));
            let ids: Vec<_> = running.iter().map(|g| g.player(!g.side_of(me))).collect();
            let names = players::names(conn, &ids)?;
            let ids: Vec<_> = running.iter().map(|game| game.id).collect();
            let without = games::list_without_vacation(conn, &ids)?;
            Ok::<_, DbError>((booked, running, without, names))
        })
        .await?;
    let today = day_of(now, zone.tz());
    let allowance = ctx.site.settings.vacation_days;
    let taken = days_taken(&booked);
    let left = |year: i32| allowance.saturating_sub(taken.get(&year).copied().unwrap_or(0));
    let coming = booked.iter().filter(|one| one.vacation.to > now);
    let next = booked.iter().map(|one| one.vacation.from).filter(|from| *from > now).min();
    let months = months(ctx.locale, today, &booked);
    let template = VacationTemplate {
        page: ctx.page().with_notice(notice),
        entered,
        error: error.clone(),
        allowance,
        left: [today.year(), today.year() + 1].map(|year| (year, left(year))).to_vec(),
        booked: coming
            .map(|one| VacationView {
                id: one.id,
                from: zone.full(one.vacation.from),
                to: zone.full(one.vacation.to),
                has_begun: one.vacation.from <= now,
                days: (one.last_day - one.first_day).num_days() + 1,
            })
            .collect(),
        later: months.iter().skip(3).any(Month::has_vacation),
        months,
        unprotected: running
            .iter()
            .filter_map(|game| {
                let names = names.get(&game.player(!game.side_of(me)));
                let why = unprotected(game, me, !without.contains(&game.id), next, zone)?;
                Some(Unprotected {
                    url: format!("/games/{}", game.id),
                    opponent: names.cloned().unwrap_or_default(),
                    why,
                })
            })
            .collect(),
        zone: &player.time_zone,
        today: today.to_string(),
        latest: (today + BOOKABLE_AHEAD).to_string(),
    };
    if error.is_some() { ctx.again(&template) } else { ctx.ok(&template) }
}

/// Says why a game goes on in the next vacation, `None` if it does not.
fn unprotected(
    game: &ListedGame,
    me: PlayerId,
    protects: bool,
    next: Option<DateTime<Utc>>,
    zone: Zone,
) -> Option<Message> {
    let locale = zone.locale();
    let is_mine = game.turn() == Some(game.side_of(me));
    let deadline = game.deadline?.utc();
    if !protects {
        return Some(if is_mine {
            locale.t("vacation-not-allowed-deadline").with("at", zone.full(deadline))
        } else {
            locale.t("vacation-not-allowed")
        });
    }
    let before = is_mine && next.is_some_and(|from| deadline <= from);
    before.then(|| locale.t("vacation-deadline-before").with("at", zone.full(deadline)))
}

fn months(locale: Locale, today: NaiveDate, booked: &[BookedVacation]) -> Vec<Month> {
    let first = today.with_day(1).unwrap_or(today);
    (0..CALENDAR_MONTHS)
        .filter_map(|n| first.checked_add_months(Months::new(n)))
        .map(|first| month_view(locale, first, today, booked))
        .collect()
}

fn month_view(
    locale: Locale,
    first: NaiveDate,
    today: NaiveDate,
    booked: &[BookedVacation],
) -> Month {
    let mut weeks = vec![[None; 7]];
    for date in first.iter_days().take_while(|date| date.month() == first.month()) {
        let column = date.weekday().num_days_from_monday() as usize;
        if column == 0 && date.day() > 1 {
            weeks.push([None; 7]);
        }
        let is_today = date == today;
        let is_vacation = booked.iter().any(|one| one.first_day <= date && date <= one.last_day);
        let class = match (is_vacation, is_today) {
            (true, true) => "vacation today",
            (true, false) => "vacation",
            (false, true) => "today",
            (false, false) => "",
        };
        let day = Day { number: date.day(), is_today, is_vacation, class };
        if let Some(week) = weeks.last_mut() {
            week[column] = Some(day);
        }
    }
    Month { name: locale.month(first), weeks }
}

/// `GET /vacation`
pub async fn show(ctx: RequestContext, asked: Query<VacationQuery>) -> PageResult {
    render(&ctx, &VacationForm::default(), asked.notice.as_deref(), None).await
}

/// `POST /vacation`
pub async fn submit(ctx: RequestContext, Form(entered): Form<VacationForm>) -> PageResult {
    let player = &ctx.sender()?.player;
    let Some(display_preferences) = read(&entered) else {
        let error = Some(ctx.locale.t("vacation-invalid-date"));
        return render(&ctx, &entered, None, error).await;
    };
    ctx.app.limits.vacation(player.id)?;
    let (zone, allowance) = (ctx.zone().tz(), ctx.site.settings.vacation_days);
    let booked =
        book_vacation(&ctx.app.db, player.id, display_preferences, zone, allowance, ctx.now).await;
    match refusable(booked)? {
        Ok(()) => Ok(see_other("/vacation?notice=leave")),
        Err(why) => render(&ctx, &entered, None, Some(why.said(ctx.locale))).await,
    }
}

fn read(entered: &VacationForm) -> Option<NewVacation> {
    let date = |text: &str| text.trim().parse::<NaiveDate>().ok();
    let from = match entered.from.trim() {
        "" => None,
        text => Some(date(text)?),
    };
    Some(NewVacation { from, until: date(&entered.until)? })
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct EndVacationForm {
    vacation: i64,
}

/// `POST /vacation/end`
pub async fn end(ctx: RequestContext, Form(entered): Form<EndVacationForm>) -> PageResult {
    let player = ctx.sender()?.player.id;
    let id = VacationId(entered.vacation);
    let ended = end_vacation(&ctx.app.db, player, id, ctx.now).await;
    match refusable(ended)? {
        Ok(true) => Ok(see_other("/vacation?notice=leave-ended")),
        Ok(false) => Ok(see_other("/vacation?notice=leave-canceled")),
        Err(why) => render(&ctx, &VacationForm::default(), None, Some(why.said(ctx.locale))).await,
    }
}
