//! Conditional moves, by the typed form and by clicks, without a script.

use chrono::TimeDelta;
use zugpost::db::{GameId, game_events};

use super::{Table, play};
use crate::support::{Browser, Page};

const CONDITIONAL_MOVES: &str = "#conditional-moves form:has(textarea)";

/// Saves lines in the typed form of the game page.
#[track_caller]
fn conditional_moves(browser: &mut Browser, lines: &str) -> Page {
    let page = browser.get("/games/1");
    browser.submit(&page, CONDITIONAL_MOVES, &[("lines", lines), ("action", "replace")])
}

fn sans(browser: &mut Browser) -> String {
    let plies = browser.get("/games/1").all(".ply");
    let sans = plies.iter().map(|ply| ply.split(' ').next().unwrap_or_default().to_owned());
    sans.collect::<Vec<_>>().join(" ")
}

#[test]
fn conditional_moves_answer_at_once_and_one_email_tells_it() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let page = conditional_moves(&mut table.white, "1...e5 2.Nf3 (1...c5 2.Nc3)");
    assert_eq!((page.status, page.path.as_str()), (200, "/games/1#conditional-moves"));
    assert_eq!(page.all("#conditional-moves .tree a"), ["1...e5", "1...c5", "2.Nc3", "2.Nf3"]);
    page.assert_says("You have replies to 2 of 20 possible moves.");
    let before = table.site.emails().len();
    table.site.advance(TimeDelta::hours(7));
    let page = play(&mut table.black, "/games/1", "c5");
    page.assert_says("It is your turn.");
    assert_eq!(page.all(".ply"), ["e4 0 s", "c5 7 h", "Nc3 conditional"]);
    let title = page.attribute(".ply[data-ply='3']", "title");
    assert_eq!(title.as_deref(), Some("Fri 20 Nov 2026, 20:00 CET, played as a conditional move"));
    let emails = table.site.emails();
    let new: Vec<_> = emails[before..].iter().map(|l| (l.to.as_str(), l.news.as_str())).collect();
    assert_eq!(new, [("bruno@example.org", "Wilma played 2.Nc3")], "the owner is not woken up");
    let text = &emails[before].text;
    assert!(text.contains("You played 1...c5. 2.Nc3 was played as a conditional move."), "{text}");
    let log = table.site.read(|conn| game_events::list(conn, GameId(1)));
    let log: Vec<_> = log.iter().map(|e| (e.number, e.actor.as_str(), e.detail.as_str())).collect();
    assert_eq!(
        log,
        [(0, "white", "e2e4"), (1, "black", "c7c5"), (2, "white_conditional_move", "b1c3")]
    );
    let log = table.site.browser().get("/games/1/log").all("ol.log li");
    assert!(log[2].ends_with("White played 2.Nc3 (conditional move)."), "{log:?}");
    let page = table.white.get("/games/1");
    page.assert_says("Conditional moves played so far: 1.");
    assert_eq!(
        page.all("#conditional-moves details:not(.variation) > summary"),
        ["Enter lines as text", "Inactive lines"]
    );
    assert_eq!(
        page.all("#conditional-moves details .tree a"),
        ["1...e5", "1...c5", "2.Nc3", "2.Nf3"]
    );
    assert_eq!(
        page.all("#conditional-moves details .tree a.played"),
        ["1...c5", "2.Nc3"],
        "what came true"
    );
}

#[test]
fn who_wants_to_is_told_that_the_conditional_moves_answered() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let page = table.white.get("/account");
    let form = "form[action='/account/preferences']";
    table.white.submit(&page, form, &[("conditional_move_emails", "yes")]);
    conditional_moves(&mut table.white, "1...e5 2.Nf3 Nc6 3.Bb5");
    play(&mut table.black, "/games/1", "e5");
    let email = table.site.email_to("wilma@example.org");
    assert_eq!(email.news, "Your conditional move against Bruno was played");
    let told = "Bruno played 1...e5. 2.Nf3 was played as a conditional move.";
    assert!(email.text.contains(told), "{}", email.text);
}

#[test]
fn conditional_moves_of_both_play_on_and_the_one_to_move_is_told_all() {
    let mut table = Table::set();
    table.play(&["e4"]);
    conditional_moves(&mut table.white, "1...e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4");
    let page = table.black.get("/games/1");
    let page = table.black.submit(&page, "form.typed", &[("move", "e5")]);
    let fields = [("keep", "2.Nf3 Nc6 3.Bb5 a6 4.Bxc6 dxc6"), ("with", "lines")];
    table.black.submit(&page, ".confirm form", &fields);
    assert_eq!(sans(&mut table.black), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4");
    let email = table.site.email_to("bruno@example.org");
    assert_eq!(email.news, "Wilma played 4.Ba4");
    let told = "You played 1...e5. 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 were played as conditional moves.";
    assert!(email.text.contains(told), "{}", email.text);
    // What Black had for 4.Bxc6 is inactive; for White nothing is.
    table.black.get("/games/1").assert_says("Inactive lines");
}

#[test]
fn lines_are_written_and_read_with_the_letters_of_the_player() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let page = table.white.get("/account");
    let form = "form[action='/account/preferences']";
    table.white.submit(&page, form, &[("language", "de"), ("localized_pieces", "yes")]);
    let lines = "1...e5 2.Sf3 Sc6 {Df6 auch} 3.Lb5 a6 4.Lxc6";
    let page = conditional_moves(&mut table.white, lines);
    assert_eq!(page.all("#lines")[0], lines);
    // By a click on the analysis page too, and the answer to any other reply.
    let page = table.white.get("/games/1/analysis?line=c7c5.d1h5");
    assert_eq!(page.attribute("input[name=lines]", "value").as_deref(), Some("1...c5 2.Dh5"));
    table.white.submit(&page, "form:has(button[value=add])", &[("action", "add")]);
    let page = table.white.get("/games/1/analysis?line=d7d6.d2d4&any=Lg5");
    let any = page.attribute("details[open] input[name=lines]", "value");
    assert_eq!(any.as_deref(), Some("1...d6 2.d4 2...any Lg5"));
    let page = table.white.get("/games/1");
    let behind = lines.trim_start_matches("1...e5 ");
    assert_eq!(page.all("#lines")[0], format!("1...e5 (1...c5 2.Dh5) {behind}"));
    for mv in ["e5", "Nc6"] {
        play(&mut table.black, "/games/1", mv);
    }
    // What is wrong stands there as it was typed, English letters too.
    for lines in ["3...a6 4.Lc9", "3...a6 4.Nf9 {B?c4}", "3...a6 4.Bc4"] {
        let page = conditional_moves(&mut table.white, lines);
        assert_eq!((page.status, page.all("#lines")[0].as_str()), (422, lines));
    }
    conditional_moves(&mut table.white, "3...a6 4.Bc4").assert_says(" 4.Bc4: ");
    // Whatever is wrong with it, and with what is expected in the player's letters.
    conditional_moves(&mut table.white, "3...a6 7.Bc4").assert_says(" 7.Lc4: ");
    conditional_moves(&mut table.white, "3...a6 7.Lc4").assert_says("4.Lc4");
    play(&mut table.black, "/games/1", "a6");
    play(&mut table.black, "/games/1", "bxc6");
    assert_eq!(sans(&mut table.black), "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 bxc6");
    // With a move, and as they stand in the form after a fault.
    let page = table.white.get("/games/1");
    let page = table.white.submit(&page, "form.typed", &[("move", "Bc4")]);
    assert_eq!(page.attribute("#move", "value").as_deref(), Some("Bc4"));
    let page = table.white.submit(&page, "form.typed", &[("move", "Sxe5")]);
    let fields = [("keep", "5...Tb8 6.Sc9"), ("with", "lines")];
    let page = table.white.submit(&page, ".confirm form", &fields);
    assert_eq!((page.status, page.all("#keep")[0].as_str()), (422, "5...Tb8 6.Sc9"));
    let fields = [("keep", "5...Tb8 6.Sxc6"), ("propose", "5...Tb8 6.Sg6"), ("with", "lines")];
    let page = table.white.submit(&page, ".confirm form", &fields);
    assert_eq!(page.all("#conditional-moves .tree a")[..2], ["5...Tb8", "6.Sxc6"]);
    assert_eq!(table.black.get("/games/1").all(".proposed-line .tree a"), ["5...Rb8", "6.Ng6"]);
}

#[test]
fn a_fault_is_named_and_the_text_kept() {
    let mut table = Table::set();
    table.play(&["e4"]);
    conditional_moves(&mut table.white, "1...c5 2.Nf3");
    for (lines, fault) in [
        ("1...e5 2.Nf3 Nc6 3.Nf9", "3.Nf9: This is not a move. Try Nf3,"),
        (
            "1...e5 2.Nf3 (2.f4)",
            "2.f4: You already have a different reply in this position: 2.Nf3. Choose one of them.",
        ),
        ("1...e5", "1...e5: Your reply to this move is missing. Enter one."),
        ("7...e5 8.Nf3", "7...e5: Wrong move number. Write 1...e5 instead."),
        ("1...e5 2.Nf3 (1...c5 2.d4", "A closing parenthesis is missing."),
        ("1...e5 {<b>\"so\" 2.Nf3", "A comment in { } is not closed."),
        ("1...e5 2.Nf3 $99 !? {a} Nc6 3.Bb5 ((3...a6) 4.Ba4", "3...a6: Wrong move number."),
    ] {
        let page = conditional_moves(&mut table.white, lines);
        assert_eq!(page.status, 422, "{lines}");
        assert!(page.all("#lines-error")[0].contains(fault), "{:?}", page.all("#lines-error"));
        assert_eq!(page.all("#lines")[0], lines.trim(), "the text is kept");
        assert_eq!(
            page.all("#conditional-moves .tree a"),
            ["1...c5", "2.Nf3"],
            "nothing is saved in part"
        );
    }
}

#[test]
fn conditional_moves_for_a_position_that_has_passed_tell_what_happened() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let old = table.white.get("/games/1");
    play(&mut table.black, "/games/1", "c5");
    let page = table.white.submit(
        &old,
        CONDITIONAL_MOVES,
        &[("lines", "1...c5 2.Nf3"), ("action", "replace")],
    );
    assert_eq!(page.status, 409);
    page.assert_says("Nothing was saved. The game has continued with 1...c5.");
    assert_eq!(sans(&mut table.white), "e4 c5", "it never makes a move");
}

#[test]
fn two_tabs_lose_nothing() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let old = table.white.get("/games/1");
    conditional_moves(&mut table.white, "1...e5 2.Nf3");
    let fields = [("lines", "1...c5 2.Nf3"), ("action", "replace")];
    let page = table.white.submit(&old, CONDITIONAL_MOVES, &fields);
    assert_eq!(page.status, 409);
    page.assert_says(
        "Nothing was saved. Your conditional moves have changed since you opened this page. \
         Look at them again.",
    );
    assert_eq!(page.all("#lines"), ["1...c5 2.Nf3"]);
    assert_eq!(page.all("#conditional-moves .tree a"), ["1...e5", "2.Nf3"]);
}

#[test]
fn resting_lines_are_offered_again_and_armed_by_one_click() {
    let mut table = Table::set();
    table.play(&["d4"]);
    conditional_moves(&mut table.white, "1...Nf6 2.c4 g6 3.Nc3");
    play(&mut table.black, "/games/1", "g6");
    let page = play(&mut table.white, "/games/1", "c4");
    page.assert_says("These inactive lines are possible again:");
    assert_eq!(page.all(".returning a"), ["2...Nf6", "3.Nc3"]);
    let page = table.white.submit(&page, ".returning form", &[("action", "arm")]);
    assert!(!page.has(".returning"));
    assert_eq!(page.all("#conditional-moves > .tree a"), ["2...Nf6", "3.Nc3"]);
    play(&mut table.black, "/games/1", "Nf6");
    assert_eq!(sans(&mut table.black), "d4 g6 c4 Nf6 Nc3");
}

#[test]
fn a_move_offers_to_keep_the_lines_that_follow_it() {
    let mut table = Table::set();
    table.play(&["d4"]);
    conditional_moves(&mut table.white, "1...Nf6 2.c4 e6 3.Nc3 (1...e6 2.Nf3)");
    play(&mut table.black, "/games/1", "e6");
    // The answer to 1...e6 was made; 2.Nf3 Nf6 was no conditional move, 2.c4 Nf6 was.
    assert_eq!(sans(&mut table.white), "d4 e6 Nf3");
    play(&mut table.black, "/games/1", "Nf6");
    let page = table.white.get("/games/1?move=c4");
    let keep = page.all("#keep")[0].clone();
    assert_eq!(keep, "", "nothing is planned behind 3.c4");
    let page = table.white.submit(
        &page,
        ".confirm form",
        &[("keep", "3...d5 4.Nc3\n3...Bb4+ 4.Nbd2"), ("with", "lines")],
    );
    assert_eq!(page.all("#conditional-moves > .tree a"), ["3...d5", "3...Bb4+", "4.Nbd2", "4.Nc3"]);
    // A fault in the lines sends nothing, and both texts stay.
    play(&mut table.black, "/games/1", "a6");
    let page = table.white.get("/games/1?move=a3");
    let fields = [("keep", "4...d5 5.Zz9"), ("propose", "4...d5"), ("with", "lines")];
    let page = table.white.submit(&page, ".confirm form", &fields);
    assert_eq!(page.status, 422);
    page.assert_says("5.Zz9: This is not a move. Try Nf3,");
    assert_eq!(
        (page.all("#keep"), page.all("#propose")),
        (vec!["4...d5 5.Zz9".into()], vec!["4...d5".into()])
    );
    assert!(sans(&mut table.white).ends_with("a6"));
    // The move alone leaves out what is typed below it.
    table.white.submit(&page, ".confirm form", &[("with", "nothing")]);
    assert!(sans(&mut table.white).ends_with("a6 a3"));
}

#[test]
fn typed_lines_are_asked_about_when_the_move_alone_is_confirmed() {
    let mut table = Table::set();
    let page = table.white.get("/games/1?move=e2e4");
    let typed = [("keep", "1...e5 2.Nf3"), ("message", "Good luck!")];
    let asked = table.white.submit(&page, ".confirm form", &typed);
    asked.assert_says("You typed lines as well.");
    assert_eq!(asked.all("#keep"), ["1...e5 2.Nf3"]);
    assert_eq!(asked.all("#message"), ["Good luck!"]);
    assert!(table.white.get("/games/1").all("a.ply").is_empty(), "nothing was played");
    let page = table.white.submit(&asked, ".confirm form", &[("with", "nothing")]);
    assert_eq!(page.all("a.ply").len(), 1);
    assert!(!page.text().contains("2.Nf3"), "{}", page.text());
    // A proposed line is asked about too, and lines with an answer to any reply are looked at.
    let page = table.black.get("/games/1?move=c7c5");
    let asked = table.black.submit(&page, ".confirm form", &[("propose", "2.Nf3 d6")]);
    asked.assert_says("You typed lines as well.");
    let page = table.black.submit(&asked, ".confirm form", &[("with", "lines")]);
    assert_eq!(page.all("a.ply").len(), 2);
    assert_eq!(page.all(".proposed-line h2"), ["You proposed this line"]);
}

#[test]
fn typed_lines_are_not_asked_about_where_the_move_cannot_be_made() {
    let mut table = Table::set();
    let old = table.white.get("/games/1?move=g1f3");
    table.play(&["e4", "e5"]);
    let page = table.white.submit(&old, ".confirm form", &[("keep", "1...d5 2.d4")]);
    assert_eq!(page.status, 409);
    assert!(!page.has(".confirm"), "{}", page.text());
    page.assert_says("The game has changed since you opened this page.");
}

#[test]
fn lines_that_nobody_typed_are_not_asked_about() {
    let mut table = Table::set();
    let page = table.white.get("/games/1?move=e2e4&lines=e7e5.g1f3");
    assert_eq!(page.all("#keep"), ["1...e5 2.Nf3"], "from the analysis board");
    let page = table.white.submit(&page, ".confirm form", &[]);
    assert_eq!(page.all("a.ply").len(), 1);
    // Nor in the letters of a player, nor where they were emptied or came back after a fault.
    let page = table.black.get("/account");
    let form = "form[action='/account/preferences']";
    table.black.submit(&page, form, &[("language", "de"), ("localized_pieces", "yes")]);
    let page = table.black.get("/games/1?move=e7e5&lines=g1f3.b8c6");
    assert_eq!(page.all("#keep"), ["2.Sf3 Sc6"]);
    let fields = [("propose", "2.Zz9"), ("with", "lines"), ("offer_draw", "yes")];
    let page = table.black.submit(&page, ".confirm form", &fields);
    assert_eq!((page.status, page.all("#propose-error").len()), (422, 1), "{}", page.text());
    assert!(page.has("#propose[aria-invalid]") && !page.has("#keep[aria-invalid]"));
    assert!(page.has(".confirm [name=offer_draw][checked]"), "the draw is offered still");
    let page = table.black.submit(&page, ".confirm form", &[("propose", "")]);
    assert_eq!(page.all("a.ply").len(), 2);
    let page = table.white.get("/games/1?move=g1f3&lines=b8c6.f1b5");
    let page = table.white.submit(&page, ".confirm form", &[("keep", "")]);
    assert_eq!(page.all("a.ply").len(), 3);
}

#[test]
fn a_draw_offer_holds_the_conditional_moves_until_it_is_declined() {
    let mut table = Table::set();
    table.play(&["e4"]);
    conditional_moves(&mut table.white, "1...e5 2.Nf3");
    let page = table.black.get("/games/1?move=e5");
    table.black.submit(&page, ".confirm form", &[("offer_draw", "yes")]);
    let page = table.white.get("/games/1");
    page.assert_says(
        "Your opponent offers a draw, so your conditional move was not played. \
         If you decline the draw, 2.Nf3 is played.",
    );
    table.white.submit(&page, "form:has([value=decline])", &[]);
    assert_eq!(sans(&mut table.white), "e4 e5 Nf3");
    let email = table.site.email_to("bruno@example.org");
    assert_eq!(email.news, "Wilma played 2.Nf3");
}

#[test]
fn conditional_moves_accept_a_draw_or_resign() {
    let mut table = Table::set();
    table.play(&["e4", "e5", "Nf3"]);
    conditional_moves(&mut table.white, "2...Nc6 3.Bb5 (3.accept)\n2...f6 3.resign");
    let page = table.black.get("/games/1?move=Nc6");
    let page = table.black.submit(&page, ".confirm form", &[("offer_draw", "yes")]);
    page.assert_says("1/2-1/2 Draw by agreement.");
    let mut table = Table::set();
    table.play(&["e4", "e5", "Nf3"]);
    conditional_moves(&mut table.white, "2...Nc6 3.Bb5 (3.accept)\n2...f6 3.resign");
    play(&mut table.black, "/games/1", "f6").assert_says("0-1 White resigned. Black won.");
}

#[test]
fn an_answer_to_every_other_move_lists_what_it_covers_before_it_is_saved() {
    let mut table = Table::set();
    table.play(&["e4"]);
    conditional_moves(&mut table.white, "1...e5 2.Nf3");
    let page = table.white.get("/games/1/analysis");
    let form = "form[method=get]";
    let bad = table.white.submit(&page, form, &[("any", "Nd5")]);
    bad.assert_says(
        "This reply is not possible after any of these moves. Enter a different reply.",
    );
    let junk = table.white.submit(&page, form, &[("any", "d4) (1...c5 2.Nf3")]);
    junk.assert_says("Enter one reply: a move, \"resign\" or \"accept\".");
    let page =
        table.white.submit(&page, form, &[("any", "e5"), ("attack", "yes"), ("capture", "yes")]);
    page.assert_says("Answered:");
    let covered: Vec<String> =
        page.all("p:has(.badge)").into_iter().filter(|p| p.starts_with("Answered")).collect();
    assert!(covered[0].contains("a6 → e5") && covered[0].contains("e5 → Nf3"), "{covered:?}");
    // 1...d6 and 1...f6 attack e5; 1...e5 has its own answer.
    let open = page.all("p:has(.badge)").pop().unwrap_or_default();
    assert!(open.contains("d6") && open.contains("f6") && open.contains("Nc6"), "{open}");
    assert_eq!(
        table.white.get("/games/1").all("#conditional-moves > .tree a").len(),
        2,
        "nothing is saved yet"
    );
    table.white.submit(&page, "details form[method=post]", &[("action", "add")]);
    let page = table.white.get("/games/1");
    page.assert_says(
        "any other move: 2.e5, unless it captures or attacks your piece or its target square",
    );
    play(&mut table.black, "/games/1", "a6");
    assert_eq!(sans(&mut table.black), "e4 a6 e5");
}

#[test]
fn without_conditional_moves_there_is_no_place_for_them() {
    let mut table = Table::with(&[("conditional", "off")]);
    table.play(&["e4"]);
    let page = table.white.get("/games/1");
    assert!(!page.has("#conditional-moves"));
    page.assert_says("no conditional moves");
    let csrf = table.white.csrf();
    let form =
        [("csrf", csrf.as_str()), ("ply", "1"), ("action", "add"), ("lines", "1...e5 2.Nf3")];
    let page = table.white.post("/games/1/conditional-moves", &form);
    assert_eq!(page.status, 409);
    page.assert_says("This game is played without conditional moves and proposed lines.");
    // The analysis is one's own affair.
    assert_eq!(table.white.get("/games/1/analysis?line=e7e5").status, 200);
}

#[test]
fn conditional_moves_are_not_for_others_to_change() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let mut stranger = table.site.player("Nosy");
    let csrf = stranger.csrf();
    for path in ["/games/1/conditional-moves", "/games/1/analysis", "/games/1/proposed-line"] {
        let form =
            [("csrf", csrf.as_str()), ("ply", "1"), ("action", "add"), ("lines", "1...e5 2.d4")];
        assert_eq!(stranger.post(path, &form).status, 403, "{path}");
    }
    assert_eq!(stranger.get("/games/1/analysis").status, 403);
    assert_eq!(
        table.site.browser().get("/games/1/analysis").path.split('?').next(),
        Some("/login")
    );
    // Black's own conditional moves, on Black's turn.
    let csrf = table.black.csrf();
    let form = [("csrf", csrf.as_str()), ("ply", "1"), ("action", "add"), ("lines", "1...e5 2.d4")];
    let page = table.black.post("/games/1/conditional-moves", &form);
    assert_eq!(page.status, 409);
    page.assert_says("It is your turn. Make your move and add conditional moves with it.");
}

#[test]
fn a_corrupt_conditional_moves_answers_nothing_and_keeps_nobody_from_moving() {
    let mut table = Table::set();
    table.play(&["e4"]);
    conditional_moves(&mut table.white, "1...e5 2.Nf3");
    table
        .site
        .run(table.site.db.write::<_, zugpost::db::DbError>(|conn| {
            use diesel::prelude::*;
            use zugpost::db::schema::conditional_moves::dsl;
            diesel::update(dsl::conditional_moves).set(dsl::lines.eq("nonsense")).execute(conn)?;
            Ok(())
        }))
        .expect("a corrupt row");
    // Its owner is not kept from the game either.
    assert_eq!(table.white.get("/games/1").status, 200);
    play(&mut table.black, "/games/1", "e5").assert_says("It is Wilma's turn.");
    assert_eq!(sans(&mut table.black), "e4 e5");
}

#[test]
fn a_typed_answer_to_any_reply_is_looked_at_before_it_is_saved() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let lines = "1...e5 2.Nf3\n1...any-unless-capture 2.d4";
    let page = conditional_moves(&mut table.white, lines);
    page.assert_says("Not saved yet.");
    page.assert_says("e5 → Nf3");
    page.assert_says("a6 → d4");
    assert_eq!(table.white.get("/games/1").all("#conditional-moves > .tree a").len(), 0);
    let page = table.white.submit(&page, CONDITIONAL_MOVES, &[("action", "replace")]);
    page.assert_says("any other move: 2.d4, unless it captures");
    play(&mut table.black, "/games/1", "a6");
    assert_eq!(sans(&mut table.black), "e4 a6 d4");
}

#[test]
fn an_old_tab_brings_nothing_back_that_was_deleted() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let old = conditional_moves(&mut table.white, "1...e5 2.Nf3\n1...c5 2.Nc3");
    conditional_moves(&mut table.white, "1...e5 2.Nf3");
    let page = table.white.submit(&old, CONDITIONAL_MOVES, &[("action", "replace")]);
    assert_eq!(page.status, 409);
    assert_eq!(page.all("#conditional-moves > .tree a"), ["1...e5", "2.Nf3"]);
}

#[test]
fn lines_that_come_after_their_move_are_not_taken_for_saved() {
    let mut table = Table::set();
    let page = table.white.get("/games/1?move=e4");
    table.white.submit(&page, ".confirm form", &[]);
    let late =
        table.white.submit(&page, ".confirm form", &[("keep", "1...e5 2.Nf3"), ("with", "lines")]);
    assert_eq!(late.status, 409);
    late.assert_says("Your move was already played. The conditional moves were not saved.");
    // With them at first, the second click is the same.
    let page = table.black.get("/games/1?move=e5");
    let fields = [("keep", "2.Nf3 Nc6"), ("with", "lines")];
    for _ in 0..2 {
        assert_eq!(table.black.submit(&page, ".confirm form", &fields).status, 200);
    }
}

#[test]
fn conditional_moves_of_wandering_knights_make_no_giant_page() {
    let mut table =
        Table::with(&[("start", "fen"), ("fen", "n3k2n/7p/8/8/8/8/P7/4K1N1 w - - 0 1")]);
    // White's knight goes out and back, Black's wander: every square, many ways.
    let page = table.white.get("/games/1?move=Nf3");
    table.white.submit(&page, ".confirm form", &[]);
    play(&mut table.black, "/games/1", "Nb6");
    let page = table.white.get("/games/1?move=Ng1");
    let mut lines = String::new();
    for first in ["Nc4", "Na4", "Nd5", "Nc8", "Nd7", "Na8"] {
        for second in ["Ng6", "Nf7"] {
            lines.push_str(&format!("2...{first} 3.Nf3 {second} 4.Ng1\n"));
            lines.push_str(&format!("2...{second} 3.Nf3 {first} 4.Ng1\n"));
        }
    }
    let page = table.white.submit(&page, ".confirm form", &[("keep", &lines), ("with", "lines")]);
    assert_eq!(page.status, 200, "{}", page.text());
    let shown = page.all("#conditional-moves > .tree a").len();
    assert!((20..200).contains(&shown), "{shown}");
    assert!(page.html.len() < 200_000, "{}", page.html.len());
    assert_eq!(table.white.get("/games/1.pgn?mine=1").status, 200);
}

#[test]
fn an_answer_to_any_reply_that_comes_with_a_move_is_looked_at_first_too() {
    let mut table = Table::set();
    let page = table.white.get("/games/1?move=e4");
    let fields = [("keep", "1...e5 2.Nf3\n1...any 2.d4"), ("with", "lines")];
    let page = table.white.submit(&page, ".confirm form", &fields);
    page.assert_says("Not sent yet.");
    page.assert_says("a6 → d4");
    assert_eq!(table.black.get("/games/1").all(".ply").len(), 0);
    let page = table.white.submit(&page, ".confirm form", &[("with", "lines")]);
    assert_eq!(page.all(".ply").len(), 1);
    page.assert_says("You have replies to 20 of 20 possible moves.");
}

#[test]
fn an_answer_to_any_reply_is_taken_out_and_one_that_came_too_late_is_told() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let lines = "1...any 2.d4";
    let page = conditional_moves(&mut table.white, lines);
    let old = table.white.get("/games/1");
    table.white.submit(&page, CONDITIONAL_MOVES, &[("action", "replace")]);
    let page = table.white.get("/games/1/analysis");
    page.assert_says("Conditional reply: 2.d4");
    table.white.submit(&page, "form:has([value=remove-any])", &[("action", "remove-any")]);
    assert!(!table.white.get("/games/1").has("#conditional-moves > .tree"));
    play(&mut table.black, "/games/1", "c5");
    let page =
        table.white.submit(&old, CONDITIONAL_MOVES, &[("lines", lines), ("action", "replace")]);
    assert_eq!(page.status, 409);
    page.assert_says("Nothing was saved. The game has continued with 1...c5.");
}
