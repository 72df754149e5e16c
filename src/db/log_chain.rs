//! The log of a game as a chain of hashes: each event's hash includes the one before, so
//! anybody who keeps the last one can check whether anything was altered. What is exported here is
//! what `zugpost verify-log` reads; it asks no database.
//!
//! The first hash is over who plays on which terms. The last one is kept in the game's row
//! (`log_head`) and written with the events (docs/decisions/0020).

use std::{borrow::Cow, fmt::Write as _};

use chrono::{DateTime, Utc};

use super::{GameId, PlayerId, game_events::LoggedEvent, games::StoredGame};
use crate::{
    game::{Assistance, Audience, DrawOffers, Game, LogEntry, LogEntryKind},
    hash_chain::{begin, link},
};

/// The first line of an exported log.
pub const TITLE: &str = "zugpost-log 1";

/// Returns what a log begins with: who plays, from where, on which terms. The names of the lines
/// are part of the format. `log`: it says who played at first, where somebody else plays now.
pub fn header(stored: &StoredGame, log: &[LoggedEvent]) -> String {
    header_of(stored.id, first_players(stored, log), &stored.game)
}

/// Returns the hash with which the log of a stored game begins.
pub(super) fn first_hash_of(stored: &StoredGame, log: &[LoggedEvent]) -> String {
    begin(&header(stored, log))
}

/// Returns the hash with which the log of a new game begins.
pub(super) fn first_hash(id: GameId, players: [PlayerId; 2], game: &Game) -> String {
    begin(&header_of(id, players, game))
}

fn header_of(id: GameId, [white, black]: [PlayerId; 2], game: &Game) -> String {
    let (start, terms) = (game.start(), game.terms());
    let on = |is: bool| if is { "on" } else { "off" };
    let mut text = format!("{TITLE}\n");
    for (name, value) in [
        ("game", id.to_string()),
        ("white", white.to_string()),
        ("black", black.to_string()),
        ("started", game.started_at().timestamp_micros().to_string()),
        ("variant", start.variant().as_str().to_owned()),
        ("start", start.fen()),
        ("control", terms.control.to_text()),
        ("timeout_rule", terms.timeout_rule.as_str().to_owned()),
        ("draw_rule", terms.draw_rule.as_str().to_owned()),
        ("vacation", on(terms.vacation).to_owned()),
        ("conditional", on(terms.conditional).to_owned()),
        ("takebacks", on(terms.takebacks).to_owned()),
        ("en_passant", on(start.rules.en_passant).to_owned()),
        ("legal_moves_only", on(start.rules.legal_moves_only).to_owned()),
    ] {
        let _ = writeln!(text, "{name} {value}");
    }
    // What came later is said of games only in which it is not as in all before: their hashes stay.
    let usual = Assistance::default();
    for (name, is, usual) in [
        ("rated", terms.rated, false),
        ("books", terms.assistance.books, usual.books),
        ("databases", terms.assistance.databases, usual.databases),
        ("engines", terms.assistance.engines, usual.engines),
        ("abort", terms.abort, true),
        ("time_grants", terms.time_grants, true),
    ] {
        if is != usual {
            let _ = writeln!(text, "{name} {}", on(is));
        }
    }
    if terms.draw_offers != DrawOffers::default() {
        let _ = writeln!(text, "draw_offers {}", terms.draw_offers.as_str());
    }
    if !terms.white_extra_time.is_zero() {
        let _ = writeln!(text, "white_extra_time {}", terms.white_extra_time.num_seconds());
    }
    text
}

fn first_players(stored: &StoredGame, log: &[LoggedEvent]) -> [PlayerId; 2] {
    let mut players = [stored.white, stored.black];
    for event in log.iter().rev().filter(|event| event.kind == "player_replaced") {
        if let Ok(LogEntry { what: LogEntryKind::PlayerReplaced { side, former, .. }, .. }) =
            LogEntry::try_from(event)
        {
            players[side.fold_wb(0, 1)] = PlayerId(former);
        }
    }
    players
}

/// Returns the line of an event: number, instant in microseconds since 1970, who, what, and what
/// else it says, with line breaks and backslashes escaped.
pub fn line(event: &LoggedEvent) -> String {
    let LoggedEvent { number, at, actor, kind, detail, .. } = event;
    let detail = detail.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r");
    format!("{number} {} {actor} {kind} {detail}", at.utc().timestamp_micros())
}

/// Returns the hash of the last event of a log.
pub fn head(stored: &StoredGame, log: &[LoggedEvent]) -> String {
    heads(stored, log).pop().unwrap_or_default()
}

/// Returns the hashes of a log: that with which it begins, and that of each event.
pub fn heads(stored: &StoredGame, log: &[LoggedEvent]) -> Vec<String> {
    let mut heads = vec![begin(&header(stored, log))];
    for event in log {
        let head = heads.last().map_or_else(String::new, |head| link(head, &line(event)));
        heads.push(head);
    }
    heads
}

/// Returns a log as a file that anybody can check.
pub fn export(stored: &StoredGame, log: &[LoggedEvent]) -> String {
    let mut text = header(stored, log);
    for event in log {
        let _ = writeln!(text, "{}", line(event));
    }
    // What the game says itself: if an event was altered, they do not fit.
    let head = match stored.log_head() {
        "" => head(stored, log),
        head => head.to_owned(),
    };
    let _ = writeln!(text, "head {head}");
    text
}

/// Stands instead of an event that is for the players alone; the hash after it follows.
const HIDDEN: &str = "hidden";

/// Returns a log as everybody may read it: of what is for the players alone it has the hash.
/// Whoever checks it has to take those hashes on trust; the players need not.
pub fn export_public(stored: &StoredGame, log: &[LoggedEvent]) -> String {
    let mut text = header(stored, log);
    let mut head = begin(&text);
    for event in log {
        head = link(&head, &line(event));
        let audience = match LogEntry::try_from(event) {
            // What somebody wrote to a claim is between the players and the arbiters.
            Ok(LogEntry { what: LogEntryKind::Case(entry), .. })
                if entry.text().is_some_and(|(_, reader)| reader == Audience::Players) =>
            {
                Audience::Players
            }
            Ok(entry) => entry.what.audience(),
            Err(unreadable) => unreadable.audience(),
        };
        let _ = match audience {
            Audience::Everyone => writeln!(text, "{}", line(event)),
            Audience::Players => writeln!(text, "{} {HIDDEN} {head}", event.number),
        };
    }
    let _ = writeln!(text, "head {head}");
    text
}

/// What a log that was read says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The hash after each event, by its number.
    pub hashes: Vec<String>,
    pub last: Option<DateTime<Utc>>,
    pub head: String,
}

impl Checked {
    /// Returns the number of the event after which the head was this.
    pub fn number_of(&self, head: &str) -> Option<usize> {
        self.hashes.iter().position(|hash| hash == head)
    }
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
    #[error("The log has no head: its end is missing.")]
    NoHead,
    #[error(
        "The log was altered: it says that its head is {said}, but its events come to {found}."
    )]
    Head { said: String, found: String },
}

/// Checks an exported log: its form, its order, and that its events come to its head.
pub fn check(text: &str) -> Result<Checked, Broken> {
    walk(text, false)
}

/// Checks what [`export_public`] wrote.
pub fn check_public(text: &str) -> Result<Checked, Broken> {
    walk(text, true)
}

fn walk(text: &str, may_hide: bool) -> Result<Checked, Broken> {
    let text = with_plain_ends(text);
    let mut lines = text.trim_end_matches('\n').split('\n').enumerate().peekable();
    if lines.peek().map(|(_, line)| *line) != Some(TITLE) {
        return Err(Broken::Title);
    }
    let is_header =
        |line: &str| !line.starts_with(|c: char| c.is_ascii_digit()) && !line.starts_with("head ");
    let mut header = String::new();
    while let Some((_, line)) = lines.next_if(|(_, line)| is_header(line)) {
        header.push_str(line);
        header.push('\n');
    }
    let (mut head, mut hashes, mut last) = (begin(&header), Vec::new(), None);
    for (index, line) in lines.by_ref() {
        if let Some(said) = line.strip_prefix("head ") {
            if said != head {
                return Err(Broken::Head { said: said.to_owned(), found: head });
            }
            return match lines.next() {
                None => Ok(Checked { hashes, last, head }),
                Some((behind, _)) => Err(Broken::Line(behind + 1)),
            };
        }
        if let Some(hash) = hidden(line, hashes.len()).filter(|_| may_hide) {
            head = hash.to_owned();
            hashes.push(head.clone());
            continue;
        }
        let mut columns = line.splitn(5, ' ');
        let (Some(number), Some(at), Some(_), Some(_), Some(_)) =
            (columns.next(), columns.next(), columns.next(), columns.next(), columns.next())
        else {
            return Err(Broken::Line(index + 1));
        };
        let expected = hashes.len();
        if number != expected.to_string() {
            let found = number.to_owned();
            return Err(Broken::Number { line: index + 1, expected, found });
        }
        let at = at.parse().ok().and_then(DateTime::from_timestamp_micros);
        let at = at.ok_or(Broken::Line(index + 1))?;
        // Instants may go back: a loss on time has the instant of the deadline, though other events
        // were stored meanwhile, and the clocks of two servers may differ. The numbers and the chain
        // give the order.
        head = link(&head, line);
        hashes.push(head.clone());
        last = Some(at);
    }
    Err(Broken::NoHead)
}

/// Returns the hash after an event that is hidden.
fn hidden(line: &str, number: usize) -> Option<&str> {
    let rest = line.strip_prefix(&number.to_string())?.strip_prefix(' ')?;
    rest.strip_prefix(HIDDEN)?.strip_prefix(' ')
}

/// A log that was saved with the line ends of Windows says the same.
fn with_plain_ends(text: &str) -> Cow<'_, str> {
    match text.strip_prefix(TITLE).is_some_and(|rest| rest.starts_with("\r\n")) {
        true => text.replace("\r\n", "\n").into(),
        false => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = "zugpost-log 1\ngame 7\nwhite 1\nblack 2\nvariant standard\n";
    const LINES: [&str; 5] = [
        "0 1763647200000000 white move e2e4",
        "1 1763647260000000 black move e7e5 draw",
        "2 1763647320000000 white draw_declined ",
        "3 1763647380000000 white claimed other - In my view\\na draw.",
        "4 1763647440000000 admin:3 ruled draw So it is.",
    ];

    fn written(lines: &[&str]) -> String {
        let (mut text, mut head) = (HEADER.to_owned(), begin(HEADER));
        for line in lines {
            text.push_str(&format!("{line}\n"));
            head = link(&head, line);
        }
        text + &format!("head {head}\n")
    }

    fn head_of(text: &str) -> String {
        text.trim_end().rsplit(' ').next().unwrap_or_default().to_owned()
    }

    #[test]
    fn a_sound_log_is_told_with_its_head() {
        for count in 0..=LINES.len() {
            let text = written(&LINES[..count]);
            let checked = check(&text).unwrap();
            assert_eq!((checked.hashes.len(), &checked.head), (count, &head_of(&text)));
            let micros = checked.last.map(|at| at.timestamp_micros());
            let last = count.checked_sub(1).and_then(|at| i64::try_from(at).ok());
            assert_eq!(micros, last.map(|at| 1_763_647_200_000_000 + at * 60_000_000));
            let windows = text.replace('\n', "\r\n");
            assert_eq!(check(&windows), Ok(checked.clone()), "the ends of lines");
            assert_eq!(check(text.trim_end()), Ok(checked.clone()), "no end of the last line");
            assert_eq!(check(&format!("{text}\n\n")), Ok(checked), "empty lines behind");
        }
        let before = head_of(&written(&LINES[..2]));
        let checked = check(&written(&LINES)).unwrap();
        assert_eq!(checked.number_of(&before), Some(1));
        assert_eq!(checked.number_of(&checked.head), Some(4));
        assert_eq!(checked.number_of(&begin(HEADER)), None);
    }

    #[test]
    fn what_is_wrong_with_a_log_is_said() {
        let sound = written(&LINES);
        let head = |found: &str| Broken::Head {
            said: head_of(&sound),
            found: head_of(&written_with(found)),
        };
        let number = |line, expected, found: &str| Broken::Number {
            line,
            expected,
            found: found.to_owned(),
        };
        let without_head = &sound[..sound.find("head ").unwrap()];
        for (text, broken) in [
            (String::new(), Broken::Title),
            ("\n".to_owned(), Broken::Title),
            ("[Event \"?\"]\n\n1. e4 *\n".to_owned(), Broken::Title),
            (sound.replacen('1', "2", 1), Broken::Title),
            (sound.replace("e7e5", "e7e6"), head("e7e6")),
            (sound.replace(&format!("{}\n", LINES[2]), ""), number(8, 2, "3")),
            (sound.replace(LINES[2], LINES[1]), number(8, 2, "1")),
            (sound.replace(LINES[4], "5 1763647440000000 clock ended x"), number(10, 4, "5")),
            (sound.replace("1763647320000000", "soon"), Broken::Line(8)),
            (sound.replace(LINES[1], "1 1763647260000000 black"), Broken::Line(7)),
            (sound.replace(LINES[1], ""), Broken::Line(7)),
            (without_head.to_owned(), Broken::NoHead),
            (HEADER.to_owned(), Broken::NoHead),
            (format!("{sound}5 1763647500000000 white resigned \n"), Broken::Line(12)),
            (format!("{sound}{sound}"), Broken::Line(12)),
        ] {
            assert_eq!(check(&text), Err(broken), "{text}");
        }
    }

    /// The log with another second move.
    fn written_with(second: &str) -> String {
        let line = LINES[1].replace("e7e5", second);
        let mut lines = LINES;
        lines[1] = &line;
        written(&lines)
    }

    #[test]
    fn a_log_that_was_cut_is_noticed() {
        let sound = written(&LINES);
        for count in 0..LINES.len() {
            let cut = format!("{HEADER}{}\n", LINES[..count].join("\n"));
            let cut = if count == 0 { HEADER.to_owned() } else { cut };
            assert_eq!(check(&cut), Err(Broken::NoHead));
            let (said, found) = (head_of(&sound), head_of(&written(&LINES[..count])));
            let with_head = format!("{cut}head {said}\n");
            assert_eq!(check(&with_head), Err(Broken::Head { said, found }));
        }
    }

    #[test]
    fn no_byte_can_be_changed_unnoticed() {
        let sound = written(&LINES).into_bytes();
        for at in 0..sound.len() {
            for other in [b' ', b'\n', b'\r', b'0', b'h', sound[at] ^ 1] {
                let mut bytes = sound.clone();
                bytes[at] = other;
                let text = String::from_utf8(bytes).unwrap();
                assert_eq!(check(&text).is_ok(), other == sound[at], "{at} {other}: {text}");
            }
        }
    }
}
