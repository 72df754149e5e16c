//! With a real mail server: Debian's Postfix, a private instance.

use std::{
    os::unix::fs::PermissionsExt as _,
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use zugpost::db::outbox;

use super::{BRUNO, WILMA};
use crate::{
    cli::{BINARY, Service},
    support::{
        Browser, Site,
        database::TestDatabase,
        is_full,
        postfix::{Pipe, Postfix, Setup},
        site::{Email, PASSWORD, address_of, answer_to, read_email},
    },
    web::{Table, play, start},
};

const DOMAIN: &str = "reply.example.org";

/// Whether a real mail server is to be started: in the full run.
fn start_postfix(setup: &Setup) -> Option<Postfix> {
    if is_full() { Postfix::start(setup) } else { None }
}

fn emails(postfix: &Postfix, to: &str) -> Vec<Email> {
    let delivered = postfix.emails().into_iter().filter(|one| one.recipient == to);
    delivered.map(|one| read_email(&one.raw)).collect()
}

/// Waits for an email that is there sooner or later.
#[track_caller]
fn wait<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "not within a minute: {what}");
        std::thread::yield_now();
        std::thread::park_timeout(Duration::from_millis(20));
    }
}

/// Registers a player on a site whose emails Postfix delivers.
fn player(site: &Site, postfix: &Postfix, name: &str) -> Browser {
    let mut browser = site.browser();
    site.register(&mut browser, name);
    site.run_jobs();
    let email = wait("the first letter", || emails(postfix, &address_of(name)).pop());
    let page = browser.get(&email.link());
    browser.submit(&page, "main form", &[]);
    browser
}

fn table(postfix: &Postfix, url: &str, more: &[(&str, &str)], games: usize) -> Table {
    let mut settings = vec![("SMTP_URL", url)];
    settings.extend_from_slice(more);
    let site = Site::with(&settings);
    let (mut white, mut black) = (player(&site, postfix, "Wilma"), player(&site, postfix, "Bruno"));
    for _ in 0..games {
        start(&mut white, &mut black, &[("days", "20")]);
    }
    site.run_jobs();
    Table { site, white, black, game: "/games/1".to_owned() }
}

#[test]
fn emails_are_delivered_with_tls_of_either_kind() {
    let Some(postfix) = start_postfix(&Setup::default()) else { return };
    let ca = postfix.ca();
    let ca = ca.to_string_lossy();
    for url in [
        format!("smtp://localhost:{}?tls=required", postfix.port),
        format!("smtps://localhost:{}", postfix.tls_port),
        format!("smtp://127.0.0.1:{}?tls=opportunistic", postfix.port),
    ] {
        let site = Site::with(&[("SMTP_URL", &url), ("SMTP_CA", &ca)]);
        let before = emails(&postfix, &address_of("Anna")).len();
        let mut browser = site.browser();
        site.register(&mut browser, "Anna");
        site.run_jobs();
        wait(&url, || (emails(&postfix, &address_of("Anna")).len() > before).then_some(()));
        let latest = postfix.emails().pop().expect("a letter");
        let raw = String::from_utf8_lossy(&latest.raw).into_owned();
        assert!(raw.contains("with ESMTPS id"), "{url}: {raw}");
    }
    // A server that nobody vouches for gets nothing.
    let url = format!("smtps://localhost:{}", postfix.tls_port);
    let site = Site::with(&[("SMTP_URL", &url)]);
    let mut browser = site.browser();
    site.register(&mut browser, "Carla");
    site.run_jobs();
    assert_eq!(site.read(outbox::count), (1, 0));
    assert!(emails(&postfix, &address_of("Carla")).is_empty());
    site.run(site.db.write::<_, zugpost::db::DbError>({
        let now = site.now();
        move |conn| Ok(outbox::drop_waiting(conn, now)?)
    }))
    .expect("dropped");
}

#[test]
fn temporary_and_permanent_refusals() {
    let Some(mut postfix) = start_postfix(&Setup::default()) else { return };
    let url = format!("smtp://127.0.0.1:{}", postfix.port);
    let site = Site::with(&[("SMTP_URL", &url)]);
    for name in ["Later1", "Refused1", "Full1"] {
        let mut browser = site.browser();
        site.register(&mut browser, name);
    }
    site.run_jobs();
    // Put off, put off, and set aside.
    assert_eq!(site.read(outbox::count), (2, 1));
    postfix.accept_everyone();
    site.advance(chrono::TimeDelta::minutes(2));
    site.run(site.db.write::<_, zugpost::db::DbError>({
        let now = site.now();
        move |conn| Ok(outbox::send_again(conn, None, now)?)
    }))
    .expect("again");
    wait("what was put off", || {
        site.run_jobs();
        (site.read(outbox::count) == (0, 0)).then_some(())
    });
    postfix.wait_for_emails(3);
}

#[test]
fn a_server_killed_in_the_middle_of_a_batch_gets_every_email_in_order() {
    let Some(mut postfix) = start_postfix(&Setup::default()) else { return };
    let url = format!("smtp://127.0.0.1:{}", postfix.port);
    let mut table = table(&postfix, &url, &[], 40);
    let before = emails(&postfix, BRUNO).len();
    for game in 1..=40 {
        play(&mut table.white, &format!("/games/{game}"), "e4");
    }
    // The jobs run while it is killed.
    let (jobs, now) = (table.site.jobs(), table.site.now());
    let running = table
        .site
        .runtime
        .spawn(async move { zugpost::jobs::deliver_mail(&jobs, now).await.map(drop) });
    wait("the first letters", || {
        (postfix.queued() > 2 || emails(&postfix, BRUNO).len() > before + 2).then_some(())
    });
    postfix.kill();
    table.site.run(running).expect("the job").expect("no failure");
    postfix.start_again();
    wait("nothing waits any more", || {
        table.site.run_jobs();
        table.site.advance(chrono::TimeDelta::minutes(1));
        (table.site.read(outbox::count) == (0, 0)).then_some(())
    });
    postfix.wait_until_empty();
    let told = emails(&postfix, BRUNO).split_off(before);
    // Each game is reported; an email that was taken while the server died may have come twice,
    // with the same name, and one that had to wait is sent with others.
    let text: String = told.iter().map(|email| email.text.as_str()).collect();
    for game in 1..=40 {
        assert!(text.contains(&format!("/games/{game}\n")), "game {game} is not told");
    }
    let mut ids: Vec<&str> = told.iter().map(|email| email.id.as_str()).collect();
    ids.sort_unstable();
    let all = ids.len();
    ids.dedup();
    assert!(all - ids.len() <= 2, "{all} letters, {} of them different", ids.len());
}

#[test]
fn order_per_game_is_kept() {
    let Some(postfix) = start_postfix(&Setup::default()) else { return };
    let url = format!("smtp://127.0.0.1:{}", postfix.port);
    let mut table = table(&postfix, &url, &[], 1);
    let moves = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7"];
    for (i, text) in moves.into_iter().enumerate() {
        let browser = if i % 2 == 0 { &mut table.white } else { &mut table.black };
        play(browser, "/games/1", text);
        table.site.run_jobs();
    }
    let all = wait("all letters", || {
        let told = emails(&postfix, WILMA);
        (told.len() >= 7).then_some(told)
    });
    let told: Vec<&str> = all.iter().map(|email| email.news.as_str()).collect();
    let expected = ["1...e5", "2...Nc6", "3...a6", "4...Nf6", "5...Be7"];
    let played: Vec<&str> =
        told.iter().filter_map(|subject| subject.strip_prefix("Bruno played ")).collect();
    assert_eq!(played, expected);
}

/// Hands an email to Postfix, as a player's mail program would.
fn post(postfix: &Postfix, from: &str, to: &str, message: &str) {
    use std::io::{BufRead as _, Write as _};
    let mut stream = std::net::TcpStream::connect(("127.0.0.1", postfix.port)).expect("Postfix");
    let mut lines = std::io::BufReader::new(stream.try_clone().expect("a clone")).lines();
    let mut say = |line: &str| {
        if !line.is_empty() {
            stream.write_all(format!("{line}\r\n").as_bytes()).expect("written");
        }
        let answer = lines.by_ref().map(|line| line.expect("a line"));
        let answer = answer.into_iter().find(|line| line.as_bytes().get(3) == Some(&b' '));
        answer.expect("an answer")
    };
    assert!(say("").starts_with("220"));
    assert!(say("HELO there").starts_with("250"));
    assert!(say(&format!("MAIL FROM:<{from}>")).starts_with("250"));
    assert!(say(&format!("RCPT TO:<{to}>")).starts_with("250"));
    assert!(say("DATA").starts_with("354"));
    assert!(say(&format!("{message}\r\n.")).starts_with("250"));
    say("QUIT");
}

const MATE: [&str; 7] = ["e4", "1...e5", "2. Bc4", "Nc6", "Qh5", "3... Nf6", "4.Qxf7#"];

/// Two players answer emails until one of them is mated.
fn play_by_mail_only(postfix: &Postfix) {
    for (i, text) in MATE.iter().enumerate() {
        let reader = if i % 2 == 0 { WILMA } else { BRUNO };
        let email = wait("a letter with the move", || {
            let latest = emails(postfix, reader).pop()?;
            let is_my_move = latest.text.contains("It is your turn.") && latest.reply_to.is_some();
            let before = i.checked_sub(1).map(|before| MATE[before]);
            let tells = before
                .is_none_or(|mv| latest.news.contains(mv.rsplit([' ', '.']).next().unwrap_or(mv)));
            (is_my_move && tells).then_some(latest)
        });
        let to = email.reply_to.clone().expect("an address");
        post(postfix, reader, &to, &answer_to(&email, text));
    }
    wait("the end", || {
        emails(postfix, BRUNO).into_iter().find(|l| l.news == "You lost against Wilma")
    });
    wait("the end", || {
        emails(postfix, WILMA).into_iter().find(|l| l.news == "You won against Bruno")
    });
}

/// A service in a process of its own, and two players who are about to play.
fn service(postfix: &Postfix, database: &TestDatabase, more: &[(&str, &str)]) -> Service {
    let url = format!("smtp://127.0.0.1:{}", postfix.port);
    let mut settings = vec![("SMTP_URL", url.as_str()), ("MAIL_DOMAIN", DOMAIN)];
    settings.extend_from_slice(more);
    let service = Service::start(database, &settings);
    let mut players = ["Wilma", "Bruno"].map(|name| {
        let mut browser = service.browser();
        let page = browser.get("/register");
        let email = address_of(name);
        let fields = [
            ("name", name),
            ("email", &email),
            ("password", PASSWORD),
            ("again", PASSWORD),
            ("time_zone", "Europe/Berlin"),
        ];
        browser.submit(&page, "main form", &fields);
        let email = wait("the first letter", || emails(postfix, &email).pop());
        let page = browser.get(&email.link());
        browser.submit(&page, "main form", &[]);
        browser
    });
    let [white, black] = &mut players;
    let page = white.get("/challenges/new");
    let page = white.submit(&page, "main form", &[("color", "white")]);
    // Without a view of the game: a viewer of the game is given a moment before an email comes.
    let csrf = black.csrf();
    let accept = format!("{}/accept", page.path.split('?').next().expect("a path"));
    assert_eq!(black.post_once(&accept, &[("csrf", &csrf)]).status, 303);
    service
}

#[test]
fn a_whole_game_is_played_by_mail_only_through_a_pipe() {
    let folder = tempfile::tempdir_in("/tmp").expect("a folder");
    let (program, settings) = (folder.path().join("zugpost"), folder.path().join("settings"));
    let Some(postfix) = start_postfix(&Setup {
        pipe: Some(Pipe::new(&[
            &program.to_string_lossy(),
            &settings.to_string_lossy(),
            "${recipient}",
        ])),
        ..Setup::default()
    }) else {
        return;
    };
    let database = TestDatabase::empty();
    open_to_all(folder.path());
    open_to_all(database.folder.path());
    let script = format!(
        "#!/bin/sh\numask 000\nDATABASE_URL='{}' MAIL_DOMAIN={DOMAIN} DATA_DIR='{}' exec {BINARY} receive-mail \"$2\"\n",
        database.url(),
        database.folder.path().display(),
    );
    std::fs::write(&program, script).expect("a script");
    open_to_all(&program);
    let service = service(&postfix, &database, &[]);
    for entry in std::fs::read_dir(database.folder.path()).expect("the folder") {
        open_to_all(&entry.expect("an entry").path());
    }
    play_by_mail_only(&postfix);
    drop(service);
}

#[test]
fn a_whole_game_is_played_by_mail_only_through_lmtp() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = free.local_addr().expect("its address");
    drop(free);
    let setup = Setup { lmtp: Some(address), ..Setup::default() };
    let Some(postfix) = start_postfix(&setup) else { return };
    let database = TestDatabase::empty();
    let service = service(&postfix, &database, &[("LMTP_LISTEN", &address.to_string())]);
    play_by_mail_only(&postfix);
    drop(service);
}

fn open_to_all(path: &Path) {
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o777)).expect("permissions");
}

#[test]
fn exit_codes_tell_a_mail_server_what_to_do() {
    let database = TestDatabase::new();
    let receive = |message: &str, settings: &[(&str, &str)], arguments: &[&str]| {
        use std::io::Write as _;
        let mut command: Command = crate::cli::command(&database, settings);
        let mut child = command
            .arg("receive-mail")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let mut pipe = child.stdin.take().expect("its input");
        let _ = pipe.write_all(message.as_bytes());
        drop(pipe);
        child.wait().expect("it ends").code()
    };
    let domain = ("MAIL_DOMAIN", DOMAIN);
    let message = "From: <a@example.org>\r\nTo: <play+1-1-1-0-x@reply.example.org>\r\n\r\ne4\r\n";
    assert_eq!(receive(message, &[domain], &[]), Some(67), "nobody has this address");
    assert_eq!(receive(message, &[], &[]), Some(67), "nor any other");
    assert_eq!(receive("nonsense", &[domain], &[]), Some(65));
    assert_eq!(receive(&format!("{message}{}", "x".repeat(2 << 20)), &[domain], &[]), Some(65));
    // Whatever is wrong with us keeps the email.
    assert_eq!(
        receive(message, &[domain, ("DATABASE_URL", "sqlite:/nowhere/at/all/x")], &[]),
        Some(75)
    );
    assert_eq!(receive(message, &[domain, ("LISTEN", "nowhere")], &[]), Some(75));
    assert_eq!(receive(message, &[domain], &["--nonsense"]), Some(75));
}
