//! Nothing that was typed is lost without a word: it is sent, or shown again with the reason.

use chrono::TimeDelta;

use super::{Browser, Page, Table, play};
use crate::{admin::claims, support::site::PASSWORD};

const ALREADY: &str = "Your move was already played.";
const MESSAGE: &str = "Your message was not sent.";
const CONFIRM: &str = ".confirm form";

/// The blocks that show what was written and cannot be sent any more.
fn unsent(page: &Page) -> Vec<String> {
    page.all(".unsent .user-text")
}

fn said(browser: &mut Browser) -> Vec<String> {
    browser.get("/games/1").all("#messages .user-text")
}

#[test]
fn a_move_confirmed_again_says_that_the_new_message_was_not_sent() {
    let mut table = Table::set();
    let confirm = table.white.get("/games/1?move=e4");
    table.white.submit(&confirm, CONFIRM, &[("message", "Hello!")]);
    // The very same form.
    let page = table.white.submit(&confirm, CONFIRM, &[("message", "Hello!")]);
    assert_eq!((page.status, page.path.as_str()), (200, "/games/1"), "{}", page.text());
    assert!(!page.text().contains(ALREADY), "{}", page.text());
    assert_eq!(said(&mut table.white), ["Hello!"]);
    // In another tab, with other words.
    let page = table.white.submit(&confirm, CONFIRM, &[("message", "Good luck!")]);
    assert_eq!(page.status, 409);
    page.assert_says(ALREADY);
    page.assert_says(MESSAGE);
    assert_eq!(page.all("#messages textarea[name=text]"), ["Good luck!"]);
    table.white.submit(&page, "#messages form", &[]);
    assert_eq!(said(&mut table.white), ["Good luck!", "Hello!"]);
    // Sent now, so nothing is missing.
    let page = table.white.submit(&confirm, CONFIRM, &[("message", "Good luck!")]);
    assert_eq!(page.status, 200, "{}", page.text());
    assert_eq!(said(&mut table.white).len(), 2);
}

#[test]
fn a_move_confirmed_again_says_that_the_draw_was_not_offered() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let confirm = table.white.get("/games/1?move=Nf3");
    table.white.submit(&confirm, CONFIRM, &[]);
    let page = table.white.submit(&confirm, CONFIRM, &[("offer_draw", "yes")]);
    assert_eq!(page.status, 409, "{}", page.text());
    page.assert_says(ALREADY);
    page.assert_says("No draw was offered.");
    // One that came with the move was made.
    play(&mut table.black, "/games/1", "Nc6");
    let confirm = table.white.get("/games/1?move=Bb5");
    for _ in 0..2 {
        let page = table.white.submit(&confirm, CONFIRM, &[("offer_draw", "yes")]);
        assert_eq!(page.status, 200, "{}", page.text());
    }
}

#[test]
fn a_move_confirmed_again_keeps_the_lines_typed_with_it() {
    let mut table = Table::set();
    let confirm = table.white.get("/games/1?move=e4");
    let lines = [("keep", "1...e5 2.Nf3"), ("propose", "1...c5 2.Nf3 d6"), ("with", "lines")];
    for _ in 0..2 {
        let page = table.white.submit(&confirm, CONFIRM, &lines);
        assert_eq!(page.status, 200, "{}", page.text());
    }
    let other = [("keep", "1...e5 2.Bc4"), ("propose", "1...e6 2.d4 d5"), ("with", "lines")];
    let page = table.white.submit(&confirm, CONFIRM, &other);
    assert_eq!(page.status, 409, "{}", page.text());
    page.assert_says(ALREADY);
    page.assert_says("The conditional moves were not saved.");
    page.assert_says("The proposed line was not sent.");
    assert_eq!(page.all("#lines"), ["1...e5 2.Bc4"]);
    assert_eq!(unsent(&page), ["1...e6 2.d4 d5"]);
    // They were saved, and have answered since.
    play(&mut table.black, "/games/1", "e5");
    let page = table.white.submit(&confirm, CONFIRM, &lines);
    assert_eq!(page.status, 200, "{}", page.text());
}

#[test]
fn lines_typed_with_a_move_that_was_made_without_any_stay() {
    let mut table = Table::set();
    let confirm = table.white.get("/games/1?move=e4");
    table.white.submit(&confirm, CONFIRM, &[]);
    let lines = [("keep", "1...e5 2.Nf3"), ("with", "lines"), ("message", "Hello!")];
    let page = table.white.submit(&confirm, CONFIRM, &lines);
    assert_eq!((page.status, page.all("#lines")), (409, vec!["1...e5 2.Nf3".to_owned()]));
    page.assert_says(ALREADY);
    assert_eq!(page.all("#messages textarea[name=text]"), ["Hello!"]);
    play(&mut table.black, "/games/1", "c5");
    let page = table.white.submit(&confirm, CONFIRM, &lines);
    assert_eq!((page.status, unsent(&page)), (409, vec!["1...e5 2.Nf3".to_owned()]));
}

#[test]
fn a_message_of_a_game_that_is_over_meanwhile_can_still_be_sent() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let confirm = table.white.get("/games/1?move=Nf3");
    let page = table.black.get("/games/1/resign");
    table.black.submit(&page, "main form", &[]);
    let typed = [("message", "Good luck!"), ("keep", "2...Nc6 3.Bb5"), ("with", "lines")];
    let page = table.white.submit(&confirm, CONFIRM, &typed);
    assert_eq!(page.status, 409);
    page.assert_says(MESSAGE);
    assert_eq!(page.all("#messages textarea[name=text]"), ["Good luck!"]);
    assert_eq!(unsent(&page), ["2...Nc6 3.Bb5"]);
    table.white.submit(&page, "#messages form", &[]);
    assert_eq!(said(&mut table.black), ["Good luck!"]);
}

#[test]
fn a_takeback_accepted_while_a_move_is_confirmed_loses_no_words() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = table.black.get("/games/1");
    table.black.submit(&page, "form:has([value=ask])", &[]);
    let confirm = table.white.get("/games/1?move=Nf3");
    let page = table.white.get("/games/1");
    table.white.submit(&page, "form[action$=takeback]:has([value=grant])", &[]);
    let typed = [("message", "Good luck!"), ("keep", "2...Nc6 3.Bb5"), ("with", "lines")];
    let page = table.white.submit(&confirm, CONFIRM, &typed);
    assert_eq!(page.status, 409, "{}", page.text());
    assert_eq!(page.all("#messages textarea[name=text]"), ["Good luck!"]);
    assert_eq!(unsent(&page), ["2...Nc6 3.Bb5"]);
}

#[test]
fn lines_that_the_opponents_move_overtook_are_shown() {
    let mut table = Table::set();
    let page = table.play(&["e4"]);
    play(&mut table.black, "/games/1", "e5");
    let fields = [("lines", "1...c5 2.Nf3"), ("action", "replace")];
    let page = table.white.submit(&page, "#conditional-moves form", &fields);
    assert_eq!((page.status, unsent(&page)), (409, vec!["1...c5 2.Nf3".to_owned()]));
}

#[test]
fn who_is_blocked_meanwhile_learns_that_the_move_was_played_without_the_message() {
    let mut table = Table::set();
    let confirm = table.white.get("/games/1?move=e4");
    let talk = table.white.get("/messages/bruno");
    let csrf = table.black.csrf();
    table.black.post("/players/Wilma/block", &[("csrf", &csrf)]);
    let page = table.white.submit(&confirm, CONFIRM, &[("message", "Good luck!")]);
    assert_eq!(page.all(".ply").len(), 1, "{}", page.text());
    page.assert_says("Your move was played.");
    page.assert_says(MESSAGE);
    assert_eq!(unsent(&page), ["Good luck!"]);
    let page = table.white.submit(&talk, "main form.message-form", &[("text", "Are you there?")]);
    assert_eq!((page.status, unsent(&page)), (422, vec!["Are you there?".to_owned()]));
}

#[test]
fn a_message_that_is_too_long_stays_in_its_field() {
    let mut table = Table::set();
    let long = "x".repeat(1003);
    let confirm = table.white.get("/games/1?move=e4");
    assert!(!confirm.has("textarea[maxlength]"));
    let page = table.white.submit(&confirm, CONFIRM, &[("message", &long)]);
    assert_eq!((page.status, page.all(".confirm #message")), (422, vec![long.clone()]));
    page.assert_says("This is 3 characters too long. Shorten it.");
    table.white.without_confirmation();
    let page = table.white.get("/games/1");
    let page = table.white.submit(&page, "form.typed", &[("move", "e4"), ("message", &long)]);
    assert_eq!((page.status, page.all("#message")), (422, vec![long.clone()]));
    page.assert_says("This is 3 characters too long. Shorten it.");
    assert_eq!(page.all(".ply").len(), 0);
    // A message by itself, and a note.
    for form in ["#messages form", "#notes form"] {
        let over = if form == "#notes form" { "x".repeat(5003) } else { long.clone() };
        let page = table.white.get("/games/1");
        let field = if form == "#notes form" { "note" } else { "text" };
        let page = table.white.submit(&page, form, &[(field, &over)]);
        assert_eq!((page.status, page.all(&format!("{form} textarea"))), (422, vec![over]));
        page.assert_says("This is 3 characters too long. Shorten it.");
    }
}

#[test]
fn a_claim_that_is_too_long_stays_in_its_field() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let long = "x".repeat(1003);
    let page = table.white.get("/games/1");
    assert!(!page.has("textarea[maxlength]"));
    let fields = [("ground", "dead_position"), ("statement", long.as_str())];
    let page = table.white.submit(&page, "form.claim-form", &fields);
    assert_eq!((page.status, page.all("#claim-statement")), (422, vec![long]));
    page.assert_says("This is 3 characters too long. Shorten it.");
}

#[test]
fn a_claim_that_the_opponents_move_overtook_is_shown() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = table.white.get("/games/1");
    play(&mut table.white, "/games/1", "Nf3");
    let fields = [("ground", "dead_position"), ("statement", "Look at the bishops.")];
    let page = table.white.submit(&page, "form.claim-form", &fields);
    assert_eq!((page.status, unsent(&page)), (409, vec!["Look at the bishops.".to_owned()]));
}

#[test]
fn a_note_is_not_saved_over_a_newer_one() {
    let mut table = Table::set();
    let (first, second) = (table.white.get("/games/1"), table.white.get("/games/1"));
    table.white.submit(&first, "#notes form", &[("note", "Attack.")]);
    let page = table.white.submit(&second, "#notes form", &[("note", "Defend.")]);
    assert_eq!(page.status, 422, "{}", page.text());
    page.assert_says("Your note has changed since you opened this page.");
    assert_eq!(page.all("#notes .user-text"), ["Attack."]);
    assert_eq!(page.all("#notes textarea"), ["Defend."]);
    // The same once more, on purpose; and what is stored already.
    let page = table.white.submit(&page, "#notes form", &[]);
    assert_eq!(page.all("#notes .user-text"), ["Defend."], "{}", page.text());
    let page = table.white.submit(&first, "#notes form", &[("note", "Defend.")]);
    assert_eq!(page.status, 200, "{}", page.text());
}

#[test]
fn a_comment_typed_beside_add_to_my_analysis_is_saved_with_it() {
    let mut table = Table::set();
    let page = table.white.get("/games/1/analysis?line=e2e4");
    let form = "form:has(#comment)";
    let fields = [("comment", "Best by test."), ("action", "keep")];
    let page = table.white.submit(&page, form, &fields);
    assert_eq!(page.all("#comment"), ["Best by test."], "{}", page.text());
    // Making a line the main line keeps a comment, too.
    for (line, action) in [("d2d4", "keep"), ("d2d4", "raise")] {
        let page = table.white.get(&format!("/games/1/analysis?line={line}"));
        let fields = [("comment", action), ("action", action)];
        let page = table.white.submit(&page, form, &fields);
        assert_eq!(page.all("#comment"), [action], "{}", page.text());
    }
}

#[test]
fn a_move_typed_with_a_claim_asks_for_one_message() {
    let mut table = Table::set();
    table.white.without_confirmation();
    let page = table.white.get("/games/1?move=e4&lines=");
    assert_eq!((page.has(CONFIRM), page.all("#message").len()), (true, 1));
}

#[test]
fn a_message_belongs_to_the_move_that_was_made_by_hand() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let confirm = table.white.get("/games/1?move=Nf3");
    let lines = [("keep", "2...Nc6 3.Bb5 a6 4.Ba4"), ("with", "lines")];
    table.white.submit(&confirm, CONFIRM, &lines);
    let confirm = table.black.get("/games/1?move=Nc6");
    table.black.submit(&confirm, CONFIRM, &[("message", "Spanish?")]);
    let page = table.black.get("/games/1");
    assert_eq!(page.all(".ply").len(), 5);
    assert!(page.all("#messages .by")[0].contains("with 2...Nc6"), "{}", page.text());
}

#[test]
fn deleting_all_conditional_moves_is_asked_about_and_not_from_an_old_page() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let save = |table: &mut Table, lines: &str| {
        let page = table.white.get("/games/1");
        let fields = [("lines", lines), ("action", "replace")];
        table.white.submit(&page, "#conditional-moves form", &fields)
    };
    let old = save(&mut table, "1...e5 2.Nf3");
    save(&mut table, "1...c5 2.Nf3");
    let fields = [("action", "clear")];
    let page = table.white.submit(&old, "#conditional-moves form", &fields);
    assert_eq!(page.status, 409, "{}", page.text());
    let page = table.white.get("/games/1");
    assert_eq!(page.all("#conditional-moves > .tree a"), ["1...c5", "2.Nf3"]);
    let page = table.white.click(&page, "#conditional-moves a.danger");
    page.assert_says("Delete all conditional moves?");
    assert!(table.white.get("/games/1").has("#conditional-moves > .tree a"));
    table.white.submit(&page, "main form", &[]);
    assert!(!table.white.get("/games/1").has("#conditional-moves > .tree a"));
}

#[test]
fn a_move_is_deleted_from_the_analysis_and_had_back() {
    let mut table = Table::set();
    let form = "form:has(#comment)";
    let page = table.white.get("/games/1/analysis?line=e2e4.e7e5");
    let page = table.white.submit(&page, form, &[("action", "keep")]);
    table.white.submit(&page, form, &[("action", "delete"), ("comment", "the open game")]);
    let page = table.white.get("/games/1/analysis");
    assert_eq!(page.all(".tree a").len(), 1, "{}", page.text());
    let page = table.white.submit(&page, "form:has([value=undo])", &[("action", "undo")]);
    assert_eq!(page.all(".tree a").len(), 2, "{}", page.text());
    assert_eq!(page.all(".tree q"), ["the open game"]);
}

#[test]
fn a_player_is_blocked_when_that_is_confirmed() {
    let mut table = Table::set();
    let page = table.white.get("/messages/bruno");
    let page = table.white.click(&page, "a[href$='/block']");
    page.assert_says("Block Bruno?");
    let page = table.white.submit(&page, "main form", &[]);
    page.assert_says("You have blocked Bruno");
}

#[test]
fn an_answer_to_a_claim_that_is_too_long_or_too_late_stays() {
    let mut table = claims::waiting();
    let mut chief = table.site.administrator("Chief");
    let page = table.black.get("/games/1");
    assert!(!page.has("textarea[maxlength]"));
    let form = "form[action$='claim/answer']";
    let long = "x".repeat(1003);
    let over = table.black.submit(&page, form, &[("claim_answer", &long)]);
    assert_eq!((over.status, over.all("#claim-answer")), (422, vec![long]));
    crate::admin::adjudications::rule(&mut chief, "win:white", "So it is.");
    let page = table.black.submit(&page, form, &[("claim_answer", "Look at the rook.")]);
    assert_eq!(page.status, 409);
    assert_eq!(page.all("#appeal"), ["Look at the rook."], "{}", page.text());
}

#[test]
fn an_outcome_of_a_report_that_another_closed_is_shown() {
    let table = Table::set();
    let mut nosy = table.site.player("Nosy");
    let admins = ["Chief", "Deputy"];
    let [mut chief, mut deputy] = admins.map(|name| table.site.administrator(name));
    let page = nosy.get("/players/Bruno/report");
    nosy.submit(&page, "main form", &[("text", "Rude.")]);
    let form = "form[action='/admin/reports']";
    let (first, second) = (chief.get("/admin/reports"), deputy.get("/admin/reports"));
    assert!(!first.has("textarea[maxlength]"));
    chief.submit(&first, form, &[("answer", "Warned.")]);
    let page = deputy.submit(&second, form, &[("answer", "Nothing to see.")]);
    assert_eq!((page.status, unsent(&page)), (422, vec!["Nothing to see.".to_owned()]));
}

#[test]
fn every_text_that_is_too_long_is_refused_and_stays() {
    let mut table = Table::set();
    let chief = table.site.administrator("Chief");
    let page = table.white.get("/challenges/new");
    let fields = [("opponent", "Bruno")];
    let challenge = table.white.submit(&page, "main form", &fields).path;
    let challenge = challenge.split('?').next().expect("a path").to_owned();
    let suspend = "form:has(#suspend-reason)";
    let mut browsers = [table.white, table.black, chief];
    for (who, path, form, field, most) in [
        (0, "/challenges/new", "main form", "message", 500),
        (1, challenge.as_str(), "form[action$=decline]", "reason", 500),
        (0, "/players/Bruno/report", "main form", "text", 1000),
        (0, "/messages/bruno", "form.message-form", "text", 1000),
        (2, "/admin/announcements", "form:has(#text)", "text", 500),
        (2, "/admin/players/2", suspend, "reason", 500),
    ] {
        let browser = &mut browsers[who];
        let page = browser.get(path);
        assert!(!page.has("[maxlength]"), "{path}");
        let long = "x".repeat(most + 3);
        let mut fields = vec![(field, long.as_str())];
        if path == "/admin/announcements" {
            fields.push(("action", "announce"));
        }
        if form == suspend {
            fields.push(("action", "suspend"));
        }
        let page = browser.submit(&page, form, &fields);
        assert!(matches!(page.status, 409 | 422), "{path}: {}", page.text());
        assert!(page.has("p.error") && page.html.contains(&long), "{path}: {}", page.text());
    }
}

/// The clock of whoever is to move runs out after this page was opened by a player.
fn open_just_before_time_runs_out(table: &mut Table, path: &str) -> Page {
    table.site.advance(TimeDelta::hours(71));
    table.white.log_in("Wilma", PASSWORD);
    let page = table.white.get(path);
    table.site.advance(TimeDelta::hours(2));
    page
}

#[test]
fn words_and_lines_of_a_move_that_came_too_late_stay() {
    let typed = [("message", "Good luck!"), ("keep", "2...Nc6 3.Bb5"), ("with", "lines")];
    for is_confirmed in [true, false] {
        let mut table = Table::set();
        table.play(&["e4", "e5"]);
        let page = if is_confirmed {
            let confirm = open_just_before_time_runs_out(&mut table, "/games/1?move=Nf3");
            table.white.submit(&confirm, CONFIRM, &typed)
        } else {
            let csrf = open_just_before_time_runs_out(&mut table, "/games/1");
            let csrf = csrf.attribute("input[name=csrf]", "value").expect("a token");
            let mut fields = vec![("csrf", csrf.as_str()), ("ply", "2"), ("move", "Nf3")];
            fields.extend(typed);
            table.white.post("/games/1/moves", &fields)
        };
        assert_eq!(page.status, 409, "{}", page.text());
        page.assert_says("Too late: time ran out on ");
        assert_eq!(page.all("#messages textarea[name=text]"), ["Good luck!"]);
        assert_eq!(unsent(&page), ["2...Nc6 3.Bb5"]);
    }
}

#[test]
fn words_of_a_move_that_is_none_of_the_game_stay() {
    let into_check = "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 17";
    let mut table =
        Table::with(&[("legal_moves_only", "off"), ("start", "fen"), ("fen", into_check)]);
    table.play(&["Kd1", "Rd8", "Ke1", "Re8"]);
    let confirm = table.white.get("/games/1?move=a4");
    // It is no move of the game, so nothing can go with it; also sent twice.
    for status in [200, 409] {
        let page = table.white.submit(&confirm, CONFIRM, &[("message", "Good luck!")]);
        assert_eq!(page.status, status, "{}", page.text());
        page.assert_says(MESSAGE);
        assert_eq!(page.all("#messages textarea[name=text]"), ["Good luck!"]);
    }
    // A result that a job is to prove.
    let locked = "N1b1N1N1/1pPpPpPp/1P1P1P1P/4B3/8/8/8/K1k5 w - - 0 1";
    let mut table = Table::with(&[("start", "fen"), ("fen", locked)]);
    table.play(&["Bd4", "Kd1"]);
    let confirm = table.white.get("/games/1?move=Bc5");
    let page = table.black.get("/games/1/resign");
    table.black.submit(&page, "main form", &[]);
    let page = table.white.submit(&confirm, CONFIRM, &[("message", "Good luck!")]);
    page.assert_says("The result is being checked");
    assert_eq!(page.all("#messages textarea[name=text]"), ["Good luck!"]);
}

#[test]
fn lines_that_nobody_typed_are_not_shown_as_written() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = table.white.get("/games/1/analysis?line=g1f3.b8c6.f1b5");
    table.white.submit(&page, "form:has(#comment)", &[("action", "keep")]);
    let confirm = table.white.get("/games/1?move=Nf3");
    assert_eq!(confirm.all("#keep"), ["2...Nc6 3.Bb5"]);
    let page = table.black.get("/games/1/resign");
    table.black.submit(&page, "main form", &[]);
    let page = table.white.submit(&confirm, CONFIRM, &[]);
    assert_eq!((page.status, unsent(&page)), (409, Vec::<String>::new()));
}

#[test]
fn what_came_after_time_had_run_out_is_shown() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = open_just_before_time_runs_out(&mut table, "/games/1");
    let fields = [("ground", "dead_position"), ("statement", "Look at the bishops.")];
    let page = table.white.submit(&page, claims::CLAIMING, &fields);
    page.assert_says("Too late: time ran out on ");
    assert_eq!((page.status, unsent(&page)), (409, vec!["Look at the bishops.".to_owned()]));
    let mut table = Table::set();
    table.play(&["e4"]);
    let page = open_just_before_time_runs_out(&mut table, "/games/1");
    let fields = [("lines", "1...c5 2.Nf3"), ("action", "replace")];
    let page = table.white.submit(&page, "#conditional-moves form", &fields);
    page.assert_says("Too late: time ran out on ");
    assert_eq!((page.status, unsent(&page)), (409, vec!["1...c5 2.Nf3".to_owned()]));
}

#[test]
fn words_too_long_for_a_form_that_is_gone_are_shown_with_the_reason() {
    let long = "x".repeat(1003);
    let why = "This is 3 characters too long. Shorten it.";
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = table.white.get("/games/1");
    play(&mut table.white, "/games/1", "Nf3");
    let fields = [("ground", "dead_position"), ("statement", long.as_str())];
    let page = table.white.submit(&page, claims::CLAIMING, &fields);
    page.assert_says(why);
    assert_eq!((page.status, unsent(&page)), (422, vec![long.clone()]));
    // There is nothing to answer any more, and nothing to appeal.
    let mut table = claims::waiting();
    let page = table.black.get("/games/1");
    table.black.submit(&page, ".case form[action$=draw]", &[]);
    let form = "form[action$='claim/answer']";
    let over = table.black.submit(&page, form, &[("claim_answer", &long)]);
    over.assert_says(why);
    assert_eq!((over.status, unsent(&over)), (422, vec![long]));
    let page = table.black.submit(&page, form, &[("claim_answer", "Look at the rook.")]);
    assert_eq!((page.status, unsent(&page)), (409, vec!["Look at the rook.".to_owned()]));
}

#[test]
fn a_question_about_a_silent_opponent_stays_in_its_field() {
    let mut table = Table::with(&[("control", "unlimited")]);
    table.play(&["e4", "e5"]);
    table.site.advance(TimeDelta::days(31));
    table.black.log_in("Bruno", PASSWORD);
    let form = "form:has(input[value=silence])";
    let page = table.black.get("/games/1");
    let long = "x".repeat(1003);
    let over = table.black.submit(&page, form, &[("statement", &long)]);
    over.assert_says("This is 3 characters too long. Shorten it.");
    assert_eq!((over.status, over.all("#silence")), (422, vec![long]));
    // Nobody is there to decide.
    let page = table.black.submit(&page, form, &[("statement", "Is she well?")]);
    assert_eq!((page.status, page.all("#silence")), (409, vec!["Is she well?".to_owned()]));
    assert!(page.has(".errors") && unsent(&page).is_empty(), "{}", page.text());
}

#[test]
fn a_comment_on_a_line_that_was_played_meanwhile_is_saved() {
    for action in ["comment", "keep", "raise"] {
        let mut table = Table::set();
        table.play(&["e4"]);
        let page = table.white.get("/games/1/analysis?line=e7e5");
        play(&mut table.black, "/games/1", "e5");
        let fields = [("comment", "As I feared."), ("action", action)];
        let page = table.white.submit(&page, "form:has(#comment)", &fields);
        assert_eq!((page.status, unsent(&page)), (200, Vec::new()));
        assert_eq!(page.all(".tree q"), ["As I feared."], "{action}");
    }
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    // Where the analysis has the line, it is a comment on the game.
    let page = table.white.get("/games/1/analysis?line=g1f3");
    table.white.submit(&page, "form:has(#comment)", &[("action", "keep")]);
    play(&mut table.white, "/games/1", "Nf3");
    let fields = [("comment", "Best by test."), ("action", "comment")];
    let page = table.white.submit(&page, "form:has(#comment)", &fields);
    assert_eq!(page.status, 200, "{}", page.text());
    assert!(table.white.get("/games/1.pgn?mine=1").html.contains("Best by test."));
}

#[test]
fn the_analysis_board_shows_what_it_has_no_field_for() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let csrf = table.white.csrf();
    let fields = [("csrf", csrf.as_str()), ("line", "none"), ("action", "comment")];
    let typed = [("comment", "As I feared."), ("lines", "1...e5 2.Nf3")];
    let page = table.white.post("/games/1/analysis", &[&fields[..], &typed].concat());
    assert_eq!((page.status, unsent(&page)), (422, vec!["As I feared.".to_owned()]));
    assert_eq!(page.all("#analysis-lines"), ["1...e5 2.Nf3"]);
    let page = table.white.get("/games/1/analysis");
    play(&mut table.black, "/games/1", "e5");
    let fields = [("lines", "1...c5 2.Nf3"), ("action", "replace")];
    let page = table.white.submit(&page, "#conditional-moves form", &fields);
    assert_eq!(page.path, "/games/1/conditional-moves");
    assert!(page.has("main.analysis"));
    assert_eq!((page.status, unsent(&page)), (409, vec!["1...c5 2.Nf3".to_owned()]));
}

#[test]
fn an_error_shows_what_was_typed_unless_another_site_may_have_sent_it() {
    let mut table = Table::set();
    let csrf = table.white.csrf();
    let text = ("text", "Are you there?");
    let nothing = [("csrf", csrf.as_str()), ("text", " ")];
    let answers = (0..100).map(|_| table.white.post_once("/messages/bruno", &nothing).status);
    assert!(answers.into_iter().any(|status| status == 429));
    let page = table.white.post_once("/messages/bruno", &[("csrf", &csrf), text]);
    assert_eq!((page.status, page.all("textarea[readonly]")), (429, vec![text.1.to_owned()]));
    let page = table.white.post_once("/messages/bruno", &[("csrf", "forged"), text]);
    assert_eq!((page.status, page.has("textarea")), (403, false));
}

/// What is typed on the page of a game while a move is made.
const BESIDE: [(&str, &str); 3] =
    [("message", "Good\r\nluck!"), ("offer_draw", "yes"), ("text", "Half a mess")];

/// It stands where it was typed: what goes with the move, and what is said by itself.
#[track_caller]
fn assert_kept(page: &Page) {
    assert_eq!(page.status, 200, "{}", page.text());
    assert_eq!(page.all("#message"), ["Good luck!"], "{}", page.path);
    assert!(page.has("[name=offer_draw][checked]"), "{}", page.text());
    assert_eq!(page.all("#say"), ["Half a mess"]);
    assert!(!page.has(".unsent") && !page.has(".errors"), "{}", page.text());
}

/// Nobody has moved, and nobody was told anything.
#[track_caller]
fn assert_nothing_sent(table: &mut Table) {
    let page = table.black.get("/games/1");
    assert_eq!(page.all("#messages .user-text"), [""; 0]);
    assert_eq!(page.all(".ply").len(), 2, "{}", page.text());
    assert!(!page.text().contains("offers a draw"));
}

#[test]
fn words_stay_when_a_piece_is_chosen_put_back_and_moved_without_a_script() {
    for confirms in [true, false] {
        let mut table = Table::set();
        table.play(&["e4", "e5"]);
        if !confirms {
            table.white.without_confirmation();
        }
        let page = table.white.get("/games/1");
        let page = table.white.press(&page, "[data-square=g1]", &BESIDE);
        assert_kept(&page);
        assert!(page.has(".chosen[data-square=g1]"));
        // Another piece, and that one put back.
        let page = table.white.press(&page, "[data-square=d2]", &[]);
        assert!(page.has(".chosen[data-square=d2]"));
        let page = table.white.press(&page, ".chosen", &[("move", "Nf")]);
        assert_kept(&page);
        assert!(!page.has(".chosen"));
        assert_eq!(page.attribute("#move", "value").as_deref(), Some("Nf"));
        assert_nothing_sent(&mut table);
        // Reloading sends it once more.
        table.white.press(&page, "[data-square=g1]", &[]);
        let page = table.white.press(&page, "[data-square=g1]", &[]);
        assert_kept(&page);
        let mut page = table.white.press(&page, "[data-square=f3]", &[]);
        if confirms {
            assert_kept(&page);
            assert_eq!(page.all(".confirm b"), ["2.Nf3"]);
            assert_nothing_sent(&mut table);
            // Another piece while it waits, and back from the question.
            let other = table.white.press(&page, "[data-square=d2]", &[]);
            assert_kept(&other);
            assert!(other.has(".chosen[data-square=d2]") && !other.has(".confirm"));
            assert_kept(&table.white.press(&page, ".confirm .quiet", &[]));
            // A move that is typed while another one waits.
            let typed = [("other_move", "Bc4")];
            page = table.white.press(&page, "#typed-move [name=instead]", &typed);
            assert_kept(&page);
            assert_eq!(page.all(".confirm b"), ["2.Bc4"]);
            assert_nothing_sent(&mut table);
            page = table.white.submit(&page, CONFIRM, &[]);
        }
        assert_eq!(page.status, 200, "{}", page.text());
        assert_eq!(page.all(".ply").len(), 3);
        // The message went with the move; what is said by itself is still being written.
        assert_eq!(page.all("#messages .user-text"), ["Good luck!"]);
        assert_eq!(page.all("#say"), ["Half a mess"]);
        assert!(!page.has(".errors"), "{}", page.text());
        assert!(table.black.get("/games/1").text().contains("offers a draw"));
        let page = table.white.submit(&page, "#messages form", &[("text", "Half a mess")]);
        assert_eq!(page.path, "/games/1#messages");
        assert_eq!(page.all("#say"), [""]);
    }
}

#[test]
fn words_stay_when_a_promotion_is_named_without_a_script() {
    for confirms in [true, false] {
        let mut table = Table::with(&[("start", "fen"), ("fen", "8/4P3/8/8/8/8/k7/7K w - - 0 1")]);
        table.play(&["Kg1", "Ka3"]);
        if !confirms {
            table.white.without_confirmation();
        }
        let page = table.white.get("/games/1?flip=1");
        let page = table.white.press(&page, "[data-square=e7]", &BESIDE);
        let page = table.white.press(&page, "[data-square=e8]", &[]);
        assert_kept(&page);
        assert_eq!(page.all(".promotion button").len(), 5);
        assert_kept(&table.white.press(&page, ".promotion .quiet", &[]));
        // The board stays turned round.
        assert_eq!(page.attribute(".board", "data-orientation").as_deref(), Some("black"));
        assert_nothing_sent(&mut table);
        let mut page = table.white.press(&page, "[value=e7e8r]", &[]);
        if confirms {
            assert_kept(&page);
            assert_nothing_sent(&mut table);
            page = table.white.submit(&page, CONFIRM, &[]);
        }
        assert_eq!(page.all("#messages .user-text"), ["Good luck!"]);
        assert_eq!(page.all("#say"), ["Half a mess"]);
    }
}

#[test]
fn words_stay_when_a_move_is_refused_or_a_message_is_sent_without_a_script() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = table.white.get("/games/1");
    let page = table.white.press(&page, "[data-square=g1]", &BESIDE);
    let page = table.white.submit(&page, "#typed-move", &[("move", "Ng4")]);
    assert_eq!((page.status, page.all("#message")), (422, vec!["Good luck!".to_owned()]));
    assert_eq!(page.all("#say"), ["Half a mess"]);
    // What is said by itself is sent alone, also while a move waits, and not twice.
    let page = table.white.submit(&page, "#typed-move", &[("move", "Nf3")]);
    assert_kept(&page);
    let lines = [("propose", "2...Nc6 3.Bb5"), ("text", &"x".repeat(1003))];
    let page = table.white.press(&page, "#messages form button", &lines);
    assert_eq!((page.status, page.all("#say")), (422, vec!["x".repeat(1003)]));
    for _ in 0..2 {
        let said = [("text", "Half a mess")];
        let page = table.white.press(&page, "#messages form button", &said);
        assert_eq!((page.status, page.all("#say")), (200, vec![String::new()]));
        assert_eq!(page.all(".confirm b"), ["2.Nf3"]);
        assert_eq!(page.all("#message"), ["Good luck!"]);
        assert_eq!(page.all("#propose"), ["2...Nc6 3.Bb5"]);
        assert_eq!(page.all("#messages .user-text"), ["Half a mess"]);
    }
    // A message that is too long is said to be so when the move is made, and stays until then.
    let long = "x".repeat(1003);
    let page = table.white.press(&page, "[data-square=d2]", &[("message", &long)]);
    assert_eq!((page.status, page.all("#message")), (200, vec![long.clone()]));
    let page = table.white.press(&page, "[data-square=d4]", &[]);
    assert_eq!((page.status, page.all(".confirm #message")), (422, vec![long]));
    page.assert_says("This is 3 characters too long. Shorten it.");
}

#[test]
fn lines_typed_for_a_move_stay_as_words_when_another_is_chosen_without_a_script() {
    let mut table = Table::set();
    let page = table.white.get("/games/1?move=e4");
    let lines = [("keep", "1...e5 2.Nf3"), ("propose", "1...c5 2.Nf3")];
    let page = table.white.press(&page, "[data-square=g1]", &lines);
    assert_eq!(unsent(&page), ["1...e5 2.Nf3", "1...c5 2.Nf3"]);
    // They come along with every click.
    for button in [".chosen", "[data-square=d2]", "[data-square=d4]"] {
        let page = table.white.press(&page, "[data-square=d2]", &[]);
        let page = table.white.press(&page, button, &[]);
        assert_eq!(unsent(&page), ["1...e5 2.Nf3", "1...c5 2.Nf3"], "{button}");
    }
    // In their fields, when their move is chosen again.
    let page = table.white.press(&page, "[data-square=e2]", &[]);
    let back = table.white.press(&page, "[data-square=e4]", &[]);
    assert_eq!(unsent(&back), [""; 0]);
    assert_eq!(
        (back.all("#keep"), back.all("#propose")),
        (vec![lines[0].1.into()], vec![lines[1].1.into()])
    );
    // They are given up once more, and others with them.
    let other = table.white.press(&back, "[data-square=d2]", &[]);
    let other = table.white.press(&other, "[data-square=d4]", &[]);
    let other = table.white.press(&other, "[data-square=g1]", &[("keep", "1...d5 2.c4")]);
    assert_eq!(unsent(&other), ["1...e5 2.Nf3 1...c5 2.Nf3", "1...d5 2.c4"]);
    let page = table.white.press(&page, "[data-square=g1]", &[]);
    let page = table.white.submit(&page, "#typed-move", &[("move", "d4")]);
    let page = table.white.submit(&page, CONFIRM, &[]);
    assert_eq!((page.status, page.all(".ply").len()), (200, 1));
    assert_eq!(unsent(&page), ["1...e5 2.Nf3", "1...c5 2.Nf3"]);
}

#[test]
fn a_click_on_an_old_page_changes_nothing_and_loses_no_words() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let old = table.white.get("/games/1");
    let confirm = table.white.get("/games/1?move=Nf3");
    table.white.submit(&confirm, CONFIRM, &[]);
    let page = table.white.press(&old, "[data-square=g1]", &BESIDE);
    assert_eq!((page.status, page.all("#say")), (200, vec!["Good luck!".to_owned()]));
    page.assert_says(MESSAGE);
    assert_eq!(unsent(&page), ["Half a mess"]);
    assert_eq!(page.all(".ply").len(), 3);
    // Its links lead to the game.
    let page = table.white.click(&page, "a[data-step=first]");
    assert_eq!((page.status, page.path.as_str()), (200, "/games/1?ply=0"));
    // Nobody else's.
    let mut carl = table.site.player("Carl");
    let csrf = carl.csrf();
    for field in [("chosen", "e7"), ("send", "message")] {
        let fields = [("csrf", csrf.as_str()), ("ply", "3"), ("text", "Hello!"), field];
        assert_eq!(carl.post_once("/games/1/moves", &fields).status, 403, "{field:?}");
    }
}
