//! Turns the HTML of an email into text in which quotations stand behind ">".
//!
//! A single pass over the markup, without a tree: however deeply it nests, nothing recurses. A
//! browser would show odd markup otherwise in places; for a move that is enough.

use mail_parser::decoders::html::add_html_token;

use super::{
    markup::{MarkupRole, attributes, comment_end, is_indented, role, skip_raw, split_tag},
    styles::StyleSheet,
};

/// Bytes of HTML that are read; the person's words stand at the top.
const MAX_HTML_BYTES: usize = 256 << 10;
/// Stands for an attribution the markup names as such, in whatever language it is.
const ATTRIBUTION: &str = "On 2000-01-01 nobody@example.org wrote:";
/// Stands for the line under which a program put the email it answers.
const DIVIDER: &str = "----- Original Message -----";

/// Elements whose content is no text of the email.
const RAW_ELEMENTS: &[&str] = &[
    "script", "style", "title", "textarea", "template", "xmp", "iframe", "noembed", "noframes",
    "svg", "math", "select", "object", "audio", "video", "canvas", "xml",
];
const VOID_ELEMENTS: &[&str] = &[
    "br", "hr", "img", "input", "meta", "link", "area", "base", "col", "embed", "source", "track",
    "wbr", "param",
];
const STRUCK_ELEMENTS: &[&str] = &["s", "strike", "del"];
const BLOCK_ELEMENTS: &[&str] = &[
    "div",
    "p",
    "table",
    "tbody",
    "thead",
    "tr",
    "td",
    "th",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "section",
    "article",
    "header",
    "footer",
    "main",
    "nav",
    "aside",
    "figure",
    "center",
    "form",
    "fieldset",
    "address",
    "body",
    "html",
    "head",
    "pre",
    "blockquote",
    "hr",
    "details",
    "summary",
];

/// An element that is not read: up to its end, or (`until_quote`) to the blockquote in it.
struct Skip {
    name: String,
    depth: usize,
    until_quote: bool,
    /// Its text is kept apart.
    kept: Option<SeparatedPart>,
}

/// Text that is kept apart.
#[derive(Clone, Copy)]
enum SeparatedPart {
    Quoted,
    Signature,
}

/// The text of an email's HTML.
#[derive(Default)]
pub struct HtmlText {
    pub text: String,
    /// That of emails which it quotes as a whole.
    pub quoted: String,
    /// That of its signature.
    pub signature: String,
}

#[derive(Default)]
struct TextWriter {
    text: String,
    quoted: String,
    signature: String,
    /// Blockquotes that are open, and whether each is a quotation.
    blocks: Vec<bool>,
    /// Those of them that are one.
    quotes: usize,
    /// `pre` elements that are open.
    pre: usize,
    /// The line has text already; a space may be put before the next word.
    has_text: bool,
    space: bool,
    skip: Option<Skip>,
    styles: StyleSheet,
}

/// Returns the text of an email's HTML.
pub fn to_text(markup: &str) -> HtmlText {
    let mut rest = beginning(markup);
    let mut writer = TextWriter { styles: StyleSheet::of(rest), ..TextWriter::default() };
    while let Some(start) = rest.find('<') {
        let (text, markup) = rest.split_at(start);
        writer.text(text);
        let after = markup.get(1..).unwrap_or_default();
        rest = if let Some(comment) = after.strip_prefix("!--") {
            comment_end(comment)
        } else if after.starts_with(|c: char| c.is_ascii_alphabetic() || c == '/') {
            let (tag, rest) = split_tag(after);
            let raw = writer.tag(tag);
            raw.map_or(rest, |name| skip_raw(rest, name))
        } else if after.starts_with(['!', '?']) {
            after.split_once('>').map_or("", |(_, rest)| rest)
        } else {
            writer.text("<");
            after
        };
    }
    writer.text(rest);
    HtmlText { text: writer.text, quoted: writer.quoted, signature: writer.signature }
}

/// Returns as much of an email's HTML as is read.
fn beginning(markup: &str) -> &str {
    let mut end = markup.len().min(MAX_HTML_BYTES);
    while !markup.is_char_boundary(end) {
        end -= 1;
    }
    markup.get(..end).unwrap_or_default()
}

/// Whether something in the HTML of an email may be struck out.
pub fn strikes_out(markup: &str) -> bool {
    let begins = |tag: &str| {
        let name = tag.split(|c: char| c.is_whitespace() || c == '>').next().unwrap_or_default();
        STRUCK_ELEMENTS.iter().any(|struck| name.eq_ignore_ascii_case(struck))
    };
    let markup = beginning(markup);
    let styles = StyleSheet::of(markup);
    let by_sheet = styles.strike_out();
    markup.split('<').skip(1).any(|tag| {
        let tag = tag.split('>').next().unwrap_or_default();
        begins(tag)
            || tag.to_ascii_lowercase().contains("line-through")
            || (by_sheet && looks(&styles, tag).1.contains("line-through"))
    })
}

/// The attributes of a tag, and how its element looks.
fn looks(styles: &StyleSheet, tag: &str) -> (Vec<(String, String)>, String) {
    let attributes = attributes(tag);
    let end = tag.find(|c: char| c.is_whitespace() || c == '/').unwrap_or(tag.len());
    let element = tag.get(..end).unwrap_or_default().to_ascii_lowercase();
    let inline = attributes.iter().find(|(name, _)| name == "style");
    let style = styles.style(&element, &attributes, inline.map_or("", |(_, style)| style));
    (attributes, style)
}

impl TextWriter {
    /// Takes a tag in; the name of the element if its content is to be passed over unread.
    fn tag(&mut self, tag: &str) -> Option<&'static str> {
        let (closes, inside) = tag.strip_prefix('/').map_or((false, tag), |rest| (true, rest));
        let end = inside.find(|c: char| c.is_whitespace() || c == '/').unwrap_or(inside.len());
        let name = inside.get(..end).unwrap_or_default().to_ascii_lowercase();
        let is_void = VOID_ELEMENTS.contains(&name.as_str());
        if !closes && let Some(raw) = RAW_ELEMENTS.iter().copied().find(|raw| *raw == name) {
            return Some(raw);
        }
        if let Some(skip) = &mut self.skip {
            if skip.until_quote && !closes && name == "blockquote" {
                self.skip = None;
            } else {
                let kept = skip.kept;
                if name == skip.name && !is_void {
                    skip.depth = if closes {
                        skip.depth.saturating_sub(1)
                    } else {
                        skip.depth.saturating_add(1)
                    };
                    if skip.depth == 0 {
                        self.skip = None;
                    }
                }
                if let Some(kept) = kept
                    && (name == "br" || BLOCK_ELEMENTS.contains(&name.as_str()))
                {
                    self.apart(kept).push('\n');
                }
                return None;
            }
        }
        if !closes && name != "blockquote" && name != "body" && name != "html" {
            let role = match STRUCK_ELEMENTS.contains(&name.as_str()) {
                true => MarkupRole::Struck,
                false => {
                    let (attributes, style) = looks(&self.styles, inside);
                    role(&attributes, &style)
                }
            };
            match role {
                MarkupRole::Attribution => self.line(ATTRIBUTION),
                MarkupRole::Divider => self.line(DIVIDER),
                _ => {}
            }
            if !is_void && !matches!(role, MarkupRole::Ordinary | MarkupRole::Divider) {
                let until_quote = role == MarkupRole::Holder;
                // What is struck out is a part of its line, unless it is a line itself.
                if role != MarkupRole::Struck || BLOCK_ELEMENTS.contains(&name.as_str()) {
                    self.end_line(false);
                }
                let kept = match role {
                    MarkupRole::Quoted => Some(SeparatedPart::Quoted),
                    // A quoted signature is somebody else's.
                    MarkupRole::Signature if self.quotes == 0 => Some(SeparatedPart::Signature),
                    _ => None,
                };
                if let Some(kept) = kept {
                    self.apart(kept).push('\n');
                }
                self.skip = Some(Skip { name, depth: 1, until_quote, kept });
                return None;
            }
        }
        match (name.as_str(), closes) {
            ("br", _) => self.end_line(true),
            ("blockquote", false) => {
                let (attributes, style) = looks(&self.styles, inside);
                let is_quotation = !is_indented(&attributes, &style);
                self.blocks.push(is_quotation);
                self.paragraph();
                self.quotes = self.quotes.saturating_add(usize::from(is_quotation));
            }
            ("blockquote", true) => {
                self.end_line(false);
                let is_quotation = self.blocks.pop().unwrap_or_default();
                self.quotes = self.quotes.saturating_sub(usize::from(is_quotation));
                self.paragraph();
            }
            ("pre", false) => self.pre = self.pre.saturating_add(1),
            ("pre", true) => self.pre = self.pre.saturating_sub(1),
            _ => {}
        }
        if BLOCK_ELEMENTS.contains(&name.as_str()) {
            self.end_line(false);
        }
        None
    }

    fn text(&mut self, text: &str) {
        if let Some(skip) = &self.skip {
            if let Some(kept) = skip.kept {
                decode(text, self.apart(kept));
            }
            return;
        }
        let mut token = String::new();
        for c in text.chars() {
            if c == '\n' && self.pre > 0 {
                self.flush(&mut token);
                self.end_line(true);
            } else if c.is_whitespace() && c != '\u{a0}' {
                self.flush(&mut token);
                self.space = true;
            } else {
                token.push(c);
            }
        }
        self.flush(&mut token);
    }

    /// Where text that is kept apart is written.
    fn apart(&mut self, kept: SeparatedPart) -> &mut String {
        match kept {
            SeparatedPart::Quoted => &mut self.quoted,
            SeparatedPart::Signature => &mut self.signature,
        }
    }

    fn flush(&mut self, token: &mut String) {
        if token.is_empty() {
            return;
        }
        if !self.has_text && self.quotes > 0 {
            self.text.push_str("> ");
        }
        if self.has_text && self.space {
            self.text.push(' ');
        }
        self.has_text = true;
        self.space = false;
        decode(token, &mut self.text);
        token.clear();
    }

    fn line(&mut self, text: &str) {
        self.end_line(false);
        self.text(text);
        self.end_line(false);
    }

    /// Ends the line; an empty one is written only if it `counts`.
    fn end_line(&mut self, counts: bool) {
        if self.has_text || counts {
            self.text.push('\n');
        }
        self.has_text = false;
        self.space = false;
    }

    /// An empty line: between a quotation and other text.
    fn paragraph(&mut self) {
        self.end_line(false);
        self.end_line(true);
    }
}

/// Writes text with its character references decoded.
fn decode(text: &str, into: &mut String) {
    let mut rest = text;
    while let Some(start) = rest.find('&') {
        let (before, reference) = rest.split_at(start);
        into.push_str(before);
        let name = |c: char| c.is_ascii_alphanumeric() || c == '#';
        let end = reference.char_indices().skip(1).take(32).find(|(_, c)| !name(*c));
        match end {
            Some((end, ';')) => {
                let (reference, after) = reference.split_at(end + 1);
                let mut decoded = String::new();
                add_html_token(&mut decoded, reference.as_bytes(), false);
                // No reference ends a line: in HTML elements do.
                let space = |c: char| if c.is_control() { ' ' } else { c };
                into.extend(decoded.chars().map(space));
                rest = after;
            }
            _ => {
                into.push('&');
                rest = reference.get(1..).unwrap_or_default();
            }
        }
    }
    into.push_str(rest);
}
