//! What openings are called, on pages and in files.

use zugpost::db::{GameId, games};

use crate::{
    support::Site,
    web::{Table, play},
};

fn opening(site: &Site) -> String {
    site.read(|conn| games::find(conn, GameId(1))).expect("a game").opening
}

#[test]
fn a_game_is_named_by_its_last_position_that_has_a_name() {
    let mut table = Table::set();
    assert_eq!(opening(&table.site), "");
    assert!(!table.white.get("/games/1").text().contains("Opening"));
    table.play(&["e4", "e5", "Nf3", "Nc6", "Bb5"]);
    assert_eq!(opening(&table.site), "C60 Ruy Lopez");
    play(&mut table.black, "/games/1", "Rb8");
    assert_eq!(opening(&table.site), "C60 Ruy Lopez", "no position after it has a name");
    table.site.browser().get("/games/1").assert_says("Opening C60 Ruy Lopez");
    for path in ["/players/Wilma", "/players/Bruno"] {
        assert_eq!(table.white.get(path).all(".opening"), ["C60 Ruy Lopez"], "{path}");
    }
    for path in ["/games/1.pgn", "/games.pgn"] {
        let pgn = table.white.get(path).html;
        assert!(pgn.contains("[ECO \"C60\"]\n[Opening \"Ruy Lopez\"]\n"), "{pgn}");
    }
    let page = table.white.get("/games/1/resign");
    table.white.submit(&page, "main form", &[]);
    assert_eq!(table.white.get("/games").all(".opening"), ["C60 Ruy Lopez"]);
}

#[test]
fn a_transposition_has_the_name_of_where_it_leads() {
    let mut table = Table::set();
    table.play(&["Nf3", "Nc6", "e4", "e5", "Bb5"]);
    assert_eq!(opening(&table.site), "C60 Ruy Lopez");
}

#[test]
fn a_takeback_takes_the_name_back() {
    let mut table = Table::set();
    table.play(&["e4", "c5"]);
    let before = opening(&table.site);
    assert_eq!(before, "B20 Sicilian Defense");
    play(&mut table.white, "/games/1", "b4");
    assert_eq!(opening(&table.site), "B20 Sicilian Defense: Wing Gambit");
    let page = table.white.get("/games/1");
    table.white.submit(&page, "form:has([value=ask])", &[]);
    let page = table.black.get("/games/1");
    table.black.submit(&page, "form:has([value=grant])", &[]);
    assert_eq!(opening(&table.site), before);
}

#[test]
fn other_starts_have_no_openings() {
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    for terms in
        [&[("start", "fen"), ("fen", fen)][..], &[("start", "chess960"), ("number", "518")]]
    {
        let mut table = Table::with(terms);
        table.play(&["Nf3", "Nc6"]);
        assert_eq!(opening(&table.site), "", "{terms:?}");
    }
}
