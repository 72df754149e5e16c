//! Finds the parts of a message that hold the words.
//!
//! mail-parser reads headers and single parts, but not the tree: a tree of thousands of nested
//! messages would exhaust the stack when it is dropped, and thousands of boundaries that never
//! come would each be looked for to the end. Here both are bounded.

use mail_parser::{Message, MessageParser, MimeHeaders, PartType};

use super::{html, text::Flow};

/// Real messages nest four or five levels.
const MAX_DEPTH: usize = 12;
/// Parts read in one message.
const MAX_PARTS: usize = 100;

/// What a person wrote, or a piece of it, in the form in which it came.
pub enum Body {
    Plain { text: String, flow: Flow },
    Html(String),
}

/// The words of the message itself, not of what is attached or nested. They are in several pieces
/// where something else, such as a picture, stands between them.
pub fn bodies(parser: &MessageParser, message: &[u8]) -> Vec<Body> {
    let mut parts_left = MAX_PARTS;
    part(parser, message, 0, &mut parts_left).unwrap_or_default()
}

/// `None` or nothing: it holds no words.
fn part(
    parser: &MessageParser,
    bytes: &[u8],
    depth: usize,
    parts_left: &mut usize,
) -> Option<Vec<Body>> {
    *parts_left = parts_left.checked_sub(1)?;
    if bytes.starts_with(b"\n") || bytes.starts_with(b"\r\n") {
        // A part may have no headers at all; it is text then.
        let text = String::from_utf8_lossy(bytes).into_owned();
        return (!is_blank(&text)).then(|| vec![Body::Plain { text, flow: Flow::Fixed }]);
    }
    let head = parser.parse_headers(bytes)?;
    let root = head.parts.first()?;
    let kind = root.content_type();
    let main = kind.map_or("text", |kind| kind.c_type.as_ref()).to_ascii_lowercase();
    let sub = kind
        .map_or(Some("plain"), |kind| kind.c_subtype.as_deref())
        .unwrap_or_default()
        .to_ascii_lowercase();
    match main.as_str() {
        // The parts of a digest are messages.
        "multipart" if sub != "digest" && depth < MAX_DEPTH => {
            let boundary = kind?.attribute("boundary")?;
            let parts = split(after_headers(bytes)?, boundary.as_bytes(), *parts_left);
            let mut found = parts.iter().map(|one| part(parser, one, depth + 1, parts_left));
            match sub.as_str() {
                "alternative" => best(found),
                // The other parts belong to the first: pictures, a signature.
                "related" | "signed" => {
                    found.find_map(|bodies| bodies.filter(|bodies| !bodies.is_empty()))
                }
                _ => Some(found.flatten().flatten().collect()),
            }
        }
        "text" if !is_attachment(&head, depth) => leaf(parser, bytes, &sub).map(|one| vec![one]),
        _ => None,
    }
}

/// Of several forms of the same words the plain one, if there is one: but what is struck out shows
/// only in the other.
fn best(forms: impl Iterator<Item = Option<Vec<Body>>>) -> Option<Vec<Body>> {
    let (mut plain, mut html) = (None, None);
    for bodies in forms.flatten() {
        match bodies.first() {
            Some(Body::Plain { .. }) => plain = plain.or(Some(bodies)),
            Some(Body::Html(_)) => html = html.or(Some(bodies)),
            None => {}
        }
    }
    let is_struck = |one: &Body| matches!(one, Body::Html(markup) if html::strikes_out(markup));
    match &html {
        Some(bodies) if bodies.iter().any(is_struck) => html,
        _ => plain.or(html),
    }
}

fn is_attachment(head: &Message<'_>, depth: usize) -> bool {
    head.content_disposition().is_some_and(mail_parser::ContentType::is_attachment)
        || (depth > 0 && head.attachment_name().is_some())
}

/// A single part of text, with its transfer encoding and character set undone.
fn leaf(parser: &MessageParser, bytes: &[u8], sub: &str) -> Option<Body> {
    let whole = parser.parse(bytes)?;
    let root = whole.parts.first()?;
    let (PartType::Text(text) | PartType::Html(text)) = &root.body else {
        return None;
    };
    let charset = root.content_type().and_then(|kind| kind.attribute("charset"));
    let unlabelled = charset.and_then(|charset| as_utf8(parser, bytes, charset, text));
    let text = unlabelled.as_deref().unwrap_or(text.as_ref());
    if is_blank(text) {
        return None;
    }
    match sub {
        "plain" => {
            let flow = root.content_type().map_or(Flow::Fixed, |kind| {
                let is = |name, value: &str| {
                    kind.attribute(name).is_some_and(|have| have.eq_ignore_ascii_case(value))
                };
                match (is("format", "flowed"), is("delsp", "yes")) {
                    (true, true) => Flow::FlowedWithoutSpace,
                    (true, false) => Flow::Flowed,
                    (false, _) => Flow::Fixed,
                }
            });
            Some(Body::Plain { text: text.to_string(), flow })
        }
        "html" => Some(Body::Html(text.to_string())),
        _ => None,
    }
}

/// The same text if it is UTF-8, whatever its label says. Nothing that was written in one of
/// these character sets is UTF-8 by chance.
fn as_utf8(parser: &MessageParser, bytes: &[u8], charset: &str, text: &str) -> Option<String> {
    const CONFUSED: [&str; 5] = ["us-ascii", "ascii", "iso-8859-1", "iso-8859-15", "windows-1252"];
    let is_confused = CONFUSED.iter().any(|one| charset.eq_ignore_ascii_case(one));
    if !is_confused || text.is_ascii() {
        return None;
    }
    let body = after_headers(bytes)?;
    let head = String::from_utf8_lossy(bytes.get(..bytes.len() - body.len())?).to_ascii_lowercase();
    let mut relabelled = head.replace(&charset.to_ascii_lowercase(), "utf-8").into_bytes();
    relabelled.extend_from_slice(body);
    let whole = parser.parse(&relabelled)?;
    match &whole.parts.first()?.body {
        PartType::Text(text) | PartType::Html(text) if !text.contains('\u{fffd}') => {
            Some(text.to_string())
        }
        _ => None,
    }
}

fn is_blank(text: &str) -> bool {
    text.chars().all(|c| c.is_whitespace() || super::text::is_invisible(c))
}

/// What follows the first empty line. (The parser knows where only if it read the body.)
pub fn after_headers(bytes: &[u8]) -> Option<&[u8]> {
    let mut rest = bytes;
    while let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
        rest = rest.get(end + 1..)?;
        if let Some(body) = rest.strip_prefix(b"\n").or_else(|| rest.strip_prefix(b"\r\n")) {
            return Some(body);
        }
    }
    None
}

/// The parts between the boundary's lines, at most `most`.
pub fn split<'x>(body: &'x [u8], boundary: &[u8], most: usize) -> Vec<&'x [u8]> {
    let mut parts = Vec::new();
    let mut start: Option<usize> = None;
    let mut offset = 0;
    for line in body.split_inclusive(|&byte| byte == b'\n') {
        let next = offset + line.len();
        let after = line
            .strip_prefix(b"--")
            .and_then(|rest| rest.strip_prefix(boundary))
            .map(<[u8]>::trim_ascii_end);
        if let Some(after @ (b"" | b"--")) = after {
            if let Some(one) = start.and_then(|start| body.get(start..offset)) {
                parts.push(one);
            }
            start = Some(next);
            if after == b"--" || parts.len() >= most {
                return parts;
            }
        }
        offset = next;
    }
    // A message that was cut off has no last boundary.
    if let Some(one) = start.and_then(|start| body.get(start..)) {
        parts.push(one);
    }
    parts
}
