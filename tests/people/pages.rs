//! What a player's page tells, and to whom.

use chrono::TimeDelta;

use super::suspend;
use crate::{
    support::site::PASSWORD,
    web::{Table, play, start},
};

#[test]
fn a_page_tells_results_by_color_and_against_the_reader() {
    let mut table = Table::set();
    let mut carla = table.site.player("Carla");
    table.play(&["e4", "e5"]);
    let resign = |browser: &mut crate::support::Browser, game: &str| {
        let page = browser.get(&format!("{game}/resign"));
        browser.submit(&page, "main form", &[]);
    };
    resign(&mut table.black, "/games/1");
    // Wilma loses with Black against Bruno, and with White against Carla.
    for (as_white, game) in [(false, "/games/2"), (true, "/games/3")] {
        let (white, black) = match as_white {
            false => (&mut table.black, &mut table.white),
            true => (&mut table.white, &mut carla),
        };
        assert_eq!(start(white, black, &[]), game);
        play(white, game, "e4");
        play(black, game, "e5");
        resign(&mut table.white, game);
    }
    let records = |page: &crate::support::Page| page.all(".records tbody tr");
    let anonymous = table.site.browser().get("/players/Wilma");
    assert_eq!(anonymous.all(".counters dd"), ["1", "0", "2", "0"]);
    assert_eq!(records(&anonymous), ["with White 1 0 1", "with Black 0 0 1"]);
    // The same with her own eyes: nobody plays against themselves.
    assert_eq!(records(&table.white.get("/players/Wilma")), records(&anonymous));
    let with_black = "with Black 0 0 1";
    let seen_by_bruno = records(&table.black.get("/players/Wilma"));
    assert_eq!(seen_by_bruno, ["with White 1 0 1", with_black, "against you 1 0 1"]);
    let seen_by_carla = records(&carla.get("/players/Wilma"));
    assert_eq!(seen_by_carla, ["with White 1 0 1", with_black, "against you 0 0 1"]);
    // Where there is nothing to count there is no row.
    assert_eq!(records(&table.black.get("/players/Carla")), ["with Black 1 0 0"]);
}

#[test]
fn the_typical_time_of_an_answer_is_that_of_moves_made_by_hand() {
    let mut table = Table::set();
    let think = TimeDelta::hours(26) + TimeDelta::minutes(30);
    let usually = |table: &Table, name| {
        let page = table.site.browser().get(&format!("/players/{name}"));
        let text = page.text();
        text.find("Usually").map(|at| text[at..].split('.').next().unwrap_or_default().to_owned())
    };
    for (index, mv) in
        ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "c3", "Nf6", "d3"].into_iter().enumerate()
    {
        let browser = if index % 2 == 0 {
            assert_eq!(usually(&table, "Wilma"), None, "too few moves before {mv}");
            table.site.advance(think);
            table.white.log_in("Wilma", PASSWORD);
            &mut table.white
        } else {
            table.black.log_in("Bruno", PASSWORD);
            &mut table.black
        };
        play(browser, "/games/1", mv);
    }
    assert_eq!(usually(&table, "Wilma").as_deref(), Some("Usually moves within 1 day and 3 hours"));
    assert_eq!(usually(&table, "Bruno"), None);
    // What her conditional moves answer takes no time, and says nothing of how fast she is.
    let lines = "5...d6 6.Nbd2 a6 7.Bb3 Ba7 8.h3 h6 9.Nf1 O-O 10.Ng3 Re8 11.O-O";
    let page = table.white.get("/games/1");
    let fields = [("lines", lines), ("checked", lines), ("action", "replace")];
    table.white.submit(&page, "#conditional-moves form:has(textarea)", &fields);
    table.black.log_in("Bruno", PASSWORD);
    for mv in ["d6", "a6", "Ba7", "h6", "O-O", "Re8"] {
        let page = play(&mut table.black, "/games/1", mv);
        assert_eq!(page.status, 200, "{mv}: {}", page.text());
    }
    table.black.get("/games/1").assert_says("11.");
    assert_eq!(usually(&table, "Wilma").as_deref(), Some("Usually moves within 1 day and 3 hours"));
    assert_eq!(usually(&table, "Bruno").as_deref(), Some("Usually moves within an hour"));
}

#[test]
fn when_somebody_was_here_is_told_roughly_and_of_the_suspended_never() {
    let mut table = Table::set();
    let page = |table: &Table| table.site.browser().get("/players/Wilma");
    table.site.run_jobs();
    assert_eq!(page(&table).all("h1"), ["Wilma online"]);
    table.site.advance(TimeDelta::hours(1));
    assert_eq!(page(&table).all("h1"), ["Wilma"]);
    page(&table).assert_says("Member since 20 Nov 2026. Last seen less than a day ago.");
    table.site.advance(TimeDelta::days(1));
    page(&table).assert_says("Last seen less than a week ago.");
    table.white.log_in("Wilma", PASSWORD);
    table.site.run_jobs();
    assert_eq!(page(&table).all("h1"), ["Wilma online"]);
    suspend(&table.site, "wilma");
    assert_eq!(page(&table).all("h1"), ["Wilma"]);
    assert!(!page(&table).text().contains("Last seen"));
}

#[test]
fn who_is_on_vacation_is_told_to_whoever_is_logged_in() {
    let mut table = Table::set();
    let page = table.white.get("/vacation");
    table.white.submit(&page, "main form", &[("from", ""), ("until", "2026-11-28")]);
    let vacation = "on vacation until Sun 29 Nov 2026, 00:00 CET";
    table.black.get("/players/Wilma").assert_says(vacation);
    assert!(!table.site.browser().get("/players/Wilma").text().contains("vacation"));
    assert!(!table.black.get("/players/Bruno").text().contains("vacation"));
    table.site.advance(TimeDelta::days(9));
    table.black.log_in("Bruno", PASSWORD);
    assert!(!table.black.get("/players/Wilma").text().contains("vacation"));
}
