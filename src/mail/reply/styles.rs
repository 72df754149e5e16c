//! The style sheets of an email, as far as they hide text or strike it out.
//!
//! Only rules for an element, a class or an id are read, and none inside of `@media`: what a rule
//! of another kind does to some text cannot be told without a tree.

use super::markup::{comment_end, split_tag};

/// More rules are not read; a mail program writes some dozens.
const MAX_RULES: usize = 300;
/// The properties that decide whether text is shown and counts.
const PROPERTIES: &[&str] = &["text-decoration", "display", "visibility", "mso-hide"];

/// `p.struck`: an element, classes, an id.
#[derive(Debug, Default)]
struct Selector {
    element: String,
    classes: Vec<String>,
    id: Option<String>,
}

#[derive(Debug)]
struct StyleRule {
    selector: Selector,
    /// Without spaces, in small letters.
    style: String,
}

/// The rules of all style sheets of an email.
#[derive(Debug, Default)]
pub struct StyleSheet(Vec<StyleRule>);

impl StyleSheet {
    pub fn of(markup: &str) -> StyleSheet {
        let mut styles = StyleSheet::default();
        let mut rest = markup;
        while let Some((_, after)) = rest.split_once('<') {
            rest = if let Some(comment) = after.strip_prefix("!--") {
                comment_end(comment)
            } else if begins_with(after, "style") {
                let (_, content) = split_tag(after);
                let end = find_end(content);
                let (sheet, after) = content.split_at(end);
                styles.read(sheet);
                after
            } else {
                after
            };
        }
        // The more a selector says, the more it weighs; what comes later wins among equals.
        styles.0.sort_by_key(|rule| rule.selector.weight());
        styles
    }

    /// Returns the style of an element, without spaces and in small letters: of what is declared
    /// twice only the last. `inline`: the style in its tag.
    pub fn style(&self, element: &str, attributes: &[(String, String)], inline: &str) -> String {
        let value = |wanted: &str| {
            let found = attributes.iter().find(|(name, _)| name == wanted);
            found.map_or("", |(_, value)| value.as_str())
        };
        let (classes, id) = (value("class"), value("id"));
        let rules = self.0.iter().filter(|rule| rule.selector.fits(element, classes, id));
        let inline = squeezed(inline);
        let all = rules.map(|rule| rule.style.as_str()).chain([inline.as_str()]);
        let mut declared: Vec<(&str, &str)> = Vec::new();
        for (name, value) in
            all.flat_map(|style| style.split(';')).filter_map(|one| one.split_once(':'))
        {
            match declared.iter_mut().find(|(known, _)| *known == name) {
                Some((_, old)) if old.ends_with("!important") && !value.ends_with("!important") => {
                }
                Some((_, old)) => *old = value,
                None => declared.push((name, value)),
            }
        }
        declared.iter().map(|(name, value)| format!("{name}:{value}")).collect::<Vec<_>>().join(";")
    }

    /// Whether any rule strikes text out.
    pub fn strike_out(&self) -> bool {
        self.0.iter().any(|rule| rule.style.contains("line-through"))
    }

    fn read(&mut self, sheet: &str) {
        let sheet = without_comments(sheet);
        let mut rest = sheet.as_str();
        while let Some((prelude, after)) = rest.split_once('{') {
            // "@import url(x);" ends without a block.
            let prelude = prelude.rsplit(';').next().unwrap_or_default().trim();
            if prelude.starts_with('@') {
                rest = after_block(after);
                continue;
            }
            let (style, after) = after.split_once('}').unwrap_or((after, ""));
            rest = after;
            let style = squeezed(style);
            if !PROPERTIES.iter().any(|property| style.contains(property)) {
                continue;
            }
            for selector in prelude.split(',').filter_map(Selector::read) {
                if self.0.len() >= MAX_RULES {
                    return;
                }
                self.0.push(StyleRule { selector, style: style.clone() });
            }
        }
    }
}

impl Selector {
    /// `None` if it says more than an element, classes and an id.
    fn read(text: &str) -> Option<Selector> {
        let text = text.trim().to_ascii_lowercase();
        let is_name = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '#');
        if text.is_empty() || !text.chars().all(is_name) {
            return None;
        }
        let end = text.find(['.', '#']).unwrap_or(text.len());
        let (element, mut rest) = text.split_at(end);
        let mut selector = Selector { element: element.to_owned(), ..Selector::default() };
        while let Some(sign) = rest.chars().next() {
            let after = rest.get(1..)?;
            let end = after.find(['.', '#']).unwrap_or(after.len());
            let (name, more) = after.split_at(end);
            if name.is_empty() {
                return None;
            }
            match sign {
                '.' => selector.classes.push(name.to_owned()),
                _ => selector.id = Some(name.to_owned()),
            }
            rest = more;
        }
        Some(selector)
    }

    fn weight(&self) -> (bool, usize, bool) {
        (self.id.is_some(), self.classes.len(), !self.element.is_empty())
    }

    fn fits(&self, element: &str, classes: &str, id: &str) -> bool {
        let has = |class: &String| {
            classes.split_ascii_whitespace().any(|one| one.eq_ignore_ascii_case(class))
        };
        (self.element.is_empty() || self.element == element)
            && self.classes.iter().all(has)
            && self.id.as_ref().is_none_or(|wanted| id.eq_ignore_ascii_case(wanted))
    }
}

/// A style without spaces, in small letters.
fn squeezed(style: &str) -> String {
    style.to_ascii_lowercase().chars().filter(|c| !c.is_whitespace()).collect()
}

fn begins_with(tag: &str, name: &str) -> bool {
    let begins = tag.get(..name.len()).is_some_and(|found| found.eq_ignore_ascii_case(name));
    begins && !tag.get(name.len()..).unwrap_or_default().starts_with(|c: char| c.is_alphanumeric())
}

/// Where a style sheet ends.
fn find_end(content: &str) -> usize {
    let mut ends = content.match_indices("</").map(|(at, _)| at);
    let is_end = |at: &usize| begins_with(content.get(at + 2..).unwrap_or_default(), "style");
    ends.find(is_end).unwrap_or(content.len())
}

/// A style sheet without its comments, and without those of HTML that old programs put around it.
fn without_comments(sheet: &str) -> String {
    let mut out = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some((before, comment)) = rest.split_once("/*") {
        out.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    out.replace("<!--", " ").replace("-->", " ")
}

/// What follows a block, with the blocks inside of it.
fn after_block(text: &str) -> &str {
    let mut depth = 1_usize;
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => continue,
        }
        if depth == 0 {
            return text.get(at + 1..).unwrap_or_default();
        }
    }
    ""
}
