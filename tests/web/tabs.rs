//! The tabs beside the board: which is open, and the size of the board.

use super::{Table, start};
use crate::support::{Page, Site};

#[track_caller]
fn open(page: &Page) -> String {
    let tab = page.attribute("[name=tab][checked]", "value");
    tab.unwrap_or_else(|| panic!("{}: {}", page.status, page.text()))
}

fn all(page: &Page) -> Vec<String> {
    page.attributes("[name=tab]", "value")
}

#[test]
fn a_page_has_the_tabs_of_its_reader() {
    let mut table = Table::set();
    let of_player = ["moves", "conditional-moves", "messages", "note", "more"];
    assert_eq!(all(&table.white.get("/games/1")), of_player);
    let mut reader = table.site.player("Ada");
    assert_eq!(all(&reader.get("/games/1")), ["moves", "messages", "note", "more"]);
    let mut visitor = table.site.browser();
    assert_eq!(all(&visitor.get("/games/1")), ["moves", "more"]);
}

#[test]
fn the_tab_is_open_that_is_asked_for_or_has_a_refused_form() {
    let mut table = Table::set();
    for (address, tab) in [
        ("/games/1", "moves"),
        ("/games/1?tab=note", "note"),
        ("/games/1?tab=more", "more"),
        ("/games/1?tab=nonsense", "moves"),
        ("/games/1?messages=1", "messages"),
    ] {
        assert_eq!(open(&table.white.get(address)), tab, "{address}");
    }
    let mut visitor = table.site.browser();
    assert_eq!(open(&visitor.get("/games/1?tab=note")), "moves", "there is none for visitors");
    // What was refused is in sight.
    let page = table.white.get("/games/1");
    let long = "x".repeat(20_000);
    let refused = table.white.submit(&page, "#messages form", &[("text", &long)]);
    assert_eq!((refused.status, open(&refused).as_str()), (422, "messages"));
    let refused = table.white.submit(&page, "#notes form", &[("note", &long)]);
    assert_eq!((refused.status, open(&refused).as_str()), (422, "note"));
    let waiting = table.black.get("/games/1");
    let lines = [("lines", "1.Zz9"), ("action", "replace")];
    let refused = table.black.submit(&waiting, "#conditional-moves form", &lines);
    assert_eq!((refused.status, open(&refused).as_str()), (422, "conditional-moves"));
    // Without a script a click on the board brings the tab along.
    let page = table.white.press(&page, "[data-square=e2]", &[("tab", "note")]);
    assert_eq!(page.status, 200, "{}", page.text());
    assert_eq!(open(&page), "note");
    assert!(page.has(".square.chosen"));
}

#[test]
fn the_difference_in_material_stands_beside_who_is_ahead() {
    let mut table = Table::set();
    let advantage = |page: &Page| (page.all(".bottom .advantage"), page.all(".top .advantage"));
    assert_eq!(advantage(&table.white.get("/games/1")), (vec![], vec![]));
    table.play(&["e4", "d5", "exd5", "Nf6"]);
    let ahead = vec!["+1".to_owned()];
    assert_eq!(advantage(&table.white.get("/games/1")), (ahead.clone(), vec![]));
    assert_eq!(advantage(&table.black.get("/games/1")), (vec![], ahead.clone()));
    table.play(&["Nc3", "Nxd5"]);
    assert_eq!(advantage(&table.white.get("/games/1")), (vec![], vec![]));
    assert_eq!(advantage(&table.white.get("/games/1?ply=4")), (ahead, vec![]));
}

#[test]
fn a_browser_keeps_the_size_of_its_board() {
    let site = Site::start();
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    let game = start(&mut white, &mut black, &[]);
    let size = |page: &Page| page.attribute("#game", "data-board-size");
    assert_eq!(size(&white.get(&game)).as_deref(), Some("100"));
    let csrf = white.csrf();
    let answer = white.post_once("/board-size", &[("csrf", &csrf), ("size", "70")]);
    assert_eq!(answer.status, 204);
    assert_eq!(size(&white.get(&game)).as_deref(), Some("70"));
    assert_eq!(size(&white.get(&format!("{game}/analysis"))).as_deref(), Some("70"));
    assert_eq!(size(&black.get(&game)).as_deref(), Some("100"), "it is of the browser");
    for bad in ["", "0", "71", "135", "70\"><script>"] {
        let answer = white.post_once("/board-size", &[("csrf", &csrf), ("size", bad)]);
        assert_eq!(answer.status, 400, "{bad}");
    }
    white.cookies.insert("zugpost_board_size".into(), "99\"><script>".into());
    assert_eq!(size(&white.get(&game)).as_deref(), Some("100"));
}

#[test]
fn a_move_that_is_to_be_confirmed_can_be_tried_on_the_analysis_board() {
    let mut table = Table::set();
    let page = table.white.get("/games/1?move=e4");
    let link = ".confirm a[href*='/analysis']";
    let analysis = table.white.click(&page, link);
    assert!(analysis.path.starts_with("/games/1/analysis?line=e2e4"), "{}", analysis.path);
    analysis.assert_says("1.e4");
    assert!(table.white.get("/games/1").all("a.ply").is_empty(), "nothing was played");
}

#[test]
fn a_new_message_is_in_sight_and_an_old_one_is_not() {
    let mut table = Table::set();
    let page = table.black.get("/games/1");
    table.black.submit(&page, "#messages form", &[("text", "Good luck!")]);
    assert_eq!(open(&table.black.get("/games/1")), "moves", "it is their own");
    let is_new = |page: &Page| page.has("label.new[for=tab-messages]");
    let page = table.white.get("/games/1");
    assert!(open(&page) == "messages" && is_new(&page));
    for _ in 0..2 {
        let page = table.white.get("/games/1");
        assert!(open(&page) == "moves" && !is_new(&page));
        // The same when the view is written down.
        table.site.run_jobs();
    }
    let page = table.black.get("/games/1");
    table.black.submit(&page, "#messages form", &[("text", "Hello?")]);
    assert!(is_new(&table.white.get("/games/1?tab=note")));
    assert!(!is_new(&table.white.get("/games/1")));
}

#[test]
fn a_new_message_is_in_sight_where_the_tab_that_is_asked_for_is_gone() {
    let mut table = Table::set();
    table.play(&["f3", "e5", "g4", "Qh4#"]);
    let page = table.black.get("/games/1");
    table.black.submit(&page, "#messages form", &[("text", "Thanks!")]);
    let page = table.white.get("/games/1?tab=conditional-moves");
    assert!(!all(&page).contains(&"conditional-moves".to_owned()), "the game is over");
    assert_eq!(open(&page), "messages");
}
