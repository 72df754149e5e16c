//! Why nothing came of a command.

use super::Locale;
use crate::{game::Refusal, key};

impl Locale {
    /// Says why a command was refused.
    pub fn refusal(self, refusal: &Refusal) -> String {
        let key = match refusal {
            Refusal::Move(error) => return self.input_error(error),
            Refusal::Claim(refusal) => return self.claim_refusal(refusal),
            Refusal::OfferTooSoon { moves_left } => {
                return self.t("refusal-draw-offer-too-soon").count("n", *moves_left).to_string();
            }
            Refusal::PlanPassed { since } => {
                return self
                    .t("refusal-conditional-moves-game-continued")
                    .with("moves", self.san(since))
                    .to_string();
            }
            Refusal::Plan(fault) => {
                return self
                    .t("refusal-conditional-moves-error")
                    .with("fault", self.fault(fault))
                    .to_string();
            }
            Refusal::Proposal(fault) => {
                return self
                    .t("refusal-proposed-line-error")
                    .with("fault", self.fault(fault))
                    .to_string();
            }
            Refusal::Bound { to } => {
                return self
                    .t("refusal-bound-by-proposed-line")
                    .with("move", self.san(to))
                    .to_string();
            }
            Refusal::AlreadyDone => key!("refusal-already-done"),
            Refusal::Over => key!("refusal-game-over"),
            Refusal::BeingProven => key!("refusal-result-being-checked"),
            Refusal::NotYourTurn => key!("refusal-not-your-turn"),
            Refusal::Stale => key!("refusal-game-changed"),
            Refusal::NoOffer => key!("refusal-no-draw-offer"),
            Refusal::OfferWithTheMove => key!("refusal-draw-offer-with-move"),
            Refusal::OfferStands => key!("refusal-draw-already-offered"),
            Refusal::TooLateToAbort => key!("refusal-too-late-to-abort"),
            Refusal::NoTakebacks => key!("refusal-no-takebacks"),
            Refusal::TimeGivenRange => key!("refusal-give-time-range"),
            Refusal::TimeGivenOften => key!("refusal-give-time-too-often"),
            Refusal::TimeGivenFull => key!("refusal-give-time-clock-full"),
            Refusal::NoClock => key!("refusal-no-time-limit"),
            Refusal::NoLeave => key!("refusal-no-vacation"),
            Refusal::FlagStands => key!("refusal-claim-on-time-not-possible"),
            Refusal::FlagTooFresh => key!("refusal-claim-on-time-too-soon"),
            Refusal::NothingToTakeBack => key!("refusal-nothing-to-take-back"),
            Refusal::TakebackStands => key!("refusal-takeback-already-requested"),
            Refusal::NotAsked => key!("refusal-no-takeback-request"),
            Refusal::NoConditionalMoves => key!("refusal-no-conditional-moves"),
            Refusal::PlanOnYourTurn => key!("refusal-conditional-moves-on-your-turn"),
            Refusal::PlanChanged => key!("refusal-conditional-moves-changed"),
            Refusal::NoSuchLine => key!("refusal-conditional-moves-no-such-line"),
            Refusal::ProposalStands => key!("refusal-proposed-line-still-open"),
            Refusal::LinesNotKept => key!("refusal-move-played-without-lines"),
            Refusal::NotProposed => key!("refusal-no-longer-proposed"),
        };
        self.t(key).to_string()
    }
}
