//! What happened to a game: the only thing that storage, letters and pages derive from.

use chrono::{DateTime, Utc};

use super::{Actor, Cause, Ending, Evidence};
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
    DrawOffered {
        by: Color,
    },
    DrawDeclined {
        by: Color,
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
    /// An end that the moves and the board already prove.
    pub fn ended(ending: Ending) -> Happening {
        Happening::Ended { ending, evidence: None }
    }
}
