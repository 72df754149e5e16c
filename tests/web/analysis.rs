//! The analysis: kept, commented, deleted, used for conditional moves, taken away.

use super::{Table, play};
use crate::support::{Browser, Page};

#[test]
fn the_opponents_reply_is_tried_on_the_games_own_board() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let page = table.white.get("/games/1");
    let page = table.white.press(&page, "[data-square=e7]", &[]);
    let page = table.white.click(&page, "a[data-square=e5]");
    assert_eq!(page.path, "/games/1/analysis?line=e7e5");
    let page = table.white.click(&page, "a[data-square=g1]");
    let page = table.white.click(&page, "a[data-square=f3]");
    assert_eq!(page.path, "/games/1/analysis?ply=1&line=e7e5.g1f3");
    assert!(page.has("[data-square=f3] [data-piece=wN]"));
    let page = table.white.submit(&page, "form:has([value=add])", &[("action", "add")]);
    page.assert_says("This line is among your conditional moves.");
    play(&mut table.black, "/games/1", "e5");
    assert_eq!(table.black.get("/games/1").all(".ply").len(), 3);
}

#[test]
fn an_analysis_is_kept_for_the_whole_game_and_comes_out_as_pgn() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let analysis = "form[action$=analysis]:has(#comment)";
    let page = table.white.get("/games/1/analysis?line=e7e5.g1f3.b8c6.f1b5");
    let fields = [("action", "comment"), ("comment", "the {Spanish}\n <torture>")];
    let page = table.white.submit(&page, analysis, &fields);
    assert_eq!(page.all("#comment"), ["the (Spanish) <torture>"]);
    let page = table.white.submit(
        &page,
        "form:has(#analysis-lines)",
        &[("lines", "3...a6 4.Ba4 (4.Bxc6) Nf6"), ("action", "take-in")],
    );
    assert_eq!(
        page.all(".tree a"),
        ["1...e5", "2.Nf3", "Nc6", "3.Bb5", "3...a6", "4.Ba4", "4.Bxc6", "4...Nf6"]
    );
    let other = table.white.get("/games/1/analysis?line=c7c5.g1f3");
    let other = table.white.submit(&other, analysis, &[("action", "keep")]);
    let page = table.white.get("/games/1/analysis?line=c7c5");
    let page = table.white.submit(&page, analysis, &[("action", "raise")]);
    assert_eq!(page.all(".tree a")[..2], ["1...c5", "1...e5"]);
    assert_eq!(other.status, 200);
    // The game goes on; the analysis with it.
    play(&mut table.black, "/games/1", "e5");
    play(&mut table.white, "/games/1", "Nf3");
    let page = table.white.get("/games/1/analysis");
    assert_eq!(page.all(".tree a")[..3], ["2...Nc6", "3.Bb5", "3...a6"]);
    play(&mut table.black, "/games/1", "d6");
    let page = table.black.get("/games/1/resign");
    table.black.submit(&page, "main form", &[]);
    let pgn = table.white.get("/games/1.pgn?mine=1").html;
    assert!(pgn.contains("1.e4 1...e5 {considered} (1...c5 2.Nf3) 2.Nf3"), "{pgn}");
    let words = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        words.contains(
            "2...d6 (2...Nc6 3.Bb5 {the (Spanish) <torture>} 3...a6 4.Ba4 (4.Bxc6) 4...Nf6)"
        ),
        "{pgn}"
    );
    assert!(!table.black.get("/games/1.pgn?mine=1").html.contains("Spanish"));
    assert!(!table.site.browser().get("/games/1.pgn?mine=1").html.contains("Spanish"));
}

#[test]
fn a_branch_of_the_analysis_goes_into_the_conditional_moves_with_one_click() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let page = table.white.get("/games/1/analysis");
    let lines = "1...e5 2.Nf3 (2.f4) Nc6 (2...Nf6 3.Nxe5) 3.Bb5 a6";
    table.white.submit(
        &page,
        "form:has(#analysis-lines)",
        &[("lines", lines), ("action", "take-in")],
    );
    let page = table.white.get("/games/1/analysis?line=e7e5.g1f3");
    page.assert_says("Including 2 more replies from my analysis:");
    table.white.submit(&page, "form:has(.branch)", &[("action", "add")]);
    let page = table.white.get("/games/1");
    let expected = ["1...e5", "2.Nf3", "Nc6", "2...Nf6", "3.Nxe5", "3.Bb5"];
    assert_eq!(
        page.all("#conditional-moves > .tree a"),
        expected,
        "the first answers, and none without"
    );
    // The conditional moves say what they answer; the line can be taken out there.
    let page = table.white.get("/games/1/analysis?line=e7e5.g1f3.b8c6");
    page.assert_says("Conditional reply: Bb5");
    table.white.submit(&page, "form:has([value=remove])", &[("action", "remove")]);
    let expected = ["1...e5", "2.Nf3", "Nf6", "3.Nxe5"];
    assert_eq!(table.white.get("/games/1").all("#conditional-moves > .tree a"), expected);
    // And the move itself can be made with what the analysis has behind it.
    play(&mut table.black, "/games/1", "c5");
    let page = table.white.get("/games/1/analysis?line=g1f3.d7d6.d2d4");
    table.white.submit(&page, "form[action$=analysis]:has(#comment)", &[("action", "keep")]);
    let page = table.white.get("/games/1/analysis?line=g1f3");
    let page = table.white.click(&page, "a[href*='move=g1f3']");
    assert_eq!(page.all("#keep"), ["2...d6 3.d4"]);
    let page = table.white.submit(&page, ".confirm form", &[("with", "lines")]);
    assert_eq!(page.all("#conditional-moves > .tree a"), ["2...d6", "3.d4"]);
}

#[test]
fn the_line_on_the_board_goes_along_with_the_move() {
    let mut table = Table::set();
    let page = table.white.get("/games/1/analysis?line=e2e4.e7e5.g1f3.b8c6.f1b5");
    let page = table.white.click(&page, "a[href*='move=e2e4']");
    assert_eq!(page.all("#keep"), ["1...e5 2.Nf3 Nc6 3.Bb5"]);
    // Only the line itself, where the analysis has more.
    table.white.submit(&page, ".confirm form", &[("with", "lines")]);
    let page = table.white.get("/games/1/analysis");
    let lines = "1...c5 2.Nf3 d6 3.d4";
    table.white.submit(
        &page,
        "form:has(#analysis-lines)",
        &[("lines", lines), ("action", "take-in")],
    );
    let page = table.white.get("/games/1/analysis?line=c7c5.g1f3");
    table.white.submit(&page, "form:has(.primary[value=add])", &[("action", "add")]);
    let page = table.white.get("/games/1");
    assert_eq!(page.all("#conditional-moves > .tree a")[..3], ["1...e5", "1...c5", "2.Nf3"]);
    assert_eq!(
        page.all("#conditional-moves > .tree a").len(),
        6,
        "{:?}",
        page.all("#conditional-moves > .tree a")
    );
}

#[test]
fn the_line_on_the_board_is_proposed_with_the_move() {
    let mut table = Table::set();
    let page = table.white.get("/games/1/analysis?line=e2e4");
    assert!(!page.has("a[href*='propose=']"), "nothing follows");
    let page = table.white.get("/games/1/analysis?line=e2e4.e7e5.g1f3.b8c6");
    let page = table.white.click(&page, "a[href*='propose=']");
    assert_eq!(page.all("#propose"), ["1...e5 2.Nf3 Nc6"]);
    assert_eq!(page.all("#keep"), [""]);
    // Whoever confirms the move alone is asked.
    let page = table.white.submit(&page, ".confirm form", &[]);
    page.assert_says("You typed lines as well.");
    assert_eq!(page.all("#propose"), ["1...e5 2.Nf3 Nc6"]);
    table.white.submit(&page, ".confirm form", &[("with", "lines")]);
    let page = table.black.get("/games/1");
    assert_eq!(page.all(".proposed-line .tree a"), ["1...e5", "2.Nf3", "Nc6"]);
    // What is no line of this game is left out.
    let page = table.black.get("/games/1?move=e5&propose=e7e5.zz");
    assert_eq!((page.status, page.all("#propose")), (200, vec![String::new()]));
}

#[test]
fn an_analysis_keeps_what_it_can_read_again_and_a_corrupt_one_keeps_nobody_out() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let line = ["g8f6.g1f3.f6g8.f3g1"; 50].join(".");
    let page = table.white.get(&format!("/games/1/analysis?line={line}"));
    let lines = "Nf6 Nf3 Ng8 Ng1 ".repeat(60);
    let fields = [("lines", lines.as_str()), ("action", "take-in")];
    let page = table.white.submit(&page, "form:has(#analysis-lines)", &fields);
    assert_eq!(page.status, 422);
    page.assert_says("A line can have at most 300 half-moves. Shorten it.");
    let page = table.white.get("/games/1/analysis?line=e7e5");
    let take_in = |browser: &mut Browser, email: &str| {
        let lines = format!("2.Nf3 {{{}}}", email.repeat(55_000));
        let fields = [("lines", lines.as_str()), ("action", "take-in")];
        browser.submit(&page, "form:has(#analysis-lines)", &fields)
    };
    for email in ["a", "b", "c"] {
        assert_eq!(take_in(&mut table.white, email).status, 200);
    }
    let page = take_in(&mut table.white, "d");
    assert_eq!(page.status, 422);
    page.assert_says(
        "The comments in your analysis can have at most 200000 characters in total. Shorten them.",
    );
    table
        .site
        .run(table.site.db.write::<_, zugpost::db::DbError>(|conn| {
            use diesel::prelude::*;
            use zugpost::db::schema::analyses::dsl;
            diesel::update(dsl::analyses).set(dsl::lines.eq("nonsense")).execute(conn)?;
            Ok(())
        }))
        .expect("a corrupt row");
    for path in ["/games/1", "/games/1/analysis", "/games/1.pgn?mine=1"] {
        assert_eq!(table.white.get(path).status, 200, "{path}");
    }
}

#[test]
fn what_is_no_line_of_this_game_is_told() {
    let mut table = Table::set();
    table.play(&["e4"]);
    for line in ["e2e4", "e7e5.e7e5", "zz", "%00", "e7e5.....", "e7e5.g1f3.0000"] {
        let page = table.white.get(&format!("/games/1/analysis?line={line}"));
        assert_eq!(page.status, 200, "{line}");
        if line != "e7e5....." {
            page.assert_says("This line is not possible in this game. Try again on the board.");
        }
    }
    let long = "b8c6.g1f3.c6b8.f3g1.".repeat(300);
    table.white.get(&format!("/games/1/analysis?line={long}")).assert_says("not possible");
    let page = table.white.get("/games/1/analysis?line=e7e5");
    let bad = [("lines", "2.Nf3 Nc6 3.Bb9"), ("action", "take-in")];
    let page = table.white.submit(&page, "form:has(#analysis-lines)", &bad);
    assert_eq!(page.status, 422);
    page.assert_says("3.Bb9: This is not a move. Try Nf3,");
    let long = "x".repeat(2001);
    let fields = [("comment", long.as_str()), ("action", "comment")];
    let page = table.white.submit(&page, "form[action$=analysis]:has(#comment)", &fields);
    page.assert_says("A comment can have at most 2000 characters. Shorten it.");
}

#[test]
fn glyphs_and_arrows_stand_in_the_tree_and_in_the_pgn() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let analysis = "form:has(#comment)";
    let page = table.white.get("/games/1/analysis?line=e7e5.g1f3");
    // A comment that is typed beside the button goes along.
    let fields = [("action", "glyph-5"), ("comment", "better than 2.f4")];
    let page = table.white.submit(&page, analysis, &fields);
    assert_eq!(page.all(".glyphs [aria-pressed=true]"), ["!?"]);
    let page = table.white.submit(&page, analysis, &[("action", "glyph-14")]);
    assert_eq!(page.all(".tree a"), ["1...e5", "2.Nf3!? +="]);
    assert_eq!(page.all(".tree q"), ["better than 2.f4"]);
    // One of its kind takes its place, and the same once more takes it away.
    let page = table.white.submit(&page, analysis, &[("action", "glyph-1")]);
    let page = table.white.submit(&page, analysis, &[("action", "glyph-14")]);
    assert_eq!(page.all(".tree a"), ["1...e5", "2.Nf3!"]);
    let page = table.white.submit(&page, analysis, &[("action", "glyph-18")]);
    let draw = |browser: &mut Browser, page: &Page, shapes: &str| {
        browser.submit(page, "form.keep", &[("action", "shapes"), ("shapes", shapes)])
    };
    let page = draw(&mut table.white, &page, "Gf3e5,Rd4");
    assert!(page.has("main[data-shapes='Rd4,Gf3e5']"));
    for wrong in ["Xf3e5", "Gf3e9", "Gf3f3", "f3", "Gf3e5g7", "ü"] {
        assert_eq!(draw(&mut table.white, &page, wrong).status, 400, "{wrong}");
    }
    assert_eq!(table.white.submit(&page, analysis, &[("action", "glyph-7")]).status, 400);
    // As text, as files of other programs have it.
    let page = table.white.get("/games/1/analysis?line=c7c5");
    let lines = "2.Nf3!! $16 {[%csl Gd4] open} d6?? (2...e6 ±) 3.d4";
    let fields = [("lines", lines), ("action", "take-in")];
    let page = table.white.submit(&page, "form:has(#analysis-lines)", &fields);
    let tree = page.all(".tree a");
    assert_eq!(
        tree,
        ["1...e5", "1...c5", "2.Nf3!! ±", "2...d6??", "2...e6 ±", "3.d4", "2.Nf3! +−"]
    );
    for (browser, text) in [(true, "c5"), (false, "Nf3"), (true, "e6")] {
        play(if browser { &mut table.black } else { &mut table.white }, "/games/1", text);
    }
    let pgn = table.white.get("/games/1.pgn?mine=1").html;
    let words = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
    let expected = "1.e4 1...c5 {considered} (1...e5 2.Nf3! $18 {[%csl Rd4][%cal Gf3e5] better than 2.f4}) \
                    2.Nf3!! $16 {[%csl Gd4] expected: open} 2...e6 $16 {considered} (2...d6?? 3.d4)";
    assert!(words.contains(expected), "{pgn}");
}

#[test]
fn a_deletion_and_a_promotion_are_undone_and_what_came_since_stays() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let analysis = "form:has(#comment)";
    let undo = "form:has([value=undo])";
    let take_in = [("lines", "1...e5 2.Nf3 (2.f4) Nc6 (1...c5 2.Nf3)"), ("action", "take-in")];
    let page = table.white.get("/games/1/analysis");
    let page = table.white.submit(&page, "form:has(#analysis-lines)", &take_in);
    let whole = page.all(".tree a");
    assert!(!page.has(undo), "nothing to undo");
    let page = table.white.get("/games/1/analysis?line=e7e5");
    // A comment that is typed beside the button comes back too.
    let fields = [("action", "delete"), ("comment", "the old one")];
    let page = table.white.submit(&page, analysis, &fields);
    assert_eq!(page.all(".tree a"), ["1...c5", "2.Nf3"]);
    let page = table.white.submit(&page, "form.keep", &[("line", "e7e6.d2d4")]);
    let page = table.white.submit(&page, undo, &[("action", "undo")]);
    let tree = page.all(".tree a");
    assert!(tree.starts_with(&["1...e5".to_owned(), "1...c5".to_owned()]), "{tree:?}");
    assert_eq!(tree.len(), whole.len() + 2, "{tree:?}");
    assert_eq!(page.all(".tree q"), ["the old one"]);
    assert!(!page.has(undo), "nothing else was deleted");
    let page = table.white.get("/games/1/analysis?line=c7c5");
    let page = table.white.submit(&page, analysis, &[("action", "raise")]);
    assert_eq!(page.all(".tree a")[0], "1...c5");
    let page = table.white.submit(&page, undo, &[("action", "undo")]);
    assert_eq!(page.all(".tree a"), tree);
    // From another page, on which the button still stands.
    let stale = table.white.get("/games/1/analysis?line=c7c5");
    let page = table.white.submit(&stale, "form.keep", &[("action", "undo")]);
    assert_eq!(page.status, 422);
    page.assert_says("There is nothing left to undo.");
}

#[test]
fn several_steps_are_undone_on_another_day_too() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let form = "form:has(#comment)";
    let undo = "form:has([value=undo])";
    let take_in =
        [("lines", "1...e5! {good} 2.Nf3 (2.f4) Nc6 (1...c5 {open} 2.Nf3)"), ("action", "take-in")];
    let page = table.white.get("/games/1/analysis");
    let page = table.white.submit(&page, "form:has(#analysis-lines)", &take_in);
    let shown = |page: &Page| [page.all(".tree a"), page.all(".tree q")];
    let mut before = vec![shown(&page)];
    let steps: [(&str, &[(&str, &str)]); 5] = [
        ("e7e5.f2f4", &[("action", "delete")]),
        ("c7c5", &[("action", "raise")]),
        ("e7e5", &[("action", "comment"), ("comment", "")]),
        ("c7c5", &[("action", "comment"), ("comment", "half open")]),
        ("e7e5", &[("action", "glyph-1")]),
    ];
    for (line, fields) in steps {
        let page = table.white.get(&format!("/games/1/analysis?line={line}"));
        let page = table.white.submit(&page, form, fields);
        before.push(shown(&page));
    }
    // Both players know only their own.
    assert!(!table.black.get("/games/1/analysis").has(undo));
    table.site.advance(chrono::TimeDelta::hours(20));
    table.white.log_in("Wilma", crate::support::site::PASSWORD);
    before.pop();
    while let Some(expected) = before.pop() {
        let page = table.white.get("/games/1/analysis");
        let page = table.white.submit(&page, undo, &[("action", "undo")]);
        assert_eq!(shown(&page), expected);
    }
    assert!(!table.white.get("/games/1/analysis").has(undo));
}

#[test]
fn a_line_is_quoted_in_a_message() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = table.white.get("/games/1/analysis?line=g1f3.b8c6");
    let page = table.white.click(&page, "a[href*='quote=']");
    assert_eq!(page.all("#say"), ["2.Nf3 Nc6, after 1...e5"]);
    assert_eq!(page.attribute("[name=tab][checked]", "value").as_deref(), Some("messages"));
}

#[test]
fn the_whole_analysis_becomes_conditional_moves_with_one_button() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let page = table.white.get("/games/1/analysis");
    assert!(!page.has(".branch"), "nothing to add");
    let fields = [("lines", "1...e5 2.Nf3 Nc6 (1...c5 2.Nf3 d6)"), ("action", "take-in")];
    let page = table.white.submit(&page, "form:has(#analysis-lines)", &fields);
    let page = table.white.submit(&page, "form:has(.branch)", &[("action", "add")]);
    assert_eq!(page.all("#conditional-moves > .tree a"), ["1...e5", "1...c5", "2.Nf3", "2.Nf3"]);
    assert!(!page.has(".branch"), "all is there");
    // One answer is enough.
    let fields = [("lines", "1...e6 2.d4"), ("action", "take-in")];
    let page = table.white.submit(&page, "form:has(#analysis-lines)", &fields);
    page.assert_says("1 reply from my analysis: 1...e5 (1...c5 2.Nf3) (1...e6 2.d4) 2.Nf3");
}

/// The field is sent with each of its buttons, typed in or not.
#[test]
fn a_comment_that_nobody_typed_replaces_nothing() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let form = "form:has(#comment)";
    let old = table.white.get("/games/1/analysis?line=e7e5");
    let page = table.white.submit(&old, form, &[("action", "comment"), ("comment", "good")]);
    assert_eq!(page.all("#comment"), ["good"]);
    // From a page on which there is none yet.
    let page = table.white.submit(&old, form, &[("action", "glyph-1")]);
    assert_eq!((page.status, page.all("#comment")), (200, vec!["good".to_owned()]));
    assert_eq!(page.all(".tree a"), ["1...e5!"]);
    // What is typed there is asked about.
    let page = table.white.submit(&old, form, &[("action", "glyph-2"), ("comment", "bad")]);
    page.assert_says("The comment has changed since you opened this page.");
    assert_eq!(page.all("#comment"), ["bad"]);
    let page = table.white.submit(&page, form, &[("action", "glyph-2")]);
    assert_eq!(
        (page.all(".tree a"), page.all("#comment")),
        (vec!["1...e5?".to_owned()], vec!["bad".to_owned()])
    );
    let page = table.white.submit(&page, form, &[("action", "comment"), ("comment", "")]);
    assert!(!page.has(".tree q"), "a comment is taken away");
}

#[test]
fn what_is_noted_after_a_deletion_is_not_undone_with_it() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let form = "form:has(#comment)";
    let page = table.white.get("/games/1/analysis");
    let lines = "1...e5! {good} 2.Nf3 {[%csl Gf3]} (2.f4!? {sharp})";
    let fields = [("lines", lines), ("action", "take-in")];
    table.white.submit(&page, "form:has(#analysis-lines)", &fields);
    let page = table.white.get("/games/1/analysis?line=e7e5.f2f4");
    table.white.submit(&page, form, &[("action", "delete")]);
    let page = table.white.get("/games/1/analysis?line=e7e5.g1f3");
    table.white.submit(&page, form, &[("action", "glyph-6"), ("comment", "not so good")]);
    // The deleted move comes again, without what was noted about it.
    let page = table.white.get("/games/1/analysis?line=e7e5.f2f4");
    let page = table.white.submit(&page, "form.keep", &[]);
    let page = table.white.submit(&page, "form:has([value=undo])", &[("action", "undo")]);
    assert_eq!(page.all(".tree a"), ["1...e5!", "2.Nf3?!", "2.f4!?"]);
    assert_eq!(page.all(".tree q"), ["good", "not so good", "sharp"]);
    let page = table.white.get("/games/1/analysis?line=e7e5.g1f3");
    assert!(page.has("main[data-shapes='Gf3']"));
    // What one button has replaced comes back at once.
    let page = table.white.get("/games/1/analysis?line=e7e5");
    let page = table.white.submit(&page, form, &[("action", "glyph-6"), ("comment", "bad")]);
    assert_eq!(
        (page.all(".tree a")[0].as_str(), page.all(".tree q")[0].as_str()),
        ("1...e5?!", "bad")
    );
    let page = table.white.submit(&page, "form:has([value=undo])", &[("action", "undo")]);
    assert_eq!(
        (page.all(".tree a")[0].as_str(), page.all(".tree q")[0].as_str()),
        ("1...e5!", "good")
    );
    assert!(!page.has("form:has([value=undo])"));
}

#[test]
fn after_the_game_everybody_analyzes_and_nothing_is_stored_of_who_does_not_play() {
    let mut table = Table::set();
    table.play(&["e4", "e5", "Nf3"]);
    let mut guest = table.site.browser();
    let mut other = table.site.player("Greta");
    assert!(guest.get("/games/1/analysis").path.starts_with("/login"), "while it goes on");
    assert_eq!(other.get("/games/1/analysis").status, 403);
    let secret = other.csrf();
    let keep = [("csrf", secret.as_str()), ("action", "keep"), ("line", "f7f5"), ("tree", "")];
    assert_eq!(other.post_once("/games/1/analysis", &keep).status, 403);
    let page = table.white.get("/games/1/analysis?line=f7f5");
    table.white.submit(
        &page,
        "form:has(#comment)",
        &[("action", "comment"), ("comment", "Latvian")],
    );
    let page = table.black.get("/games/1/resign");
    table.black.submit(&page, "main form", &[]);
    for browser in [&mut guest, &mut other] {
        let page = browser.get("/games/1");
        let page = browser.click(&page, "a[href$='/analysis']");
        assert_eq!(page.all(".tree a"), ["1.e4", "e5", "2.Nf3"]);
        page.assert_says("Your analysis is kept in this browser only.");
        // Back in the game, and another move there.
        let page = browser.click(&page, "[data-step=prev]");
        assert_eq!(page.path, "/games/1/analysis?ply=2&line=");
        let page = browser.submit(&page, "form.keep", &[("line", "f2f4")]);
        assert_eq!(page.all(".tree a"), ["1.e4", "e5", "2.Nf3", "2.f4"]);
        let page = browser.submit(&page, "form:has(#comment)", &[("action", "glyph-3")]);
        assert_eq!(page.all(".tree a")[3], "2.f4!!");
        let page = browser.submit(&page, "form:has(#comment)", &[("action", "delete")]);
        assert_eq!(page.all(".tree a").len(), 3);
        let page = browser.submit(&page, "form:has([value=undo])", &[("action", "undo")]);
        assert_eq!(page.all(".tree a")[3], "2.f4!!");
        // The address says what is shown of it.
        let tree = page.attribute("form.keep [name=tree]", "value").expect("what it has");
        let secret = browser.csrf();
        let show = [("csrf", secret.as_str()), ("action", "show"), ("tree", tree.as_str())];
        let page = browser.post("/games/1/analysis?ply=2&line=f2f4", &show);
        assert!(page.has(".tree a.current[href$='ply=2&line=f2f4']"), "{}", page.html);
        // What is no analysis of this game is refused, and nothing of the players' is there.
        let long = format!("{}\t1.e4", ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(2500).join(" "));
        for tree in ["e2e5\t1...e5", "d2d4\t1...e5", "nonsense", &long] {
            for field in ["tree", "undo_tree"] {
                let wrong = browser.submit(&page, "form.keep", &[(field, tree)]);
                assert_eq!(wrong.status, 400, "{field}: {}", &tree[..8]);
            }
        }
        assert!(!page.html.contains("Latvian"));
        let page = browser.get("/games/1/analysis");
        assert_eq!(page.all(".tree a"), ["1.e4", "e5", "2.Nf3"], "it was not stored");
    }
    // What no form can carry is refused, and what was there stays.
    let page = guest.get("/games/1/analysis?ply=2&line=f2f4");
    let page = guest.submit(&page, "form.keep", &[]);
    let long = format!("2...d6 {{{}}}", "x".repeat(100_000));
    let fields = [("lines", long.as_str()), ("action", "take-in")];
    let page = guest.submit(&page, "form:has(#analysis-lines)", &fields);
    assert_eq!(page.status, 422);
    page.assert_says("Your analysis has become too large for this browser.");
    assert_eq!(page.all(".tree a")[3], "2.f4");
    // Where only what can be undone is too much, it is left out.
    let half = format!("2...d6 {{{}}}", "x".repeat(60_000));
    let fields = [("lines", half.as_str()), ("action", "take-in")];
    let page = guest.submit(&page, "form:has(#analysis-lines)", &fields);
    let page = guest.submit(&page, "form:has(#comment)", &[("action", "glyph-1")]);
    assert_eq!(page.all(".tree a")[3], "2.f4!");
    let page = guest.submit(
        &page,
        "form:has(#analysis-lines)",
        &[("lines", "2...d5"), ("action", "take-in")],
    );
    let small = [("line", "f2f4.d7d5"), ("action", "delete")];
    let without = guest.submit(&page, "form:has(#comment)", &small);
    assert_eq!(without.all(".tree a").len(), page.all(".tree a").len() - 1);
    assert!(without.has("form:has([value=undo])"), "there is room for what was deleted");
    let large = [("line", "f2f4.d7d6"), ("action", "delete")];
    let without = guest.submit(&without, "form:has(#comment)", &large);
    assert!(without.has("form:has([value=undo])"), "it is only in one of the two");
    let fields = [("line", "f2f4"), ("lines", half.as_str()), ("action", "take-in")];
    let again = guest.submit(&without, "form:has(#analysis-lines)", &fields);
    assert!(!again.has("form:has([value=undo])"), "there is no room for both");
    // A player whose session has ended is told so, and not taken for a visitor.
    let old = table.white.get("/games/1/analysis?line=f7f6");
    let csrf = guest.csrf();
    let fields = [("action", "comment"), ("comment", "?"), ("csrf", &csrf)];
    assert_eq!(guest.submit(&old, "form:has(#comment)", &fields).status, 401);
    // A player sees the whole game with what is stored.
    let page = table.white.get("/games/1/analysis");
    assert_eq!(page.all(".tree a"), ["1.e4", "e5", "2.Nf3", "2...f5"]);
    assert!(!table.black.get("/games/1/analysis").html.contains("Latvian"));
}

/// What is thought of the present position, before any move of a line.
#[test]
fn the_present_position_has_arrows_and_a_comment_too() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let form = "form:has(#comment)";
    let page = table.white.get("/games/1/analysis");
    assert!(!page.has(".tree"));
    let drawn = [("action", "shapes"), ("shapes", "Gd2d4,Re5")];
    let page = table.white.submit(&page, "form.keep", &drawn);
    assert!(page.has("main[data-shapes='Re5,Gd2d4']"));
    // An arrow alone is no line.
    assert!(!page.has(".tree"));
    let fields = [("action", "glyph-14"), ("comment", "take the center")];
    let page = table.white.submit(&page, form, &fields);
    assert_eq!(
        (page.all(".tree a"), page.all(".tree q")),
        (vec!["1.e4 +=".to_owned()], vec!["take the center".to_owned()])
    );
    assert!(!page.has(&format!("{form} [value=delete], {form} [value=raise]")));
    let lines = [("action", "take-in"), ("lines", "{and soon} 1...e5 2.d4")];
    let page = table.white.submit(&page, "form:has(#analysis-lines)", &lines);
    assert_eq!(page.all("#comment"), ["take the center and soon"]);
    assert_eq!(page.all(".tree a"), ["1.e4 +=", "1...e5", "2.d4"]);
    // It stays where it was noted.
    play(&mut table.black, "/games/1", "e5");
    play(&mut table.white, "/games/1", "d4");
    let page = table.white.get("/games/1/analysis");
    assert!(page.has("main[data-shapes='']") && !page.has(".tree"));
    let page = table.white.get("/games/1/analysis?ply=1");
    assert!(page.has("main[data-shapes='Re5,Gd2d4']"));
    assert_eq!(page.all(".tree a"), ["1.e4 +=", "1...e5", "2.d4"]);
    // It is in the PGN, and no move is thereby expected.
    let pgn = table.white.get("/games/1.pgn?mine=1").html;
    let noted = "1.e4 $14 {[%csl Re5][%cal Gd2d4] take the center and soon} 1...e5 {expected}";
    assert!(pgn.split_whitespace().collect::<Vec<_>>().join(" ").contains(noted), "{pgn}");
    // A comment that is replaced after a deletion comes back before what was deleted.
    let deleted = table.white.get("/games/1/analysis?ply=1&line=");
    assert!(!deleted.has("form:has([value=undo])"));
    let line = table.white.get("/games/1/analysis?ply=0&line=d2d4");
    let line = table.white.submit(&line, form, &[("action", "keep")]);
    table.white.submit(&line, form, &[("action", "delete")]);
    let page = table.white.get("/games/1/analysis?ply=1");
    let page = table.white.submit(&page, form, &[("action", "comment"), ("comment", "at once")]);
    let page = table.white.submit(&page, "form:has([value=undo])", &[("action", "undo")]);
    assert_eq!(page.all("#comment"), ["take the center and soon"]);
    let pgn = table.white.get("/games/1.pgn?mine=1").html;
    assert!(!pgn.contains("(1.d4)"), "{pgn}");
    let page = table.white.submit(&page, "form:has([value=undo])", &[("action", "undo")]);
    assert_eq!(page.all("#comment"), ["take the center and soon"]);
    let pgn = table.white.get("/games/1.pgn?mine=1").html;
    assert!(pgn.contains("(1.d4)"), "{pgn}");
    // All of it can be taken away again.
    let page = table.white.submit(&page, "form.keep", &[("action", "shapes"), ("shapes", "")]);
    let page = table.white.submit(&page, form, &[("action", "glyph-14"), ("comment", "")]);
    assert_eq!(page.all(".tree a"), ["1...e5", "2.d4"]);
    // So has the starting position, when the game is over.
    let page = table.white.get("/games/1/analysis?ply=0");
    let page = table.white.submit(&page, form, &[("action", "comment"), ("comment", "at last")]);
    assert!(!page.has(".glyphs"));
    assert_eq!(page.all(".tree a"), ["Starting position", "1.d4"]);
    let page = table.white.get("/games/1/resign");
    table.white.submit(&page, "main form", &[]);
    let page = table.white.get("/games/1/analysis");
    assert_eq!(page.all(".tree a")[..2], ["Starting position", "1.e4"]);
    let pgn = table.white.get("/games/1.pgn?mine=1").html;
    assert!(pgn.contains("{at last} 1.e4"), "{pgn}");
}
