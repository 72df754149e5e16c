//! Emails as mail programs write them, and as nobody should.

use std::fs;

use super::{assert_as_expected, corpus, outcome};
use crate::support::shared_data;
use zugpost::mail::reply::{MAX_MESSAGE_BYTES, Unreadable, read};

fn all_as_expected(table: &str, emails: impl IntoIterator<Item = (String, Vec<u8>, String)>) {
    let rows = emails.into_iter().map(|(file, bytes, expected)| (file, expected, outcome(&bytes)));
    assert_as_expected(table, rows);
}

#[test]
fn every_email_yields_what_its_writer_meant() {
    assert!(corpus().len() > 40);
    all_as_expected("emails", corpus());
}

#[test]
fn the_same_with_bare_newlines() {
    all_as_expected(
        "emails_with_bare_newlines",
        corpus().into_iter().map(|(file, bytes, expected)| {
            let bytes = bytes.into_iter().filter(|&byte| byte != b'\r').collect();
            (file, bytes, expected)
        }),
    );
}

#[test]
fn the_emails_of_real_programs() {
    let Some(shared) = shared_data("mail") else { return };
    let mut emails = Vec::new();
    for entry in fs::read_dir(shared).expect("the shared letters") {
        let path = entry.expect("an entry").path();
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = || String::from_utf8_lossy(&fs::read(&path).expect("a letter")).into_owned();
        let head = |kind: &str| {
            format!("From: a@example.org\nContent-Type: text/{kind}; charset=utf-8\n\n")
        };
        let email = if file.ends_with(".eml") {
            let text = text().replace("\r\n", "\n");
            let (head, body) = text.split_once("\n\n").expect("head and body");
            // The second is "Hello" and a line end in base64.
            let body =
                body.replacen("\nHello", "\n13. Nxe4", 1).replacen("SGVsbG8K", "MTMuIE54ZTQK", 1);
            format!("{head}\n\n{}", with_move_first(&body))
        } else if file.ends_with(".html") {
            let text = text();
            assert!(text.contains("Hi. I am fine."), "{file}");
            format!("{}{}", head("html"), text.replacen("Hi. I am fine.", "13. Nxe4", 1))
        } else if file.starts_with("erp_") {
            let text = text();
            let own = match file.as_str() {
                "erp_email_1_8.txt" => "I will reply under this one",
                _ => text.lines().find(|line| !line.trim().is_empty()).expect("a line"),
            };
            format!("{}{}", head("plain"), text.replacen(own, "13. Nxe4", 1))
        } else {
            continue;
        };
        emails.push((file, email));
    }
    assert!(emails.len() > 40, "{}", emails.len());
    let rows = emails.into_iter().map(|(file, email)| {
        // What else their writers said below is told to have been ignored.
        let found = outcome(email.as_bytes());
        let read = found.split(" unread ").next().unwrap_or_default().to_owned();
        (file, "move 13. Nxe4".to_owned(), read)
    });
    assert_as_expected("emails_of_real_programs", rows);
}

/// A body that begins with the reply itself.
fn with_move_first(body: &str) -> String {
    body.strip_prefix("Hello").map_or_else(|| body.to_owned(), |rest| format!("13. Nxe4{rest}"))
}

#[test]
fn too_long_an_email_is_not_read() {
    assert_eq!(read(&vec![b'a'; MAX_MESSAGE_BYTES + 1]), Err(Unreadable::TooBig));
}

#[test]
fn headers_say_whose_it_is() {
    let bytes = b"delivered-to: game-1.k@zugpost.example\nX-Original-To: <A@zugpost.example>\n\
        Envelope-To: b@zugpost.example\nMessage-ID: <x@y>\nFrom: a@example.org\n\
        To: \"Z, P\" <game-1.k@zugpost.example>, c@example.org\nCc: List: d@example.org;\n\nhello\n";
    let incoming = read(bytes).expect("a message");
    assert_eq!(incoming.message_id.as_deref(), Some("x@y"));
    assert_eq!(
        incoming.recipients,
        [
            "game-1.k@zugpost.example",
            "A@zugpost.example",
            "b@zugpost.example",
            "c@example.org",
            "d@example.org"
        ]
    );
    assert!(!incoming.is_automatic);
    assert_eq!(incoming.lines, ["hello"]);
}
