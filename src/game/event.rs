//! What happened to a game: the only thing that storage, emails and pages derive from.

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    Actor, Adjudication, Cause, ClaimedResult, DelayedMove, Ending, Evidence, Filed, ProposedLine,
    SafetyMove, clock::Vacation, conditional_moves::ConditionalMoves,
};
use crate::chess::{Color, Move};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// When it took effect: time runs out at its instant, not at the next view.
    pub at: DateTime<Utc>,
    pub by: Actor,
    pub what: EventKind,
}

/// What it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventKind {
    MovePlayed {
        mv: Move,
        offers_draw: bool,
    },
    /// A move that waits for the end of its delay. Only its player sees it: not in the log, not in an
    /// email.
    MoveDelayed {
        delayed_move: Box<DelayedMove>,
    },
    /// It was not sent. As private as the move was.
    MoveRecalled {
        by: Color,
    },
    /// A move that is played by itself before the time runs out. As private as conditional moves.
    SafetyMoveSet {
        safety_move: Box<SafetyMove>,
    },
    SafetyMoveDeleted {
        by: Color,
    },
    /// The move that follows was a safety move: the clock had so much left.
    SafetyMovePlayed {
        by: Color,
        lead: TimeDelta,
    },
    /// The move after it was made before, when it had used so much; it is sent now.
    DelayEnded {
        by: Color,
        made_at: DateTime<Utc>,
        used: TimeDelta,
    },
    /// With the move before it.
    Proposed {
        by: Color,
        proposed_line: ProposedLine,
    },
    /// A player's conditional moves have changed. Only their owner sees them: not in the log,
    /// not in an email.
    ConditionalMovesSaved {
        by: Color,
        conditional_moves: Box<ConditionalMoves>,
    },
    TakebackAsked {
        by: Color,
    },
    TakebackDeclined {
        by: Color,
    },
    /// By the side that was asked, to the position after so many half-moves.
    TakenBack {
        by: Color,
        to: usize,
    },
    TimeGiven {
        to: Color,
        time: TimeDelta,
    },
    /// The vacations of a player that protect this game from now on.
    VacationSet {
        by: Color,
        vacations: Vec<Vacation>,
    },
    /// The clock of a side stands still in this time, whatever the terms say about vacations.
    SpecialLeaveGranted {
        side: Color,
        leave: Vacation,
    },
    /// The service stood still: the running clock has back what it ran meanwhile.
    TimeReturned {
        from: DateTime<Utc>,
        to: DateTime<Utc>,
    },
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
    /// A claim was made; if nothing else comes of it at once, it waits for an administrator.
    Claimed {
        claim: Filed,
        statement: String,
    },
    /// What the other side says to it.
    ClaimAnswered {
        by: Color,
        statement: String,
    },
    /// The rules core has tried whether the position is dead, and found nothing.
    ClaimExamined {
        evidence: Evidence,
    },
    /// The rules core has found how the position can still be won.
    ClaimRefuted {
        evidence: Evidence,
    },
    Appealed {
        by: Color,
        statement: String,
    },
    /// Neither side moves any more; both may claim a result until an instant.
    PlayStopped {
        claims_until: DateTime<Utc>,
    },
    ResultClaimed {
        by: Color,
        result: ClaimedResult,
        statement: String,
    },
    /// By an administrator. An end follows, if it is one.
    Adjudicated {
        /// The number of the account.
        arbiter: i64,
        adjudication: Adjudication,
        reason: String,
    },
    /// Time ran out or a player resigned; whether it is a loss or a draw is being proven.
    ProofAwaited {
        cause: Cause,
        side: Color,
    },
    Ended {
        ending: Ending,
        evidence: Option<Evidence>,
    },
}

impl EventKind {
    /// An end that the moves and the board already prove.
    pub fn ended(ending: Ending) -> EventKind {
        EventKind::Ended { ending, evidence: None }
    }
}
