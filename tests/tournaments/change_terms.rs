//! Changing the terms before the start.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;
use zugpost::{
    db::{DbError, schema::outbox, tournaments},
    game::clock::TimeControl,
    tournament::terms::{Format, StartRule, TournamentTerms},
};

use super::{Event, ROUND_ROBIN, terms};
use crate::support::Page;

const FORM: &str = "main form";

fn day() -> DateTime<Utc> {
    "2026-12-24T18:30:15Z".parse().expect("an instant")
}

fn announced() -> Event {
    let usual = terms(ROUND_ROBIN, StartRule::OnDate(day()), Some(6));
    let description = "First line.\nSecond line.".to_owned();
    Event::announce(TournamentTerms { description, ..usual })
}

fn current(event: &Event) -> TournamentTerms {
    let id = event.id;
    let found = event.site.read(move |conn| tournaments::find(conn, id));
    found.expect("a tournament").tournament.terms.clone()
}

fn open(event: &mut Event) -> Page {
    let path = event.path();
    let page = event.director.get(&format!("{path}/direct"));
    let page = event.director.click(&page, "a[href$='/terms']");
    assert_eq!(page.status, 200, "{}", page.text());
    page
}

#[test]
fn a_director_changes_what_was_announced() {
    let mut event = announced();
    let before = current(&event);
    let page = open(&mut event);
    assert!(!page.has("#reason"), "nobody has entered");
    assert_eq!(page.attribute("#start_date", "value").as_deref(), Some("2026-12-24"));
    // The director's zone is Europe/Berlin.
    assert_eq!(page.attribute("#start_time", "value").as_deref(), Some("19:30"));
    // Saved as it stands, it changes nothing, not even the seconds that no field shows.
    let page = event.director.submit(&page, FORM, &[]);
    page.assert_says("The terms were changed.");
    assert_eq!(current(&event), before);
    let page = open(&mut event);
    let fields = [("name", "Winter Cup"), ("section_size", "9"), ("other_days", "5 days")];
    let page = event.director.submit(&page, FORM, &fields);
    assert!(page.path.ends_with("?notice=tournament-terms-changed"), "{}", page.text());
    page.assert_says("Winter Cup");
    page.assert_says("sections of up to 9 players");
    let after = current(&event);
    assert_eq!((after.start, after.description), (before.start, before.description));
    let log = event.director.get(&format!("{}/log", event.path()));
    assert_eq!(log.all("td").iter().filter(|it| it.contains("terms were changed")).count(), 1);
    // What stood there for another format and another time control is not held against it.
    let page = open(&mut event);
    let fields =
        [("format", "match"), ("match_games", "4"), ("capacity", "2"), ("control", "period")];
    let page = event.director.submit(&page, FORM, &fields);
    assert!(page.path.ends_with("?notice=tournament-terms-changed"), "{}", page.text());
    assert!(matches!(current(&event).format, Format::Match { games: 4, .. }));
    assert!(matches!(current(&event).games.control, TimeControl::Period { .. }));
    // What is typed for another one is still asked about.
    let page = open(&mut event);
    let page = event.director.submit(&page, FORM, &[("section_size", "5")]);
    assert_eq!(page.status, 422);
}

#[test]
fn whoever_has_entered_is_told_why_and_can_withdraw() {
    let mut event = announced();
    event.enter(2);
    let page = open(&mut event);
    let page = event.director.submit(&page, FORM, &[("name", "Winter Cup")]);
    assert_eq!(page.status, 422);
    assert_eq!(
        page.all("#reason-error"),
        ["Write something here. Everybody can read it in the tournament log."]
    );
    assert!(page.has("a[href='#reason']"), "the summary says it too");
    assert_eq!(page.attribute("#name", "value").as_deref(), Some("Winter Cup"));
    let fields = [("start_date", "2026-11-01"), ("reason", "It is cold.")];
    let page = event.director.submit(&page, FORM, &fields);
    assert_eq!((page.status, page.all("#reason")), (422, vec!["It is cold.".to_owned()]));
    assert!(page.has("#start_date-error"));
    let long = "x".repeat(2001);
    let fields = [("start_date", "2026-12-25"), ("reason", long.as_str())];
    let page = event.director.submit(&page, FORM, &fields);
    assert_eq!(page.all("#reason-error"), ["Write at most 2000 characters."]);
    event.director.submit(&page, FORM, &[("reason", "It is cold.")]).assert_says("Winter Cup");
    event.site.run_jobs();
    for number in 1..=2 {
        let emails = event.site.emails_to(&format!("p{number}@example.org"));
        let told =
            emails.iter().find(|email| email.subject == "Winter Cup: the terms have changed");
        let text = &told.expect("an email").text;
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for said in [
            "withdraw your entry until the start",
            "Name: “Autumn Cup” is now “Winter Cup”.",
            // In the zone of the player.
            "Start: “On Thu 24 Dec 2026, 19:30 CET. There are 6 places. Later entries are put on \
             the waiting list” is now “On Fri 25 Dec 2026, 19:30 CET. There are 6 places. Later \
             entries are put on the waiting list”.",
            "It is cold.",
        ] {
            assert!(text.contains(said), "{said}: {text}");
        }
        // The number of the change, by which it is found, is nothing to read.
        assert!(!text.contains("1 It is cold."), "{text}");
    }
    let path = event.path();
    let page = event.players[0].get(&path);
    let page = event.players[0].submit(&page, "form[action$='/withdraw']", &[]);
    page.assert_says("You have withdrawn.");
    assert!(page.has("form[action$='/enter']"), "nothing follows from it");
}

#[test]
fn whoever_saves_second_is_told_what_was_saved_first() {
    let mut event = announced();
    let (first, second) = (open(&mut event), open(&mut event));
    let fields = [("name", "Winter Cup"), ("capacity", "8")];
    event.director.submit(&first, FORM, &fields).assert_says("Winter Cup");
    let late = [("name", "Spring Cup"), ("section_size", "12")];
    let page = event.director.submit(&second, FORM, &late);
    assert_eq!(page.status, 409);
    page.assert_says(
        "Nothing was saved. Somebody has changed the terms since you opened this page",
    );
    page.assert_says("There are 8 places");
    assert_eq!(page.attribute("#name", "value").as_deref(), Some("Spring Cup"));
    assert_eq!(current(&event).name, "Winter Cup");
    // The same form sent twice is no conflict.
    event.director.submit(&first, FORM, &fields).assert_says("Winter Cup");
    // Saved again, it replaces them.
    event.director.submit(&page, FORM, &[]).assert_says("Spring Cup");
    let after = current(&event);
    assert_eq!((after.name.as_str(), after.capacity), ("Spring Cup", Some(6)));
}

#[test]
fn each_email_says_what_its_own_change_was() {
    let mut event = announced();
    event.enter(1);
    for name in ["Winter Cup", "Spring Cup"] {
        let page = open(&mut event);
        let fields = [("name", name), ("reason", "A better name.")];
        event.director.submit(&page, FORM, &fields).assert_says(name);
    }
    // Both are written when the second change is known.
    event.site.run_jobs();
    let emails = event.site.emails_to("p1@example.org");
    for (name, change) in [
        ("Winter Cup", "Name: “Autumn Cup” is now “Winter Cup”."),
        ("Spring Cup", "Name: “Winter Cup” is now “Spring Cup”."),
    ] {
        let subject = format!("{name}: the terms have changed");
        let told: Vec<_> = emails.iter().filter(|email| email.text.contains(change)).collect();
        assert_eq!(told.len(), 1, "{change}");
        assert_eq!(told[0].subject, subject);
        assert_eq!(told[0].text.matches("is now").count(), 1, "{}", told[0].text);
    }
}

/// An older server has queued it: it does not say which change it is about.
#[test]
fn an_email_from_before_says_the_reason() {
    let mut event = announced();
    event.enter(1);
    let page = open(&mut event);
    let fields = [("name", "Winter Cup"), ("reason", "It is cold.")];
    event.director.submit(&page, FORM, &fields).assert_says("Winter Cup");
    // It is no number of a change, either.
    let detail = format!("{} terms_changed Winter Cup\n1\nIt is cold.", event.id);
    let queued = event.site.db.write::<_, DbError>(move |conn| {
        let of_terms = outbox::table.filter(outbox::detail.like("% terms_changed %"));
        Ok(diesel::update(of_terms).set(outbox::detail.eq(detail)).execute(conn)?)
    });
    assert_eq!(event.site.run(queued).expect("an email"), 1);
    event.site.run_jobs();
    let email = event.site.email_to("p1@example.org");
    assert!(email.text.contains("It is cold.") && !email.text.contains("is now"), "{}", email.text);
}

#[test]
fn terms_are_frozen_with_the_start_and_nobody_else_changes_them() {
    // A session would end before Christmas.
    let soon = "2026-11-20T14:00:00Z".parse().expect("an instant");
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::OnDate(soon), None));
    event.enter(3);
    let page = open(&mut event);
    let path = format!("{}/terms", event.path());
    assert_eq!(event.players[0].get(&path).status, 403);
    let csrf = event.players[0].csrf();
    let fields = [("csrf", csrf.as_str()), ("name", "Mine"), ("start_date", "2026-12-30")];
    assert_eq!(event.players[0].post(&path, &fields).status, 403);
    event.site.advance(TimeDelta::hours(3));
    event.site.run_jobs();
    let fields = [("start_date", "2027-01-24"), ("reason", "Too early.")];
    let late = event.director.submit(&page, FORM, &fields);
    assert_eq!(late.status, 409);
    late.assert_says("The tournament has started. Its terms can no longer be changed.");
    assert_eq!(event.director.get(&path).status, 409);
    assert!(!event.director.get(&format!("{}/direct", event.path())).has("a[href$='/terms']"));
    assert_eq!(current(&event).name, "Autumn Cup");
}
