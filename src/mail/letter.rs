//! From words to a message (RFC 5322).

use askama::Template;
use chrono::{DateTime, Utc};
use lettre::{
    Message,
    message::{
        Mailbox, MultiPart,
        header::{Header, HeaderName, HeaderValue},
    },
};

use super::{Facts, Wording};
use crate::db::{GameId, LetterId};

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

/// Says that no person wrote it, so that nobody's machine answers that they are away
/// (RFC 3834).
#[derive(Clone)]
struct AutoSubmitted;

impl Header for AutoSubmitted {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("Auto-Submitted")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(AutoSubmitted)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(AutoSubmitted::name(), "auto-generated".to_owned())
    }
}

/// Returns the game that a letter is about: one, or none where it tells of several.
fn thread(facts: &Facts) -> Option<GameId> {
    let one = match facts.games.as_slice() {
        [one] => Some(one.stored.id),
        _ => None,
    };
    facts.game.as_ref().map(|game| game.id).or(one)
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
    let mut builder = Message::builder();
    if let Some(game) = thread(facts) {
        // A letter that was never sent: all letters of a game answer it, and so are one thread
        // (RFC 5322 3.6.4), whichever of them came.
        let root = format!("<game-{game}@{domain}>");
        builder = builder.in_reply_to(root.clone()).references(root);
    }
    let message = builder
        .from(from)
        .to(Mailbox::new(None, facts.address.parse()?))
        .subject(&wording.subject)
        .date(envelope.date.into())
        .message_id(Some(format!("<letter-{}@{domain}>", envelope.id)))
        .header(AutoSubmitted)
        .multipart(MultiPart::alternative_plain_html(text.render()?, html.render()?))?;
    Ok(message)
}
