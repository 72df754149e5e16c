//! Answers that quote our email without marks: what is ours is told from what the player wrote.

use super::{BRUNO, WILMA, table, table_with};
use crate::{
    support::{Browser, site::Email},
    web::Table,
};

/// Our email as programs quote it without marks: its text, its text broken elsewhere, or the text of
/// its HTML.
fn quotations(email: &Email) -> [String; 3] {
    let mut broken = String::new();
    for line in email.text.lines() {
        let mut length = 0;
        for word in line.split_whitespace() {
            let gap = if length + word.len() > 44 { "\n" } else { " " };
            length = if gap == "\n" { 0 } else { length } + word.len();
            broken.push_str(gap);
            broken.push_str(word);
        }
        broken.push('\n');
    }
    let html = scraper::Html::parse_document(&email.html);
    let body = scraper::Selector::parse(".card, body > .muted").expect("a selector");
    let texts = html.select(&body).flat_map(|part| part.text());
    let html: Vec<&str> = texts.map(str::trim).filter(|text| !text.is_empty()).collect();
    [email.text.clone(), broken, html.join("\r\n")]
}

fn outlook(text: &str, quotation: &str, below: &str) -> String {
    format!(
        "{text}\r\n\r\n-----Original Message-----\r\nFrom: Zugpost <game@reply.example.org>\r\n\
         Sent: Friday, November 20, 2026 1:00 PM\r\nTo: wilma@example.org\r\nSubject: game\r\n\r\n\
         {quotation}\r\n\r\n{below}\r\n"
    )
}

/// Sends a message that holds nothing but this.
fn send(table: &Table, email: &Email, body: &str) {
    let whole = crate::support::site::answer_to(email, "@");
    let (head, _) = whole.split_once("\r\n\r\n").expect("a head");
    table.site.receive(&format!("{head}\r\n\r\n{body}"));
}

fn resigned(table: &mut Table) -> bool {
    table.black.get("/games/1").text().contains("White resigned")
}

#[test]
fn a_sentence_below_an_unmarked_quotation_takes_a_resignation_back() {
    let mut table = table_with(&[], &[]);
    table.play(&["e4", "e5"]);
    let email = table.last_to(WILMA);
    for quotation in quotations(&email) {
        for below in ["no wait, I take that back", "no", "2. Nf3", "Sorry, wrong game"] {
            send(&table, &email, &outlook("resign", &quotation, below));
            assert!(!resigned(&mut table), "{below} below {quotation}");
            let told = table.last_to(WILMA);
            assert!(told.text.contains(&format!("below it \"{below}\"")), "{}", told.text);
        }
    }
    let (above, rest) = email.text.split_once("It is your turn").expect("whose turn it is");
    let inside = format!("{above}\r\n\r\nno, not yet\r\n\r\nIt is your turn{rest}");
    send(&table, &email, &outlook("resign", &inside, ""));
    assert!(!resigned(&mut table));
}

#[test]
fn an_unmarked_quotation_alone_keeps_nobody_from_resigning() {
    for which in 0..3 {
        let mut table = table_with(&[], &[]);
        table.play(&["e4", "e5"]);
        let email = table.last_to(WILMA);
        let quotation = &quotations(&email)[which];
        send(&table, &email, &outlook("resign", quotation, "Wilma"));
        assert!(resigned(&mut table), "{}\n{quotation}", table.last_to(WILMA).text);
    }
}

/// Says something on the page of the game.
fn say(browser: &mut Browser, text: &str) {
    let page = browser.get("/games/1");
    browser.submit(&page, "#messages form", &[("text", text)]);
}

/// What the opponent said, or our email, is known; a line of it alone is quoted by nobody.
#[test]
fn a_line_that_is_known_takes_a_resignation_back() {
    let mut table = table_with(&[], &[]);
    table.play(&["e4", "e5"]);
    say(&mut table.black, "Just kidding");
    table.site.run_jobs();
    let email = table.last_to(WILMA);
    table.site.answer(&email, "resign\r\njust kidding");
    assert!(!resigned(&mut table));
    let told = table.last_to(WILMA);
    assert!(told.text.contains("below it \"just kidding\""), "{}", told.text);
    table.site.answer(&email, "Nf3\r\noffer a draw");
    let text = table.last_to(WILMA).text.replace(['\r', '\n'], " ").replace("  ", " ");
    let note = "These lines stand in or below the email that you quoted and were not read: \
        offer a draw";
    assert!(text.contains(note), "{text}");
}

/// The email says nothing any more once its message was read.
#[test]
fn an_email_about_a_message_that_was_read_since_is_known() {
    let mut table = table_with(&[], &[]);
    table.play(&["e4", "e5"]);
    say(&mut table.black, "Good luck with this one!");
    table.site.run_jobs();
    let email = table.last_to(WILMA);
    assert_eq!(email.news, "Bruno sent you a message about your game");
    table.white.get("/games/1").assert_says("Good luck with this one!");
    send(&table, &email, &outlook("resign", &email.text, "Wilma"));
    assert!(resigned(&mut table), "{}", table.last_to(WILMA).text);
}

/// Our answer repeats what was not understood: it is the player's all the same.
#[test]
fn what_an_answer_repeats_may_be_written_again() {
    let table = table(&[]);
    table.site.answer(&table.last_to(WILMA), "castles if h5 a4");
    let refused = table.last_to(WILMA);
    assert!(refused.text.contains("castles if h5 a4"), "{}", refused.text);
    table.site.answer(&refused, "e4\r\nif h5 a4");
    let told = table.last_to(WILMA);
    assert!(told.news.starts_with("You played 1.e4"), "{}", told.text);
    assert!(told.text.contains("1...h5 2.a4"), "{}", told.text);
}

/// The sender of the answer says so too: an email that repeats what was written.
#[test]
fn an_answer_to_an_answer_quotes_that_one() {
    let mut table = table(&[]);
    table.site.answer(&table.last_to(WILMA), "Hello!");
    let refused = table.last_to(WILMA);
    send(&table, &refused, &outlook("resign", &refused.text, ""));
    assert!(resigned(&mut table), "{}", table.last_to(WILMA).text);
}

/// The opponent's message stands in the email, with lines that look like commands.
#[test]
fn lines_of_the_opponent_are_not_read_as_ones_own() {
    let mut table = table(&[]);
    let page = table.white.get("/games/1");
    let page = table.white.submit(&page, "form.typed", &[("move", "e4")]);
    let message = "Interesting! What do you think of this line:\nif d5 exd5\nif 2...Nc6 3.Bb5";
    table.white.submit(&page, ".confirm form", &[("message", message)]);
    let email = table.last_to(BRUNO);
    assert!(email.text.contains("if d5 exd5"), "{}", email.text);
    send(&table, &email, &format!("e5\r\n\r\n{}", email.text));
    let told = table.last_to(BRUNO);
    assert!(told.news.starts_with("You played 1...e5"), "{}", told.text);
    assert!(!told.text.contains("conditional moves were saved"), "{}", told.text);
    assert!(!told.text.contains("were not read"), "{}", told.text);
}

/// Who writes what the opponent wrote is told that it was not read.
#[test]
fn a_line_that_the_opponent_wrote_too_is_told() {
    let mut table = table(&[]);
    let page = table.white.get("/games/1");
    let page = table.white.submit(&page, "form.typed", &[("move", "e4")]);
    table.white.submit(&page, ".confirm form", &[("message", "Is it\nif 2.Nf3 Nc6\ntoday?")]);
    table.site.answer(&table.last_to(BRUNO), "e5\r\nif 2.Nf3 Nc6");
    let text = table.last_to(BRUNO).text.replace(['\r', '\n'], " ").replace("  ", " ");
    let note = "These lines stand in or below the email that you quoted and were not read: \
        if 2.Nf3 Nc6";
    assert!(text.contains(note), "{text}");
}

#[test]
fn a_word_that_is_no_command_is_answered_with_the_command() {
    let table = table(&[]);
    for (word, said) in [
        ("castles", "To castle kingside, write \"O-O\"."),
        ("1. Rochade", "To castle kingside, write \"O-O\"."),
        ("castles long", "To castle queenside, write \"O-O-O\"."),
        ("1. d3 =", "To offer a draw, add \"draw?\" or \"(=)\" after the move."),
        ("yes", "We did not understand \"yes\". The first line must contain only a move"),
    ] {
        table.site.answer(&table.last_to(WILMA), word);
        let text = table.last_to(WILMA).text.replace(['\r', '\n'], " ").replace("  ", " ");
        assert!(text.contains(said), "{word}: {text}");
    }
    table.site.answer(&table.last_to(WILMA), "e4 draw?");
    for word in ["yes", "ja", "Oui !", "¡Sí!", "no"] {
        table.site.answer(&table.last_to(BRUNO), word);
        let text = table.last_to(BRUNO).text.replace(['\r', '\n'], " ").replace("  ", " ");
        assert!(text.contains("To accept the draw, write \"accept\"."), "{word}: {text}");
    }
    table.site.answer(&table.last_to(BRUNO), "accept");
    assert!(table.last_to(BRUNO).news.starts_with("You accepted the draw"));
}

#[test]
fn an_email_that_cannot_be_answered_says_so() {
    let said = "You cannot reply to this email. Use the website.";
    let mut table = table(&[]);
    let page = table.black.get("/games/1/resign");
    assert!(!table.last_to(WILMA).text.contains(said));
    table.black.submit(&page, "form[action$=resign]", &[]);
    let ended = table.last_to(WILMA);
    assert!(ended.reply_to.is_none() && ended.text.contains(said), "{}", ended.text);
    assert!(ended.html.contains(said));
    // Where no email can be answered nobody expects it.
    let site = crate::support::Site::start();
    let (mut white, mut black) = (site.player("Wilma"), site.player("Bruno"));
    crate::web::start(&mut white, &mut black, &[]);
    site.run_jobs();
    assert!(!site.email_to(WILMA).text.contains(said));
}
