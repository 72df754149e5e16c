//! What nobody should send, and what they are told.

use super::Table;
use crate::support::Site;

const FORM: &str = "application/x-www-form-urlencoded";

#[test]
fn what_does_not_exist_is_not_found() {
    let table = Table::set();
    let mut browser = table.site.browser();
    for path in [
        "/nope",
        "/games/2",
        "/games/99999999999999999999",
        "/games/-1",
        "/games/abc",
        "/games/0",
        "/challenges/99",
        "/players/Nobody",
        "/players/%ff",
        "/setup/x",
        "/letters/1%00",
        "/games/1/nope",
        "/games/99.pgn",
        "/players?name=",
    ] {
        let page = browser.get(path);
        assert_eq!(page.status, 404, "{path}: {}", page.text());
        assert!(page.has("h1"), "{path}");
    }
    assert_eq!(browser.get("/reset/x").status, 410);
}

#[test]
fn odd_queries_still_show_the_game() {
    let mut table = Table::set();
    for query in [
        "from=z9",
        "from=e2&to=e9",
        "move=%00",
        "move=",
        "from=e7",
        "flip=",
        "notice=%3Cb%3E",
        "promotion=x&from=e2&to=e4",
    ] {
        let page = table.white.get(&format!("/games/1?{query}"));
        assert_eq!(page.status, 200, "{query}");
        assert!(page.has(".board"), "{query}");
    }
    let long = "x".repeat(3000);
    assert_eq!(table.white.get(&format!("/games/1?move={long}")).status, 200);
}

#[test]
fn a_form_without_its_token_is_refused() {
    let mut table = Table::set();
    let foreign = table.black.csrf();
    for token in ["", "wrong", foreign.as_str()] {
        let fields = [("csrf", token), ("ply", "0"), ("move", "e4"), ("confirmed", "yes")];
        let page = table.white.post_once("/games/1/moves", &fields);
        assert_eq!(page.status, 403);
        page.assert_says("This form is out of date");
    }
    assert_eq!(table.white.get("/games/1").all(".ply").len(), 0);
}

#[test]
fn a_form_from_another_site_is_refused() {
    let table = Table::set();
    let mut white = table.white;
    let csrf = white.csrf();
    let agent = ureq::Agent::new_with_defaults();
    let cookie =
        white.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect::<Vec<_>>().join("; ");
    let answer = agent
        .post(format!("{}/games/1/resign", white.base))
        .header("cookie", cookie)
        .header("content-type", FORM)
        .header("sec-fetch-site", "cross-site")
        .send(format!("csrf={csrf}"));
    assert!(matches!(answer, Err(ureq::Error::StatusCode(403))), "{answer:?}");
}

#[test]
fn a_huge_body_is_refused_before_it_is_read() {
    let mut table = Table::set();
    let csrf = table.white.csrf();
    let body = format!("csrf={csrf}&move={}", "e".repeat(10 << 20));
    let mut stream = std::net::TcpStream::connect(table.site.address).expect("a connection");
    use std::io::{Read as _, Write as _};
    let head = format!(
        "POST /games/1/moves HTTP/1.1\r\nHost: x\r\nContent-Type: {FORM}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).expect("a head");
    // The server may close while the rest is still on its way.
    let _ = stream.write_all(&body.as_bytes()[..100_000]);
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).expect("an answer");
    assert_eq!(&answer, b"HTTP/1.1 413");
    assert_eq!(table.white.get("/games/1").status, 200, "the site is well");
}

#[test]
fn bytes_that_are_not_utf8_are_refused() {
    let mut table = Table::set();
    let csrf = table.white.csrf();
    for bytes in [b"%ff%fe".as_slice(), b"\xff\xfe".as_slice()] {
        let mut body = format!("csrf={csrf}&ply=0&confirmed=yes&move=").into_bytes();
        body.extend_from_slice(bytes);
        let page = table.white.post_raw("/games/1/moves", FORM, &body);
        assert_eq!(page.status, 400);
        page.assert_says("bytes that are not UTF-8");
    }
}

#[test]
fn fields_that_are_none_are_refused() {
    let mut table = Table::set();
    let csrf = table.white.csrf();
    for (fields, status) in [
        (vec![("ply", "minus one"), ("move", "e4")], 400),
        (vec![("ply", "-1"), ("move", "e4")], 400),
        (vec![("ply", "4294967296"), ("move", "e4")], 400),
        (vec![("ply", "4294967295"), ("move", "e4"), ("confirmed", "yes")], 409),
        (vec![("move", "e9"), ("confirmed", "yes")], 422),
    ] {
        let all: Vec<_> = [("csrf", csrf.as_str())].into_iter().chain(fields.clone()).collect();
        let page = table.white.post_once("/games/1/moves", &all);
        assert_eq!(page.status, status, "{fields:?}");
    }
    let page = table.white.post_once("/games/1/draw", &[("csrf", &csrf), ("action", "bribe")]);
    assert_eq!(page.status, 400);
    let page = table.white.post_raw("/games/1/moves", "application/json", b"{}");
    assert_eq!(page.status, 415);
    let page = table.white.post_raw("/games/1/moves", FORM, b"%%%&&==&csrf");
    assert_eq!(page.status, 403);
}

#[test]
fn a_form_sent_after_logging_out_loses_nothing() {
    let mut table = Table::set();
    let page = table.white.get("/games/1?move=e4");
    let mut elsewhere = table.site.browser();
    elsewhere.log_in("Wilma", crate::support::site::PASSWORD);
    let account = elsewhere.get("/account");
    elsewhere.submit(&account, "form[action='/account/sessions/end-others']", &[]);
    let answer = table.white.submit(&page, ".confirm form", &[]);
    assert_eq!(answer.status, 401);
    answer.assert_says("You are logged out");
    assert_eq!(elsewhere.get("/games/1").all(".ply").len(), 0);
}

#[test]
fn methods_are_kept_apart() {
    let site = Site::start();
    let mut anna = site.player("Anna");
    for path in ["/logout", "/games/1/moves", "/account/name", "/challenges/1/accept"] {
        let page = anna.get_once(path);
        assert!(matches!(page.status, 404 | 405), "{path}: {}", page.status);
    }
    assert_eq!(anna.get("/games").path, "/games", "still logged in");
}

/// Follows every link that a visitor can find and checks that looking changed nothing.
#[test]
fn no_get_changes_anything() {
    let mut table = Table::set();
    table.play(&["e4", "e5", "Nf3"]);
    let page = table.white.get("/challenges/new");
    table.white.submit(&page, "main form", &[("opponent", "Bruno")]);
    table.site.run_jobs();
    let before = dump(&table.site);
    let mut seen = std::collections::BTreeSet::new();
    let mut waiting =
        vec!["/".to_owned(), "/games/1?from=b8&to=c6".to_owned(), "/account/close".to_owned()];
    for letter in table.site.letters() {
        if letter.text.contains("http") {
            waiting.push(letter.link());
        }
    }
    let before = if before == dump(&table.site) { before } else { dump(&table.site) };
    while let Some(path) = waiting.pop() {
        if path.starts_with("/static") || !seen.insert(path.clone()) || seen.len() > 400 {
            continue;
        }
        let page = table.black.get(&path);
        assert!(page.status < 500, "{path}");
        let html = scraper::Html::parse_document(&page.html);
        let links = scraper::Selector::parse("a[href^='/']").expect("a selector");
        waiting
            .extend(html.select(&links).filter_map(|a| a.value().attr("href").map(str::to_owned)));
    }
    assert!(seen.len() > 30, "only {} pages", seen.len());
    assert_eq!(dump(&table.site), before);
}

/// Everything that matters, as text.
fn dump(site: &Site) -> String {
    use diesel::prelude::*;
    use zugpost::db::schema::{challenges, game_events, games, outbox, players, sessions, tokens};
    site.read(|conn| {
        let games: Vec<(i64, String, i32)> = games::table
            .select((games::id, games::moves, games::version))
            .order(games::id)
            .load(conn)?;
        let events: i64 = game_events::table.count().get_result(conn)?;
        let challenges: Vec<(i64, String)> = challenges::table
            .select((challenges::id, challenges::state))
            .order(challenges::id)
            .load(conn)?;
        let outbox: Vec<(i64, String)> =
            outbox::table.select((outbox::id, outbox::state)).order(outbox::id).load(conn)?;
        let players: Vec<(String, Option<String>)> = players::table
            .select((players::name, players::email_key))
            .order(players::id)
            .load(conn)?;
        let sessions: i64 = sessions::table.count().get_result(conn)?;
        let tokens: i64 = tokens::table.count().get_result(conn)?;
        Ok(format!("{games:?} {events} {challenges:?} {outbox:?} {players:?} {sessions} {tokens}"))
    })
}
