//! What is known of a player who wants to play: ratings, pace, games in progress.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::QueryResult;

use crate::{
    chess::Variant,
    db::{
        DbConn, PlayerId, games,
        ratings::{self, Rated},
    },
    game::pace::{GAMES_OF_PACE, Pace},
    ratings::Week,
    tournament::entry::EntrantFacts,
};

/// Twelve months, in which a ceiling looks for the highest rating.
const WEEKS_OF_CEILING: i32 = 52;

/// What is known of a player, whatever they want to play.
#[derive(Clone, Debug)]
pub struct PlayerRecord {
    pub pace: Pace,
    pub running_games: u32,
    /// In each variant after the last weeks with rated games, the oldest of them first.
    ratings: Vec<(Variant, Vec<Rated>)>,
    /// When it was loaded.
    week: Week,
}

impl PlayerRecord {
    pub fn load(
        conn: &mut DbConn,
        player: PlayerId,
        now: DateTime<Utc>,
    ) -> QueryResult<PlayerRecord> {
        let times: Vec<TimeDelta> = games::list_reply_times(conn, player, GAMES_OF_PACE)?;
        let finished = games::record(conn, player)?.games();
        let lost_on_time = games::count_lost_on_time(conn, player)?;
        Ok(PlayerRecord {
            pace: Pace::of(&times, finished, lost_on_time),
            running_games: u32::try_from(games::count_running(conn, player)?).unwrap_or(u32::MAX),
            // Every week of the time for ceilings, and at least the last one.
            ratings: ratings::list_by_variant(conn, player, i64::from(WEEKS_OF_CEILING) + 1)?,
            week: Week::of(now),
        })
    }

    /// Returns what conditions ask for; nothing keeps the player out of everything.
    pub fn facts(&self, variant: Variant) -> EntrantFacts {
        let rated = self.ratings.iter().find(|(of, _)| *of == variant);
        let weeks = rated.map_or(&[][..], |(_, weeks)| weeks);
        // What stood twelve months ago held on until the next week with games.
        let since = self.week.0.saturating_sub(WEEKS_OF_CEILING);
        let before = weeks.iter().rposition(|rated| rated.week.0 < since).unwrap_or(0);
        let numbers = || weeks[before..].iter().map(|rated| rated.rating.number());
        EntrantFacts {
            rating: numbers().next_back(),
            highest_rating: numbers().max(),
            finished_games: self.pace.finished_games,
            lost_on_time: self.pace.lost_on_time,
            days_a_move: self.pace.days_a_move,
            running_games: self.running_games,
            ..EntrantFacts::default()
        }
    }
}
