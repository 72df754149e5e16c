//! The public log of a tournament: one line an event, as a chain of hashes, and the file of it
//! that a stranger checks.
//!
//! ```text
//! zugpost-tournament 1
//! tournament 7
//! 0 1763647200000000 director:3 {"announced":{...}}
//! 1 1763647200000000 director:3 {"lot_committed":{...}}
//! head 5feceb66...
//! ```
//!
//! A line has its number, the instant in microseconds since 1970, who acted, and the event as JSON.
//! The first hash is over the lines before the first event, each next one over the hash before, a
//! line feed and the line.

use std::fmt::Write as _;

use chrono::{DateTime, Utc};

use super::{
    event::{TournamentActor, TournamentEvent, TournamentEventKind},
    state::Tournament,
};
use crate::hash_chain;

/// The first line of an exported log.
pub const TITLE: &str = "zugpost-tournament 1";

/// Returns what a log begins with.
pub fn header(tournament: i64) -> String {
    format!("{TITLE}\ntournament {tournament}\n")
}

/// An event as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentLogLine {
    pub number: i32,
    pub at: DateTime<Utc>,
    pub actor: String,
    /// As JSON.
    pub event: String,
}

impl TournamentLogLine {
    /// Writes an event. `None` for what JSON cannot say, which no event has.
    pub fn of(number: i32, event: &TournamentEvent) -> Option<TournamentLogLine> {
        let text = event.what.to_json()?;
        Some(TournamentLogLine { number, at: event.at, actor: write_actor(event.by), event: text })
    }

    /// Reads what [`Self::of`] wrote.
    pub fn read(&self) -> Option<TournamentEvent> {
        let what: TournamentEventKind = serde_json::from_str(&self.event).ok()?;
        Some(TournamentEvent { at: self.at, by: read_actor(&self.actor)?, what })
    }

    /// Returns the line as it stands in the file.
    pub fn text(&self) -> String {
        let TournamentLogLine { number, at, actor, event } = self;
        format!("{number} {} {actor} {event}", at.timestamp_micros())
    }

    fn parse(text: &str) -> Option<TournamentLogLine> {
        let mut columns = text.splitn(4, ' ');
        let number = columns.next()?.parse().ok()?;
        let at = columns.next()?.parse().ok().and_then(DateTime::from_timestamp_micros)?;
        let (actor, event) = (columns.next()?.to_owned(), columns.next()?.to_owned());
        Some(TournamentLogLine { number, at, actor, event })
    }
}

/// Returns how a log names who acted.
pub fn write_actor(actor: TournamentActor) -> String {
    match actor {
        TournamentActor::Player(account) => format!("player:{account}"),
        TournamentActor::Director(account) => format!("director:{account}"),
        TournamentActor::System => "system".to_owned(),
    }
}

fn read_actor(word: &str) -> Option<TournamentActor> {
    if word == "system" {
        return Some(TournamentActor::System);
    }
    let (role, account) = word.split_once(':')?;
    let account = account.parse().ok()?;
    match role {
        "player" => Some(TournamentActor::Player(account)),
        "director" => Some(TournamentActor::Director(account)),
        _ => None,
    }
}

/// Returns a log as a file that anybody can check. `head`: what the tournament says itself.
pub fn export(tournament: i64, lines: &[TournamentLogLine], head: &str) -> String {
    let mut text = header(tournament);
    for line in lines {
        let _ = writeln!(text, "{}", line.text());
    }
    let _ = writeln!(text, "head {head}");
    text
}

/// A tournament that was read from its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayedTournament {
    pub id: i64,
    pub tournament: Tournament,
    pub events: Vec<TournamentEvent>,
    /// The hash of the line of each event.
    pub heads: Vec<String>,
}

/// What is wrong with a log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentLogError {
    #[error("This is no log of a tournament: the first line is not \"{TITLE}\".")]
    Title,
    #[error("Line {0} is none of the log of a tournament.")]
    Line(usize),
    #[error("Line {line}: the event has the number {found}, but {expected} follows.")]
    Number { line: usize, expected: i32, found: i32 },
    #[error("The log does not begin with the announcement of a tournament.")]
    Beginning,
    #[error("The log has no head: its end is missing.")]
    NoHead,
    #[error("The log was altered: it says that its head is {said}, but its lines come to {found}.")]
    Head { said: String, found: String },
}

/// Replays stored lines.
pub fn replay(
    id: i64,
    lines: &[TournamentLogLine],
) -> Result<ReplayedTournament, TournamentLogError> {
    let mut head = hash_chain::begin(&header(id));
    let mut tournament: Option<Tournament> = None;
    let mut events = Vec::with_capacity(lines.len());
    let mut heads = Vec::with_capacity(lines.len());
    // Two lines stand before the first event.
    for (number, (position, line)) in (0..).zip((3..).zip(lines)) {
        if line.number != number {
            let (expected, found) = (number, line.number);
            return Err(TournamentLogError::Number { line: position, expected, found });
        }
        let event = line.read().ok_or(TournamentLogError::Line(position))?;
        head = hash_chain::link(&head, &line.text());
        match &mut tournament {
            Some(tournament) => tournament.apply(&event, &head),
            None => {
                let first = Tournament::begin(&event, &head);
                tournament = Some(first.ok_or(TournamentLogError::Beginning)?);
            }
        }
        events.push(event);
        heads.push(head.clone());
    }
    let tournament = tournament.ok_or(TournamentLogError::Beginning)?;
    Ok(ReplayedTournament { id, tournament, events, heads })
}

/// Replays the lines of a log that follow those that a tournament has come from. `number`: how many
/// these are. The tournament is of no use if the lines do not follow.
pub fn go_on(
    tournament: &mut Tournament,
    number: i32,
    lines: &[TournamentLogLine],
) -> Result<(), TournamentLogError> {
    for (number, line) in (number..).zip(lines) {
        // Two lines stand before the first event, and positions are counted from 1.
        let position = usize::try_from(number).unwrap_or(0).saturating_add(3);
        if line.number != number {
            let (expected, found) = (number, line.number);
            return Err(TournamentLogError::Number { line: position, expected, found });
        }
        let event = line.read().ok_or(TournamentLogError::Line(position))?;
        let head = hash_chain::link(&tournament.head, &line.text());
        tournament.apply(&event, &head);
    }
    Ok(())
}

/// Reads an exported log and checks it: its form, its order, and that its lines come to its head.
pub fn read_file(text: &str) -> Result<ReplayedTournament, TournamentLogError> {
    let text = text.replace("\r\n", "\n");
    let rest = text.strip_prefix(TITLE).and_then(|rest| rest.strip_prefix('\n'));
    let mut rows = rest.ok_or(TournamentLogError::Title)?.trim_end_matches('\n').split('\n');
    let id = rows.next().and_then(|row| row.strip_prefix("tournament ")?.parse().ok());
    let id = id.filter(|id| text.starts_with(&header(*id))).ok_or(TournamentLogError::Line(2))?;
    let mut lines = Vec::new();
    let mut said = None;
    for (position, row) in (3..).zip(rows) {
        if said.is_some() {
            return Err(TournamentLogError::Line(position));
        }
        match row.strip_prefix("head ") {
            Some(head) => said = Some(head.to_owned()),
            None => {
                // A number that is written in another way would come to the same hash.
                let line = TournamentLogLine::parse(row).filter(|line| line.text() == row);
                lines.push(line.ok_or(TournamentLogError::Line(position))?);
            }
        }
    }
    let replayed = replay(id, &lines)?;
    let (said, found) = (said.ok_or(TournamentLogError::NoHead)?, replayed.tournament.head.clone());
    match said == found {
        true => Ok(replayed),
        false => Err(TournamentLogError::Head { said, found }),
    }
}
