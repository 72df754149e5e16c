//! The words of an email, before they become a message.

use std::fmt;

use chrono::TimeDelta;

use crate::{
    chess::{Color, Move, VariantPosition},
    db::GameId,
    i18n::{self, Locale},
};

/// What one player said to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuotedMessage {
    pub by: String,
    pub text: String,
}

/// A position to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmailDiagram {
    pub position: VariantPosition,
    /// Whose side is below.
    pub orientation: Color,
    pub last: Option<Move>,
    /// `…12.Nf3 Nf6 13.e5`
    pub moves: String,
}

/// One of several emails that were gathered into one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SummarySection {
    /// The game that it is about.
    pub game: Option<GameId>,
    pub title: String,
    pub paragraphs: Vec<String>,
    pub message: Option<QuotedMessage>,
    pub link: Option<String>,
}

/// An email's words, before they become a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmailContent {
    /// What is new, in one sentence without a full stop.
    pub subject: String,
    pub paragraphs: Vec<String>,
    pub message: Option<QuotedMessage>,
    pub diagram: Option<EmailDiagram>,
    pub sections: Vec<SummarySection>,
    /// The words on the button and where it leads.
    pub button: Option<(String, String)>,
}

/// `paragraphs`: an empty one is left out.
pub(super) fn content(
    subject: impl fmt::Display,
    paragraphs: impl IntoIterator<Item = impl fmt::Display>,
    button: Option<(i18n::Message, String)>,
) -> Option<EmailContent> {
    let paragraphs = paragraphs.into_iter().map(|paragraph| paragraph.to_string());
    Some(EmailContent {
        subject: subject.to_string(),
        paragraphs: paragraphs.filter(|paragraph| !paragraph.is_empty()).collect(),
        message: None,
        diagram: None,
        sections: Vec::new(),
        button: button.map(|(label, url)| (label.to_string(), url)),
    })
}

/// Returns the time that is left: `2 days 3 hours`, `12 hours`; less than six hours to the
/// minute. An email that leaves a few minutes late still speaks of twelve hours.
pub(super) fn time_left(locale: Locale, time: TimeDelta) -> String {
    let minutes = (time.num_seconds() + 59) / 60;
    locale.time(match minutes {
        ..360 => TimeDelta::minutes(minutes.max(1)),
        _ => TimeDelta::hours((minutes + 5) / 60),
    })
}
