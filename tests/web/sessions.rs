//! Sessions: kept, listed, ended.

use chrono::TimeDelta;

use crate::support::{Site, site::PASSWORD};

#[test]
fn logging_out_ends_the_session_on_the_server() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let stolen = anna.cookies.clone();
    let page = anna.get("/games");
    let page = anna.submit(&page, "form[action='/logout']", &[]);
    page.assert_says("You are logged out.");
    let mut thief = site.browser();
    thief.cookies = stolen;
    assert!(thief.get("/games").path.starts_with("/login"));
}

#[test]
fn logging_out_deletes_the_pages_that_the_browser_keeps() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let csrf = anna.csrf();
    let answer = anna.post_once("/logout", &[("csrf", &csrf)]);
    assert_eq!(answer.headers["clear-site-data"], "\"cache\"");
}

#[test]
fn sessions_are_listed_and_ended() {
    let site = Site::start();
    let mut here = site.player("Anna");
    let mut there = site.browser();
    there.log_in("Anna", PASSWORD);
    let page = here.get("/account");
    assert_eq!(page.all(".sessions li").len(), 2);
    let page = here.submit(&page, "form[action='/account/sessions/end']", &[]);
    page.assert_says("The device was logged out.");
    assert!(there.get("/games").path.starts_with("/login"));
    there.log_in("Anna", PASSWORD);
    let page = here.get("/account");
    let page = here.submit(&page, "form[action='/account/sessions/end-others']", &[]);
    assert_eq!(page.all(".sessions li").len(), 1);
    there.log_in("Anna", PASSWORD);
    let page = there.get("/account");
    there.submit(&page, "form[action='/logout']:has(input[name=everywhere])", &[]);
    assert!(here.get("/games").path.starts_with("/login"));
}

#[test]
fn nobody_ends_the_session_of_somebody_else() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    let mut bruno = site.player("Bruno");
    let csrf = bruno.csrf();
    for id in 1..10 {
        let id = id.to_string();
        if anna.get("/account").all(".sessions li").len() != 1 {
            break;
        }
        bruno.post_once("/account/sessions/end", &[("csrf", &csrf), ("session", &id)]);
    }
    assert_eq!(anna.get("/games").path, "/games");
}

#[test]
fn staying_logged_in_outlives_the_day() {
    let site = Site::start();
    let mut brief = site.player("Anna");
    let mut long = site.browser();
    let page = long.get("/login");
    let fields = [("login", "Anna"), ("password", PASSWORD), ("stay", "yes")];
    long.submit(&page, "main form", &fields);
    site.advance(TimeDelta::hours(11));
    assert_eq!(brief.get("/games").path, "/games");
    assert_eq!(long.get("/games").path, "/games");
    site.run_jobs();
    // Use prolongs it.
    site.advance(TimeDelta::hours(11));
    assert_eq!(brief.get("/games").path, "/games");
    site.advance(TimeDelta::days(2));
    assert!(brief.get("/games").path.starts_with("/login"));
    assert_eq!(long.get("/games").path, "/games");
}

#[test]
fn cookies_keep_to_themselves() {
    let site = Site::start();
    let mut browser = site.browser();
    site.player("Anna");
    let page = browser.get("/login");
    let csrf = page.attribute("input[name=csrf]", "value").expect("a token");
    let fields = [("csrf", csrf.as_str()), ("login", "Anna"), ("password", PASSWORD)];
    let page = browser.post_once("/login", &fields);
    let cookie = page.headers.get("set-cookie").expect("a session");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(!cookie.contains("Secure"), "the site runs without TLS here");
    // Only the hash is stored.
    let raw = cookie.split(['=', ';']).nth(1).expect("a value").to_owned();
    let stored = site.read(|conn| {
        use diesel::prelude::*;
        use zugpost::db::schema::sessions::dsl;
        dsl::sessions.select(dsl::token_hash).load::<String>(conn)
    });
    assert!(stored.contains(&zugpost::random::hash(&raw)));
    assert!(stored.iter().all(|hash| !hash.contains(&raw)));
    let secure = Site::with(&[("BASE_URL", "https://chess.example.org")]);
    let page = secure.browser().get("/");
    assert!(page.headers["set-cookie"].contains("Secure"));
}
