//! Reads what a mail server says of an email that it could not deliver (RFC 3464).
//!
//! What is said of the address counts, as with a refusal by SMTP. What is said of the email does
//! not: an opponent may have written what a filter refuses, and would silence a rival by it. Many
//! filters refuse with a bare 550, so that counts only where the recipient is known to be refused,
//! before any of the email was seen.

use mail_parser::{Message, MessageParser, MimeHeaders as _};

use super::{
    message::MAX_MESSAGE_BYTES,
    mime::{after_headers, split},
};
use crate::mail::address_refusal::{detail_in, is_address_code, is_address_detail};

/// Parts of a report that are looked through; the second is the one.
const MAX_PARTS: usize = 20;
/// Bytes of a report's words that are read.
const MAX_READ_BYTES: usize = 64 << 10;
/// Characters of what was said that are kept.
const MAX_SAID_CHARS: usize = 300;

/// What a mail server said of an email.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bounce {
    /// The addresses that it names, as they were written.
    pub recipients: Vec<String>,
    /// Nobody has the address, or nothing will ever be delivered there.
    pub is_for_good: bool,
    /// The status and the words of the server that refused it, in one line.
    pub said: String,
}

/// Returns what a message says of an email of ours that came back. `None`: it is no such message,
/// or none that can be recognised for sure.
pub fn read_bounce(bytes: &[u8]) -> Option<Bounce> {
    if bytes.len() > MAX_MESSAGE_BYTES {
        return None;
    }
    let parser = MessageParser::default();
    let head = parser.parse_headers(bytes)?;
    report(&parser, &head, bytes).or_else(|| in_words(&head, bytes))
}

/// A report that machines read.
fn report(parser: &MessageParser, head: &Message<'_>, bytes: &[u8]) -> Option<Bounce> {
    let kind = head.content_type()?;
    let sub = kind.c_subtype.as_deref().unwrap_or_default();
    if !kind.c_type.eq_ignore_ascii_case("multipart") || !sub.eq_ignore_ascii_case("report") {
        return None;
    }
    let boundary = kind.attribute("boundary")?;
    let parts = split(after_headers(bytes)?, boundary.as_bytes(), MAX_PARTS);
    let status = parts.into_iter().find(|part| is_delivery_status(parser, part))?;
    let text = beginning(after_headers(status)?);
    let mut delayed = None;
    for group in groups(&text) {
        let Some(bounce) = of_recipient(&group) else { continue };
        match bounce {
            (bounce, true) => return Some(bounce),
            (bounce, false) => delayed = delayed.or(Some(bounce)),
        }
    }
    delayed
}

fn is_delivery_status(parser: &MessageParser, part: &[u8]) -> bool {
    let head = parser.parse_headers(part);
    let root = head.as_ref().and_then(|head| head.content_type());
    root.is_some_and(|kind| {
        let sub = kind.c_subtype.as_deref().unwrap_or_default();
        kind.c_type.eq_ignore_ascii_case("message")
            && ["delivery-status", "global-delivery-status"]
                .iter()
                .any(|one| sub.eq_ignore_ascii_case(one))
    })
}

/// The fields of a group, names in lower case, unfolded.
type Fields = Vec<(String, String)>;

/// The groups of fields of a report: one about the message, then one for each recipient.
fn groups(text: &str) -> Vec<Fields> {
    let mut groups: Vec<Fields> = vec![Vec::new()];
    for line in text.lines() {
        let Some(fields) = groups.last_mut() else { break };
        if line.trim().is_empty() {
            if !fields.is_empty() {
                groups.push(Vec::new());
            }
        } else if line.starts_with([' ', '\t']) {
            if let Some((_, value)) = fields.last_mut() {
                value.push(' ');
                value.push_str(line.trim());
            }
        } else if let Some((name, value)) = line.split_once(':') {
            fields.push((name.trim().to_ascii_lowercase(), value.trim().to_owned()));
        }
    }
    groups
}

/// What a group says of a recipient, and whether the server has given up.
fn of_recipient(fields: &Fields) -> Option<(Bounce, bool)> {
    let field = |name: &str| {
        fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    };
    let first_word = |text: &str| {
        text.split([' ', '\t', '(', ';']).next().unwrap_or_default().to_ascii_lowercase()
    };
    let has_failed = match first_word(field("action")?).as_str() {
        "failed" => true,
        "delayed" => false,
        // Delivered after all, or passed on.
        _ => return None,
    };
    let status = field("status").map(first_word).unwrap_or_default();
    let diagnosis = field("diagnostic-code").unwrap_or_default();
    let named = ["original-recipient", "final-recipient"].into_iter().filter_map(field);
    let recipients = named.map(address_of).filter(|address| !address.is_empty()).collect();
    let said = one_line(&format!("{status} {diagnosis}"));
    let is_for_good = has_failed && is_of_the_address(&status, diagnosis);
    Some((Bounce { recipients, is_for_good, said }, has_failed))
}

/// `rfc822; <anna@example.org>`
fn address_of(value: &str) -> String {
    let address = value.split_once(';').map_or(value, |(_, address)| address);
    address.trim().trim_matches(['<', '>']).to_owned()
}

/// Whether a status (RFC 3463) says that the address is to blame, and for good. Where it says
/// nothing more than that it failed, the status in the words of the server that refused it counts.
fn is_of_the_address(status: &str, diagnosis: &str) -> bool {
    // There is no such host: only who looks for it learns that.
    let is_gone = |detail: &str| is_address_detail(detail) || detail == "4.4";
    match status.strip_prefix("5.") {
        Some("0.0" | "5.0") => {}
        Some(detail) => return is_gone(detail),
        None => return false,
    }
    detail_in(diagnosis).is_some_and(is_gone)
}

/// A message for people only, of two kinds that are known for sure: Exim's, which names the
/// recipients in its header, and qmail's, which always begins in the same words.
fn in_words(head: &Message<'_>, bytes: &[u8]) -> Option<Bounce> {
    let text = beginning(after_headers(bytes)?);
    let mut exim = head
        .headers_raw()
        .filter(|(name, _)| name.eq_ignore_ascii_case("X-Failed-Recipients"))
        .map(|(_, value)| value.trim().to_owned());
    let (recipients, words, answer) = if let Some(recipients) = &exim.next() {
        // It is about one email to one address; what is quoted below it is the email itself.
        let own = text.split("------ This is a copy of").next().unwrap_or_default();
        (recipients.clone(), own, answer_in_exim(own))
    } else if text.trim_start().starts_with("Hi. This is the qmail-send program at ") {
        let own = text.split("--- Below this line is a copy of").next().unwrap_or_default();
        let (recipient, words) = own.split_once("\n<")?.1.split_once(">:")?;
        (recipient.to_owned(), words, answer_in_qmail(words))
    } else {
        return None;
    };
    let recipients = recipients.split(',').map(|one| one.trim().to_owned()).collect();
    let is_for_good = answer.is_some_and(|answer| match detail_in(answer) {
        Some(detail) => is_address_detail(detail),
        None => code_of(answer).is_some_and(is_address_code),
    });
    let said = words.lines().map(str::trim).filter(|line| !line.is_empty());
    // The last words are those of the server that refused it.
    let said = one_line(&said.collect::<Vec<_>>().join(" "));
    Some(Bounce { recipients, is_for_good, said })
}

/// What a server answered to the recipient: `SMTP error from remote mail server after RCPT
/// TO:<anna@example.org>: 550 unknown`. It may have answered to the email just as well.
fn answer_in_exim(words: &str) -> Option<&str> {
    let (_, step) = words.split_once(" error from remote mail")?.1.split_once(" after ")?;
    let to = step.strip_prefix("pipelined ").unwrap_or(step).strip_prefix("RCPT TO:")?;
    Some(to.split_once('>')?.1)
}

/// `192.0.2.1 does not like recipient. Remote host said: 550 unknown`, or what qmail says itself:
/// `Sorry, no mailbox here by that name. (#5.1.1)`.
fn answer_in_qmail(words: &str) -> Option<&str> {
    match words.split_once("Remote host said:") {
        Some((step, answer)) => step.contains("does not like recipient").then_some(answer),
        None => Some(words),
    }
}

/// The code that an answer begins with.
fn code_of(answer: &str) -> Option<u16> {
    let answer = answer.trim_start_matches(|c: char| c.is_whitespace() || c == ':');
    answer.split(|c: char| c.is_whitespace() || c == '-').next()?.parse().ok()
}

fn beginning(bytes: &[u8]) -> String {
    let bytes = bytes.get(..MAX_READ_BYTES).unwrap_or(bytes);
    String::from_utf8_lossy(bytes).replace('\r', "")
}

fn one_line(text: &str) -> String {
    let plain: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let words = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    match words.char_indices().nth(MAX_SAID_CHARS) {
        Some((at, _)) => format!("{}…", words.get(..at).unwrap_or_default()),
        None => words,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dsn(fields: &str) -> Vec<u8> {
        format!(
            "From: MAILER-DAEMON@mx.example.net\r\nContent-Type: multipart/report;\r\n \
             report-type=delivery-status; boundary=\"b\"\r\n\r\n--b\r\n\r\nSorry.\r\n--b\r\n\
             Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\n\
             {fields}\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: x\r\n--b--\r\n"
        )
        .into_bytes()
    }

    #[test]
    fn reports_are_read() {
        for (action, status, diagnosis, is_for_good) in [
            ("failed", "5.1.1", "smtp; 550 5.1.1 User unknown", true),
            ("Failed", "5.1.10 (no such)", "", true),
            ("failed", "5.2.1", "", true),
            ("failed", "5.4.4", "dns; no such host", true),
            // A bare code may be of the email.
            ("failed", "5.0.0", "smtp; 550 This message scored 15 spam points", false),
            ("failed", "5.0.0", "smtp; 550 no mailbox here", false),
            ("failed", "5.5.0", "smtp;550 Requested action not taken: mailbox unavailable", false),
            ("failed", "5.5.0", "smtp; 551-5.1.6 moved", true),
            ("failed", "5.0.0", "smtp; 550-5.1.1 The account does not exist", true),
            ("failed", "5.0.0", "smtp; 554 5.7.1 spam", false),
            ("failed", "5.0.0", "", false),
            ("failed", "5.7.1", "smtp; 550 5.7.1 rejected by policy", false),
            ("failed", "5.6.0", "", false),
            ("failed", "5.2.2", "smtp; 552 mailbox full", false),
            ("failed", "5.3.4", "", false),
            ("failed", "4.4.7", "smtp; 450 expired", false),
            ("delayed", "4.4.1", "", false),
            ("delayed", "5.1.1", "", false),
        ] {
            let fields = format!(
                "Final-Recipient: rfc822; Bruno@Example.org\r\nAction: {action}\r\n\
                 Status: {status}\r\nDiagnostic-Code: {diagnosis}\r\n"
            );
            let bounce = read_bounce(&dsn(&fields)).unwrap();
            assert_eq!(bounce.is_for_good, is_for_good, "{action} {status} {diagnosis}");
            assert_eq!(bounce.recipients, ["Bruno@Example.org"]);
        }
        for action in ["delivered", "relayed", "expanded"] {
            let fields =
                format!("Final-Recipient: rfc822; a@b.c\r\nAction: {action}\r\nStatus: 2.0.0");
            assert_eq!(read_bounce(&dsn(&fields)), None, "{action}");
        }
        let folded = "Original-Recipient: rfc822;a@b.c\r\nFinal-Recipient: rfc822; <d@e.f>\r\n\
            Action: failed\r\nStatus: 5.0.0\r\nDiagnostic-Code: smtp;\r\n 550\r\n  5.1.1 none\r\n";
        let bounce = read_bounce(&dsn(folded)).unwrap();
        assert_eq!(bounce.recipients, ["a@b.c", "d@e.f"]);
        assert_eq!(
            (bounce.is_for_good, bounce.said.as_str()),
            (true, "5.0.0 smtp; 550 5.1.1 none")
        );
    }

    #[test]
    fn words_are_read_only_where_they_are_known() {
        let exim = "From: Mail Delivery System <Mailer-Daemon@mx.example.net>\r\n\
            X-Failed-Recipients: bruno@example.org\r\n\r\nA message that you sent could not be \
            delivered\r\n\r\n  bruno@example.org\r\n    SMTP error from remote mail server after \
            RCPT TO:<bruno@example.org>:\r\n    550 5.1.1 User unknown\r\n\r\n\
            ------ This is a copy of the message, including all the headers. ------\r\n\r\n554 5.7.1\r\n";
        let bounce = read_bounce(exim.as_bytes()).unwrap();
        assert_eq!(
            (bounce.is_for_good, bounce.recipients),
            (true, vec!["bruno@example.org".to_owned()])
        );
        let to = "after RCPT TO:<bruno@example.org>:";
        for (step, answer, is_for_good) in [
            (to, "554 5.7.1 spam", false),
            (to, "550 5.7.1 not from you", false),
            (to, "550 unknown", true),
            (to, "550-unknown\r\n    550 here", true),
            (to, "554 we take nothing from you, not even 550", false),
            ("after pipelined RCPT TO:<bruno@example.org>:", "553 unknown", true),
            ("after end of data:", "550 This message scored 15 spam points", false),
            ("after end of data:", "550 5.1.1 User unknown", false),
            ("after end of data:", "550 say 'after RCPT TO:<a>: 550 x'", false),
            ("after MAIL FROM:<a@b.c>:", "550 not you", false),
        ] {
            let email = exim.replace(to, step).replace("550 5.1.1 User unknown", answer);
            let bounce = read_bounce(email.as_bytes()).unwrap();
            assert_eq!(bounce.is_for_good, is_for_good, "{step} {answer}");
        }
        let qmail = "From: MAILER-DAEMON@mx.example.net\r\nSubject: failure notice\r\n\r\n\
            Hi. This is the qmail-send program at mx.example.net.\r\nI'm afraid I wasn't able to deliver \
            your message.\r\n\r\n<bruno@example.org>:\r\nSorry, no mailbox here by that name. (#5.1.1)\r\n\r\n\
            --- Below this line is a copy of the message.\r\n";
        let bounce = read_bounce(qmail.as_bytes()).unwrap();
        assert_eq!(
            (bounce.is_for_good, bounce.recipients),
            (true, vec!["bruno@example.org".to_owned()])
        );
        let sorry = "Sorry, no mailbox here by that name. (#5.1.1)";
        for (words, is_for_good) in [
            ("192.0.2.1 does not like recipient.\r\nRemote host said: 550 unknown", true),
            ("192.0.2.1 does not like recipient.\r\nRemote host said: 550 5.7.1 blocked", false),
            ("192.0.2.1 failed after I sent the message.\r\nRemote host said: 550 spam", false),
            ("192.0.2.1 failed after I sent the message.\r\nRemote host said: 550 5.1.1 x", false),
            ("A filter here says 550 spam.", false),
            ("Connected to 192.0.2.1 but sender was rejected.\r\nRemote host said: 550 no", false),
        ] {
            let bounce = read_bounce(qmail.replace(sorry, words).as_bytes()).unwrap();
            assert_eq!(bounce.is_for_good, is_for_good, "{words}");
        }
        for other in [
            "From: MAILER-DAEMON@mx.example.net\r\n\r\n550 5.1.1 <bruno@example.org> unknown\r\n",
            "From: bruno@example.org\r\nAuto-Submitted: auto-replied\r\n\r\nI am away.\r\n",
            "From: a@b.c\r\nContent-Type: multipart/report; boundary=b\r\n\r\n--b\r\n\r\nx\r\n--b--\r\n",
            "",
        ] {
            assert_eq!(read_bounce(other.as_bytes()), None, "{other}");
        }
    }
}
