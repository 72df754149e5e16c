//! What a round is paired from.

use std::{error, fmt};

use crate::{chess::Color, tournament::pairing::round_pairings::PairingNumber};

/// A round that is to be paired, with all that was before it.
#[derive(Clone, Debug)]
pub struct SwissRound {
    /// Everybody who has a pairing number, in any order.
    pub players: Vec<SwissPlayer>,
    /// From 1.
    pub round: usize,
    /// How many rounds the tournament has. In the last one there are topscorers (1.8).
    pub rounds: usize,
    /// What a win counts, in the same unit as [`PastRound::points`].
    pub points_of_win: u32,
    /// The color that the lot gave to number 1 (5.1).
    pub initial_color: Color,
}

/// A player of a Swiss.
#[derive(Clone, Debug)]
pub struct SwissPlayer {
    /// The tournament pairing number (C.04.2, 2). Who comes late gets one then.
    pub number: PairingNumber,
    /// From round 1. Rounds that are missing at the end were zero-point byes.
    pub history: Vec<PastRound>,
    /// Whether the player plays in the coming round.
    pub is_available: bool,
}

/// What a round was for a player, and what it counts.
///
/// The unit of points is the caller's, for example half a point. A loss counts 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastRound {
    /// A game in which both have moved. A game that still runs counts as a draw (C.04.2, 3.1).
    Played { opponent: PairingNumber, color: Color, points: u32 },
    /// The opponent did not play. The two may meet again (C.04.2, 3.5).
    ForfeitWin { points: u32 },
    /// Also each side of a double forfeit.
    ForfeitLoss,
    /// The pairing-allocated bye (C.04.1, 3).
    PairingBye { points: u32 },
    /// A bye that was asked for.
    HalfPointBye { points: u32 },
    /// Absent.
    ZeroPointBye,
}

impl PastRound {
    pub const fn points(self) -> u32 {
        match self {
            PastRound::Played { points, .. }
            | PastRound::ForfeitWin { points }
            | PastRound::PairingBye { points }
            | PastRound::HalfPointBye { points } => points,
            PastRound::ForfeitLoss | PastRound::ZeroPointBye => 0,
        }
    }
}

/// No complete round-pairing exists: the chief arbiter decides what to do (1.9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPairing;

impl fmt::Display for NoPairing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no pairing of the round complies with the absolute criteria (C.04.3, 1.9.3)")
    }
}

impl error::Error for NoPairing {}
