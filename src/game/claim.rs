//! The verdict on a claim of a draw (LAWS §3, Articles 9.2 and 9.3): what the rules core can
//! prove or refute at once, and what only an administrator can decide.

use super::{Ending, Evidence, Game, Refusal};
use crate::chess::{
    Budget, Color, DrawGround, Life, Line, Move, Position as _, Verdict, parse_move_under,
    winnability,
};

/// What a player says makes the game a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimGround {
    /// Article 9.2.
    ThirdOccurrence,
    /// Article 9.3.
    FiftyMoves,
    /// Article 5.2.2.
    DeadPosition,
    /// A fortress, a theoretical draw, an agreement outside: nothing that the board proves.
    Other,
}

/// A claim of the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    pub ground: ClaimGround,
    /// The move that would make it so, in any notation (Articles 9.2.1 and 9.3.1).
    pub intended: Option<String>,
}

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
    ForAdmin(Counts),
}

/// What was counted for a claim that was not proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts {
    /// After how many half-moves the claimed position has stood, the intended move counted
    /// in; 0 is the start.
    pub occurrences: Vec<usize>,
    /// Half-moves of both sides together without a capture or a pawn move.
    pub halfmoves: u32,
    /// Who can still checkmate, White's verdict first; only where a dead position was
    /// claimed.
    pub winnable: Option<Box<[Verdict; 2]>>,
}

impl Game {
    /// Judges a claim of a draw by the side to move, within a budget.
    ///
    /// Any ground that holds proves a claim, whichever was named: nobody is sent away with
    /// the wrong form. A move that decides the game by itself, such as mate, is no claim.
    pub fn judge(&self, claim: &Claim, by: Color, budget: Budget) -> Result<ClaimVerdict, Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::Over);
        }
        if self.pending.is_some() {
            return Err(Refusal::BeingProven);
        }
        if by != self.turn() {
            return Err(Refusal::NotYourTurn);
        }
        let rules = self.start.rules;
        let read = |text: &String| parse_move_under(&self.position, rules, text);
        let intended = claim.intended.as_ref().map(read).transpose().map_err(Refusal::Move)?;
        let (line, ply) = self.claimed_line(intended);
        let position = line.position(ply);
        let grounds = line.draw_grounds(ply);
        let named = |ground: &&DrawGround| match ground {
            DrawGround::ThirdOccurrence { .. } | DrawGround::FifthOccurrence { .. } => {
                claim.ground == ClaimGround::ThirdOccurrence
            }
            DrawGround::FiftyMoves { .. } | DrawGround::SeventyFiveMoves { .. } => {
                claim.ground == ClaimGround::FiftyMoves
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
            ClaimGround::ThirdOccurrence | ClaimGround::FiftyMoves => {
                return Ok(ClaimVerdict::Refuted(counts));
            }
            ClaimGround::Other => return Ok(ClaimVerdict::ForAdmin(counts)),
            ClaimGround::DeadPosition => {}
        }
        let verdicts =
            [Color::White, Color::Black].map(|side| winnability(position, side, rules, budget));
        let life = Life::of(&verdicts[0], &verdicts[1]);
        counts.winnable = Some(Box::new(verdicts));
        Ok(match life {
            Life::Dead { white, black } => ClaimVerdict::Proven {
                intended,
                ending: Ending::DeadPosition,
                evidence: Evidence::Dead { white, black },
            },
            Life::Alive => ClaimVerdict::Refuted(counts),
            Life::Unknown => ClaimVerdict::ForAdmin(counts),
        })
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
