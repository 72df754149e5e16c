//! Why nothing came of a command.

use super::Locale;
use crate::{game::GameError, key};

impl Locale {
    /// Says why a command was refused.
    pub fn refusal(self, refusal: &GameError) -> String {
        let key = match refusal {
            GameError::Move(error) => return self.input_error(error),
            GameError::Claim(refusal) => return self.claim_refusal(refusal),
            GameError::OfferTooSoon { moves_left } => {
                return self.t("refusal-draw-offer-too-soon").count("n", *moves_left).to_string();
            }
            GameError::ConditionalMovesOutdated { since } => {
                return self
                    .t("refusal-conditional-moves-game-continued")
                    .with("moves", self.san(since))
                    .to_string();
            }
            GameError::ConditionalMoves(fault) => {
                return self
                    .t("refusal-conditional-moves-error")
                    .with("fault", self.fault(fault))
                    .to_string();
            }
            GameError::ProposedLine(fault) => {
                return self
                    .t("refusal-proposed-line-error")
                    .with("fault", self.fault(fault))
                    .to_string();
            }
            GameError::Bound { to } => {
                return self
                    .t("refusal-bound-by-proposed-line")
                    .with("move", self.san(to))
                    .to_string();
            }
            GameError::UnseenOffers(unseen) => {
                return self
                    .t("refusal-offer-in-the-meantime")
                    .with("what", unseen.word())
                    .to_string();
            }
            GameError::AlreadyDone => key!("refusal-already-done"),
            GameError::Over => key!("refusal-game-over"),
            GameError::BeingProven => key!("refusal-result-being-checked"),
            GameError::NotYourTurn => key!("refusal-not-your-turn"),
            GameError::Stale => key!("refusal-game-changed"),
            GameError::NoOffer => key!("refusal-no-draw-offer"),
            GameError::OfferWithTheMove => key!("refusal-draw-offer-with-move"),
            GameError::NoDrawOffers => key!("refusal-no-draw-offers"),
            GameError::OfferStands => key!("refusal-draw-already-offered"),
            GameError::TooLateToAbort => key!("refusal-too-late-to-abort"),
            GameError::NoAbort => key!("refusal-no-abort"),
            GameError::NoTakebacks => key!("refusal-no-takebacks"),
            GameError::NoTimeGrants => key!("refusal-no-time-given"),
            GameError::TimeGivenRange => key!("refusal-give-time-range"),
            GameError::TimeGivenOften => key!("refusal-give-time-too-often"),
            GameError::TimeGivenFull => key!("refusal-give-time-clock-full"),
            GameError::NoClock => key!("refusal-no-time-limit"),
            GameError::NoVacation => key!("refusal-no-vacation"),
            GameError::TimeoutStands => key!("refusal-claim-on-time-not-possible"),
            GameError::TimeoutTooRecent => key!("refusal-claim-on-time-too-soon"),
            GameError::NothingToTakeBack => key!("refusal-nothing-to-take-back"),
            GameError::TakebackStands => key!("refusal-takeback-already-requested"),
            GameError::NotAsked => key!("refusal-no-takeback-request"),
            GameError::NoConditionalMoves => key!("refusal-no-conditional-moves"),
            GameError::ConditionalMovesOnYourTurn => key!("refusal-conditional-moves-on-your-turn"),
            GameError::ConditionalMovesChanged => key!("refusal-conditional-moves-changed"),
            GameError::NoSuchLine => key!("refusal-conditional-moves-no-such-line"),
            GameError::ProposedLineStands => key!("refusal-proposed-line-still-open"),
            GameError::LinesNotKept => key!("refusal-move-played-without-lines"),
            GameError::MoveNotSent => key!("refusal-move-not-sent"),
            GameError::SafetyMoveTooLate => key!("refusal-safety-move-too-late"),
            GameError::NothingToRecall => key!("refusal-nothing-to-recall"),
            GameError::NotProposed => key!("refusal-no-longer-proposed"),
        };
        self.t(key).to_string()
    }
}
