//! How games end, and where that is shown.

use chrono::TimeDelta;
use zugpost::game::clock::TIMEOUT_GRACE;

use super::{Table, play};
use crate::support::site::PASSWORD;

fn subjects(table: &Table, name: &str) -> Vec<String> {
    table.site.emails_to(name).into_iter().map(|email| email.news).collect()
}

#[test]
fn mate_ends_the_game_on_every_page() {
    let mut table = Table::set();
    let page = table.play(&["f3", "e5", "g4", "Qh4#"]);
    page.assert_says("0-1 Black won by checkmate.");
    assert!(page.has(".square.check[data-square=e1]"));
    assert!(!page.has("form.typed"));
    for browser in [&mut table.white, &mut table.black] {
        browser.get("/games").assert_says("0-1 · Black won by checkmate.");
    }
    assert_eq!(table.white.get("/players/Bruno").all(".counters dd"), ["1", "0", "0", "0"]);
    assert_eq!(table.white.get("/players/Wilma").all(".counters dd"), ["0", "0", "1", "0"]);
    table.site.advance(TimeDelta::seconds(11));
    let front = table.white.get("/");
    let figures = front.all(".counters dd");
    assert_eq!(figures[1..], ["0", "0", "4", "0%", "100%", "0%"]);
    assert_eq!(
        subjects(&table, "wilma@example.org").last().map(String::as_str),
        Some("You lost against Bruno")
    );
    assert_eq!(
        subjects(&table, "bruno@example.org").last().map(String::as_str),
        Some("You won against Wilma")
    );
}

#[test]
fn a_finished_game_takes_no_more_moves() {
    let mut table = Table::set();
    let stale = table.white.get("/games/1?move=e4");
    let page = table.black.get("/games/1/resign");
    table.black.submit(&page, "main form", &[]);
    let page = table.white.submit(&stale, ".confirm form", &[]);
    assert_eq!(page.status, 409);
    page.assert_says("The game is over.");
    assert_eq!(page.all(".ply").len(), 0);
}

#[test]
fn stalemate_and_bare_kings_are_draws() {
    let mut table = Table::with(&[("start", "fen"), ("fen", "7k/8/6Q1/8/8/8/8/K7 w - - 0 1")]);
    // 1.Qf7 leaves no move.
    let page = table.play(&["Qf7"]);
    page.assert_says("1/2-1/2 Draw by stalemate.");
    let fen = "8/6k1/5Q2/8/8/8/8/K7 b - - 0 1";
    let game = super::start(&mut table.white, &mut table.black, &[("start", "fen"), ("fen", fen)]);
    let page = play(&mut table.black, &game, "Kxf6");
    page.assert_says("1/2-1/2 Draw by insufficient material.");
}

#[test]
fn resigning_is_confirmed_and_tells_both() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = table.black.get("/games/1/resign");
    page.assert_says("Resign the game against Wilma?");
    assert!(!table.white.get("/games/1").text().contains("resigned"), "a GET ends nothing");
    // Also when it is not one's turn.
    let page = table.black.submit(&page, "main form", &[]);
    page.assert_says("1-0 Black resigned. White won.");
    let csrf = table.black.csrf();
    let again = table.black.post_once("/games/1/resign", &[("csrf", &csrf)]);
    assert_eq!(again.status, 303, "sent twice");
    assert_eq!(
        subjects(&table, "wilma@example.org").last().map(String::as_str),
        Some("You won against Bruno")
    );
}

#[test]
fn resigning_to_a_bare_king_is_a_draw() {
    let fen = "k7/8/8/8/8/8/8/KQ6 w - - 0 1";
    let mut table = Table::with(&[("start", "fen"), ("fen", fen)]);
    table.play(&["Qb2", "Ka7"]);
    let page = table.white.get("/games/1/resign");
    let page = table.white.submit(&page, "main form", &[]);
    page.assert_says(
        "Draw: White resigned, but Black has no way to win because it has insufficient material.",
    );
}

#[test]
fn a_game_hardly_begun_is_aborted() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let page = table.black.get("/games/1/resign");
    page.assert_says("You can abort a game until both players have moved.");
    let page = table.black.submit(&page, "main form", &[]);
    page.assert_says("Black aborted the game. It does not count.");
    assert_eq!(table.white.get("/players/Bruno").all(".counters dd"), ["0", "0", "0", "0"]);
}

#[test]
fn the_list_of_moves_says_whether_any_can_come() {
    let mut table = Table::set();
    let page = table.white.get("/games/1/resign");
    table.white.get("/games/1").assert_says("No moves yet.");
    table.white.submit(&page, "main form", &[]).assert_says("No moves were made.");
}

#[test]
fn a_draw_is_offered_with_the_move_and_accepted() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = table.white.get("/games/1?move=Nf3");
    let page = table.white.submit(&page, ".confirm form", &[("offer_draw", "yes")]);
    page.assert_says("You have offered a draw.");
    assert!(!page.has("form:has(input[value=accept])"), "not to oneself");
    let email = table.site.email_to("bruno@example.org");
    assert!(email.text.contains("Wilma also offers a draw."), "{}", email.text);
    assert!(table.black.get("/games").has(".badge"));
    let page = table.black.get("/games/1");
    page.assert_says("Your opponent offers a draw");
    // Never where the move is confirmed.
    assert!(page.has("aside .offer") && !page.has(".board-column .offer"));
    let page = table.black.submit(&page, "form:has(input[value=accept])", &[]);
    page.assert_says("1/2-1/2 Draw by agreement.");
    assert_eq!(table.white.get("/players/Wilma").all(".counters dd"), ["0", "1", "0", "0"]);
}

#[test]
fn an_offer_is_declined_by_word_or_by_moving() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let page = table.white.get("/games/1");
    table.white.submit(&page, "form:has(input[value=offer])", &[]);
    assert_eq!(table.site.email_to("bruno@example.org").news, "Wilma offers a draw");
    let page = table.black.get("/games/1");
    let page = table.black.submit(&page, "form:has(input[value=decline])", &[]);
    assert!(!page.has(".offer"));
    assert_eq!(table.site.email_to("wilma@example.org").news, "Bruno declined the draw");
    let csrf = table.black.csrf();
    let page = table
        .black
        .post_once("/games/1/draw", &[("csrf", &csrf), ("action", "accept"), ("ply", "1")]);
    assert_eq!(page.status, 409);
    page.assert_says("There is no draw offer any more.");
    // Not again until ten moves later.
    play(&mut table.black, "/games/1", "e5");
    let csrf = table.white.csrf();
    let fields = [
        ("csrf", csrf.as_str()),
        ("ply", "2"),
        ("move", "Nf3"),
        ("confirmed", "yes"),
        ("offer_draw", "yes"),
    ];
    let page = table.white.post_once("/games/1/moves", &fields);
    assert_eq!(page.status, 409);
    page.assert_says("You can offer a draw again after you have played 10 more moves.");
    let page = table.white.post_once("/games/1/draw", &[("csrf", &csrf), ("action", "offer")]);
    page.assert_says("Offer the draw together with your move.");
}

#[test]
fn a_flag_that_fell_ends_the_game_when_anyone_looks() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    // White has until three days after Black's move; a microsecond before still counts.
    table.site.advance(TimeDelta::days(3) - TimeDelta::microseconds(1));
    let mut reader = table.site.browser();
    assert!(reader.get("/games/1").has(".player-bar .clock"));
    table.site.advance(TimeDelta::microseconds(1));
    reader.get("/games/1").assert_says("0-1 White ran out of time. Black won on time.");
    // It is reported a little later, so that nothing overtakes a move that was received before.
    table.site.advance(TIMEOUT_GRACE);
    assert_eq!(
        subjects(&table, "bruno@example.org").last().map(String::as_str),
        Some("You won against Wilma")
    );
    assert_eq!(
        subjects(&table, "wilma@example.org").last().map(String::as_str),
        Some("You lost against Bruno")
    );
}

#[test]
fn a_move_at_the_deadline_comes_too_late() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = table.white.get("/games/1?move=Nf3");
    table.site.advance(TimeDelta::hours(11));
    table.white.get("/");
    table.site.run_jobs();
    // Keeps the session alive until the time runs out.
    for _ in 0..6 {
        table.site.advance(TimeDelta::hours(10));
        table.white.get("/");
        table.site.run_jobs();
    }
    table.site.advance(TimeDelta::hours(1));
    let page = table.white.submit(&page, ".confirm form", &[]);
    assert_eq!(page.status, 409);
    page.assert_says("Too late: time ran out on Mon 23 Nov 2026, 13:00 CET.");
    assert_eq!(page.all(".ply").len(), 2, "the move was not made");
}

#[test]
fn a_flag_in_a_list_falls_too_and_a_bare_king_cannot_win_on_time() {
    let fen = "k7/8/8/8/8/8/8/KQ6 w - - 0 1";
    let mut table = Table::with(&[("start", "fen"), ("fen", fen), ("days", "1")]);
    table.play(&["Qb2", "Ka7"]);
    super::start(&mut table.white, &mut table.black, &[("days", "1")]);
    table.site.advance(TimeDelta::days(1));
    table.site.browser().get("/players/Bruno").assert_says("Games in progress");
    table.black.log_in("Bruno", PASSWORD);
    let page = table.black.get("/games");
    assert_eq!(page.all(".game-card .clock time").len(), 2);
    page.assert_says("out of time");
    page.assert_says("No games where it is your turn.");
    assert_eq!(page.text().matches("your turn").count(), 1, "{}", page.text());
    table.site.advance(TIMEOUT_GRACE);
    table.site.run_jobs();
    let page = table.site.browser().get("/players/Bruno");
    page.assert_says("Draw: White ran out of time, but Black has no way to win");
    page.assert_says("White did not make a first move in time. The game does not count.");
    assert_eq!(page.all(".counters dd"), ["0", "1", "0", "0"]);
}

#[test]
fn a_finished_game_shows_how_long_its_players_thought() {
    let mut table = Table::set();
    let mut guest = table.site.browser();
    let moves = [("f3", 1), ("a6", 4), ("a3", 2), ("e5", 0), ("g4", 0), ("Qh4#", 1)];
    for (index, (text, hours)) in moves.into_iter().enumerate() {
        for browser in [&mut table.white, &mut table.black, &mut guest] {
            assert!(!browser.get("/games/1").has(".move-times-graph"), "{text}");
        }
        table.site.advance(TimeDelta::hours(hours));
        play(if index % 2 == 0 { &mut table.white } else { &mut table.black }, "/games/1", text);
    }
    let page = guest.get("/games/1");
    page.assert_says("White: 3 h in all, longest 2 h (move 2)");
    page.assert_says("Black: 5 h in all, longest 4 h (move 1)");
    // The roots of an hour and of two, where four are 48 units.
    let paths = page.attributes(".move-times-graph path", "d");
    assert_eq!(paths[..2], ["M0 50v-24h2v24zM3 50v-33h2v33z", "M0 50v48h2v-48zM6 50v24h2v-24z"]);
    assert_eq!(page.attribute(".move-times-graph", "viewBox").as_deref(), Some("0 0 9 100"));
    let analysis = guest.get("/games/1/analysis");
    assert_eq!(analysis.attributes(".move-times-graph path", "d"), paths);
    analysis.assert_says("White: 3 h in all, longest 2 h (move 2)");
    analysis.assert_says("Opening: A00 Barnes Opening");
    analysis.assert_says("0-1 Black won by checkmate.");
}

/// There is nothing to compare.
#[test]
fn a_short_game_has_no_graph() {
    let mut table = Table::set();
    table.play(&["e4", "e5", "Nf3"]);
    let page = table.black.get("/games/1/resign");
    let page = table.black.submit(&page, "main form", &[]);
    page.assert_says("1-0");
    assert!(!page.has(".move-times-graph"));
}

#[test]
fn the_graph_of_a_game_that_black_begins_has_its_move_numbers() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 20";
    let mut table = Table::with(&[("start", "fen"), ("fen", fen)]);
    for (browser, text) in [(true, "Kd7"), (false, "Kd1"), (true, "Kc6"), (false, "Kc1")] {
        table.site.advance(TimeDelta::hours(1));
        play(if browser { &mut table.black } else { &mut table.white }, "/games/1", text);
    }
    let page = table.black.get("/games/1/resign");
    let page = table.black.submit(&page, "main form", &[]);
    page.assert_says("White: 2 h in all, longest 1 h (move 21)");
    page.assert_says("Black: 2 h in all, longest 1 h (move 20)");
    let paths = page.attributes(".move-times-graph path", "d");
    assert!(paths[0].starts_with("M3 50v-48") && paths[1].starts_with("M0 50v48"), "{paths:?}");
}
