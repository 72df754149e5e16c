//! What an email shows.

use std::process::{Command, Stdio};

use chrono::TimeDelta;

use super::{BRUNO, WILMA, table};
use crate::{
    support::{left_out, site::PASSWORD},
    web::{play, start},
};

#[test]
fn your_move_tells_the_move_the_board_the_flag_and_what_was_said() {
    let mut table = table(&[]);
    for (i, text) in ["e4", "e5", "Nf3", "Nc6", "Bb5"].into_iter().enumerate() {
        let browser = if i % 2 == 0 { &mut table.white } else { &mut table.black };
        play(browser, "/games/1", text);
        table.site.run_jobs();
    }
    let page = table.black.get("/games/1");
    let page = table.black.submit(&page, "form.typed", &[("move", "a6")]);
    let said = "Your bishop?\n-- \nNo <b>more</b> letters";
    table.black.submit(&page, ".confirm form", &[("message", said)]);
    let email = table.last_to(WILMA);
    assert_eq!(email.news, "Bruno played 3...a6");
    for part in [
        "Bruno played 3...a6 · your move, until Mon 23 Nov 2026, 13:00 CET\n\nHello Wilma,",
        "It is your turn. You have 3 days left, until Monday 23 November 2026, 13:00 CET.",
        "Bruno writes:\n    Your bishop?\n    --\n    No <b>more</b> letters",
        "8  r . b q k b n r\n7  . p p p . p p p\n6  p . n . . . . .\n5  . B . . p . . .\n4  . . . . P . . .\n3  . . . . . N . .\n2  P P P P . P P P\n1  R N B Q K . . R",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6",
        "/games/1",
        "Begin the first line of your reply with \"4.\" and your move",
    ] {
        assert!(email.text.contains(part), "{part:?} in {}", email.text);
    }
    assert!(email.html.contains("alt=\"White: king e1"), "{}", email.html);
    assert!(email.html.contains("No &#60;b&#62;more"), "{}", email.html);
    let picture = email.picture.expect("a picture");
    assert!(picture.starts_with(b"\x89PNG"));
    assert!(email.bytes < 100_000, "{} bytes", email.bytes);
    // From the other side for the other player.
    play(&mut table.white, "/games/1", "Ba4");
    let email = table.last_to(BRUNO);
    assert!(email.text.contains("\n   h g f e d c b a"), "{}", email.text);
    assert_ne!(email.picture.expect("a picture"), picture);
    // The two of them read it on the page, nobody else.
    table.white.get("/games/1").assert_says("Your bishop?");
    assert!(!table.site.browser().get("/games/1").text().contains("Your bishop?"));
}

#[test]
fn a_message_with_a_refused_move_is_not_lost_and_one_too_long_is_refused() {
    let mut table = table(&[]);
    let page = table.white.get("/games/1");
    let fields = [("move", "e5"), ("message", "Good luck!")];
    let page = table.white.submit(&page, "form.typed", &fields);
    assert_eq!(page.status, 422);
    let page = table.white.submit(&page, "form.typed", &[("move", "e4")]);
    let long = "x".repeat(1001);
    let refused = table.white.submit(&page, ".confirm form", &[("message", &long)]);
    assert_eq!(refused.status, 422);
    assert!(!table.white.get("/games/1").text().contains("xxx"));
    table.white.submit(&page, ".confirm form", &[("message", "Good luck!")]);
    assert!(table.last_to(BRUNO).text.contains("Wilma writes:\n    Good luck!"));
}

#[test]
fn names_and_messages_cannot_write_headers() {
    let mut table = table(&[]);
    let page = table.white.get("/games/1");
    let page = table.white.submit(&page, "form.typed", &[("move", "e4")]);
    let said = "x\r\nBcc: evil@example.org\r\n\r\nhello\u{202e}";
    table.white.submit(&page, ".confirm form", &[("message", said)]);
    let email = table.last_to(BRUNO);
    assert!(email.text.contains("    Bcc: evil@example.org"), "{}", email.text);
}

#[test]
fn an_email_about_an_end_tells_the_result_and_why() {
    let mut table = table(&[]);
    table.play(&["f3", "e5", "g4"]);
    let page = table.black.get("/games/1");
    let page = table.black.submit(&page, "form.typed", &[("move", "Qh4")]);
    table.black.submit(&page, ".confirm form", &[("message", "Thank you.")]);
    let email = table.last_to(WILMA);
    assert!(email.text.contains("Bruno writes:\n    Thank you."), "{}", email.text);
    assert_eq!(email.news, "You lost against Bruno");
    assert!(email.text.contains("is over: 0-1."), "{}", email.text);
    assert!(email.text.contains("checkmate"), "{}", email.text);
    assert_eq!(email.reply_to, None);
    assert!(email.picture.is_some());
}

#[test]
fn opponents_are_told_of_a_vacation_once_with_all_their_games() {
    let mut table = table(&[]);
    start(&mut table.white, &mut table.black, &[]);
    start(&mut table.white, &mut table.black, &[("vacation", "off")]);
    table.site.run_jobs();
    let page = table.white.get("/vacation");
    let page = table.white.submit(&page, "main form", &[("from", ""), ("until", "2026-11-30")]);
    assert_eq!(page.status, 200, "{}", page.text());
    let email = table.last_to(BRUNO);
    assert_eq!(email.news, "Wilma has booked vacation");
    assert!(email.text.contains("on vacation until Tuesday 1 December 2026, 00:00 CET"));
    assert!(email.text.contains("* Game 1") && email.text.contains("* Game 2"), "{}", email.text);
    assert!(email.text.contains("Their time runs out on Friday 4 December 2026"), "{}", email.text);
    let count = table.count_to(BRUNO);
    table.site.advance(TimeDelta::days(2));
    assert_eq!(table.count_to(BRUNO), count);
}

#[test]
fn a_login_from_somewhere_new_is_told() {
    let table = table(&[]);
    let mut known = table.site.browser();
    let before = table.count_to(WILMA);
    known.log_in("Wilma", PASSWORD);
    assert_eq!(table.count_to(WILMA), before, "from where she always does");
    let mut other = table.site.browser();
    other.user_agent =
        Some("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
    other.log_in("Wilma", PASSWORD);
    let email = table.last_to(WILMA);
    assert_eq!(email.news, "New login to your account on Zugpost");
    assert!(email.text.contains("from a new device: Firefox on Linux"), "{}", email.text);
    let mut again = table.site.browser();
    again.user_agent = other.user_agent;
    again.log_in("Wilma", PASSWORD);
    assert_eq!(table.count_to(WILMA), before + 1);
}

/// Python's strict policy raises an error for every defect of a message.
const STRICT: &str = "
import email, email.policy, pathlib, sys
for path in sorted(pathlib.Path(sys.argv[1]).glob('*.eml')):
    message = email.message_from_bytes(path.read_bytes(), policy=email.policy.strict)
    for part in message.walk():
        assert not part.defects, (path, part.defects)
        for name, value in part.items():
            assert not value.defects, (path, name, value.defects)
        if not part.is_multipart():
            part.get_content()
    assert message['date'].datetime and message['from'].addresses and message['to'].addresses
    print(message['message-id'], message['references'], message['subject'])
";

#[test]
fn a_strict_parser_of_another_project_finds_no_fault() {
    let mut table = table(&[(
        "SITE_NAME",
        "Zügpöst – a very long name of a site, longer than a line of a header may be, really",
    )]);
    table.play(&["e4", "e5", "Nf3", "Nc6"]);
    table.site.run_jobs();
    let python = Command::new("python3")
        .args(["-c", STRICT])
        .arg(table.site.config.mail_dir())
        .stdin(Stdio::null())
        .output();
    let Ok(output) = python else {
        left_out("python3 is absent");
        return;
    };
    let (out, error) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{error}");
    let count = table.site.emails().len();
    assert_eq!(out.lines().count(), count);
}

/// The algorithm by which mail programs thread (Jamie Zawinski's), as far as it matters here:
/// messages with a common ancestor are one conversation.
#[test]
fn the_emails_of_a_game_thread_as_one_conversation() {
    let mut table = table(&[]);
    start(&mut table.white, &mut table.black, &[]);
    table.site.run_jobs();
    for (game, text) in [("/games/1", "e4"), ("/games/2", "d4")] {
        play(&mut table.white, game, text);
        table.site.run_jobs();
        play(&mut table.black, game, "Nf6");
        table.site.run_jobs();
    }
    table.site.answer(&table.last_to(WILMA), "resign");
    let emails = table.site.emails_to(WILMA);
    let mut threads: Vec<(String, usize)> = Vec::new();
    for email in &emails {
        let root = email.thread.clone().unwrap_or_else(|| email.id.clone());
        match threads.iter_mut().find(|(known, _)| *known == root) {
            Some((_, count)) => *count += 1,
            None => threads.push((root, 1)),
        }
    }
    let games: Vec<usize> = threads
        .iter()
        .filter(|(root, _)| root.starts_with("game-"))
        .map(|(_, count)| *count)
        .collect();
    assert_eq!(games, [2, 4], "{threads:?}");
}
