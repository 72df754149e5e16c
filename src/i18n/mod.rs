//! The sentences of pages and emails, in the language of their reader.
//!
//! They stand in `templates/locales/<language>/<area>.ftl` (Project Fluent) and are built into the
//! binary. Knows keys, what is filled in, and what `chess` and `game` answer with, so that it can
//! be said in any language; no page and no email.
//!
//! Refusals and endings are said twice in English: by `Display` in `chess` and `game`, for the
//! command line and PGN, and here for pages and emails. Tests compare the two, value by value.

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

use std::{fmt, sync::LazyLock};

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use fluent_syntax::ast::PatternElement;
use rust_embed::RustEmbed;

pub use language::Language;
pub use message::{HtmlMessage, Message};
pub use names::CLOSED_NAME;
pub use template::MessageTemplate;

#[derive(RustEmbed)]
#[folder = "templates/locales/"]
struct Files;

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<Vec<Bundle>> =
    LazyLock::new(|| Language::ALL.into_iter().map(bundle).collect());

/// Reads the files of a language. What is wrong with one is logged, and the rest of it read;
/// `tests/locales.rs` finds it before.
fn bundle(language: Language) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language.tag().parse().unwrap_or_default()]);
    // The marks that keep directions apart would end up in addresses and in emails.
    bundle.set_use_isolating(false);
    let folder = format!("{}/", language.tag());
    for name in Files::iter().filter(|name| name.starts_with(&folder)) {
        let Some(file) = Files::get(&name) else { continue };
        let text = String::from_utf8_lossy(&file.data).into_owned();
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, errors)| {
            tracing::error!(%name, ?errors, "a file of words cannot be read");
            resource
        });
        if let Err(errors) = bundle.add_resource(resource) {
            tracing::error!(%name, ?errors, "a key stands twice");
        }
    }
    bundle
}

/// Names a sentence that is put into words later: a test looks for what stands in it.
#[macro_export]
macro_rules! key {
    ($key:literal) => {
        $key
    };
}
pub(crate) use key;

/// The words of one language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

/// Writes a sentence: in its language, else in English, else the key.
fn write(
    language: Language,
    key: &str,
    args: &FluentArgs<'_>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let found = [language, Language::English].into_iter().find_map(|language| {
        let bundle = &BUNDLES[language as usize];
        Some((bundle, bundle.get_message(key)?.value()?))
    });
    let Some((bundle, pattern)) = found else {
        tracing::error!(key, "there are no words for this");
        return f.write_str(key);
    };
    // Most sentences are nothing but text: a page has a hundred of them.
    if let [PatternElement::TextElement { value }] = pattern.elements.as_slice() {
        return f.write_str(value);
    }
    let mut faults = Vec::new();
    bundle.write_pattern(f, pattern, Some(args), &mut faults)?;
    if !faults.is_empty() {
        tracing::error!(key, ?faults, "words lack what they need");
    }
    Ok(())
}
