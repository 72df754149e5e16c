//! The feed of one's deadlines, as a calendar program reads it.

use chrono::{DateTime, TimeDelta, Utc};
use icalendar::{Calendar, CalendarComponent, Component as _, DatePerhapsTime, Event};

use crate::{
    support::{Site, site::PASSWORD},
    web::{Table, make_calendar, start},
};

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
    let path = make_calendar(&mut table.white);
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

/// Returns when an event was changed last: a time that is for all of its copies (RFC 5545, 3.8.7.3).
fn changed(event: &Event) -> (Option<u32>, Option<DateTime<Utc>>) {
    let stamp = event.get_timestamp();
    assert_eq!(event.get_last_modified(), stamp, "without a METHOD they are the same (3.8.7.2)");
    (event.get_sequence(), stamp)
}

#[test]
fn a_deadline_that_moves_is_the_same_event_with_a_later_sequence() {
    let mut table = Table::set();
    let path = make_calendar(&mut table.white);
    let mut program = table.site.browser();
    let before = events(&program.get(&path).html).remove(0);
    let (sequence, stamp) = changed(&before);
    assert_eq!(stamp, Some(table.site.now()), "the game began now");
    // Asked again later it is as it was.
    table.site.advance(TimeDelta::hours(1));
    assert_eq!(changed(&events(&program.get(&path).html)[0]), (sequence, stamp));
    let page = table.black.get("/games/1");
    table.black.submit(&page, "form[action$=time]", &[("days", "2")]);
    let after = events(&program.get(&path).html).remove(0);
    assert_eq!(after.get_uid(), before.get_uid());
    assert_ne!(after.get_start(), before.get_start());
    let (later, moved) = changed(&after);
    assert!(later > sequence, "{later:?} after {sequence:?}");
    assert_eq!(moved, Some(table.site.now()));
    // A move that is taken back brings the first event again: it has not gone back in time.
    crate::web::play(&mut table.white, "/games/1", "e4");
    let page = table.white.get("/games/1");
    table.white.submit(&page, "form:has([value=ask])", &[]);
    table.site.advance(TimeDelta::hours(1));
    let page = table.black.get("/games/1");
    table.black.submit(&page, "form:has([value=grant])", &[]);
    let again = events(&program.get(&path).html).remove(0);
    assert_eq!(again.get_uid(), before.get_uid());
    let (last, returned) = changed(&again);
    assert!(last > later && returned > moved, "{last:?} {returned:?}");
}

#[test]
fn a_program_that_has_the_calendar_is_not_sent_it_again() {
    let mut table = Table::set();
    let path = make_calendar(&mut table.white);
    let mut program = table.site.browser();
    let answer = program.get(&path);
    let etag = answer.headers.get("etag").expect("an ETag").clone();
    let strong = etag.strip_prefix("W/").expect("weak: it may be compressed");
    assert!(strong.starts_with('"') && strong.ends_with('"') && strong.len() > 12, "{etag}");
    let keep = &answer.headers["cache-control"];
    assert!(keep.contains("private") && !keep.contains("no-store"), "{keep}: it is to be kept");
    // The same for a program that keeps several, and for one that knows no weak ones.
    table.site.advance(TimeDelta::hours(1));
    for given in [etag.clone(), format!("\"other\", {etag}"), strong.to_owned(), "*".to_owned()] {
        let answer = program.get_with(&path, ("if-none-match", &given));
        assert_eq!((answer.status, answer.html.as_str()), (304, ""), "{given}");
        assert_eq!(answer.headers.get("etag"), Some(&etag), "{given}");
    }
    for given in ["\"other\"", "", "none"] {
        assert_eq!(program.get_with(&path, ("if-none-match", given)).status, 200, "{given}");
    }
    // What is another calendar is sent.
    crate::web::play(&mut table.white, "/games/1", "e4");
    let answer = program.get_with(&path, ("if-none-match", &etag));
    assert_eq!(answer.status, 200);
    assert_ne!(answer.headers.get("etag"), Some(&etag));
    assert_eq!(events(&answer.html), []);
    // A secret that is none is no calendar, whatever the program has.
    assert_eq!(program.get_with("/calendar/x.ics", ("if-none-match", "*")).status, 404);
}

/// Returns the triggers of the alarms, in the order of the calendar.
fn alarms(ics: &str) -> Vec<String> {
    let unfolded = ics.replace("\r\n ", "");
    let mut found = Vec::new();
    for part in unfolded.split("BEGIN:VALARM").skip(1) {
        let (alarm, _) = part.split_once("END:VALARM").expect("its end");
        assert!(alarm.contains("\r\nACTION:DISPLAY\r\n"), "{alarm}");
        assert!(alarm.contains("\r\nDESCRIPTION:Time runs out against Bruno\r\n"), "{alarm}");
        let trigger = alarm.split("\r\n").find_map(|line| line.strip_prefix("TRIGGER:"));
        found.push(trigger.expect("a trigger").to_owned());
    }
    found
}

#[test]
fn alarms_are_those_that_the_player_chose() {
    let mut table = Table::set();
    let form = "form[action$=alarms]";
    assert!(!table.white.get("/account").has(form), "there is no calendar yet");
    let path = make_calendar(&mut table.white);
    let mut program = table.site.browser();
    let first = program.get(&path);
    assert_eq!(alarms(&first.html), [""; 0], "none unless they are chosen");
    table.site.advance(TimeDelta::hours(1));
    let page = table.white.get("/account");
    assert_eq!(page.attributes("form[action$=alarms] input[checked]", "name"), [""; 0]);
    let page = table.white.submit(&page, form, &[("alarm_24", "yes"), ("alarm_1", "yes")]);
    page.assert_says("Your calendar alarms were saved.");
    let chosen = page.attributes("form[action$=alarms] input[checked]", "name");
    assert_eq!(chosen, ["alarm_24", "alarm_1"]);
    let answer = program.get(&path);
    assert_eq!(alarms(&answer.html), ["-PT86400S", "-PT3600S"]);
    // A program that goes by the time of the change takes the alarms over.
    let (before, after) = (events(&first.html).remove(0), events(&answer.html).remove(0));
    assert_eq!(after.get_start(), before.get_start());
    assert!(after.get_last_modified() > before.get_last_modified());
    assert_ne!(answer.headers["etag"], first.headers["etag"]);
    // The same calendar is the same text, alarms and all; the same choice is no other.
    table.site.advance(TimeDelta::hours(1));
    table.white.submit(&page, form, &[]);
    assert_eq!(program.get(&path).html, answer.html);
    // Another address has the same alarms; they are nobody else's.
    let new = make_calendar(&mut table.white);
    assert_eq!(alarms(&program.get(&new).html).len(), 2);
    crate::web::play(&mut table.white, "/games/1", "e4");
    let other = make_calendar(&mut table.black);
    assert_eq!(alarms(&program.get(&other).html), [""; 0]);
    // What is no choice is none, and choosing nothing ends them.
    let page = table.white.get("/account");
    table.white.submit(&page, form, &[("alarm_24", "yes"), ("alarm_2", "yes"), ("alarm_x", "yes")]);
    crate::web::play(&mut table.black, "/games/1", "e5");
    assert_eq!(alarms(&program.get(&new).html), ["-PT86400S", "-PT3600S"]);
    let csrf = table.white.csrf();
    let page = table.white.post("/account/calendar/alarms", &[("csrf", &csrf)]);
    page.assert_says("Your calendar alarms were saved.");
    assert_eq!(alarms(&program.get(&new).html), [""; 0]);
}

#[test]
fn the_address_is_a_secret_that_can_be_taken_away() {
    let mut table = Table::set();
    let page = table.white.get("/account");
    assert!(!page.text().contains("/calendar/"), "{}", page.text());
    let path = make_calendar(&mut table.white);
    assert!(path.len() > 40, "{path}");
    assert!(!table.white.get("/account").html.contains(&path), "it is shown once");
    let mut program = table.site.browser();
    assert_eq!(program.get(&path).status, 200);
    // A new one makes the old one worthless.
    let new = make_calendar(&mut table.white);
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
    let path = make_calendar(&mut table.white);
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
    let path = make_calendar(&mut anna);
    let ics = site.browser().get(&path).html;
    assert!(ics.contains("\r\n "), "long lines are folded: {ics}");
    let is_short = |line: &str| line.trim_end_matches('\r').len() <= 75;
    assert!(ics.split('\n').all(is_short), "RFC 5545 3.1: {ics}");
    let calendar: Calendar = ics.parse().expect("a calendar");
    assert_eq!(calendar.get_name(), Some(name));
    assert_eq!(events(&ics)[0].get_summary(), Some("Time runs out against Lucja.B-c_9"));
}

/// Whoever may not play has none, and a new password takes it away from whoever knows it.
#[test]
fn the_address_dies_with_a_suspension_and_by_choice_with_a_new_password() {
    use zugpost::actions::admin::{By, players as admin};
    let mut table = Table::set();
    let mut program = table.site.browser();
    let path = make_calendar(&mut table.white);
    let form = "form[action='/account/password']";
    let page = table.white.get("/account/security");
    let fields = [("current", PASSWORD), ("password", "brand-new"), ("again", "brand-new")];
    table.white.submit(&page, form, &fields);
    assert_eq!(program.get(&path).status, 200, "by choice alone");
    let page = table.white.get("/account/security");
    let fields = [
        ("current", "brand-new"),
        ("password", "newer-still"),
        ("again", "newer-still"),
        ("calendar", "on"),
    ];
    table.white.submit(&page, form, &fields).assert_says("Your password was changed.");
    assert_eq!(program.get(&path).status, 404);
    // By email, too.
    let path = make_calendar(&mut table.white);
    let mut browser = table.site.browser();
    let page = browser.get("/forgot");
    browser.submit(&page, "main form", &[("email", "wilma@example.org")]);
    let page = browser.get(&table.site.email_to("wilma@example.org").link());
    assert!(page.has("main form input[name=calendar]"));
    let fields = [("password", "tiger-horn"), ("again", "tiger-horn"), ("calendar", "on")];
    browser.submit(&page, "main form", &fields);
    assert_eq!(program.get(&path).status, 404);
    let path = make_calendar(&mut table.black);
    assert_eq!(program.get(&path).status, 200);
    let id = table.site.read(|conn| zugpost::db::players::find_by_name(conn, "Bruno"));
    let (id, now) = (id.expect("a player").id, table.site.now());
    let why = "Two accounts.".to_owned();
    let suspended = admin::suspend(&table.site.db, By::CommandLine, id, why, now);
    table.site.run(suspended).expect("a suspension");
    assert_eq!(program.get(&path).status, 404);
    let restored = admin::restore(&table.site.db, By::CommandLine, id, now);
    table.site.run(restored).expect("an end of it");
    assert_eq!(program.get(&path).status, 404, "it does not come back");
}
