//! Offering, accepting, declining, withdrawing, once more.

use chrono::TimeDelta;

use super::{Table, start};
use crate::support::{Browser, Page, Site, site::PASSWORD};

fn offer(browser: &mut Browser, fields: &[(&str, &str)]) -> Page {
    let page = browser.get("/challenges/new");
    browser.submit(&page, "main form", fields)
}

fn path(page: &Page) -> String {
    page.path.split('?').next().expect("a path").to_owned()
}

#[test]
fn an_open_challenge_stands_in_the_lobby_until_accepted() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let mut bruno = site.player("Bruno");
    let page =
        offer(&mut anna, &[("color", "black"), ("days", "5"), ("message", "Quietly, please.")]);
    page.assert_says("The challenge was created.");
    let lobby = bruno.get("/lobby");
    lobby.assert_says("Anna black".replace("black", "Black").as_str());
    lobby.assert_says("5 days per move");
    let page = bruno.click(&lobby, "tbody a.button");
    page.assert_says("Quietly, please.");
    let page = bruno.submit(&page, "form[action$=accept]", &[]);
    assert_eq!(page.path, "/games/1");
    assert_eq!(page.attribute(".board", "data-orientation").as_deref(), Some("white"));
    page.assert_says("It is your turn.");
    assert!(!bruno.get("/lobby").has("tbody"));
    let email = site.email_to("anna@example.org");
    assert_eq!(email.news, "Your game against Bruno has started");
    assert!(email.text.contains("You play Black."), "{}", email.text);
}

#[test]
fn accepting_twice_is_accepting_once_and_a_third_comes_too_late() {
    let site = Site::start();
    let (mut anna, mut bruno, mut carl) =
        (site.player("Anna"), site.player("Bruno"), site.player("Carl"));
    let page = offer(&mut anna, &[]);
    let (yes, no) = (bruno.get(&path(&page)), carl.get(&path(&page)));
    let first = bruno.submit(&yes, "form[action$=accept]", &[]);
    let second = bruno.submit(&yes, "form[action$=accept]", &[]);
    assert_eq!((first.path.as_str(), second.path.as_str()), ("/games/1", "/games/1"));
    let late = carl.submit(&no, "form[action$=accept]", &[]);
    assert_eq!(late.status, 409);
    late.assert_says("This challenge is no longer open.");
}

#[test]
fn the_same_form_sent_twice_makes_one_challenge() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let page = anna.get("/challenges/new");
    let first = anna.submit(&page, "main form", &[]);
    let second = anna.submit(&page, "main form", &[]);
    assert_eq!(path(&first), path(&second));
    assert_eq!(anna.get("/lobby").all("tbody tr").len(), 2, "once as mine, once as open");
    // On the way back another one is offered from the same page.
    let other = anna.submit(&page, "main form", &[("days", "5")]);
    assert_ne!(path(&first), path(&other));
    let texts = anna.get("/lobby").all("tbody tr");
    assert_eq!(texts.len(), 4, "{texts:?}");
}

#[test]
fn a_challenge_by_name_is_between_two() {
    let site = Site::start();
    let (mut anna, mut bruno, mut carl) =
        (site.player("Anna"), site.player("Bruno"), site.player("Carl"));
    let page = offer(&mut anna, &[("opponent", "bruno"), ("message", "<b>You</b>?")]);
    let challenge = path(&page);
    let email = site.email_to("bruno@example.org");
    assert_eq!(email.news, "Anna challenges you");
    assert!(email.text.contains("\"<b>You</b>?\""), "{}", email.text);
    assert_eq!(carl.get(&challenge).status, 404);
    assert_eq!(site.browser().get(&challenge).status, 404);
    let csrf = carl.csrf();
    assert_eq!(carl.post_once(&format!("{challenge}/accept"), &[("csrf", &csrf)]).status, 404);
    assert_eq!(carl.post_once(&format!("{challenge}/decline"), &[("csrf", &csrf)]).status, 404);
    assert_eq!(carl.post_once(&format!("{challenge}/withdraw"), &[("csrf", &csrf)]).status, 404);
    let page = bruno.get(&email.link());
    assert!(page.html.contains("&#60;b&#62;You"), "escaped: {}", page.html);
    let long = "x".repeat(501);
    let page = bruno.submit(&page, "form[action$=decline]", &[("reason", &long)]);
    page.assert_says("The reason is too long. Use at most 500 characters.");
    assert_eq!(page.attribute("#reason", "value"), Some(long), "what was entered is kept");
    let page = bruno.submit(&page, "form[action$=decline]", &[("reason", "Too many games.")]);
    page.assert_says("The challenge was declined.");
    let email = site.email_to("anna@example.org");
    assert_eq!(email.news, "Bruno declined your challenge");
    assert!(email.text.contains("Too many games."));
    anna.get(&challenge).assert_says("Too many games.");
}

#[test]
fn one_cannot_challenge_oneself_or_nobody() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    for (name, text) in [
        ("anna", "You cannot challenge yourself."),
        ("Nobody", "No player has this username. Check the spelling."),
    ] {
        let page = offer(&mut anna, &[("opponent", name)]);
        assert_eq!(page.status, 422);
        page.assert_says(text);
        assert_eq!(page.attribute("#opponent", "value").as_deref(), Some(name));
    }
    let page = offer(&mut anna, &[]);
    let csrf = anna.csrf();
    let page = anna.post_once(&format!("{}/accept", path(&page)), &[("csrf", &csrf)]);
    assert_eq!(page.status, 409);
    page.assert_says("You cannot accept your own challenge.");
}

#[test]
fn withdrawn_and_expired_challenges_cannot_be_accepted() {
    let site = Site::start();
    let (mut anna, mut bruno) = (site.player("Anna"), site.player("Bruno"));
    let page = offer(&mut anna, &[]);
    let challenge = path(&page);
    let seen = bruno.get(&challenge);
    let page = anna.submit(&page, "form[action$=withdraw]", &[]);
    page.assert_says("The challenge was withdrawn.");
    assert_eq!(bruno.submit(&seen, "form[action$=accept]", &[]).status, 409);
    let page = offer(&mut anna, &[]);
    site.advance(TimeDelta::weeks(2));
    // The session of the day before is over too.
    bruno.log_in("Bruno", PASSWORD);
    assert!(!bruno.get("/lobby").has("tbody"));
    let page = bruno.get(&path(&page));
    page.assert_says("This challenge has expired.");
    assert!(!page.has("form[action$=accept]"));
}

#[test]
fn terms_are_checked_and_what_was_entered_is_kept() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let fen = "8/8/8/8/8/8/8/8 w - - 0 1";
    for (fields, text) in [
        (vec![("days", "0")], "The time per move must be from 1 hour to 30 days."),
        (vec![("days", "31")], "The time per move must be from 1 hour to 30 days."),
        (vec![("days", "721 hours")], "The time per move must be from 1 hour to 30 days."),
        (
            vec![("days", "99999999999999999999")],
            "Time per move: enter a time such as 3 days or 12 hours.",
        ),
        (vec![("days", "three")], "Time per move: enter a time such as 3 days or 12 hours."),
        (vec![("days", "-1")], "Time per move: enter a time such as 3 days or 12 hours."),
        (vec![("control", "blitz")], "Choose a time control."),
        (
            vec![("control", "fischer"), ("initial", "0 days")],
            "The initial time must be from 1 hour to 365 days.",
        ),
        (
            vec![("control", "fischer"), ("increment", "31 days")],
            "The increment must be at most 30 days.",
        ),
        (
            vec![("control", "fischer"), ("initial", "10 days"), ("cap", "9 days")],
            "The maximum on the clock must be at least the initial time and at most 365 days.",
        ),
        (
            vec![("control", "fischer"), ("limit", "0")],
            "The maximum time for one move must be from 1 hour to 365 days.",
        ),
        (vec![("control", "period"), ("moves", "0")], "The number of moves must be from 1 to 100."),
        (
            vec![("control", "period"), ("period_days", "366")],
            "The number of days must be from 1 to 365.",
        ),
        (
            vec![("control", "period"), ("silence", "0")],
            "The maximum for one move must be from 1 to 365 days.",
        ),
        (vec![("control", "period"), ("moves", "4294967296")], "Moves: enter a whole number."),
        (vec![("timeout_rule", "never")], "Choose one value for each game option."),
        (vec![("vacation", "")], "Choose one value for each game option."),
        (vec![("color", "green")], "Choose a color."),
        (vec![("start", "chess960"), ("number", "960")], "Enter a number from 0 to 959."),
        (vec![("start", "chess960"), ("number", "")], "Enter a number from 0 to 959."),
        (vec![("start", "fen"), ("fen", fen)], "The board is empty."),
        (vec![("start", "shuffle")], "Choose a starting position."),
    ] {
        let page = offer(&mut anna, &fields);
        assert_eq!(page.status, 422, "{fields:?}");
        page.assert_says(text);
    }
    let long = "x".repeat(501);
    let page = offer(&mut anna, &[("message", &long), ("days", "7")]);
    page.assert_says("The message is too long. Use at most 500 characters.");
    assert_eq!(page.all("#days option[selected]"), ["7 days"]);
    assert_eq!(page.all("#message"), [long]);
}

#[test]
fn chess960_and_positions_start_where_they_should() {
    let table = Table::with(&[("start", "chess960"), ("number", "356")]);
    let mut white = table.white;
    let page = white.get(&table.game);
    page.assert_says("Chess960 No. 356");
    let fen = white.get("/games/1.fen").html;
    assert_eq!(fen.trim(), format!("{}", zugpost::chess::chess960_fen(356).expect("a number")));
    let mut black = table.black;
    let game = start(
        &mut white,
        &mut black,
        &[("start", "fen"), ("fen", "4k3/8/8/8/8/8/4P3/4K3 b - - 5 40")],
    );
    let page = black.get(&game);
    page.assert_says("It is your turn.");
    page.assert_says("Custom position");
    assert_eq!(white.get(&format!("{game}.fen")).html.trim(), "4k3/8/8/8/8/8/4P3/4K3 b - - 5 40");
}

#[test]
fn a_rematch_swaps_the_colors() {
    let mut table = Table::set();
    table.play(&["f3", "e5", "g4", "Qh4#"]);
    let page = table.white.get(&table.game);
    let offered = table.white.submit(&page, "form[action$=rematch]", &[]);
    offered.assert_says("The rematch was offered.");
    offered.assert_says("You have offered a rematch.");
    assert!(!offered.has("form[action$=rematch]"), "once is enough");
    let emails = table.site.emails_to("bruno@example.org").len();
    table.white.submit(&page, "form[action$=rematch]", &[]);
    assert_eq!(table.site.emails_to("bruno@example.org").len(), emails, "asked once");
    // The other wishes for one too: it starts.
    let page = table.black.get(&table.game);
    page.assert_says("Your opponent offers a rematch");
    let page = table.black.submit(&page, "form[action$=rematch]", &[]);
    assert_eq!(page.path, "/games/2");
    assert_eq!(page.attribute(".board", "data-orientation").as_deref(), Some("white"));
    page.assert_says("It is your turn.");
    // The old page leads both there, and tells nobody else.
    for browser in [&mut table.white, &mut table.black] {
        let page = browser.get(&table.game);
        page.assert_says("The rematch has begun.");
        assert_eq!(browser.click(&page, ".offer a.button").path, "/games/2");
    }
    let page = table.site.player("Carl").get(&table.game);
    assert!(!page.has(".offer") && !page.html.contains("/games/2"));
}

#[test]
fn a_rematch_is_declined_on_the_page_of_the_game() {
    let mut table = Table::set();
    table.play(&["f3", "e5", "g4", "Qh4#"]);
    let page = table.white.get(&table.game);
    table.white.submit(&page, "form[action$=rematch]", &[]);
    assert!(!table.site.browser().get(&table.game).has(".offer"), "between the two");
    let page = table.black.get(&table.game);
    let page = table.black.submit(&page, "form[action$=decline]", &[]);
    assert_eq!(page.path, "/games/1?notice=declined");
    page.assert_says("The challenge was declined.");
    assert!(page.has("form[action$=rematch]"), "their own offer is left");
    let page = table.white.get(&table.game);
    page.assert_says("Your opponent declined the rematch.");
    assert!(!page.has("form[action$=rematch]"), "one offer a game and player");
    // The other one begins it after all.
    let page = table.black.get(&table.game);
    table.black.submit(&page, "form[action$=rematch]", &[]);
    let page = table.white.get(&table.game);
    page.assert_says("Your opponent offers a rematch");
    assert_eq!(table.white.submit(&page, "form[action$=rematch]", &[]).path, "/games/2");
}

#[test]
fn a_declined_rematch_is_not_asked_for_again() {
    let mut table = Table::set();
    table.play(&["f3", "e5", "g4", "Qh4#"]);
    let page = table.white.get(&table.game);
    table.white.submit(&page, "form[action$=rematch]", &[]);
    let offer = table.black.get(&table.site.email_to("bruno@example.org").link());
    table.black.submit(&offer, "form[action$=decline]", &[]);
    let again = table.white.submit(&page, "form[action$=rematch]", &[]);
    assert_eq!(again.status, 409);
    again.assert_says("You have already asked for a rematch of this game.");
}

#[test]
fn a_rematch_is_for_the_players_of_a_finished_game() {
    let mut table = Table::set();
    let csrf = table.white.csrf();
    let page = table.white.post_once("/games/1/rematch", &[("csrf", &csrf)]);
    assert_eq!(page.status, 409);
    page.assert_says("The game is still in progress. Ask for a rematch when it is over.");
    let mut carl = table.site.player("Carl");
    let csrf = carl.csrf();
    assert_eq!(carl.post_once("/games/1/rematch", &[("csrf", &csrf)]).status, 403);
}

#[test]
fn the_challenges_of_an_account_that_is_closed_are_settled() {
    let site = Site::start();
    let [mut anna, mut bruno] = ["Anna", "Bruno"].map(|name| site.player(name));
    let offer = |browser: &mut Browser, opponent: &str| {
        let page = browser.get("/challenges/new");
        let page = browser.submit(&page, "main form", &[("opponent", opponent)]);
        page.path.split('?').next().expect("a path").to_owned()
    };
    let (to_all, to_him) = (offer(&mut anna, ""), offer(&mut anna, "Bruno"));
    let to_her = offer(&mut bruno, "Anna");
    let page = anna.get("/account/close");
    let fields = [("password", PASSWORD)];
    assert_eq!(anna.submit(&page, "main form", &fields).status, 200);
    for path in [to_all, to_him] {
        let page = bruno.get(&path);
        page.assert_says("This challenge was withdrawn.");
        assert!(!page.has("form[action$=accept]"), "{path}");
    }
    let page = bruno.get(&to_her);
    page.assert_says("This challenge was declined.");
    page.assert_says("The account was closed.");
    assert!(!bruno.get("/lobby").has("tbody"));
}
