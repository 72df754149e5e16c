//! What a page that teaches is made of.

use super::Diagram;
use crate::i18n::{Locale, Message};

/// What examples came to, by the names under which sentences ask for it.
pub(super) type SiteFacts = Vec<(&'static str, String)>;

/// One page.
#[derive(Debug)]
pub struct Topic {
    /// `/learn/castling`
    pub slug: &'static str,
    pub(super) title: &'static str,
    /// What it is about, in a sentence.
    pub(super) lead: &'static str,
    /// The articles of the FIDE Laws that it follows; empty if it is about the site.
    pub(super) articles: &'static str,
    pub(super) parts: &'static [ContentBlock],
    pub(super) facts: fn(Locale) -> Option<SiteFacts>,
}

impl Topic {
    /// Returns what is drawn on its page.
    pub fn diagrams(&self) -> impl Iterator<Item = &'static Diagram> {
        let drawn = |part: &'static ContentBlock| match part {
            ContentBlock::Diagrams(diagrams) => *diagrams,
            _ => &[],
        };
        self.parts.iter().flat_map(drawn)
    }
}

/// What a page is made of, from top to bottom. Words are keys.
#[derive(Debug)]
pub(super) enum ContentBlock {
    Section(&'static str),
    Text(&'static str),
    /// A text with links.
    Autolinked(&'static str, &'static [&'static str]),
    List(&'static [&'static str]),
    /// What one would type.
    Typed(&'static str),
    Diagrams(&'static [Diagram]),
    Table(fn(Locale) -> Option<Table>),
}

/// Rows under their heads. The first cell of a row is its name.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) heads: Vec<Message>,
    pub(super) rows: Vec<Vec<String>>,
}

/// For topics without an example of their own.
pub(super) fn no_facts(_: Locale) -> Option<SiteFacts> {
    None
}
