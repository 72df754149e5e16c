//! Messages on open pages: who hears that there is one.

use super::{Listener, listen, stream_of};
use crate::{
    support::{Browser, Site},
    web::Table,
};

#[track_caller]
fn write(browser: &mut Browser, path: &str, form: &str, text: &str) {
    let page = browser.get(path);
    let page = browser.submit(&page, form, &[("text", text)]);
    assert_eq!(page.status, 200, "{}", page.text());
}

const FORM: &str = "form.message-form";

#[test]
fn a_message_is_heard_by_both_and_nobody_else() {
    let mut site = Site::start();
    let [mut anna, mut bruno, mut carl] = ["Anna", "Bruno", "Carl"].map(|name| site.player(name));
    let mut there = bruno.at(site.second_node());
    let mut heard = [
        listen(&mut anna, "/messages/Bruno"),
        listen(&mut bruno, "/messages/Anna"),
        listen(&mut bruno, "/messages"),
        listen(&mut there, "/messages"),
    ];
    // Their counter at the top.
    let mut counted = [listen(&mut bruno, "/lobby"), listen(&mut bruno, "/games")];
    let mut deaf = [listen(&mut carl, "/messages"), listen(&mut carl, "/lobby")];
    let before = ["/messages", "/lobby"].map(|path| stream_of(&mut carl, path));
    write(&mut anna, "/messages/Bruno", FORM, "Shall we play?");
    let now = stream_of(&mut bruno, "/messages");
    for listener in &mut heard[1..] {
        assert!(now.ends_with(&format!("={}", listener.next().expect("an event"))));
    }
    assert_ne!(heard[0].next(), None, "her other window");
    for listener in &mut counted {
        assert_ne!(listener.next(), None);
    }
    assert_eq!(["/messages", "/lobby"].map(|path| stream_of(&mut carl, path)), before);
    write(&mut anna, "/messages/Carl", FORM, "And you?");
    let now = stream_of(&mut carl, "/messages");
    let first = deaf[0].next().expect("an event");
    assert!(now.ends_with(&format!("={first}")), "nothing before");
    assert_ne!(deaf[1].next(), None);
    let refused = Listener::try_open(&site.browser(), "/live/messages", "");
    assert!(refused.head.starts_with("HTTP/1.1 303"), "{}", refused.head);
}

#[test]
fn what_the_players_say_is_heard_by_them_alone() {
    let mut table = Table::set();
    let mut others = [table.site.player("Carl"), table.site.browser()];
    let mut players = [listen(&mut table.white, "/games/1"), listen(&mut table.black, "/games/1")];
    let mut lists = [listen(&mut table.black, "/games"), listen(&mut table.black, "/messages")];
    let mut spectators = others.each_mut().map(|browser| listen(browser, "/games/1"));
    write(&mut table.white, "/games/1", "#messages form", "Good luck!");
    assert_eq!(players.each_mut().map(Listener::next), [Some(1); 2]);
    assert_eq!(stream_of(&mut table.black, "/games/1"), "/live/games/1?seen=1");
    for listener in &mut lists {
        assert_ne!(listener.next(), None);
    }
    for browser in &mut others {
        assert_eq!(stream_of(browser, "/games/1"), "/live/games/1?seen=0");
    }
    table.play(&["e4"]);
    assert_eq!(spectators.each_mut().map(Listener::next), [Some(1); 2], "nothing before");
    assert_eq!(players.each_mut().map(Listener::next), [Some(2); 2]);
}

#[test]
fn what_spectators_say_is_heard_by_players_after_the_game() {
    let mut table = Table::set();
    let [mut carl, mut otto] = ["Carl", "Otto"].map(|name| table.site.player(name));
    let mut players = [listen(&mut table.white, "/games/1"), listen(&mut table.black, "/games/1")];
    let mut visitor = listen(&mut table.site.browser(), "/games/1");
    let mut spectator = listen(&mut otto, "/games/1");
    write(&mut carl, "/games/1", "#spectator-messages form", "What an opening.");
    assert_eq!(spectator.next(), Some(1));
    assert_eq!(stream_of(&mut otto, "/games/1"), "/live/games/1?seen=1");
    assert_eq!(stream_of(&mut table.white, "/games/1"), "/live/games/1?seen=0");
    table.play(&["f3"]);
    assert_eq!(players.each_mut().map(Listener::next), [Some(1); 2], "nothing before");
    assert_eq!(visitor.next(), Some(1), "nothing before");
    let page = table.white.get("/games/1/resign");
    table.white.submit(&page, "main form", &[]);
    // The end, and the comment that may be read now.
    assert_eq!(players.each_mut().map(Listener::next), [Some(3); 2]);
    assert_eq!(stream_of(&mut table.black, "/games/1"), "/live/games/1?seen=3");
    write(&mut carl, "/games/1", "#spectator-messages form", "And over.");
    assert_eq!(players.each_mut().map(Listener::next), [Some(4); 2]);
}
