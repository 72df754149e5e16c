//! The game log: what an event says in it, and who may read that. How it is stored is for `db`.
//!
//! A new kind of event does not compile before it is said here whether it is logged, what the log
//! says of it and who may read it.

use chrono::{DateTime, TimeDelta, Utc};
use shakmaty::uci::UciMove;

use super::{
    Actor, Adjudication, Cause, ClaimedResult, Ending, Event, EventKind, Evidence, Filed, Game,
    MoveSource, clock::Vacation,
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
    /// The move that follows was made at an instant, when it had used so much.
    DelayEnded {
        by: Color,
        made_at: DateTime<Utc>,
        used: TimeDelta,
    },
    /// The move that follows was a safety move, played when the clock had so much left.
    SafetyMovePlayed {
        by: Color,
        lead: TimeDelta,
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
    SpecialLeaveGranted {
        side: Color,
        leave: Vacation,
    },
    /// The service stood still in this time.
    TimeReturned(Vacation),
    /// Another account plays a side from now on.
    PlayerReplaced {
        side: Color,
        former: i64,
        player: i64,
    },
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
    /// Results can be claimed until an instant.
    PlayStopped {
        claims_until: DateTime<Utc>,
    },
    ResultClaimed {
        by: Color,
        result: ClaimedResult,
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
            // The private events.
            EventKind::ConditionalMovesSaved { .. }
            | EventKind::MoveDelayed { .. }
            | EventKind::MoveRecalled { .. }
            | EventKind::SafetyMoveSet { .. }
            | EventKind::SafetyMoveDeleted { .. } => return None,
            &EventKind::SafetyMovePlayed { by, lead } => {
                LogEntryKind::SafetyMovePlayed { by, lead }
            }
            &EventKind::DelayEnded { by, made_at, used } => {
                LogEntryKind::DelayEnded { by, made_at, used }
            }
            EventKind::TakebackAsked { by } => LogEntryKind::TakebackAsked { by: *by },
            EventKind::TakebackDeclined { by } => LogEntryKind::TakebackDeclined { by: *by },
            EventKind::TakenBack { by, to } => LogEntryKind::TakenBack { by: *by, to: *to },
            EventKind::TimeGiven { to, time } => LogEntryKind::TimeGiven { by: !*to, time: *time },
            EventKind::VacationSet { by, vacations } => {
                LogEntryKind::VacationSet { by: *by, vacations: vacations.clone() }
            }
            &EventKind::SpecialLeaveGranted { side, leave } => {
                LogEntryKind::SpecialLeaveGranted { side, leave }
            }
            EventKind::TimeReturned { from, to } => {
                LogEntryKind::TimeReturned(Vacation { from: *from, to: *to })
            }
            &EventKind::PlayerReplaced { side, former, player } => {
                LogEntryKind::PlayerReplaced { side, former, player }
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
            EventKind::PlayStopped { claims_until } => {
                LogEntryKind::Case(CaseEntry::PlayStopped { claims_until: *claims_until })
            }
            EventKind::ResultClaimed { by, result, statement } => {
                LogEntryKind::Case(CaseEntry::ResultClaimed {
                    by: *by,
                    result: *result,
                    statement: statement.clone(),
                })
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
            | LogEntryKind::DelayEnded { .. }
            | LogEntryKind::SafetyMovePlayed { .. }
            | LogEntryKind::TakenBack { .. }
            | LogEntryKind::TimeGiven { .. }
            | LogEntryKind::SpecialLeaveGranted { .. }
            | LogEntryKind::TimeReturned(_)
            | LogEntryKind::PlayerReplaced { .. }
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
            | CaseEntry::Appealed { statement, .. }
            | CaseEntry::ResultClaimed { statement, .. } => Some((statement, Audience::Players)),
            CaseEntry::Adjudicated { reason, .. } => Some((reason, Audience::Everyone)),
            CaseEntry::Examined { .. }
            | CaseEntry::Refuted { .. }
            | CaseEntry::PlayStopped { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{
        Adjudicated,
        Audience::{Everyone, Players},
        ClaimGround,
    };

    /// Every kind but those of a case, with who may read that it happened.
    fn kinds() -> Vec<(LogEntryKind, Audience)> {
        let by = Color::White;
        let mv: UciMove = "e2e4".parse().unwrap();
        let how = MoveSource::ByHand;
        let span = Vacation { from: DateTime::UNIX_EPOCH, to: DateTime::UNIX_EPOCH };
        vec![
            (LogEntryKind::MovePlayed { by, how, mv, offers_draw: false }, Everyone),
            (
                LogEntryKind::DelayEnded {
                    by,
                    made_at: DateTime::UNIX_EPOCH,
                    used: TimeDelta::zero(),
                },
                Everyone,
            ),
            (LogEntryKind::SafetyMovePlayed { by, lead: TimeDelta::hours(1) }, Everyone),
            (LogEntryKind::Proposed { by, lines: String::new() }, Players),
            (LogEntryKind::TakebackAsked { by }, Players),
            (LogEntryKind::TakebackDeclined { by }, Players),
            (LogEntryKind::TakenBack { by, to: 0 }, Everyone),
            (LogEntryKind::TimeGiven { by, time: TimeDelta::days(1) }, Everyone),
            (LogEntryKind::VacationSet { by, vacations: vec![span] }, Players),
            (LogEntryKind::SpecialLeaveGranted { side: by, leave: span }, Everyone),
            (LogEntryKind::TimeReturned(span), Everyone),
            (LogEntryKind::PlayerReplaced { side: by, former: 3, player: 9 }, Everyone),
            (LogEntryKind::DrawOffered { by }, Everyone),
            (LogEntryKind::DrawDeclined { by }, Everyone),
            (LogEntryKind::ProofAwaited { cause: Cause::Timeout, side: by }, Everyone),
            (LogEntryKind::Ended { ending: Ending::Stalemate, evidence: None }, Everyone),
        ]
    }

    /// Every kind of a case, with who may read what was written with it.
    fn case_entries() -> Vec<(CaseEntry, Option<Audience>)> {
        let (by, text) = (Color::White, || "text".to_owned());
        let claim = Filed { by, ground: ClaimGround::Agreement, intended: None };
        let evidence = Evidence::NoProgress { halfmoves: 100 };
        let adjudication = Adjudication::End(Adjudicated::Draw);
        vec![
            (CaseEntry::Claimed { claim, statement: text() }, Some(Players)),
            (CaseEntry::Answered { by, statement: text() }, Some(Players)),
            (CaseEntry::Examined { evidence: evidence.clone() }, None),
            (CaseEntry::Refuted { evidence }, None),
            (CaseEntry::Appealed { by, statement: text() }, Some(Players)),
            (CaseEntry::PlayStopped { claims_until: DateTime::UNIX_EPOCH }, None),
            (
                CaseEntry::ResultClaimed { by, result: ClaimedResult::Win, statement: text() },
                Some(Players),
            ),
            (CaseEntry::Adjudicated { arbiter: 1, adjudication, reason: text() }, Some(Everyone)),
        ]
    }

    #[test]
    fn what_players_do_between_them_is_theirs_to_read() {
        for (kind, audience) in kinds() {
            assert_eq!(kind.audience(), audience, "{kind:?}");
        }
    }

    #[test]
    fn everyone_reads_of_a_case_and_only_players_what_they_said() {
        for (entry, audience) in case_entries() {
            assert_eq!(LogEntryKind::Case(entry.clone()).audience(), Everyone);
            let wanted = audience.map(|audience| ("text", audience));
            assert_eq!(entry.text(), wanted, "{entry:?}");
        }
    }
}
