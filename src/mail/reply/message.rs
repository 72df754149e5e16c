//! From the bytes of an email to its relevant parts.

use mail_parser::{Address, HeaderForm, HeaderValue, Message, MessageParser, MimeHeaders};

use super::{
    html, mime,
    quote::{self, OwnLines, Skipped},
    text,
};

/// Bytes of a message that are read.
pub const MAX_MESSAGE_BYTES: usize = 1 << 20;

/// More addresses than this are no answer to an email of ours, and each is looked up.
const MAX_RECIPIENTS: usize = 100;

/// The most words by which somebody may sign.
const MAX_NAMES: usize = 12;

/// The longest thing taken over from a header: the longest line RFC 5322 allows.
const MAX_HEADER_CHARS: usize = 998;

/// A message that came in, as far as it matters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incoming {
    /// Without the angle brackets.
    pub message_id: Option<String>,
    /// Every address it may have been delivered to: Delivered-To, X-Original-To, Envelope-To,
    /// To, Cc. In the case in which they were written.
    pub recipients: Vec<String>,
    /// Written by a machine: an auto-reply, a bounce, a mailing list, or one of our own emails
    /// coming back.
    pub is_automatic: bool,
    /// What the person wrote, line by line: without quoted text and signature, trimmed, empty
    /// lines left out.
    pub lines: Vec<String>,
    /// The lines that were taken for a signature, and those in and below an unmarked quotation.
    pub skipped: Skipped,
    /// Words by which its writer may sign: those of the name and the address in `From`.
    pub names: Vec<String>,
}

/// Why nothing could be read at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    #[error("the message is longer than {MAX_MESSAGE_BYTES} bytes")]
    TooBig,
    #[error("this is not a mail message")]
    NotAMessage,
}

/// Reads a message as it came over the wire.
pub fn read(bytes: &[u8]) -> Result<Incoming, Unreadable> {
    if bytes.len() > MAX_MESSAGE_BYTES {
        return Err(Unreadable::TooBig);
    }
    let parser = MessageParser::default();
    let head = parser
        .parse_headers(bytes)
        .filter(|head| head.parts.first().is_some_and(|part| is_head(&part.headers)))
        .ok_or(Unreadable::NotAMessage)?;
    let OwnLines { own: lines, skipped } = own_lines(mime::bodies(&parser, bytes));
    Ok(Incoming {
        message_id: head.message_id().and_then(clean),
        recipients: recipients(&head),
        is_automatic: is_automatic(&head),
        lines,
        skipped,
        names: names(&head),
    })
}

/// What the person wrote, in however many pieces it came.
fn own_lines(bodies: Vec<mime::Body>) -> OwnLines {
    let (mut lines, mut quoted, mut signature) = (Vec::new(), Vec::new(), Vec::new());
    for body in bodies {
        match body {
            mime::Body::Plain { text, flow } => lines.extend(text::lines(&text, flow)),
            mime::Body::Html(markup) => {
                let found = html::to_text(&markup);
                lines.extend(text::lines(&found.text, text::Flow::Fixed));
                quoted.extend(quote::unmarked(&text::lines(&found.quoted, text::Flow::Fixed)));
                let signed = text::lines(&found.signature, text::Flow::Fixed);
                signature.extend(quote::unmarked(&signed));
            }
        }
        // What the next piece begins with goes on with no line of this one.
        lines.push(String::new());
    }
    let mut own = quote::own(&lines);
    own.skipped.quoted.extend(quoted);
    own.skipped.below_dashes.extend(signature);
    own
}

/// Whether these are the headers of an email. Any text with a colon looks like a header to a
/// lenient parser; an email has at least one that is known.
fn is_head(headers: &[mail_parser::Header<'_>]) -> bool {
    use mail_parser::HeaderName as N;
    headers.iter().any(|header| {
        matches!(
            header.name,
            N::From | N::To | N::Date | N::MessageId | N::Received | N::Subject | N::ReturnPath
        )
    })
}

/// A value of a header, unless it holds what no such value may hold.
fn clean(value: &str) -> Option<String> {
    let value = value.trim();
    let fits =
        !value.is_empty() && value.len() <= MAX_HEADER_CHARS && !value.contains(char::is_control);
    fits.then(|| value.to_owned())
}

fn recipients(head: &Message<'_>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let delivered = ["Delivered-To", "X-Original-To", "Envelope-To"]
        .into_iter()
        .flat_map(|name| head.header_as(name, HeaderForm::Addresses));
    for value in delivered {
        if let HeaderValue::Address(address) = value {
            addresses(&address, &mut found);
        }
    }
    for address in head.all_to().chain(head.all_cc()) {
        addresses(address, &mut found);
    }
    found
}

/// The words of the name and of the mailbox that a message is from.
fn names(head: &Message<'_>) -> Vec<String> {
    let Some(from) = head.from().and_then(Address::first) else { return Vec::new() };
    let mailbox = from.address.as_deref().and_then(|address| address.split('@').next());
    let texts = [from.name.as_deref(), mailbox];
    let words = texts.into_iter().flatten().flat_map(|text| {
        text.split(|c: char| !c.is_alphabetic() && !matches!(c, '-' | '\'' | '’'))
    });
    words.filter(|word| !word.is_empty()).take(MAX_NAMES).map(str::to_owned).collect()
}

fn addresses(from: &Address<'_>, into: &mut Vec<String>) {
    for address in from.iter().filter_map(|one| one.address.as_deref()) {
        if into.len() >= MAX_RECIPIENTS {
            return;
        }
        if let Some(address) = clean(address)
            && address.contains('@')
            && !into.contains(&address)
        {
            into.push(address);
        }
    }
}

/// Whether a machine wrote it. To answer a machine is to risk a loop of emails, so what says
/// so of itself is believed; nothing is guessed from the subject or the text.
fn is_automatic(head: &Message<'_>) -> bool {
    let by_type = head.content_type().is_some_and(|kind| {
        let sub = kind.c_subtype.as_deref().unwrap_or_default();
        (kind.c_type.eq_ignore_ascii_case("multipart") && sub.eq_ignore_ascii_case("report"))
            || (kind.c_type.eq_ignore_ascii_case("message")
                && (sub.eq_ignore_ascii_case("delivery-status")
                    || sub.eq_ignore_ascii_case("disposition-notification")))
    });
    let by_sender = [head.from(), head.sender()].into_iter().flatten().any(|sender| {
        sender.iter().filter_map(|one| one.address.as_deref()).any(|address| {
            let local = address.split('@').next().unwrap_or_default();
            local.eq_ignore_ascii_case("mailer-daemon") || local.eq_ignore_ascii_case("postmaster")
        })
    });
    by_type || by_sender || head.headers_raw().any(|(name, value)| says_automatic(name, value))
}

fn says_automatic(name: &str, value: &str) -> bool {
    let value = value.trim().to_ascii_lowercase();
    let word = value.split([';', ' ', '\t', '(', ',']).next().unwrap_or_default();
    match name.to_ascii_lowercase().as_str() {
        "auto-submitted" => word != "no",
        "precedence" | "x-precedence" => {
            matches!(word, "bulk" | "junk" | "list" | "auto_reply" | "auto-reply")
        }
        "return-path" => value == "<>",
        "x-autoreply" | "x-autorespond" | "x-autoresponder" | "x-autogenerated"
        | "x-mail-autoreply" | "x-auto-reply-from" | "x-vacation" => {
            !matches!(word, "no" | "none" | "false")
        }
        // Exchange also sends "RN, NRN" and the like, which only asks for no receipts.
        "x-auto-response-suppress" => {
            value.split(',').any(|one| matches!(one.trim(), "all" | "oof" | "autoreply"))
        }
        "list-id" | "list-post" => !value.is_empty(),
        "x-loop" => true,
        "delivered-to" => word == "autoresponder",
        _ => false,
    }
}
