//! Keeps of the lines of an email those the person wrote.
//!
//! When in doubt a line is taken for quotation: then nothing is found and the service asks
//! again. The other way round it would play a move nobody meant.

use super::labels::{
    BREVITY, DEVICES, DIVIDERS, FROM, OPENERS, OTHER, QUOTING, SIGNED, SIGNED_BETWEEN, SIGNED_ENDS,
    SIGNED_WITH_DEVICE, WROTE, WROTE_INSIDE,
};

/// The longest attribution ("On … wrote:"), in lines.
const MAX_ATTRIBUTION_LINES: usize = 4;
/// Within so many lines a header block shows that it is one.
const MAX_HEADER_BLOCK_LINES: usize = 7;
/// A quoted line this long may have been broken by a program that did not quote the rest.
const LONG_LINE_CHARS: usize = 60;
/// So long are the lines of programs that break lines.
const BROKEN_LINE_CHARS: usize = 70;
/// So many lines that are not quoted are read; a person's words come sooner.
const MAX_UNQUOTED_LINES: usize = 2000;
/// No longer line is searched for words around quotations.
const MAX_SEARCHED_CHARS: usize = 600;

/// What the person wrote, trimmed, without empty lines.
#[derive(Debug, Default)]
pub struct OwnLines {
    pub own: Vec<String>,
    pub skipped: Skipped,
}

/// The lines that were not read as the writer's, by the reason why.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Skipped {
    /// Below "-- ": a program put it there.
    pub below_dashes: Vec<String>,
    /// Below "Sent from my iPhone", or such a line that says something else too.
    pub below_device: Vec<String>,
    /// Below the line under which an email stands that is not marked line by line: that email,
    /// and what its reader wrote in and below it.
    pub quoted: Vec<String>,
    /// The email that was answered is known, and its lines are not among `quoted`.
    pub is_email_known: bool,
    /// What stands behind marks of quotation, without the marks. The reader may have typed among it.
    pub marked: Vec<String>,
    /// Above the marks a program says whose words these are.
    pub is_marked_by_program: bool,
    /// Directly below a long line behind marks: the rest of that line, or typed. With how many of the
    /// writer's lines stand above, and the line behind marks.
    pub broken: Vec<(usize, String, String)>,
    /// What the reader typed behind marks, or typed although it is known: of that, so little is no
    /// quotation.
    pub typed: Vec<String>,
    /// The first and the last line of a quotation of what is known, where nothing marks it.
    pub left_out: Vec<String>,
}

impl Skipped {
    /// Returns what was taken for the signature.
    pub fn signature(&self) -> impl Iterator<Item = &String> {
        self.below_dashes.iter().chain(&self.below_device)
    }
}

/// What ends a person's words.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SignatureKind {
    Dashes,
    Device,
}

/// Returns the person's own lines.
pub fn own(lines: &[String]) -> OwnLines {
    let lines: Vec<&str> = lines.iter().map(|line| line.trim()).collect();
    let (mut own, mut skipped) = (Vec::new(), Skipped::default());
    read_marked(&lines, &mut skipped);
    let mut signature = None;
    let mut unquoted = 0;
    let mut at = 0;
    while let Some(line) = lines.get(at).copied() {
        let rest = lines.get(at..).unwrap_or_default();
        if !is_quoted(line) && !line.is_empty() {
            unquoted += 1;
            if unquoted > MAX_UNQUOTED_LINES {
                break;
            }
        }
        if is_quoted(line) {
            signature = None;
        } else if line.is_empty() {
            // There is no text.
        } else if let Some(length) = attribution(rest) {
            signature = None;
            skipped.is_marked_by_program = true;
            at += length;
            let follows = lines.get(at..).unwrap_or_default();
            match follows.iter().find(|line| !line.is_empty()) {
                Some(next) if is_quoted(next) => continue,
                // What it announces is not marked, so nobody can tell here where it ends.
                _ => {
                    skipped.quoted = unmarked(follows);
                    break;
                }
            }
        } else if is_divider(line) || is_header_block(rest) || is_memo_head(rest) {
            skipped.is_marked_by_program = true;
            skipped.quoted = unmarked(rest);
            break;
        } else if is_delimiter(line) {
            signature = Some(SignatureKind::Dashes);
        } else if is_mobile_signature(line) {
            // On top of everything it may stand alone; below the words it ends them.
            signature = (!own.is_empty()).then_some(SignatureKind::Device);
            if !names_only_a_device(line) {
                skipped.below_device.push(line.to_owned());
            }
        } else if let Some(kind) = signature {
            match kind {
                SignatureKind::Dashes => skipped.below_dashes.push(line.to_owned()),
                SignatureKind::Device => skipped.below_device.push(line.to_owned()),
            }
        } else if let Some(above) = broken_quote(&lines, at) {
            skipped.broken.push((own.len(), bare(above), line.to_owned()));
        } else if !is_rule(line) {
            own.push(line.to_owned());
        }
        at += 1;
    }
    OwnLines { own, skipped }
}

/// Keeps what stands behind marks.
fn read_marked(lines: &[&str], skipped: &mut Skipped) {
    let marked = lines.iter().filter(|line| is_quoted(line)).take(MAX_UNQUOTED_LINES);
    let marked = marked.map(|line| bare(line));
    let marked: Vec<String> = marked.filter(|line| !line.is_empty()).collect();
    let all: Vec<&str> = marked.iter().map(String::as_str).collect();
    let announces = |at: usize| {
        let rest = all.get(at..).unwrap_or_default();
        attribution(rest).is_some() || is_header_block(rest)
    };
    skipped.is_marked_by_program = (0..all.len()).any(announces);
    skipped.marked = unmarked(&all);
}

/// The lines of an email that is not marked as a quotation, without its headers and the lines that
/// programs put around it.
pub fn unmarked<L: AsRef<str>>(lines: &[L]) -> Vec<String> {
    let lines: Vec<&str> =
        lines.iter().map(|line| line.as_ref().trim()).filter(|line| !line.is_empty()).collect();
    let head = is_memo_head(&lines);
    let is_label = |line: &str| {
        let alone = line.trim_end_matches([':', '：', ' ']).to_lowercase();
        label(line).is_some_and(|label| is_header(&label))
            || (head && (is_header(&alone) || line.contains('@') || has_date(line)))
    };
    let mut kept = Vec::new();
    let mut at = 0;
    while let Some(line) = lines.get(at).copied().filter(|_| kept.len() < MAX_UNQUOTED_LINES) {
        let rest = lines.get(at..).unwrap_or_default();
        // A subject stands below its label in a memo.
        let above = at.checked_sub(1).and_then(|above| lines.get(above)).copied();
        let is_value = head && above.is_some_and(|above| is_header(&above.to_lowercase()));
        let in_head = at <= MAX_HEADER_BLOCK_LINES && (is_label(line) || is_value);
        if let Some(length) = attribution(rest) {
            at += length;
            continue;
        }
        let is_around = is_quoted(line) || is_rule(line) || is_delimiter(line) || is_divider(line);
        if !in_head && !is_around && !is_device_signature(line) {
            kept.push(line.to_owned());
        }
        at += 1;
    }
    kept
}

/// Whether a word, in small letters, is what a header line begins with.
fn is_header(label: &str) -> bool {
    FROM.contains(&label) || OTHER.contains(&label)
}

/// Whether a line is what a telephone signs with, and no more.
pub fn is_device_signature(line: &str) -> bool {
    is_mobile_signature(line) && names_only_a_device(line)
}

fn is_quoted(line: &str) -> bool {
    line.starts_with(is_mark)
}

/// No command begins with a bar either.
fn is_mark(c: char) -> bool {
    matches!(c, '>' | '|' | '＞' | '│' | '┃')
}

/// A line without the marks of quotation.
fn bare(line: &str) -> String {
    line.trim_start_matches(|c| is_mark(c) || c == ' ').to_owned()
}

/// A line directly under a long quoted one may be the rest of that one, if quotation goes on below it
/// or the line above is as long as programs make them. Returns the line above.
fn broken_quote<'a>(lines: &[&'a str], at: usize) -> Option<&'a str> {
    let near = |at: Option<usize>| at.and_then(|at| lines.get(at)).copied().unwrap_or_default();
    let above = near(at.checked_sub(1));
    let length = above.chars().count();
    let goes_on = is_quoted(near(at.checked_add(1)));
    let is_long = length >= BROKEN_LINE_CHARS || (length >= LONG_LINE_CHARS && goes_on);
    (is_quoted(above) && is_long).then_some(above)
}

/// Whether a line is only drawn: `---`, `* * *`.
fn is_rule(line: &str) -> bool {
    // It offers a draw.
    line != "="
        && line
            .chars()
            .all(|c| matches!(c, '-' | '=' | '*' | '_' | '~' | '#' | ' ' | '—' | '–' | '─' | '.'))
}

fn is_delimiter(line: &str) -> bool {
    matches!(line, "--" | "—" | "–" | "-- ")
}

fn is_mobile_signature(line: &str) -> bool {
    if line.chars().count() > 120 {
        return false;
    }
    let lower = line.trim_start_matches(['*', '_', '[', '(']).to_lowercase();
    // "Sent from my desk, is much easier then my mobile phone" is a sentence.
    if lower.contains(", is ") {
        return false;
    }
    let names_device = DEVICES.iter().any(|device| lower.contains(device));
    SIGNED.iter().any(|start| lower.starts_with(start))
        || (names_device
            && (SIGNED_WITH_DEVICE.iter().any(|start| lower.starts_with(start))
                || SIGNED_ENDS.iter().any(|end| lower.ends_with(end))))
}

/// Whether a line that begins as telephones sign says what they do and no more: "Sent from my iPhone
/// by mistake" takes something back.
fn names_only_a_device(line: &str) -> bool {
    // "Get Outlook for iOS<https://aka.ms/o0ukef>"
    let without_link = line.split(['<', '(']).next().unwrap_or_default();
    let lower = if line.contains("://") { without_link } else { line }.to_lowercase();
    let excused = lower.trim_end_matches(['.', ' ']);
    let excused = BREVITY.iter().find_map(|excuse| excused.strip_suffix(excuse));
    let lower = excused.map_or(lower.as_str(), |rest| rest.trim_end()).to_owned();
    let is_sentence = ['!', '?', ';', ':'].iter().any(|sign| lower.contains(*sign))
        || [", ", ". ", "… "].iter().any(|sign| lower.contains(sign));
    let is_known = |word: &String| {
        let is_device = DEVICES.iter().any(|device| word.contains(device.trim()));
        // "Galaxy S23": models have digits.
        is_device
            || word.is_empty()
            || SIGNED_BETWEEN.contains(&word.as_str())
            || word.contains(|c: char| c.is_ascii_digit())
    };
    let starts = SIGNED.iter().chain(SIGNED_WITH_DEVICE);
    let signed: Vec<String> = starts.chain(SIGNED_ENDS).flat_map(|text| bare_words(text)).collect();
    !is_sentence && bare_words(&lower).iter().all(|word| is_known(word) || signed.contains(word))
}

fn bare_words(text: &str) -> Vec<String> {
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_owned();
    text.split_whitespace().map(bare).collect()
}

/// A line after which everything is quotation.
fn is_divider(line: &str) -> bool {
    if line.len() > MAX_SEARCHED_CHARS {
        return false;
    }
    if line.chars().count() >= 10 && line.chars().all(|c| c == '_') {
        return true;
    }
    let dash = |c: char| matches!(c, '-' | '‐' | '‑' | '_' | '=' | '—' | '–' | '─' | '*');
    let bare = line.trim_matches(|c: char| dash(c) || c.is_whitespace());
    if bare.is_empty() {
        return false;
    }
    let edge = |c: char| matches!(c, '-' | '‐' | '‑' | '_' | '=' | '—' | '─');
    // "-----Original Message-----" and "---- On … wrote ----" in any language.
    let framed = line.chars().take(2).all(edge) && line.chars().rev().take(2).all(edge);
    if framed && bare.chars().any(char::is_alphabetic) {
        return true;
    }
    let lower = bare.to_lowercase();
    let text = lower.trim_end_matches([':', '：', ' ']);
    DIVIDERS.contains(&text)
        || (lower.contains("reply above this line") || lower.contains("reply above the line"))
}

/// What stands before the colon of a header line as programs print it, without markup.
fn label(line: &str) -> Option<String> {
    if line.len() > MAX_SEARCHED_CHARS {
        return None;
    }
    let (label, _) = line.split_once([':', '：'])?;
    let label =
        label.trim_matches(|c: char| matches!(c, '*' | '_' | '>' | '|') || c.is_whitespace());
    (!label.is_empty() && label.chars().count() <= 24).then(|| label.to_lowercase())
}

/// "From: … Sent: … To: … Subject: …", in any order.
fn is_header_block(lines: &[&str]) -> bool {
    let Some(first) = lines.first().and_then(|line| label(line)) else {
        return false;
    };
    if !FROM.contains(&first.as_str()) && !OTHER.contains(&first.as_str()) {
        return false;
    }
    let mut has_from = false;
    let mut others: Vec<String> = Vec::new();
    for line in lines.iter().filter(|line| !line.is_empty()).take(MAX_HEADER_BLOCK_LINES) {
        let Some(label) = label(line) else {
            continue;
        };
        if !has_from && FROM.contains(&label.as_str()) {
            has_from = true;
        } else if OTHER.contains(&label.as_str()) && !others.contains(&label) {
            others.push(label);
        }
    }
    has_from && others.len() >= 2
}

/// The head of a memo, as old programs put it above what they do not mark: who wrote, when, and
/// "To" on a line of its own.
fn is_memo_head(lines: &[&str]) -> bool {
    let [who, rest @ ..] = lines else { return false };
    let is_searched = |line: &str| !line.is_empty() && line.len() <= MAX_SEARCHED_CHARS;
    if !is_searched(who) || !who.contains('@') {
        return false;
    }
    let mut said = rest.iter().take(MAX_HEADER_BLOCK_LINES).filter(|line| is_searched(line));
    let (Some(when), Some(to)) = (said.next(), said.next()) else { return false };
    let label = to.trim_end_matches([':', '：', ' ']).to_lowercase();
    has_date(when) && OTHER.contains(&label.as_str())
}

/// How many lines, from the first, are "On … wrote:".
fn attribution(lines: &[&str]) -> Option<usize> {
    let first = lines.first()?;
    if first.is_empty() || first.len() > MAX_SEARCHED_CHARS {
        return None;
    }
    let may_go_on = opens(first);
    let mut joined = String::new();
    for (index, line) in lines.iter().take(MAX_ATTRIBUTION_LINES).enumerate() {
        // A line of its own quotation, or an empty one, ends it.
        if line.is_empty() || is_quoted(line) || line.len() > MAX_SEARCHED_CHARS {
            return None;
        }
        if index > 0 {
            joined.push(' ');
        }
        joined.push_str(&line.to_lowercase());
        let below = lines.get(index + 1..).unwrap_or_default();
        let quotes = below.iter().find(|line| !line.is_empty()).is_some_and(|line| is_quoted(line));
        if attributes(&joined, quotes) {
            return Some(index + 1);
        }
        if !may_go_on {
            return None;
        }
    }
    None
}

/// Whether a line may be the beginning of an attribution that goes on in the next. A move must
/// not be: "13. Nxe4" above "Bruno wrote:" would be lost in it.
fn opens(line: &str) -> bool {
    let lower = line.trim_start_matches(['-', ' ']).to_lowercase();
    let is_opener = OPENERS.iter().any(|word| lower.starts_with(word));
    (is_opener && has_digit(&lower)) || has_date(&lower) || has_address(&lower)
}

/// Whether a word may be an address: it has the sign of one, and is no drop as `N@f3`.
fn has_address(text: &str) -> bool {
    text.split_whitespace().any(|word| {
        word.split_once('@').is_some_and(|(before, after)| {
            let to = after.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
            let is_square = matches!(to.as_bytes(), [b'a'..=b'h', b'1'..=b'8']);
            // `12...N@f3`: before the sign stands a number, and the piece.
            let piece = before.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
            !is_square || piece.len() > 1
        })
    })
}

fn has_digit(text: &str) -> bool {
    text.contains(|c: char| c.is_ascii_digit())
}

/// A year, a time of day, or a date with dots or strokes.
fn has_date(text: &str) -> bool {
    text.split(|c: char| !(c.is_ascii_digit() || matches!(c, ':' | '.' | '/' | '-'))).any(|word| {
        let word = word.trim_matches(['.', ':', '/', '-']);
        let is_year = word.len() == 4 && (word.starts_with("20") || word.starts_with("19"));
        let parts = word.split([':', '.', '/', '-']);
        let numbers = parts.clone().all(|one| matches!(one.len(), 1 | 2 | 4) && has_digit(one));
        let is_time = word.contains(':') && numbers;
        is_year || is_time || (numbers && parts.count() >= 3)
    })
}

/// Whether text, in lower case, is a whole attribution. `quotes`: quoted lines follow it.
fn attributes(text: &str, quotes: bool) -> bool {
    let text = text.trim_matches(|c: char| matches!(c, '*' | '_' | '-' | '—') || c.is_whitespace());
    let ended = text.strip_suffix([':', '：']);
    let body = ended.unwrap_or(text).trim_end();
    let says_wrote = WROTE.iter().any(|verb| has_word(body, verb))
        || WROTE_INSIDE.iter().any(|verb| text.contains(verb));
    let sure = has_digit(body) || body.contains('@') || quotes;
    if says_wrote && sure && (ended.is_some() || quotes || ends_with_verb(text)) {
        return true;
    }
    if ended.is_some()
        && QUOTING.iter().any(|start| body.starts_with(start))
        && (quotes || body.contains('@'))
    {
        return true;
    }
    // Where no verb is used: "26.06.2014, 14:41, "Bruno" <b@example.org>:".
    let names = body.contains('@') || body.contains('<') || quotes;
    ended.is_some() && names && has_date(body)
}

fn ends_with_verb(text: &str) -> bool {
    (has_date(text) || text.contains('@'))
        && (WROTE.iter().any(|verb| text.ends_with(verb))
            || WROTE_INSIDE.iter().any(|verb| text.ends_with(verb)))
}

fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(start, found)| {
        let before = text.get(..start).and_then(|text| text.chars().next_back());
        let after = text.get(start + found.len()..).and_then(|text| text.chars().next());
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drop_is_no_address() {
        for line in ["N@f3", "1...N@f6", "12. @e5!", "112...b@c4+"] {
            assert!(!opens(line), "{line}");
        }
        for line in ["bruno@example.org", "Bruno <b@e1.org>", "anna@f3"] {
            assert!(opens(line), "{line}");
        }
    }

    #[test]
    fn a_signature_that_names_only_a_device_says_nothing() {
        for line in [
            "Sent from my iPhone",
            "Gesendet von meinem Samsung Galaxy S23 Ultra",
            "Enviado desde mi móvil",
            "Envoyé de mon iPhone",
            "Get Outlook for iOS",
            "Von meinem Handy gesendet",
            "Sent with Proton Mail secure email.",
        ] {
            assert!(is_mobile_signature(line) && names_only_a_device(line), "{line}");
        }
        for line in ["Sent from my iPhone by mistake", "Enviado desde mi iPhone. ¡Es broma!"] {
            assert!(is_mobile_signature(line) && !names_only_a_device(line), "{line}");
        }
    }
}
