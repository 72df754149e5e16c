//! What standings are reckoned from: who played whom, and what came of it.
//!
//! Everything else in this folder follows from this and from the tie-breaks that were set, so a
//! result that is decided otherwise years later changes the table and no more.

use super::{fraction::Points, withdrawal::Withdrawal};
use crate::{
    chess::Color,
    game::{GameResult, Score},
};

/// How opponents are found. Unplayed rounds count by it: C.07 15.2 and 15.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TournamentSystem {
    /// Everybody meets everybody, once or twice: pairings are known before.
    RoundRobin,
    Swiss,
}

/// What a game is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScoringSystem {
    pub win: Points,
    pub draw: Points,
    /// A game that was lost on the board. A forfeit is worth nothing.
    pub loss: Points,
}

impl ScoringSystem {
    /// 1, ½, 0.
    pub const STANDARD: ScoringSystem = ScoringSystem {
        win: Points::from_halves(2),
        draw: Points::from_halves(1),
        loss: Points::ZERO,
    };
    /// 3, 1, 0.
    pub const THREE_ONE_ZERO: ScoringSystem = ScoringSystem {
        win: Points::from_halves(6),
        draw: Points::from_halves(2),
        loss: Points::ZERO,
    };

    /// Returns what a game that was played is worth.
    pub const fn of(self, score: Score) -> Points {
        match score {
            Score::Won => self.win,
            Score::Drawn => self.draw,
            Score::Lost => self.loss,
        }
    }
}

/// Somebody in the table. The rest of this folder names a player by the index in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrosstablePlayer {
    /// The tournament pairing number.
    pub number: u32,
    /// As it was when entries closed (C.07 10: the first one); `None` for an unrated player.
    pub rating: Option<i32>,
    pub withdrawal: Option<Withdrawal>,
}

/// A game of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrosstableGame {
    /// From 1.
    pub round: u16,
    pub white: usize,
    pub black: usize,
    /// `None` until it is over. A round robin has all its games from the start: half of them is what
    /// C.05 6.6 asks for.
    pub result: Option<GameResult>,
    /// `+/-`: somebody never made a move.
    pub is_forfeit: bool,
}

impl CrosstableGame {
    pub fn new(round: u16, white: usize, black: usize, result: Option<GameResult>) -> Self {
        CrosstableGame { round, white, black, result, is_forfeit: false }
    }

    /// Returns the players with their colors.
    pub const fn sides(&self) -> [(usize, Color); 2] {
        [(self.white, Color::White), (self.black, Color::Black)]
    }

    /// Returns what it is worth for a side: nothing while it is in progress or if it was annulled.
    pub fn points(&self, side: Color, values: ScoringSystem) -> Points {
        match self.result.and_then(|result| result.score(side)) {
            Some(Score::Lost) if self.is_forfeit => Points::ZERO,
            Some(score) => values.of(score),
            None => Points::ZERO,
        }
    }
}

/// A round without an opponent. In a Swiss tournament a round that is neither a game nor written
/// here is a zero-point bye: somebody was late, absent, or had withdrawn (C.07 16.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bye {
    pub round: u16,
    pub player: usize,
    pub kind: ByeKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ByeKind {
    /// There was nobody left to play with. Worth a win.
    PairingAllocated,
    /// Asked for before the pairing. Worth a draw.
    HalfPoint,
}

/// The whole table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crosstable {
    pub system: TournamentSystem,
    pub values: ScoringSystem,
    /// How many rounds the tournament has, played or not.
    pub rounds: u16,
    pub players: Vec<CrosstablePlayer>,
    pub games: Vec<CrosstableGame>,
    pub byes: Vec<Bye>,
}

impl Crosstable {
    /// Returns the last round that has been paired.
    pub fn last_paired_round(&self) -> u16 {
        let games = self.games.iter().map(|game| game.round);
        games.chain(self.byes.iter().map(|bye| bye.round)).max().unwrap_or(0)
    }

    /// Returns for each player whether the results count. Under half in a round robin they do not
    /// (C.05 6.6); in a Swiss tournament they always do.
    pub fn counting(&self) -> Vec<bool> {
        if self.system == TournamentSystem::Swiss {
            return vec![true; self.players.len()];
        }
        let mut counting = vec![true; self.players.len()];
        for (index, player) in self.players.iter().enumerate() {
            if let Some(withdrawal) = player.withdrawal {
                let games = self.games.iter();
                let own = games.filter(|game| game.white == index || game.black == index).count();
                counting[index] = withdrawal.counts(own);
            }
        }
        counting
    }
}
