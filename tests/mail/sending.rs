//! Emails on their way to a mail server: refused, put off, lost from sight, and sent once.

use chrono::TimeDelta;
use diesel::{RunQueryDsl as _, sql_query};
use zugpost::{
    db::{
        DbConn, DbError,
        outbox::{self, EmailKind, NewEmail},
    },
    mail::reply,
};

use super::{BRUNO, WILMA};
use crate::{
    cli::command,
    support::{
        Site,
        database::{TestDatabase, postgres_server},
        left_out,
        players::insert_player,
        server::Server,
        site::{Email, PASSWORD, address_of, read_email},
    },
    web::{Table, play, start},
};

/// A site that sends to a server, with two players and their games.
fn table(server: &Server, games: usize) -> Table {
    let site = Site::with(&[("SMTP_URL", &server.url())]);
    let mut players = ["Wilma", "Bruno"].map(|name| {
        let mut browser = site.browser();
        site.register(&mut browser, name);
        site.run_jobs();
        let email = last(server, &address_of(name)).expect("a letter");
        let page = browser.get(&email.link());
        browser.submit(&page, "main form", &[]);
        browser
    });
    let [white, black] = &mut players;
    for _ in 0..games {
        start(white, black, &[("days", "20")]);
    }
    site.run_jobs();
    let [white, black] = players;
    Table { site, white, black, game: "/games/1".to_owned() }
}

fn emails(server: &Server, to: &str) -> Vec<Email> {
    let all = server.taken().into_iter().map(|bytes| read_email(&bytes));
    all.filter(|email| email.to == to).collect()
}

fn last(server: &Server, to: &str) -> Option<Email> {
    emails(server, to).pop()
}

fn counts(table: &Table) -> (i64, i64) {
    table.site.read(outbox::count)
}

/// Runs the jobs until a condition holds: a server that could not be reached is left alone for a
/// second or two.
fn run_until(table: &Table, what: &str, holds: impl Fn() -> bool) {
    for _ in 0..600 {
        table.site.run_jobs();
        if holds() {
            return;
        }
        let pause = std::time::Duration::from_millis(50);
        table.site.run(async move { tokio::time::sleep(pause).await });
    }
    panic!("not within half a minute: {what}");
}

#[test]
fn a_connection_carries_many_emails() {
    let server = Server::start();
    let mut table = table(&server, 1);
    for text in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"] {
        let is_white = matches!(text, "e4" | "Nf3" | "Bb5" | "Ba4");
        let browser = if is_white { &mut table.white } else { &mut table.black };
        play(browser, "/games/1", text);
        table.site.run_jobs();
    }
    assert_eq!(emails(&server, WILMA).len() + emails(&server, BRUNO).len(), 11);
    assert!(server.connections() <= 4, "{} connections", server.connections());
}

#[test]
fn an_email_is_put_off_and_what_comes_then_is_told_with_it_in_order() {
    let server = Server::start();
    let mut table = table(&server, 3);
    let before = emails(&server, BRUNO).len();
    server.answer(|line| line.starts_with("RCPT TO:<bruno").then(|| "450 4.2.1 Later".to_owned()));
    for (game, text) in [("/games/1", "e4"), ("/games/2", "d4"), ("/games/3", "c4")] {
        play(&mut table.white, game, text);
        table.site.run_jobs();
    }
    assert_eq!(counts(&table), (3, 0));
    server.answer(|_| None);
    // Others who are to have an email do not wait.
    play(&mut table.black, "/games/1", "e5");
    table.site.run_jobs();
    assert_eq!(last(&server, WILMA).expect("a letter").news, "Bruno played 1...e5");
    assert_eq!(emails(&server, BRUNO).len(), before);
    for _ in 0..4 {
        table.site.advance(TimeDelta::minutes(1));
        table.site.run_jobs();
    }
    let told = emails(&server, BRUNO);
    assert_eq!(told.len(), before + 1);
    // He has moved in the first game.
    assert_eq!(told[before].news, "Wilma played 1.d4, and 1 more");
    assert_eq!(counts(&table), (0, 0));
}

#[test]
fn a_refused_address_is_marked_and_the_rest_is_not_sent() {
    let server = Server::start();
    let mut table = table(&server, 2);
    let before = emails(&server, BRUNO).len();
    server.answer(|line| {
        line.starts_with("RCPT TO:<bruno").then(|| "550 5.1.1 No such user".to_owned())
    });
    play(&mut table.white, "/games/1", "e4");
    table.site.run_jobs();
    play(&mut table.white, "/games/2", "d4");
    table.site.run_jobs();
    assert_eq!(counts(&table), (0, 1), "one set aside, the other not tried");
    // He reads why on every page, and has it tried again.
    table.black.get("/games").assert_says("Your mail server rejected our emails");
    let page = table.black.get("/account/notifications");
    page.assert_says("(550): 5.1.1 No such user");
    server.answer(|_| None);
    table.black.submit(&page, "form[action='/account/notifications/try']", &[]);
    assert!(!table.black.get("/games").text().contains("rejected our emails"));
    play(&mut table.black, "/games/1", "e5");
    play(&mut table.white, "/games/1", "Nf3");
    table.site.run_jobs();
    assert_eq!(last(&server, BRUNO).expect("a letter").news, "Wilma played 2.Nf3");
    assert_eq!(emails(&server, BRUNO).len(), before + 1);
    clear(&table);
}

/// Drops the emails that were set aside: the site looks for them at its end.
fn clear(table: &Table) {
    let now = table.site.now();
    let cleared = table.site.db.write::<_, DbError>(move |conn| {
        for email in outbox::list_failing(conn, true, 100)? {
            outbox::drop_failing(conn, email.id, now)?;
        }
        Ok(())
    });
    table.site.run(cleared).expect("cleared");
}

#[test]
fn an_email_to_another_address_keeps_no_other_waiting() {
    let server = Server::start();
    let mut table = table(&server, 1);
    server.answer(|line| line.starts_with("RCPT TO:<new@").then(|| "450 4.2.1 Later".to_owned()));
    let page = table.black.get("/account");
    let fields = [("email", "new@example.net"), ("password", PASSWORD)];
    table.black.submit(&page, "form[action$=address]", &fields);
    table.site.run_jobs();
    play(&mut table.white, "/games/1", "e4");
    table.site.run_jobs();
    assert_eq!(last(&server, BRUNO).expect("a letter").news, "Wilma played 1.e4");
    // Nor does news that is put off keep a reminder waiting.
    server.answer(|line| line.starts_with("RCPT TO:<bruno").then(|| "450 4.2.1 Later".to_owned()));
    play(&mut table.black, "/games/1", "e5");
    play(&mut table.white, "/games/1", "Nf3");
    table.site.run_jobs();
    table.site.advance(TimeDelta::days(18));
    server.answer(|_| None);
    table.site.run_jobs();
    let subjects: Vec<String> =
        emails(&server, BRUNO).into_iter().map(|email| email.news).collect();
    assert!(subjects.iter().any(|subject| subject.contains("left against Wilma")), "{subjects:?}");
    clear(&table);
}

#[test]
fn a_server_that_refuses_us_marks_nobody() {
    let server = Server::start();
    let mut table = table(&server, 1);
    server.answer(|line| {
        line.starts_with("RCPT TO:<bruno").then(|| "550 5.7.1 Client host blocked".to_owned())
    });
    play(&mut table.white, "/games/1", "e4");
    table.site.run_jobs();
    assert_eq!(counts(&table), (0, 1));
    assert!(!table.black.get("/games").text().contains("rejected our emails"));
    // Refused before anything was said of the email: it waits, and it can be seen why.
    server.answer(|line| line.starts_with("MAIL").then(|| "530 5.7.0 Log in first".to_owned()));
    play(&mut table.black, "/games/1", "e5");
    table.site.run_jobs();
    assert_eq!(counts(&table), (1, 1));
    let failing = table.site.read(|conn| outbox::list_failing(conn, false, 10));
    assert!(failing[0].last_error.as_deref().is_some_and(|error| error.contains("Log in first")));
    server.answer(|_| None);
    run_until(&table, "the letter has come", || counts(&table).0 == 0);
    clear(&table);
}

#[test]
fn what_is_refused_for_itself_is_set_aside_and_an_administrator_sends_it_again() {
    let server = Server::start();
    let mut table = table(&server, 1);
    server.answer(|line| (line == "the letter").then(|| "554 5.7.1 Smells like spam".to_owned()));
    play(&mut table.white, "/games/1", "e4");
    table.site.run_jobs();
    assert_eq!(counts(&table), (0, 1));
    // The address is good, and who is no administrator sees nothing.
    assert!(!table.black.get("/games").text().contains("rejected our emails"));
    assert_eq!(table.black.get("/admin/emails").status, 404);
    let csrf = table.black.csrf();
    let again = [("csrf", csrf.as_str()), ("action", "all")];
    assert_eq!(table.black.post("/admin/emails", &again).status, 404);
    let made = table.site.db.write::<_, DbError>(|conn| {
        use diesel::prelude::*;
        use zugpost::db::schema::players::dsl;
        diesel::update(dsl::players.filter(dsl::name.eq("Wilma")))
            .set(dsl::is_admin.eq(true))
            .execute(conn)?;
        Ok(())
    });
    table.site.run(made).expect("an administrator");
    let page = table.white.get("/admin/emails");
    page.assert_says("Smells like spam");
    page.assert_says("bruno@example.org");
    server.answer(|_| None);
    let page = table.white.submit(&page, "table form", &[("action", "again")]);
    page.assert_says("Failed emails are being sent again.");
    table.site.run_jobs();
    assert_eq!(last(&server, BRUNO).expect("a letter").news, "Wilma played 1.e4");
    assert_eq!(counts(&table), (0, 0));
    assert_eq!(table.white.post("/admin/emails", &[("csrf", "x")]).status, 403);
}

#[test]
fn a_server_that_is_away_loses_nothing_and_costs_no_email_its_tries() {
    let server = Server::start();
    let mut table = table(&server, 3);
    let before = emails(&server, BRUNO).len();
    server.set_away(true);
    for (game, text) in [("/games/1", "e4"), ("/games/2", "d4"), ("/games/3", "c4")] {
        play(&mut table.white, game, text);
    }
    for _ in 0..3 {
        table.site.advance(TimeDelta::hours(10));
        table.site.run_jobs();
    }
    assert_eq!(counts(&table).1, 0, "nothing is set aside");
    assert_eq!(emails(&server, BRUNO).len(), before);
    server.set_away(false);
    let count = || emails(&server, BRUNO).len();
    run_until(&table, "the letter has come", || count() > before);
    // What waited so long is one email, not a flood.
    let told = emails(&server, BRUNO).split_off(before);
    let subjects: Vec<_> = told.iter().map(|email| email.news.as_str()).collect();
    assert_eq!(subjects, ["Wilma played 1.e4, and 2 more"]);
    assert_eq!(counts(&table), (0, 0));
}

#[test]
fn a_server_that_goes_in_the_middle_gets_each_email_once() {
    let server = Server::start();
    let mut table = table(&server, 6);
    let before = server.taken().len();
    let count = std::sync::atomic::AtomicU32::new(0);
    server.answer(move |line| {
        let is_email = line.starts_with("MAIL");
        let nth = count.fetch_add(u32::from(is_email), std::sync::atomic::Ordering::SeqCst);
        (is_email && nth % 3 == 2).then(|| "421 4.3.2 Going down".to_owned())
    });
    for game in 1..=6 {
        play(&mut table.white, &format!("/games/{game}"), "e4");
    }
    run_until(&table, "all have come", || counts(&table).0 == 0);
    let told: Vec<String> =
        server.taken()[before..].iter().map(|bytes| read_email(bytes).id).collect();
    let mut once = told.clone();
    once.sort();
    once.dedup();
    assert_eq!((told.len(), once.len()), (6, 6));
}

#[test]
fn a_full_mailbox_is_tried_again() {
    let server = Server::start();
    let mut table = table(&server, 1);
    server.answer(|line| {
        line.starts_with("RCPT TO:<bruno").then(|| "552 5.2.2 Mailbox full".to_owned())
    });
    play(&mut table.white, "/games/1", "e4");
    table.site.run_jobs();
    assert_eq!(counts(&table), (1, 0));
    server.answer(|_| None);
    table.site.advance(TimeDelta::minutes(2));
    table.site.run_jobs();
    assert_eq!(last(&server, BRUNO).expect("a letter").news, "Wilma played 1.e4");
}

#[test]
fn two_nodes_send_each_email_once() {
    let server = Server::start();
    let mut table = table(&server, 20);
    let before = server.taken().len();
    for game in 1..=20 {
        play(&mut table.white, &format!("/games/{game}"), "e4");
    }
    let nodes = [table.site.jobs(), table.site.jobs(), table.site.jobs()];
    let now = table.site.now();
    let all = nodes.iter().map(|jobs| zugpost::jobs::deliver_mail(jobs, now));
    for outcome in table.site.run(futures_util::future::join_all(all)) {
        outcome.expect("the job");
    }
    run_until(&table, "all have come", || counts(&table).0 == 0);
    let mut told: Vec<String> =
        server.taken()[before..].iter().map(|bytes| read_email(bytes).id).collect();
    told.sort();
    told.dedup();
    assert_eq!(told.len(), 20);
    assert_eq!(server.taken().len(), before + 20);
}

/// A server that claims an email has not committed yet: another one waits for it, and then leaves
/// the next email of the same player alone.
#[test]
fn no_server_overtakes_what_another_is_claiming() {
    if postgres_server().is_none() {
        // SQLite has one writer.
        return;
    }
    let site = Site::start();
    let now = site.now();
    let queue = site.db.write::<_, DbError>(move |conn| {
        let player = insert_player(conn, "Wilma", now)?;
        for about in ["first", "second"] {
            let email = NewEmail::new(EmailKind::YourMove, player, about.to_owned());
            outbox::insert(conn, &email, now)?;
        }
        Ok(())
    });
    site.run(queue).expect("two emails");
    let (claimed, wait_for_claim) = std::sync::mpsc::channel();
    let (commit, wait_for_commit) = std::sync::mpsc::channel();
    let first = site.db.write::<_, DbError>(move |conn| {
        let found = outbox::claim(conn, now, 1)?;
        claimed.send(()).expect("somebody waits for it");
        wait_for_commit.recv().expect("a word");
        Ok(found.len())
    });
    let second = async {
        let waits = tokio::task::spawn_blocking(move || wait_for_claim.recv());
        waits.await.expect("no panic").expect("a word");
        let claim = move |conn: &mut DbConn| Ok(outbox::claim(conn, now, 100)?.len());
        site.db.write::<_, DbError>(claim).await
    };
    let until_it_waits = async {
        let waiting = "SELECT 1 FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'";
        let look = move |conn: &mut DbConn| Ok(sql_query(waiting).execute(conn)?);
        while site.db.read::<_, DbError>(look).await.expect("a query") == 0 {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        commit.send(()).expect("somebody waits for it");
    };
    let (first, second, ()) = site.run(async { tokio::join!(first, second, until_it_waits) });
    assert_eq!((first.expect("a claim"), second.expect("a claim")), (1, 0));
    // Both belong to servers that do not send them.
    let drop = site.db.write::<_, DbError>(move |conn| Ok(outbox::drop_waiting(conn, now)?));
    assert_eq!(site.run(drop).expect("a query"), 2);
}

/// The bytes that a signature signs, with relaxed canonicalization (RFC 6376, 3.4.2 and 3.7), and
/// the signature itself.
fn signed(message: &str) -> (String, Vec<u8>) {
    let (head, _) = message.split_once("\r\n\r\n").expect("a head");
    let unfolded = head.replace("\r\n ", " ").replace("\r\n\t", " ");
    let header = |name: &str| {
        let mut found = unfolded.lines().filter_map(|line| {
            let (known, value) = line.split_once(':')?;
            known.eq_ignore_ascii_case(name).then(|| value.to_owned())
        });
        let value = found.next()?;
        Some(value.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    let signature = header("DKIM-Signature").expect("a signature");
    let tag = |name: &str| {
        let mut tags = signature.split(';').map(str::trim);
        let value = tags.find_map(|tag| tag.strip_prefix(name)?.strip_prefix('='));
        value.unwrap_or_else(|| panic!("no {name} in {signature}")).trim().to_owned()
    };
    let names = tag("h");
    let mut data: String = names
        .split(':')
        .filter_map(|name| Some(format!("{}:{}\r\n", name.trim(), header(name.trim())?)))
        .collect();
    let (before, _) = signature.rsplit_once("b=").expect("the signature itself");
    data.push_str(&format!("dkim-signature:{before}b="));
    let bytes = data_encoding::BASE64.decode(tag("b").replace(' ', "").as_bytes());
    for part in ["d=chess.example.org", "s=post", "a=rsa-sha256"] {
        assert!(signature.contains(part), "{signature}");
    }
    for name in
        ["from", "to", "subject", "content-type", "list-unsubscribe", "list-unsubscribe-post"]
    {
        assert!(names.split(':').any(|signed| signed.trim() == name), "{names}");
    }
    (data, bytes.expect("base64"))
}

#[test]
fn emails_are_signed_for_their_domain() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let (key, public) = (path("dkim.pem"), path("public.pem"));
    let openssl = |arguments: &[&str]| {
        let output = std::process::Command::new("openssl").args(arguments).output();
        output.is_ok_and(|output| output.status.success())
    };
    if !openssl(&["genrsa", "-traditional", "-out", &key, "2048"]) {
        left_out("openssl is absent");
        return;
    }
    assert!(openssl(&["rsa", "-in", &key, "-pubout", "-out", &public]));
    // The doctor says what the DNS has to have.
    let database = TestDatabase::empty();
    let settings = [
        ("DKIM_KEY", key.as_str()),
        ("DKIM_SELECTOR", "autumn"),
        ("MAIL_FROM", "chess@example.org"),
        ("SMTP_URL", "smtp://localhost"),
    ];
    let doctor = command(&database, &settings).arg("doctor").output().expect("it runs");
    let doctor = String::from_utf8(doctor.stdout).expect("text");
    let pem = std::fs::read_to_string(&public).expect("the public key");
    let base64: String = pem.lines().filter(|line| !line.starts_with('-')).collect();
    let record = format!(
        "DKIM: autumn._domainkey.example.org should have the TXT record \"v=DKIM1; k=rsa; p={base64}\"."
    );
    assert!(doctor.contains(&record), "{record} is not in {doctor}");
    let mut table = super::table(&[
        ("DKIM_KEY", &key),
        ("DKIM_SELECTOR", "post"),
        ("MAIL_FROM", "zugpost@chess.example.org"),
    ]);
    play(&mut table.white, "/games/1", "e4");
    table.site.run_jobs();
    let files = std::fs::read_dir(table.site.config.mail_dir()).expect("letters");
    let mut files: Vec<_> = files.map(|file| file.expect("a letter").path()).collect();
    files.sort();
    let bytes = std::fs::read(files.last().expect("a letter")).expect("its bytes");
    let message = String::from_utf8(bytes.clone()).expect("ASCII");
    let (data, signature) = signed(&message);
    std::fs::write(path("signature"), signature).expect("written");
    let verifies = |data: &str| {
        std::fs::write(path("data"), data).expect("written");
        let (signature, data) = (path("signature"), path("data"));
        openssl(&["dgst", "-sha256", "-verify", &public, "-signature", &signature, &data])
    };
    assert!(verifies(&data), "{data}");
    assert!(!verifies(&data.replace("Wilma", "Walma")));
    // The body: with single spaces, none at the end of a line (RFC 6376, 3.4.4).
    let (_, body) = message.split_once("\r\n\r\n").expect("a body");
    let plain = |line: &str| {
        let words: Vec<&str> = line.split([' ', '\t']).filter(|word| !word.is_empty()).collect();
        let indent = if line.starts_with([' ', '\t']) && !words.is_empty() { " " } else { "" };
        format!("{indent}{}\r\n", words.join(" "))
    };
    let lines: String = body.trim_end_matches("\r\n").split("\r\n").map(plain).collect();
    std::fs::write(path("body"), lines).expect("written");
    let digest = std::process::Command::new("openssl")
        .args(["dgst", "-sha256", "-binary", &path("body")])
        .output()
        .expect("openssl");
    let hash = format!("bh={};", data_encoding::BASE64.encode(&digest.stdout));
    assert!(data.contains(&hash), "{hash} in {data}");
    assert!(reply::read(&bytes).expect("a message").is_automatic, "our own are known");
}

/// Lines of an email are not longer than RFC 5322 (2.1.1) recommends, but for words that are.
#[test]
fn lines_are_short_in_head_and_text() {
    use mail_parser::MimeHeaders as _;
    let folder = tempfile::tempdir().expect("a folder");
    let key = folder.path().join("dkim.pem").to_string_lossy().into_owned();
    let openssl = std::process::Command::new("openssl")
        .args(["genrsa", "-traditional", "-out", &key, "2048"])
        .output();
    if !openssl.is_ok_and(|output| output.status.success()) {
        left_out("openssl is absent");
        return;
    }
    let mut table = super::table(&[
        ("DKIM_KEY", &key),
        ("MAIL_FROM", "zugpost@chess.example.org"),
        ("SITE_NAME", "The Correspondence Chess Club of Upper Example and Surroundings"),
    ]);
    play(&mut table.white, "/games/1", "e4");
    table.site.run_jobs();
    let files = std::fs::read_dir(table.site.config.mail_dir()).expect("letters");
    for file in files {
        let bytes = std::fs::read(file.expect("a letter").path()).expect("its bytes");
        let message = String::from_utf8(bytes).expect("ASCII");
        let (head, _) = message.split_once("\r\n\r\n").expect("a head");
        let is_short = |line: &str, limit: usize| {
            line.chars().count() <= limit || line.trim().split(' ').count() == 1
        };
        let (_, signature) = head.split_once("DKIM-Signature:").expect("a signature");
        let next = |line: &&str| line.starts_with([' ', '\t']);
        let lines: Vec<&str> = signature.split("\r\n").collect();
        let first = format!("DKIM-Signature:{}", lines[0]);
        for line in [first.as_str()].iter().chain(lines[1..].iter().take_while(|it| next(it))) {
            assert!(line.len() <= 78, "{line}");
        }
        for line in head.split("\r\n") {
            assert!(is_short(line, 78), "{line}");
            assert!(!line.trim().is_empty(), "{head}");
        }
        let whole = mail_parser::MessageParser::default().parse(&message).expect("a message");
        // SpamAssassin marks HTML of less than 3200 bytes beside a picture.
        let html = whole.body_html(0).expect("HTML");
        assert!(html.len() > 3300 || !html.contains("<img"), "{}: {html}", html.len());
        let text = whole.body_text(0).expect("a text");
        for line in text.lines() {
            assert!(is_short(line, 78), "{line}");
        }
        let kind = whole.text_part(0).and_then(|part| part.content_type()).expect("its type");
        assert_eq!(kind.attribute("format"), Some("flowed"));
        assert!(text.lines().any(|line| line == "-- "), "{text}");
    }
}

/// Where wins on time are claimed, a move can come after the deadline; no email names one that has
/// passed.
#[test]
fn the_first_line_names_no_deadline_that_has_passed() {
    let site = Site::with(&[("MAIL_DOMAIN", "reply.example.org")]);
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    start(&mut white, &mut black, &[("timeout_rule", "claimed")]);
    let first_line = |email: &Email| email.text.lines().next().unwrap_or_default().to_owned();
    site.run_jobs();
    site.advance(TimeDelta::days(3) + TimeDelta::minutes(5));
    site.beat();
    black.log_in("Bruno", PASSWORD);
    let page = black.get("/games/1");
    black.submit(&page, "form[action$=draw]:has([value=offer])", &[]);
    let late = site.email_to("wilma@example.org");
    assert_eq!(first_line(&late), "Bruno offers a draw");
}
