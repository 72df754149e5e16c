//! The sentences of pages and emails, in the language of their reader.
//!
//! They stand in `templates/locales/<language>/<area>.ftl` (Project Fluent) and are built into the
//! binary. Knows keys, what is filled in, and what `chess`, `game` and `tournament` answer with, so
//! that it can be said in any language; no page and no email.
//!
//! Refusals and endings are said twice in English: by `Display` in `chess` and `game`, for the
//! command line and PGN, and here for pages and emails. Tests compare the two, value by value.

mod bundles;
mod cases;
mod dates;
mod devices;
mod endings;
mod errors;
mod events;
mod language;
mod lines;
mod message;
mod moves;
mod names;
mod numbers;
mod piece_letters;
mod pieces;
mod positions;
mod template;
mod terms;
#[cfg(test)]
mod tests;
mod tie_breaks;
mod tournament_terms;

pub use language::Language;
pub use message::{HtmlMessage, Message};
pub use names::CLOSED_NAME;
pub use template::MessageTemplate;
pub use tie_breaks::{tie_break_name, tie_breaks_text};
pub use tournament_terms::{TermsLine, format_text, terms_changes, terms_lines};

/// Names a sentence that is put into words later: a test looks for what stands in it.
#[macro_export]
macro_rules! key {
    ($key:literal) => {
        $key
    };
}
pub(crate) use key;

/// The words of one language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Locale {
    pub language: Language,
    /// Whether pieces have the letters of the language, or those of English.
    pub localized_pieces: bool,
}

impl Locale {
    pub fn of(language: Language) -> Locale {
        Locale { language, localized_pieces: false }
    }

    /// The same, with the letters of pieces as their reader wishes.
    #[must_use]
    pub fn with_localized_pieces(self, localized_pieces: bool) -> Locale {
        Locale { localized_pieces, ..self }
    }

    /// Returns a sentence by its key. What it needs is filled in by [`Message::with`]; it is
    /// escaped like any other text of a template.
    pub fn t(self, key: &'static str) -> Message {
        Message::new(self.language, key)
    }

    /// Returns a sentence that has markup of its own: `<b>`, and `<a>` for [`HtmlMessage::link`].
    /// What is filled in is escaped.
    pub fn t_html(self, key: &'static str) -> HtmlMessage {
        HtmlMessage::new(self.language, key)
    }
}
