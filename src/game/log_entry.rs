//! The game log: what an event says in it, and who may read that. How it is stored is for `db`.
//!
//! A new kind of event does not compile before it is said here whether it is logged, what the log
//! says of it and who may read it.

use chrono::{DateTime, TimeDelta, Utc};
use shakmaty::uci::UciMove;

use super::{
    Actor, Adjudication, Cause, Ending, Event, EventKind, Evidence, Filed, Game, MoveSource,
    clock::Vacation,
};
use crate::chess::{CastlingMode, Color, uci_move};

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// Its place in the log, counted from 0.
    pub number: i32,
    pub at: DateTime<Utc>,
    pub by: Actor,
    pub what: LogEntryKind,
}

/// What an entry says. `by` is the side that did it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogEntryKind {
    MovePlayed {
        by: Color,
        how: MoveSource,
        mv: UciMove,
        offers_draw: bool,
    },
    /// A line was proposed, in the typed form.
    Proposed {
        by: Color,
        lines: String,
    },
    TakebackAsked {
        by: Color,
    },
    TakebackDeclined {
        by: Color,
    },
    /// Accepted by a side; so many half-moves are left.
    TakenBack {
        by: Color,
        to: usize,
    },
    /// To the other side.
    TimeGiven {
        by: Color,
        time: TimeDelta,
    },
    VacationSet {
        by: Color,
        vacations: Vec<Vacation>,
    },
    /// The service stood still in this time.
    TimeReturned(Vacation),
    DrawOffered {
        by: Color,
    },
    DrawDeclined {
        by: Color,
    },
    ProofAwaited {
        cause: Cause,
        side: Color,
    },
    Ended {
        ending: Ending,
        evidence: Option<Evidence>,
    },
    Case(CaseEntry),
}

/// What an entry says about a claim or a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CaseEntry {
    Claimed {
        claim: Filed,
        statement: String,
    },
    Answered {
        by: Color,
        statement: String,
    },
    Examined {
        evidence: Evidence,
    },
    Refuted {
        evidence: Evidence,
    },
    Appealed {
        by: Color,
        statement: String,
    },
    Adjudicated {
        /// The number of the account.
        arbiter: i64,
        adjudication: Adjudication,
        reason: String,
    },
}

/// Who may read a part of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    Everyone,
    /// The players of the game, and who decides in it.
    Players,
}

impl LogEntry {
    /// Returns what the log says of an event; `None` for a private one, which nobody but its owner
    /// can learn of, not even from a gap in the numbers. `before` makes the game before the event.
    pub fn of(
        event: &Event,
        number: i32,
        mode: CastlingMode,
        before: impl Fn() -> Game,
    ) -> Option<LogEntry> {
        let what = LogEntryKind::of(event, mode, before)?;
        Some(LogEntry { number, at: event.at, by: event.by, what })
    }
}

impl LogEntryKind {
    fn of(event: &Event, mode: CastlingMode, before: impl Fn() -> Game) -> Option<LogEntryKind> {
        Some(match &event.what {
            &EventKind::MovePlayed { mv, offers_draw } => {
                // Whatever made it, it is a move of the side whose turn it was.
                let by = event.by.side().unwrap_or_else(|| before().turn());
                let how = event.by.how();
                LogEntryKind::MovePlayed { by, how, mv: uci_move(mv, mode), offers_draw }
            }
            EventKind::Proposed { by, proposed_line } => {
                LogEntryKind::Proposed { by: *by, lines: proposed_line.to_text(&before()) }
            }
            // The only private event.
            EventKind::ConditionalMovesSaved { .. } => return None,
            EventKind::TakebackAsked { by } => LogEntryKind::TakebackAsked { by: *by },
            EventKind::TakebackDeclined { by } => LogEntryKind::TakebackDeclined { by: *by },
            EventKind::TakenBack { by, to } => LogEntryKind::TakenBack { by: *by, to: *to },
            EventKind::TimeGiven { to, time } => LogEntryKind::TimeGiven { by: !*to, time: *time },
            EventKind::VacationSet { by, vacations } => {
                LogEntryKind::VacationSet { by: *by, vacations: vacations.clone() }
            }
            EventKind::TimeReturned { from, to } => {
                LogEntryKind::TimeReturned(Vacation { from: *from, to: *to })
            }
            EventKind::DrawOffered { by } => LogEntryKind::DrawOffered { by: *by },
            EventKind::DrawDeclined { by } => LogEntryKind::DrawDeclined { by: *by },
            EventKind::ProofAwaited { cause, side } => {
                LogEntryKind::ProofAwaited { cause: *cause, side: *side }
            }
            EventKind::Ended { ending, evidence } => {
                LogEntryKind::Ended { ending: *ending, evidence: evidence.clone() }
            }
            EventKind::Claimed { claim, statement } => LogEntryKind::Case(CaseEntry::Claimed {
                claim: claim.clone(),
                statement: statement.clone(),
            }),
            EventKind::ClaimAnswered { by, statement } => {
                LogEntryKind::Case(CaseEntry::Answered { by: *by, statement: statement.clone() })
            }
            EventKind::ClaimExamined { evidence } => {
                LogEntryKind::Case(CaseEntry::Examined { evidence: evidence.clone() })
            }
            EventKind::ClaimRefuted { evidence } => {
                LogEntryKind::Case(CaseEntry::Refuted { evidence: evidence.clone() })
            }
            EventKind::Appealed { by, statement } => {
                LogEntryKind::Case(CaseEntry::Appealed { by: *by, statement: statement.clone() })
            }
            EventKind::Adjudicated { arbiter, adjudication, reason } => {
                LogEntryKind::Case(CaseEntry::Adjudicated {
                    arbiter: *arbiter,
                    adjudication: *adjudication,
                    reason: reason.clone(),
                })
            }
        })
    }

    /// Returns who may read that it happened.
    pub fn audience(&self) -> Audience {
        match self {
            LogEntryKind::VacationSet { .. }
            | LogEntryKind::Proposed { .. }
            | LogEntryKind::TakebackAsked { .. }
            | LogEntryKind::TakebackDeclined { .. } => Audience::Players,
            LogEntryKind::MovePlayed { .. }
            | LogEntryKind::TakenBack { .. }
            | LogEntryKind::TimeGiven { .. }
            | LogEntryKind::TimeReturned(_)
            | LogEntryKind::DrawOffered { .. }
            | LogEntryKind::DrawDeclined { .. }
            | LogEntryKind::ProofAwaited { .. }
            | LogEntryKind::Ended { .. }
            | LogEntryKind::Case(_) => Audience::Everyone,
        }
    }
}

impl CaseEntry {
    /// Returns what somebody wrote with it, and who may read that: everyone reads why something was
    /// decided, the players alone what they said.
    pub fn text(&self) -> Option<(&str, Audience)> {
        match self {
            CaseEntry::Claimed { statement, .. }
            | CaseEntry::Answered { statement, .. }
            | CaseEntry::Appealed { statement, .. } => Some((statement, Audience::Players)),
            CaseEntry::Adjudicated { reason, .. } => Some((reason, Audience::Everyone)),
            CaseEntry::Examined { .. } | CaseEntry::Refuted { .. } => None,
        }
    }
}
