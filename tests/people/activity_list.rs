//! The lists of activity: who finished most games in the year, and who lost fewest of them on time.

use chrono::TimeDelta;
use zugpost::game::clock::TIMEOUT_GRACE;

use super::change;
use crate::{
    support::{Browser, site::PASSWORD},
    web::{Table, play, start},
};

/// Plays a game of one move each, and has Black resign.
fn resigned(white: &mut Browser, black: &mut Browser) {
    let game = start(white, black, &[]);
    play(white, &game, "e4");
    play(black, &game, "e5");
    let page = black.get(&format!("{game}/resign"));
    black.submit(&page, "main form", &[]);
}

#[test]
fn activity_is_listed_for_the_year_and_counted_once_an_hour() {
    let mut table = Table::set();
    let lists = |browser: &mut Browser| {
        let page = browser.get("/players/lists/activity");
        (
            page.all("h2:nth-of-type(1) + table tbody tr"),
            page.all("h2:nth-of-type(2) + table tbody tr"),
        )
    };
    let mut visitor = table.site.browser();
    visitor.get("/players/lists/activity").assert_says("No player is in this list yet.");
    let mut anna = table.site.player("Anna");
    resigned(&mut anna, &mut table.black);
    // The lists of an hour ago are shown until then.
    assert_eq!(lists(&mut visitor), (Vec::new(), Vec::new()));
    // Wilma loses the game of the table on time.
    table.play(&["e4", "e5"]);
    table.site.advance(TimeDelta::days(3) + TIMEOUT_GRACE);
    table.site.run_jobs();
    for (browser, name) in
        [(&mut table.white, "Wilma"), (&mut table.black, "Bruno"), (&mut anna, "Anna")]
    {
        browser.log_in(name, PASSWORD);
    }
    for _ in 0..9 {
        resigned(&mut anna, &mut table.white);
    }
    // An aborted game counts for nothing.
    let game = start(&mut anna, &mut table.white, &[]);
    let page = anna.get(&format!("{game}/resign"));
    anna.submit(&page, "main form", &[("abort", "yes")]);
    let (most, fewest) = lists(&mut visitor);
    assert_eq!(most, ["Wilma 10 1 10%", "Anna 10 0 0%", "Bruno 2 0 0%"], "{most:?}");
    assert_eq!(fewest, ["Anna 10 0 0%", "Wilma 10 1 10%"], "{fewest:?}");
    // Accounts without a page are left out, from the next hour on.
    change(&table.site, "UPDATE players SET suspended_at = created_at WHERE name = 'Anna'");
    table.site.advance(TimeDelta::hours(1));
    assert_eq!(lists(&mut visitor).1, ["Wilma 10 1 10%"]);
    // Of ten moves each, in a year without any other game.
    let page = visitor.get("/players/lists/activity");
    let steady = page.all("h2:nth-of-type(3) + table tbody tr");
    assert_eq!(steady.len(), 1, "{steady:?}");
    assert!(steady[0].starts_with("Wilma "), "{steady:?}");
    // A new year begins anew.
    table.site.advance(TimeDelta::days(60));
    assert_eq!(lists(&mut visitor), (Vec::new(), Vec::new()));
}
