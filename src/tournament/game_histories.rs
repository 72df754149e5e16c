//! What came of the games of a tournament, and when, as the logs of the games say.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use super::started_game::{PlayedGame, Progress};
use crate::game::GameResult;

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
        self.progress(games, |since, _| since <= at)
    }

    /// Returns how far games had come before an instant, whatever happened in it.
    pub fn progress_before(&self, games: impl Iterator<Item = i64>, at: DateTime<Utc>) -> Progress {
        self.progress(games, |since, _| since < at)
    }

    /// Returns how far they had come before games were annulled at the same instant: a job decides
    /// who meets whom, and then takes back what was begun by others.
    pub fn progress_before_annulments(
        &self,
        games: impl Iterator<Item = i64>,
        at: DateTime<Utc>,
    ) -> Progress {
        let is_known = |since, played: &PlayedGame| {
            since < at || since == at && played.result != Some(GameResult::None)
        };
        self.progress(games, is_known)
    }

    fn progress(
        &self,
        games: impl Iterator<Item = i64>,
        is_known: impl Fn(DateTime<Utc>, &PlayedGame) -> bool,
    ) -> Progress {
        let reached = |game: i64| {
            let history = self.0.get(&game)?;
            let (_, played) = history.iter().rev().find(|(since, it)| is_known(*since, it))?;
            Some((game, *played))
        };
        games.filter_map(reached).collect()
    }
}
