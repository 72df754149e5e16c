//! Terms that no challenge offers: on the page, in emails, lists and exports.

use chrono::TimeDelta;
use zugpost::{
    db::{GameId, game_events, games, log_chain},
    game::{Ending, Terms, clock::TIMEOUT_GRACE},
};

use super::{Table, play};
use crate::support::{Site, site::PASSWORD};

fn terms() -> Terms {
    Terms { takebacks: false, rated: true, ..Terms::standard(TimeDelta::days(3)) }
}

fn header(site: &Site) -> String {
    log_chain::header(&site.read(|conn| games::find(conn, GameId(1))).expect("the game"))
}

#[test]
fn a_game_that_cannot_be_aborted_is_lost_by_forfeit() {
    let mut table = Table::on_terms(Terms { abort: false, ..terms() });
    let option = "no aborting (a first move that is late loses by forfeit)";
    let page = table.white.get("/games/1");
    page.assert_says(&format!("Game options rated, no takebacks, {option}"));
    assert!(header(&table.site).ends_with("\nrated on\nabort off\n"), "{}", header(&table.site));
    // Resigning is offered, and nothing else taken.
    let page = table.white.click(&page, "a[href$=resign]");
    page.assert_says("Resign");
    assert!(!page.has("[name=abort]"));
    let page = table.white.submit(&page, "main form", &[("abort", "yes")]);
    assert_eq!(page.status, 409, "{}", page.text());
    page.assert_says("This game cannot be aborted, but you can resign.");
    play(&mut table.white, "/games/1", "e4");
    table.site.advance(TimeDelta::days(3) + TIMEOUT_GRACE);
    // Before it is written down, and after.
    let sentence = "1-0 Black did not make a first move in time. White won by forfeit.";
    table.white.get("/games/1").assert_says(sentence);
    table.site.run_jobs();
    table.black.get("/games/1").assert_says(sentence);
    table.white.log_in("Wilma", PASSWORD);
    table.black.log_in("Bruno", PASSWORD);
    table.black.get("/games").assert_says(&sentence.replacen("1-0", "1-0 ·", 1));
    let stored = table.site.read(|conn| games::find(conn, GameId(1))).expect("the game");
    let ending = stored.game.ended().expect("an end").ending;
    assert_eq!(ending, Ending::Forfeit { loser: zugpost::chess::Color::Black });
    let log = table.site.read(|conn| game_events::list(conn, GameId(1)));
    let last = log.last().expect("an event");
    assert_eq!((last.kind.as_str(), last.detail.as_str()), ("ended", "forfeit black"));
    assert_eq!(log_chain::head(&stored, &log), stored.log_head());
    table.white.get("/games/1/log").assert_says("White won by forfeit.");
    assert_eq!(table.site.email_to("wilma@example.org").news, "You won against Bruno");
    assert_eq!(table.site.email_to("bruno@example.org").news, "You lost against Wilma");
    let pgn = table.white.get("/games/1.pgn").html;
    for part in ["[Result \"1-0\"]", "[Termination \"time forfeit\"]", "by forfeit. } 1-0"] {
        assert!(pgn.contains(part), "{part} is not in\n{pgn}");
    }
    // It is in the records, and in no rating.
    let profile = table.white.get("/players/Wilma");
    assert_eq!(profile.all(".counters dd"), ["1", "0", "0", "0"]);
    let page = table.white.get("/games/1");
    table.white.submit(&page, "form[action$=rematch]", &[]);
    let page = table.black.get("/challenges/1");
    page.assert_says("Game options rated, no takebacks");
    assert!(!page.text().contains(option), "a rematch is a game like others");
}

#[test]
fn resigning_before_both_have_moved_is_a_loss_without_rating() {
    let mut table = Table::on_terms(Terms { abort: false, ..terms() });
    let page = table.black.get("/games/1/resign");
    let page = table.black.submit(&page, "main form", &[]);
    page.assert_says("1-0 Black resigned. White won.");
    table.site.run_jobs();
    let profile = table.white.get("/players/Wilma");
    assert_eq!(profile.all(".counters dd"), ["1", "0", "0", "0"]);
}

#[test]
fn where_no_time_is_given_the_page_offers_none() {
    let with = Table::on_terms(terms()).black.get("/games/1");
    let mut without = Table::on_terms(Terms { time_grants: false, ..terms() });
    let page = without.black.get("/games/1");
    page.assert_says("Game options rated, no takebacks, no giving time");
    assert!(with.has("form[action$=time]") && !page.has("form[action$=time]"));
    assert!(header(&without.site).ends_with("\nrated on\ntime_grants off\n"));
    let csrf = without.black.csrf();
    let sent = [("csrf", csrf.as_str()), ("given", "0"), ("days", "1")];
    let page = without.black.post("/games/1/time", &sent);
    assert_eq!(page.status, 409, "{}", page.text());
    page.assert_says("In this game you cannot give your opponent time.");
}
