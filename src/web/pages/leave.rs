//! One's leave: the calendar, what is left of the allowance, the games that go on.

use actix_web::web::Query;
use askama::Template;
use chrono::{DateTime, Datelike as _, Months, NaiveDate, TimeDelta, Utc};
use serde::Deserialize;

use crate::{
    actions::leave::{NewLeave, book_leave, day_of, days_taken, end_leave},
    db::{
        DbError, GameId, LeaveId, PlayerId, games,
        games::ListedGame,
        leaves::{self, BookedLeave},
        players,
    },
    i18n::{Locale, Message},
    web::{
        error::{PageResult, refusable},
        form::Form,
        layout::Page,
        sentences::Sentence as _,
        times::Zone,
        visitor::{Visitor, see_other},
    },
};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    notice: Option<String>,
}

/// What stands in the form.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Entered {
    /// Empty: from now.
    from: String,
    until: String,
}

/// A leave that is not over.
struct LeaveView {
    id: LeaveId,
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
    fn has_leave(&self) -> bool {
        self.weeks.iter().flatten().flatten().any(|day| day.is_leave)
    }
}

#[derive(Clone, Copy)]
struct Day {
    number: u32,
    is_today: bool,
    is_leave: bool,
}

/// A game that goes on during a leave.
struct Unprotected {
    id: GameId,
    opponent: String,
    why: Message,
}

#[derive(Template)]
#[template(path = "leave.html")]
struct Show<'a> {
    page: Page<'a>,
    entered: &'a Entered,
    error: Option<Message>,
    allowance: u32,
    /// Years and what is left of their allowance.
    left: Vec<(i32, u32)>,
    booked: Vec<LeaveView>,
    months: Vec<Month>,
    /// There is leave in a month that is not shown at first.
    later: bool,
    unprotected: Vec<Unprotected>,
    zone: &'a str,
    today: String,
    latest: String,
}

/// Months that the calendar shows.
const MONTHS: u32 = 13;

async fn render(
    visitor: &Visitor,
    entered: &Entered,
    notice: Option<&str>,
    error: Option<Message>,
) -> PageResult {
    let player = visitor.player()?;
    let (me, now, zone) = (player.id, visitor.now, visitor.zone());
    let (booked, running, names) = visitor
        .app
        .db
        .read(move |conn| {
            let booked = leaves::list(conn, me)?;
            let mut running = games::list_running(conn, me)?;
            running.retain(|game| game.deadline.is_some() && !game.fell(now));
            let ids: Vec<_> = running.iter().map(|g| g.player(!g.side_of(me))).collect();
            let names = players::names(conn, &ids)?;
            Ok::<_, DbError>((booked, running, names))
        })
        .await?;
    let today = day_of(now, zone.tz());
    let allowance = visitor.site.settings.leave_days;
    let taken = days_taken(&booked);
    let left = |year: i32| allowance.saturating_sub(taken.get(&year).copied().unwrap_or(0));
    let coming = booked.iter().filter(|one| one.leave.to > now);
    let next = booked.iter().map(|one| one.leave.from).filter(|from| *from > now).min();
    let months = months(visitor.locale, today, &booked);
    let template = Show {
        page: visitor.page().with_notice(notice),
        entered,
        error: error.clone(),
        allowance,
        left: [today.year(), today.year() + 1].map(|year| (year, left(year))).to_vec(),
        booked: coming
            .map(|one| LeaveView {
                id: one.id,
                from: zone.full(one.leave.from),
                to: zone.full(one.leave.to),
                has_begun: one.leave.from <= now,
                days: (one.last_day - one.first_day).num_days() + 1,
            })
            .collect(),
        later: months.iter().skip(3).any(Month::has_leave),
        months,
        unprotected: running
            .iter()
            .filter_map(|game| {
                let names = names.get(&game.player(!game.side_of(me)));
                let why = unprotected(game, me, next, zone)?;
                Some(Unprotected { id: game.id, opponent: names.cloned().unwrap_or_default(), why })
            })
            .collect(),
        zone: &player.time_zone,
        today: today.to_string(),
        latest: (today + TimeDelta::days(366)).to_string(),
    };
    if error.is_some() { visitor.again(&template) } else { visitor.ok(&template) }
}

/// Says why a game goes on in the next leave, `None` if it does not.
fn unprotected(
    game: &ListedGame,
    me: PlayerId,
    next: Option<DateTime<Utc>>,
    zone: Zone,
) -> Option<Message> {
    let locale = zone.locale();
    let is_mine = game.turn() == Some(game.side_of(me));
    let flag = game.deadline?.utc();
    if !game.leave_counts {
        return Some(if is_mine {
            locale.t("vacation-not-allowed-deadline").with("at", zone.full(flag))
        } else {
            locale.t("vacation-not-allowed")
        });
    }
    let before = is_mine && next.is_some_and(|from| flag <= from);
    before.then(|| locale.t("vacation-deadline-before").with("at", zone.full(flag)))
}

fn months(locale: Locale, today: NaiveDate, booked: &[BookedLeave]) -> Vec<Month> {
    let first = today.with_day(1).unwrap_or(today);
    (0..MONTHS)
        .filter_map(|n| first.checked_add_months(Months::new(n)))
        .map(|first| month_view(locale, first, today, booked))
        .collect()
}

fn month_view(locale: Locale, first: NaiveDate, today: NaiveDate, booked: &[BookedLeave]) -> Month {
    let mut weeks = vec![[None; 7]];
    for date in first.iter_days().take_while(|date| date.month() == first.month()) {
        let column = date.weekday().num_days_from_monday() as usize;
        if column == 0 && date.day() > 1 {
            weeks.push([None; 7]);
        }
        let day = Day {
            number: date.day(),
            is_today: date == today,
            is_leave: booked.iter().any(|one| one.first_day <= date && date <= one.last_day),
        };
        if let Some(week) = weeks.last_mut() {
            week[column] = Some(day);
        }
    }
    Month { name: locale.month(first), weeks }
}

/// `GET /leave`
pub async fn show(visitor: Visitor, asked: Query<Asked>) -> PageResult {
    render(&visitor, &Entered::default(), asked.notice.as_deref(), None).await
}

/// `POST /leave`
pub async fn submit(visitor: Visitor, Form(entered): Form<Entered>) -> PageResult {
    let player = &visitor.sender()?.player;
    let Some(wish) = read(&entered) else {
        let error = Some(visitor.locale.t("vacation-invalid-date"));
        return render(&visitor, &entered, None, error).await;
    };
    visitor.app.limits.leave(player.id)?;
    let (zone, allowance) = (visitor.zone().tz(), visitor.site.settings.leave_days);
    let booked = book_leave(&visitor.app.db, player.id, wish, zone, allowance, visitor.now).await;
    match refusable(booked)? {
        Ok(()) => Ok(see_other("/leave?notice=leave")),
        Err(why) => render(&visitor, &entered, None, Some(why.said(visitor.locale))).await,
    }
}

fn read(entered: &Entered) -> Option<NewLeave> {
    let date = |text: &str| text.trim().parse::<NaiveDate>().ok();
    let from = match entered.from.trim() {
        "" => None,
        text => Some(date(text)?),
    };
    Some(NewLeave { from, until: date(&entered.until)? })
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Ended {
    leave: i64,
}

/// `POST /leave/end`
pub async fn end(visitor: Visitor, Form(entered): Form<Ended>) -> PageResult {
    let player = visitor.sender()?.player.id;
    let id = LeaveId(entered.leave);
    let ended = end_leave(&visitor.app.db, player, id, visitor.now).await;
    match refusable(ended)? {
        Ok(true) => Ok(see_other("/leave?notice=leave-ended")),
        Ok(false) => Ok(see_other("/leave?notice=leave-canceled")),
        Err(why) => {
            render(&visitor, &Entered::default(), None, Some(why.said(visitor.locale))).await
        }
    }
}
