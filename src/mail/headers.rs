//! Headers that lettre does not have, and the lines of a head.

use lettre::message::header::{Header, HeaderName, HeaderValue};

/// What RFC 5322 (2.1.1) recommends for a line.
pub const MAX_LINE_BYTES: usize = 78;

type Failed = Box<dyn std::error::Error + Send + Sync>;

/// Says that no person wrote it, so that nobody's machine answers that they are away
/// (RFC 3834).
#[derive(Clone)]
pub enum AutoSubmitted {
    Generated,
    /// In answer to a message.
    Replied,
}

impl Header for AutoSubmitted {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("Auto-Submitted")
    }

    fn parse(_: &str) -> Result<Self, Failed> {
        Err("it is never read".into())
    }

    fn display(&self) -> HeaderValue {
        let said = match self {
            AutoSubmitted::Generated => "auto-generated",
            AutoSubmitted::Replied => "auto-replied",
        };
        HeaderValue::new(AutoSubmitted::name(), said.to_owned())
    }
}

/// The language of what is written (RFC 3282).
#[derive(Clone)]
pub struct ContentLanguage(pub &'static str);

impl Header for ContentLanguage {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("Content-Language")
    }

    fn parse(_: &str) -> Result<Self, Failed> {
        Err("it is never read".into())
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(ContentLanguage::name(), self.0.to_owned())
    }
}

/// The address at which emails of this kind are stopped (RFC 2369).
#[derive(Clone)]
pub struct ListUnsubscribe(pub String);

impl Header for ListUnsubscribe {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe")
    }

    fn parse(text: &str) -> Result<Self, Failed> {
        Ok(ListUnsubscribe(text.to_owned()))
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(ListUnsubscribe::name(), format!("<{}>", self.0))
    }
}

/// Says that one click of the reader's mail program is enough (RFC 8058).
#[derive(Clone)]
pub struct ListUnsubscribePost;

impl Header for ListUnsubscribePost {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe-Post")
    }

    fn parse(_: &str) -> Result<Self, Failed> {
        Ok(ListUnsubscribePost)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(ListUnsubscribePost::name(), "List-Unsubscribe=One-Click".to_owned())
    }
}

/// Returns words as one line, as they stand in a header: whatever some program takes for the end of a
/// line is a space.
pub fn in_one_line(text: &str) -> String {
    let is_end = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    text.chars().map(|c| if is_end(c) { ' ' } else { c }).collect()
}

/// Breaks the lines of a head that are longer than they should be, at spaces. A word that is
/// longer stays whole.
pub fn folded(head: &str) -> String {
    let mut out = String::with_capacity(head.len() + 16);
    for line in head.split("\r\n") {
        let mut rest = line;
        while rest.len() > MAX_LINE_BYTES {
            let indent = rest.len() - rest.trim_start_matches([' ', '\t']).len();
            let within = |text: &str, end: usize| {
                text.char_indices()
                    .rfind(|(at, c)| *c == ' ' && *at > indent && *at <= end)
                    .map(|(at, _)| at)
            };
            let first = || rest.char_indices().find(|(at, c)| *c == ' ' && *at > indent);
            let Some(at) = within(rest, MAX_LINE_BYTES).or_else(|| first().map(|(at, _)| at))
            else {
                break;
            };
            let (piece, after) = rest.split_at(at);
            // A line of spaces only would be none.
            if after.trim().is_empty() {
                break;
            }
            out.push_str(piece);
            out.push_str("\r\n");
            rest = after;
        }
        out.push_str(rest);
        out.push_str("\r\n");
    }
    out.truncate(out.len() - 2);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_a_head_are_broken_at_spaces() {
        let url = format!("<https://chess.example.org/unsubscribe/{}>", "x".repeat(60));
        let head = format!(
            "List-Unsubscribe: {url}\r\nReply-To: Zugpost of the Example Club <play+{}@example.org>\r\n Short: x",
            "1".repeat(40)
        );
        let folded = folded(&head);
        assert_eq!(folded.replace("\r\n ", " "), head.replace("\r\n ", " "));
        for line in folded.split("\r\n") {
            assert!(line.len() <= MAX_LINE_BYTES || line.trim() == url, "{line}");
            assert!(!line.trim().is_empty());
        }
    }
}
