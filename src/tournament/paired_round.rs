//! A round of a Swiss tournament as it was paired: a fact of the log, whatever results come later (C.04.2 4.3).

use serde::{Deserialize, Serialize};

use super::{
    pairing::round_pairings::{Pairing, PairingNumber},
    standings::ByeKind,
};

/// The rules by which rounds are paired: a chapter of the FIDE Handbook, and the month of its edition.
pub const PAIRING_RULES: &str = "C.04.3:2026-02";

/// Who meets whom in a round, and who does not play in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairedRound {
    /// From 1.
    pub round: u16,
    /// The edition of the rules: see [`PAIRING_RULES`].
    pub rules: String,
    /// By board: the first is at board 1.
    pub pairings: Vec<Pairing>,
    /// Nobody was left to play with: the pairing-allocated bye, worth a win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<PairingNumber>,
    /// Who had asked not to play: half-point byes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub half_point_byes: Vec<PairingNumber>,
    /// Who had asked not to play and had a half-point bye before: zero-point byes. Whoever has left the
    /// tournament is not named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<PairingNumber>,
    /// The games of earlier rounds, by their numbers on the site, that were in progress: they counted as
    /// draws for this pairing (C.04.2 3.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub running_games: Vec<i64>,
}

impl PairedRound {
    /// Returns everybody whom it names.
    pub fn players(&self) -> impl Iterator<Item = PairingNumber> {
        let paired = self.pairings.iter().flat_map(|pairing| [pairing.white, pairing.black]);
        let away = self.half_point_byes.iter().chain(&self.absent).copied();
        paired.chain(self.bye).chain(away)
    }

    /// Returns the byes that are worth something.
    pub fn byes(&self) -> impl Iterator<Item = (PairingNumber, ByeKind)> {
        let half = self.half_point_byes.iter().map(|number| (*number, ByeKind::HalfPoint));
        self.bye.map(|number| (number, ByeKind::PairingAllocated)).into_iter().chain(half)
    }
}
