//! What holds of every answer, whatever was asked and by whom.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use diesel::RunQueryDsl as _;
use zugpost::db::DbError;

use super::{
    Open, OutOfDate, ROLES, ROWS, Refused, Row, Stage, WITHOUT_SECRET, as_each_role, assert_same,
    dump_tables, outcome, send,
};
use crate::{
    support::{Browser, Page, Site, browser::inside_shown, is_full, sample, site::PASSWORD},
    web::{
        forged_headers::{FORGED_HOST, FORGED_NETWORK, forged},
        start,
    },
};

/// The type of a form.
const FORM: &str = "application/x-www-form-urlencoded";

/// Says what is wrong with an answer.
fn faults(row: &Row, browser: &Browser, page: &Page) -> Vec<String> {
    let header = |name: &str| page.headers.get(name).map_or("", String::as_str);
    let mut faults = Vec::new();
    for (name, value) in [
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        // A foreign origin is never let in.
        ("access-control-allow-origin", ""),
        ("access-control-allow-credentials", ""),
    ] {
        if header(name) != value {
            faults.push(format!("{name} is {:?}", header(name)));
        }
    }
    let policy = header("content-security-policy");
    for part in
        ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]
    {
        if !policy.contains(part) {
            faults.push(format!("the policy lacks {part}: {policy}"));
        }
    }
    if policy.contains("unsafe") || policy.contains("object-src") {
        faults.push(policy.to_owned());
    }
    let kind = header("content-type");
    let has_charset = kind.ends_with("; charset=utf-8") || kind == "text/event-stream";
    if !page.html.is_empty() && !has_charset && !row.pattern.starts_with("/static/") {
        faults.push(format!("content-type is {kind:?}"));
    }
    // Pages of games are asked for again each time, and so is a calendar.
    let is_of_game = row.method == "GET" && row.address.starts_with("/games") && page.status == 200;
    let may_be_kept = ["/static/", "/calendar/", "/healthz", "/readyz", "/live/", "/robots.txt"];
    if !may_be_kept.iter().any(|one| row.pattern.starts_with(one)) {
        let kept = header("cache-control");
        if kept != "no-store" && !(is_of_game && kept == "private, no-cache") {
            faults.push(format!("cache-control is {kept:?}"));
        }
    }
    // The cookie is a secret of the browser.
    let secret = browser.cookies.get("zugpost_session").map_or("", String::as_str);
    let shown = [page.html.as_str(), header("location")];
    if !secret.is_empty() && shown.iter().any(|text| text.contains(secret)) {
        faults.push("it shows the secret of the session".to_owned());
    }
    let inside = inside_shown(&page.html).filter(|_| page.status >= 400);
    faults.extend(inside.map(|inside| format!("it shows {inside:?}")));
    faults
}

#[test]
fn every_answer_has_its_headers_and_shows_nothing_of_the_inside() {
    let mut stage = Stage::set();
    let mut wrong = Vec::new();
    let mut count = 0;
    for (row, role) in sample(as_each_role("GET").chain(as_each_role("POST")), 3) {
        let browser = stage.browser(role);
        let page = match row.method {
            "GET" => browser.get_with(row.address, ("origin", "https://evil.example.com")),
            _ => send(browser, row.address, row.fields),
        };
        count += 1;
        let faults = faults(row, browser, &page);
        if !faults.is_empty() {
            let (role, _) = ROLES[role];
            let what = format!("{} {} as {role}: {}", row.method, row.address, page.status);
            wrong.push(format!("{what}: {}", faults.join("; ")));
        }
    }
    assert!(wrong.is_empty(), "{} of {count}\n{}", wrong.len(), wrong.join("\n"));
    assert!(count > if is_full() { 900 } else { 300 }, "{count}");
}

/// Nothing is uploaded, and no form is read that a page of another site could send without asking.
#[test]
fn no_form_is_taken_in_another_format_or_from_another_origin() {
    let mut stage = Stage::set();
    let before = dump_tables(&stage.site);
    for row in ROWS.iter().filter(|row| row.method == "POST" && row.pattern != WITHOUT_SECRET) {
        let role = row.expected.iter().rposition(|it| matches!(it, Open | Refused)).unwrap_or(0);
        let browser = &mut stage.browsers[role];
        let csrf = browser.csrf();
        let fields: Vec<_> = [("csrf", csrf.as_str())].iter().chain(row.fields).copied().collect();
        let parts = |(name, value): &(&str, &str)| {
            format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
        };
        let multipart = fields.iter().map(parts).collect::<String>() + "--x--\r\n";
        let plain: String =
            fields.iter().map(|(name, value)| format!("{name}={value}\r\n")).collect();
        let json = serde_json::to_string(
            &fields.iter().copied().collect::<std::collections::BTreeMap<_, _>>(),
        );
        for (kind, body) in [
            ("multipart/form-data; boundary=x", multipart),
            ("text/plain", plain),
            ("application/json", json.expect("a text")),
        ] {
            let page = browser.post_raw(row.address, kind, body.as_bytes());
            assert_eq!(page.status, 415, "{} as {kind}", row.address);
        }
        for origin in ["https://evil.example.com", "null"] {
            browser.origin = Some(origin.to_owned());
            let page = browser.post_once(row.address, &fields);
            browser.origin = None;
            assert_eq!(outcome(&page), OutOfDate, "{} from {origin}", row.address);
        }
    }
    assert_same(&before, &dump_tables(&stage.site), &["security_log"]);
}

/// Whoever came over TLS comes so for a year, whichever page and whichever error it was.
#[test]
fn every_answer_of_a_site_with_tls_says_so() {
    let site = Site::with(&[("BASE_URL", "https://chess.example.org")]);
    let [mut anna, mut bruno] = ["Anna", "Bruno"].map(|name| {
        let mut browser = site.player(name);
        let session = browser.cookies.remove("zugpost_session").expect("a session");
        browser.cookies.insert("__Host-zugpost_session".to_owned(), session);
        browser
    });
    let mut statuses = BTreeSet::new();
    let mut check = |what: &str, page: &Page| {
        let told = page.headers.get("strict-transport-security").map(String::as_str);
        let expected = Some("max-age=31536000; includeSubDomains");
        assert_eq!(told, expected, "{what}: {}", page.status);
        statuses.insert(page.status);
    };
    check("too large", &anna.post_raw("/login", FORM, &vec![b'x'; 400 * 1024]));
    check("no form", &anna.post_raw("/login", "text/plain", b"x"));
    check("no form of this site", &anna.post_once("/account/name", &[("name", "ANNA")]));
    check("no text", &anna.post_raw("/login", FORM, b"x=%ff"));
    // A row that cannot be read.
    start(&mut anna, &mut bruno, &[]);
    site.run_jobs();
    let sql = "UPDATE games SET moves = 'e2e5@1' WHERE id = 1";
    let write = site.db.write::<_, DbError>(move |conn| Ok(diesel::sql_query(sql).execute(conn)?));
    assert_eq!(site.run(write).expect("a query"), 1);
    check("an internal error", &bruno.get_once("/games/1"));
    for row in ROWS {
        for browser in [&mut site.browser(), &mut anna] {
            let page = match row.method {
                "GET" => browser.get_once(row.address),
                _ => send(browser, row.address, row.fields),
            };
            check(row.address, &page);
        }
    }
    // The service stands still.
    site.beat();
    site.advance(TimeDelta::minutes(6));
    check("a page while it stands still", &bruno.get_once("/games"));
    check("a form while it stands still", &bruno.post_once("/logout", &[]));
    site.beat();
    for status in [200, 303, 400, 403, 404, 413, 415, 422, 500, 503] {
        assert!(statuses.contains(&status), "{status} is not among {statuses:?}");
    }
}

/// Without a proxy, who asks is decided by the connection, and where the site is by a setting.
#[test]
fn forged_headers_change_no_answer_and_are_kept_nowhere() {
    let mut stage = Stage::set();
    // They say that somebody else asks, so these pages are for nobody.
    let is_local = |row: &Row| ["/emails", "/metrics"].iter().any(|it| row.pattern.starts_with(it));
    let ask = |browser: &mut Browser, row: &Row| {
        browser.headers = if is_local(row) { Vec::new() } else { forged(9) };
        let page = match row.method {
            "GET" => browser.get_once(row.address),
            _ => send(browser, row.address, row.fields),
        };
        browser.headers.clear();
        for text in page.headers.values().chain([&page.html]) {
            let is_clean = !text.contains(FORGED_HOST) && !text.contains(FORGED_NETWORK);
            assert!(is_clean, "{} {}: {text}", row.method, row.address);
        }
        page
    };
    stage.check(sample(as_each_role("GET"), 3), ask);
    stage.check(sample(as_each_role("POST"), 3), ask);
    for row in ROWS.iter().filter(|row| is_local(row)) {
        let page = stage.browsers[0].get_with(row.address, ("host", FORGED_HOST));
        assert_eq!(page.status, 404, "{}", row.address);
    }
    stage.site.run_jobs();
    for (table, rows) in dump_tables(&stage.site) {
        for row in rows {
            let is_clean = !row.contains(FORGED_HOST) && !row.contains(FORGED_NETWORK);
            assert!(is_clean, "{table}: {row}");
        }
    }
}

/// Fields that no page has change nothing, and what comes twice is refused.
#[test]
fn more_fields_than_the_form_has_change_nothing() {
    let mut stage = Stage::set();
    let before = dump_tables(&stage.site);
    let more = [
        ("role", "admin"),
        ("is_admin", "true"),
        ("is_arbiter", "true"),
        ("player_id", "1"),
        ("user_id", "1"),
        ("id", "1"),
        ("closed_at", ""),
    ];
    stage.check(sample(as_each_role("POST"), 3), |browser, row| {
        let fields: Vec<_> = row.fields.iter().chain(&more).copied().collect();
        send(browser, row.address, &fields)
    });
    for row in ROWS.iter().filter(|row| row.method == "POST" && row.pattern != WITHOUT_SECRET) {
        let Some(role) = row.expected.iter().position(|it| matches!(it, Open | Refused)) else {
            continue;
        };
        let browser = stage.browser(role);
        let csrf = browser.csrf();
        let twice: Vec<_> =
            [("csrf", csrf.as_str()); 2].iter().chain(row.fields).copied().collect();
        assert_eq!(browser.post_once(row.address, &twice).status, 400, "{}", row.address);
    }
    let besides = ["sessions", "devices", "link_requests", "security_log"];
    assert_same(&before, &dump_tables(&stage.site), &besides);
}

/// The cookie of an account that was closed is worth what none is.
#[test]
fn a_closed_account_is_nobody() {
    let mut stage = Stage::set();
    let mut left = stage.site.player("Carla");
    let session = left.cookies["zugpost_session"].clone();
    let page = left.get("/account/close");
    let page = left.submit(&page, "main form", &[("password", PASSWORD)]);
    page.assert_says("Your account is closed.");
    let mut wrong = Vec::new();
    for row in ROWS {
        left.cookies.insert("zugpost_session".to_owned(), session.clone());
        let found = outcome(&match row.method {
            "GET" => left.get_once(row.address),
            _ => send(&mut left, row.address, row.fields),
        });
        let expected = outcome(&match row.method {
            "GET" => stage.browsers[0].get_once(row.address),
            _ => send(&mut stage.browsers[0], row.address, row.fields),
        });
        if found != expected {
            wrong.push(format!("{} {}: {found:?}, not {expected:?}", row.method, row.address));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// What a mailed link says stands nowhere in the database, and is good for its purpose alone.
#[test]
fn a_mailed_link_is_stored_nowhere_and_serves_one_purpose() {
    let stage = Stage::set();
    let mut browser = stage.site.browser();
    let page = browser.get("/forgot");
    browser.submit(&page, "main form", &[("email", "sofie@example.org")]);
    stage.site.answer_requests();
    stage.site.run_jobs();
    let link = stage.site.email_to("sofie@example.org").link();
    let token = link.rsplit('/').next().expect("a token");
    assert!(token.len() >= 32, "{link}");
    for (table, rows) in dump_tables(&stage.site) {
        assert!(!rows.iter().any(|row| row.contains(token)), "{table}");
    }
    for purpose in ["/confirm", "/address", "/setup"] {
        let address = format!("{purpose}/{token}");
        let page = browser.get(&address);
        if page.has("main form") {
            let page = browser.submit(&page, "main form", &[]);
            assert!(page.status >= 400, "{address}: {}", page.text());
        }
    }
    // A new address of the account ends it.
    let mut sofie = stage.browsers.into_iter().nth(3).expect("Sofie");
    let page = sofie.get("/account");
    let fields = [("email", "new@example.org"), ("password", PASSWORD)];
    sofie.submit(&page, "form[action='/account/address']", &fields);
    stage.site.answer_requests();
    stage.site.run_jobs();
    let page = sofie.get(&stage.site.email_to("new@example.org").link());
    sofie.submit(&page, "main form", &[]);
    let page = browser.get(&link);
    let fields = [("password", "brand-new-one"), ("again", "brand-new-one")];
    let page =
        if page.has("main form") { browser.submit(&page, "main form", &fields) } else { page };
    assert_eq!(page.status, 410, "{}", page.text());
}
