//! What people typed, as it is shown: plain text, with links where it has addresses of pages.
//!
//! There is no markup: everything is escaped, and nothing but `http` and `https` is a link.

use std::fmt;

use askama::filters::{Escaper as _, Html};
use linkify::{LinkFinder, LinkKind};
use url::{Position, Url};

/// How a link begins; no other link of a page begins so.
pub const LINK_START: &str = "<a rel=\"nofollow ugc noopener noreferrer\" href=\"";

/// A text that somebody typed; its lines are kept by the style of `.user-text`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Autolinked(String);

impl Autolinked {
    pub fn new(text: impl Into<String>) -> Autolinked {
        Autolinked(text.into())
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Autolinked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut finder = LinkFinder::new();
        finder.kinds(&[LinkKind::Url]);
        for span in finder.spans(&self.0) {
            let text = span.as_str();
            if span.kind().is_some() && is_safe(text) {
                f.write_str(LINK_START)?;
                Html.write_escaped_str(&mut *f, text)?;
                f.write_str("\">")?;
                Html.write_escaped_str(&mut *f, text)?;
                f.write_str("</a>")?;
            } else {
                Html.write_escaped_str(&mut *f, text)?;
            }
        }
        Ok(())
    }
}

/// What was typed is escaped, and the markup around it is our own.
impl askama::filters::HtmlSafe for Autolinked {}

/// Whether an address leads where it seems to lead.
fn is_safe(address: &str) -> bool {
    // What turns writing around, or is not seen, would show another address than it has.
    let hides = |c: char| {
        c.is_control()
            || c.is_whitespace()
            || matches!(c, '\u{AD}' | '\u{61C}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}')
            || matches!(c, '\u{2060}'..='\u{206F}' | '\u{FEFF}')
    };
    if address.chars().any(hides) {
        return false;
    }
    let Ok(url) = Url::parse(address) else { return false };
    // It begins with the very host that it leads to: letters that look like others are none of a
    // host, other spellings of one are nobody's wish.
    let host = &url[..Position::AfterHost];
    let typed = address.get(..host.len());
    matches!(url.scheme(), "http" | "https")
        && url.has_host()
        && typed.is_some_and(|typed| typed.eq_ignore_ascii_case(host))
        // Before an `@` stands no host, though it may look like one.
        && url.username().is_empty()
        && url.password().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        let html = Autolinked::new(text).to_string();
        html.replace("<a rel=\"nofollow ugc noopener noreferrer\" href=", "<A ")
    }

    #[test]
    fn addresses_of_pages_become_links_that_show_where_they_lead() {
        for (text, expected) in [
            ("", ""),
            ("Good luck!\nHave fun.", "Good luck!\nHave fun."),
            ("https://example.org", "<A \"https://example.org\">https://example.org</a>"),
            (
                "See http://example.org/a_(b)?c=1&d=2#e.",
                "See <A \"http://example.org/a_(b)?c=1&#38;d=2#e\">http://example.org/a_(b)?c=1&#38;d=2#e</a>.",
            ),
            ("(HTTPS://example.org)", "(<A \"HTTPS://example.org\">HTTPS://example.org</a>)"),
            // The same in the writing of hosts.
            (
                "https://xn--kln-sna.example",
                "<A \"https://xn--kln-sna.example\">https://xn--kln-sna.example</a>",
            ),
            (
                "http://example.org/Läufer",
                "<A \"http://example.org/Läufer\">http://example.org/Läufer</a>",
            ),
            // Letters that look like others could lead elsewhere.
            ("https://schach.köln/ä", "https://schach.köln/ä"),
            ("12.Nf3 Nf6, 13.e5", "12.Nf3 Nf6, 13.e5"),
            ("anna@example.org", "anna@example.org"),
            ("www.example.org", "www.example.org"),
        ] {
            assert_eq!(shown(text), expected, "{text}");
        }
    }

    #[test]
    fn nothing_that_is_typed_becomes_markup() {
        for text in [
            "<script>alert(1)</script>",
            "<a href=\"https://example.org\">x</a>",
            "https://example.org/\"onmouseover=\"alert(1)",
            "https://example.org/'><img src=x onerror=alert(1)>",
            "https://example.org/&quot;&lt;b&gt;",
            "https://example.org/<b>",
            "[x](https://example.org)",
            "&lt;b&gt;",
        ] {
            let html = Autolinked::new(text).to_string();
            let document = scraper::Html::parse_fragment(&html);
            let all = scraper::Selector::parse("*").unwrap();
            for element in document.select(&all) {
                let names: Vec<&str> = element.value().attrs().map(|(name, _)| name).collect();
                match element.value().name() {
                    "html" => assert!(names.is_empty()),
                    "a" => assert_eq!(names, ["href", "rel"], "{text}"),
                    other => panic!("{other}: {text}"),
                }
            }
            let said: String = document.root_element().text().collect();
            assert_eq!(said, text, "all of it is read as it was typed");
        }
    }

    #[test]
    fn what_does_not_lead_where_it_seems_to_is_no_link() {
        for text in [
            "javascript:alert(1)",
            "javascript://example.org/%0aalert(1)",
            "JaVaScRiPt://x",
            "data:text/html,<b>",
            "data://text/html;base64,PGI+",
            "vbscript://x",
            "file:///etc/passwd",
            "ftp://example.org",
            "//example.org",
            "https://",
            "https://bank.example@evil.example/",
            "https://user:secret@example.org/",
            "https://example.org/\u{202E}gro.elpmaxe",
            "https://exam\u{AD}ple.org",
            "https://exam\u{200B}ple.org",
            "https://example.org/\u{2066}x",
            // A Cyrillic а, a Greek ο, wide letters, a slash and a dot that are none.
            "https://p\u{430}ypal.com",
            "https://p\u{430}ypal.com/login",
            "https:///p\u{430}ypal.com",
            "https:\\\\p\u{430}ypal.com",
            "https://g\u{3BF}\u{3BF}gle.com",
            "https://\u{FF45}xample.org",
            "https://example.org\u{2044}x.example",
            "https://example\u{3002}org",
            // Other spellings of a host.
            "https://%65xample.org",
            "https://2130706433/",
            "https://0x7f.1/",
        ] {
            // A part of it may be one, if that part leads where it says.
            let html = Autolinked::new(text).to_string();
            assert!(!html.contains(&format!("href=\"{text}\"")), "{text}");
            for address in html.split("href=\"").skip(1) {
                let address = address.split('"').next().unwrap();
                assert!(address.starts_with("http") && !address.contains('@'), "{text}: {html}");
                assert!(address.is_ascii(), "{text}: {html}");
            }
        }
    }

    #[test]
    fn a_very_long_address_is_still_one_link() {
        let long = format!("https://example.org/{}", "a".repeat(100_000));
        assert_eq!(shown(&long), format!("<A \"{long}\">{long}</a>"));
        let many = "http://a.org ".repeat(10_000);
        assert_eq!(shown(&many).matches("<A ").count(), 10_000);
    }
}
