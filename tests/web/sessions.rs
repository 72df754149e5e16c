//! Sessions: kept, listed, ended.

use chrono::TimeDelta;

use zugpost::{
    actions::{
        accounts::rehash_password,
        admin::{
            By,
            players::{PlayerRole, set_role},
        },
    },
    db::players,
};

use crate::support::{Browser, Page, Site, site::PASSWORD};

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
    let page = here.get("/account/security");
    assert_eq!(page.all(".sessions li").len(), 2);
    let page = here.submit(&page, "form[action='/account/sessions/end']", &[]);
    page.assert_says("The device was logged out.");
    assert!(there.get("/games").path.starts_with("/login"));
    there.log_in("Anna", PASSWORD);
    let page = here.get("/account/security");
    let page = here.submit(&page, "form[action='/account/sessions/end-others']", &[]);
    assert_eq!(page.all(".sessions li").len(), 1);
    there.log_in("Anna", PASSWORD);
    let page = there.get("/account/security");
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
        if anna.get("/account/security").all(".sessions li").len() != 1 {
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
    let old = anna.get("/account/security");
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
}

/// On https no other host of the domain can plant a cookie, and browsers come back over TLS only.
#[test]
fn cookies_belong_to_the_host_alone_on_https() {
    let site = Site::with(&[("BASE_URL", "https://chess.example.org")]);
    site.player("Anna");
    let mut browser = site.browser();
    let mut seen = browser.get("/").set_cookies;
    let page = browser.get("/login");
    let csrf = page.attribute("input[name=csrf]", "value").expect("a token");
    let fields = [("csrf", csrf.as_str()), ("login", "Anna"), ("password", PASSWORD)];
    let page = browser.post_once("/login", &fields);
    assert_eq!(page.status, 303, "{}", page.text());
    seen.extend(page.set_cookies);
    let mut visitor = site.browser();
    let csrf = visitor.csrf();
    let chosen =
        [("csrf", csrf.as_str()), ("language", "de"), ("theme", "dark"), ("board", "wood")];
    seen.extend(visitor.post_once("/appearance", &chosen).set_cookies);
    let smaller = [("csrf", csrf.as_str()), ("size", "80")];
    seen.extend(visitor.post_once("/board-size", &smaller).set_cookies);
    seen.extend(site_registered(&mut visitor).set_cookies);
    assert_eq!(seen.len(), 6, "{seen:#?}");
    for cookie in &seen {
        assert!(cookie.starts_with("__Host-zugpost_"), "{cookie}");
        for attribute in ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"] {
            assert!(cookie.contains(attribute), "{cookie}");
        }
        assert!(!cookie.contains("Domain"), "{cookie}");
    }
    // One with the old name, which a neighbor may have planted, is none.
    let mut planted = site.browser();
    let session = &browser.cookies["__Host-zugpost_session"];
    planted.cookies.insert("zugpost_session".to_owned(), session.clone());
    assert!(planted.get("/games").path.starts_with("/login"));
    assert_eq!(browser.get("/games").path, "/games");
    assert_eq!(visitor.get("/").attribute("html", "lang").as_deref(), Some("de"));
    for path in ["/", "/nope", "/games", "/static/x/y"] {
        let headers = site.browser().get_once(path).headers;
        let told = headers.get("strict-transport-security").map(String::as_str);
        assert_eq!(told, Some("max-age=31536000; includeSubDomains"), "{path}");
    }
    // What fails has it too.
    let forged = browser.post_once("/account/name", &[("name", "ANNA")]);
    assert_eq!(forged.status, 403);
    assert!(forged.headers.contains_key("strict-transport-security"));
    let off = Site::with(&[("BASE_URL", "https://chess.example.org"), ("HSTS_SECONDS", "0")]);
    assert!(!off.browser().get("/").headers.contains_key("strict-transport-security"));
    let plain = Site::start();
    assert!(!plain.browser().get("/").headers.contains_key("strict-transport-security"));
}

fn site_registered(browser: &mut Browser) -> Page {
    let csrf = browser.csrf();
    let fields = [
        ("csrf", csrf.as_str()),
        ("name", "Berta"),
        ("email", "b@example.org"),
        ("password", PASSWORD),
        ("again", PASSWORD),
    ];
    browser.post_once("/register", &fields)
}

#[test]
fn a_login_ends_after_a_time_however_often_it_is_used() {
    let site = Site::with(&[("SESSION_DAYS", "90")]);
    site.player("Anna");
    let mut anna = site.browser();
    let page = anna.get("/login");
    let fields = [("login", "Anna"), ("password", PASSWORD), ("stay", "yes")];
    anna.submit(&page, "main form", &fields);
    for _ in 0..2 {
        site.advance(TimeDelta::days(44));
        assert_eq!(anna.get("/games").path, "/games");
        site.run_jobs();
    }
    site.advance(TimeDelta::days(2));
    assert!(anna.get("/games").path.starts_with("/login"));
}

/// What somebody planted or saw before a login is worth nothing after it.
#[test]
fn a_login_and_a_new_role_make_a_new_session() {
    let site = Site::start();
    let mut bruno = site.player("Bruno");
    site.player("Anna");
    // Logging in while somebody is logged in, from a form of before.
    let mut browser = site.browser();
    browser.log_in("Bruno", PASSWORD);
    let before = browser.cookies["zugpost_session"].clone();
    let csrf = browser.csrf();
    let fields = [("csrf", csrf.as_str()), ("login", "Anna"), ("password", PASSWORD)];
    assert_eq!(browser.post_once("/login", &fields).status, 303);
    assert_ne!(browser.cookies["zugpost_session"], before);
    let mut old = site.browser();
    old.cookies.insert("zugpost_session".to_owned(), before);
    assert!(old.get("/games").path.starts_with("/login"));
    // A role.
    assert_eq!(bruno.get("/games").path, "/games");
    let id = site.read(|conn| players::find_by_name(conn, "Bruno")).expect("a player").id;
    let now = site.now();
    let made = set_role(&site.db, By::CommandLine, id, PlayerRole::Admin, true, None, now);
    site.run(made).expect("a role");
    assert!(bruno.get("/games").path.starts_with("/login"), "the session before the role");
    bruno.log_in("Bruno", PASSWORD);
    // One's own role: the session goes on, under another secret.
    let stolen = bruno.cookies.clone();
    let path = format!("/admin/players/{id}");
    let csrf = bruno.csrf();
    let fields = [("csrf", csrf.as_str()), ("action", "grant_arbiter")];
    assert_eq!(bruno.post(&path, &fields).status, 200);
    assert_eq!(bruno.get("/games").path, "/games");
    let mut thief = site.browser();
    thief.cookies = stolen;
    assert!(thief.get("/games").path.starts_with("/login"));
}

/// The back button shows a game at once; nothing else is kept.
#[test]
fn browsers_keep_pages_of_games_and_no_others() {
    let mut table = super::Table::set();
    table.play(&["e4"]);
    let cached = |page: &Page| page.headers.get("cache-control").cloned().unwrap_or_default();
    for path in ["/games", "/games/1", "/games/1/analysis", "/games/finished", "/games/1/log"] {
        let page = table.white.get_once(path);
        assert_eq!((page.status, cached(&page)), (200, "private, no-cache".to_owned()), "{path}");
    }
    for path in [
        "/account",
        "/account/security",
        "/messages",
        "/messages/Bruno",
        "/login",
        "/nope",
        "/admin",
    ] {
        assert_eq!(cached(&table.white.get_once(path)), "no-store", "{path}");
    }
    let page = table.black.get("/games/1");
    let refused = table.black.submit(&page, "#typed-move", &[("move", "Ke5")]);
    assert_eq!((refused.status, cached(&refused)), (422, "no-store".to_owned()));
    let csrf = table.white.csrf();
    let page = table.white.post_once("/logout", &[("csrf", &csrf)]);
    assert_eq!((page.status, cached(&page)), (303, "no-store".to_owned()));
    assert_eq!(cached(&table.white.get_once("/games")), "no-store");
}

/// Browsers say where a form comes from.
#[test]
fn a_form_of_another_origin_is_refused_whatever_it_carries() {
    let site = Site::with(&[("BASE_URL", "https://chess.example.org")]);
    let mut browser = site.browser();
    let csrf = browser.csrf();
    let host = site.address.to_string();
    let body = format!("csrf={csrf}&email=anna%40example.org");
    for (origin, status) in [
        ("https://chess.example.org".to_owned(), 200),
        (format!("http://{host}"), 200),
        (format!("https://{host}"), 200),
        ("null".to_owned(), 403),
        ("https://evil.example".to_owned(), 403),
        ("https://chess.example.org.evil.example".to_owned(), 403),
        ("http://chess.example.org".to_owned(), 403),
        ("https://chess.example.org:8443".to_owned(), 403),
        (String::new(), 403),
    ] {
        browser.origin = Some(origin.clone());
        let kind = "application/x-www-form-urlencoded";
        let page = browser.post_raw("/forgot", kind, body.as_bytes());
        assert_eq!(page.status, status, "{origin}");
    }
}

/// A hash of another cost, such as one from before the settings rose, is made anew by its owner.
#[test]
fn a_login_makes_an_old_hash_anew() {
    let site = Site::with(&[("PASSWORD_MEMORY_KIB", "16")]);
    let mut anna = site.player("Anna");
    let stored = |site: &Site| {
        site.read(|conn| players::find_by_name(conn, "Anna")).expect("a player").password_hash
    };
    let before = stored(&site);
    assert!(before.contains("$m=8,t=1,p=1$"), "{before}");
    let page = anna.get("/games");
    assert_eq!(page.path, "/games");
    let mut other = site.browser();
    let page = other.get("/login");
    other.submit(&page, "main form", &[("login", "Anna"), ("password", "wrong-wrong")]);
    assert_eq!(stored(&site), before, "nobody has shown the password");
    other.log_in("Anna", PASSWORD);
    let after = stored(&site);
    assert!(after.contains("$m=16,t=1,p=1$"), "{after}");
    assert_eq!(anna.get("/games").path, "/games", "other sessions go on");
    site.browser().log_in("Anna", PASSWORD);
    assert_eq!(stored(&site), after, "once is enough");
    // The password was changed since it was checked.
    let id = site.read(|conn| players::find_by_name(conn, "Anna")).expect("a player").id;
    let late = rehash_password(&site.db, id, before, "an-old-password".to_owned());
    site.run(late).expect("nothing to do");
    assert_eq!(stored(&site), after);
}
