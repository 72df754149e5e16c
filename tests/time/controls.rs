//! The four controls from the form to the game page, and time that is given.

use chrono::TimeDelta;

use crate::{
    support::site::PASSWORD,
    web::{Table, play},
};

#[test]
fn every_control_is_offered_told_and_shown() {
    for (fields, words, tag) in [
        (vec![("days", "36 hours")], "1 day 12 hours per move", "1/129600"),
        (
            vec![
                ("control", "fischer"),
                ("initial", "10 days"),
                ("increment", "12 h"),
                ("cap", "20"),
                ("limit", "5 days"),
            ],
            "10 days + 12 hours per move, maximum 20 days on the clock, maximum 5 days for one move",
            "864000+43200",
        ),
        (vec![("control", "period")], "10 moves in 50 days", "10/4320000"),
        (vec![("control", "unlimited"), ("days", "other")], "no time limit", "-"),
    ] {
        let mut table = Table::set();
        let page = table.white.get("/challenges/new");
        let mut fields = fields.clone();
        fields.extend([("opponent", "Bruno"), ("color", "white")]);
        let page = table.white.submit(&page, "main form", &fields);
        page.assert_says(words);
        table.white.get("/lobby").assert_says(words);
        let email = table.site.email_to("bruno@example.org");
        assert!(email.text.contains(&format!("Standard, {words}.")), "{}", email.text);
        let path = page.path.split('?').next().expect("a path").to_owned();
        let page = table.black.get(&path);
        let page = table.black.submit(&page, "form[action$=accept]", &[]);
        page.assert_says(words);
        play(&mut table.white, &page.path, "e4");
        let pgn = table.white.get(&format!("{}.pgn?clocks=1", page.path)).html;
        assert!(pgn.contains(&format!("[TimeControl \"{tag}\"]")), "{pgn}");
        assert_eq!(pgn.contains("%clk"), tag != "-", "{pgn}");
    }
}

#[test]
fn a_bank_shows_what_both_have_and_when_the_flag_falls() {
    let terms = [("control", "fischer"), ("initial", "10 days"), ("increment", "1 day")];
    let mut table = Table::with(&terms);
    table.site.advance(TimeDelta::hours(4));
    table.play(&["e4"]);
    let email = table.site.email_to("bruno@example.org");
    let deadline =
        "It is your turn. You have 10 days left, until Monday 30 November 2026, 17:00 CET.";
    assert!(email.text.contains(deadline), "{}", email.text);
    table.site.advance(TimeDelta::hours(7));
    let page = table.black.get("/games/1");
    page.assert_says("9 d 17 h left Mon 30 Nov 2026, 17:00 CET");
    page.assert_says("White's time left 10 d 20 h");
    page.assert_says("Black's time left 9 d 17 h");
    let page = table.black.get("/games");
    page.assert_says("9 d 17 h left Mon 30 Nov 2026, 17:00 CET");
    let page = table.black.get("/games/1/log");
    page.assert_says("Unused time stays on the clock.");
    page.assert_says("Black's clock has been running since Fri 20 Nov 2026, 17:00 CET. This move has used 7 h of 10 d. Time runs out on Mon 30 Nov 2026, 17:00 CET.");
    assert_eq!(page.all(".move-times tbody tr"), ["1.e4 Fri 20 Nov 2026, 17:00 CET 4 h 10 d 20 h"]);
    page.assert_says("White played 1.e4.");
}

#[test]
fn a_period_tells_its_days_and_how_they_are_counted() {
    let mut table = Table::with(&[("control", "period")]);
    table.site.advance(TimeDelta::days(23));
    table.white.log_in("Wilma", PASSWORD);
    table.black.log_in("Bruno", PASSWORD);
    table.play(&["e4"]);
    let page = table.black.get("/games/1");
    page.assert_says("White's time left 24 days for 9 moves");
    page.assert_says("Black's time left 50 days for 10 moves");
    let page = table.black.get("/games/1/log");
    page.assert_says("After 20 days on one move, days count double.");
    assert_eq!(page.all(".move-times tbody td")[2..], ["23 d", "26 days", "24 d"]);
}

#[test]
fn without_a_limit_emails_come_all_the_same_and_the_list_ends_with_it() {
    let mut table = Table::with(&[("control", "unlimited")]);
    crate::web::start(&mut table.white, &mut table.black, &[("days", "30")]);
    table.play(&["e4"]);
    let email = table.site.email_to("bruno@example.org");
    assert!(email.text.contains("There is no time limit."), "{}", email.text);
    let emails = table.site.emails().len();
    for _ in 0..40 {
        table.site.advance(TimeDelta::days(10));
        table.site.run_jobs();
    }
    // The other game is over by then, with a reminder and the end; nothing about this one.
    let subjects: Vec<_> = table.site.emails()[emails..]
        .iter()
        .filter(|email| email.to == "bruno@example.org")
        .map(|email| email.news.clone())
        .collect();
    assert_eq!(subjects, ["Your game against Wilma has no result"]);
    table.black.log_in("Bruno", PASSWORD);
    let game = crate::web::start(&mut table.white_again(), &mut table.black, &[("days", "30")]);
    play(&mut table.white_again(), &game, "e4");
    let page = table.black.get("/games");
    let clocks = page.all(".game-card .clock");
    assert!(clocks[0].contains("30 d left"), "{clocks:?}");
    assert_eq!(clocks[1], "no time limit");
    assert!(!table.black.get("/games/1").has("form[action$=time]"), "there is none to give");
}

impl Table {
    /// White, logged in again.
    fn white_again(&self) -> crate::support::Browser {
        let mut browser = self.site.browser();
        browser.log_in("Wilma", PASSWORD);
        browser
    }
}

#[test]
fn time_is_given_once_however_often_the_form_is_sent() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = table.black.get("/games/1");
    page.assert_says("Give more time");
    let form = "form[action$=time]";
    let given = table.black.submit(&page, form, &[("days", "2")]);
    given.assert_says("5 d left Wed 25 Nov 2026, 13:00 CET");
    table.black.submit(&page, form, &[("days", "2")]);
    table.white.get("/games/1").assert_says("5 d left Wed 25 Nov 2026, 13:00 CET");
    let email = table.site.email_to("wilma@example.org");
    assert_eq!(email.news, "Bruno gave you 2 days more");
    assert!(email.text.contains("Wednesday 25 November 2026, 13:00 CET"), "{}", email.text);
    for days in ["0", "-1", "31", "99999999999", "many", ""] {
        let page = table.black.get("/games/1");
        let page = table.black.submit(&page, form, &[("days", days)]);
        assert_eq!(page.status, 409, "{days}");
        page.assert_says("You can give 1 to 30 whole days at a time.");
    }
    let page = table.black.get("/games/1");
    table.black.submit(&page, form, &[("days", "1")]);
    table.white.get("/games/1").assert_says("6 d left");
    let page = table.white.get("/games/1/log");
    page.assert_says("Black gave the opponent 2 days.");
    // A spectator can give nothing.
    let mut other = table.site.player("Carla");
    let csrf = other.csrf();
    let page = other.post("/games/1/time", &[("csrf", &csrf), ("days", "1"), ("given", "2")]);
    assert_eq!(page.status, 403);
}
