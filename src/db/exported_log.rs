//! What the exported log of a game says came of it: who played, how far, with which result. It asks
//! no database; `zugpost verify-tournament` reads it.

use chrono::{DateTime, Utc};

use super::{
    DbTimestamp, GameId, PlayerId,
    game_events::LoggedEvent,
    log_chain::{Broken, check_public},
};
use crate::{
    game::{Adjudication, CaseEntry, Ending, LogEntry, LogEntryKind},
    tournament::PlayedGame,
};

/// A game as its log says it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedGame {
    pub game: GameId,
    /// Those who played it in the end.
    pub white: PlayerId,
    pub black: PlayerId,
    /// The FEN from which it began.
    pub start: String,
    /// How far it had come since when.
    pub history: Vec<(DateTime<Utc>, PlayedGame)>,
}

/// Why a log cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExportedLogError {
    #[error(transparent)]
    Broken(#[from] Broken),
    #[error("The log does not say {0}.")]
    Missing(&'static str),
    #[error("Event {0} is none that is known.")]
    Event(i32),
}

/// Reads a log as everybody may read it, and checks its chain.
pub fn read(text: &str) -> Result<ExportedGame, ExportedLogError> {
    check_public(text)?;
    let number = |name: &'static str| {
        let mut lines = text.lines();
        let found = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
        found.ok_or(ExportedLogError::Missing(name))
    };
    let game = GameId(number("game")?);
    let start = text.lines().find_map(|line| line.strip_prefix("start "));
    let start = start.ok_or(ExportedLogError::Missing("start"))?.to_owned();
    let mut players = [PlayerId(number("white")?), PlayerId(number("black")?)];
    let mut played = PlayedGame::default();
    let mut history = Vec::new();
    for row in text.lines().filter_map(|line| event(game, line)) {
        let entry = LogEntry::try_from(&row).map_err(|_| ExportedLogError::Event(row.number))?;
        match entry.what {
            LogEntryKind::MovePlayed { .. } => played.ply += 1,
            LogEntryKind::TakenBack { to, .. } => {
                played.ply = u32::try_from(to).unwrap_or(u32::MAX);
            }
            LogEntryKind::Ended { ending, .. } => {
                played.result = Some(ending.result());
                played.ended_at = Some(entry.at);
                played.is_timeout = matches!(ending, Ending::Timeout { .. });
            }
            LogEntryKind::Case(CaseEntry::Adjudicated {
                adjudication: Adjudication::Reopen { .. },
                ..
            }) => (played.result, played.ended_at) = (None, None),
            LogEntryKind::PlayerReplaced { side, player, .. } => {
                players[side.fold_wb(0, 1)] = PlayerId(player);
                continue;
            }
            _ => continue,
        }
        history.push((entry.at, played));
    }
    let [white, black] = players;
    Ok(ExportedGame { game, white, black, start, history })
}

/// Reads the line of an event; `None` for other lines.
fn event(game_id: GameId, line: &str) -> Option<LoggedEvent> {
    let mut columns = line.splitn(5, ' ');
    let number = columns.next()?.parse().ok()?;
    let at = columns.next()?.parse().ok().and_then(DateTime::from_timestamp_micros)?;
    let (actor, kind) = (columns.next()?.to_owned(), columns.next()?.to_owned());
    let detail = unescaped(columns.next()?);
    Some(LoggedEvent { game_id, number, at: DbTimestamp::of(at), actor, kind, detail })
}

/// Undoes what the export does to line breaks and backslashes.
fn unescaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (c, c == '\\') {
            (_, true) => match chars.next() {
                Some('n') => out.push('\n'),
                Some('r') => out.push('\r'),
                Some(other) => out.push(other),
                None => out.push('\\'),
            },
            (c, false) => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_escaped_reads_back() {
        for text in ["", "plain", "two\nlines\r\n", "a \\n that is none", "\\", "\\\\n"] {
            let escaped = text.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r");
            assert_eq!(unescaped(&escaped), text);
        }
    }
}
