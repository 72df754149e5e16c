//! Why nothing came of a command.

use super::Words;
use crate::{game::Refusal, key};

impl Words {
    /// Says why a command was refused.
    pub fn refusal(self, refusal: &Refusal) -> String {
        let key = match refusal {
            Refusal::Move(error) => return self.input_error(error),
            Refusal::Claim(refusal) => return self.claim_refusal(refusal),
            Refusal::OfferTooSoon { moves_left } => {
                return self.say("refusal-offer-too-soon").count("n", *moves_left).to_string();
            }
            Refusal::PlanPassed { since } => {
                return self.say("refusal-plan-passed").with("moves", self.san(since)).to_string();
            }
            Refusal::Plan(fault) => {
                return self.say("refusal-plan").with("fault", self.fault(fault)).to_string();
            }
            Refusal::Proposal(fault) => {
                return self.say("refusal-proposal").with("fault", self.fault(fault)).to_string();
            }
            Refusal::Bound { to } => {
                return self.say("refusal-bound").with("move", self.san(to)).to_string();
            }
            Refusal::AlreadyDone => key!("refusal-already-done"),
            Refusal::Over => key!("refusal-over"),
            Refusal::BeingProven => key!("refusal-being-proven"),
            Refusal::NotYourTurn => key!("refusal-not-your-turn"),
            Refusal::Stale => key!("refusal-stale"),
            Refusal::NoOffer => key!("refusal-no-offer"),
            Refusal::OfferWithTheMove => key!("refusal-offer-with-move"),
            Refusal::OfferStands => key!("refusal-offer-stands"),
            Refusal::TooLateToAbort => key!("refusal-too-late-to-abort"),
            Refusal::NoTakebacks => key!("refusal-no-takebacks"),
            Refusal::TimeGivenRange => key!("refusal-time-range"),
            Refusal::TimeGivenOften => key!("refusal-time-often"),
            Refusal::TimeGivenFull => key!("refusal-time-full"),
            Refusal::NoClock => key!("refusal-no-clock"),
            Refusal::NoLeave => key!("refusal-no-leave"),
            Refusal::FlagStands => key!("refusal-flag-stands"),
            Refusal::FlagTooFresh => key!("refusal-flag-fresh"),
            Refusal::NothingToTakeBack => key!("refusal-nothing-to-take-back"),
            Refusal::TakebackStands => key!("refusal-takeback-stands"),
            Refusal::NotAsked => key!("refusal-not-asked"),
            Refusal::NoConditionalMoves => key!("refusal-no-conditional-moves"),
            Refusal::PlanOnYourTurn => key!("refusal-plan-on-your-turn"),
            Refusal::PlanChanged => key!("refusal-plan-changed"),
            Refusal::NoSuchLine => key!("refusal-no-such-line"),
            Refusal::ProposalStands => key!("refusal-proposal-stands"),
            Refusal::LinesNotKept => key!("refusal-lines-not-kept"),
            Refusal::NotProposed => key!("refusal-not-proposed"),
        };
        self.say(key).to_string()
    }
}
