//! What waits in a game, for whom it waits.

use chrono::TimeDelta;

use crate::{
    support::site::PASSWORD,
    web::{Table, play},
};

#[test]
fn offers_and_messages_are_marked_for_whom_they_are() {
    let mut table = Table::with(&[("days", "30")]);
    table.site.advance(TimeDelta::minutes(1));
    let page = table.white.get("/games/1?move=e4");
    let with = [("message", "Good luck."), ("offer_draw", "yes")];
    table.white.submit(&page, ".confirm form", &with);
    assert_eq!(table.white.get("/games").all(".badge"), [""; 0]);
    let page = table.black.get("/games");
    assert_eq!(page.all(".badge"), ["your turn", "draw offered", "new message"]);
    let page = table.black.get("/games");
    let page = table.black.submit(&page, "form:has(.views)", &[("view", "rows")]);
    assert_eq!(page.all(".game-rows .badge").len(), 3);
    assert_eq!(page.all("title"), ["(1) My games · Zugpost"]);
    // Seen, whether that is written down or not.
    table.black.get("/games/1");
    assert_eq!(table.black.get("/games").all(".badge"), ["your turn", "draw offered"]);
    table.site.flush_game_views();
    assert_eq!(table.black.get("/games").all(".badge"), ["your turn", "draw offered"]);
    // And still known when no email asks for it any more.
    table.site.advance(TimeDelta::days(6));
    table.site.run_jobs();
    table.black.log_in("Bruno", PASSWORD);
    assert_eq!(table.black.get("/games").all(".badge"), ["your turn", "draw offered"]);
    table.white.log_in("Wilma", PASSWORD);
    let page = table.white.get("/games/1");
    table.white.submit(&page, "form[action$=takeback]", &[]);
    let page = table.black.get("/games");
    assert_eq!(page.all(".badge"), ["your turn", "draw offered", "takeback requested"]);
    assert_eq!(table.white.get("/games").all(".badge"), [""; 0]);
    // What one said oneself is no news.
    table.site.advance(TimeDelta::minutes(1));
    let page = table.black.get("/games/1?move=e5");
    table.black.submit(&page, ".confirm form", &[("message", "Thank you.")]);
    assert_eq!(table.black.get("/games").all(".badge"), [""; 0]);
    assert_eq!(table.white.get("/games").all(".badge"), ["your turn", "new message"]);
    // And nobody else's.
    let page = table.site.browser().get("/players/Wilma");
    assert!(!page.text().contains("message"), "{}", page.text());
}

#[test]
fn what_is_new_goes_by_ones_own_looks_alone() {
    let mut table = Table::set();
    let csrf = table.white.csrf();
    table.white.get("/games/1");
    table.site.advance(TimeDelta::minutes(1));
    table.white.post_once("/games/1/messages", &[("csrf", &csrf), ("text", "Good luck.")]);
    table.site.flush_game_views();
    assert_eq!(table.black.get("/games").all(".badge"), ["new message"]);
    // White viewed it last before it was said.
    table.site.advance(TimeDelta::minutes(1));
    table.black.get("/games/1");
    table.site.flush_game_views();
    assert_eq!(table.black.get("/games").all(".badge"), [""; 0]);
}

#[test]
fn conditional_moves_are_marked_for_its_owner_alone() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let page = table.white.get("/games/1");
    let fields = [("lines", "1...e5 2.Nf3 Nc6 3.Bb5"), ("action", "replace")];
    table.white.submit(&page, "#conditional-moves form:has(textarea)", &fields);
    assert_eq!(table.white.get("/games").all(".badge"), ["2 conditional moves"]);
    assert_eq!(table.black.get("/games").all(".badge"), ["your turn"]);
    let mut passer_by = table.site.browser();
    assert!(!passer_by.get("/players/Wilma").text().contains("conditional"));
    play(&mut table.black, "/games/1", "e5");
    assert_eq!(table.white.get("/games").all(".badge"), ["1 conditional move"]);
    // It is paused now.
    play(&mut table.black, "/games/1", "d6");
    assert_eq!(table.white.get("/games").all(".badge"), ["your turn"]);
}

#[test]
fn the_small_board_shows_the_last_move_from_the_players_side() {
    let mut table = Table::set();
    let squares = |page: &crate::support::Page| -> Vec<(String, String)> {
        let [x, y] = ["x", "y"].map(|name| page.attributes(".mini .last", name));
        x.into_iter().zip(y).collect()
    };
    let pair = |x: &str, y: &str| (x.to_owned(), y.to_owned());
    assert!(squares(&table.white.get("/games")).is_empty());
    table.play(&["e4"]);
    assert_eq!(squares(&table.white.get("/games")), [pair("4", "6"), pair("4", "4")]);
    assert_eq!(squares(&table.black.get("/games")), [pair("3", "1"), pair("3", "3")]);
    for (index, text) in ["e5", "Nf3", "Nc6", "Bb5", "Nf6", "O-O"].into_iter().enumerate() {
        play(if index % 2 == 0 { &mut table.black } else { &mut table.white }, "/games/1", text);
    }
    // The king on g1, not the rook's square.
    assert_eq!(squares(&table.white.get("/games")), [pair("4", "7"), pair("6", "7")]);
}
