//! What waits for a player stands in the header of every page.

use super::{Table, play, start};
use crate::support::Page;

/// Where the links of the navigation lead, and their texts.
fn counts(page: &Page) -> [String; 3] {
    ["/games", "/messages", "/lobby"]
        .map(|href| page.all(&format!("header nav a[href='{href}']")).concat())
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
    page.assert_says(
        "It is your turn in 2 games 1 player has challenged you You have 1 unread message",
    );
    let icon = page.attribute("link[rel=icon]", "href").expect("an icon");
    assert!(table.black.get(&icon).text().contains('2'), "{icon}");
    // Nine, and more than nine.
    assert_eq!(counts(&table.white.get("/"))[0], "My games (9)");
    play(&mut table.black, "/games/1", "e5");
    assert_eq!(counts(&table.white.get("/"))[0], "My games (10)");
    let icon = table.white.get("/").attribute("link[rel=icon]", "href").expect("an icon");
    assert!(table.white.get(&icon).text().contains("9+"), "{icon}");
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

/// A game that is paused until a claim is decided waits for nobody.
#[test]
fn a_paused_game_does_not_wait() {
    let mut table = Table::set();
    start(&mut table.white, &mut table.black, &[]);
    table.site.administrator("Ada");
    let page = table.white.get("/games/1");
    let csrf = page.attribute("input[name=csrf]", "value").expect("a form");
    let claim =
        [("csrf", csrf.as_str()), ("ground", "other"), ("statement", "Agreed."), ("ply", "0")];
    assert_eq!(table.white.post_once("/games/1/claim", &claim).status, 303);
    assert_eq!(counts(&table.white.get("/players"))[0], "My games (1)");
}
