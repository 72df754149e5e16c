//! From words to a message (RFC 5322).

use askama::Template;
use chrono::{DateTime, Utc};
use lettre::{
    Message,
    message::{Mailbox, MultiPart},
};

use super::{Facts, Wording};
use crate::db::LetterId;

/// What stands on the outside.
#[derive(Clone, Debug)]
pub struct Envelope<'a> {
    pub from: &'a str,
    /// Names the message: a repeat after a crash is recognisable by it.
    pub id: LetterId,
    pub date: DateTime<Utc>,
}

#[derive(Template)]
#[template(path = "mail/letter.txt", escape = "none")]
struct Text<'a> {
    name: &'a str,
    paragraphs: &'a [String],
    button: Option<&'a (String, String)>,
    site: &'a str,
    base_url: &'a str,
}

#[derive(Template)]
#[template(path = "mail/letter.html")]
struct Html<'a> {
    subject: &'a str,
    name: &'a str,
    paragraphs: &'a [String],
    button: Option<&'a (String, String)>,
    site: &'a str,
    base_url: &'a str,
}

/// Builds the message.
pub fn build(facts: &Facts, wording: &Wording, envelope: &Envelope<'_>) -> anyhow::Result<Message> {
    // Once an account is closed, nobody remembers the name.
    let name = if facts.recipient.is_closed() { "" } else { facts.recipient.name.as_str() };
    let text = Text {
        name,
        paragraphs: &wording.paragraphs,
        button: wording.button.as_ref(),
        site: &facts.site,
        base_url: &facts.base_url,
    };
    let html = Html {
        subject: &wording.subject,
        name,
        paragraphs: &wording.paragraphs,
        button: wording.button.as_ref(),
        site: &facts.site,
        base_url: &facts.base_url,
    };
    let from = Mailbox::new(Some(facts.site.clone()), envelope.from.parse()?);
    let domain = from.email.domain().to_owned();
    let message = Message::builder()
        .from(from)
        .to(Mailbox::new(None, facts.address.parse()?))
        .subject(&wording.subject)
        .date(envelope.date.into())
        .message_id(Some(format!("<letter-{}@{domain}>", envelope.id)))
        .multipart(MultiPart::alternative_plain_html(text.render()?, html.render()?))?;
    Ok(message)
}
