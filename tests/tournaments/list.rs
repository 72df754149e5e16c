//! The list of tournaments: what its rows say, and what is shown by choice.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;
use zugpost::{
    actions::tournaments::list_to_enter,
    db::{
        DbError,
        schema::tournaments::{self, entry_conditions},
        tournaments::{TournamentFilter, TournamentGroup},
    },
    tournament::terms::{StartRule, TournamentTerms},
};

use super::{Event, ROUND_ROBIN, account, terms};
use crate::support::{Browser, Page, site::PASSWORD, statements};

/// The rows of the group, not those of one's own above it.
const ROWS: &str = "nav.links ~ ul.tournaments li";

const CAN_ENTER: &str = "/tournaments?can_enter=yes";

fn day() -> DateTime<Utc> {
    "2026-12-24T18:00:00Z".parse().expect("an instant")
}

fn named(name: &str) -> TournamentTerms {
    let usual = terms(ROUND_ROBIN, StartRule::OnDate(day()), None);
    TournamentTerms { name: name.to_owned(), ..usual }
}

fn casual(name: &str) -> TournamentTerms {
    let mut terms = named(name);
    terms.games.rated = false;
    terms
}

fn names(page: &Page) -> Vec<String> {
    assert_eq!(page.status, 200, "{}", page.text());
    page.all(&format!("{ROWS} > a"))
}

/// Returns what a row says behind the name.
#[track_caller]
fn said(page: &Page, name: &str) -> String {
    let rows = page.all(ROWS);
    let row = rows.iter().find(|row| row.trim_start().starts_with(name));
    let row = row.unwrap_or_else(|| panic!("no {name}: {rows:?}"));
    row.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Sends a form of the director's page.
fn direct(event: &mut Event, deed: &str, fields: &[(&str, &str)]) {
    let page = event.director.get(&format!("{}/direct", event.path()));
    let page = event.director.submit(&page, &format!("form:has([value={deed}])"), fields);
    assert_eq!(page.status, 200, "{}", page.text());
}

#[test]
fn rated_and_casual_tournaments_are_told_apart() {
    let mut event = Event::announce(named("Rated Cup"));
    event.announce_another(casual("Casual Cup"));
    let mut visitor = event.site.browser();
    let page = visitor.get("/tournaments");
    assert_eq!(names(&page), ["Casual Cup", "Rated Cup"]);
    assert!(said(&page, "Casual Cup").contains("Round robin · casual · 0 of"));
    assert!(said(&page, "Rated Cup").contains("Round robin · rated · 0 of"));
    assert!(!page.has("[name=can_enter]"), "nobody is logged in");
    let page = visitor.submit(&page, "main form", &[("rated", "casual")]);
    assert_eq!(names(&page), ["Casual Cup"]);
    assert!(page.has("#rated [value=casual][selected]"));
    // Another format, and the same choice.
    let page = visitor.get(&format!("{}&format=knockout", page.path.replace("&format=", "")));
    assert!(names(&page).is_empty() && page.has("#rated [value=casual][selected]"));
    let page = visitor.get("/tournaments?rated=rated");
    assert_eq!(names(&page), ["Rated Cup"]);
    let links = page.attributes("main nav.links a", "href");
    assert_eq!(links.len(), 3, "{links:?}");
    assert!(links.iter().all(|link| link.ends_with("&rated=rated")), "{links:?}");
    for unknown in ["RATED", "1", "unrated"] {
        assert_eq!(names(&visitor.get(&format!("/tournaments?rated={unknown}"))).len(), 2);
    }
    assert_eq!(names(&visitor.get("/tournaments?can_enter=yes")).len(), 2, "nobody is asked for");
    // New terms are found at once.
    let page = event.director.get(&format!("{}/terms", event.path()));
    event.director.submit(&page, "main form", &[("rated", "on")]).assert_says("were changed");
    assert_eq!(names(&visitor.get("/tournaments?rated=casual")), [""; 0]);
}

/// One tournament for each reason, the one that anybody can enter first.
fn of_all_kinds() -> Event {
    let mut event = Event::announce(named("Open"));
    let mut by_invitation = named("Closed");
    by_invitation.entry.by_invitation = true;
    event.announce_another(by_invitation.clone());
    event.announce_another(TournamentTerms { name: "Invited".to_owned(), ..by_invitation });
    event.site.player("Ida");
    direct(&mut event, "invite", &[("player", "Ida")]);
    let mut strict = named("Strict");
    strict.entry.min_games = Some(1);
    event.announce_another(strict);
    let opens = Some(event.site.now() + TimeDelta::hours(1));
    event.announce_another(TournamentTerms { entries_open_at: opens, ..named("Later") });
    event.announce_another(named("Entered"));
    event
}

fn log_in(event: &Event, name: &str) -> Browser {
    let mut browser = event.site.browser();
    browser.log_in(name, PASSWORD);
    browser
}

#[test]
fn a_row_says_whether_its_reader_can_enter_as_the_page_does() {
    let mut event = of_all_kinds();
    let mut ida = log_in(&event, "Ida");
    let page = ida.get(&event.path());
    ida.submit(&page, "form[action$='/enter']", &[]);
    let expected = [
        ("Open", "you can enter"),
        ("Closed", "you cannot enter"),
        ("Invited", "you can enter"),
        ("Strict", "you cannot enter"),
        ("Later", "entries are not open yet"),
        ("Entered", "you have entered"),
    ];
    // What an older server has written is read from the log.
    for is_older in [false, true] {
        if is_older {
            let forgotten = event.site.db.write::<_, DbError>(|conn| {
                let none = entry_conditions.eq(None::<String>);
                Ok(diesel::update(tournaments::table).set(none).execute(conn)?)
            });
            event.site.run(forgotten).expect("forgotten");
        }
        let list = ida.get("/tournaments");
        for (number, (name, state)) in (1..).zip(expected) {
            let row = said(&list, name);
            assert!(row.ends_with(&format!(" · {state}")), "{row}");
            let page = ida.get(&format!("/tournaments/{number}"));
            assert_eq!(page.has("form[action$='/enter']"), state == "you can enter", "{name}");
        }
        let page = ida.submit(&list, "main form", &[("can_enter", "yes")]);
        assert_eq!(names(&page), ["Invited", "Open"]);
        assert!(page.has("[name=can_enter][checked]"));
        assert_eq!(names(&ida.get(CAN_ENTER)), ["Invited", "Open"], "the address can be shared");
        assert_eq!(names(&ida.get("/tournaments?can_enter=on")).len(), 6, "nobody knows this");
    }
    // Of the others it is not asked.
    let page = ida.get("/tournaments?group=running&can_enter=yes");
    assert!(!page.has("[name=can_enter]") && page.has("#rated"));
    // A director finds none of their own.
    let page = event.director.get(CAN_ENTER);
    assert_eq!(names(&page), [""; 0]);
    page.assert_says("No tournaments found.");
    // An hour later.
    event.site.advance(TimeDelta::hours(1));
    assert_eq!(names(&ida.get(CAN_ENTER)), ["Later", "Invited", "Open"]);
}

#[test]
fn a_deputy_can_enter_as_little_as_a_director() {
    let mut event = Event::announce(named("Autumn Cup"));
    let mut dora = event.site.player("Dora");
    assert_eq!(names(&dora.get(CAN_ENTER)), ["Autumn Cup"]);
    let directors = [("player", "Director"), ("deputy", "Dora"), ("text", "Two see more.")];
    direct(&mut event, "directors", &directors);
    for browser in [&mut event.director, &mut dora] {
        let page = browser.get("/tournaments");
        assert!(said(&page, "Autumn Cup").ends_with(" · you cannot enter"), "{}", page.text());
        assert_eq!(names(&browser.get(CAN_ENTER)), [""; 0]);
    }
}

#[test]
fn nobody_can_enter_the_next_tournament_of_a_standing_offer_that_they_play_in() {
    let offer =
        TournamentTerms { repeats: true, ..terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)) };
    let mut event = Event::announce(offer);
    event.enter(3);
    event.site.run_jobs();
    event.site.run_jobs();
    let mut ida = event.site.player("Ida");
    assert_eq!(names(&ida.get(CAN_ENTER)), ["Autumn Cup"]);
    let page = event.players[0].get("/tournaments");
    assert!(said(&page, "Autumn Cup").ends_with("you cannot enter"), "{}", page.text());
    assert_eq!(names(&event.players[0].get(CAN_ENTER)), [""; 0]);
}

#[test]
fn what_the_reader_can_enter_fills_pages_and_is_asked_once() {
    let mut event = Event::announce(named("Cup 0"));
    for number in 1..70 {
        let mut terms = named(&format!("Cup {number}"));
        // Every other one, and the last thirty.
        terms.entry.by_invitation = number % 2 == 1 || number >= 40;
        event.announce_another(terms);
    }
    let mut ida = event.site.player("Ida");
    let page = ida.get("/tournaments");
    assert_eq!(names(&page).len(), 30);
    let page = ida.get(CAN_ENTER);
    let all: Vec<String> = (0..20).rev().map(|number| format!("Cup {}", 2 * number)).collect();
    assert_eq!(names(&page), all, "past thirty that she cannot enter");
    assert!(!page.has("main p > a[href*=before]"));
    // More than a page of them: the next one begins where this one ends.
    for number in 70..85 {
        event.announce_another(named(&format!("Cup {number}")));
    }
    let page = ida.get(CAN_ENTER);
    let first = names(&page);
    let next = ida.click(&page, "main p > a[href*=before]");
    assert!(next.path.contains("can_enter=yes"), "{}", next.path);
    let rest = names(&next);
    assert_eq!((first.len(), rest.len()), (30, 5));
    assert_eq!([&first[14..], &rest[..]].concat(), [&["Cup 70".to_owned()][..], &all[..]].concat());
    assert!(!next.has("main p > a[href*=before]"));

    // Which of them it is does not count the statements: a batch has three, and the reader's facts are
    // read once.
    let (id, now) = (account(&event.site, "Ida"), event.site.now());
    let group = TournamentGroup::Announced;
    let filter = TournamentFilter { group, format: None, rated: None };
    let asked = move |can_enter_only: bool| {
        let filter = filter.clone();
        event.site.read(move |conn| {
            let sent = statements(conn, |conn| {
                let asked = (can_enter_only, None);
                list_to_enter(conn, id, &filter, asked, 30, now).expect("a page");
            });
            Ok(sent.len())
        })
    };
    let (all, some) = (asked(false), asked(true));
    assert!(all < 20, "{all} statements for 30 rows");
    assert_eq!(some, all + 3, "two batches for 85 rows");
}

#[test]
fn a_row_says_when_a_tournament_ended_also_when_it_is_final() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.enter(3);
    event.site.run_jobs();
    let mut visitor = event.site.browser();
    let mut row =
        |group: &str| said(&visitor.get(&format!("/tournaments?group={group}")), "Autumn");
    assert!(row("running").ends_with("started on 20 Nov 2026"));
    event.site.advance(TimeDelta::days(2));
    for (number, player) in (1..).zip(&mut event.players) {
        player.log_in(&format!("P{number}"), PASSWORD);
    }
    event.play_all();
    event.site.run_jobs();
    assert!(row("over").ends_with("finished on 22 Nov 2026"), "{}", row("over"));
    event.site.advance(TimeDelta::days(15));
    event.site.run_jobs();
    assert!(row("over").ends_with("finished on 22 Nov 2026"), "{}", row("over"));
    let path = event.path();
    event.site.browser().get(&path).assert_says("final");
}
