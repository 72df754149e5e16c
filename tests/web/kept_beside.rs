//! Without a script one form has all that is typed on the page of a game: whichever button is
//! pressed, the rest stays.

use super::{Page, Table};

const CONFIRM: &str = ".confirm form";
const NOT_PLAYED: &str = "You had typed another move, so the one before was not played.";

#[track_caller]
fn assert_has(page: &Page, field: &str, text: &str) {
    assert_eq!(page.all(field), [text], "{}: {}", page.path, page.text());
}

fn value(page: &Page, field: &str) -> String {
    page.attribute(field, "value").unwrap_or_default()
}

#[test]
fn another_move_typed_while_one_waits_is_asked_about() {
    let mut table = Table::set();
    let page = table.white.get("/games/1?move=e4");
    let typed = [("other_move", "d4"), ("message", "Good luck!"), ("keep", "1...e5 2.Nf3")];
    let page = table.white.submit(&page, CONFIRM, &typed);
    assert_eq!(page.status, 409, "{}", page.text());
    page.assert_says(NOT_PLAYED);
    assert_has(&page, ".confirm b", "1.d4");
    assert_has(&page, "#message", "Good luck!");
    assert_has(&page, ".unsent .user-text", "1...e5 2.Nf3");
    assert_eq!((page.all(".ply").len(), value(&page, "#move").as_str()), (0, ""));
    // What is no move stays in its field, and the one that waits goes on waiting.
    let page = table.white.submit(&page, CONFIRM, &[("other_move", "Ke5")]);
    assert_eq!((page.status, value(&page, "#move").as_str()), (422, "Ke5"));
    assert!(page.has("#move[aria-invalid]"), "{}", page.text());
    assert_has(&page, ".confirm b", "1.d4");
    assert_has(&page, "#message", "Good luck!");
    assert_eq!(page.all(".ply").len(), 0);
    // The same move in other letters.
    let page = table.white.submit(&page, CONFIRM, &[("other_move", "d2d4")]);
    assert_eq!((page.status, page.all(".ply").len()), (200, 1), "{}", page.text());
    assert_has(&page, "#messages .user-text", "Good luck!");
}

#[test]
fn another_move_is_asked_about_also_where_moves_are_sent_at_once() {
    let mut table = Table::set();
    table.white.without_confirmation();
    let page = table.white.get("/games/1?move=e4&lines=");
    let page = table.white.submit(&page, CONFIRM, &[("other_move", "d4")]);
    assert_eq!((page.status, page.all(".ply").len()), (409, 0), "{}", page.text());
    page.assert_says(NOT_PLAYED);
    let page = table.white.submit(&page, CONFIRM, &[]);
    assert_eq!((page.status, page.all(".ply").len()), (200, 1), "{}", page.text());
}

/// What a player types on their own turn.
const TYPED: [(&str, &str); 6] = [
    ("message", "Good luck!"),
    ("text", "Half a mess"),
    ("note", "Attack."),
    ("ground", "fortress"),
    ("claim_move", "Nf"),
    ("statement", "Look:"),
];

#[track_caller]
fn assert_claim(page: &Page) {
    assert_has(page, "#claim-ground option[selected]", "fortress or theoretical draw");
    assert_eq!(value(page, "#claim-move"), "Nf");
    assert_has(page, "#claim-statement", "Look:");
    assert!(page.has("details.claim[open]"));
}

#[test]
fn every_button_on_ones_own_turn_keeps_what_is_typed_elsewhere() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = table.white.get("/games/1");
    let page = table.white.press(&page, "[data-square=g1]", &TYPED);
    let mut pages = vec![page];
    for square in ["[data-square=f3]", "[data-square=d2]", "[data-square=d4]"] {
        let page = pages.last().expect("a page").clone();
        pages.push(table.white.press(&page, square, &[]));
    }
    for page in &pages {
        assert_eq!(page.status, 200);
        assert_has(page, "#say", "Half a mess");
        assert_has(page, "#note", "Attack.");
        assert_claim(page);
    }
    // A note is saved, and a message sent, while a move waits.
    let page = pages.pop().expect("a page");
    assert_has(&page, ".confirm b", "2.d4");
    let page = table.white.press(&page, "#notes form button", &[]);
    assert_has(&page, "#notes .user-text", "Attack.");
    let page = table.white.press(&page, "#messages form button", &[]);
    assert_has(&page, "#messages .user-text", "Half a mess");
    assert_has(&page, "#say", "");
    assert_has(&page, ".confirm b", "2.d4");
    assert_has(&page, "#message", "Good luck!");
    assert_claim(&page);
    // A claim that is refused, and the move.
    let page = table.white.press(&page, ".claim-form .actions button", &[("claim_move", "Nf9")]);
    assert_eq!((page.status, value(&page, "#claim-move").as_str()), (422, "Nf9"));
    assert_has(&page, ".confirm b", "2.d4");
    assert_has(&page, "#message", "Good luck!");
    let page = table.white.submit(&page, CONFIRM, &[]);
    assert_eq!((page.status, page.all(".ply").len()), (200, 3), "{}", page.text());
    assert_eq!(page.all("#messages .user-text"), ["Good luck!", "Half a mess"]);
    assert_has(&page, ".unsent .user-text", "Look:");
}

#[test]
fn every_button_on_the_opponents_turn_keeps_what_is_typed_elsewhere() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let page = table.white.get("/games/1");
    let typed = [("text", "Half a mess"), ("note", "Attack."), ("lines", "1...c5 2.Nf3")];
    let mut page = table.white.press(&page, "[data-square=e7]", &typed);
    assert!(page.has(".chosen[data-square=e7]"), "{}", page.text());
    for button in [".chosen", "[data-square=g8]", "form[action$=draw] button", "[formaction$=ask]"]
    {
        assert_eq!(page.status, 200);
        assert_has(&page, "#say", "Half a mess");
        assert_has(&page, "#note", "Attack.");
        assert_has(&page, "#lines", "1...c5 2.Nf3");
        page = table.white.press(&page, button, &[]);
    }
    page.assert_says("You have offered a draw.");
    page.assert_says("You have asked for a takeback.");
    // Conditional moves are saved, and refused, with the rest as it was.
    let save = "#conditional-moves [value=replace]";
    let page = table.white.press(&page, save, &[("lines", "1...c5 2.Ke5")]);
    assert_eq!(page.status, 422);
    assert_has(&page, "#lines", "1...c5 2.Ke5");
    assert_has(&page, "#note", "Attack.");
    let page = table.white.press(&page, save, &[("lines", "1...c5 2.Nf3")]);
    assert_eq!(page.all("#conditional-moves > .tree a"), ["1...c5", "2.Nf3"]);
    assert_has(&page, "#say", "Half a mess");
    assert_has(&page, "#note", "Attack.");
    let page = table.white.press(&page, "#messages form button", &[]);
    let page = table.white.press(&page, "#notes form button", &[]);
    assert_eq!((page.status, page.path.as_str()), (200, "/games/1#notes"));
}

#[test]
fn a_note_that_stays_does_not_hide_what_was_saved_meanwhile() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = table.white.get("/games/1");
    let page = table.white.press(&page, "[data-square=g1]", &[("note", "Attack.")]);
    let other = table.white.get("/games/1");
    table.white.submit(&other, "#notes form", &[("note", "Defend.")]);
    let page = table.white.press(&page, "[data-square=d2]", &[]);
    assert_has(&page, "#notes .user-text", "Defend.");
    assert_has(&page, "#note", "Attack.");
    let page = table.white.press(&page, "#notes form button", &[]);
    page.assert_says("Your note has changed since you opened this page.");
    // What nobody typed is not kept: it would hide the new one.
    let page = table.white.get("/games/1");
    let other = table.white.get("/games/1");
    table.white.submit(&other, "#notes form", &[("note", "Wait.")]);
    let page = table.white.press(&page, "[data-square=d2]", &[]);
    assert_has(&page, "#note", "Wait.");
}

#[test]
fn enter_in_the_field_for_a_claim_plays_no_move() {
    let mut table = Table::set();
    table.white.without_confirmation();
    let page = table.white.get("/games/1");
    let typed = [("move", "e4"), ("claim_move", "Nf3")];
    let page = table.white.press(&page, "button.visually-hidden", &typed);
    assert_eq!((page.status, page.all(".ply").len()), (200, 0), "{}", page.text());
    assert_eq!((value(&page, "#move"), value(&page, "#claim-move")), ("e4".into(), "Nf3".into()));
    let page = table.white.submit(&page, "form.typed", &[("claim_move", "")]);
    assert_eq!(page.all(".ply").len(), 1);
}

#[test]
fn a_message_that_went_with_the_move_is_not_called_unsent_on_an_old_page() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    table.white.without_confirmation();
    let old = table.white.get("/games/1");
    let with_move = [("move", "Nf3"), ("message", "Good luck!")];
    table.white.submit(&old, "form.typed", &with_move);
    let typed = [("message", "Good luck!"), ("text", "And more")];
    let page = table.white.press(&old, "#messages form button", &typed);
    assert_eq!(page.all("#messages .user-text"), ["And more", "Good luck!"]);
    page.assert_says("Your message had already been sent.");
    assert!(!page.has(".errors") && !page.has(".unsent"), "{}", page.text());
    assert_has(&page, "#say", "");
    // Another one was not.
    let page = table.white.press(&old, "[data-square=g1]", &[("message", "Good game!")]);
    page.assert_says("Your message was not sent.");
    assert_has(&page, "#say", "Good game!");
}

#[test]
fn a_comment_and_a_profile_are_not_saved_over_newer_ones() {
    let mut table = Table::set();
    for (path, form, field, typed) in [
        ("/games/1/analysis?line=e2e4", "form:has(#comment)", "comment", "#comment"),
        ("/account/profile", "main form", "about", "#about"),
    ] {
        let (first, second) = (table.white.get(path), table.white.get(path));
        let save = |text| [(field, text), ("action", "comment")];
        let page = table.white.submit(&first, form, &save("Attack."));
        assert_eq!(page.status, 200, "{}", page.text());
        let page = table.white.submit(&second, form, &save("Defend."));
        assert_eq!(page.status, 422, "{}", page.text());
        page.assert_says("has changed since you opened this page.");
        assert_has(&page, "main .user-text", "Attack.");
        assert_has(&page, typed, "Defend.");
        // The same once more, on purpose; and what is stored already.
        table.white.submit(&page, form, &save("Defend."));
        assert_has(&table.white.get(path), typed, "Defend.");
        let page = table.white.submit(&first, form, &save("Defend."));
        assert_eq!(page.status, 200, "{}", page.text());
    }
}

/// What did not say which profile it replaces is not taken for one that has changed.
#[test]
fn a_profile_that_was_too_long_is_shortened_and_saved() {
    let mut table = Table::set();
    let csrf = table.white.csrf();
    let long = "x".repeat(1001);
    let page = table.white.post("/account/profile", &[("csrf", &csrf), ("about", &long)]);
    assert_eq!(page.status, 422, "{}", page.text());
    let page = table.white.submit(&page, "main form", &[("about", "I play slowly.")]);
    assert_eq!((page.status, page.path.as_str()), (200, "/players/Wilma"), "{}", page.text());
}

#[test]
fn a_page_full_of_words_still_makes_moves() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let [note, words, analysis] = [5000, 1000, 10_000].map(|count| "😀".repeat(count));
    let page = table.white.get("/games/1");
    let typed = [
        ("note", note.as_str()),
        ("message", words.as_str()),
        ("text", words.as_str()),
        ("statement", words.as_str()),
        ("claim_answer", words.as_str()),
        ("appeal", words.as_str()),
        ("analysis", analysis.as_str()),
    ];
    let page = table.white.press(&page, "[data-square=g1]", &typed);
    assert_eq!(page.status, 200, "{}", page.text());
    assert_has(&page, "#note", &note);
    assert!(page.all(".unsent .user-text").contains(&analysis));
}
