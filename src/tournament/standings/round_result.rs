//! What one round was for one player.

use super::fraction::Points;
use crate::{chess::Color, game::Score};

/// A round of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundResult {
    pub round: u16,
    /// The index of whoever was paired with the player.
    pub opponent: Option<usize>,
    /// The player's color, where there is an opponent.
    pub color: Option<Color>,
    pub kind: RoundResultKind,
    pub points: Points,
    pub opponent_points: Points,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundResultKind {
    InProgress,
    /// Both were paired, and what they did counts for nothing.
    Annulled,
    /// Over the board, as FIDE says: both have moved.
    Played(Score),
    ForfeitWin,
    /// Also each side of a double forfeit.
    ForfeitLoss,
    /// A pairing-allocated bye.
    PairingBye,
    /// A half-point bye or a zero-point bye (C.07 16.1.1).
    HalfOrZeroPointBye,
}

impl RoundResult {
    /// A zero-point bye.
    pub const fn absent(round: u16) -> RoundResult {
        RoundResult {
            round,
            opponent: None,
            color: None,
            kind: RoundResultKind::HalfOrZeroPointBye,
            points: Points::ZERO,
            opponent_points: Points::ZERO,
        }
    }

    pub const fn is_in_progress(&self) -> bool {
        matches!(self.kind, RoundResultKind::InProgress)
    }

    /// Returns what the game counted in itself; `None` where none was played.
    pub const fn score(&self) -> Option<Score> {
        match self.kind {
            RoundResultKind::Played(score) => Some(score),
            _ => None,
        }
    }

    pub const fn is_played(&self) -> bool {
        self.score().is_some()
    }

    pub const fn is_forfeit(&self) -> bool {
        matches!(self.kind, RoundResultKind::ForfeitWin | RoundResultKind::ForfeitLoss)
    }

    /// Returns whether it is a game in a tournament whose pairings are known before: forfeits are
    /// treated as regular games there (C.07 15.2).
    pub const fn is_played_or_forfeit(&self) -> bool {
        self.is_played() || self.is_forfeit()
    }
}
