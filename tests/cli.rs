//! The command line, as a new user meets it.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use crate::support::{Browser, database::TestDatabase, environment, files::in_repository, is_full};

pub const BINARY: &str = env!("CARGO_BIN_EXE_zugpost");

/// Returns the program that is tested: the one that was built with the tests, or one that is installed.
fn program() -> String {
    environment("ZUGPOST_TEST_PROGRAM").unwrap_or_else(|| BINARY.to_owned())
}

/// A service in a process of its own, ended with the test.
pub struct Service {
    pub child: Child,
    pub address: std::net::SocketAddr,
    /// The setup link, if one was printed.
    pub setup: Option<String>,
}

/// Returns the command with a clean environment, in a folder of its own.
pub fn command(database: &TestDatabase, settings: &[(&str, &str)]) -> Command {
    command_of(&program(), database, settings)
}

/// The same of another program.
pub fn command_of(program: &str, database: &TestDatabase, settings: &[(&str, &str)]) -> Command {
    let mut command = Command::new(program);
    for setting in zugpost::config::SETTINGS {
        command.env_remove(setting.name);
    }
    command
        .current_dir(database.folder.path())
        .env("DATABASE_URL", database.url())
        .env("PASSWORD_MEMORY_KIB", "8")
        .env("PASSWORD_PASSES", "1")
        .env("LOG", "warn")
        .envs(settings.iter().copied());
    command
}

/// The same command, which finds a socket that is open already, as systemd passes it
/// (sd_listen_fds(3)): the first descriptor after standard error.
pub fn command_with_socket(
    database: &TestDatabase,
    settings: &[(&str, &str)],
    socket: &std::net::TcpListener,
) -> Command {
    let plain = command(database, settings);
    let mut passing = Command::new("sh");
    passing
        .args(["-c", "exec 3<&0 </dev/null; LISTEN_FDS=1 LISTEN_PID=$$ exec \"$0\""])
        .arg(program())
        .current_dir(database.folder.path())
        .stdin(std::os::fd::OwnedFd::from(socket.try_clone().expect("a descriptor")));
    for (name, value) in plain.get_envs() {
        match value {
            Some(value) => passing.env(name, value),
            None => passing.env_remove(name),
        };
    }
    passing
}

impl Service {
    /// Starts it and waits until it answers.
    pub fn start(database: &TestDatabase, settings: &[(&str, &str)]) -> Service {
        Service::start_at(free_address(), database, settings)
    }

    /// The same where another one was before.
    pub fn start_at(
        address: std::net::SocketAddr,
        database: &TestDatabase,
        settings: &[(&str, &str)],
    ) -> Service {
        Service::run(address, &mut command(database, settings))
    }

    /// Starts a command with all its settings but the address.
    pub fn run(address: std::net::SocketAddr, command: &mut Command) -> Service {
        let mut child = command
            .env("LISTEN", address.to_string())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the service starts");
        // The line that says where it is comes last.
        let mut setup = None;
        for line in BufReader::new(child.stdout.take().expect("its output")).lines() {
            let line = line.expect("a line");
            if line == format!("Zugpost runs at http://{address}") {
                break;
            }
            if line.contains("/setup/") {
                setup = Some(line.trim().to_owned());
            }
        }
        let service = Service { child, address, setup };
        service.wait();
        service
    }

    fn wait(&self) {
        let started = Instant::now();
        while std::net::TcpStream::connect(self.address).is_err() {
            assert!(started.elapsed() < Duration::from_secs(20), "it does not answer");
            std::thread::yield_now();
        }
    }

    pub fn browser(&self) -> Browser {
        Browser::new(self.address)
    }

    /// Sends Ctrl-C and waits for the end.
    pub fn interrupt(mut self) -> std::process::ExitStatus {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-INT", &pid]).status().expect("kill");
        assert!(sent.success());
        self.child.wait().expect("an end")
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub fn free_address() -> std::net::SocketAddr {
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    free.local_addr().expect("its address")
}

fn output(command: &mut Command) -> (bool, String) {
    let output = command.output().expect("it runs");
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).expect("text"))
}

#[test]
fn help_explains_every_subcommand_and_setting() {
    let database = TestDatabase::new();
    let (good, text) = output(command(&database, &[]).arg("--help"));
    assert!(good);
    for word in ["serve", "demo", "run-jobs-once", "adjudicate"] {
        assert!(text.contains(word), "{word} is not in {text}");
    }
    for setting in zugpost::config::SETTINGS {
        assert!(text.contains(setting.name), "{} is not in {text}", setting.name);
    }
    let (_, after) = text.split_once("  MAIL_PER_SECOND").expect("the setting");
    let (about, _) = after.split_once("  MAIL_DOMAIN").expect("the next one");
    assert!(about.contains("From 0 to 100000"), "{about}");
    for (number, one_less) in [("OUTAGE_MINUTES", "0"), ("PASSWORD_MEMORY_KIB", "7")] {
        let settings = [(number, one_less)];
        let (good, text) = output(command(&database, &settings).arg("run-jobs-once"));
        assert!(!good && text.contains("must be a whole number from"), "{text}");
    }
}

#[test]
fn a_wrong_setting_stops_the_start_with_its_name() {
    let database = TestDatabase::new();
    let (good, text) = output(&mut command(&database, &[("LISTEN", "everywhere")]));
    assert!(!good);
    assert_eq!(
        text,
        "LISTEN is `everywhere`, but must be an address and port such as 127.0.0.1:8080.\n"
    );
    std::fs::write(database.folder.path().join("zugpost.toml"), "lisen = 'x'").expect("a file");
    let (good, text) = output(&mut command(&database, &[]));
    assert!(!good && text.contains("`lisen`"), "{text}");
}

#[test]
fn a_taken_port_and_a_lost_database_are_told() {
    let database = TestDatabase::new();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("its address").to_string();
    let (good, text) = output(&mut command(&database, &[("LISTEN", &address)]));
    assert!(!good && text.contains("LISTEN") && text.contains("cannot be taken"), "{text}");
    let url = "postgres://nobody@127.0.0.1:1/none";
    let (good, text) =
        output(&mut command(&database, &[("LISTEN", "127.0.0.1:0"), ("DATABASE_URL", url)]));
    assert!(!good && text.contains("DATABASE_URL cannot be opened"), "{text}");
}

#[test]
fn the_first_start_prints_the_link_of_the_first_administrator() {
    let database = TestDatabase::new();
    let service = Service::start(&database, &[]);
    let link = service.setup.clone().expect("a link");
    let path =
        link.strip_prefix(&format!("http://{}", service.address)).expect("this site").to_owned();
    let mut browser = service.browser();
    let page = browser.get(&path);
    let fields = [
        ("name", "Chief"),
        ("email", "c@example.org"),
        ("password", "correspondence-chess"),
        ("again", "correspondence-chess"),
    ];
    browser
        .submit(&page, "main form", &fields)
        .assert_says("The administrator account was created.");
    assert!(service.interrupt().success(), "Ctrl-C ends it cleanly");
    assert!(database.folder.path().join("data/mail").is_dir(), "the data folder was made");
}

#[test]
fn the_demo_fills_an_empty_database_only() {
    let database = TestDatabase::new();
    let (good, text) = output(command(&database, &[]).arg("demo"));
    assert!(good, "{text}");
    assert!(text.contains("12 players and 14 games"), "{text}");
    assert!(text.contains("The password of all is: correspondence-chess"), "{text}");
    let (good, text) = output(command(&database, &[]).arg("demo"));
    assert!(!good && text.contains("fills an empty one only"), "{text}");
    let service = Service::start(&database, &[]);
    let mut anna = service.browser();
    let page = anna.log_in("Anna", "correspondence-chess");
    for heading in ["Challenges", "Your turn", "Other games in progress"] {
        page.assert_says(heading);
    }
    assert!(anna.get("/games/finished").has(".game-card"), "and some are over");
    let mut marks = std::collections::BTreeSet::new();
    for id in 1..=14 {
        let page = anna.get(&format!("/games/{id}"));
        assert_eq!(page.status, 200);
        if page.has(".square.check") {
            marks.insert("check");
        }
        if page.text().contains("by checkmate") {
            marks.insert("mate");
        }
        if page.text().contains("resigned") {
            marks.insert("resigned");
        }
        if page.text().contains("by agreement") {
            marks.insert("agreed");
        }
        if page.text().contains("Jorge is on vacation until") {
            marks.insert("away");
        }
        for control in ["days on the clock", "10 moves in 50 days", "no time limit"] {
            if page.text().contains(control) {
                marks.insert(control);
            }
        }
        if page.has(".offer") {
            marks.insert("offer");
        }
        if page.all("a.ply").len() > 150 {
            marks.insert("long");
        }
    }
    let expected = [
        "10 moves in 50 days",
        "agreed",
        "away",
        "check",
        "days on the clock",
        "long",
        "mate",
        "no time limit",
        "offer",
        "resigned",
    ];
    assert_eq!(marks.into_iter().collect::<Vec<_>>(), expected);
    let (good, text) = output(command(&database, &[]).arg("run-jobs-once"));
    assert!(good, "{text}");
    let (good, text) = output(command(&database, &[]).arg("verify"));
    assert!(good && text.contains("tournaments say what their logs say."), "{text}");
    // The log of a tournament is another one than was published.
    let sql = format!(
        "{} UPDATE published_heads SET head = 'a' WHERE owner = 'tournament' AND owner_id = 1;",
        crate::db::verification::unlock()
    );
    let mut raw = crate::db::migrations::raw(&database);
    use diesel::connection::SimpleConnection as _;
    let published = anna.get("/log-hashes").all("code.hash")[0].clone();
    let (good, text) = output(command(&database, &[]).args(["verify", "--head", &published]));
    assert!(good && text.contains("This hash was published on "), "{text}");
    let (good, text) = output(command(&database, &[]).args(["verify", "--head", &"a".repeat(64)]));
    assert!(!good && text.contains("This hash was never published"), "{text}");
    raw.batch_execute(&sql).expect("a change");
    let (good, text) = output(command(&database, &[]).arg("verify"));
    let found = text.lines().any(|line| line.starts_with("tournament 1: its log with "));
    assert!(!good && found, "{text}");
}

#[test]
fn requests_in_flight_finish_when_it_is_stopped() {
    let database = TestDatabase::new();
    let service = Service::start(&database, &[]);
    let mut browser = service.browser();
    let page = browser.get("/register");
    let csrf = page.attribute("input[name=csrf]", "value").expect("a token");
    let body = format!(
        "csrf={csrf}&name=Anna&email=a%40example.org&password=correspondence-chess&again=correspondence-chess"
    );
    let cookie = browser.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect::<String>();
    // Another program writes: the request waits while the signal comes.
    let writer = database.hold_writes();
    let mut stream = std::net::TcpStream::connect(service.address).expect("a connection");
    write!(
        stream,
        "POST /register HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .expect("a request");
    let _ = stream.set_read_timeout(Some(Duration::from_millis(500)));
    let mut answer = [0; 15];
    assert!(stream.read_exact(&mut answer).is_err(), "it waits");
    let ended = std::thread::spawn(move || service.interrupt());
    assert!(stream.read_exact(&mut answer).is_err(), "it waits still");
    drop(writer);
    let _ = stream.set_read_timeout(Some(Duration::from_secs(30)));
    stream.read_exact(&mut answer).expect("an answer all the same");
    assert_eq!(&answer, b"HTTP/1.1 200 OK");
    drop(stream);
    assert!(ended.join().expect("no panic").success());
}

#[test]
fn a_clean_stop_leaves_the_database_in_one_file() {
    let database = TestDatabase::new();
    let zugpost::db::Target::Sqlite(path) = &database.options.target else {
        return;
    };
    let log = std::path::PathBuf::from(format!("{path}-wal"));
    for round in 0..if is_full() { 10 } else { 3 } {
        let service = Service::start(&database, &[]);
        assert!(log.exists(), "it is there while the service runs");
        // Several connections of the pool are open.
        let readers: Vec<_> = (0..8)
            .map(|_| {
                let mut stream = std::net::TcpStream::connect(service.address).expect("it answers");
                std::thread::spawn(move || {
                    let request = "GET /players HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
                    stream.write_all(request.as_bytes()).expect("a request");
                    stream.read_to_end(&mut Vec::new()).expect("an answer");
                })
            })
            .collect();
        readers.into_iter().for_each(|reader| reader.join().expect("no panic"));
        assert!(service.interrupt().success());
        assert!(!log.exists(), "round {round}");
    }
}

#[test]
fn half_sent_forms_hold_up_no_stop() {
    let database = TestDatabase::new();
    let service = Service::start(&database, &[]);
    let forms: Vec<_> = (0..20)
        .map(|_| {
            let mut form = std::net::TcpStream::connect(service.address).expect("a connection");
            let head = "POST /login HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: \
                        application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=A";
            form.write_all(head.as_bytes()).expect("a part of a form");
            // The server reads the form from here on.
            let mut answer = [0; 25];
            form.read_exact(&mut answer).expect("an answer");
            assert_eq!(&answer, b"HTTP/1.1 100 Continue\r\n\r\n");
            form
        })
        .collect();
    let began = Instant::now();
    assert!(service.interrupt().success());
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
    for mut form in forms {
        let mut answer = String::new();
        let _ = form.read_to_string(&mut answer);
        assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
        assert!(answer.contains("retry-after: 5"), "{answer}");
    }
}

/// However much the server logs, no password, session or link stands in it.
#[test]
fn no_secret_stands_in_the_log_of_the_server() {
    let database = TestDatabase::new();
    let path = database.folder.path().join("log");
    let log = std::fs::File::create(&path).expect("a file");
    let mut command = command(&database, &[("LOG", "debug")]);
    let service = Service::run(free_address(), command.stderr(log));
    let mut browser = service.browser();
    let password = "a-password-to-look-for";
    let page = browser.get("/register");
    let fields = [
        ("name", "Wilma"),
        ("email", "wilma@example.org"),
        ("password", password),
        ("again", password),
    ];
    browser.submit(&page, "main form", &fields);
    // The link stands on the page of emails once it is made.
    let started = Instant::now();
    let link = loop {
        let page = browser.get("/emails");
        let link = page.attributes("a", "href").into_iter().find(|it| it.starts_with("/emails/"));
        if let Some(link) = link {
            let text = browser.get(&link).text();
            let at = text.find("/confirm/").expect("a link");
            break text[at..].split_whitespace().next().expect("a word").to_owned();
        }
        assert!(started.elapsed() < Duration::from_secs(20), "no email");
        std::thread::yield_now();
    };
    let page = browser.get(&link);
    browser.submit(&page, "main form", &[]);
    let mut browser = service.browser();
    let page = browser.get("/login");
    let wrong = [("login", "typed-into-the-wrong-field"), ("password", "a-wrong-password")];
    browser.submit(&page, "main form", &wrong);
    browser.log_in("Wilma", password);
    let session = browser.cookies["zugpost_session"].clone();
    browser.get("/account");
    assert_eq!(browser.get("/nope").status, 404);
    assert!(service.interrupt().success());
    let text = std::fs::read_to_string(path).expect("the log");
    assert!(text.contains("DEBUG"), "it says much: {text}");
    let token = link.trim_start_matches("/confirm/");
    for secret in [password, "a-wrong-password", "typed-into-the-wrong-field", &session, token] {
        assert!(!text.contains(secret), "{secret} stands in the log");
    }
}

#[test]
fn a_server_says_whether_it_can_serve() {
    let database = TestDatabase::new();
    let service = Service::start(&database, &[]);
    let listen = service.address.to_string();
    let mut health = command(&database, &[("LISTEN", &listen)]);
    health.arg("health");
    assert_eq!(output(&mut health), (true, "ok\n".to_owned()));
    assert!(service.interrupt().success());
    let (good, text) = output(&mut health);
    assert!(!good && text.contains("nothing answers at"), "{text}");
    // A server that cannot serve says why.
    let busy = std::net::TcpListener::bind(&listen).expect("the port");
    let answering = std::thread::spawn(move || {
        let (mut asked, _) = busy.accept().expect("a request");
        let _ = asked.read(&mut [0; 1000]);
        let said = "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 5\r\n\r\nfull\n";
        asked.write_all(said.as_bytes()).expect("an answer");
    });
    assert_eq!(output(&mut health), (false, "full\n".to_owned()));
    answering.join().expect("no panic");
}

#[test]
fn the_command_line_explains_itself() {
    let database = TestDatabase::empty();
    let folder = database.folder.path().join("man");
    std::fs::create_dir(&folder).expect("a folder");
    let (good, text) = output(command(&database, &[]).arg("man-pages").arg(&folder));
    assert!(good, "{text}");
    let page = std::fs::read_to_string(folder.join("zugpost-backup.1")).expect("a page");
    assert!(page.contains("\\-\\-keep\\-in"), "{page}");
    assert!(folder.join("zugpost.1").exists());
    for shell in ["bash", "zsh", "fish"] {
        let (good, text) = output(command(&database, &[]).args(["completions", shell]));
        assert!(good && text.contains("run-jobs-once"), "{text}");
    }
    let (good, text) = output(command(&database, &[]).arg("settings"));
    let manual = std::fs::read_to_string(in_repository("docs/SETTINGS.md")).expect("the page");
    assert!(good && manual.contains(&text), "docs/SETTINGS.md does not have:\n{text}");
}

#[test]
fn the_log_is_made_of_objects_by_choice() {
    let database = TestDatabase::new();
    let log = database.folder.path().join("log");
    let settings = [("LOG_FORMAT", "json"), ("LOG", "info")];
    let mut serve = command(&database, &settings);
    serve.stderr(std::fs::File::create(&log).expect("a file"));
    let service = Service::run(free_address(), &mut serve);
    let ids =
        ["/", "/nothing"].map(|path| service.browser().get(path).headers["x-request-id"].clone());
    assert!(ids.iter().all(|id| id.len() == 16), "{ids:?}");
    assert_ne!(ids[0], ids[1]);
    assert!(service.interrupt().success());
    let log = std::fs::read_to_string(log).expect("the log");
    let entries: Vec<serde_json::Value> =
        log.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    assert!(entries.iter().any(|entry| entry["message"] == "the database is open"), "{log}");
}

#[test]
fn the_doctor_finds_what_is_wrong_and_says_what_to_do() {
    let database = TestDatabase::new();
    let service = Service::start(&database, &[]);
    let listen = service.address.to_string();
    let examine = |settings: &[(&str, &str)], arguments: &[&str]| {
        let mut doctor = command(&database, &[("LISTEN", listen.as_str())]);
        output(doctor.envs(settings.iter().copied()).arg("doctor").args(arguments))
    };
    let (good, text) = examine(&[], &["--email", "anna@example.org"]);
    assert!(good, "{text}");
    for line in [
        "ok     The settings are valid.",
        "ok     The database answers, and its tables are up to date.",
        "ok     A game was played to mate in a throw-away database.",
        "ok     DATA_DIR/mail has the test email to anna@example.org.",
        "ok     There is no proxy in front.",
        "note   SMTP_URL is empty",
    ] {
        assert!(text.contains(line), "{line} is not in {text}");
    }
    assert!(text.contains(&format!("ok     http://{listen} leads to this site.")), "{text}");
    let email = database.folder.path().join("data/mail/00000000.eml");
    let email = std::fs::read_to_string(email).expect("the email");
    assert!(email.contains("Subject: Test email of Zugpost"), "{email}");
    let clock = text.contains("The clock of the database differs from that of this machine by");
    assert_eq!(clock, crate::support::database::postgres_server().is_some(), "{text}");

    // The server is told to trust a proxy that is not there.
    let address = free_address();
    let trusting = Service::run(address, &mut command(&database, &[("TRUST_PROXY", "yes")]));
    let settings =
        [("LISTEN", &*address.to_string()), ("TRUST_PROXY", "yes"), ("MAIL_FROM", "a@localhost")]
            .map(|(name, value)| (name, value.to_owned()));
    let settings: Vec<(&str, &str)> =
        settings.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let (good, text) = examine(&settings, &[]);
    assert!(!good && text.contains("FAULT  A visitor can say to have another address."), "{text}");
    assert!(text.contains("There is 1 fault."), "{text}");
    drop(trusting);
    assert!(service.interrupt().success());
    let (good, text) = examine(&[], &[]);
    assert!(!good && text.contains("does not answer") && text.contains("Start the site"), "{text}");
}

#[test]
fn the_doctor_of_a_new_site_makes_no_database() {
    let database = TestDatabase::empty();
    let (good, text) = output(command(&database, &[]).arg("doctor"));
    let is_postgres = crate::support::database::postgres_server().is_some();
    assert_eq!(good, !is_postgres, "{text}");
    let sentence =
        if is_postgres { "tables are not up to date" } else { "There is no database yet." };
    assert!(text.contains(sentence), "{text}");
}

/// Whoever reports an error names it as the log does, however little is logged.
#[test]
fn the_log_has_the_id_that_an_error_page_shows() {
    use diesel::connection::SimpleConnection as _;
    let database = TestDatabase::new();
    let boards = crate::killed::prepare(&database);
    let damage = format!("UPDATE games SET moves = 'damaged' WHERE id = {}", boards[0].game);
    crate::db::migrations::raw(&database).batch_execute(&damage).expect("a damaged row");
    for format in ["text", "json"] {
        let log = database.folder.path().join(format);
        let mut serve = command(&database, &[("LOG_FORMAT", format), ("LOG", "error")]);
        serve.stderr(std::fs::File::create(&log).expect("a file"));
        let service = Service::run(free_address(), &mut serve);
        let mut browser = service.browser();
        browser.cookies.insert("zugpost_session".to_owned(), boards[0].tokens[0].clone());
        let page = browser.get(&format!("/games/{}", boards[0].game));
        assert_eq!(page.status, 500);
        let id = &page.headers["x-request-id"];
        page.assert_says(id);
        assert!(service.interrupt().success());
        let log = std::fs::read_to_string(log).expect("the log");
        let entry = log.lines().find(|line| line.contains("a request failed")).expect("an entry");
        if format == "json" {
            let entry: serde_json::Value = serde_json::from_str(entry).expect("an object");
            assert_eq!(entry["span"]["request"], id.as_str(), "{entry}");
        } else {
            assert!(entry.contains(id), "{entry}");
        }
    }
}
