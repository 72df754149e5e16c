//! Claims and decisions.

use super::Locale;
use crate::{
    game::{Adjudicated, Adjudication, ClaimError, ClaimGround, Finding},
    key,
};

impl Locale {
    /// Says why nothing came of a claim, an appeal or a decision.
    pub fn claim_refusal(self, refusal: &ClaimError) -> String {
        let key = match refusal {
            ClaimError::Refuted { found } => {
                return self.t("evidence-not-a-draw").with("found", self.found(found)).to_string();
            }
            ClaimError::TooSoon { moves_left } => {
                return self.t("evidence-too-soon").count("n", *moves_left).to_string();
            }
            ClaimError::Waits => key!("evidence-waiting-for-decision"),
            ClaimError::NeedsWords => key!("evidence-no-explanation"),
            ClaimError::TimedOut => key!("evidence-out-of-time"),
            ClaimError::SilenceWaits => key!("evidence-you-have-not-moved"),
            ClaimError::NoArbiter => key!("evidence-no-arbiter"),
            ClaimError::Nothing => key!("evidence-nothing-to-reply-to"),
            ClaimError::Answered => key!("evidence-already-replied"),
            ClaimError::SilenceTooShort => key!("evidence-not-moving-too-soon"),
            ClaimError::ClockDecides => key!("evidence-not-moving-has-time-limit"),
            ClaimError::NothingToAppeal => key!("evidence-nothing-to-appeal"),
            ClaimError::AppealedOnce => key!("evidence-appealed-once"),
            ClaimError::AppealTooLate => key!("evidence-appeal-too-late"),
            ClaimError::NeedsReason => key!("evidence-no-reason"),
            ClaimError::AdjudicatedBefore => key!("evidence-decided-before"),
            ClaimError::NothingToAdjudicate => key!("evidence-nothing-to-decide"),
            ClaimError::SameResult => key!("evidence-same-result"),
            ClaimError::StillRunning => key!("evidence-still-in-progress"),
            ClaimError::BoardEnded => key!("evidence-ended-by-rules"),
            ClaimError::ReopenNeedsTime => key!("evidence-reopen-needs-time"),
            ClaimError::PlayStopped => key!("evidence-play-stopped"),
            ClaimError::NoResultClaims => key!("evidence-no-result-claims"),
            ClaimError::ResultClaimed => key!("evidence-result-claimed"),
            ClaimError::ResultClaimReplaced => key!("evidence-result-claim-replaced"),
            ClaimError::StoppedForGood => key!("evidence-stopped-for-good"),
        };
        self.t(key).to_string()
    }

    /// Says what the rules core found against a claim.
    pub fn found(self, found: &Finding) -> String {
        match found {
            Finding::Occurrences(counted) => self.counted(counted),
            Finding::Progress { halfmoves, with_move } => {
                let key = match with_move {
                    true => key!("evidence-half-moves-with-move"),
                    false => key!("evidence-half-moves"),
                };
                self.t(key).count("halfmoves", *halfmoves).to_string()
            }
            Finding::CanMate(can_mate) => self.can_mate(can_mate),
            Finding::CanBeWon => self.t("evidence-can-be-won").to_string(),
        }
    }

    /// Returns the words for the ground of a claim: `third occurrence of the position`.
    pub fn claim_ground(self, ground: ClaimGround) -> String {
        let key = match ground {
            ClaimGround::ThreefoldRepetition => key!("chess-draw-threefold-repetition"),
            ClaimGround::FiftyMoveRule => key!("chess-draw-50-move-rule"),
            ClaimGround::DeadPosition => key!("evidence-claim-dead-position"),
            ClaimGround::Agreement => key!("evidence-claim-agreement"),
            ClaimGround::Fortress => key!("evidence-claim-fortress"),
            ClaimGround::Silence => key!("evidence-claim-not-moving"),
            ClaimGround::Other => key!("evidence-claim-other"),
        };
        self.t(key).to_string()
    }

    /// Returns the words for what is claimed. `intended`: the move that would make it so, as a
    /// score sheet shows it.
    pub fn claim(self, ground: ClaimGround, intended: Option<&str>) -> String {
        let ground = self.claim_ground(ground);
        match intended {
            None => ground,
            Some(mv) => {
                let said = self.t("evidence-claim-with-move").with("ground", ground);
                said.with("move", self.san(mv)).to_string()
            }
        }
    }

    /// Says what was decided. `who`: the name of who decided; the players read that an
    /// administrator did.
    pub fn adjudicated(self, who: Option<&str>, adjudication: Adjudication) -> String {
        let said = match adjudication {
            Adjudication::End(Adjudicated::Win(side)) => {
                self.t("evidence-decided-win").with("winner", self.side(side))
            }
            Adjudication::End(Adjudicated::Draw) => self.t("evidence-decided-draw"),
            Adjudication::End(Adjudicated::BothLose) => self.t("evidence-decided-both-lose"),
            Adjudication::End(Adjudicated::Annulled) => self.t("evidence-decided-annulled"),
            Adjudication::PlayOn => self.t("evidence-decided-continue"),
            Adjudication::Uphold => self.t("evidence-decided-uphold"),
            Adjudication::AddTime { to, days } => {
                self.t("evidence-decided-give-time").with("side", self.side(to)).count("n", days)
            }
            Adjudication::Reopen { days: 0 } => self.t("evidence-decided-reopen"),
            Adjudication::Reopen { days } => {
                self.t("evidence-decided-reopen-with-time").count("n", days)
            }
        };
        let who = who.map_or_else(|| self.t("evidence-an-arbiter").to_string(), str::to_owned);
        said.with("who", who).to_string()
    }
}
