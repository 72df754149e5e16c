//! What claims make of a game: whether it is paused, for what it waits, who may claim again.

use chrono::{DateTime, Utc};

use super::{Case, ClaimGround, ClaimedResult, Claims, Filed, case::Rejected};
use crate::{
    chess::{Color, Move},
    game::Game,
};

/// Own moves that must be made after a claim that was turned down, before the next one on the
/// same ground.
const MOVES_BETWEEN_CLAIMS: u32 = 10;

impl Game {
    /// Returns the claim or decision that the present position is about.
    pub fn case(&self) -> Option<&Case> {
        self.claims.case.as_ref()
    }

    /// Returns the case if it waits for a decision.
    pub fn open_case(&self) -> Option<&Case> {
        self.case().filter(|case| case.open)
    }

    /// Returns what is stored of the game's claims.
    pub fn claims(&self) -> &Claims {
        &self.claims
    }

    /// Returns since when the game is paused: no move is made and no clock runs while a claim
    /// waits.
    pub fn paused_since(&self) -> Option<DateTime<Utc>> {
        let case = self.case().filter(|_| self.is_running() && self.claims.is_paused())?;
        Some(case.since)
    }

    /// Returns whether a side claims a draw that waits for a decision. A claim that was turned down
    /// counts only if it is its own side that appeals.
    pub fn claims_draw(&self, side: Color) -> bool {
        let claims = |case: &Case| {
            case.ground() != Some(ClaimGround::Silence)
                && case.claim.as_ref().is_some_and(|claim| claim.by == side)
                && case.appeal.is_none_or(|appealed| appealed == side)
        };
        let claims_result = |case: &Case| {
            case.stopped
                .is_some_and(|stopped| *stopped.claims.get(side) == Some(ClaimedResult::Draw))
        };
        self.paused_since().is_some()
            && self.open_case().is_some_and(|case| claims(case) || claims_result(case))
    }

    /// Returns the move that comes with the claim which waits.
    pub fn intended(&self) -> Option<Move> {
        let claim = self.open_case()?.claim.as_ref()?;
        claim.intended.as_ref()?.to_move(self.position()).ok()
    }

    /// Returns whether the rules core is still to try whether the claimed position is dead.
    pub fn awaits_examination(&self) -> bool {
        self.is_running() && self.open_case().is_some_and(|case| case.unproven)
    }

    /// Returns how many own moves a side has to make before it may claim on this ground again.
    pub(super) fn moves_until_claim(&self, by: Color, ground: ClaimGround) -> u32 {
        let last = self.claims.rejected.iter().filter(|one| (one.by, one.ground) == (by, ground));
        let Some(ply) = last.map(|one| one.ply).max() else { return 0 };
        MOVES_BETWEEN_CLAIMS.saturating_sub(self.ply().saturating_sub(ply) / 2)
    }

    /// Notes that a claim was turned down, and drops older ones that no longer block a claim.
    pub(super) fn note_rejection(&mut self) {
        let ply = self.ply();
        self.claims.rejected.retain(|one| one.ply + 2 * MOVES_BETWEEN_CLAIMS > ply);
        let claim = self.case().and_then(|case| case.claim.as_ref());
        let claim = claim.filter(|claim| claim.ground != ClaimGround::Silence);
        if let Some(&Filed { by, ground, .. }) = claim {
            self.claims.rejected.retain(|one| (one.by, one.ground) != (by, ground));
            self.claims.rejected.push(Rejected { by, ground, ply });
        }
    }
}
