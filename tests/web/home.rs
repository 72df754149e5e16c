//! The front page, headers, assets.

use chrono::TimeDelta;

use super::Table;
use crate::support::Site;

#[test]
fn an_empty_site_counts_nothing() {
    let site = Site::start();
    let page = site.browser().get("/");
    assert_eq!(page.all(".counters dd"), ["0", "0", "0", "0", "–", "–", "–"]);
}

#[test]
fn counters_follow_what_happens() {
    let mut table = Table::set();
    table.play(&["e4", "e5", "Nf3"]);
    let page = table.white.get("/challenges/new");
    table.white.submit(&page, "main form", &[]);
    let figures = table.white.get("/").all(".counters dd");
    assert_eq!(figures[..4], ["2", "1", "1", "3"]);
    table.site.advance(TimeDelta::minutes(10));
    assert_eq!(table.white.get("/").all(".counters dd")[0], "0", "nobody was seen lately");
    table.site.run_jobs();
    table.site.advance(TimeDelta::seconds(11));
    assert_eq!(table.white.get("/").all(".counters dd")[0], "1", "Wilma just looked");
}

#[test]
fn every_answer_carries_the_security_headers() {
    let table = Table::set();
    let mut browser = table.site.browser();
    for path in ["/", "/nope", "/games/1", "/games/99", "/games", "/robots.txt", "/games/1.pgn"] {
        let page = browser.get_once(path);
        let policy =
            page.headers.get("content-security-policy").unwrap_or_else(|| panic!("{path}"));
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(page.headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(page.headers["referrer-policy"], "same-origin", "{path}");
    }
}

#[test]
fn pages_need_nothing_from_elsewhere() {
    let mut table = Table::set();
    for path in ["/", "/games/1", "/games/1?from=e2", "/games", "/lobby", "/account", "/emails"] {
        let html = table.white.get(path).html;
        for bad in [" style=", "<script>", "onclick", "src=\"http", "href=\"//"] {
            assert!(!html.contains(bad), "{path} has {bad}");
        }
    }
}

#[test]
fn assets_are_kept_for_ever() {
    let site = Site::start();
    let mut browser = site.browser();
    let url = browser.get("/").attribute("link[rel=stylesheet]", "href").expect("a stylesheet");
    let page = browser.get(&url);
    assert_eq!(page.status, 200);
    assert!(page.headers["cache-control"].contains("immutable"));
    assert!(page.headers["content-type"].starts_with("text/css"));
    assert_eq!(browser.get("/static/x/..%2f..%2fCargo.toml").status, 404);
}

#[test]
fn links_come_from_the_setting_and_not_from_the_request() {
    let site = Site::with(&[("BASE_URL", "https://chess.example.org")]);
    let mut browser = site.browser();
    let page = browser.get("/register");
    let csrf = page.attribute("input[name=csrf]", "value").expect("a token");
    let body = format!(
        "csrf={csrf}&name=Anna&email=anna%40example.org&password=correspondence-chess&again=correspondence-chess"
    );
    let cookie = browser.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect::<String>();
    let mut stream = std::net::TcpStream::connect(site.address).expect("a connection");
    use std::io::{Read as _, Write as _};
    write!(
        stream,
        "POST /register HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nCookie: {cookie}\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let email = site.email_to("anna@example.org");
    assert!(email.text.contains("https://chess.example.org/confirm/"), "{}", email.text);
    assert!(!email.text.contains("evil"));
}

#[test]
fn head_is_get_without_the_body() {
    let table = Table::set();
    for (path, status) in [("/", 200), ("/games/1", 200), ("/nope", 404)] {
        let answer = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .build()
            .new_agent()
            .head(format!("http://{}{path}", table.site.address))
            .call()
            .expect("an answer");
        assert_eq!(answer.status(), status, "{path}");
    }
}
