//! Text in lines that every program can show, and that programs which know how put together
//! again (`format=flowed`, RFC 3676).

/// The longest line, with the space at its end that says that it goes on (4.2).
const MAX_LINE_CHARS: usize = 76;

/// What a person typed stands this far in.
const TYPED: &str = "    ";

/// Breaks long lines at spaces. What stands before a `>` or a space is made not to look like a
/// quotation (4.4). The line above a signature stays as it is, and no other becomes one.
pub fn flowed(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 32);
    for line in text.lines() {
        if line == "-- " {
            out.push_str(line);
        } else {
            wrap(line.trim_end(), &mut out);
        }
        out.push('\n');
    }
    out
}

fn wrap(line: &str, out: &mut String) {
    // A piece on a line of its own would stand as far out as what the site says.
    if line.starts_with(TYPED) {
        out.push(' ');
        out.push_str(line);
        return;
    }
    let mut rest = line;
    loop {
        let (piece, after) = split(rest);
        if piece.starts_with([' ', '>']) || piece.starts_with("From ") {
            out.push(' ');
        }
        out.push_str(piece);
        if after.is_empty() {
            return;
        }
        out.push('\n');
        rest = after;
    }
}

/// Splits behind the last space within a line's length; a word that is longer stays whole.
fn split(text: &str) -> (&str, &str) {
    // The space before a quotation's sign or at the beginning is added later.
    let end = text.char_indices().nth(MAX_LINE_CHARS - 1).map_or(text.len(), |(at, _)| at);
    if end == text.len() {
        return (text, "");
    }
    let within = text.get(..end).unwrap_or_default();
    let leading = within.len() - within.trim_start_matches(' ').len();
    // Two dashes and a space would be the line above a signature.
    let last = within.rfind(' ').filter(|at| *at >= leading && text.get(..*at) != Some("--"));
    let space = last.or_else(|| text.get(end..)?.find(' ').map(|at| end + at));
    match space {
        // Spaces in a row go with the line that they end.
        Some(at) => {
            let after = text.get(at..).unwrap_or_default().trim_start_matches(' ');
            (text.get(..text.len() - after.len()).unwrap_or(text), after)
        }
        None => (text, ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::reply::rejoined;

    #[test]
    fn long_lines_are_broken_and_put_together_again() {
        let sentence = "You can reply to this email with your move. Begin the first line of your reply with \"1.\" and your move, in any notation; à la française aussi.";
        let url = format!("https://chess.example.org/unsubscribe/{}", "x".repeat(80));
        let board = "8  r n b q k b n r\n   a b c d e f g h";
        let said = "    > not a quotation\n>nor this\nFrom here on";
        let text =
            format!("{sentence}\n\n{board}\n{said}\nUnsubscribe: {url}\n{url}\n-- \nZugpost\n");
        let written = flowed(&text);
        for line in written.lines() {
            let is_one_word = line.trim().split(' ').count() == 1;
            assert!(line.chars().count() <= 78 || is_one_word, "{line}");
            assert!(!line.starts_with('>') && !line.starts_with("From "), "{line}");
        }
        assert!(written.contains("\n-- \nZugpost\n"), "{written}");
        assert!(written.contains("\n8  r n b q k b n r\n"), "{written}");
        assert_eq!(rejoined(&written), text.lines().collect::<Vec<_>>());
    }

    #[test]
    fn no_typed_text_looks_like_words_of_the_site() {
        let typed = format!("    {}View game: https://evil.example.org", "x ".repeat(36));
        let dashes = format!("-- {}", "x".repeat(90));
        let text = format!("Bruno writes:\n{typed}\n\n{dashes}\n-- {dashes}\n");
        let written = flowed(&text);
        for line in written.lines() {
            assert!(!line.starts_with("View game") && line != "-- ", "{written}");
        }
        assert_eq!(rejoined(&written), text.lines().collect::<Vec<_>>());
    }
}
