//! From one game to the next that waits.

use chrono::{DateTime, TimeDelta};

use crate::{
    support::{Browser, site::PASSWORD},
    web::{Table, play, send_delay, start},
};

#[test]
fn one_goes_from_the_most_urgent_game_to_the_next_and_may_skip_any() {
    let mut table = Table::set();
    start(&mut table.white, &mut table.black, &[("days", "1")]);
    start(&mut table.white, &mut table.black, &[("days", "9")]);
    let ways = [("", "2"), ("?after=2", "1"), ("?after=1", "3"), ("?after=3", "2")];
    for (from, to) in ways.into_iter().chain([("?after=99", "2"), ("?after=x", "2")]) {
        let page = table.white.get(&format!("/games/next{from}"));
        assert_eq!(page.path, format!("/games/{to}"), "{from}");
    }
    let page = table.white.get("/games/2");
    page.assert_says("Skip until tomorrow Next game (2) against Bruno, 3 d left");
    // After the move two are left.
    let page = play(&mut table.white, "/games/2", "e4");
    page.assert_says("Next game (2) against Bruno, 3 d left");
    assert_eq!(table.white.click(&page, ".next-game a").path, "/games/1");
    // Bruno is to move in one: there is no other, and from elsewhere it is the next.
    assert!(!table.black.get("/games/2").has(".next-game"));
    table.black.get("/games/1").assert_says("Next game (1) against Wilma, 1 d left");
    assert_eq!(table.black.get("/games/next").path, "/games/2");
    let mut passer_by = table.site.browser();
    assert!(!passer_by.get("/games/1").has(".next-game"));
    assert!(passer_by.get("/games/next").path.starts_with("/login"));
    play(&mut table.white, "/games/1", "e4");
    let page = play(&mut table.white, "/games/3", "e4");
    assert!(!page.has(".next-game"), "nothing waits");
    assert_eq!(table.white.get("/games/next?after=3").path, "/games");
}

#[test]
fn only_what_can_be_played_waits() {
    let mut table = Table::with(&[("days", "1")]);
    let game = start(&mut table.white, &mut table.black, &[("days", "9")]);
    // A claim waits for a decision: the game is paused.
    table.site.administrator("Ada");
    let page = table.white.get(&game);
    let csrf = page.attribute("input[name=csrf]", "value").expect("a form");
    let claim =
        [("csrf", csrf.as_str()), ("ground", "other"), ("statement", "Agreed."), ("ply", "0")];
    let page = table.white.post_once(&format!("{game}/claim"), &claim);
    assert_eq!(page.status, 303, "{}", page.text());
    assert_eq!(table.white.get("/games/next").path, "/games/1");
    assert!(!table.white.get("/games/1").has(".next-game"));
    table.white.get("/games").assert_says("Your turn (1)");
    // The time has run out, whether that is written down or not.
    table.site.advance(TimeDelta::days(1));
    table.white.log_in("Wilma", PASSWORD);
    assert_eq!(table.white.get("/games/next").path, "/games");
    table.site.advance(zugpost::game::clock::TIMEOUT_GRACE);
    table.site.run_jobs();
}

/// Wilma has three games: the second is the most urgent, then the first.
fn three_games() -> Table {
    let mut table = Table::set();
    start(&mut table.white, &mut table.black, &[("days", "2")]);
    start(&mut table.white, &mut table.black, &[("days", "9")]);
    table
}

fn skip(browser: &mut Browser, game: &str) -> String {
    let page = browser.get(game);
    browser.press(&page, ".next-game button", &[]).path
}

#[test]
fn a_skipped_game_is_no_next_game_until_tomorrow() {
    let mut table = three_games();
    // The next one is the one behind it.
    assert_eq!(skip(&mut table.white, "/games/1"), "/games/3");
    assert_eq!(table.white.get("/games/next?after=2").path, "/games/3");
    assert_eq!(skip(&mut table.white, "/games/2"), "/games/3");
    assert!(!table.white.get("/games/3").has(".next-game"), "the others are skipped");
    table.white.get("/games/2").assert_says("Next game (1) against Bruno, 9 d left");
    table.white.get("/games").assert_says("Your turn (3)");
    let almost = DateTime::parse_from_rfc3339("2026-11-20T23:59:59+01:00").expect("an instant");
    table.site.advance(almost.to_utc() - table.site.now());
    assert_eq!(table.white.get("/games/next").path, "/games/3");
    table.site.advance(TimeDelta::seconds(1));
    assert_eq!(table.white.get("/games/next").path, "/games/2");
    // Once more, for another day.
    assert_eq!(skip(&mut table.white, "/games/2"), "/games/1");
    assert_eq!(table.white.get("/games/next").path, "/games/1");
}

#[test]
fn a_game_in_which_something_happens_is_skipped_no_more() {
    let mut table = three_games();
    for (white, black) in [("e4", "e5"), ("Nf3", "Nc6")] {
        assert_eq!(skip(&mut table.white, "/games/2"), "/games/1");
        play(&mut table.white, "/games/2", white);
        play(&mut table.black, "/games/2", black);
        assert_eq!(table.white.get("/games/next").path, "/games/2");
    }
    assert_eq!(skip(&mut table.white, "/games/2"), "/games/1");
    let page = table.black.get("/games/2");
    table.black.submit(&page, "form[action$='/takeback']", &[]);
    assert_eq!(table.white.get("/games/next").path, "/games/2", "a takeback is asked for");
}

#[test]
fn a_game_is_skipped_by_who_sees_it_as_it_is() {
    let mut table = three_games();
    let old = table.white.get("/games/2");
    play(&mut table.white, "/games/2", "e4");
    play(&mut table.black, "/games/2", "e5");
    assert_eq!(table.white.press(&old, ".next-game button", &[]).path, "/games/1");
    assert_eq!(table.white.get("/games/next").path, "/games/2", "an old page skips nothing");
    let mut sofie = table.site.player("Sofie");
    let csrf = sofie.csrf();
    let form = [("csrf", csrf.as_str()), ("ply", "2")];
    assert_eq!(sofie.post_once("/games/2/skip", &form).status, 403);
    assert_eq!(sofie.post_once("/games/99/skip", &form).status, 404);
    assert_eq!(table.white.get("/games/next").path, "/games/2");
}

#[test]
fn the_next_game_follows_a_move_by_itself_if_one_chooses() {
    let mut table = three_games();
    // Whoever has not chosen it stays.
    assert_eq!(play(&mut table.white, "/games/3", "e4").path, "/games/3");
    let page = table.white.get("/appearance");
    let page = table.white.submit(&page, "main form", &[("next_game", "yes")]);
    assert!(page.has("[name=next_game][checked]"));
    let page = play(&mut table.white, "/games/1", "e4");
    assert!(page.path.starts_with("/games/2?"), "{}", page.path);
    page.assert_says("You have moved. This is your next game.");
    assert_eq!(table.white.click(&page, ".last-game a").path, "/games/1");
    // Where no other waits, one stays.
    assert_eq!(play(&mut table.white, "/games/2", "e4").path, "/games/2");
    // With a message too.
    for game in ["/games/1", "/games/2"] {
        play(&mut table.black, game, "e5");
    }
    let page = table.white.get("/games/1");
    let page = table.white.submit(&page, "form.typed", &[("move", "Nf3")]);
    let page = table.white.submit(&page, ".confirm form", &[("message", "Your turn.")]);
    assert!(page.path.starts_with("/games/2?"), "{}", page.path);
}

#[test]
fn a_move_that_is_not_sent_yet_can_be_recalled_before_the_next_game() {
    let mut table = three_games();
    send_delay::choose(&mut table.white, "600");
    let page = table.white.get("/appearance");
    table.white.submit(&page, "main form", &[("next_game", "yes")]);
    let page = play(&mut table.white, "/games/2", "e4");
    assert_eq!(page.path, "/games/2");
    page.assert_says("Your move has not been sent yet.");
    // It waits no more for its player.
    page.assert_says("My games (2)");
    page.assert_says("Next game (2)");
    assert_eq!(table.white.get("/games/next").path, "/games/1");
    table.white.get("/games").assert_says("Your turn (2)");
    let page = table.white.get("/games/2");
    table.white.press(&page, "#delayed-move button", &[]).assert_says("My games (2)");
    table.white.get("/games").assert_says("My games (3)");
    table.white.get("/games").assert_says("Your turn (3)");
}
