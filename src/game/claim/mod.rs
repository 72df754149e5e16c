//! Claims of a draw and decisions of arbiters: what the rules prove or refute at once, what waits
//! for a decision while both clocks stand still, appeals, and decisions without a claim.
//!
//! A claim that is not decided at once opens a [`Case`], and the game is paused. The case belongs
//! to the position: the next move, a takeback or the end of the game removes it. After a decision
//! that ended the game it stays, because the decision can be appealed. There is no table of claims:
//! the case is a few words in the game's row, so one version guards both, and what was said is in
//! the log (docs/decisions/0019). `actions::admin::adjudications` knows who may decide.

mod adjudication;
mod case;
mod claimed_result;
mod commands;
mod conflict_of_interest;
mod error;
mod judge;
mod state;
mod stopped;

use shakmaty::uci::UciMove;

use crate::chess::Color;

pub use adjudication::{Adjudicated, Adjudication};
pub use case::{APPEAL_PERIOD, Case, Claims};
pub use claimed_result::{ClaimedResult, StoppedPlay};
pub use conflict_of_interest::ConflictOfInterest;
pub use error::{ClaimError, Finding};
pub use judge::{ClaimVerdict, Counts};
pub use stopped::ADJUDICATED_WITHIN;

/// What a player says makes the game a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimGround {
    /// Article 9.2.
    ThreefoldRepetition,
    /// Article 9.3.
    FiftyMoveRule,
    /// Article 5.2.2.
    DeadPosition,
    /// The opponent agreed, but not here.
    Agreement,
    /// A fortress, or a draw that theory or a tablebase knows.
    Fortress,
    /// Without a time limit: the opponent has not moved for thirty days. No draw is
    /// claimed with it, and it does not stop the game.
    Silence,
    Other,
}

stored_enum!(ClaimGround, "ground of a claim", {
    ThreefoldRepetition = "threefold_repetition",
    FiftyMoveRule = "fifty_moves",
    DeadPosition = "dead_position",
    Agreement = "agreement",
    Fortress = "fortress",
    Silence = "silence",
    Other = "other",
});

/// A claim of the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    pub ground: ClaimGround,
    /// The move that would make it so, in any notation (Articles 9.2.1 and 9.3.1).
    pub intended: Option<String>,
}

/// A claim as it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filed {
    pub by: Color,
    pub ground: ClaimGround,
    pub intended: Option<UciMove>,
}
