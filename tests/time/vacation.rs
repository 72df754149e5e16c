//! Vacation: set, shown, ended; what it protects and what not.

use chrono::TimeDelta;
use zugpost::{
    db::GameId,
    game::{SystemCommand, Terms},
};

use super::{begin, find, kinds, log, play, players};
use crate::{
    support::{Browser, Page, Site, site::PASSWORD},
    web::Table,
};

fn book(browser: &mut Browser, from: &str, until: &str) -> Page {
    let page = browser.get("/vacation");
    browser.submit(&page, "form[action='/vacation']", &[("from", from), ("until", until)])
}

#[test]
fn a_vacation_from_now_stops_the_clock_and_everybody_concerned_sees_it() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    table.white.get("/games/1").assert_says("3 d left Mon 23 Nov 2026, 13:00 CET");
    let page = book(&mut table.white, "", "2026-11-28");
    page.assert_says("Your vacation was booked.");
    page.assert_says("You are on vacation until Sun 29 Nov 2026, 00:00 CET.");
    page.assert_says("21 of 30 vacation days left in 2026.");
    assert_eq!(page.all(".month td.vacation").len(), 9, "from the 20th to the 28th");
    // Eight days and eleven hours of it.
    let deadline = "3 d left Wed 2 Dec 2026, 00:00 CET";
    for browser in [&mut table.white, &mut table.black] {
        let page = browser.get("/games/1");
        page.assert_says(deadline);
        page.assert_says("Wilma is on vacation until Sun 29 Nov 2026, 00:00 CET.");
        browser.get("/games/1/log").assert_says(
            "White has vacation booked from Fri 20 Nov 2026, 13:00 CET to Sun 29 Nov 2026, 00:00 CET.",
        );
    }
    let page = table.black.get("/games");
    page.assert_says(deadline);
    page.assert_says("on vacation until Sun 29 Nov 2026, 00:00 CET");
    table.white.get("/games").assert_says("You are on vacation until Sun 29 Nov 2026, 00:00 CET.");
    // When somebody is away is nobody else's business.
    let mut passer_by = table.site.browser();
    for path in ["/games/1", "/games/1/log", "/players/Wilma"] {
        let text = passer_by.get(path).text();
        for word in ["vacation", "paused", "3 d left"] {
            assert!(!text.contains(word), "{path}: {text}");
        }
    }
    // Back after two days: what is left of the vacation is there for another one.
    table.site.advance(TimeDelta::days(2));
    table.white.log_in("Wilma", PASSWORD);
    table.white.get("/games/1").assert_says("3 d left");
    let page = table.white.get("/vacation");
    let page = table.white.submit(&page, "form[action='/vacation/end']", &[]);
    page.assert_says("Your vacation has ended.");
    page.assert_says("27 of 30 vacation days left in 2026.");
    table.white.get("/games/1").assert_says("3 d left Wed 25 Nov 2026, 13:00 CET");
    let log = log(&table.site, GameId(1));
    assert_eq!(
        log.last().map(|(_, kind, detail)| (kind.as_str(), detail.as_str())),
        Some(("vacation_set", ""))
    );
}

#[test]
fn a_vacation_that_is_booked_ahead_moves_the_flag_at_once() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    book(&mut table.white, "2026-11-22", "2026-11-24")
        .assert_says("From Sun 22 Nov 2026, 00:00 CET to Wed 25 Nov 2026, 00:00 CET.");
    let page = table.black.get("/games/1");
    page.assert_says("3 d left Thu 26 Nov 2026, 13:00 CET");
    page.assert_says(
        "Wilma will be on vacation from Sun 22 Nov 2026, 00:00 CET to Wed 25 Nov 2026, 00:00 CET.",
    );
    // Taken back before it began.
    let page = table.white.get("/vacation");
    let page = table.white.submit(&page, "form[action='/vacation/end']", &[]);
    page.assert_says("30 of 30 vacation days left in 2026.");
    table.black.get("/games/1").assert_says("3 d left Mon 23 Nov 2026, 13:00 CET");
    // Somebody else's vacation cannot be ended.
    book(&mut table.white, "2026-11-22", "2026-11-24");
    let csrf = table.black.csrf();
    table.black.post("/vacation/end", &[("csrf", &csrf), ("vacation", "2")]);
    table.black.get("/games/1").assert_says("Wilma will be on vacation from");
}

#[test]
fn what_cannot_be_booked_is_refused_with_a_sentence() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    book(&mut anna, "2026-12-01", "2026-12-10");
    for (from, until, text) in [
        (
            "2026-11-19",
            "2026-11-25",
            "Your vacation cannot begin in the past. Choose today or later as the first day.",
        ),
        (
            "1999-01-01",
            "2026-11-25",
            "Your vacation cannot begin in the past. Choose today or later as the first day.",
        ),
        (
            "2026-11-25",
            "2026-11-24",
            "The last day is before the first day. Choose a later last day.",
        ),
        ("", "2026-11-19", "The last day is before the first day. Choose a later last day."),
        ("", "2026-11-20", "Your vacation must last at least one full day"),
        ("2026-11-20", "2026-11-20", "Your vacation must last at least one full day"),
        (
            "2027-11-22",
            "2027-11-25",
            "Your vacation must end within one year from today. Choose an earlier last day.",
        ),
        (
            "2026-11-22",
            "9999-12-31",
            "Your vacation must end within one year from today. Choose an earlier last day.",
        ),
        (
            "",
            "+262142-12-31",
            "Your vacation must end within one year from today. Choose an earlier last day.",
        ),
        (
            "2026-12-10",
            "2026-12-12",
            "You have already booked vacation from 1 December 2026 to 10 December 2026. Choose other days.",
        ),
        ("2026-11-25", "2026-12-01", "You have already booked vacation from 1 December 2026"),
        ("2026-11-25", "2026-12-24", "You have already booked vacation from 1 December 2026"),
        (
            "2026-12-11",
            "2026-12-31",
            "You need 21 vacation days in 2026, but you have only 20 days left. Choose fewer days.",
        ),
        (
            "2027-01-01",
            "2027-01-31",
            "You need 31 vacation days in 2027, but you have only 30 days left. Choose fewer days.",
        ),
        ("", "", "This is not a valid date."),
        ("tomorrow", "2026-12-24", "This is not a valid date."),
        ("2026-02-30", "2026-12-24", "This is not a valid date."),
        ("2026-11-25", "2026-13-01", "This is not a valid date."),
    ] {
        let page = book(&mut anna, from, until);
        assert_eq!(page.status, 422, "{from} {until}");
        page.assert_says(text);
        assert_eq!(page.attribute("#until", "value").as_deref(), Some(until), "it stays there");
        anna.get("/vacation").assert_says("20 of 30 vacation days left in 2026.");
    }
    // The year's end falls into it: each year pays for its own days.
    let page = book(&mut anna, "2026-12-12", "2027-01-09");
    page.assert_says("0 of 30 vacation days left in 2026.");
    page.assert_says("21 of 30 vacation days left in 2027.");
    // The same form again changes nothing.
    let page = book(&mut anna, "2026-12-12", "2027-01-09");
    page.assert_says("21 of 30 vacation days left in 2027.");
    assert_eq!(page.all("form[action='/vacation/end']").len(), 2);
}

#[test]
fn days_are_those_of_the_players_calendar() {
    // In Berlin clocks are set ahead on 28 March: that day of vacation has 23 hours.
    let mut table = Table::with(&[("days", "30 days")]);
    table.play(&["e4", "e5"]);
    book(&mut table.white, "2026-11-22", "2026-11-22")
        .assert_says("to Mon 23 Nov 2026, 00:00 CET. 1 day Cancel vacation");
    table.site.advance(TimeDelta::days(120));
    table.white.log_in("Wilma", PASSWORD);
    table.black.log_in("Bruno", PASSWORD);
    let game = crate::web::start(&mut table.white, &mut table.black, &[("days", "10 days")]);
    let id: GameId = game.rsplit('/').next().and_then(|id| id.parse().ok()).expect("a number");
    let before = find(&table.site, id).deadline().expect("a flag");
    book(&mut table.white, "2027-03-28", "2027-03-28")
        .assert_says("From Sun 28 Mar 2027, 00:00 CET to Mon 29 Mar 2027, 00:00 CEST.");
    assert_eq!(find(&table.site, id).deadline(), Some(before + TimeDelta::hours(23)));
}

#[test]
fn games_without_vacation_are_listed_and_go_on() {
    let mut table = Table::with(&[("vacation", "off")]);
    table.play(&["e4", "e5"]).assert_says("no vacation");
    let page = table.white.get("/vacation");
    page.assert_says("Games not covered by vacation");
    assert_eq!(
        page.all("main ul li"),
        [
            "Against Bruno : vacation is not allowed; your time runs out on Mon 23 Nov 2026, 13:00 CET"
        ]
    );
    // A deadline before the vacation begins is no less in danger.
    crate::web::start(&mut table.white, &mut table.black, &[("days", "3 days")]);
    let page = book(&mut table.white, "2026-12-01", "2026-12-02");
    page.assert_says(
        "Against Bruno : your time runs out on Mon 23 Nov 2026, 13:00 CET, before your vacation begins",
    );
    let page = table.white.submit(&page, "form[action='/vacation/end']", &[]);
    assert_eq!(page.all("main ul li").len(), 1);
    book(&mut table.white, "", "2026-11-28");
    table.white.get("/games/1").assert_says("3 d left Mon 23 Nov 2026, 13:00 CET");
    assert_eq!(kinds(&table.site, GameId(1)), ["move", "move"]);
}

#[test]
fn a_game_that_begins_in_a_vacation_is_protected_too() {
    let mut table = Table::set();
    book(&mut table.white, "", "2026-11-28");
    let game = crate::web::start(&mut table.white, &mut table.black, &[("days", "1")]);
    let page = table.black.get(&game);
    page.assert_says("Wilma is on vacation until Sun 29 Nov 2026, 00:00 CET.");
    page.assert_says("1 d left Mon 30 Nov 2026, 00:00 CET");
    // One may move on vacation; the opponent's clock is as always.
    crate::web::play(&mut table.white, &game, "e4")
        .assert_says("1 d left Sat 21 Nov 2026, 13:00 CET");
}

/// A day of another time zone is another day: nobody gains by moving about.
#[test]
fn changing_the_time_zone_makes_no_days_of_vacation() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let live_in = |anna: &mut Browser, zone: &str| {
        let page = anna.get("/account");
        let page = anna.submit(&page, "form[action$=preferences]", &[("time_zone", zone)]);
        page.assert_says("Your preferences were saved.");
    };
    live_in(&mut anna, "Pacific/Kiritimati");
    book(&mut anna, "2026-12-01", "2026-12-01").assert_says("29 of 30 vacation days left in 2026.");
    live_in(&mut anna, "Pacific/Pago_Pago");
    book(&mut anna, "2026-12-01", "2026-12-01").assert_says("28 of 30 vacation days left in 2026.");
    let page = anna.get("/account");
    let page = anna.submit(&page, "form[action$=preferences]", &[("time_zone", "Mars/Olympus")]);
    assert_eq!(page.status, 422);
    page.assert_says("Unknown time zone.");
}

#[test]
fn vacation_cannot_be_asked_for_for_ever_but_always_ended() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    for round in 0..30 {
        assert_eq!(book(&mut anna, "2026-12-01", "2026-12-02").status, 200, "{round}");
        if round < 29 {
            let page = anna.get("/vacation");
            assert_eq!(anna.submit(&page, "form[action='/vacation/end']", &[]).status, 200);
        }
    }
    assert_eq!(book(&mut anna, "2026-12-05", "2026-12-06").status, 429);
    let page = anna.get("/vacation");
    anna.submit(&page, "form[action='/vacation/end']", &[])
        .assert_says("Your vacation was canceled.");
}

#[test]
fn nobody_knows_of_vacations_of_an_account_that_is_closed() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    book(&mut anna, "2026-12-01", "2026-12-02");
    let id = site.read(|conn| zugpost::db::players::find_by_name(conn, "Anna")).expect("Anna").id;
    let page = anna.get("/account/close");
    anna.submit(&page, "main form", &[("password", PASSWORD), ("name", "Anna"), ("sure", "yes")]);
    assert_eq!(site.read(move |conn| zugpost::db::vacations::list(conn, id)), []);
}

#[test]
fn a_site_may_have_no_vacation() {
    let site = Site::with(&[("VACATION_DAYS", "0")]);
    let mut anna = site.player("Anna");
    let page = anna.get("/vacation");
    page.assert_says("Vacation is not available on this site.");
    assert!(!page.has("form[action='/vacation']"));
    let csrf = anna.csrf();
    let page = anna.post("/vacation", &[("csrf", &csrf), ("until", "2026-11-28")]);
    assert_eq!(page.status, 422);
}

/// Two who set vacation while they play each other, and a new game in the same moment.
#[test]
fn vacations_of_both_players_at_once_reach_every_game() {
    use zugpost::actions::vacation::{NewVacation, book_vacation};
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let terms = Terms::standard(TimeDelta::days(3));
    let games: Vec<GameId> = (0..30)
        .map(|i| {
            if i % 2 == 0 {
                begin(&site, anna, bruno, &terms)
            } else {
                begin(&site, bruno, anna, &terms)
            }
        })
        .collect();
    for game in &games[..10] {
        let stored = site.read({
            let game = *game;
            move |conn| zugpost::db::games::find(conn, game)
        });
        play(&site, stored.expect("the game").white, *game, "e4");
    }
    let until = "2026-11-28".parse().expect("a day");
    let zone = chrono_tz::UTC;
    let now = site.now();
    let new = site.run(async {
        let wish = NewVacation { from: None, until };
        let (one, other, new) = tokio::join!(
            book_vacation(&site.db, anna, wish, zone, 30, now),
            book_vacation(&site.db, bruno, wish, zone, 30, now),
            super::begin_at(&site, anna, bruno, terms.clone(), now),
        );
        assert!(one.is_ok() && other.is_ok(), "{one:?} {other:?}");
        new
    });
    for game in games.into_iter().chain([new]) {
        let game = find(&site, game);
        for side in zugpost::chess::Color::ALL {
            assert_eq!(game.vacations(side).len(), 1, "{side}");
        }
        assert_eq!(game.time_left(now), Some(TimeDelta::days(3)));
    }
}

#[test]
fn a_flag_that_fell_is_not_lifted_by_a_vacation() {
    let site = Site::start();
    let [anna, bruno] = players(&site, ["Anna", "Bruno"]);
    let game = begin(&site, anna, bruno, &Terms::standard(TimeDelta::days(3)));
    play(&site, anna, game, "e4");
    site.advance(TimeDelta::days(3));
    let until = "2026-11-28".parse().expect("a day");
    let wish = zugpost::actions::vacation::NewVacation { from: None, until };
    let booked = zugpost::actions::vacation::book_vacation(
        &site.db,
        bruno,
        wish,
        chrono_tz::UTC,
        30,
        site.now(),
    );
    assert!(site.run(booked).is_ok());
    let command = SystemCommand::CheckTime;
    let now = site.now();
    assert!(find(&site, game).decide(&command.into(), now).is_ok_and(|e| e.len() == 1));
    site.advance(zugpost::game::clock::TIMEOUT_GRACE);
    site.run_jobs();
    // The vacation is noted, in case the move was received in time; it lifts nothing.
    assert_eq!(kinds(&site, game), ["move", "vacation_set", "ended"]);
}
