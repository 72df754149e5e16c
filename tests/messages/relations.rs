//! Blocking and muting.

use diesel::prelude::*;
use zugpost::db::schema::outbox;

use super::{say, send};
use crate::{
    support::{Site, site::PASSWORD},
    web::{Table, play, start},
};

#[test]
fn whoever_is_blocked_can_neither_write_nor_challenge() {
    let site = Site::start();
    let [mut anna, mut bruno] = ["Anna", "Bruno"].map(|name| site.player(name));
    say(&mut bruno, "/messages/Anna", "form.message-form", "An insult.");
    let page = anna.get("/players/Bruno/block");
    for _ in 0..2 {
        let page = anna.submit(&page, "main form", &[]);
        page.assert_says("You have blocked Bruno");
    }
    // Nothing of his waits to be read.
    assert_eq!(anna.get("/lobby").all("header nav a[href='/messages']"), ["Messages"]);
    let page = bruno.get("/messages/Anna");
    page.assert_says("This player does not accept messages from you.");
    assert!(!page.has("form.message-form"));
    assert_eq!(send(&mut bruno, "/messages/Anna", &[("text", "More.")]).status, 422);
    let page = anna.get("/messages/Bruno");
    page.assert_says("You have blocked this player.");
    assert!(page.has(".hidden-message .user-text"), "{}", page.text());
    assert_eq!(send(&mut anna, "/messages/Bruno", &[("text", "Ha!")]).status, 422);
    let page = bruno.get("/challenges/new");
    let page = bruno.submit(&page, "main form", &[("opponent", "anna")]);
    assert_eq!(page.status, 422);
    page.assert_says("This player does not accept challenges from you.");
    // Nor does he get a game by the lobby.
    let page = anna.get("/challenges/new");
    let path = anna.submit(&page, "main form", &[]).path;
    let path = path.split('?').next().expect("a path");
    let page = bruno.get(path);
    page.assert_says("This player does not accept challenges from you.");
    assert!(!page.has("form[action$=accept]"));
    let page = send(&mut bruno, &format!("{path}/accept"), &[]);
    assert_eq!(page.status, 409);
    page.assert_says("This player does not accept challenges from you.");
    assert!(site.player("Cleo").get(path).has("form[action$=accept]"));
    // The list has him, and takes him off it.
    let page = anna.get("/account/relations");
    page.assert_says("Bruno");
    let page = anna.submit(&page, "form[action$='/unblock']", &[]);
    assert_eq!(page.path, "/account/relations");
    assert!(!page.has("form[action$='/unblock']"));
    let page = say(&mut bruno, "/messages/Anna", "form.message-form", "Sorry.");
    assert_eq!(page.status, 200);
    let page = bruno.get("/challenges/new");
    let page = bruno.submit(&page, "main form", &[("opponent", "anna")]);
    assert!(page.path.starts_with("/challenges/"), "{}", page.text());
    for path in ["/players/Anna/block", "/players/Nobody/block"] {
        assert_eq!(send(&mut anna, path, &[]).status, 404, "{path}");
    }
    assert_eq!(send(&mut site.browser(), "/players/Anna/block", &[]).status, 401);
}

#[test]
fn in_a_running_game_moves_go_on_and_talk_does_not() {
    let mut table = Table::set();
    table.play(&["e4"]);
    send(&mut table.white, "/players/Bruno/block", &[]);
    let page = table.black.get("/games/1?move=e5");
    table.black.submit(&page, ".confirm form", &[("message", "You pawn.")]);
    let page = table.white.get("/games/1");
    assert!(page.html.contains("e5 <small>"), "the move is made");
    assert!(!page.html.contains("You pawn."));
    // Nor does the one who blocks have the last word.
    page.assert_says("You have blocked this player. Unblock them to send a message.");
    assert!(!page.has("#messages form"));
    let page = table.white.get("/games/1?move=Nf3");
    assert!(page.has(".confirm form") && !page.has(".confirm [name=message]"));
    table.white.submit(&page, ".confirm form", &[("message", "Ha!")]);
    let page = table.black.get("/games/1");
    assert!(page.html.contains("Nf3 <small>") && !page.html.contains("Ha!"));
    play(&mut table.black, "/games/1", "Nc6");
    let page = table.black.get("/games/1");
    page.assert_says("This player does not accept messages from you.");
    assert!(!page.has("#messages form"));
    assert_eq!(send(&mut table.black, "/games/1/messages", &[("text", "Pawn.")]).status, 422);
    play(&mut table.white, "/games/1", "Bb5");
    let emails = table.site.emails();
    assert!(emails.iter().all(|email| !email.text.contains("pawn")), "not by letter either");
    // A rematch is a challenge.
    let page = table.white.get("/games/1/resign");
    table.white.submit(&page, "main form", &[]);
    let page = send(&mut table.black, "/games/1/rematch", &[]);
    page.assert_says("This player does not accept challenges from you.");
}

#[test]
fn under_the_games_of_whoever_blocks_nothing_is_remarked() {
    let mut table = Table::set();
    let mut nosy = table.site.player("Nosy");
    say(&mut nosy, "/games/1", "#spectator-messages form", "Dull.");
    for player in [&mut table.white, &mut table.black] {
        send(player, "/players/Nosy/block", &[]);
        let page = send(&mut nosy, "/games/1/spectator-messages", &[("text", "Very dull.")]);
        assert_eq!(page.status, 422);
        page.assert_says("You cannot comment on this game. One of its players has blocked you.");
        send(player, "/players/Nosy/unblock", &[]);
    }
    assert_eq!(
        send(&mut nosy, "/games/1/spectator-messages", &[("text", "Very dull.")]).status,
        200
    );
}

#[test]
fn who_is_muted_is_folded_away_and_does_not_learn_of_it() {
    let site = Site::start();
    let [mut anna, mut bruno, mut nosy] = ["Anna", "Bruno", "Nosy"].map(|name| site.player(name));
    let game = start(&mut anna, &mut bruno, &[]);
    assert_eq!(game, "/games/1");
    for name in ["Bruno", "Nosy"] {
        let page = anna.get(&format!("/players/{name}"));
        let page = anna.submit(&page, "form[action$='/mute']", &[]);
        page.assert_says("You have muted");
    }
    let before = site.emails_to("anna@example.org").len();
    let page = say(&mut bruno, "/messages/Anna", "form.message-form", "Blah.");
    assert_eq!(page.all(".conversation .user-text"), ["Blah."]);
    assert_eq!(say(&mut bruno, &game, "#messages form", "Blah blah.").status, 200);
    let queued = site.read(|conn| {
        outbox::table.filter(outbox::kind.eq("message")).count().get_result::<i64>(conn)
    });
    assert_eq!(queued, 0, "no letter is made to be dropped");
    assert_eq!(anna.get("/games").all(".badge"), ["your turn"]);
    say(&mut nosy, &game, "#spectator-messages form", "Boring.");
    assert_eq!(anna.get("/lobby").all("header nav a[href='/messages']"), ["Messages"]);
    let page = anna.get("/messages");
    assert!(!page.has(".badge") && !page.html.contains("Blah."), "{}", page.text());
    assert_eq!(anna.get("/messages/Bruno").all(".hidden-message .user-text"), ["Blah."]);
    assert_eq!(anna.get(&game).all(".hidden-message .user-text"), ["Blah blah."]);
    assert_eq!(site.emails_to("anna@example.org").len(), before);
    // What is said with a move is no part of the email about it.
    play(&mut anna, &game, "e4");
    let page = bruno.get(&format!("{game}?move=e5"));
    bruno.submit(&page, ".confirm form", &[("message", "Blah again.")]);
    let email = site.email_to("anna@example.org");
    assert!(email.text.contains("e5") && !email.text.contains("Blah"), "{}", email.text);
    let page = bruno.get(&format!("{game}/resign"));
    bruno.submit(&page, "main form", &[]);
    assert_eq!(
        anna.get(&game).all("#messages .hidden-message .user-text"),
        ["Blah again.", "Blah blah."]
    );
    assert_eq!(anna.get(&game).all("#spectator-messages .hidden-message .user-text"), ["Boring."]);
    assert!(!nosy.get(&game).has(".hidden-message"), "only for who muted");
    let page = anna.get("/account/relations");
    anna.submit(&page, "form[action='/players/Nosy/unmute']", &[]);
    assert!(!anna.get(&game).has("#spectator-messages .hidden-message"));
}

/// Its page is gone, so nothing would undo it.
#[test]
fn nobody_is_tied_to_an_account_that_is_closed() {
    let site = Site::start();
    let [mut anna, mut bruno] = ["Anna", "Bruno"].map(|name| site.player(name));
    say(&mut bruno, "/messages/Anna", "form.message-form", "Farewell.");
    let page = bruno.get("/account/close");
    bruno.submit(&page, "main form", &[("password", PASSWORD), ("understood", "yes")]);
    assert_eq!(anna.get("/messages/bruno").status, 200, "what was said stays");
    for deed in ["block", "mute", "befriend"] {
        let csrf = anna.csrf();
        let page = anna.post_once(&format!("/players/bruno/{deed}"), &[("csrf", &csrf)]);
        assert_eq!(page.status, 404, "{deed}");
    }
    assert!(!anna.get("/account/relations").has("main form"));
}
