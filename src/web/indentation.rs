//! Pages without the indentation of their templates. They are indented for those who read them; a
//! browser draws a line break between two tags as it draws any number of spaces.

use super::autolink::LINK_START;

/// Leaves one line break of the white space between two tags, if it has any; nothing else changes.
///
/// What somebody typed has no tags but links, and stands inside a `<textarea>`, a `<pre>` or an
/// element that keeps its lines. So empty lines after a link stay, and so does all that is before a
/// link that was typed.
pub fn leave_out_indentation(html: &str) -> String {
    let bytes = html.as_bytes();
    let mut compact = String::with_capacity(html.len());
    let mut copied = 0;
    for end in memchr::memchr_iter(b'\n', bytes) {
        let line = &bytes[..end];
        if !line.ends_with(b">") {
            continue;
        }
        let is_link = line.ends_with(b"</a>");
        let is_left_out = |byte: &&u8| **byte == b' ' || (**byte == b'\n' && !is_link);
        let after = end + 1;
        let next = after + bytes[after..].iter().take_while(is_left_out).count();
        let rest = &bytes[next..];
        if next > after && rest.starts_with(b"<") && !rest.starts_with(LINK_START.as_bytes()) {
            compact.push_str(&html[copied..after]);
            copied = next;
        }
    }
    compact.push_str(&html[copied..]);
    compact
}

#[cfg(test)]
mod tests {
    use super::leave_out_indentation;
    use crate::web::autolink::Autolinked;

    #[test]
    fn white_space_between_tags_is_one_line_break() {
        for (template, page) in [
            ("<ul>\n  <li>\n    a\n\n  </li>\n\n</ul>\n", "<ul>\n<li>\n    a\n\n  </li>\n</ul>\n"),
            ("<b>\n \n   x</b>", "<b>\n \n   x</b>"),
            ("<b>x</b> <i>y</i>", "<b>x</b> <i>y</i>"),
            ("<nav>\n  <a>x</a>\n  <a>y</a>\n  </nav>", "<nav>\n<a>x</a>\n<a>y</a>\n</nav>"),
            ("", ""),
            ("\n", "\n"),
        ] {
            assert_eq!(leave_out_indentation(template), page);
            assert_eq!(leave_out_indentation(page), page);
        }
    }

    #[test]
    fn links_that_somebody_typed_stay_where_they_are() {
        let typed =
            Autolinked::new("https://a.example\n  https://b.example\n\n  https://c.example");
        let page = format!("<p class=\"user-text\">{typed}</p>");
        assert_eq!(page.lines().count(), 4);
        assert_eq!(leave_out_indentation(&page), page);
    }

    #[test]
    fn what_somebody_typed_stays() {
        for typed in [
            "<p class=\"user-text\"><a>a</a>\n\n  <a>b</a>\n\n</p>",
            "<p class=\"user-text\">one\n\n  two &#62;\n\n  &#60; three\n  </p>",
            "<textarea name=\"a\">\n\n  1...e5\n    2.Nf3\n</textarea>",
            "<pre>1. e4\n    e5\n  <a href=\"/\">x</a></pre>",
            "<input type=\"hidden\" value=\"1...e5\n   2.Nf3&#62;\n   x\">",
        ] {
            assert_eq!(leave_out_indentation(typed), typed);
        }
    }
}
