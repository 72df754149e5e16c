//! The games of a tournament: where each stands, and how far it has come.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::{
    pairing::{match_games::MatchGameKind, round_pairings::PairingNumber},
    stored_text,
};
use crate::{chess::Color, game::GameResult};

/// Where a game stands. Everything counts from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PairingId {
    pub section: u16,
    pub round: u16,
    /// In a knockout the number of the match within its round, from the top of the bracket.
    pub board: u16,
    /// Which game of a match.
    pub game: u8,
}

/// A game that is to begin. Players are named by their numbers in the section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairedGame {
    #[serde(flatten)]
    pub pairing: PairingId,
    pub white: PairingNumber,
    pub black: PairingNumber,
    #[serde(with = "stored_text")]
    pub kind: MatchGameKind,
}

/// A game that has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartedGame {
    /// The number of the game on the site.
    pub id: i64,
    #[serde(flatten)]
    pub paired: PairedGame,
}

impl StartedGame {
    /// Returns what came of it; `None` while it is in progress.
    pub fn result(&self, progress: &Progress) -> Option<GameResult> {
        progress.get(&self.id)?.result
    }

    /// Returns whether these two play it.
    pub(super) fn is_between(&self, players: [PairingNumber; 2]) -> bool {
        let PairedGame { white, black, .. } = self.paired;
        players == [white, black] || players == [black, white]
    }
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayedGame {
    /// Half-moves made.
    pub ply: u32,
    pub result: Option<GameResult>,
    pub ended_at: Option<DateTime<Utc>>,
    /// Whether somebody lost it on time.
    pub is_timeout: bool,
}

impl PlayedGame {
    /// Returns whether both have moved. What ended before is a forfeit.
    pub fn both_moved(self) -> bool {
        self.ply >= 2
    }

    /// Returns who lost it on time.
    pub fn lost_on_time(self) -> Option<Color> {
        match self.result {
            Some(GameResult::Win(winner)) if self.is_timeout => Some(!winner),
            _ => None,
        }
    }

    /// Returns whether it is over, was played, and counts: what was annulled counts for nothing.
    pub fn is_played(self) -> bool {
        self.both_moved() && self.result.is_some_and(|result| result != GameResult::None)
    }
}

/// How far the games of a tournament have come, by their numbers on the site. A game that is not
/// there has just begun.
pub type Progress = HashMap<i64, PlayedGame>;
