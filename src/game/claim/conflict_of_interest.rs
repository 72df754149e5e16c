//! Who may not decide a claim: whoever plays in the game, and on an appeal whoever made the decision.
//! PlayerRoles and suspensions are looked at by `actions::admin::adjudications`.

use super::Case;

/// Why an administrator or arbiter may not decide in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConflictOfInterest {
    OwnGame,
    /// It is the appeal of their own decision.
    OwnDecision,
}

impl ConflictOfInterest {
    /// Returns why an account may not decide, `None` if it may.
    pub fn of(arbiter: i64, players: [i64; 2], case: Option<&Case>) -> Option<ConflictOfInterest> {
        if players.contains(&arbiter) {
            return Some(ConflictOfInterest::OwnGame);
        }
        case.filter(|case| case.is_appeal_from(arbiter)).map(|_| ConflictOfInterest::OwnDecision)
    }
}
