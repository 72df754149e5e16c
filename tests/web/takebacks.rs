//! Takebacks by agreement, on the page and by email.

use zugpost::db::{GameId, game_events};

use super::{Table, play};
use crate::support::Page;

fn sans(page: &Page) -> String {
    let sans = page.all(".ply");
    sans.iter().map(|ply| ply.split(' ').next().unwrap_or_default()).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_takeback_is_asked_for_granted_and_told() {
    let mut table = Table::set();
    table.play(&["e4", "e5", "Qh5"]);
    table.site.run_jobs();
    table.site.advance(chrono::TimeDelta::hours(3));
    let page = table.white.get("/games/1");
    page.assert_says("Ask to take back 2.Qh5");
    let page = table.white.submit(&page, "form:has([value=ask])", &[]);
    page.assert_says("You have asked for a takeback.");
    // The players alone read in the log that it was asked for.
    table.black.get("/games/1/log").assert_says("White asked for a takeback.");
    let log = table.site.browser().get("/games/1/log");
    assert!(!log.text().contains("takeback"), "{}", log.text());
    let email = table.site.email_to("bruno@example.org");
    assert_eq!(email.news, "Wilma asks to take back 2.Qh5");
    let page = table.black.get("/games/1");
    let old = table.black.get("/games/1?move=Nc6");
    let page = table.black.submit(&page, "form:has([value=grant])", &[]);
    assert_eq!(sans(&page), "e4 e5");
    let email = table.site.email_to("wilma@example.org");
    assert_eq!(email.news, "Bruno accepted the takeback");
    assert!(email.text.contains("It is your turn."), "{}", email.text);
    let page = play(&mut table.white, "/games/1", "Nf3");
    assert_eq!(sans(&page), "e4 e5 Nf3");
    // As many moves as then, but another position: the form of then makes no move.
    let page = table.black.submit(&old, ".confirm form", &[]);
    assert_eq!(page.status, 409);
    page.assert_says("The game has changed since you opened this page.");
    // Its email is not taken for the one about the move that was taken back.
    let email = table.site.email_to("bruno@example.org");
    assert_eq!(email.news, "Wilma played 2.Nf3");
    let log = table.site.read(|conn| game_events::list(conn, GameId(1)));
    let log: Vec<_> = log.iter().map(|e| (e.number, e.kind.as_str(), e.detail.as_str())).collect();
    assert_eq!(log[3..5], [(3, "takeback_asked", ""), (4, "taken_back", "2")]);
    // The time of then is stored with the move: three days less what 2.Qh5 took.
    let pgn = table.white.get("/games/1.pgn?clocks=1").html;
    assert!(pgn.contains("2. Nf3") && !pgn.contains("Qh5"), "{pgn}");
}

#[test]
fn a_takeback_is_declined_or_not_allowed_at_all() {
    let mut table = Table::set();
    table.play(&["e4", "e5"]);
    let page = table.black.get("/games/1");
    table.black.submit(&page, "form:has([value=ask])", &[]);
    let page = table.white.get("/games/1");
    page.assert_says("Your opponent asks to take back 1...e5");
    let page = table.white.submit(&page, "form[action$=takeback]:has([value=decline])", &[]);
    assert_eq!(sans(&page), "e4 e5");
    assert_eq!(table.site.email_to("bruno@example.org").news, "Wilma declined the takeback");
    table.white.get("/games/1/log").assert_says("White declined the takeback.");
    let log = table.site.browser().get("/games/1/log");
    assert!(!log.text().contains("takeback"), "{}", log.text());
    let mut table = Table::with(&[("takebacks", "off")]);
    let page = table.play(&["e4", "e5"]);
    page.assert_says("no takebacks");
    assert!(!table.white.get("/games/1").has("[value=ask]"));
    let csrf = table.white.csrf();
    let page = table.white.post("/games/1/takeback", &[("csrf", &csrf), ("action", "ask")]);
    assert_eq!(page.status, 409);
    page.assert_says("This game is played without takebacks.");
}

#[test]
fn a_takeback_voids_the_conditional_moves_and_keeps_the_analysis() {
    let mut table = Table::set();
    table.play(&["e4", "e5", "Nf3"]);
    let form = "#conditional-moves form:has(textarea)";
    let page = table.white.get("/games/1");
    table.white.submit(&page, form, &[("lines", "2...Nc6 3.Bb5"), ("action", "replace")]);
    let page = table.white.get("/games/1/analysis?line=d7d6.d2d4");
    table.white.submit(&page, "form[action$=analysis]:has(#comment)", &[("action", "keep")]);
    let page = table.white.get("/games/1");
    table.white.submit(&page, "form:has([value=ask])", &[]);
    let page = table.black.get("/games/1");
    table.black.submit(&page, "form:has([value=grant])", &[]);
    play(&mut table.white, "/games/1", "Nf3")
        .assert_says("These inactive lines are possible again:");
    let page = table.white.get("/games/1/analysis");
    assert_eq!(page.all(".tree a")[..2], ["2...d6", "3.d4"]);
    play(&mut table.black, "/games/1", "Nc6");
    assert_eq!(sans(&table.black.get("/games/1")), "e4 e5 Nf3 Nc6");
}

#[test]
fn conditional_moves_that_a_draw_offer_held_are_void_after_a_takeback() {
    let mut table = Table::set();
    table.play(&["e4"]);
    let page = table.black.get("/games/1?move=e5");
    table.black.submit(&page, ".confirm form", &[("keep", "2.Nf3 Nc6"), ("with", "lines")]);
    let page = table.white.get("/games/1?move=Nf3");
    table.white.submit(&page, ".confirm form", &[("offer_draw", "yes")]);
    let held = table.black.get("/games/1");
    held.assert_says("If you decline the draw, 2...Nc6 is played.");
    let page = table.white.get("/games/1");
    table.white.submit(&page, "form:has([value=ask])", &[]);
    let page = table.black.get("/games/1");
    table.black.submit(&page, "form:has([value=grant])", &[]);
    // The very move again, without the offer.
    play(&mut table.white, "/games/1", "Nf3");
    assert_eq!(sans(&table.black.get("/games/1")), "e4 e5 Nf3");
}
