//! Who plays whom in a round, by pairing numbers.

use serde::{Deserialize, Serialize};

/// The number of a player in a section or a bracket, from 1 (FIDE: TPN, tournament pairing number).
pub type PairingNumber = usize;

/// A game of a round. The first of the pairings is at board 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    pub white: PairingNumber,
    pub black: PairingNumber,
}

impl Pairing {
    /// Returns the same pairing with colors reversed.
    pub fn reversed(self) -> Pairing {
        Pairing { white: self.black, black: self.white }
    }
}

/// The games of a round, and who has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundPairings {
    pub pairings: Vec<Pairing>,
    pub bye: Option<PairingNumber>,
}
