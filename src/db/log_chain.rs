//! The log of a game as a chain of hashes: each event's hash goes on from the one before, so
//! whoever keeps the last one can tell whether anything was altered. Pure but for its types:
//! what is exported here is what `zugpost verify-log` reads.

use std::fmt::Write as _;

use chrono::{DateTime, Utc};
use sha2::{Digest as _, Sha256};

use super::{game_events::LoggedEvent, games::StoredGame};

/// The first line of an exported log.
pub const TITLE: &str = "zugpost-log 1";

/// Returns what a log begins with: who plays, from where, on which terms. The names of the lines
/// are part of the format.
pub fn header(stored: &StoredGame) -> String {
    let (start, terms) = (stored.game.start(), stored.game.terms());
    let on = |is: bool| if is { "on" } else { "off" };
    let mut text = format!("{TITLE}\n");
    for (name, value) in [
        ("game", stored.id.to_string()),
        ("white", stored.white.to_string()),
        ("black", stored.black.to_string()),
        ("started", stored.game.started_at().timestamp_micros().to_string()),
        ("variant", start.variant.as_str().to_owned()),
        ("start", start.fen()),
        ("control", terms.control.to_text()),
        ("flag", terms.flag.as_str().to_owned()),
        ("draws", terms.draws.as_str().to_owned()),
        ("leave", on(terms.leave).to_owned()),
        ("conditional", on(terms.conditional).to_owned()),
        ("takebacks", on(terms.takebacks).to_owned()),
        ("en_passant", on(start.rules.en_passant).to_owned()),
        ("check_warning", on(start.rules.check_warning).to_owned()),
    ] {
        let _ = writeln!(text, "{name} {value}");
    }
    text
}

/// Returns the line of an event: number, instant in microseconds since 1970, who, what, and what
/// else it says, with line breaks and backslashes escaped.
pub fn line(event: &LoggedEvent) -> String {
    let LoggedEvent { number, at, actor, kind, detail, .. } = event;
    let detail = detail.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r");
    format!("{number} {} {actor} {kind} {detail}", at.utc().timestamp_micros())
}

/// Returns the hash with which a chain begins.
pub fn begin(header: &str) -> String {
    hash(&[header])
}

/// Returns the hash with which it goes on.
pub fn link(head: &str, line: &str) -> String {
    hash(&[head, "\n", line])
}

fn hash(parts: &[&str]) -> String {
    let mut hasher = Sha256::new();
    parts.iter().for_each(|part| hasher.update(part.as_bytes()));
    let mut text = String::with_capacity(64);
    for byte in hasher.finalize() {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// Returns the hash of the last event of a log.
pub fn head(stored: &StoredGame, log: &[LoggedEvent]) -> String {
    log.iter().fold(begin(&header(stored)), |head, event| link(&head, &line(event)))
}

/// Returns a log as a file that anybody can check.
pub fn export(stored: &StoredGame, log: &[LoggedEvent]) -> String {
    let mut text = header(stored);
    for event in log {
        let _ = writeln!(text, "{}", line(event));
    }
    let _ = writeln!(text, "head {}", head(stored, log));
    text
}

/// What a log that was read says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    pub events: usize,
    pub last: Option<DateTime<Utc>>,
    pub head: String,
}

/// What is wrong with a log that was read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    #[error("This is no exported log: the first line is not \"{TITLE}\".")]
    Title,
    #[error("Line {0} is none of a log.")]
    Line(usize),
    #[error("Line {line}: the event has the number {found}, but {expected} follows.")]
    Number { line: usize, expected: usize, found: String },
    #[error("Line {0}: the event is older than the one before.")]
    Order(usize),
    #[error("The log has no head: its end is missing.")]
    NoHead,
    #[error(
        "The log was altered: it says that its head is {said}, but its events come to {found}."
    )]
    Head { said: String, found: String },
}

/// Checks an exported log: its form, its order, and that its events come to its head.
pub fn check(text: &str) -> Result<Checked, Broken> {
    let mut lines = text.split('\n').enumerate().peekable();
    if lines.peek().map(|(_, line)| *line) != Some(TITLE) {
        return Err(Broken::Title);
    }
    let is_event = |line: &str| line.starts_with(|c: char| c.is_ascii_digit());
    let mut header = String::new();
    while let Some((_, line)) =
        lines.next_if(|(_, line)| !is_event(line) && !line.starts_with("head "))
    {
        header.push_str(line);
        header.push('\n');
    }
    let (mut head, mut events, mut last) = (begin(&header), 0, None);
    for (index, line) in lines.by_ref() {
        if let Some(said) = line.strip_prefix("head ") {
            if said != head {
                return Err(Broken::Head { said: said.to_owned(), found: head });
            }
            return match lines.all(|(_, rest)| rest.is_empty()) {
                true => Ok(Checked { events, last, head }),
                false => Err(Broken::Line(index + 2)),
            };
        }
        let mut words = line.splitn(5, ' ');
        let (Some(number), Some(at), Some(_), Some(_), Some(_)) =
            (words.next(), words.next(), words.next(), words.next(), words.next())
        else {
            return Err(Broken::Line(index + 1));
        };
        if number != events.to_string() {
            let found = number.to_owned();
            return Err(Broken::Number { line: index + 1, expected: events, found });
        }
        let at = at.parse().ok().and_then(DateTime::from_timestamp_micros);
        let at = at.ok_or(Broken::Line(index + 1))?;
        // A result that is proven later has the instant at which the game ended.
        if last.is_some_and(|last| at < last) && !line.contains(" rules_core ") {
            return Err(Broken::Order(index + 1));
        }
        head = link(&head, line);
        (events, last) = (events + 1, Some(at));
    }
    Err(Broken::NoHead)
}
