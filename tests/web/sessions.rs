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

/// Whoever sends a form after the session has ended reads so, and loses nothing.
#[test]
fn a_form_that_comes_after_the_session_has_ended_is_answered_with_a_way_back() {
    let site = Site::start();
    site.player("Bruno");
    for is_deleted in [false, true] {
        let mut anna = site.browser();
        if is_deleted {
            // In another tab of the browser.
            anna.log_in("Anna", PASSWORD);
        } else {
            anna = site.player("Anna");
        }
        let page = anna.get("/messages/Bruno");
        if is_deleted {
            let other = anna.get("/games");
            anna.submit(&other, "form[action='/logout']", &[]);
        } else {
            site.advance(TimeDelta::hours(13));
        }
        let long = "Shall we play?\n<b>Soon</b>";
        let page = anna.submit(&page, "form.message-form", &[("text", long)]);
        assert_eq!(page.status, 401);
        assert_eq!(page.all("h1"), ["You are logged out"]);
        assert_eq!(page.headers["cache-control"], "no-store");
        page.assert_says("Nothing was changed.");
        assert_eq!(page.all("textarea[readonly]"), ["Shall we play? <b>Soon</b>"]);
        let page = anna.click(&page, "main a.button");
        assert_eq!(page.path, "/login?next=%2Fmessages%2FBruno");
        let fields = [("login", "Anna"), ("password", PASSWORD)];
        let page = anna.submit(&page, "main form", &fields);
        assert_eq!((page.status, page.path.as_str()), (200, "/messages/Bruno"));
    }
}

#[test]
fn the_way_back_leads_to_a_page_that_there_is() {
    let mut table = super::Table::set();
    let page = table.white.get("/games/1?move=Ke5");
    let refused = table.white.submit(&page, "#typed-move", &[("move", "Ke5")]);
    assert_eq!((refused.status, refused.path.as_str()), (422, "/games/1/moves"));
    let analysis = table.white.get("/games/1/analysis?line=e2e4");
    let close = table.white.get("/account/close");
    table.site.advance(TimeDelta::hours(13));
    for (page, form, fields, next) in [
        (&page, "#typed-move", [("move", "e4")], "%2Fgames%2F1%3Fmove%3DKe5"),
        // What answered a form cannot be asked for.
        (&refused, "#typed-move", [("move", "e4")], "%2Fgames%2F1"),
        (
            &analysis,
            "form:has(#comment)",
            [("action", "keep")],
            "%2Fgames%2F1%2Fanalysis%3Fline%3De2e4",
        ),
        (&close, "main form", [("password", "very secret")], "%2Faccount%2Fclose"),
    ] {
        let answer = table.white.submit(page, form, &fields);
        assert_eq!(answer.status, 401, "{next}");
        let link = answer.attribute("main a.button", "href");
        assert_eq!(link, Some(format!("/login?next={next}")));
        assert!(!answer.html.contains("secret"), "a password is not shown");
        assert!(!answer.has("textarea"), "{}", answer.html);
    }
    // A program that says nothing of where it comes from.
    let csrf = analysis.attribute("input[name=csrf]", "value").expect("a token");
    let answer = table.white.post_once("/games/1/draw", &[("csrf", &csrf)]);
    assert_eq!(answer.attribute("main a.button", "href").as_deref(), Some("/login"));
}

#[test]
fn whoever_was_never_logged_in_or_is_again_reads_that_the_form_is_old() {
    let site = Site::start();
    site.player("Anna");
    let mut anna = site.browser();
    let page = anna.get("/login");
    anna.cookies.clear();
    let page = anna.submit(&page, "main form", &[("login", "Anna"), ("password", PASSWORD)]);
    assert_eq!(page.status, 403);
    page.assert_says("This form has expired");
    anna.log_in("Anna", PASSWORD);
    let old = anna.get("/account");
    anna.cookies.clear();
    anna.log_in("Anna", PASSWORD);
    let page = anna.submit(&old, "form[action$='/password']", &[]);
    assert_eq!(page.status, 403);
    page.assert_says("This form has expired");
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
