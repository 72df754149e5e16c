//! What a filter of another project thinks of our emails. `tests/run --nightly` installs SpamAssassin
//! and asks it; where it is absent this says so.

use std::process::Command;

use crate::{
    support::{is_full, left_out},
    web::{play, start},
};

/// A mail program that asks for more than 5 points files an email as junk; many sites ask for less.
const MOST_POINTS: f64 = 1.5;

#[test]
fn a_filter_finds_little_fault_with_our_emails() {
    if !is_full() {
        return;
    }
    if Command::new("spamassassin").arg("--version").output().is_err() {
        left_out("spamassassin is not installed");
        return;
    }
    let mut table = super::table(&[]);
    table.play(&["e4", "e5", "Nf3"]);
    table.site.answer(&table.site.email_to("bruno@example.org"), "Nc6");
    let game = start(&mut table.white, &mut table.black, &[]);
    play(&mut table.white, &game, "d4");
    let page = table.black.get(&format!("{game}/resign"));
    table.black.submit(&page, "form[action$='/resign']", &[]);
    let page = table.white.get("/challenges/new");
    table.white.submit(&page, "main form", &[("opponent", "Bruno"), ("message", "Once more?")]);
    let mut visitor = table.site.browser();
    table.site.register(&mut visitor, "Otto");
    let page = visitor.get("/forgot");
    visitor.submit(&page, "main form", &[("email", "bruno@example.org")]);
    table.site.answer_requests();
    let subjects: Vec<String> =
        table.site.emails().into_iter().map(|email| email.subject).collect();
    let mut wrong = Vec::new();
    for path in table.site.email_files() {
        let file = std::fs::File::open(&path).expect("an email");
        // Of the network nothing is asked: local rules only.
        let output = Command::new("spamassassin")
            .args(["-L", "-t", "--cf", "use_bayes 0"])
            .stdin(file)
            .output()
            .expect("a report");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let points = text.split_once("Content analysis details:").and_then(|(_, rest)| {
            rest.split_once('(')?.1.split_whitespace().next()?.parse::<f64>().ok()
        });
        let points = points.unwrap_or_else(|| panic!("no points: {text}"));
        if points >= MOST_POINTS {
            let (_, report) = text.split_once("Content analysis details:").expect("a report");
            wrong.push(format!("{points}: {}\n{report}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(subjects.len() >= 8, "{subjects:?}");
}
