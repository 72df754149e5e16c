//! The verdict on a claim of a draw (Articles 9.2 and 9.3): what the rules core can
//! prove or refute at once, and what only an administrator can decide.

use super::{Claim, ClaimGround, Finding};
use crate::{
    chess::{
        Budget, Color, DrawGround, Line, Move, Position as _, PositionStatus, Verdict,
        parse_move_under, winnability,
    },
    game::{Ending, Evidence, Game, GameError},
};

/// What the rules core says of a claim, with the evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimVerdict {
    /// The game is a draw. The intended move, if there was one, has been made.
    Proven {
        intended: Option<Move>,
        ending: Ending,
        evidence: Evidence,
    },
    Refuted(Counts),
    /// The core cannot decide it.
    ForArbiter {
        intended: Option<Move>,
        counts: Counts,
    },
}

/// What was counted for a claim that was not proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts {
    /// After how many half-moves the claimed position has stood, the intended move counted
    /// in; 0 is the start.
    pub occurrences: Vec<usize>,
    /// Half-moves of both sides together without a capture or a pawn move.
    pub halfmoves: u32,
    /// Who can still win, White's verdict first; only where a dead position was
    /// claimed.
    pub winnable: Option<Box<[Verdict; 2]>>,
}

impl Game {
    /// Judges a claim of a draw by the side to move, within a budget.
    ///
    /// Any ground that holds proves a claim, whichever was named: nobody is sent away with
    /// the wrong form. A move that decides the game by itself, such as mate, is no claim.
    pub fn judge(
        &self,
        claim: &Claim,
        by: Color,
        budget: Budget,
    ) -> Result<ClaimVerdict, GameError> {
        if self.ended.is_some() {
            return Err(GameError::Over);
        }
        if self.pending.is_some() {
            return Err(GameError::BeingProven);
        }
        if by != self.turn() {
            return Err(GameError::NotYourTurn);
        }
        let rules = self.start.rules;
        let read = |text: &String| parse_move_under(&self.position, rules, text);
        let intended = claim.intended.as_ref().map(read).transpose().map_err(GameError::Move)?;
        let (line, ply) = self.claimed_line(intended);
        let position = line.position(ply);
        let grounds = line.draw_grounds(ply);
        let named = |ground: &&DrawGround| match ground {
            DrawGround::ThreefoldRepetition { .. } | DrawGround::FivefoldRepetition { .. } => {
                claim.ground == ClaimGround::ThreefoldRepetition
            }
            DrawGround::FiftyMoveRule { .. } | DrawGround::SeventyFiveMoveRule { .. } => {
                claim.ground == ClaimGround::FiftyMoveRule
            }
        };
        let ends = position.legal_moves().is_empty();
        if let Some(ground) = grounds.iter().find(named).or(grounds.first()).filter(|_| !ends) {
            let ending = Ending::drawn_by(ground);
            return Ok(ClaimVerdict::Proven { intended, ending, evidence: ground.into() });
        }
        let mut counts = Counts {
            occurrences: line.occurrences(ply),
            halfmoves: line.halfmove_clock(ply),
            winnable: None,
        };
        match claim.ground {
            ClaimGround::ThreefoldRepetition | ClaimGround::FiftyMoveRule => {
                return Ok(ClaimVerdict::Refuted(counts));
            }
            ClaimGround::Agreement
            | ClaimGround::Fortress
            | ClaimGround::Silence
            | ClaimGround::Other => return Ok(ClaimVerdict::ForArbiter { intended, counts }),
            ClaimGround::DeadPosition => {}
        }
        let verdicts = Color::ALL.map(|side| winnability(position, side, rules, budget));
        let position_status = PositionStatus::of(&verdicts[0], &verdicts[1]);
        counts.winnable = Some(Box::new(verdicts));
        Ok(match position_status {
            PositionStatus::Dead { white, black } => ClaimVerdict::Proven {
                intended,
                ending: Ending::DeadPosition,
                evidence: Evidence::Dead { white, black },
            },
            PositionStatus::Alive => ClaimVerdict::Refuted(counts),
            PositionStatus::Unknown => ClaimVerdict::ForArbiter { intended, counts },
        })
    }

    /// Counts what the claim that waits is about, and says who can still win in that
    /// position, within a budget. Without a claim it is the present position.
    pub fn examine(&self, budget: Budget) -> Counts {
        let (line, ply) = self.claimed_line(self.intended());
        let rules = self.start.rules;
        let verdicts = Color::ALL.map(|side| winnability(line.position(ply), side, rules, budget));
        Counts {
            occurrences: line.occurrences(ply),
            halfmoves: line.halfmove_clock(ply),
            winnable: Some(Box::new(verdicts)),
        }
    }

    /// Returns what the rules core counted against a claim that it refuses.
    pub(in crate::game) fn refuted(&self, claim: &Claim, counts: &Counts) -> Finding {
        let rules = self.start.rules;
        let read = |text: &String| parse_move_under(&self.position, rules, text).ok();
        let intended = claim.intended.as_ref().and_then(read);
        let (line, ply) = self.claimed_line(intended);
        match claim.ground {
            ClaimGround::ThreefoldRepetition => {
                Finding::Occurrences(line.counted(ply, &counts.occurrences))
            }
            ClaimGround::FiftyMoveRule => {
                Finding::Progress { halfmoves: counts.halfmoves, with_move: intended.is_some() }
            }
            _ => counts
                .winnable
                .iter()
                .flat_map(|verdicts| Color::ALL.into_iter().zip(verdicts.iter()))
                .find_map(|(side, verdict)| self.how_to_mate(intended, side, verdict))
                .map_or(Finding::CanBeWon, Finding::CanMate),
        }
    }

    fn claimed_line(&self, intended: Option<Move>) -> (Line, usize) {
        let line = self.line();
        let ply = self.played.len();
        match intended {
            Some(mv) => (line.with_intended(ply, mv), ply + 1),
            None => (line, ply),
        }
    }
}
