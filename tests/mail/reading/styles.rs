//! Replies in the styles of many mail programs, in four languages, above and below a quotation that
//! is marked or not.

use std::fs;

use zugpost::{
    i18n::Locale,
    mail::reply::{KnownText, NotUnderstood, read, understand},
};

use super::{CORPUS, written};

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

/// What a reply yields, read beside the email that it answers.
fn outcome(body: &str) -> String {
    let kind = if body.starts_with('<') { "html" } else { "plain" };
    let email = format!(
        "From: Anna =?utf-8?q?M=C3=BCller?= <anna.mueller@example.org>\r\n\
         Content-Type: text/{kind}; charset=utf-8\r\n\r\n{body}"
    );
    let mut incoming = read(email.as_bytes()).expect("an email");
    let mut known = KnownText::default();
    known.add_email(&[EMAIL.to_owned()]);
    known.add_ours(EMAIL);
    known.take_out(&mut incoming.lines, &mut incoming.skipped);
    let names = &incoming.names;
    match understand(&incoming.lines, &incoming.skipped, names, Locale::default()) {
        Ok(wish) => {
            let quoted = wish.quoted.iter().map(|line| format!(" quoted {line}"));
            format!("{}{}", written(&wish), quoted.collect::<String>())
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
    let wrong = replies.iter().filter_map(|(what, expected, body)| {
        let found = outcome(body);
        (found != *expected).then(|| format!("{what}: expected {expected:?}, found {found:?}"))
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{} replies:\n{}", wrong.len(), wrong.join("\n"));
}
