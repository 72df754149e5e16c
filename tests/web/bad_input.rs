//! What nobody should send, and what the answer says.

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
        // An Arabic digit.
        "/games/%D9%A1",
        "/challenges/99",
        "/players/Nobody",
        "/players/%ff",
        "/setup/x",
        "/emails/1%00",
        "/games/1/nope",
        "/games/99.pgn",
        "/players?name=Nobody",
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
        page.assert_says("This form has expired");
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

/// The page that the form was on belongs to another session of the same player.
#[test]
fn a_form_of_an_earlier_session_gives_back_what_was_typed() {
    let table = Table::set();
    let white = table.white;
    let agent: ureq::Agent =
        ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let cookie =
        white.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect::<Vec<_>>().join("; ");
    for (site, is_shown) in [(Some("same-origin"), true), (Some("none"), false), (None, false)] {
        let mut request = agent
            .post(format!("{}/games/1/messages", white.base))
            .header("cookie", &cookie)
            .header("content-type", FORM);
        if let Some(site) = site {
            request = request.header("sec-fetch-site", site);
        }
        let mut answer = request.send("csrf=old&text=Two+words").expect("an answer");
        assert_eq!(answer.status(), 403);
        let html = answer.body_mut().read_to_string().expect("a page");
        assert_eq!(html.contains("Two words"), is_shown, "{site:?}");
    }
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
        page.assert_says("invalid characters (not UTF-8)");
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
    let account = elsewhere.get("/account/security");
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
    for path in ["/logout", "/account/name", "/challenges/1/accept"] {
        let page = anna.get_once(path);
        assert!(matches!(page.status, 404 | 405), "{path}: {}", page.status);
    }
    assert_eq!(anna.get("/games").path, "/games", "still logged in");
}

/// Sends a request as it is written, and returns all that comes back.
fn raw(site: &Site, request: &str) -> String {
    use std::io::{Read as _, Write as _};
    let mut stream = std::net::TcpStream::connect(site.address).expect("a connection");
    stream.set_read_timeout(Some(std::time::Duration::from_secs(5))).expect("a time");
    stream.write_all(request.as_bytes()).expect("a request");
    let mut answer = Vec::new();
    // The server may close at once.
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

/// What scanners of sites ask for, and what lies where the server runs; each after a slash.
const SCANNED: &str = "
    .git/config .git/HEAD .git/index .gitignore .svn/entries .hg/store .DS_Store .htaccess .htpasswd .env .env.local
    .env.production .aws/credentials .ssh/id_rsa .bash_history .ci/run .gitlab-ci.yml .github/workflows/ .well-known/
    .well-known/openid-configuration .vscode/settings.json backup backup.zip backup.sql backup.tar.gz db.sqlite dump.sql database.sql
    data data/ data/zugpost.sqlite mail mail/ zugpost.db zugpost.sqlite zugpost.sqlite-wal zugpost.sqlite-shm zugpost.toml
    zugpost.env zugpost.log log logs/ error.log access.log config config.toml config.json settings.json secrets.json
    Cargo.toml Cargo.lock src/main.rs build.rs migrations/ templates/ templates/base.html docs/ tests/run target/
    package.json node_modules/ composer.json Dockerfile docker-compose.yml Makefile README.md
    static static/ static/../Cargo.toml static/..%2fCargo.toml static/%2e%2e/Cargo.toml static/..%5cCargo.toml
    static/..%252fCargo.toml static/board.js.map static//etc/passwd ..%2f..%2fetc%2fpasswd %2e%2e/%2e%2e/etc/passwd ../../etc/passwd
    /etc/passwd etc/passwd proc/self/environ
    server-status server-info status debug debug/ debug/pprof/ console trace actuator actuator/env actuator/health
    _profiler phpinfo.php info.php test.php index.php index.php.bak index.html index.html~ index.bak login.bak login.php login~
    phpmyadmin/ adminer.php wp-login.php wp-admin/ wp-content/ xmlrpc.php admin.php admin.html admin/.git/config administrator/
    manager/html cgi-bin/ cgi-bin/test.cgi cgi-bin/printenv web.config WEB-INF/web.xml META-INF/MANIFEST.MF jmx-console/ solr/
    crossdomain.xml clientaccesspolicy.xml swagger.json swagger-ui.html openapi.json api api/ api/v1/users graphql graphiql
    metrics.json metrics/ health healthz.json emails.json sessions players.json players.csv export.zip upload uploads/ files/
    tmp/ temp/ shell.php c99.php x.asp x.aspx x.jsp
";

#[test]
fn nothing_of_the_inside_is_served() {
    let site = Site::start();
    let mut count = 0;
    for path in SCANNED.split_whitespace() {
        let request = format!("GET /{path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        let answer = raw(&site, &request);
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
        for inside in ["root:", "[package]", "Index of", "[core]"] {
            assert!(!answer.contains(inside), "{path}: {answer}");
        }
        count += 1;
    }
    assert!(count > 150, "{count}");
    for method in ["TRACE", "CONNECT", "PUT", "DELETE", "PATCH"] {
        let answer = raw(
            &site,
            &format!("{method} / HTTP/1.1\r\nHost: x\r\nX-Secret: 7\r\nConnection: close\r\n\r\n"),
        );
        let is_refused = ["400", "404", "405"]
            .iter()
            .any(|code| answer.starts_with(&format!("HTTP/1.1 {code}")));
        assert!(is_refused && !answer.contains("X-Secret"), "{method}: {answer}");
    }
}

/// Nobody hides a second request in the body of the first one.
#[test]
fn a_request_whose_length_is_unclear_is_refused() {
    let site = Site::start();
    let hidden = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    for (name, head, body) in [
        (
            "both lengths",
            "Content-Length: 4\r\nTransfer-Encoding: chunked",
            format!("0\r\n\r\n{hidden}"),
        ),
        ("two lengths", "Content-Length: 0\r\nContent-Length: 44", hidden.to_owned()),
        ("a sign", "Content-Length: +0", hidden.to_owned()),
        ("another coding", "Transfer-Encoding: xchunked", format!("0\r\n\r\n{hidden}")),
        ("a blank before the colon", "Content-Length : 44", hidden.to_owned()),
    ] {
        let answer =
            raw(&site, &format!("POST /login HTTP/1.1\r\nHost: x\r\n{head}\r\n\r\n{body}"));
        assert!(answer.starts_with("HTTP/1.1 400"), "{name}: {answer}");
        assert_eq!(answer.matches("HTTP/1.1").count(), 1, "{name}: {answer}");
    }
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
    for email in table.site.emails() {
        if email.text.contains("http") {
            waiting.push(email.link());
        }
    }
    let before = if before == dump(&table.site) { before } else { dump(&table.site) };
    while let Some(path) = waiting.pop() {
        if path.starts_with("/static") || !seen.insert(path.clone()) || seen.len() > 400 {
            continue;
        }
        let page = table.black.get(&path);
        assert!(page.status < 500, "{path}");
        waiting.extend(page.attributes("a[href^='/']", "href"));
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

/// The clock is read when the whole form is there: a move begun in time and sent after the
/// time has run out is late, and the opponent loses no time by a slow line.
#[test]
fn a_form_that_comes_slowly_is_sent_when_it_is_whole() {
    use std::io::{Read as _, Write as _};
    let mut table = Table::set();
    let csrf = table.white.csrf();
    let cookie =
        table.white.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect::<Vec<_>>().join("; ");
    let body = format!("csrf={csrf}&ply=0&move=e4&confirmed=yes");
    let mut stream = std::net::TcpStream::connect(table.site.address).expect("a connection");
    write!(
        stream,
        "POST /games/1/moves HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nContent-Type: {FORM}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{}",
        body.len(),
        &body[..10]
    )
    .expect("the first part");
    // The server has seen the head by the time it answers another request.
    assert_eq!(table.black.get("/games/1").status, 200);
    table.site.advance(chrono::TimeDelta::hours(5));
    stream.write_all(&body.as_bytes()[10..]).expect("the rest");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    assert_eq!(table.black.get("/games/1").all("a.ply"), ["e4 5 h"]);
}

#[test]
fn a_link_carries_nothing_but_its_token() {
    let site = Site::start();
    let mut browser = site.browser();
    for path in ["/confirm/", "/address/", "/reset/", "/setup/"] {
        for token in ["..%2Fgames%2F1%2Fresign", "x%3Fy", "x%22y", "a%20b"] {
            assert_eq!(browser.get(&format!("{path}{token}")).status, 404, "{path}{token}");
        }
    }
}

#[test]
fn text_without_an_end_is_refused() {
    let mut table = Table::set();
    let csrf = table.white.csrf();
    for (path, field) in
        [("/challenges/new", "message"), ("/login", "login"), ("/games/1/moves", "move")]
    {
        let body = format!("csrf={csrf}&{field}=a%00b");
        assert_eq!(table.white.post_raw(path, FORM, body.as_bytes()).status, 400, "{path}");
    }
    for path in ["/players/%00", "/players/Wilma%00", "/players?name=%00"] {
        assert_eq!(table.white.get(path).status, 404, "{path}");
    }
}

/// A row that cannot be is logged and takes nothing else down.
#[test]
fn a_corrupt_game_stays_alone() {
    use diesel::RunQueryDsl as _;
    let mut table = Table::set();
    let good = super::start(&mut table.white, &mut table.black, &[]);
    let page = table.black.get("/challenges/new");
    table.black.submit(&page, "main form", &[]);
    for sql in [
        "UPDATE games SET moves = 'e2e5@1' WHERE id = 1",
        "UPDATE games SET fen = 'nonsense' WHERE id = 1",
        "UPDATE game_terms SET start_fen = 'nonsense' WHERE game_id = 1",
        "UPDATE game_terms SET time_control = 'per_move 9000000000000000000' WHERE game_id = 1",
        "UPDATE game_terms SET time_control = 'per_move 0' WHERE game_id = 1",
        "UPDATE games SET deadline = started_at, next_check_at = started_at WHERE id = 1",
        "UPDATE challenges SET time_control = 'per_move 9000000000000000000' WHERE id = 3",
        "DELETE FROM game_terms WHERE game_id = 1",
    ] {
        let write = table.site.db.write::<_, zugpost::db::DbError>(move |conn| {
            Ok(diesel::sql_query(sql).execute(conn)?)
        });
        assert_eq!(table.site.run(write).expect("a query"), 1, "{sql}");
        assert_eq!(table.white.get("/games/1").status, 500, "{sql}");
        for path in ["/games", "/lobby", "/players/Wilma", "/", "/games.pgn", good.as_str()] {
            assert_eq!(table.white.get(path).status, 200, "{path} after {sql}");
        }
    }
    // It is not asked for again and again what time does to it.
    table.site.run_jobs();
    let now = table.site.now();
    let due = table.site.read(move |conn| zugpost::db::games::list_due(conn, now, 100));
    assert_eq!(due, []);
    // An email about it keeps no other email.
    super::play(&mut table.white, &good, "e4");
    assert_eq!(table.site.email_to("bruno@example.org").news, "Wilma played 1.e4");
    let page = table.white.get("/account/close");
    let fields = [("password", crate::support::site::PASSWORD)];
    table.white.submit(&page, "main form", &fields).assert_says("Your account is closed.");
    // The emails about it wait for somebody to mend the row.
    let now = table.site.now();
    let drop = table.site.db.write::<_, zugpost::db::DbError>(move |conn| {
        Ok(zugpost::db::outbox::drop_waiting(conn, now)?)
    });
    table.site.run(drop).expect("a query");
}
