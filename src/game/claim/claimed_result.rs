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
    /// The last claim of each side: it replaces those before.
    pub claims: ByColor<Option<ClaimedResult>>,
    /// How many claims each side has made.
    pub claim_counts: ByColor<u32>,
}

impl StoppedPlay {
    /// Begins without a claim.
    pub fn new(claims_until: DateTime<Utc>) -> StoppedPlay {
        let (claims, claim_counts) = (ByColor::default(), ByColor::default());
        StoppedPlay { claims_until, claims, claim_counts }
    }

    /// Returns whether results can be claimed, and claims be replaced.
    pub fn takes_claims(&self, now: DateTime<Utc>) -> bool {
        now < self.claims_until && !self.claims.iter().all(Option::is_some)
    }
}
