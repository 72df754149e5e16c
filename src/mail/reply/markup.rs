//! The pieces of HTML, and what mail programs mark with them.

/// Names by which programs mark the whole of a quotation.
const QUOTED_NAMES: &[&str] = &["yahoo_quoted"];
/// Names by which programs mark a signature.
const SIGNATURE_NAMES: &[&str] = &[
    "gmail_signature",
    "moz-signature",
    "ms-outlook-mobile-signature",
    "applemailsignature",
    "protonmail_signature_block",
    "composer_signature",
    "signature",
];
/// Names by which programs mark the dashes above it, or the whole of a forwarded email.
const DROPPED_NAMES: &[&str] = &[
    "gmail_signature_prefix",
    "moz-forward-container",
    "ms-outlook-mobile-reference-message",
    "mail-editor-reference-message-container",
];
/// Names of what holds an attribution and then, in a blockquote, the quotation.
const HOLDER_NAMES: &[&str] = &["gmail_quote", "protonmail_quote", "tutanota_quote", "zmail_extra"];
const ATTRIBUTION_NAMES: &[&str] = &["gmail_attr", "moz-cite-prefix"];
/// Names of what stands above an unmarked quotation.
const DIVIDER_NAMES: &[&str] = &[
    "divrplyfwdmsg",
    "appendonsend",
    "stopspelling",
    "zwchr",
    "olk_src_body_section",
    "outlookmessageheader",
    "mail-editor-reference-message",
    "reply-intro",
];

pub fn comment_end(comment: &str) -> &str {
    // "<!-->" and "<!--->" are whole comments.
    for short in [">", "->"] {
        if let Some(rest) = comment.strip_prefix(short) {
            return rest;
        }
    }
    let mut rest = comment;
    while let Some((_, after)) = rest.split_once("--") {
        if let Some(rest) = after.strip_prefix('>').or_else(|| after.strip_prefix("!>")) {
            return rest;
        }
        // "--->" ends a comment too.
        rest = if after.starts_with('-') { tail(rest, after) } else { after };
    }
    ""
}

/// `after` with the one byte before it, which is a dash.
fn tail<'x>(whole: &'x str, after: &str) -> &'x str {
    whole.get(whole.len() - after.len() - 1..).unwrap_or("")
}

/// The inside of a tag and what follows it. A ">" in a quoted value does not end it.
pub fn split_tag(text: &str) -> (&str, &str) {
    let mut quote: Option<char> = None;
    let mut after_equals = false;
    for (at, c) in text.char_indices() {
        match quote {
            Some(open) if c == open => quote = None,
            Some(_) => {}
            None if c == '>' => {
                let (tag, rest) = text.split_at(at);
                return (tag, rest.get(1..).unwrap_or_default());
            }
            None if after_equals && matches!(c, '"' | '\'') => quote = Some(c),
            None => {}
        }
        after_equals = c == '=' || (after_equals && c.is_whitespace());
    }
    (text, "")
}

pub fn skip_raw<'x>(text: &'x str, name: &str) -> &'x str {
    let mut from = 0;
    while let Some(at) = text.get(from..).and_then(|text| text.find("</")) {
        let start = from + at + 2;
        let found = text.get(start..start + name.len());
        if found.is_some_and(|found| found.eq_ignore_ascii_case(name)) {
            return text.get(start..).map_or("", |text| split_tag(text).1);
        }
        from = start;
    }
    ""
}

/// The attributes of a tag, names in lower case.
pub fn attributes(tag: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let name_end = tag.find(|c: char| c.is_whitespace() || c == '/').unwrap_or(tag.len());
    let mut rest = tag.get(name_end..).unwrap_or_default();
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '/');
        let end = rest.find(|c: char| c.is_whitespace() || c == '=').unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        if name.is_empty() && after.is_empty() {
            return found;
        }
        let value = match after.trim_start().strip_prefix('=').map(str::trim_start) {
            None => {
                rest = after;
                ""
            }
            Some(value) => {
                let (value, after) = match value.strip_prefix(['"', '\'']) {
                    Some(inside) => {
                        let quote = if value.starts_with('"') { '"' } else { '\'' };
                        inside.split_once(quote).unwrap_or((inside, ""))
                    }
                    None => value.split_at(value.find(char::is_whitespace).unwrap_or(value.len())),
                };
                rest = after;
                value
            }
        };
        found.push((name.to_ascii_lowercase(), value.to_owned()));
    }
}

/// What an element's attributes say of it.
#[derive(PartialEq, Eq)]
pub enum MarkupRole {
    Ordinary,
    Dropped,
    /// A program put it there, but somebody may have typed in it.
    Signature,
    /// An email that is quoted as a whole: somebody may have written in it.
    Quoted,
    Holder,
    Attribution,
    Divider,
    /// What its writer has struck out.
    Struck,
}

/// Says what the attributes of a tag say of its element; `style`: how it looks, without spaces and
/// in small letters.
pub fn role(attributes: &[(String, String)], style: &str) -> MarkupRole {
    let mut role = MarkupRole::Ordinary;
    if is_hidden(style) {
        return MarkupRole::Dropped;
    }
    if style.contains("line-through") {
        role = MarkupRole::Struck;
    }
    // The line Outlook draws above "From:", whatever it calls that.
    if style.contains("border-top:solid") && style.contains("padding:3.0pt0") {
        role = MarkupRole::Divider;
    }
    for (name, value) in attributes {
        match name.as_str() {
            "hidden" => return MarkupRole::Dropped,
            "data-signatureblock" => return MarkupRole::Signature,
            // GMX and web.de mark their quotation <div name="quote">.
            "name" if value.eq_ignore_ascii_case("quote") => return MarkupRole::Quoted,
            "class" | "id" | "data-smartmail" => {
                let lower = value.to_ascii_lowercase();
                for word in lower.split_whitespace() {
                    // Outlook puts "x_" before the names it takes over.
                    let word = word.trim_start_matches("x_");
                    if DROPPED_NAMES.contains(&word) {
                        return MarkupRole::Dropped;
                    } else if SIGNATURE_NAMES.contains(&word) {
                        return MarkupRole::Signature;
                    } else if QUOTED_NAMES.contains(&word) || word.ends_with("yahoo_quoted") {
                        return MarkupRole::Quoted;
                    } else if HOLDER_NAMES.contains(&word) {
                        role = MarkupRole::Holder;
                    } else if ATTRIBUTION_NAMES.contains(&word) {
                        role = MarkupRole::Attribution;
                    } else if DIVIDER_NAMES.contains(&word) {
                        role = MarkupRole::Divider;
                    }
                }
            }
            _ => {}
        }
    }
    role
}

/// Whether a blockquote only moves its text to the right, as the button of Gmail and of Apple Mail
/// does: with a margin, and neither a line beside it nor a mark of a quotation.
pub fn is_indented(attributes: &[(String, String)], style: &str) -> bool {
    let marks = |(name, value): &(String, String)| {
        matches!(name.as_str(), "type" | "cite" | "id")
            || (name == "class" && value.to_ascii_lowercase().contains("quote"))
    };
    let is_one = |wanted: &[&str]| style.split(';').any(|one| wanted.contains(&one));
    !attributes.iter().any(marks)
        && !style.contains("border-left")
        && is_one(&["border:none", "border:mediumnone", "border:0", "border:0px"])
        && is_one(&["margin:00040px", "margin:0px0px0px40px", "margin-left:40px"])
}

/// Whether a style, without spaces, hides what it is put on.
fn is_hidden(style: &str) -> bool {
    let zero = style.split(';').any(|one| {
        one.strip_prefix("font-size:").or_else(|| one.strip_prefix("max-height:")).is_some_and(
            |size| {
                let number =
                    size.trim_end_matches(|c: char| c.is_ascii_alphabetic() || "%!".contains(c));
                number.parse::<f32>().is_ok_and(|size| size == 0.0)
            },
        )
    });
    zero || ["display:none", "visibility:hidden", "mso-hide:all"]
        .iter()
        .any(|how| style.contains(how))
}
