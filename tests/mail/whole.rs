//! Whole emails, line by line: an empty line too many or too few is seen here.

use std::{fs, path::Path};

use super::{
    BRUNO, WILMA,
    gathered::{gathered, hourly, say},
    table,
};
use crate::{
    support::site::Email,
    web::{play, start},
};

const EXPECTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/mail/expected");

/// Compares the text of an email with a file; the site's address and the codes of
/// links are left out.
#[track_caller]
fn assert_text(email: &Email, file: &str) {
    let (site, _) = email.text.rsplit_once("/account/notifications").expect("a link");
    let (_, site) = site.rsplit_once(' ').expect("its words");
    let text = email.text.replace(site, "https://chess.example.org");
    let masked = text.lines().map(|line| match line.split_once("/unsubscribe/") {
        Some((before, _)) => format!("{before}/unsubscribe/CODE\n"),
        None => format!("{line}\n"),
    });
    let text: String = masked.collect();
    let expected = fs::read_to_string(Path::new(EXPECTED).join(file)).unwrap_or_default();
    assert!(text == expected, "{file} has:\n{expected}\nthe email says:\n{text}");
}

#[test]
fn an_email_about_a_move() {
    let mut table = table(&[]);
    table.play(&["e4", "e5", "Nf3"]);
    let page = table.black.get("/games/1");
    let page = table.black.submit(&page, "form.typed", &[("move", "Nc6")]);
    let said = "A good book:\n\n    Bronstein, Zurich 1953";
    table.black.submit(&page, ".confirm form", &[("message", said)]);
    assert_text(&table.last_to(WILMA), "your_move.txt");
}

#[test]
fn an_email_about_the_end_of_a_game() {
    let mut table = table(&[]);
    table.play(&["f3", "e5", "g4", "Qh4"]);
    assert_text(&table.last_to(WILMA), "game_over.txt");
}

#[test]
fn an_email_of_several() {
    let mut table = table(&[]);
    start(&mut table.white, &mut table.black, &[("days", "2")]);
    hourly(&mut table);
    table.site.run_jobs();
    say(&mut table.white, "/messages/Bruno", "form.message-form", "Are you there?");
    play(&mut table.white, "/games/1", "e4");
    say(&mut table.white, "/games/1", "#messages form", "Good luck!\n\nAnd have fun.");
    play(&mut table.white, "/games/2", "c4");
    let email = gathered(&table);
    assert_eq!(email.to, BRUNO);
    assert_text(&email, "summary.txt");
}
