//! What the Laws of Chess make of a game after an event, in this order: mate before every
//! draw, then stalemate, the dead position, the counts.

use super::{Cause, DrawRule, Ending, EventKind, Evidence, Game};
use crate::chess::{
    AutomaticEnd, BoardEnd, Budget, Color, DrawGround, Move, PositionStatus, Unwinnable,
    VariantPosition, Verdict, Winnability, position_status, reversible_halfmoves, uci_move,
    winnability,
};

impl Game {
    /// Returns how a move of the side to move ends the game, `None` if it goes on.
    /// `after` is the position that it leads to.
    ///
    /// `asks_dead`: whether it is asked if the position is dead.
    pub(super) fn end_after(
        &self,
        mv: Move,
        after: &VariantPosition,
        asks_dead: bool,
    ) -> Option<EventKind> {
        let mut proof = None;
        let is_dead = |position: &VariantPosition| {
            if !asks_dead {
                return false;
            }
            if let PositionStatus::Dead { white, black } =
                position_status(position, self.start.rules, Budget::INLINE)
            {
                proof = Some(Evidence::Dead { white, black });
            }
            proof.is_some()
        };
        Some(match AutomaticEnd::of(after, is_dead, || self.ground_after(mv, after))? {
            AutomaticEnd::Board(BoardEnd::Checkmate { winner }) => {
                EventKind::ended(Ending::Checkmate { winner })
            }
            AutomaticEnd::Board(BoardEnd::Stalemate) => EventKind::ended(Ending::Stalemate),
            AutomaticEnd::Board(BoardEnd::Variant { winner, end }) => {
                EventKind::ended(Ending::Variant { winner, end })
            }
            AutomaticEnd::DeadPosition => {
                EventKind::Ended { ending: Ending::DeadPosition, evidence: proof }
            }
            AutomaticEnd::Draw(ground) => {
                let evidence = Some(Evidence::from(&ground));
                EventKind::Ended { ending: Ending::drawn_by(&ground), evidence }
            }
        })
    }

    /// Returns the repetition or count that ends the game after a move.
    fn ground_after(&self, mv: Move, after: &VariantPosition) -> Option<DrawGround> {
        // A position cannot have come back twice before that; it saves the replay.
        if reversible_halfmoves(after) < 8 {
            return None;
        }
        let ply = self.played.len();
        let line = self.line().with_intended(ply, mv);
        line.draw_grounds(ply + 1)
            .into_iter()
            .find(|ground| ground.is_automatic() || self.terms.draw_rule == DrawRule::Automatic)
    }

    /// Returns what a timeout or a resignation comes to: a loss, a draw if the opponent
    /// cannot win by any series of legal moves, or the wait for a proof.
    pub(super) fn end_by(&self, cause: Cause, side: Color) -> EventKind {
        let verdict = self.can_mate(!side, Budget::INLINE);
        match verdict.winnability {
            Winnability::Unknown => EventKind::ProofAwaited { cause, side },
            _ => self.end_proven(cause, side, &verdict),
        }
    }

    /// Returns the end that a verdict on the opponent's chances makes of a timeout or a
    /// resignation. What could not be decided is no draw.
    pub(super) fn end_proven(&self, cause: Cause, side: Color, verdict: &Verdict) -> EventKind {
        let (drawn, evidence) = match &verdict.winnability {
            Winnability::CannotWin(reason) => (true, Evidence::CannotMate { reason: *reason }),
            Winnability::CanWin(line) => {
                let mode = self.start.variant().castling_mode();
                let line = line.iter().map(|mv| uci_move(*mv, mode)).collect();
                (false, Evidence::CouldMate { line })
            }
            Winnability::Unknown => (false, Evidence::Undecided { work: verdict.work }),
        };
        let ending = match (cause, drawn) {
            (Cause::Timeout, false) => Ending::Timeout { loser: side },
            (Cause::Timeout, true) => Ending::TimeoutDrawn { timed_out: side },
            (Cause::Resignation, false) => Ending::Resignation { loser: side },
            (Cause::Resignation, true) => Ending::ResignationDrawn { resigned: side },
        };
        EventKind::Ended { ending, evidence: Some(evidence) }
    }

    /// Returns the draw at once that an offer to this side's opponent is, if that one cannot
    /// checkmate by any series of legal moves.
    pub(super) fn end_by_offer(
        &self,
        offered: Color,
        position: &VariantPosition,
    ) -> Option<EventKind> {
        let verdict = winnability(position, !offered, self.start.rules, Budget::INLINE);
        let reason: Unwinnable = verdict.cannot_win()?;
        let evidence = Some(Evidence::CannotMate { reason });
        Some(EventKind::Ended { ending: Ending::OfferToUnable { offered }, evidence })
    }

    /// Returns whether a side can still win in the present position.
    pub fn can_mate(&self, side: Color, budget: Budget) -> Verdict {
        winnability(&self.position, side, self.start.rules, budget)
    }
}

impl Ending {
    /// Returns the draw that a ground makes.
    pub(super) fn drawn_by(ground: &DrawGround) -> Ending {
        match ground {
            DrawGround::ThreefoldRepetition { .. } => Ending::ThreefoldRepetition,
            DrawGround::FiftyMoveRule { .. } => Ending::FiftyMoveRule,
            DrawGround::FivefoldRepetition { .. } => Ending::FivefoldRepetition,
            DrawGround::SeventyFiveMoveRule { .. } => Ending::SeventyFiveMoveRule,
        }
    }
}
