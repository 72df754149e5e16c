//! A move declines what the opponent offers: never what the player has not seen.

use super::{Browser, Page, Table};

const DRAW: &str = "Your opponent has offered a draw in the meantime, so your move was not played.";
const TAKEBACK: &str =
    "Your opponent has asked for a takeback in the meantime, so your move was not played.";
const BOTH: &str = "Your opponent has offered a draw and asked for a takeback in the meantime, so \
                    your move was not played.";

fn offer_draw(browser: &mut Browser) {
    let page = browser.get("/games/1");
    browser.submit(&page, "form[action$=draw]:has([value=offer])", &[]);
    browser.get("/games/1").assert_says("You have offered a draw.");
}

fn ask_for_takeback(browser: &mut Browser) {
    let page = browser.get("/games/1");
    browser.submit(&page, "form:has([value=ask])", &[]);
    browser.get("/games/1").assert_says("You have asked for a takeback.");
}

/// After 1.e4 e5 it is White's turn.
fn table() -> Table {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    table
}

/// Nothing was played: the page says why, at the button that plays it all the same.
#[track_caller]
fn assert_asks(page: &Page, why: &str) {
    assert_eq!(page.status, 409, "{}", page.text());
    assert_eq!(page.all(".ply").len(), 2);
    let said = page.all(".confirm .error");
    assert!(said.len() == 1 && said[0].starts_with(why), "{said:?}");
    let field = page.attribute(".errors li a", "href").expect("a link");
    assert!(page.has(&format!(".confirm button.primary{field}")), "{field}");
}

#[test]
fn a_draw_offered_while_a_move_is_confirmed_is_told_and_all_that_was_typed_stays() {
    let mut table = table();
    let page = table.white.get("/games/1?move=Nf3");
    offer_draw(&mut table.black);
    let typed = [
        ("message", "Good luck!"),
        ("keep", "2...Nc6 3.Bb5"),
        ("propose", "2...d6 3.d4"),
        ("offer_draw", "yes"),
        ("with", "lines"),
    ];
    let page = table.white.submit(&page, ".confirm form", &typed);
    assert_asks(&page, DRAW);
    assert_eq!(page.all(".confirm form b"), ["2.Nf3"]);
    assert_eq!(page.all(".confirm #message"), ["Good luck!"]);
    assert_eq!(page.all(".confirm #keep"), ["2...Nc6 3.Bb5"]);
    assert_eq!(page.all(".confirm #propose"), ["2...d6 3.d4"]);
    assert!(page.has(".confirm [name=offer_draw][checked]"));
    assert!(page.has(".confirm details.with-lines[open]"));
    page.assert_says("Your opponent offers a draw");
    table.black.get("/games/1").assert_says("You have offered a draw.");
    let page = table.white.submit(&page, ".confirm form", &[("with", "lines")]);
    assert_eq!((page.status, page.all(".ply").len()), (200, 3), "{}", page.text());
    assert_eq!(page.all("#messages .user-text"), ["Good luck!"]);
    assert_eq!(page.all("#conditional-moves > .tree a"), ["2...Nc6", "3.Bb5"]);
    table.black.get("/games/1").assert_says("Your opponent offers a draw");
}

#[test]
fn lines_whose_answers_to_any_reply_were_shown_are_not_shown_again() {
    let mut table = table();
    let page = table.white.get("/games/1?move=Nf3");
    let lines = [("keep", "2...any 3.d4"), ("with", "lines")];
    let page = table.white.submit(&page, ".confirm form", &lines);
    assert!(page.has(".confirm [name=checked]"));
    offer_draw(&mut table.black);
    let page = table.white.submit(&page, ".confirm form", &[("with", "lines")]);
    assert_asks(&page, DRAW);
    let page = table.white.submit(&page, ".confirm form", &[("with", "lines")]);
    assert_eq!((page.status, page.all(".ply").len()), (200, 3), "{}", page.text());
}

#[test]
fn a_proposed_line_is_not_accepted_over_a_draw_offer_that_was_not_seen() {
    let mut table = table();
    let page = table.white.get("/games/1?move=Nf3");
    let typed = [("propose", "2...Nc6 3.Bb5"), ("with", "lines")];
    table.white.submit(&page, ".confirm form", &typed);
    let accept = "form[action$=proposed-line]";
    let page = table.black.get("/games/1");
    let analysis = table.black.get("/games/1/analysis?line=b8c6.f1b5");
    offer_draw(&mut table.white);
    for old in [&analysis, &page] {
        let asked = table.black.submit(old, accept, &[]);
        assert_eq!((asked.status, asked.all(".ply").len()), (409, 3), "{}", asked.text());
        asked.assert_says(DRAW);
    }
    let page = table.black.get("/games/1");
    let page = table.black.submit(&page, accept, &[]);
    assert_eq!((page.status, page.all(".ply").len()), (200, 5), "{}", page.text());
}

#[test]
fn a_takeback_asked_for_while_a_move_is_confirmed_is_told() {
    let mut table = table();
    let page = table.white.get("/games/1?move=Nf3");
    ask_for_takeback(&mut table.black);
    let page = table.white.submit(&page, ".confirm form", &[]);
    assert_asks(&page, TAKEBACK);
    // One after the other, each is told.
    offer_draw(&mut table.black);
    let page = table.white.submit(&page, ".confirm form", &[]);
    assert_asks(&page, DRAW);
    let page = table.white.submit(&page, ".confirm form", &[]);
    assert_eq!((page.status, page.all(".ply").len()), (200, 3), "{}", page.text());
}

#[test]
fn a_move_that_is_typed_or_made_on_the_board_of_an_older_page_is_asked_about() {
    let mut table = table();
    let old = table.white.get("/games/1");
    offer_draw(&mut table.black);
    ask_for_takeback(&mut table.black);
    // Where moves are confirmed, the confirmation says it.
    let page = table.white.submit(&old, "#typed-move", &[("move", "Nf3")]);
    assert_asks(&page, BOTH);
    table.white.without_confirmation();
    for (name, message) in [("move", "One."), ("played", "Two.")] {
        let fields = [(name, "g1f3"), ("message", message), ("offer_draw", "yes")];
        let page = table.white.submit(&old, "#typed-move", &fields);
        assert_asks(&page, BOTH);
        assert_eq!(page.all(".confirm #message"), [message]);
        assert!(page.has(".confirm [name=offer_draw][checked]"));
    }
    let page = table.white.submit(&old, "#typed-move", &[("move", "Nf3"), ("message", "Three.")]);
    let page = table.white.submit(&page, ".confirm form", &[]);
    assert_eq!((page.status, page.all(".ply").len()), (200, 3), "{}", page.text());
    assert_eq!(page.all("#messages .user-text"), ["Three."]);
}

#[test]
fn what_the_page_has_shown_is_declined_by_the_move() {
    for is_confirmed in [true, false] {
        let mut table = table();
        if !is_confirmed {
            table.white.without_confirmation();
        }
        offer_draw(&mut table.black);
        ask_for_takeback(&mut table.black);
        let page = table.white.get("/games/1");
        let mut page = table.white.submit(&page, "#typed-move", &[("move", "Nf3")]);
        if is_confirmed {
            assert_eq!(page.status, 200);
            page = table.white.submit(&page, ".confirm form", &[]);
        }
        assert_eq!((page.status, page.all(".ply").len()), (200, 3), "{}", page.text());
        let page = table.black.get("/games/1");
        assert!(!page.text().contains("You have offered a draw"), "{}", page.text());
    }
}

/// Whoever comes to the confirmation by the board has seen no other page of the game since.
#[test]
fn the_confirmation_itself_says_what_the_move_declines() {
    let mut table = table();
    assert!(!table.white.get("/games/1?move=Nf3").has(".confirm .declines"));
    offer_draw(&mut table.black);
    let declines = |page: Page| page.all(".confirm .declines");
    let said = "Your opponent offers a draw. If you play this move, you decline the offer.";
    assert_eq!(declines(table.white.get("/games/1?move=Nf3")), [said]);
    ask_for_takeback(&mut table.black);
    let said = "Your opponent offers a draw and asks for a takeback. If you play this move, you \
                decline both.";
    assert_eq!(declines(table.white.get("/games/1?move=Nf3")), [said]);
}

/// An offer of one's own stands in no way.
#[test]
fn ones_own_request_is_not_asked_about() {
    let mut table = table();
    let page = table.white.get("/games/1?move=Nf3");
    ask_for_takeback(&mut table.white);
    let page = table.white.submit(&page, ".confirm form", &[]);
    assert_eq!((page.status, page.all(".ply").len()), (200, 3), "{}", page.text());
}
