//! Replies in the styles of many mail programs, in four languages, above and below a quotation that
//! is marked or not.

use std::fs;

use zugpost::{
    i18n::Locale,
    mail::reply::{KnownText, NotUnderstood, read, understand},
};

use super::{CORPUS, assert_as_expected, written};

/// The email that all of them answer.
const EMAIL: &str = "Hello Anna,

Bruno played 12...Nf6. It is your move in game 4711.

   12...Nf6

Your book move would be:
13. Qh5

Answer this letter with your move, such as
13. Qh5 draw?
or with one of these words alone on the first line:
resign
accept draw
draw?
if 13...dxe4 14.Qg4

Yours, Zugpost
";

/// What the opponent said in the game.
const SAID: &str = "Only joking
No wait
What about Nf3 if Nc6 Bb5?
";

/// What a reply yields, read beside the email that it answers.
fn outcome(body: &str) -> String {
    let kind = if body.starts_with('<') { "html" } else { "plain" };
    let email = format!(
        "From: Anna =?utf-8?q?M=C3=BCller?= <anna.mueller@example.org>\r\n\
         Content-Type: text/{kind}; charset=utf-8\r\n\r\n{body}"
    );
    outcome_of(&email)
}

/// The same of a whole email.
fn outcome_of(email: &str) -> String {
    let mut incoming = read(email.as_bytes()).expect("an email");
    let mut known = KnownText::default();
    known.add_email(&[EMAIL.to_owned()]);
    known.add_ours(EMAIL);
    known.add_ours(SAID);
    known.take_out(&mut incoming.lines, &mut incoming.skipped);
    let names = &incoming.names;
    match understand(&incoming.lines, &incoming.skipped, names, Locale::default()) {
        Ok(wish) => {
            let quoted = wish.quoted.iter().map(|line| format!(" quoted {line}"));
            let skipped = wish.skipped.iter().map(|line| format!(" skipped {line}"));
            format!("{}{}", written(&wish), quoted.chain(skipped).collect::<String>())
        }
        Err(NotUnderstood::NotAlone { below, .. }) => format!("asked {below}"),
        Err(NotUnderstood::YesOrNo(_)) => "refused yes or no".to_owned(),
        Err(NotUnderstood::Castling(_)) => "refused castling".to_owned(),
        Err(NotUnderstood::Line(_)) => "refused line".to_owned(),
        Err(other) => format!("refused: {other}"),
    }
}

/// Each reply: what it is, what it yields, its body.
fn replies() -> Vec<(String, String, String)> {
    let text = fs::read_to_string(format!("{CORPUS}/replies.txt")).expect("the table");
    let marked: String = EMAIL.lines().map(|line| format!("> {line}\n")).collect();
    let html: String = EMAIL.lines().map(|line| format!("<p>{line}</p>")).collect();
    let reply = |block: &str| {
        let (head, body) = block.split_once('\n').expect("a line above a reply");
        let (what, expected) = head.split_once(" => ").expect("what a reply yields");
        let body = body.replace("@email@\n", EMAIL).replace("@> email@\n", &marked);
        (what.to_owned(), expected.to_owned(), body.replace("@html@", &html))
    };
    text.split("\n=== ").skip(1).map(|block| reply(&format!("{block}\n"))).collect()
}

#[test]
fn replies_of_many_programs_yield_what_their_writers_meant() {
    let replies = replies();
    assert!(replies.len() >= 60);
    let rows = replies.into_iter().map(|(what, expected, body)| {
        let found = outcome(&body);
        (what, expected, found)
    });
    assert_as_expected("replies", rows);
}

/// Apple Mail cuts what was typed where a picture stands in it.
#[test]
fn words_below_a_picture_are_read() {
    let plain = |text: &str| format!("Content-Type: text/plain; charset=utf-8\r\n\r\n{text}\r\n");
    let html = |text: &str| format!("Content-Type: text/html; charset=utf-8\r\n\r\n{text}\r\n");
    let picture = "Content-Type: image/png; name=\"p.png\"\r\nContent-Disposition: inline; \
        filename=\"p.png\"\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n";
    let file = "Content-Type: text/plain; name=\"p.txt\"\r\n\r\nnot this\r\n";
    let parts = |kind: &str, parts: &[&str]| {
        let parts: String = parts.iter().map(|part| format!("--{kind}\r\n{part}")).collect();
        format!("Content-Type: multipart/{kind}; boundary=\"{kind}\"\r\n\r\n{parts}--{kind}--\r\n")
    };
    let back = "No, I take that back";
    let in_html = parts("mixed", &[&html("<p>resign"), picture, &html(&format!("<p>{back}"))]);
    for (email, expected) in [
        (parts("mixed", &[&plain("resign"), picture, &plain(back)]), format!("asked {back}")),
        (parts("mixed", &[&plain("resign"), picture, &html(back)]), format!("asked {back}")),
        (parts("alternative", &[&in_html]), format!("asked {back}")),
        (
            parts("mixed", &[&plain("O-O"), picture, &plain("if b5 Bb3")]),
            "move O-O if b5 Bb3".to_owned(),
        ),
        (parts("mixed", &[&plain("O-O"), picture, &plain("Hi")]), "move O-O".to_owned()),
        (parts("mixed", &[&plain("resign"), file, picture]), "resign".to_owned()),
        (parts("related", &[&html("<p>resign"), &html("<p>a frame")]), "resign".to_owned()),
        (
            parts("mixed", &[&plain("resign\r\n-- \r\nAnna"), picture, &plain("12 Long Street")]),
            "resign".to_owned(),
        ),
    ] {
        let found = outcome_of(&format!("From: Anna <anna@example.org>\r\n{email}"));
        assert_eq!(found, expected, "{email}");
    }
}
