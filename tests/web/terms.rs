//! Terms that no challenge offers: on the page, in emails, lists and exports.

use chrono::TimeDelta;
use zugpost::{
    db::{GameId, game_events, games, log_chain},
    game::{
        DrawOffers, Ending, Terms,
        clock::{TIMEOUT_GRACE, TimeControl},
    },
};

use super::{Table, play};
use crate::support::{Site, site::PASSWORD};

fn terms() -> Terms {
    Terms { takebacks: false, rated: true, ..Terms::standard(TimeDelta::days(3)) }
}

fn header(site: &Site) -> String {
    log_chain::header(&site.read(|conn| games::find(conn, GameId(1))).expect("the game"), &[])
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

/// White must win, and has more time.
fn uneven(control: TimeControl) -> Table {
    let agreed = Terms {
        control,
        draw_offers: DrawOffers::BlackOnly,
        white_extra_time: TimeDelta::days(2),
        ..Terms::standard(TimeDelta::days(3))
    };
    let table = Table::on_terms(agreed.clone());
    let stored = table.site.read(|conn| games::find(conn, GameId(1))).expect("the game");
    assert_eq!(*stored.game.terms(), agreed, "as it was stored");
    table
}

#[test]
fn a_game_that_white_must_win_says_so_and_counts_the_extra_time() {
    let mut table = uneven(TimeControl::PerMove { time: TimeDelta::days(3) });
    let time = "3 days per move, 2 days more for each move of White";
    let page = table.white.get("/games/1");
    page.assert_says(&format!("Time control {time}"));
    page.assert_says("Game options only Black can offer a draw");
    table.white.get("/games/1/log").assert_says(&format!("Time control: {time}."));
    let header = header(&table.site);
    assert!(header.ends_with("\ndraw_offers black_only\nwhite_extra_time 172800\n"), "{header}");
    // White moves on the fifth day; Black has three.
    let page = table.white.get("/games/1?move=e4");
    assert!(page.has(".confirm form") && !page.has("[name=offer_draw]"));
    table.site.advance(TimeDelta::days(4));
    table.white.log_in("Wilma", PASSWORD);
    play(&mut table.white, "/games/1", "e4");
    let page = table.white.get("/games/1");
    assert!(!page.has("form:has([value=offer])"));
    let csrf = table.white.csrf();
    let page = table.white.post("/games/1/draw", &[("csrf", csrf.as_str()), ("action", "offer")]);
    assert_eq!(page.status, 409, "{}", page.text());
    page.assert_says("In this game only Black can offer a draw.");
    table.black.log_in("Bruno", PASSWORD);
    assert!(table.black.get("/games/1?move=e5").has("[name=offer_draw]"));
    let pgn = table.white.get("/games/1.pgn?clocks=1").html;
    for part in [
        "[WhiteTimeControl \"1/432000\"]\n[BlackTimeControl \"1/259200\"]\n",
        "[%clk 24:00:00] [%emt 96:00:00]",
    ] {
        assert!(pgn.contains(part), "{part} is not in\n{pgn}");
    }
    table.site.advance(TimeDelta::days(3) + TIMEOUT_GRACE);
    table.site.run_jobs();
    let stored = table.site.read(|conn| games::find(conn, GameId(1))).expect("the game");
    assert!(stored.game.ended().is_some_and(|ended| ended.ending.is_timeout()));
}

#[test]
fn extra_time_is_added_once_where_time_is_kept() {
    let day = TimeDelta::days;
    let fischer =
        TimeControl::Fischer { initial: day(10), increment: day(1), cap: None, limit: None };
    let period = TimeControl::Period { moves: 10, days: 50, silence: 40 };
    for (control, said, left, tags) in [
        (
            fischer,
            "10 days + 1 day per move, 2 days more at the start for White",
            "White's time left 12 d",
            ["1036800+86400", "864000+86400"],
        ),
        (
            period,
            "10 moves in 50 days, 2 days more at the start for White",
            "52 days for 10 moves",
            ["10/4492800:10/4320000", "10/4320000"],
        ),
    ] {
        let mut table = uneven(control);
        let page = table.white.get("/games/1");
        page.assert_says(&format!("Time control {said}"));
        page.assert_says(left);
        let pgn = table.white.get("/games/1.pgn").html;
        let [white, black] = tags;
        let tags = format!("[WhiteTimeControl \"{white}\"]\n[BlackTimeControl \"{black}\"]\n");
        assert!(pgn.contains(&tags), "{pgn}");
    }
}
