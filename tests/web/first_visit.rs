//! From registering to the lobby, in the browser that registered and in others.

use chrono::TimeDelta;
use zugpost::{
    actions::{
        accounts::{Login, registration_mark, start_first_session},
        admin::{
            By,
            players::{self as actions, PlayerRole},
        },
    },
    db::{PlayerId, players},
};

use crate::support::{
    Browser, Page, Site,
    site::{PASSWORD, address_of},
};

/// Follows the link of the email and clicks the button.
fn confirm(site: &Site, browser: &mut Browser, name: &str) -> Page {
    let page = browser.get(&site.email_to(&address_of(name)).link());
    browser.submit(&page, "main form", &[])
}

fn id_of(site: &Site, name: &'static str) -> PlayerId {
    site.read(move |conn| players::find_by_name(conn, name)).expect("a player").id
}

#[test]
fn who_confirms_in_the_browser_that_registered_is_logged_in_and_can_play() {
    let site = Site::start();
    let mut bruno = site.player("Bruno");
    let page = bruno.get("/challenges/new");
    bruno.submit(&page, "main form", &[("color", "black")]);
    let mut anna = site.browser();
    site.register(&mut anna, "Anna");
    site.advance(TimeDelta::minutes(59));
    let page = confirm(&site, &mut anna, "Anna");
    assert_eq!(page.path, "/lobby?notice=welcome");
    assert_eq!(page.all(".user-menu a"), ["Anna"]);
    page.assert_says("Your email address is confirmed and you are logged in.");
    // The mark has done its work.
    assert!(!anna.cookies.contains_key("zugpost_registered"));
    let game = anna.submit(&page, "tbody form[action$='/accept']", &[]);
    assert_eq!(game.path, "/games/1");
    assert_eq!(game.attribute(".board", "data-orientation").as_deref(), Some("white"));
    // It is a session like any other.
    assert!(!anna.get("/account/security").has("form[action='/account/sessions/end']"));
    site.advance(TimeDelta::hours(13));
    assert_eq!(anna.get("/games").path, "/login?next=%2Fgames");
}

#[test]
fn in_another_browser_or_later_than_an_hour_one_logs_in() {
    let site = Site::start();
    let (mut anna, mut elsewhere) = (site.browser(), site.browser());
    site.register(&mut anna, "Anna");
    let page = confirm(&site, &mut elsewhere, "Anna");
    assert_eq!(page.path, "/login?next=/lobby&notice=email-address-confirmed");
    page.assert_says("Your email address is confirmed. You can log in now.");
    // The link is used up: the mark is worth nothing more.
    assert_eq!(confirm(&site, &mut anna, "Anna").status, 410);
    assert_eq!(anna.get("/games").path, "/login?next=%2Fgames");
    anna.log_in("Anna", PASSWORD);

    let mut late = site.browser();
    site.register(&mut late, "Late");
    site.advance(TimeDelta::minutes(60));
    assert_eq!(
        confirm(&site, &mut late, "Late").path,
        "/login?next=/lobby&notice=email-address-confirmed"
    );
    late.log_in("Late", PASSWORD);
}

#[test]
fn the_mark_is_of_one_account_that_is_a_players_alone() {
    let site = Site::start();
    let (mut anna, mut mallory) = (site.browser(), site.browser());
    site.register(&mut anna, "Anna");
    site.register(&mut mallory, "Mallory");
    // Another account's mark, and one that was made up.
    assert_eq!(
        confirm(&site, &mut mallory, "Anna").path,
        "/login?next=/lobby&notice=email-address-confirmed"
    );
    let made_up = ["", "1", "aaaaaaaaaaaaaaaaaaaaaaaaaa", "%00", "-"];
    for (name, mark) in ["Nina", "Nora", "Nele", "Nils", "Noah"].into_iter().zip(made_up) {
        let mut browser = site.browser();
        site.register(&mut browser, name);
        browser.cookies.insert("zugpost_registered".to_owned(), mark.to_owned());
        assert_eq!(
            confirm(&site, &mut browser, name).path,
            "/login?next=/lobby&notice=email-address-confirmed",
            "{mark}"
        );
        assert_eq!(browser.get("/games").path, "/login?next=%2Fgames", "{mark}");
    }
    // Somebody else is logged in there, and stays so.
    let mut bruno = site.player("Bruno");
    let mut shared = site.browser();
    site.register(&mut shared, "Sara");
    for (name, value) in bruno.cookies.clone() {
        shared.cookies.insert(name, value);
    }
    confirm(&site, &mut shared, "Sara");
    assert_eq!(shared.get("/games").all(".user-menu a"), ["Bruno"]);
    assert_eq!(bruno.get("/games").all(".user-menu a"), ["Bruno"]);
    // An account that is more than a player's asks for the password.
    let mut arno = site.browser();
    site.register(&mut arno, "Arno");
    let (id, now) = (id_of(&site, "Arno"), site.now());
    let by = By::CommandLine;
    let link = site.email_to(&address_of("Arno")).link();
    let page = arno.get(&link);
    site.run(actions::verify(&site.db, by, id, now)).expect("confirmed");
    site.run(actions::set_role(&site.db, by, id, PlayerRole::Arbiter, true, None, now))
        .expect("a role");
    let page = arno.submit(&page, "main form", &[]);
    assert!(!page.path.starts_with("/lobby"), "{}", page.path);
    assert_eq!(arno.get("/games").path, "/login?next=%2Fgames");
}

#[test]
fn a_suspended_account_has_no_first_session() {
    let site = Site::start();
    let (mut anna, mut elsewhere) = (site.browser(), site.browser());
    site.register(&mut anna, "Anna");
    confirm(&site, &mut elsewhere, "Anna");
    let (id, now) = (id_of(&site, "Anna"), site.now());
    let account = site.read(move |conn| players::get(conn, id));
    let mark = registration_mark(&site.db, id, &account.password_hash).expect("a mark");
    let start = |token: &str| {
        let login = Login {
            token_hash: token.to_owned(),
            persistent: false,
            device: String::new(),
            address: None,
            second_factor: false,
        };
        site.run(start_first_session(&site.db, id, mark.clone(), login, now)).expect("an answer")
    };
    assert!(start("one"));
    let reason = "Two accounts".to_owned();
    site.run(actions::suspend(&site.db, By::CommandLine, id, reason, now)).expect("suspended");
    assert!(!start("two"));
}

#[test]
fn the_first_session_ends_with_the_browser() {
    let site = Site::start();
    let mut anna = site.browser();
    site.register(&mut anna, "Anna");
    let link = site.email_to(&address_of("Anna")).link();
    let page = anna.get(&link);
    let csrf = page.attribute("input[name=csrf]", "value").expect("a token");
    let answer = anna.post_once(&link, &[("csrf", &csrf)]);
    let session = answer.set_cookies.iter().find(|cookie| cookie.starts_with("zugpost_session="));
    let session = session.expect("a session");
    assert!(!session.contains("Max-Age") && !session.contains("Expires"), "{session}");
}

/// Nobody can see from the answer, or from the cookie, that the address has an account.
#[test]
fn the_mark_is_kept_from_scripts_and_says_nothing() {
    let site = Site::start();
    site.player("Wilma");
    let marks =
        [("Anna", "anna@example.org"), ("Eva", "wilma@example.org")].map(|(name, email)| {
            let mut browser = site.browser();
            let page = browser.get("/register");
            let fields =
                [("name", name), ("email", email), ("password", PASSWORD), ("again", PASSWORD)];
            let page = browser.submit(&page, "main form", &fields);
            let cookie = page.headers["set-cookie"].clone();
            for part in
                ["zugpost_registered=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=3600"]
            {
                assert!(cookie.contains(part), "{cookie}");
            }
            browser.cookies["zugpost_registered"].clone()
        });
    assert_eq!(marks.clone().map(|mark| mark.len()), [26, 26]);
    assert_ne!(marks[0], marks[1]);
}

#[test]
fn the_lobby_accepts_in_the_row_and_offers_in_few_fields() {
    let site = Site::start();
    let (mut anna, mut bruno) = (site.player("Anna"), site.player("Bruno"));
    // A visitor neither accepts nor offers.
    let page = anna.get("/lobby");
    let page = anna.submit(&page, "form.offer", &[("days", "14"), ("color", "white")]);
    page.assert_says("14 days per move");
    let page = site.browser().get("/lobby");
    assert!(!page.has("form.offer") && !page.has("tbody form") && page.has("tbody a.button"));
    // One's own is not accepted.
    assert!(!anna.get("/lobby").has("tbody form"));
    let page = bruno.get("/lobby");
    assert_eq!(page.all("tbody form button"), ["Accept"]);
    let choices = page.all("#days option");
    assert_eq!(choices, ["1 day", "2 days", "3 days", "5 days", "7 days", "14 days", "other"]);
    assert!(page.has("form.offer details:not([open]) #fen"));
    page.assert_says("If you leave them as they are: standard position and rules");
    assert_eq!(bruno.submit(&page, "tbody form", &[]).path, "/games/1");
    // What is wrong is said with everything that was entered.
    let page = bruno.get("/lobby");
    let page = bruno.submit(&page, "form.offer", &[("opponent", "Nobody"), ("start", "fen")]);
    assert_eq!((page.status, page.path.as_str()), (422, "/challenges/new"));
    assert!(page.has("form.offer details[open] #fen"));
    let fields = [("opponent", "Nobody"), ("days", "2")];
    let page = bruno.submit(&page, "form.offer", &[fields[0], fields[1], ("start", "standard")]);
    assert!(page.has("form.offer details:not([open]) #fen"));
    assert_eq!(page.all("#days option[selected]"), ["2 days"]);
}
