//! Who may accept a challenge to everyone: by rating, by pace, by games lost on time.

use chrono::TimeDelta;
use zugpost::game::clock::TIMEOUT_GRACE;

use crate::{
    support::{Browser, Page, Site, site::PASSWORD},
    web::{Table, play, start},
};

const FOOLS_MATE: [&str; 4] = ["f3", "e5", "g4", "Qh4"];

/// Offers a game to everyone, and returns the page of the challenge.
fn offer(browser: &mut Browser, fields: &[(&str, &str)]) -> Page {
    let page = browser.get("/challenges/new");
    browser.submit(&page, "main form", fields)
}

fn path(page: &Page) -> String {
    page.path.split('?').next().expect("a path").to_owned()
}

#[test]
fn a_rating_can_be_asked_for() {
    let mut table = Table::with(&[("rated", "on")]);
    table.play(&FOOLS_MATE);
    table.site.run_jobs();
    let mut anna = table.site.player("Anna");
    let page = offer(&mut anna, &[("min_rating", "1600"), ("max_rating", "1700")]);
    page.assert_says("Who may accept Rating from 1600 to 1700.");
    let challenge = path(&page);
    let too_low =
        "Only players with a rating of at least 1600 can accept this challenge. Yours is 1338.";
    let unrated =
        "Only players with a rating can accept this challenge. Play a few rated games first.";
    let mut dora = table.site.player("Dora");
    for (browser, said) in [(&mut table.white, too_low), (&mut dora, unrated)] {
        let page = browser.get(&challenge);
        page.assert_says(said);
        assert!(!page.has("form[action$=accept]"));
        let lobby = browser.get("/lobby");
        lobby.assert_says("Who may accept: Rating from 1600 to 1700.");
        lobby.assert_says(said);
        assert!(!lobby.has("form[action$=accept]"));
        let csrf = browser.csrf();
        let page = browser.post(&format!("{challenge}/accept"), &[("csrf", &csrf)]);
        assert_eq!(page.status, 409, "{}", page.text());
        page.assert_says(said);
    }
    // Visitors read who may, and whoever made it nothing more.
    table.site.browser().get(&challenge).assert_says("Rating from 1600 to 1700.");
    assert!(!anna.get("/lobby").text().contains("Only players"));
    let page = table.black.get(&challenge);
    let page = table.black.submit(&page, "form[action$=accept]", &[]);
    assert!(page.path.starts_with("/games/"), "{}", page.text());
    // The rating of another variant is another.
    let page = offer(&mut anna, &[("min_rating", "1000"), ("variant", "atomic")]);
    table.black.get(&path(&page)).assert_says(unrated);
    let page = offer(&mut anna, &[("max_rating", "1600")]);
    table.black.get(&path(&page)).assert_says(
        "Only players whose rating was at most 1600 in the last 12 months can accept this challenge. Your highest was 1662.",
    );
}

#[test]
fn conditions_that_cannot_be_are_refused() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    site.player("Bea");
    for (fields, said) in [
        (
            &[("min_rating", "1700"), ("max_rating", "1600")][..],
            "The lowest rating is above the highest. Enter another range.",
        ),
        (&[("max_timeouts_percent", "101")], "Enter a percentage from 0 to 100."),
        (&[("min_games", "many")], "Finished games, at least"),
        (
            &[("opponent", "Bea"), ("max_days_a_move", "3")],
            "Only challenges to everyone have conditions.",
        ),
    ] {
        let page = offer(&mut anna, fields);
        assert_eq!(page.status, 422, "{fields:?}: {}", page.text());
        page.assert_says(said);
        // What was entered stays, and its part of the form is open.
        assert!(page.has("details.more[open]"));
        for (name, value) in fields {
            assert_eq!(page.attribute(&format!("#{name}"), "value").as_deref(), Some(*value));
        }
    }
}

#[test]
fn pace_is_told_on_profiles_and_can_be_asked_for() {
    let mut table = Table::set();
    let profile = |site: &Site, name: &str| site.browser().get(&format!("/players/{name}"));
    assert!(!profile(&table.site, "Wilma").text().contains("On average"));
    // Wilma takes a day for each of five moves, Bruno none.
    for (white, black) in
        [("e4", "e5"), ("Nf3", "Nc6"), ("Bb5", "a6"), ("Ba4", "Nf6"), ("d3", "b5")]
    {
        table.site.advance(TimeDelta::days(1));
        table.white.log_in("Wilma", PASSWORD);
        table.black.log_in("Bruno", PASSWORD);
        let game = table.game.clone();
        play(&mut table.white, &game, white);
        play(&mut table.black, &game, black);
    }
    profile(&table.site, "Wilma").assert_says("On average 1.0 days per move in the last games.");
    profile(&table.site, "Bruno").assert_says("On average 0.0 days per move in the last games.");
    // She loses another one on time.
    let lost = start(&mut table.white, &mut table.black, &[]);
    play(&mut table.white, &lost, "e4");
    play(&mut table.black, &lost, "e5");
    let page = table.white.get(&format!("{}/resign", table.game));
    table.white.submit(&page, "main form", &[]);
    table.site.advance(TimeDelta::days(3) + TIMEOUT_GRACE);
    table.site.run_jobs();
    table.white.log_in("Wilma", PASSWORD);
    profile(&table.site, "Wilma").assert_says("1 of 2 finished games lost on time.");
    profile(&table.site, "Bruno").assert_says("0 of 2 finished games lost on time.");
    let mut anna = table.site.player("Anna");
    for (field, said) in [
        (
            ("max_timeouts_percent", "5"),
            "You have lost 1 of your 2 finished games on time. To accept this challenge, it must be at most 5%.",
        ),
        (("min_games", "3"), "You need 3 finished games to accept this challenge. You have 2."),
        (
            ("max_days_a_move", "0"),
            "days per move on average. To accept this challenge, it must be at most 0 days.",
        ),
    ] {
        let page = offer(&mut anna, &[field]);
        table.white.get(&path(&page)).assert_says(said);
    }
    let page = offer(&mut anna, &[("max_timeouts_percent", "50"), ("min_games", "2")]);
    assert!(table.white.get(&path(&page)).has("form[action$=accept]"));
}
