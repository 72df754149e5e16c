//! The feed of one's deadlines, as a calendar program reads it.

use chrono::TimeDelta;
use icalendar::{Calendar, CalendarComponent, Component as _, DatePerhapsTime, Event};

use crate::{
    support::{Browser, Site, site::PASSWORD},
    web::{Table, start},
};

fn make(browser: &mut Browser) -> String {
    let page = browser.get("/account");
    let page = browser.submit(&page, "form[action$=calendar]", &[("action", "make")]);
    let address = page.attribute("#address", "value").expect("an address");
    let (_, path) = address.split_once("/calendar/").expect("its path");
    format!("/calendar/{path}")
}

fn events(ics: &str) -> Vec<Event> {
    let calendar: Calendar = ics.parse().unwrap_or_else(|error| panic!("{error}: {ics}"));
    let event = |component: &CalendarComponent| match component {
        CalendarComponent::Event(event) => Some(event.clone()),
        _ => None,
    };
    calendar.components.iter().filter_map(event).collect()
}

#[test]
fn a_calendar_program_reads_when_ones_flags_fall() {
    let mut table = Table::set();
    start(&mut table.black, &mut table.white, &[]);
    start(&mut table.white, &mut table.black, &[("control", "unlimited")]);
    start(&mut table.white, &mut table.black, &[("days", "12 hours")]);
    let path = make(&mut table.white);
    // A program has no cookie.
    let mut program = table.site.browser();
    let answer = program.get(&path);
    assert_eq!(answer.status, 200);
    assert_eq!(answer.headers["content-type"], "text/calendar; charset=utf-8");
    assert!(answer.html.starts_with("BEGIN:VCALENDAR\r\n"), "{}", answer.html);
    let found = events(&answer.html);
    let flags: Vec<_> =
        found.iter().map(|event| (event.get_summary(), event.get_start())).collect();
    let at = |hours: i64| Some(DatePerhapsTime::from(table.site.now() + TimeDelta::hours(hours)));
    let summary = Some("Time runs out against Bruno");
    assert_eq!(flags, [(summary, at(12)), (summary, at(72))], "her own turns, the next flag first");
    let name = found[1].get_uid().expect("a name").to_owned();
    assert!(found[1].get_url().is_some_and(|url| url.ends_with("/games/1")));
    // The same deadline keeps its name; after a move it is gone, and the next has another.
    assert_eq!(events(&program.get(&path).html)[1].get_uid(), Some(name.as_str()));
    crate::web::play(&mut table.white, "/games/1", "e4");
    assert_eq!(events(&program.get(&path).html).len(), 1);
    crate::web::play(&mut table.black, "/games/1", "e5");
    let found = events(&program.get(&path).html);
    assert_eq!(found.len(), 2);
    assert_ne!(found[1].get_uid(), Some(name.as_str()));
}

#[test]
fn the_address_is_a_secret_that_can_be_taken_away() {
    let mut table = Table::set();
    let page = table.white.get("/account");
    assert!(!page.text().contains("/calendar/"), "{}", page.text());
    let path = make(&mut table.white);
    assert!(path.len() > 40, "{path}");
    assert!(!table.white.get("/account").html.contains(&path), "it is shown once");
    let mut program = table.site.browser();
    assert_eq!(program.get(&path).status, 200);
    // A new one makes the old one worthless.
    let new = make(&mut table.white);
    assert_eq!(program.get(&path).status, 404);
    assert_eq!(program.get(&new).status, 200);
    let page = table.white.get("/account");
    let page = table.white.submit(&page, "form[action$=calendar]", &[("action", "revoke")]);
    page.assert_says("The calendar address was deleted.");
    assert_eq!(program.get(&new).status, 404);
    for path in
        ["/calendar/.ics", "/calendar/x.ics", "/calendar/%00.ics", "/calendar/..%2Fgames.ics"]
    {
        assert_eq!(program.get(path).status, 404, "{path}");
    }
    // Nor does it outlive the account.
    let path = make(&mut table.white);
    let page = table.white.get("/account/close");
    table.white.submit(
        &page,
        "main form",
        &[("password", PASSWORD), ("name", "Wilma"), ("sure", "yes")],
    );
    assert_eq!(program.get(&path).status, 404);
}

#[test]
fn no_name_breaks_the_calendar() {
    let name = "Schach; \\ Käse, und \"Post\": ".repeat(4);
    let name = name.trim();
    let site = Site::with(&[("SITE_NAME", name)]);
    let (mut anna, mut other) = (site.player("Anna"), site.player("Lucja.B-c_9"));
    start(&mut anna, &mut other, &[]);
    let path = make(&mut anna);
    let ics = site.browser().get(&path).html;
    assert!(ics.contains("\r\n "), "long lines are folded: {ics}");
    let is_short = |line: &str| line.trim_end_matches('\r').len() <= 75;
    assert!(ics.split('\n').all(is_short), "RFC 5545 3.1: {ics}");
    let calendar: Calendar = ics.parse().expect("a calendar");
    assert_eq!(calendar.get_name(), Some(name));
    assert_eq!(events(&ics)[0].get_summary(), Some("Time runs out against Lucja.B-c_9"));
}
