//! A game made again from its log alone. What is stored of a game besides its log must come to the
//! same.

use std::fmt;

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    CaseEntry, Event, EventKind, Game, LogEntry, LogEntryKind, ProposedLine, Terms,
    clock::{MAX_TIME, MAX_USED, Vacation},
};
use crate::chess::Start;

/// An entry of a log that cannot have happened, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImpossibleEntry(pub i32);

impl fmt::Display for ImpossibleEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} cannot have happened there", self.0)
    }
}

impl Game {
    /// Makes a game again from what it began with and its log. Conditional moves are private, so
    /// the log says nothing of them, and the game has none.
    pub fn replay<'a>(
        terms: Terms,
        start: Start,
        started_at: DateTime<Utc>,
        log: impl IntoIterator<Item = &'a LogEntry>,
    ) -> Result<Game, ImpossibleEntry> {
        let mut game = Game::new(terms, start, started_at);
        for entry in log {
            let what = event_kind(&entry.what, &game).ok_or(ImpossibleEntry(entry.number))?;
            game.apply(&Event { at: entry.at, by: entry.by, what });
        }
        Ok(game)
    }
}

/// Returns what happened to a game, as [`LogEntry::of`] wrote it down. `None` if it cannot happen
/// there.
fn event_kind(entry: &LogEntryKind, game: &Game) -> Option<EventKind> {
    Some(match entry {
        LogEntryKind::MovePlayed { mv, offers_draw, .. } => {
            let mv = mv.to_move(game.position()).ok()?;
            EventKind::MovePlayed { mv, offers_draw: *offers_draw }
        }
        &LogEntryKind::DelayEnded { by, made_at, used } => {
            let is_possible = TimeDelta::zero() <= used && used <= MAX_USED;
            is_possible.then_some(EventKind::DelayEnded { by, made_at, used })?
        }
        &LogEntryKind::SafetyMovePlayed { by, lead } => EventKind::SafetyMovePlayed { by, lead },
        LogEntryKind::Proposed { by, lines } => {
            EventKind::Proposed { by: *by, proposed_line: ProposedLine::parse(game, lines)? }
        }
        LogEntryKind::TakebackAsked { by } => EventKind::TakebackAsked { by: *by },
        LogEntryKind::TakebackDeclined { by } => EventKind::TakebackDeclined { by: *by },
        LogEntryKind::TakenBack { by, to } => {
            (*to <= game.played().len()).then_some(EventKind::TakenBack { by: *by, to: *to })?
        }
        LogEntryKind::TimeGiven { by, time } => {
            (*time <= MAX_TIME).then_some(EventKind::TimeGiven { to: !*by, time: *time })?
        }
        LogEntryKind::VacationSet { by, vacations } => {
            EventKind::VacationSet { by: *by, vacations: vacations.clone() }
        }
        &LogEntryKind::SpecialLeaveGranted { side, leave } => {
            EventKind::SpecialLeaveGranted { side, leave }
        }
        &LogEntryKind::TimeReturned(Vacation { from, to }) => EventKind::TimeReturned { from, to },
        &LogEntryKind::PlayerReplaced { side, former, player } => {
            EventKind::PlayerReplaced { side, former, player }
        }
        LogEntryKind::DrawOffered { by } => EventKind::DrawOffered { by: *by },
        LogEntryKind::DrawDeclined { by } => EventKind::DrawDeclined { by: *by },
        LogEntryKind::ProofAwaited { cause, side } => {
            EventKind::ProofAwaited { cause: *cause, side: *side }
        }
        LogEntryKind::Ended { ending, evidence } => {
            EventKind::Ended { ending: *ending, evidence: evidence.clone() }
        }
        LogEntryKind::Case(entry) => case_event_kind(entry),
    })
}

fn case_event_kind(entry: &CaseEntry) -> EventKind {
    match entry.clone() {
        CaseEntry::Claimed { claim, statement } => EventKind::Claimed { claim, statement },
        CaseEntry::Answered { by, statement } => EventKind::ClaimAnswered { by, statement },
        CaseEntry::Examined { evidence } => EventKind::ClaimExamined { evidence },
        CaseEntry::Refuted { evidence } => EventKind::ClaimRefuted { evidence },
        CaseEntry::Appealed { by, statement } => EventKind::Appealed { by, statement },
        CaseEntry::Adjudicated { arbiter, adjudication, reason } => {
            EventKind::Adjudicated { arbiter, adjudication, reason }
        }
        CaseEntry::PlayStopped { claims_until } => EventKind::PlayStopped { claims_until },
        CaseEntry::ResultClaimed { by, result, statement } => {
            EventKind::ResultClaimed { by, result, statement }
        }
    }
}
