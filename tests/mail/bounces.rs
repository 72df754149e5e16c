//! Emails that come back: what a mail server says of an address is heard, and nobody can make
//! up that it said so.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::TcpListener,
};

use chrono::TimeDelta;
use zugpost::{
    db::{EmailId, PlayerId, outbox, players},
    inbound::InboundResult,
    mail::Signer,
};

use super::{BRUNO, WILMA, table};
use crate::{
    support::{
        Site,
        site::{Email, answer_to},
    },
    web::{Table, play},
};

const DOMAIN: &str = "reply.example.org";

fn player(table: &Table, name: &'static str) -> players::Player {
    let found = table.site.read(move |conn| players::find_by_name(conn, name));
    found.expect("a player")
}

/// The envelope's sender of an email that was sent today.
pub fn sender_of(table: &Table, email: &Email) -> String {
    let id = email.id.split(['-', '@']).nth(1).and_then(|id| id.parse().ok()).expect("a number");
    let name = if email.to == WILMA { "Wilma" } else { "Bruno" };
    let player = player(table, name);
    Signer::new(table.site.db.secret())
        .bounce_address((EmailId(id), player.id), &email.to, table.site.now(), DOMAIN)
        .expect("an address")
}

pub fn report(to: &str, action: &str, status: &str, recipient: &str) -> String {
    format!(
        "Return-Path: <>\r\nFrom: MAILER-DAEMON@mx.example.net\r\nTo: <{to}>\r\n\
         Subject: Undelivered Mail Returned to Sender\r\nAuto-Submitted: auto-replied\r\n\
         Message-ID: <dsn@mx.example.net>\r\nMIME-Version: 1.0\r\n\
         Content-Type: multipart/report; report-type=delivery-status;\r\n boundary=\"b\"\r\n\r\n\
         --b\r\nContent-Type: text/plain\r\n\r\nI'm sorry.\r\n\r\n\
         --b\r\nContent-Type: message/delivery-status\r\n\r\n\
         Reporting-MTA: dns; mx.example.net\r\n\r\n\
         Final-Recipient: rfc822; {recipient}\r\nAction: {action}\r\nStatus: {status}\r\n\
         Diagnostic-Code: smtp; 550 {status} <{recipient}>: User unknown\r\n\r\n\
         --b\r\nContent-Type: message/rfc822\r\n\r\nSubject: a move\r\n\r\nresign\r\n--b--\r\n"
    )
}

pub fn rejection(table: &Table, name: &'static str) -> Option<String> {
    player(table, name).email_rejection
}

#[test]
fn an_address_that_nobody_has_is_marked_and_the_player_is_told() {
    let mut table = table(&[("MAIL_BOUNCES", "yes")]);
    play(&mut table.white, "/games/1", "e4");
    let email = table.last_to(BRUNO);
    let to = sender_of(&table, &email);
    play(&mut table.black, "/games/1", "e5");
    let before = table.count_to(BRUNO);
    // An email is waiting for him.
    play(&mut table.white, "/games/1", "Nf3");
    assert_eq!(table.site.receive(&report(&to, "failed", "5.1.1", BRUNO)), InboundResult::Taken);
    let said = rejection(&table, "Bruno").expect("a mark");
    assert_eq!(said, format!("5.1.1 smtp; 550 5.1.1 <{BRUNO}>: User unknown"));
    table.black.get("/games").assert_says("emails");
    assert!(table.black.get("/games").html.contains("role=\"alert\""));
    table.black.get("/account/notifications").assert_says("User unknown");
    // No more emails about games go there: neither what waited nor what comes.
    table.site.advance(TimeDelta::minutes(10));
    assert_eq!(table.count_to(BRUNO), before);
    play(&mut table.black, "/games/1", "Nc6");
    play(&mut table.white, "/games/1", "Bb5");
    table.site.advance(TimeDelta::minutes(10));
    assert_eq!(table.count_to(BRUNO), before);
    assert_eq!(table.site.read(outbox::count).0, 0, "nothing waits any more");
    // The game goes on, and the other player's address is as it was.
    assert_eq!(rejection(&table, "Wilma"), None);
}

#[test]
fn what_may_pass_and_what_is_said_of_the_email_marks_nothing() {
    let table = table(&[("MAIL_BOUNCES", "yes")]);
    let to = sender_of(&table, &table.last_to(WILMA));
    for (action, status) in [
        ("delayed", "4.4.1"),
        ("failed", "4.4.7"),
        ("failed", "5.7.1"),
        ("failed", "5.6.0"),
        ("failed", "5.2.2"),
        ("delivered", "2.0.0"),
        ("relayed", "2.1.9"),
    ] {
        let report = report(&to, action, status, WILMA);
        assert_eq!(table.site.receive(&report), InboundResult::Taken, "{action} {status}");
        assert_eq!(rejection(&table, "Wilma"), None, "{action} {status}");
    }
    // Words that are not known for sure, and somebody who is away.
    for message in [
        format!("From: MAILER-DAEMON@mx\r\nTo: <{to}>\r\n\r\n550 5.1.1 {WILMA} unknown\r\n"),
        format!("From: <{WILMA}>\r\nTo: <{to}>\r\nSubject: Away\r\n\r\nI am on vacation.\r\n"),
        format!("From: <{WILMA}>\r\nTo: <{to}>\r\n\r\n1. e4\r\n"),
    ] {
        assert_eq!(table.site.receive(&message), InboundResult::Taken);
        assert_eq!(rejection(&table, "Wilma"), None, "{message}");
    }
    // What is known.
    let qmail = format!(
        "From: MAILER-DAEMON@mx\r\nTo: <{to}>\r\n\r\nHi. This is the qmail-send program at mx.\r\n\r\n\
         <{WILMA}>:\r\nSorry, no mailbox here by that name. (#5.1.1)\r\n"
    );
    assert_eq!(table.site.receive(&qmail), InboundResult::Taken);
    assert!(rejection(&table, "Wilma").is_some_and(|said| said.contains("no mailbox here")));
}

#[test]
fn nobody_can_silence_a_rival() {
    let table = table(&[("MAIL_BOUNCES", "yes")]);
    let wilmas = table.last_to(WILMA);
    let own = sender_of(&table, &wilmas);
    let (wilma, bruno) = (player(&table, "Wilma").id, player(&table, "Bruno").id);
    // Her own address, with his number or for his address; made up; without a code; and what she
    // has of his.
    let swapped = own.replacen(&format!("-{wilma}-"), &format!("-{bruno}-"), 1);
    assert_ne!(swapped, own);
    let local = own.split('@').next().expect("a local part");
    let stripped = local.rsplit_once('-').expect("a code").0;
    for forged in [
        swapped,
        format!("{stripped}@{DOMAIN}"),
        format!("{stripped}-aaaaaaaaaaaaaaaaaaaaaaaaaa@{DOMAIN}"),
        format!("{local}@example.org"),
        format!("play+b@{DOMAIN}"),
    ] {
        let report = report(&forged, "failed", "5.1.1", BRUNO);
        assert_eq!(table.site.receive(&report), InboundResult::NoSuchAddress, "{forged}");
    }
    // With her address for answers she names him.
    let reply = wilmas.reply_to.clone().expect("an address");
    assert_eq!(table.site.receive(&report(&reply, "failed", "5.1.1", BRUNO)), InboundResult::Taken);
    // The secret of another site.
    let other =
        Signer::new("another").bounce_address((EmailId(1), bruno), BRUNO, table.site.now(), DOMAIN);
    let report_of_other = report(&other.expect("an address"), "failed", "5.1.1", BRUNO);
    assert_eq!(table.site.receive(&report_of_other), InboundResult::NoSuchAddress);
    assert_eq!((rejection(&table, "Wilma"), rejection(&table, "Bruno")), (None, None));
    // An email that went to an address that he has no longer.
    let old = Signer::new(table.site.db.secret())
        .bounce_address((EmailId(1), bruno), "old@example.org", table.site.now(), DOMAIN)
        .expect("an address");
    assert_eq!(table.site.receive(&report(&old, "failed", "5.1.1", BRUNO)), InboundResult::Taken);
    assert_eq!(rejection(&table, "Bruno"), None);
    // A report that came too late.
    table.site.advance(TimeDelta::days(11));
    table.site.beat();
    let result = table.site.receive(&report(&own, "failed", "5.1.1", WILMA));
    assert_eq!(result, InboundResult::NoSuchAddress);
    assert_eq!((rejection(&table, "Wilma"), rejection(&table, "Bruno")), (None, None));
    // Nobody has this number.
    let nobody = Signer::new(table.site.db.secret())
        .bounce_address((EmailId(1), PlayerId(999)), BRUNO, table.site.now(), DOMAIN)
        .expect("an address");
    assert_eq!(
        table.site.receive(&report(&nobody, "failed", "5.1.1", BRUNO)),
        InboundResult::Taken
    );
}

#[test]
fn a_report_to_the_address_for_answers_is_heard_and_plays_nothing() {
    let mut table = table(&[]);
    let email = table.last_to(WILMA);
    let reply = email.reply_to.clone().expect("an address");
    let start = table.white.get("/games/1.fen").html;
    assert_eq!(
        table.site.receive(&report(&reply, "failed", "5.1.1", "other@example.org")),
        InboundResult::Taken
    );
    assert_eq!(rejection(&table, "Wilma"), None);
    let answer = answer_to(&email, "e4").into_bytes();
    let reception = table.site.reception();
    let to = [reply.clone()];
    let received = table.site.run(async move { reception.receive(&to, answer, true).await });
    assert_eq!(received, InboundResult::Taken);
    assert_eq!(table.white.get("/games/1.fen").html, start);
    let shouted = WILMA.to_uppercase();
    assert_eq!(
        table.site.receive(&report(&reply, "failed", "5.1.1", &shouted)),
        InboundResult::Taken
    );
    assert!(rejection(&table, "Wilma").is_some());
}

/// Takes emails in as a mail server does, and returns the commands with their senders.
fn fake_server(listener: TcpListener) -> std::thread::JoinHandle<Vec<(String, String)>> {
    std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("a connection");
        let lines = BufReader::new(stream.try_clone().expect("a clone")).lines();
        let (mut taken, mut sender, mut message) = (Vec::new(), String::new(), None::<String>);
        let _ = stream.write_all(b"220 mx\r\n");
        for line in lines {
            let Ok(line) = line else { break };
            if let Some(text) = &mut message {
                if line == "." {
                    taken.push((sender.clone(), std::mem::take(text)));
                    message = None;
                    let _ = stream.write_all(b"250 taken\r\n");
                } else {
                    text.push_str(&line);
                    text.push('\n');
                }
                continue;
            }
            if let Some(from) = line.strip_prefix("MAIL FROM:") {
                sender = from.trim_matches(['<', '>', ' ']).to_owned();
            }
            let answer = if line == "DATA" {
                message = Some(String::new());
                "354 go on"
            } else if line == "QUIT" {
                break;
            } else {
                "250 fine"
            };
            let _ = stream.write_all(format!("{answer}\r\n").as_bytes());
        }
        taken
    })
}

#[test]
fn emails_leave_with_a_sender_of_their_own_that_stands_in_no_header() {
    for (bounces, domain) in [("yes", DOMAIN), ("no", "localhost")] {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let url = format!("smtp://{}", listener.local_addr().expect("its address"));
        let server = fake_server(listener);
        let settings =
            [("SMTP_URL", url.as_str()), ("MAIL_DOMAIN", DOMAIN), ("MAIL_BOUNCES", bounces)];
        let site = Site::with(&settings);
        let mut browser = site.browser();
        site.register(&mut browser, "Wilma");
        site.run_jobs();
        drop((browser, site));
        let taken = server.join().expect("a server");
        let (sender, message) = taken.first().expect("an email");
        assert!(sender.ends_with(&format!("@{domain}")), "{sender}");
        assert_eq!(sender.starts_with("play+b"), bounces == "yes", "{sender}");
        let local = sender.split('@').next().expect("a local part");
        let (code, all) = (local.rsplit('-').next().expect("a code"), message.to_lowercase());
        assert!(bounces == "no" || !all.contains(code), "{message}");
        assert!(!sender.contains("wilma"), "{sender}");
    }
}
