//! Headers that lettre does not have.

use lettre::message::header::{Header, HeaderName, HeaderValue};

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
