//! The page of a tournament's log: which games began, which numbers were given, who acted in which office,
//! and what changed in the terms.

use zugpost::tournament::{
    pairing::{
        match_games::MatchSchedule,
        round_robin::{Cycles, RoundPace},
    },
    terms::{Format, StartRule},
};

use super::{Event, ROUND_ROBIN, terms};
use crate::support::Page;

fn log(event: &Event) -> Page {
    let page = event.site.browser().get(&format!("{}/log", event.path()));
    assert_eq!(page.status, 200, "{}", page.text());
    page
}

/// Returns the rows that say something: who acted, and what happened.
fn rows(page: &Page, text: &str) -> Vec<[String; 2]> {
    let words = |text: &String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let by = page.all("table.log tbody td:nth-child(2)");
    let what = page.all("table.log tbody td:nth-child(3)");
    let both = by.iter().zip(&what).map(|(by, what)| [words(by), words(what)]);
    both.filter(|[_, what]| what.contains(text)).collect()
}

fn direct(event: &mut Event, deed: &str, fields: &[(&str, &str)]) {
    let page = event.director.get(&format!("{}/direct", event.path()));
    let page = event.director.submit(&page, &format!("form:has([value={deed}])"), fields);
    assert_eq!(page.status, 200, "{}", page.text());
}

fn round_robin(section_size: u8, pace: RoundPace) -> Format {
    Format::RoundRobin { section_size, cycles: Cycles::Single, pace }
}

#[test]
fn games_that_began_are_named_or_counted_by_section_and_round() {
    let (schedule, ends_early) = (MatchSchedule::TwoAtATime, true);
    let series = Format::Match { games: 4, schedule, ends_early };
    for (format, players, said, named) in [
        (round_robin(3, RoundPace::AllAtOnce), 3, "3 games of rounds 1 to 3 started.", 3),
        (round_robin(4, RoundPace::RoundByRound), 4, "2 games of round 1 started.", 2),
        (
            round_robin(3, RoundPace::AllAtOnce),
            6,
            "3 games of section 2, rounds 1 to 3 started.",
            6,
        ),
        (round_robin(4, RoundPace::RoundByRound), 8, "2 games of section 2, round 1 started.", 4),
        (series, 2, "2 games started.", 2),
        // Too many to name.
        (ROUND_ROBIN, 6, "15 games of rounds 1 to 5 started.", 0),
    ] {
        let count = u32::try_from(players).expect("small");
        let mut event = Event::announce(terms(format, StartRule::WhenFull, Some(count)));
        event.enter(players);
        event.site.run_jobs();
        let page = log(&event);
        assert_eq!(rows(&page, said).len(), 1, "{said}: {}", page.text());
        let links = page.attributes("table.log li a", "href");
        assert_eq!(links.len(), named, "{said}: {links:?}");
        if named == 0 {
            continue;
        }
        let players = page.all("table.log li a");
        for (game, white, black) in event.games() {
            let link = links.iter().position(|link| *link == format!("/games/{game}"));
            let names = &players[link.unwrap_or_else(|| panic!("no link to {game}"))];
            assert_eq!(*names, format!("P{} – P{}", white + 1, black + 1));
        }
    }
}

#[test]
fn the_log_says_which_numbers_were_given_by_hand() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(5)));
    event.enter(4);
    let reason = ("text", "Clubmates meet first.");
    direct(&mut event, "numbers", &[("order", "P3\nP1\nP4"), reason]);
    direct(&mut event, "numbers", &[("order", ""), reason]);
    let page = log(&event);
    assert_eq!(page.all("table.log ol li"), ["P3", "P1", "P4"]);
    assert_eq!(rows(&page, "given by hand").len(), 1);
    assert_eq!(rows(&page, "will be given as the terms say").len(), 1);
}

#[test]
fn director_and_deputy_are_told_apart_as_they_were_then() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    let mut clara = event.site.player("Clara");
    let mut ada = event.site.administrator("Ada");
    let path = event.path();
    let facts = |page: &Page| page.all("dl.facts dt").into_iter().zip(page.all("dl.facts dd"));
    let offices = |page: &Page| -> Vec<String> {
        let office = |what: &str| ["Tournament director", "Deputy"].contains(&what);
        let all = facts(page).filter(|(what, _)| office(what));
        all.map(|(what, who)| format!("{what}: {who}")).collect()
    };
    let page = clara.get(&path);
    assert_eq!(offices(&page), ["Tournament director: Director"]);
    direct(&mut event, "announce", &[("text", "As director.")]);
    direct(&mut event, "directors", &[("deputy", "Clara"), ("text", "Two see more.")]);
    let page = clara.get(&path);
    assert_eq!(offices(&page), ["Tournament director: Director", "Deputy: Clara"]);
    let announce = |browser: &mut crate::support::Browser, text: &str| {
        let page = browser.get(&format!("{path}/direct"));
        let page = browser.submit(&page, "form:has([value=announce])", &[("text", text)]);
        assert_eq!(page.status, 200, "{}", page.text());
    };
    announce(&mut clara, "As deputy.");
    announce(&mut ada, "As administrator.");
    let page = clara.get(&format!("{path}/direct"));
    let fields = [("player", "Clara"), ("deputy", ""), ("text", "I go on alone.")];
    clara.submit(&page, "form:has([value=directors])", &fields);
    announce(&mut clara, "As the new director.");
    let page = log(&event);
    for (text, by) in [
        ("Tournament director: Director.", "Director (tournament director)"),
        ("As director.", "Director (tournament director)"),
        (
            "Director is now the tournament director. Clara is the deputy.",
            "Director (tournament director)",
        ),
        ("As deputy.", "Clara (deputy)"),
        ("As administrator.", "Ada"),
        ("Clara is now the tournament director. There is no deputy.", "Clara (deputy)"),
        ("As the new director.", "Clara (tournament director)"),
    ] {
        let found = rows(&page, text);
        assert_eq!(found.len(), 1, "{text}: {}", page.text());
        assert_eq!(found[0][0], by, "{text}");
    }
}

#[test]
fn a_deputy_who_was_there_from_the_start_is_named() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(3)));
    event.site.player("Clara");
    let page = event.director.get("/tournaments/new");
    let fields = [("name", "Winter Cup"), ("start_date", "2026-12-24"), ("deputy", "Clara")];
    let page = event.director.submit(&page, "main form", &fields);
    let page = event.director.click(&page, "a[href$='/log']");
    page.assert_says("The tournament was announced. Tournament director: Director. Deputy: Clara.");
}

#[test]
fn the_log_says_what_changed_in_the_terms() {
    let mut event = Event::announce(terms(ROUND_ROBIN, StartRule::WhenFull, Some(6)));
    for fields in [
        &[("capacity", "7"), ("reason", "")][..],
        &[("name", "Winter Cup"), ("rated", "off"), ("reason", "It is cold.")],
    ] {
        let page = event.director.get(&format!("{}/terms", event.path()));
        event.director.submit(&page, "main form", fields).assert_says("The terms were changed.");
    }
    let page = log(&event);
    assert_eq!(rows(&page, "The terms were changed.").len(), 2);
    let options = "no takebacks, no aborting (a first move that is late loses by forfeit), \
                   no giving time";
    assert_eq!(
        page.all("table.log li"),
        [
            "Start: “When 6 players have entered” is now “When 7 players have entered”.".to_owned(),
            "Name: “Autumn Cup” is now “Winter Cup”.".to_owned(),
            format!("Games: “rated, {options}” is now “casual, {options}”."),
        ]
    );
}
