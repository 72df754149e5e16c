//! What is known of a game in which play was stopped: until when its result can be claimed, and what
//! was claimed.

use chrono::{DateTime, Utc};
use shakmaty::ByColor;

/// What a side claims when play was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimedResult {
    /// For itself.
    Win,
    Draw,
}

stored_enum!(ClaimedResult, "claimed result", {
    Win = "win",
    Draw = "draw",
});

/// What is known of a game in which play was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoppedPlay {
    /// Until when both sides may claim; both have claimed, if that is earlier than it was.
    pub claims_until: DateTime<Utc>,
    pub claims: ByColor<Option<ClaimedResult>>,
}
