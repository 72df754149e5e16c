//! sqlmap, a scanner of others, finds nothing that becomes SQL: pages and forms with a session, at its level 3
//! and risk 2. SQLite alone: the queries are the same on Postgres, and the time is short.

use std::{
    collections::VecDeque,
    fs,
    io::{BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Mutex,
    time::{Duration, Instant},
};

use diesel::{
    Connection as _, QueryableByName, RunQueryDsl as _, SqliteConnection, sql_types::Text,
};

use crate::{
    support::{Browser, Site, database::postgres_server, is_full, left_out},
    web::start,
};

/// No request is tried for longer.
const LIMIT: Duration = Duration::from_secs(150);
/// So many are tried side by side.
const AT_ONCE: usize = 2;

/// What is asked for: in whose session, an address, and the form if it is one. Where the address has a `*`, only
/// what stands before it is tried.
const REQUESTS: [(Session, &str, &str); 17] = [
    (Session::Player, "/players?name=Bru", ""),
    (Session::Player, "/players/Bruno*", ""),
    (Session::Player, "/games/1*", ""),
    (Session::Player, "/games/1?from=e2&to=e4&move=e4", ""),
    (Session::Player, "/games/finished?opponent=Bruno&opening=Ruy&result=won&from=2026-01-01", ""),
    (Session::Player, "/tournaments?group=over&format=match&rated=casual&can_enter=yes", ""),
    (Session::Guest, "/login?next=/games", "login=Bruno&password=a-guess"),
    (Session::Guest, "/register", "name=Carla&email=carla%40example.org&password=short"),
    (Session::Guest, "/forgot", "email=bruno%40example.org"),
    (Session::Player, "/challenges/new", "opponent=Nobody&color=white&days=3&message=hello"),
    (Session::Player, "/games/1/moves", "ply=0&move=e5&confirmed=yes"),
    (Session::Player, "/account/profile", "country=PE&about=hello"),
    (Session::Player, "/account/name", "name=Bruno"),
    (Session::Player, "/account/address", "email=new%40example.org&password=a-guess"),
    (Session::Admin, "/admin/players?q=Bru&after=A", ""),
    (Session::Admin, "/admin/games?q=Bruno&state=running&after=x", ""),
    (Session::Admin, "/admin/security?player=Bruno&before=x", ""),
];

#[derive(Clone, Copy)]
enum Session {
    Guest,
    Player,
    Admin,
}

/// Asks once, as sqlmap will.
fn ask(browser: &mut Browser, address: &str, form: &str) -> u16 {
    if form.is_empty() {
        return browser.get_once(&address.replace('*', "")).status;
    }
    let body = format!("csrf={}&{form}", browser.csrf());
    browser.post_raw(address, "application/x-www-form-urlencoded", body.as_bytes()).status
}

/// Writes a request as sqlmap reads it.
fn write_request(path: &Path, browser: &mut Browser, address: &str, form: &str) {
    let host = browser.base.trim_start_matches("http://").to_owned();
    let csrf = browser.csrf();
    let cookies: Vec<_> =
        browser.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let head = format!("Host: {host}\r\nCookie: {}\r\n", cookies.join("; "));
    let text = match form {
        "" => format!("GET {address} HTTP/1.1\r\n{head}\r\n"),
        _ => format!(
            "POST {address} HTTP/1.1\r\n{head}Content-Type: application/x-www-form-urlencoded\r\n\r\n\
             csrf={csrf}&{form}"
        ),
    };
    fs::write(path, text).expect("a file");
}

/// What sqlmap found out about a request.
struct ScanResult {
    /// What is injectable, in its words.
    injectable: String,
    is_whole: bool,
    tries: usize,
}

/// Has it try all parameters of a request.
fn scan(request: &Path, limit: Duration) -> ScanResult {
    let folder = tempfile::tempdir().expect("a folder");
    let output = fs::File::create(folder.path().join("said")).expect("a file");
    let mut child = Command::new("sqlmap")
        .arg("-r")
        .arg(request)
        .args([
            "--batch",
            "--level=3",
            "--risk=2",
            "--dbms=sqlite",
            "--disable-coloring",
            "--ignore-stdin",
            "-v",
            "3",
        ])
        .args(["--ignore-redirects", "--ignore-code=*", "--param-exclude=^csrf$", "--output-dir"])
        .arg(folder.path().join("found"))
        // It keeps what it knows of hosts there.
        .env("HOME", folder.path())
        .stdin(Stdio::null())
        .stdout(output)
        .stderr(Stdio::null())
        .spawn()
        .expect("sqlmap");
    let began = Instant::now();
    let status = loop {
        match child.try_wait().expect("a state") {
            Some(status) => break Some(status),
            None if began.elapsed() > limit => {
                child.kill().expect("killed");
                child.wait().expect("an end");
                break None;
            }
            None => std::thread::park_timeout(Duration::from_millis(50)),
        }
    };
    let said = fs::read_to_string(folder.path().join("said")).expect("what it said");
    assert!(status.is_none_or(|status| status.success()), "{said}");
    ScanResult {
        injectable: logs(&folder.path().join("found")).concat(),
        is_whole: status.is_some(),
        tries: said.matches("[PAYLOAD]").count(),
    }
}

/// Returns what it noted of each host: only what is injectable.
fn logs(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("its folder");
    let folders = entries.map(|entry| entry.expect("an entry").path());
    folders.filter_map(|host: PathBuf| fs::read_to_string(host.join("log")).ok()).collect()
}

fn can_scan() -> bool {
    if !is_full() || postgres_server().is_some() {
        return false;
    }
    let is_there = Command::new("sqlmap").arg("--version").output().is_ok();
    if !is_there {
        left_out("sqlmap is absent (tests/run --nightly installs it)");
    }
    is_there
}

#[test]
fn a_scanner_finds_no_parameter_that_becomes_sql() {
    if !can_scan() {
        return;
    }
    let many = "1000000";
    let site = Site::with(&[
        ("ATTEMPTS_PER_ACCOUNT", many),
        ("ATTEMPTS_PER_ADDRESS", many),
        ("REQUESTED_EMAILS_PER_RECIPIENT", many),
        ("REQUESTED_EMAILS_PER_ADDRESS", many),
        ("REQUESTED_EMAILS_PER_DAY", many),
    ]);
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    start(&mut white, &mut black, &[]);
    let mut browsers = [site.browser(), white, site.administrator("Ada")];
    let folder = tempfile::tempdir().expect("a folder");
    let mut waiting = VecDeque::new();
    let mut statuses = Vec::new();
    for (number, (session, address, form)) in REQUESTS.into_iter().enumerate() {
        let browser = &mut browsers[session as usize];
        let status = ask(browser, address, form);
        // Its fields are read.
        assert!(matches!(status, 200 | 303 | 422), "{address}: {status}");
        statuses.push(status);
        let path = folder.path().join(number.to_string());
        write_request(&path, browser, address, form);
        waiting.push_back((address, path));
    }
    let waiting = Mutex::new(waiting);
    std::thread::scope(|scope| {
        let scans: Vec<_> = (0..AT_ONCE)
            .map(|_| {
                scope.spawn(|| {
                    let next = || waiting.lock().expect("what waits").pop_front();
                    while let Some((address, request)) = next() {
                        let began = Instant::now();
                        let ScanResult { injectable, is_whole, tries } = scan(&request, LIMIT);
                        println!(
                            "{address}: {tries} tries in {:.0?}, whole: {is_whole}",
                            began.elapsed()
                        );
                        assert_eq!(injectable, "", "{address}");
                        assert!(is_whole || tries > 100, "{address}: {tries} tries");
                    }
                })
            })
            .collect();
        scans.into_iter().for_each(|scan| scan.join().expect("nothing injectable"));
    });
    // No limit, and no session that had ended, has answered for the pages.
    for ((session, address, form), status) in REQUESTS.into_iter().zip(statuses) {
        assert_eq!(ask(&mut browsers[session as usize], address, form), status, "{address}");
    }
}

#[derive(QueryableByName)]
struct NameRow {
    #[diesel(sql_type = Text)]
    name: String,
}

/// Answers one request as nobody should.
#[expect(clippy::disallowed_methods, reason = "a site that puts what is asked into its SQL")]
fn answer_carelessly(mut stream: TcpStream, path: &Path) -> std::io::Result<()> {
    let mut line = String::new();
    let mut reader = BufReader::new(stream.try_clone()?);
    reader.read_line(&mut line)?;
    let mut header = String::new();
    while reader.read_line(&mut header)? > 2 {
        header.clear();
    }
    let query = line.split([' ', '?']).nth(2).unwrap_or_default();
    let asked = url::form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "name");
    let asked = asked.map(|(_, value)| value.into_owned()).unwrap_or_default();
    let mut conn =
        SqliteConnection::establish(&path.to_string_lossy()).map_err(std::io::Error::other)?;
    let found = diesel::sql_query(format!("SELECT name FROM players WHERE name = '{asked}'"));
    let found: Vec<NameRow> = found.load(&mut conn).unwrap_or_default();
    let names: String = found.into_iter().map(|row| format!("<li>{}</li>", row.name)).collect();
    let body = format!("<!doctype html><title>Players</title><ul>{names}</ul>");
    write!(
        stream,
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
}

/// Else no test would fail.
#[test]
fn a_scanner_finds_what_does_become_sql() {
    if !can_scan() {
        return;
    }
    let site = Site::start();
    site.player("Bruno");
    let zugpost::db::Target::Sqlite(path) = site.config.database.target.clone() else { return };
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address: SocketAddr = listener.local_addr().expect("its address");
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let _ = answer_carelessly(stream, Path::new(&path));
        }
    });
    let folder = tempfile::tempdir().expect("a folder");
    let request = folder.path().join("request");
    fs::write(&request, format!("GET /?name=Bruno HTTP/1.1\r\nHost: {address}\r\n\r\n"))
        .expect("a file");
    let found = scan(&request, LIMIT).injectable;
    assert!(found.contains("Parameter: name (GET)"), "{found}");
}
