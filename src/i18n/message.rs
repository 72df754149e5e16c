//! A sentence on its way to a page or an email.

use std::fmt;

use askama::filters::{Escaper as _, Html};
use fluent_bundle::FluentValue;

use super::{Language, bundles::write};

/// What decides between one and many. Templates hand over references.
pub trait Count {
    fn count(&self) -> i64;
}

macro_rules! counts {
    ($($number:ty),*) => {$(
        impl Count for $number {
            fn count(&self) -> i64 {
                i64::try_from(*self).unwrap_or(i64::MAX)
            }
        }
    )*};
}

counts!(i32, i64, u32, u64, usize);

impl<T: Count + ?Sized> Count for &T {
    fn count(&self) -> i64 {
        (**self).count()
    }
}

/// A sentence, and what is filled in. It is put into words when it is shown.
#[derive(Clone, Debug)]
pub struct Message {
    language: Language,
    key: &'static str,
    given: Vec<(&'static str, FluentValue<'static>)>,
}

impl Message {
    pub(super) fn new(language: Language, key: &'static str) -> Message {
        Message { language, key, given: Vec::new() }
    }

    /// Fills in a word.
    #[must_use]
    pub fn with(mut self, name: &'static str, word: impl fmt::Display) -> Message {
        self.given.push((name, FluentValue::String(word.to_string().into())));
        self
    }

    /// Fills in a number, by which a sentence chooses its form.
    #[must_use]
    pub fn count(mut self, name: &'static str, number: impl Count) -> Message {
        self.given.push((name, FluentValue::from(number.count())));
        self
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(self.language, self.key, &self.given.iter().cloned().collect(), f)
    }
}

/// A sentence with markup of its own, which a template does not escape.
#[derive(Clone, Debug)]
pub struct HtmlMessage {
    said: Message,
    links: Vec<String>,
}

impl HtmlMessage {
    pub(super) fn new(language: Language, key: &'static str) -> HtmlMessage {
        HtmlMessage { said: Message::new(language, key), links: Vec::new() }
    }

    /// Fills in a word.
    #[must_use]
    pub fn with(mut self, name: &'static str, word: impl fmt::Display) -> HtmlMessage {
        self.said = self.said.with(name, escaped(&word.to_string()));
        self
    }

    /// Fills in a number, by which a sentence chooses its form.
    #[must_use]
    pub fn count(mut self, name: &'static str, number: impl Count) -> HtmlMessage {
        self.said = self.said.count(name, number);
        self
    }

    /// Says where the next `<a>` of the sentence leads.
    #[must_use]
    pub fn link(mut self, address: impl fmt::Display) -> HtmlMessage {
        self.links.push(address.to_string());
        self
    }
}

impl fmt::Display for HtmlMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.said.to_string();
        let mut links = self.links.iter();
        for (index, part) in text.split("<a>").enumerate() {
            if index > 0 {
                match links.next() {
                    Some(address) => write!(f, "<a href=\"{}\">", escaped(address))?,
                    None => f.write_str("<a>")?,
                }
            }
            f.write_str(part)?;
        }
        Ok(())
    }
}

/// What was filled in is escaped already, and the words are our own.
impl askama::filters::HtmlSafe for HtmlMessage {}

fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    // A string takes whatever is written to it.
    let _ = Html.write_escaped_str(&mut safe, text);
    safe
}

#[cfg(test)]
mod tests {
    use crate::i18n::{Language, Locale};

    #[test]
    fn what_is_filled_in_cannot_become_markup() {
        let locale = Locale::of(Language::English);
        let rich = locale.t_html("site-runs-on-zugpost").with("site", "<b>\"'&");
        assert!(rich.to_string().starts_with("&#60;b&#62;&#34;&#39;&#38;"), "{rich}");
    }

    #[test]
    fn a_link_is_put_where_the_sentence_has_one() {
        let rich = Locale::default().t_html("site-emails-rejected").link("/a?b=1&c=\"");
        assert!(rich.to_string().contains("<a href=\"/a?b=1&#38;c=&#34;\">"), "{rich}");
    }

    #[test]
    fn a_sentence_that_nobody_wrote_is_its_key() {
        assert_eq!(Locale::of(Language::French).t("no-such-key").to_string(), "no-such-key");
    }
}
