//! How a game ended, and what proves it.

use super::{Locale, Message};
use crate::{
    chess::{Color, Unwinnable, VariantEnd},
    game::{Adjudicated, CanMate, Cause, Ending, Evidence, Game},
    key,
};

impl Locale {
    /// Says how a game ended, with what proves it. `None` while it runs.
    pub fn ending_sentence(self, game: &Game) -> Option<String> {
        let ended = game.ended()?;
        let evidence = ended.evidence.as_ref();
        let proven = evidence.and_then(|evidence| self.proven(game, ended.ending, evidence));
        Some(proven.unwrap_or_else(|| self.ending(ended.ending)))
    }

    /// Says how a game ended where there is no board to prove it.
    pub fn ending(self, ending: Ending) -> String {
        let key = match ending {
            Ending::Checkmate { .. } => key!("ending-checkmate"),
            Ending::Stalemate => key!("ending-stalemate"),
            Ending::DeadPosition => key!("ending-dead-position"),
            Ending::Variant { end, .. } => variant_end(end),
            Ending::KingLeftInCheck { .. } => key!("ending-left-in-check"),
            Ending::Resignation { .. } => key!("ending-resigned"),
            Ending::ResignationDrawn { .. } => key!("ending-resigned-draw"),
            Ending::Timeout { .. } => key!("ending-out-of-time"),
            Ending::TimeoutDrawn { .. } => key!("ending-out-of-time-draw"),
            Ending::Agreement => key!("ending-agreement"),
            Ending::ThreefoldRepetition => key!("ending-threefold-repetition"),
            Ending::FiftyMoveRule => key!("ending-50-move-rule"),
            Ending::FivefoldRepetition => key!("ending-fivefold-repetition"),
            Ending::SeventyFiveMoveRule => key!("ending-75-move-rule"),
            Ending::OfferToUnable { .. } => key!("ending-draw-offer"),
            Ending::Aborted { .. } => key!("ending-aborted"),
            Ending::NeverStarted { .. } => key!("ending-no-first-move"),
            Ending::Forfeit { .. } => key!("ending-forfeit"),
            Ending::Adjudicated(Adjudicated::Win(_)) => key!("ending-adjudicated-won"),
            Ending::Adjudicated(Adjudicated::Draw) => key!("ending-adjudicated-draw"),
            Ending::Adjudicated(Adjudicated::BothLose) => key!("ending-adjudicated-both-lose"),
            Ending::Adjudicated(Adjudicated::Annulled) => key!("ending-annulled"),
        };
        self.with_sides(key, ending).to_string()
    }

    /// Fills in the sides that an ending names.
    fn with_sides(self, key: &'static str, ending: Ending) -> Message {
        let said = self.t(key);
        let both = |said: Message, loser: Color| {
            said.with("loser", self.side(loser)).with("winner", self.side(!loser))
        };
        match ending {
            Ending::Checkmate { winner }
            | Ending::Variant { winner: Some(winner), .. }
            | Ending::Adjudicated(Adjudicated::Win(winner)) => {
                said.with("winner", self.side(winner))
            }
            Ending::KingLeftInCheck { loser: side }
            | Ending::Resignation { loser: side }
            | Ending::ResignationDrawn { resigned: side }
            | Ending::Timeout { loser: side }
            | Ending::Forfeit { loser: side }
            | Ending::TimeoutDrawn { timed_out: side }
            | Ending::OfferToUnable { offered: side } => both(said, side),
            Ending::Aborted { by: side } | Ending::NeverStarted { missing: side } => {
                said.with("side", self.side(side))
            }
            _ => said,
        }
    }

    /// `None` if the evidence does not fit the ending or the board.
    fn proven(self, game: &Game, ending: Ending, evidence: &Evidence) -> Option<String> {
        let said = match (ending, evidence) {
            (Ending::KingLeftInCheck { .. }, Evidence::KingLeftInCheck { mv, checkers }) => {
                let (mv, found) = game.left_in_check_by(mv, checkers)?;
                self.with_sides(key!("ending-left-in-check-because"), ending)
                    .with("move", self.san(&game.quoted(mv)))
                    .with("pieces", self.pieces_that(&found))
                    .count("n", found.len())
            }
            (Ending::DeadPosition, Evidence::Dead { white, black }) => {
                return Some(self.dead(*white, *black));
            }
            (Ending::TimeoutDrawn { .. }, Evidence::CannotMate { reason }) => self
                .with_sides(key!("ending-out-of-time-draw-because"), ending)
                .with("reason", self.unwinnable(*reason)),
            (Ending::ResignationDrawn { .. }, Evidence::CannotMate { reason }) => self
                .with_sides(key!("ending-resigned-draw-because"), ending)
                .with("reason", self.unwinnable(*reason)),
            (Ending::OfferToUnable { .. }, Evidence::CannotMate { reason }) => self
                .with_sides(key!("ending-draw-offer-because"), ending)
                .with("reason", self.unwinnable(*reason)),
            (
                Ending::ThreefoldRepetition | Ending::FivefoldRepetition,
                Evidence::Occurrences { plies },
            ) => self
                .t("ending-repetition-because")
                .with("stood", self.stood(&game.line().stood(plies)))
                .count("times", plies.len()),
            (
                Ending::FiftyMoveRule | Ending::SeventyFiveMoveRule,
                Evidence::NoProgress { halfmoves },
            ) => self.t("ending-half-moves-because").count("halfmoves", *halfmoves),
            (Ending::Adjudicated(_), Evidence::Adjudication { reason }) => {
                // It stands in a line of its own, whatever was typed.
                let reason: Vec<&str> = reason.split_whitespace().collect();
                return Some(format!("{} {}", self.ending(ending), reason.join(" ")));
            }
            _ => return None,
        };
        Some(said.to_string())
    }

    fn dead(self, white: Unwinnable, black: Unwinnable) -> String {
        if white != black {
            let said =
                self.t("ending-dead-position-two-reasons").with("white", self.unwinnable(white));
            return said.with("black", self.unwinnable(black)).to_string();
        }
        match white {
            Unwinnable::Material => self.t("ending-insufficient-material").to_string(),
            reason => self
                .t("ending-dead-position-because")
                .with("reason", self.unwinnable(reason))
                .to_string(),
        }
    }

    /// Says why a side cannot mate: a clause that follows "because".
    pub fn unwinnable(self, reason: Unwinnable) -> String {
        let said = match reason {
            Unwinnable::Checkmated => self.t("ending-reason-checkmated"),
            Unwinnable::Lost => self.t("ending-reason-lost"),
            Unwinnable::Stalemate => self.t("ending-reason-stalemate"),
            Unwinnable::Material => self.t("ending-reason-insufficient-material"),
            Unwinnable::Walls => self.t("ending-reason-blocked-position"),
            Unwinnable::Bishops { arrangements } => {
                self.t("ending-reason-arrangements-checked").count("n", arrangements)
            }
            Unwinnable::Enumerated { positions: 1 } => self.t("ending-reason-no-move"),
            Unwinnable::Enumerated { positions } => {
                self.t("ending-reason-positions-checked").count("n", positions)
            }
        };
        said.to_string()
    }

    /// Says what shows that the winner on time or by resignation could still checkmate, or that it
    /// could not be decided. `None` where there is nothing to add.
    pub fn ending_proof(self, game: &Game) -> Option<String> {
        let ended = game.ended()?;
        let winner = match ended.ending {
            Ending::Timeout { loser } | Ending::Resignation { loser } => self.side(!loser),
            _ => return None,
        };
        let said = match ended.evidence.as_ref()? {
            Evidence::CouldMate { line } => {
                self.t("ending-could-have-won").with("moves", self.san(&game.in_san(line)?))
            }
            Evidence::Undecided { work } => self
                .t("ending-loss-stands")
                .count("moves", work.nodes)
                .count("positions", work.positions),
            _ => return None,
        };
        Some(said.with("winner", winner).to_string())
    }

    /// Says what the rules core found about a claimed position; it can follow a colon.
    pub fn evidence(self, game: &Game, evidence: &Evidence) -> String {
        let said = match evidence {
            Evidence::CouldMate { line } => match game.in_san(line) {
                Some(moves) => self.t("ending-can-be-won-with").with("moves", self.san(&moves)),
                None => self.t("ending-can-be-won"),
            },
            Evidence::Undecided { work } => self
                .t("ending-win-undecided")
                .count("moves", work.nodes)
                .count("positions", work.positions),
            _ => return String::new(),
        };
        said.to_string()
    }

    /// Says that a result waits for a proof.
    pub fn pending_sentence(self, game: &Game) -> Option<String> {
        let pending = game.pending()?;
        let key = match pending.cause {
            Cause::Timeout => key!("ending-checking-out-of-time"),
            Cause::Resignation => key!("ending-checking-resigned"),
        };
        let said = self.t(key).with("loser", self.side(pending.side));
        Some(said.with("winner", self.side(!pending.side)).to_string())
    }

    /// Says how a side can still win.
    pub fn can_mate(self, can_mate: &CanMate) -> String {
        let side = self.side(can_mate.side);
        let said = match can_mate.moves.as_str() {
            "" => self.t("ending-has-won"),
            moves => self.t("ending-can-win").with("moves", self.san(moves)),
        };
        said.with("side", side).to_string()
    }
}

fn variant_end(end: VariantEnd) -> &'static str {
    match end {
        VariantEnd::KingInTheCenter => key!("ending-king-in-the-center"),
        VariantEnd::ThirdCheck => key!("ending-third-check"),
        VariantEnd::KingOnTheLastRank => key!("ending-king-on-the-last-rank"),
        VariantEnd::BothKingsOnTheLastRank => key!("ending-both-kings-on-the-last-rank"),
        VariantEnd::KingExploded => key!("ending-king-exploded"),
        VariantEnd::NoPiecesLeft => key!("ending-no-pieces-left"),
        VariantEnd::NoMovesLeft => key!("ending-no-moves-left"),
        VariantEnd::HordeCaptured => key!("ending-horde-captured"),
    }
}
