//! Outside of games: who talks with whom, what is new, what a third person finds.

use chrono::TimeDelta;

use super::{say, send};
use crate::{
    support::{Site, site::PASSWORD},
    web::start,
};

const FORM: &str = "form.message-form";

#[test]
fn two_talk_and_nobody_else_hears_it() {
    let site = Site::start();
    let [mut anna, mut bruno, mut nosy] = ["Anna", "Bruno", "Nosy"].map(|name| site.player(name));
    let page = anna.get("/players/Bruno");
    let page = anna.click(&page, "main .actions a[href^='/messages/']");
    let form = page;
    let page = anna.submit(&form, FORM, &[("text", "Shall we play?\n<b>Soon</b>")]);
    assert_eq!(page.all(".conversation .user-text"), ["Shall we play? <b>Soon</b>"]);
    assert!(
        !page.has(".conversation b b") && !page.has(".conversation a"),
        "nothing of hers to report"
    );
    // Twice the same form.
    anna.submit(&form, FORM, &[("text", "Shall we play?\n<b>Soon</b>")]);
    let page = bruno.get("/messages");
    assert_eq!(page.all("header nav a[href='/messages']"), ["Messages (1)"]);
    assert_eq!(page.all(".conversations .badge"), ["1 new"]);
    let page = bruno.click(&page, ".conversations a");
    assert_eq!(page.all(".conversation .user-text"), ["Shall we play? <b>Soon</b>"]);
    assert_eq!(page.all(".conversation .badge"), ["new"]);
    assert_eq!(page.all("header nav a[href='/messages']"), ["Messages"], "it is read now");
    let page = bruno.submit(&page, FORM, &[("text", "Gladly.")]);
    assert_eq!(page.all(".conversation .by b"), ["You", "Anna"], "the latest first");
    let page = nosy.get("/messages");
    page.assert_says("No messages yet.");
    for path in ["/messages/Anna", "/messages/Bruno"] {
        let page = nosy.get(path);
        assert!(!page.html.contains("Shall we") && !page.html.contains("Gladly"), "{path}");
        assert_eq!(nosy.get(&format!("{path}/1/report")).status, 404);
    }
    assert_eq!(anna.get("/messages/Anna").status, 404, "herself");
    assert_eq!(anna.get("/messages/Nobody").status, 404);
    assert_eq!(send(&mut anna, "/messages/anna", &[("text", "Hello me.")]).status, 404);
    let mut anonymous = site.browser();
    assert!(anonymous.get("/messages/Anna").path.starts_with("/login"));
    assert_eq!(send(&mut anonymous, "/messages/Anna", &[("text", "Hello.")]).status, 401);
}

#[test]
fn reading_is_noted_though_a_look_changes_nothing() {
    let site = Site::start();
    let [mut anna, mut bruno] = ["Anna", "Bruno"].map(|name| site.player(name));
    say(&mut anna, "/messages/Bruno", FORM, "One.");
    site.advance(TimeDelta::minutes(2));
    say(&mut anna, "/messages/Bruno", FORM, "Two.");
    let header = "header nav a[href='/messages']";
    assert_eq!(bruno.get("/lobby").all(header), ["Messages (2)"]);
    assert_eq!(anna.get("/lobby").all(header), ["Messages"]);
    bruno.get("/messages/Anna");
    // It is known at once, and stays known.
    assert_eq!(bruno.get("/lobby").all(header), ["Messages"]);
    assert!(!bruno.get("/messages").has(".conversations .badge"));
    site.flush_game_views();
    assert_eq!(bruno.get("/lobby").all(header), ["Messages"]);
    say(&mut anna, "/messages/Bruno", FORM, "Three.");
    assert_eq!(bruno.get("/lobby").all(header), ["Messages (1)"]);
    assert_eq!(bruno.get("/messages/Anna").all(".conversation .badge"), ["new"]);
}

#[test]
fn long_conversations_and_many_have_pages() {
    let site = Site::start();
    let [mut anna, mut bruno] = ["Anna", "Bruno"].map(|name| site.player(name));
    for count in 1..=32 {
        let text = format!("Message {count}.");
        send(&mut anna, "/messages/Bruno", &[("text", text.as_str())]);
    }
    let page = bruno.get("/messages/anna");
    let said = page.all(".conversation .user-text");
    assert_eq!((said.len(), said[0].as_str()), (30, "Message 32."));
    assert_eq!(page.attribute(".theirs a", "href").as_deref(), Some("/messages/anna/32/report"));
    let page = bruno.click(&page, ".pager a");
    assert_eq!(page.all(".conversation .user-text"), ["Message 2.", "Message 1."]);
    let form = bruno.click(&page, ".theirs a");
    form.assert_says("Message 2.");
    let page = bruno.submit(&form, "main form", &[("text", "Too many.")]);
    page.assert_says("Your report was sent to the administrators.");
    site.flush_game_views();
    assert_eq!(bruno.get("/lobby").all("header nav a[href='/messages']"), ["Messages"]);
}

/// Each page has thirty, the latest first, whether they are private or about a game.
#[test]
fn many_conversations_are_listed_page_by_page() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let mut expected = Vec::new();
    for number in 1..=65 {
        let name = format!("Player{number:02}");
        let mut other = site.player(&name);
        site.advance(TimeDelta::minutes(1));
        if number % 16 == 0 {
            let game = start(&mut other, &mut anna, &[]);
            send(&mut other, &format!("{game}/messages"), &[("text", "Good luck!")]);
            expected.push((format!("{name} – Anna"), 1));
        } else {
            let count = number % 3;
            send(&mut anna, &format!("/messages/{name}"), &[("text", "Hello.")]);
            for _ in 0..count {
                site.advance(TimeDelta::seconds(1));
                let text = format!("Hello at {}.", site.now());
                send(&mut other, "/messages/Anna", &[("text", &text)]);
            }
            expected.push((name, count));
        }
    }
    // What is said in an old one brings it to the top.
    site.advance(TimeDelta::minutes(1));
    send(&mut anna, "/messages/Player02", &[("text", "Are you there?")]);
    // She has read it then.
    let (again, _) = expected.remove(1);
    expected.push((again, 0));
    expected.reverse();
    let mut page = anna.get("/messages");
    for (number, of_page) in expected.chunks(30).enumerate() {
        let names: Vec<&str> = of_page.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(page.all(".conversations a"), names, "page {number}");
        for (row, (name, count)) in of_page.iter().enumerate() {
            let badge = page.all(&format!(".conversations li:nth-child({}) .badge", row + 1));
            let new = if *count > 0 { vec![format!("{count} new")] } else { vec![] };
            assert_eq!(badge, new, "{name}");
        }
        let older = format!("/messages?page={}", number + 1);
        let has_older = page.has(&format!(".pager a[href$='?page={}']", number + 1));
        assert_eq!(has_older, number < 2, "page {number}");
        page = anna.get(&older);
    }
    page.assert_says("No messages yet.");
}

#[test]
fn a_closed_account_is_written_no_more_and_what_was_said_stays() {
    let site = Site::start();
    let [mut anna, mut bruno, mut nosy] = ["Anna", "Bruno", "Nosy"].map(|name| site.player(name));
    say(&mut bruno, "/messages/Anna", FORM, "Remember me.");
    send(&mut bruno, "/players/Nosy/mute", &[]);
    let page = bruno.get("/account/close");
    let page = bruno.submit(&page, "main form", &[("password", PASSWORD)]);
    assert_eq!(page.status, 200, "{}", page.text());
    let page = anna.get("/messages");
    assert_eq!(page.all(".conversations a"), ["closed account"]);
    let page = anna.click(&page, ".conversations a");
    page.assert_says("Remember me.");
    page.assert_says("This player cannot receive messages.");
    assert!(!page.has(FORM));
    let path = page.path.clone();
    assert_eq!(send(&mut anna, &path, &[("text", "Hello?")]).status, 422);
    // Others who never talked with them learn nothing.
    assert_eq!(nosy.get(&path).status, 404);
    let relations = site.read(|conn| {
        use diesel::prelude::*;
        zugpost::db::schema::player_relations::table.count().get_result::<i64>(conn)
    });
    assert_eq!(relations, 0);
}

#[test]
fn what_is_empty_or_too_long_is_refused() {
    let site = Site::start();
    let [mut anna, _] = ["Anna", "Bruno"].map(|name| site.player(name));
    let page = say(&mut anna, "/messages/Bruno", FORM, "\u{200B} ");
    assert_eq!(page.status, 422);
    page.assert_says("There is no text. Enter some.");
    let long = "ä".repeat(1001);
    let page = say(&mut anna, "/messages/Bruno", FORM, &long);
    assert_eq!(page.status, 422);
    assert_eq!(page.all("form.message-form textarea"), [long.as_str()]);
    assert!(!page.has(".conversation"));
    let page = say(&mut anna, "/messages/Bruno", FORM, &"ä".repeat(1000));
    assert_eq!((page.status, page.has(".conversation")), (200, true));
}
