//! The style sheets of an email, as far as they hide text or strike it out.
//!
//! Only rules for an element, a class or an id are read, and none inside of `@media`: what a rule
//! of another kind does to some text cannot be told without a tree.

use super::markup::{comment_end, split_tag};

/// More rules are not read; a mail program writes some dozens.
const MAX_RULES: usize = 300;
/// A selector with more classes is not read.
const MAX_CLASSES: usize = 4;
/// So many classes of an element are looked at.
const MAX_CLASSES_OF_ELEMENT: usize = 50;
/// No value is longer that says something about what is asked.
const MAX_VALUE_BYTES: usize = 100;
/// The properties by which text is told that is hidden, struck out, quoted or moved to the right.
const PROPERTIES: [&str; 13] = [
    "text-decoration",
    "text-decoration-line",
    "display",
    "visibility",
    "mso-hide",
    "font-size",
    "max-height",
    "border",
    "border-top",
    "border-left",
    "padding",
    "margin",
    "margin-left",
];

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
    declared: Declarations,
}

/// The last value of each of [`PROPERTIES`], without spaces, in small letters.
#[derive(Clone, Debug, Default)]
struct Declarations([Option<String>; PROPERTIES.len()]);

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

    /// Returns the style of an element, without spaces and in small letters, as far as it says
    /// something here: of what is declared twice only the last. `inline`: the style in its tag.
    pub fn style(&self, element: &str, attributes: &[(String, String)], inline: &str) -> String {
        let value = |wanted: &str| {
            let found = attributes.iter().find(|(name, _)| name == wanted);
            found.map_or("", |(_, value)| value.as_str())
        };
        let classes: Vec<&str> =
            value("class").split_ascii_whitespace().take(MAX_CLASSES_OF_ELEMENT).collect();
        let id = value("id");
        let rules = self.0.iter().filter(|rule| rule.selector.fits(element, &classes, id));
        let inline = Declarations::read(inline);
        let mut all: [Option<&str>; PROPERTIES.len()] = Default::default();
        for declared in rules.map(|rule| &rule.declared).chain([&inline]) {
            for (old, new) in all.iter_mut().zip(&declared.0) {
                *old = later(*old, new.as_deref());
            }
        }
        let declared = PROPERTIES.iter().zip(all);
        let declared = declared.filter_map(|(name, value)| Some(format!("{name}:{}", value?)));
        declared.collect::<Vec<_>>().join(";")
    }

    /// Whether any rule strikes text out.
    pub fn strike_out(&self) -> bool {
        let strikes_out = |value: &String| value.contains("line-through");
        self.0.iter().any(|rule| rule.declared.0.iter().flatten().any(strikes_out))
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
            let declared = Declarations::read(style);
            if declared.0.iter().all(Option::is_none) {
                continue;
            }
            for selector in prelude.split(',').filter_map(Selector::read) {
                if self.0.len() >= MAX_RULES {
                    return;
                }
                self.0.push(StyleRule { selector, declared: declared.clone() });
            }
        }
    }
}

impl Declarations {
    fn read(style: &str) -> Declarations {
        let mut read = Declarations::default();
        for (name, value) in style.split(';').filter_map(|one| one.split_once(':')) {
            let name = name.trim();
            let at = PROPERTIES.iter().position(|property| name.eq_ignore_ascii_case(property));
            let old = at.and_then(|at| read.0.get_mut(at));
            if let Some(old) = old.filter(|_| value.len() <= MAX_VALUE_BYTES) {
                let value = squeezed(value);
                if later(old.as_deref(), Some(&value)) == Some(value.as_str()) {
                    *old = Some(value);
                }
            }
        }
        read
    }
}

/// Returns which of two values of a property counts, `new` being the later one.
fn later<'a>(old: Option<&'a str>, new: Option<&'a str>) -> Option<&'a str> {
    let is_important = |value: &str| value.ends_with("!important");
    match (old, new) {
        (Some(old), Some(new)) if is_important(old) && !is_important(new) => Some(old),
        (old, new) => new.or(old),
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
                '.' if selector.classes.len() >= MAX_CLASSES => return None,
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

    fn fits(&self, element: &str, classes: &[&str], id: &str) -> bool {
        let has = |class: &String| classes.iter().any(|one| one.eq_ignore_ascii_case(class));
        (self.element.is_empty() || self.element == element)
            && self.classes.iter().all(has)
            && self.id.as_ref().is_none_or(|wanted| id.eq_ignore_ascii_case(wanted))
    }
}

/// A value without spaces, in small letters.
fn squeezed(value: &str) -> String {
    value.to_ascii_lowercase().chars().filter(|c| !c.is_whitespace()).collect()
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
