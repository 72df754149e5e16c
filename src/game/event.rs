//! What happened to a game: the only thing that storage, letters and pages derive from.

use chrono::{DateTime, TimeDelta, Utc};

use super::{Actor, Cause, Ending, Evidence, Filed, Proposal, Ruling, clock::Leave, plan::Plan};
use crate::chess::{Color, Move};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// When it took effect: the flag falls at its instant, not when somebody looks.
    pub at: DateTime<Utc>,
    pub by: Actor,
    pub what: Happening,
}

/// What it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    MovePlayed {
        mv: Move,
        offers_draw: bool,
    },
    /// With the move before it.
    Proposed {
        by: Color,
        proposal: Proposal,
    },
    /// A player's plan is another now. It never leaves its owner's hands: not into the log,
    /// not into a letter.
    PlanKept {
        by: Color,
        plan: Box<Plan>,
    },
    TakebackAsked {
        by: Color,
    },
    TakebackDeclined {
        by: Color,
    },
    /// To the position after so many half-moves.
    TakenBack {
        to: usize,
    },
    TimeGiven {
        to: Color,
        time: TimeDelta,
    },
    /// The leaves of a player that protect this game from now on.
    LeaveSet {
        by: Color,
        leaves: Vec<Leave>,
    },
    /// The service stood still: the running clock has back what it ran meanwhile.
    TimeReturned {
        from: DateTime<Utc>,
        to: DateTime<Utc>,
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
    /// By an administrator. An end follows, if it is one.
    Ruled {
        ruling: Ruling,
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

impl Happening {
    /// Returns whether nobody but one player may learn of it.
    pub fn is_private(&self) -> bool {
        matches!(self, Happening::PlanKept { .. })
    }

    /// An end that the moves and the board already prove.
    pub fn ended(ending: Ending) -> Happening {
        Happening::Ended { ending, evidence: None }
    }
}
