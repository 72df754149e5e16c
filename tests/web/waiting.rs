//! What waits for a player stands in the header of every page.

use super::{Table, play, start};
use crate::support::{Browser, Page, site::PASSWORD};

/// Where the links of the navigation lead, and their texts.
fn counts(page: &Page) -> [String; 3] {
    ["/games", "/messages", "/lobby"]
        .map(|href| page.all(&format!("header nav a[href='{href}']")).concat())
}

/// What stands in the icon of the page.
fn icon_text(browser: &mut Browser) -> String {
    let icon = browser.get("/").attribute("link[rel=icon]", "href").expect("an icon");
    let picture = browser.get(&icon);
    assert_eq!(picture.headers["content-type"], "image/svg+xml");
    picture.all("text").concat()
}

#[test]
fn every_page_says_what_waits_for_its_reader() {
    let mut table = Table::set();
    let nothing = ["My games", "Messages", "Lobby"];
    assert_eq!(counts(&table.black.get("/players")), nothing);
    assert!(table.black.get("/players").has("link[rel=icon][href$='/icon.svg']"));
    table.black.get("/waiting").assert_says("Nothing is waiting for you.");
    for _ in 0..10 {
        start(&mut table.white, &mut table.black, &[]);
    }
    play(&mut table.white, "/games/1", "e4");
    play(&mut table.white, "/games/2", "e4");
    let page = table.white.get("/messages/Bruno");
    table.white.submit(&page, "main form", &[("text", "Hello.")]);
    let page = table.white.get("/challenges/new");
    table.white.submit(&page, "main form", &[("opponent", "Bruno")]);
    for path in ["/players", "/games", "/games/3", "/learn", "/account", "/lobby"] {
        let page = table.black.get(path);
        assert_eq!(counts(&page), ["My games (2)", "Messages (1)", "Lobby (1)"], "{path}");
        assert!(page.all("title")[0].starts_with("(2) "), "{path}");
    }
    let page = table.black.get("/waiting");
    page.assert_says("It is your turn in 2 games You have 1 challenge You have 1 unread message");
    assert_eq!(page.attributes("main li a", "href"), ["/games/next", "/games", "/messages"]);
    assert_eq!(icon_text(&mut table.black), "2");
    // Nine, and more than nine.
    assert_eq!(counts(&table.white.get("/")), ["My games (9)", "Messages", "Lobby"]);
    assert_eq!(icon_text(&mut table.white), "9");
    play(&mut table.black, "/games/1", "e5");
    assert_eq!(counts(&table.white.get("/"))[0], "My games (10)");
    assert_eq!(icon_text(&mut table.white), "9+");
    // What is read, declined and played waits no more.
    table.black.get("/messages/Wilma");
    play(&mut table.black, "/games/2", "e5");
    let page = table.black.get("/games");
    let page = table.black.click(&page, "main a[href^='/challenges/']");
    table.black.submit(&page, "form[action$=decline]", &[]);
    assert_eq!(counts(&table.black.get("/players")), nothing);
    let mut guest = table.site.browser();
    assert_eq!(counts(&guest.get("/players")), ["", "", "Lobby"]);
    assert!(guest.get("/waiting").path.starts_with("/login"));
}

/// The header, the list of games and the way from game to game agree.
#[track_caller]
fn assert_waiting(table: &mut Table, count: usize) {
    let page = table.white.get("/games");
    let wanted = if count == 0 { "My games".to_owned() } else { format!("My games ({count})") };
    assert_eq!(counts(&page)[0], wanted);
    let heading = if count == 0 { "Your turn".to_owned() } else { format!("Your turn ({count})") };
    assert_eq!(page.all("main h2")[0], heading);
}

#[test]
fn only_what_can_be_done_waits() {
    let mut table = Table::with(&[("days", "1")]);
    start(&mut table.white, &mut table.black, &[("days", "9")]);
    start(&mut table.white, &mut table.black, &[("days", "9")]);
    assert_waiting(&mut table, 3);
    let page = table.white.get("/challenges/new");
    table.white.submit(&page, "main form", &[("opponent", "Bruno")]);
    assert_eq!(counts(&table.white.get("/players"))[2], "Lobby", "it waits for the other");
    // A game that is paused until a claim is decided, and one that is over.
    table.site.administrator("Ada");
    let page = table.white.get("/games/2");
    let csrf = page.attribute("input[name=csrf]", "value").expect("a form");
    let claim =
        [("csrf", csrf.as_str()), ("ground", "other"), ("statement", "Agreed."), ("ply", "0")];
    assert_eq!(table.white.post_once("/games/2/claim", &claim).status, 303);
    assert_waiting(&mut table, 2);
    let page = table.black.get("/games/3/resign");
    table.black.submit(&page, "form[action$='/resign']", &[]);
    assert_waiting(&mut table, 1);
    // The time has run out, whether that is written down or not.
    table.site.advance(chrono::TimeDelta::days(1));
    table.white.log_in("Wilma", PASSWORD);
    assert_waiting(&mut table, 0);
    assert!(!table.white.get("/players").all("title")[0].starts_with('('));
    // The challenge has expired.
    table.black.log_in("Bruno", PASSWORD);
    assert_eq!(counts(&table.black.get("/players"))[2], "Lobby (1)");
    table.site.advance(chrono::TimeDelta::days(14));
    table.black.log_in("Bruno", PASSWORD);
    assert_eq!(counts(&table.black.get("/players"))[2], "Lobby");
}

/// Whoever can claim that the opponent's time has run out has something to do.
#[test]
fn a_win_on_time_that_can_be_claimed_waits() {
    let mut table = Table::with(&[("days", "1"), ("timeout_rule", "claimed")]);
    play(&mut table.white, "/games/1", "e4");
    assert_waiting(&mut table, 0);
    table.site.advance(chrono::TimeDelta::days(2));
    table.white.log_in("Wilma", PASSWORD);
    assert_waiting(&mut table, 1);
}
