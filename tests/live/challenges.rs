//! The lobby and the pages of challenges: who hears what becomes of them.

use chrono::TimeDelta;

use super::{Listener, listen, stream_of};
use crate::{
    support::{Browser, Site},
    web::{Table, play},
};

/// Offers a game to one player, or to everyone; returns the path of the challenge.
#[track_caller]
fn offer(browser: &mut Browser, opponent: &str) -> String {
    let page = browser.get("/challenges/new");
    let page = browser.submit(&page, "main form", &[("opponent", opponent)]);
    assert_eq!(page.status, 200, "{}", page.text());
    page.path.split('?').next().expect("a path").to_owned()
}

#[track_caller]
fn answer(browser: &mut Browser, challenge: &str, how: &str) {
    let page = browser.get(challenge);
    let page = browser.submit(&page, &format!("form[action$={how}]"), &[]);
    assert_eq!(page.status, 200, "{}", page.text());
}

/// Reads on until the stream says what the page shows that is loaded now.
#[track_caller]
fn catch_up(listener: &mut Listener, browser: &mut Browser, page: &str) {
    let now = stream_of(browser, page);
    while !now.ends_with(&format!("={}", listener.next().expect("an event"))) {}
}

#[test]
fn the_lobby_hears_of_challenges_that_come_and_go() {
    let site = Site::start();
    let [mut anna, mut bruno] = ["Anna", "Bruno"].map(|name| site.player(name));
    let mut visitor = site.browser();
    let mut heard = [listen(&mut anna, "/lobby"), listen(&mut visitor, "/lobby")];
    let mut everybody = [anna, visitor];
    let mut all_catch_up = || {
        for (listener, browser) in heard.iter_mut().zip(&mut everybody) {
            catch_up(listener, browser, "/lobby");
        }
    };
    let challenge = offer(&mut bruno, "");
    all_catch_up();
    answer(&mut bruno, &challenge, "withdraw");
    all_catch_up();
    let challenge = offer(&mut bruno, "");
    all_catch_up();
    answer(&mut site.player("Carl"), &challenge, "accept");
    all_catch_up();
}

#[test]
fn a_challenge_to_one_player_is_heard_by_the_two_alone() {
    let site = Site::start();
    let [mut anna, mut bruno, mut carl] = ["Anna", "Bruno", "Carl"].map(|name| site.player(name));
    let mut of_the_two = [listen(&mut anna, "/lobby"), listen(&mut bruno, "/lobby")];
    let mut list = listen(&mut bruno, "/games");
    let mut others = [listen(&mut carl, "/lobby"), listen(&mut site.browser(), "/lobby")];
    let before = stream_of(&mut carl, "/lobby");
    let challenge = offer(&mut anna, "Bruno");
    catch_up(&mut of_the_two[0], &mut anna, "/lobby");
    catch_up(&mut of_the_two[1], &mut bruno, "/lobby");
    catch_up(&mut list, &mut bruno, "/games");
    assert_eq!(stream_of(&mut carl, "/lobby"), before, "others cannot see it");
    let stream = format!("/live{challenge}");
    for browser in [&carl, &site.browser()] {
        let refused = Listener::try_open(browser, &stream, "");
        assert!(refused.head.starts_with("HTTP/1.1 404"), "{}", refused.head);
    }
    answer(&mut bruno, &challenge, "decline");
    catch_up(&mut of_the_two[0], &mut anna, "/lobby");
    catch_up(&mut of_the_two[1], &mut bruno, "/lobby");
    // The first that the others hear is of what everybody can see.
    offer(&mut anna, "");
    let now = stream_of(&mut carl, "/lobby");
    for listener in &mut others {
        let first = listener.next().expect("an event");
        assert!(now.ends_with(&format!("={first}")), "nothing before");
    }
}

#[test]
fn the_page_of_a_challenge_hears_its_answer() {
    let site = Site::start();
    let [mut anna, mut bruno] = ["Anna", "Bruno"].map(|name| site.player(name));
    for (opponent, how, number) in [
        ("Bruno", "accept", 1),
        ("", "accept", 1),
        ("Bruno", "decline", 2),
        ("Bruno", "withdraw", 3),
    ] {
        let challenge = offer(&mut anna, opponent);
        let mut heard = [listen(&mut anna, &challenge), listen(&mut bruno, &challenge)];
        let who = if how == "withdraw" { &mut anna } else { &mut bruno };
        answer(who, &challenge, how);
        for listener in &mut heard {
            assert_eq!(listener.next(), Some(number), "{opponent} {how}");
        }
        let page = anna.get(&challenge);
        assert_eq!(page.attribute("main", "data-seen"), Some(number.to_string()));
        if how == "accept" {
            assert!(anna.click(&page, "main a.button").path.starts_with("/games/"));
        }
    }
}

#[test]
fn a_challenge_that_expires_is_noticed_though_nobody_tells_it() {
    let mut site = Site::start();
    let [mut anna, _] = ["Anna", "Bruno"].map(|name| site.player(name));
    let challenge = offer(&mut anna, "Bruno");
    // Everybody sees this one.
    offer(&mut anna, "");
    let visitor = site.browser();
    let comparing = site.comparing_node();
    site.advance(TimeDelta::days(14) - TimeDelta::hours(1));
    let mut anna = anna.at(comparing);
    anna.log_in("Anna", crate::support::site::PASSWORD);
    let mut page = listen(&mut anna, &challenge);
    let mut lobby = listen(&mut anna, "/lobby");
    let mut visitor = visitor.at(comparing);
    let mut lobby_of_all = listen(&mut visitor, "/lobby");
    site.advance(TimeDelta::hours(1));
    site.beat();
    assert_eq!(page.next(), Some(4));
    assert_ne!(lobby.next(), None);
    catch_up(&mut lobby_of_all, &mut visitor, "/lobby");
    anna.get(&challenge).assert_says("This challenge has expired.");
}

#[test]
fn a_challenge_on_one_node_is_told_by_the_other() {
    let mut site = Site::start();
    let [mut anna, bruno] = ["Anna", "Bruno"].map(|name| site.player(name));
    let mut there = bruno.at(site.second_node());
    let mut lobby = listen(&mut there, "/lobby");
    let challenge = offer(&mut anna, "Bruno");
    assert_ne!(lobby.next(), None);
    let mut here = listen(&mut anna, &challenge);
    answer(&mut there, &challenge, "accept");
    assert_eq!(here.next(), Some(1));
}

#[test]
fn a_rematch_is_heard_by_the_two_on_the_page_of_the_game() {
    let mut table = Table::set();
    table.play(&["f3", "e5", "g4", "Qh4#"]);
    let mut others = [table.site.player("Carl"), table.site.browser()];
    let mut players = [listen(&mut table.white, "/games/1"), listen(&mut table.black, "/games/1")];
    let mut deaf = others.each_mut().map(|browser| listen(browser, "/games/1"));
    let page = table.white.get("/games/1");
    table.white.submit(&page, "form[action$=rematch]", &[]);
    assert_eq!(players.each_mut().map(Listener::next), [Some(6); 2]);
    assert_eq!(stream_of(&mut table.black, "/games/1"), "/live/games/1?seen=6");
    let page = table.black.get("/games/1");
    let game = table.black.submit(&page, "form[action$=rematch]", &[]).path;
    assert_eq!(players.each_mut().map(Listener::next), [Some(7); 2]);
    assert_eq!(stream_of(&mut table.white, "/games/1"), "/live/games/1?seen=7");
    for browser in &mut others {
        assert_eq!(stream_of(browser, "/games/1"), "/live/games/1?seen=5");
    }
    // What they hear first is said where they may read it.
    play(&mut table.black, &game, "e4");
    let page = others[0].get("/games/1");
    others[0].submit(&page, "#spectator-messages form", &[("text", "A short game.")]);
    assert_eq!(deaf.each_mut().map(Listener::next), [Some(6); 2], "nothing before");
}
