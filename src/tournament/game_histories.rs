//! What came of the games of a tournament, and when, as the logs of the games say.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use super::started_game::{PlayedGame, Progress};

/// For each game how far it had come since when, in the order of its log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameHistories(HashMap<i64, Vec<(DateTime<Utc>, PlayedGame)>>);

impl GameHistories {
    /// Adds how far a game has come at an instant.
    pub fn note(&mut self, game: i64, at: DateTime<Utc>, played: PlayedGame) {
        self.0.entry(game).or_default().push((at, played));
    }

    /// Returns how far games had come at an instant.
    pub fn progress_at(&self, games: impl Iterator<Item = i64>, at: DateTime<Utc>) -> Progress {
        let reached = |game: i64| {
            let history = self.0.get(&game)?;
            let (_, played) = history.iter().rev().find(|(since, _)| *since <= at)?;
            Some((game, *played))
        };
        games.filter_map(reached).collect()
    }
}
