//! Turns the text of a part into lines that can be compared.

/// How the lines of a text part are to be joined (RFC 3676).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flow {
    Fixed,
    Flowed,
    /// The space that marks a soft break is itself no part of the text.
    FlowedWithoutSpace,
}

/// Characters that show nothing: zero widths, marks of direction, variation selectors, soft
/// hyphens. They come in by copying and would make a move unlike itself.
pub fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e01ef}')
        || (c.is_control() && !matches!(c, '\n' | '\t'))
}

/// The lines of a text, without invisible characters and with one kind of space. Not trimmed at
/// their start, and empty ones still there: both matter to find quotations.
pub fn lines(text: &str, flow: Flow) -> Vec<String> {
    let mut clean = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            // Only what ends a line of a message ends one here. A mail program quotes lines like
            // these: what a quoted one hides behind another kind of break is quoted too.
            '\r' if chars.peek() == Some(&'\n') => {}
            '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => clean.push(' '),
            '\n' => clean.push('\n'),
            c if is_invisible(c) => {}
            c if c.is_whitespace() => clean.push(' '),
            c => clean.push(c),
        }
    }
    match flow {
        Flow::Fixed => clean.lines().map(|line| line.trim_end().to_owned()).collect(),
        Flow::Flowed => unflow(&clean, false),
        Flow::FlowedWithoutSpace => unflow(&clean, true),
    }
}

/// The lines of a text that was broken only to be sent, as they were before.
pub fn rejoined(text: &str) -> Vec<String> {
    unflow(&text.replace('\r', ""), false)
}

/// Joins the lines a program broke only to send them.
fn unflow(text: &str, without_space: bool) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    // How deeply the last line was quoted, if it goes on in the next.
    let mut open: Option<usize> = None;
    for line in text.lines() {
        let content = line.trim_start_matches('>');
        let depth = line.len() - content.len();
        let content = content.strip_prefix(' ').unwrap_or(content);
        let is_signature = content == "-- ";
        let goes_on = content.ends_with(' ') && !is_signature;
        let kept = if goes_on && without_space {
            content.strip_suffix(' ').unwrap_or(content)
        } else {
            content
        };
        match lines.last_mut() {
            Some(last) if open == Some(depth) && !is_signature => last.push_str(kept),
            _ if depth > 0 => lines.push(format!("{} {kept}", ">".repeat(depth))),
            _ => lines.push(kept.to_owned()),
        }
        open = goes_on.then_some(depth);
    }
    for line in lines.iter_mut().filter(|line| *line != "-- ") {
        line.truncate(line.trim_end().len());
    }
    lines
}
