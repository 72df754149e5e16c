//! Playing without a script.

use super::{Table, play};

#[test]
fn a_move_is_chosen_on_the_board_and_confirmed() {
    let mut table = Table::set();
    let page = table.white.get(&table.game);
    page.assert_says("It is your turn.");
    assert_eq!(page.all("button.square").len(), 10, "eight pawns and two knights can move");
    let page = table.white.press(&page, "[data-square=g1]", &[]);
    assert_eq!(page.all(".square.target").len(), 2);
    assert!(page.has(".square.chosen[data-square=g1]"));
    let page = table.white.press(&page, "[data-square=f3]", &[]);
    assert_eq!(page.all(".confirm b"), ["1.Nf3"]);
    assert!(page.has("[data-square=f3] [data-piece=wN]"), "the board shows what would be");
    assert!(!page.has(".board[data-moves]"));
    // Nothing was written yet.
    assert_eq!(table.black.get(&table.game).all(".ply").len(), 0);
    let page = table.white.submit(&page, ".confirm form", &[]);
    assert_eq!(page.path, "/games/1");
    page.assert_says("It is Bruno's turn.");
    let page = table.black.get(&table.game);
    assert_eq!(page.all(".ply"), ["Nf3 0 s"]);
    assert!(page.has(".square.last[data-square=g1]") && page.has(".square.last[data-square=f3]"));
    let email = table.site.email_to("bruno@example.org");
    assert_eq!(email.news, "Wilma played 1.Nf3");
}

#[test]
fn a_move_is_typed_in_every_notation() {
    let mut table = Table::set();
    let page = table.play(&["e2e4", "e5", "Ng1-f3", "2836", "Bb5", "a6", "0-0", "nf6"]);
    assert_eq!(page.status, 200);
    let sans = table.white.get("/games/1").all(".ply");
    let sans: Vec<&str> = sans.iter().map(|ply| ply.split(' ').next().expect("a move")).collect();
    assert_eq!(sans, ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O", "Nf6"]);
}

#[test]
fn a_promotion_asks_for_the_piece() {
    let mut table = Table::with(&[("start", "fen"), ("fen", "8/4P3/8/8/8/8/k7/7K w - - 0 1")]);
    let page = table.white.get(&table.game);
    let page = table.white.press(&page, "[data-square=e7]", &[]);
    let page = table.white.press(&page, "[data-square=e8]", &[]);
    assert_eq!(page.all(".promotion button"), ["queen", "rook", "bishop", "knight", "Cancel"]);
    let page = table.white.press(&page, ".promotion button:nth-of-type(4)", &[]);
    assert_eq!(page.all(".confirm b"), ["1.e8=N"]);
    for text in ["e8", "5758", "1. e8!"] {
        let typed = table.white.get(&table.game);
        let typed = table.white.submit(&typed, "form.typed", &[("move", text)]);
        let choices = ["queen", "rook", "bishop", "knight", "Cancel"];
        assert_eq!(typed.all(".promotion button"), choices, "{text}");
    }
    table.white.submit(&page, ".confirm form", &[]);
    table.black.get(&table.game).assert_says("Draw");
}

#[test]
fn without_confirmation_a_click_plays() {
    let mut table = Table::set();
    table.white.without_confirmation();
    let page = table.white.get("/games/1?from=e2");
    assert_eq!(page.attribute("button[data-square=e4]", "value").as_deref(), Some("e2e4"));
    // What is typed beside the board goes with the move that is made on it.
    let said = [("played", "e2e4"), ("move", "Nf"), ("message", "Good luck!")];
    let page = table.white.submit(&page, "#typed-move", &said);
    page.assert_says("It is Bruno's turn.");
    assert_eq!(page.all(".ply").len(), 1);
    assert_eq!(page.all("#messages .user-text"), ["Good luck!"]);
}

#[test]
fn a_draw_that_is_offered_with_a_move_is_offered_after_an_error_too() {
    let mut table = Table::set();
    table.white.without_confirmation();
    let page = table.white.get("/games/1");
    let page = table.white.submit(&page, "#typed-move", &[("move", "e5"), ("offer_draw", "yes")]);
    assert_eq!(page.status, 422);
    table.white.submit(&page, "#typed-move", &[("move", "e4")]);
    table.black.get("/games/1").assert_says("offers a draw");
}

#[test]
fn a_refused_move_says_why_and_keeps_what_was_typed() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    for (text, why) in [
        ("Ke3", "A king cannot move from e1 to e3."),
        ("Nd2", "Your own pawn is on d2."),
        ("hello", "This is not a move. Try Nf3, e2e4, e2-e4 or 5254."),
        ("", "Type a move or make it on the board."),
        ("e5", "The pawn cannot go to e5: the piece on e5 is in the way."),
    ] {
        let page = play(&mut table.white, &table.game, text);
        assert_eq!(page.status, 422, "{text}");
        page.assert_says(why);
        assert_eq!(page.attribute("#move", "value").as_deref(), Some(text));
    }
    assert_eq!(table.white.get(&table.game).all(".ply").len(), 2, "nothing was written");
}

#[test]
fn a_move_out_of_turn_or_from_a_stale_page_is_refused() {
    let mut table = Table::set();
    let csrf = table.black.csrf();
    let fields = [("csrf", csrf.as_str()), ("ply", "0"), ("move", "e5"), ("confirmed", "yes")];
    let page = table.black.post_once("/games/1/moves", &fields);
    assert_eq!(page.status, 409);
    page.assert_says("It is not your turn.");
    let old = table.white.get("/games/1?move=e4");
    table.play(&["d4", "d5"]);
    let page = table.white.submit(&old, ".confirm form", &[]);
    assert_eq!(page.status, 409);
    page.assert_says("The game has changed since you opened this page.");
}

#[test]
fn the_same_move_sent_twice_is_made_once() {
    let mut table = Table::set();
    let page = table.white.get("/games/1?move=e4");
    for _ in 0..2 {
        let after = table.white.submit(&page, ".confirm form", &[]);
        assert_eq!((after.status, after.path.as_str()), (200, "/games/1"));
    }
    let told = |site: &crate::support::Site| {
        let emails = site.emails_to("bruno@example.org");
        emails.iter().filter(|email| email.news.contains("1.e4")).count()
    };
    assert_eq!(told(&table.site), 1, "one letter");
    // Even when the opponent has answered meanwhile.
    play(&mut table.black, &table.game, "e5");
    let after = table.white.submit(&page, ".confirm form", &[]);
    assert_eq!(after.path, "/games/1");
    assert_eq!(after.all(".ply").len(), 2);
    assert_eq!(told(&table.site), 1);
}

#[test]
fn one_steps_through_the_game() {
    let mut table = Table::set();
    table.play(&["e4", "e5", "Nf3"]);
    let page = table.white.get("/games/1");
    let page = table.white.click(&page, "a[data-step=prev]");
    assert!(page.has(".board.past"));
    assert!(page.has("[data-square=g1] [data-piece=wN]"));
    let page = table.white.click(&page, "a[data-step=first]");
    assert!(page.has("[data-square=e2] [data-piece=wP]"));
    assert_eq!(page.attribute("#game", "data-ply").as_deref(), Some("0"));
    let page = table.black.get("/games/1?ply=1");
    assert!(!page.has(".board[data-moves]"), "the past is only looked at");
    let page = table.black.click(&page, "a[data-step=flip]");
    assert_eq!(page.attribute(".board", "data-orientation").as_deref(), Some("white"));
    assert_eq!(table.black.get("/games/1?ply=4000000000").status, 200);
}

#[test]
fn spectators_look_and_touch_nothing() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let mut carl = table.site.player("Carl");
    for page in [carl.get("/games/1?from=e7"), table.site.browser().get("/games/1?move=e5")] {
        assert_eq!(page.status, 200);
        assert!(
            !page.has("form.typed") && !page.has(".confirm") && !page.has(":is(a, button).square")
        );
        assert!(!page.has("[data-moves]"));
    }
    let csrf = carl.csrf();
    for (path, fields) in [
        ("moves", vec![("ply", "1"), ("move", "e5"), ("confirmed", "yes")]),
        ("draw", vec![("action", "offer")]),
        ("draw", vec![("action", "accept")]),
        ("resign", vec![]),
    ] {
        let fields: Vec<_> = [("csrf", csrf.as_str())].into_iter().chain(fields).collect();
        assert_eq!(carl.post_once(&format!("/games/1/{path}"), &fields).status, 403, "{path}");
    }
    assert_eq!(carl.get("/games/1/resign").status, 403);
    assert_eq!(table.white.get("/games/1").all(".ply").len(), 1);
}

#[test]
fn clocks_are_shown_in_the_readers_zone() {
    let mut table = Table::set();
    let page = table.white.get("/games/1");
    assert_eq!(page.all(".player-bar .clock"), ["3 d left Mon 23 Nov 2026, 13:00 CET"]);
    let page = table.site.browser().get("/games/1");
    assert_eq!(page.all(".player-bar .clock"), ["3 d left Mon 23 Nov 2026, 12:00 UTC"]);
    table.site.advance(chrono::TimeDelta::minutes(150));
    play(&mut table.white, "/games/1", "e4");
    let page = table.black.get("/games/1");
    assert_eq!(page.all(".ply"), ["e4 2 h 30 min"]);
    let title = page.attribute(".ply", "title");
    assert_eq!(title.as_deref(), Some("Fri 20 Nov 2026, 15:30 CET, took 2 h 30 min"));
    assert_eq!(page.all(".when"), ["Fri 20 Nov 2026, 15:30 CET, took 2 h 30 min"]);
    assert_eq!(table.black.get("/games/1?ply=0").all(".when"), [""]);
}

#[test]
fn captured_pieces_lie_beside_the_board() {
    let mut table = Table::set();
    table.play(&["e4", "d5", "exd5", "Qxd5"]);
    let page = table.white.get("/games/1");
    assert_eq!(
        page.attribute(".player-bar.bottom .captured", "aria-label").as_deref(),
        Some("Captured: pawn")
    );
    assert_eq!(
        page.attribute(".player-bar.top .captured use", "href").map(|h| h.ends_with("#wP")),
        Some(true)
    );
}

#[test]
fn lists_put_the_most_urgent_game_first() {
    let mut table = Table::set();
    super::start(&mut table.white, &mut table.black, &[("days", "1")]);
    super::start(&mut table.white, &mut table.black, &[("days", "9")]);
    let page = table.white.get("/games");
    page.assert_says("Your turn (3)");
    let clocks: Vec<String> = page
        .all(".game-card .clock")
        .iter()
        .map(|c| c.split(' ').next().unwrap_or_default().to_owned())
        .collect();
    assert_eq!(clocks, ["1", "3", "9"]);
    table.black.get("/games").assert_says("Other games in progress (3)");
}

#[test]
fn an_email_whose_reason_is_gone_is_not_sent() {
    let mut table = Table::set();
    table.site.run_jobs();
    // All of it before the jobs look again.
    table.play(&["e4", "e5", "Nf3"]);
    let page = table.white.get("/games/1");
    assert_eq!(page.all("a.ply").len(), 3);
    let subjects = |name: &str| -> Vec<String> {
        let emails = table.site.emails_to(name).into_iter();
        emails.map(|email| email.news).filter(|s| s.contains("played")).collect()
    };
    assert_eq!(subjects("bruno@example.org"), ["Wilma played 2.Nf3"]);
    assert_eq!(subjects("wilma@example.org"), [""; 0]);
}
