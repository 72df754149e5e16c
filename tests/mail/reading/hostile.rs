//! Emails that were damaged, or written to do damage.

use super::{corpus, outcome};
use crate::support::{Chance, is_full, sample, seed};

#[test]
fn damaged_emails_never_panic() {
    let emails = corpus();
    let mut chance = Chance(seed());
    let mut trapped = 0;
    let mut tried = 0;
    for (_, bytes, _) in &emails {
        let rounds = if bytes.len() > 20_000 { 2 } else { 12 } * if is_full() { 5 } else { 1 };
        for _ in 0..rounds {
            let mut damaged = bytes.clone();
            for _ in 0..=chance.below(8) {
                let at = chance.below(damaged.len());
                match chance.below(4) {
                    0 => {
                        if let Some(byte) = damaged.get_mut(at) {
                            *byte ^= 1 << chance.below(8);
                        }
                    }
                    1 => damaged.truncate(at),
                    2 => {
                        let end = (at + chance.below(40)).min(damaged.len());
                        damaged.drain(at..end);
                    }
                    _ => {
                        let (_, other, _) = emails.get(chance.below(emails.len())).expect("one");
                        let from = chance.below(other.len());
                        let to = (from + chance.below(400)).min(other.len());
                        damaged.splice(at..at, other[from..to].iter().copied());
                    }
                }
            }
            let found = outcome(&damaged);
            tried += 1;
            trapped += u32::from(found.contains("Qh5"));
        }
    }
    // Damage can take the marks off a quotation, so this cannot be none.
    // It must stay rare.
    assert!(trapped * 50 < tried, "{trapped} of {tried}");
}

#[test]
fn hostile_emails_of_the_greatest_length_never_panic() {
    let fill = |head: &str, unit: &str| {
        let mut text = head.to_owned();
        while text.len() + unit.len() <= zugpost::mail::reply::MAX_MESSAGE_BYTES {
            text.push_str(unit);
        }
        text
    };
    let plain = "From: a@example.org\n\n";
    let html = "From: a@example.org\nContent-Type: text/html\n\n";
    let multi = "From: a@example.org\nContent-Type: multipart/mixed; boundary=a\n\n";
    let long = format!("{}\n", "x".repeat(601));
    let emails = [
        ("long lines above empty ones", fill(&format!("{plain}{}", long.repeat(800)), "\n")),
        ("nested messages", fill("From: a@b.c\n", "Content-Type: message/rfc822\n\n")),
        ("multiparts", fill(multi, "--a\nContent-Type: multipart/mixed; boundary=a\n\n")),
        ("other multiparts", fill(multi, "--a\nContent-Type: multipart/mixed; boundary=b\n\n")),
        ("parts", fill(multi, "--a\n\n")),
        ("headers", fill("From: a@b.c\n", "X: y\n")),
        ("recipients", fill("From: a@b.c\nTo: ", "a@b.c, ")),
        ("folds", fill("From: a@b.c\nTo: ", "(\n ")),
        ("short lines", fill(plain, "on 1\n")),
        ("openers", fill(plain, "On 20.11.2026 a@b.c wrote\n")),
        ("one line", fill(plain, "On 2026 wrote ")),
        ("labels", fill(plain, "Subject:\n")),
        ("quotes", fill(plain, ">>>> a\n")),
        ("ifs", fill(plain, "if ")),
        ("numbers", fill(plain, "13. ")),
        ("flowed", fill("From: a@b.c\nContent-Type: text/plain; format=flowed\n\n", "a \n")),
        ("divs", fill(html, "<div>")),
        ("blockquotes", fill(html, "<blockquote>a")),
        ("fonts", fill(html, "<p><font size=1><b>a")),
        ("tables", fill(html, "<table><tr><td>")),
        ("comments", fill(html, "<!---->")),
        ("open comments", fill(html, "<!--")),
        ("scripts", fill(html, "<script></script")),
        ("open tags", fill(html, "<a \"")),
        ("attributes", fill(html, "<a b='c' ")),
        ("entities", fill(html, "&am")),
        ("angles", fill(html, "<")),
        ("words", fill("From: a@b.c\nSubject: ", "=?utf-8?q?a?= ")),
        ("base64", fill("From: a@b.c\nContent-Transfer-Encoding: base64\n\n", "QUFB\n")),
    ];
    for (what, email) in sample(emails, 3) {
        // A thread has less stack than the first one.
        std::thread::Builder::new()
            .stack_size(512 << 10)
            .spawn(move || outcome(email.as_bytes()))
            .expect("a thread")
            .join()
            .unwrap_or_else(|_| panic!("{what} panicked"));
    }
}

/// Whatever a style sheet declares, and for however many elements, what is shown is read.
#[test]
fn endless_style_sheets_hide_no_move() {
    let declared: String = (0..9_000).map(|n| format!("a{n}:b;")).collect();
    let shown: String = (0..300).map(|n| format!("p.a{n}{{display:block;margin:0}}")).collect();
    let selectors = vec!["p"; 300].join(",");
    let classes: Vec<String> = (0..6_000).map(|n| format!("a{n}")).collect();
    let long = "1".repeat(100_000);
    let sheets = [
        ("declarations", format!("p{{display:block;{declared}}}"), "<p>".to_owned()),
        ("a declaration in a tag", String::new(), format!("<p style='{declared}'>")),
        ("selectors", format!("{selectors}{{display:block;{declared}}}"), "<p>".to_owned()),
        ("rules", shown, "<p class=a299>".to_owned()),
        (
            "classes",
            format!("p.{}{{display:none}}", classes.join(".")),
            format!("<p class='{}'>", classes.join(" ")),
        ),
        ("a long value", format!("p{{margin:{long}}}"), "<p>".to_owned()),
    ];
    for (what, sheet, tag) in sample(sheets, 3) {
        // Of the two forms the plain one is read, once the other is known to strike nothing out.
        let mut alternative = format!(
            "From: a@example.org\nContent-Type: multipart/alternative; boundary=b\n\n--b\n\
             Content-Type: text/plain\n\n13. Nxe4\n--b\nContent-Type: text/html\n\n\
             <style>{sheet}.x{{text-decoration:line-through}}</style><div>13. Nxe4</div>"
        );
        let mut html = format!(
            "From: a@example.org\nContent-Type: text/html\n\n<style>{sheet}</style>\
             <div>13. Nxe4</div>"
        );
        for email in [&mut alternative, &mut html] {
            let left = zugpost::mail::reply::MAX_MESSAGE_BYTES - email.len();
            email.push_str(&tag.repeat(left / tag.len()));
            assert_eq!(outcome(email.as_bytes()), "move 13. Nxe4", "{what}");
        }
    }
}

/// Emails whose own words, cut off, are another command: `resign if …` and `Nulle acceptée`. Only
/// the command that is left is allowed, and nothing of a quotation.
const CUT_TO_ANOTHER: [(&str, &str); 2] =
    [("resign_if.eml", "resign"), ("style_utf8_unlabelled.eml", "offer draw")];

#[test]
fn an_email_cut_off_anywhere_yields_nothing_of_the_quotation() {
    for (file, bytes, expected) in corpus() {
        let step = (bytes.len() / 150).max(1);
        for end in sample((0..bytes.len()).step_by(step), 8) {
            let found = outcome(bytes.get(..end).unwrap_or_default());
            let trapped = found.contains("Qh5") || found.contains("Qg4");
            let spoken = matches!(found.as_str(), "resign" | "accept draw" | "offer draw");
            let meant = found == expected || CUT_TO_ANOTHER.contains(&(&file, &found));
            assert!(!trapped && (!spoken || meant), "{file} up to {end}: {found}");
        }
    }
}

/// A cut cannot be seen: what is left of somebody's own words counts as if they had written no
/// more.
#[test]
fn own_words_cut_off_are_read_as_they_stand() {
    for (file, cut, left) in
        [("resign_if.eml", " if", "resign"), ("style_utf8_unlabelled.eml", " accept", "offer draw")]
    {
        let (_, bytes, _) = corpus().into_iter().find(|(one, ..)| one == file).expect("an email");
        let body = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a body");
        let at = bytes[body..].windows(cut.len()).position(|word| word == cut.as_bytes());
        let end = body + at.expect("the words");
        for end in [end, end + 1] {
            assert_eq!(outcome(&bytes[..end]), left, "{file} up to {end}");
        }
        assert!(CUT_TO_ANOTHER.contains(&(file, left)));
    }
}

/// The opponent's message stands in the quotation: whatever breaks a line in it does not end the
/// quotation.
#[test]
fn a_quoted_line_hides_no_line_of_its_own() {
    let head = "From: a@example.org\nContent-Type: text/plain; charset=utf-8\n\n";
    for hidden in ["\u{2028}", "\u{2029}", "\u{85}", "\u{b}", "\u{c}", "\r"] {
        let bottom = format!("{head}> Nice!{hidden}resign\n> more\n\n13. Nxe4\n");
        assert_eq!(outcome(bottom.as_bytes()), "move 13. Nxe4", "{hidden:?}");
        let top = format!("{head}13. Nxe4\n\n> Nice!{hidden}if 13...dxe4 14.Ng5\n");
        assert_eq!(outcome(top.as_bytes()), "move 13. Nxe4", "{hidden:?}");
    }
    let head = "From: a@example.org\nContent-Type: text/html; charset=utf-8\n\n";
    for hidden in ["&#8232;", "&#10;", "&#13;&#10;", "&#x2029;", "&NewLine;"] {
        let html = format!("{head}<blockquote>Nice!{hidden}resign</blockquote><p>13. Nxe4</p>");
        assert_eq!(outcome(html.as_bytes()), "move 13. Nxe4", "{hidden}");
    }
}

/// What was struck out is no part of the words, whichever form of them is read.
#[test]
fn what_is_struck_out_is_not_read() {
    let head = "From: a@example.org\nContent-Type: text/html; charset=utf-8\n\n";
    for (html, expected) in [
        ("<p><s>13. Nf3</s></p><p>13. Nxe4</p>", "move 13. Nxe4"),
        ("<p><strike>resign</strike> 13. Nxe4</p>", "move 13. Nxe4"),
        ("<div>13. <del>Nf3</del>Nxe4</div>", "move 13. Nxe4"),
        (
            "<div><span style=\"text-decoration: line-through\">Nf3</span> 13. Nxe4</div>",
            "move 13. Nxe4",
        ),
        (
            "<p>13. Nxe4 <span style='text-decoration-line:line-through'>draw?</span></p>",
            "move 13. Nxe4",
        ),
        (
            "<div>13. Nxe4<div style=\"text-decoration:line-through\">resign</div>Anna</div>",
            "move 13. Nxe4",
        ),
        ("<p><S>resign</S></p>", "refused nothing"),
        ("<p><strong>13. Nxe4</strong></p><style>p{}</style>", "move 13. Nxe4"),
    ] {
        assert_eq!(outcome(format!("{head}{html}").as_bytes()), expected, "{html}");
    }
    for struck in ["<s>resign</s>", "<u style='text-decoration: Line-Through'>resign</u>"] {
        let both = format!(
            "From: a@example.org\nContent-Type: multipart/alternative; boundary=b\n\n--b\n\
             Content-Type: text/plain\n\nresign\n13. Nxe4\n--b\nContent-Type: text/html\n\n\
             <div>{struck}</div><div>13. Nxe4</div>\n--b--\n"
        );
        assert_eq!(outcome(both.as_bytes()), "move 13. Nxe4", "{struck}");
    }
}

/// Sentences that begin as signatures of telephones do.
#[test]
fn an_ordinary_sentence_is_no_signature() {
    for sentence in [
        "Von meiner Seite einen schönen Gruß!",
        "Die Karte habe ich gestern geschickt",
        "Envoyé avec plaisir :-)",
        "Enviado con cariño",
    ] {
        let email = format!(
            "From: a@example.org\nContent-Type: text/plain; charset=utf-8\n\n13. Nxe4\n{sentence}\n\
             if 13...dxe4 14.Ng5\n"
        );
        let found = outcome(email.as_bytes());
        assert!(found.starts_with("move 13. Nxe4 if 13...dxe4 14.Ng5"), "{sentence}: {found}");
    }
    let signed = "From: a@example.org\n\n13. Nxe4\nVon meinem iPhone gesendet\nAnna\n";
    assert_eq!(outcome(signed.as_bytes()), "move 13. Nxe4");
}

/// Some programs put the signature on top of the quotation, and people answer below it.
#[test]
fn a_signature_ends_where_quotation_begins() {
    let head = "From: a@example.org\n\n";
    let below = format!("{head}-- \nAnna\n\n> It is your turn.\n> Good luck\n\n13. Nxe4\n");
    assert_eq!(outcome(below.as_bytes()), "move 13. Nxe4");
    let inside = format!("{head}-- \nAnna\n13. Nxe4\n\n> It is your turn.\n");
    assert_eq!(outcome(inside.as_bytes()), "refused nothing");
}

#[test]
fn endless_conditional_lines_are_not_put_together() {
    let head = "From: a@example.org\n\n";
    let long = format!("{head}{} if e4\n{}", "a ".repeat(300_000), "e4\n".repeat(2000));
    assert_eq!(outcome(long.as_bytes()), "refused");
    let grown = format!("{head}e4 if e5\n{}", "Nf3 Nc6 Bb5 a6\n".repeat(20_000));
    assert!(outcome(grown.as_bytes()).starts_with("refused"));
}
