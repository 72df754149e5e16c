//! What is known of a player who wants to play: ratings, pace, games in progress.

use chrono::TimeDelta;
use diesel::QueryResult;

use crate::{
    chess::Variant,
    db::{
        DbConn, PlayerId, games,
        ratings::{self, Rated},
    },
    game::pace::{GAMES_OF_PACE, Pace},
    tournament::entry::EntrantFacts,
};

/// What is known of a player, whatever they want to play.
#[derive(Clone, Debug)]
pub struct PlayerRecord {
    pub pace: Pace,
    pub running_games: u32,
    /// The last rating in each variant.
    ratings: Vec<(Variant, Vec<Rated>)>,
}

impl PlayerRecord {
    pub fn load(conn: &mut DbConn, player: PlayerId) -> QueryResult<PlayerRecord> {
        let times: Vec<TimeDelta> = games::list_reply_times(conn, player, GAMES_OF_PACE)?;
        let finished = games::record(conn, player)?.games();
        let lost_on_time = games::count_lost_on_time(conn, player)?;
        Ok(PlayerRecord {
            pace: Pace::of(&times, finished, lost_on_time),
            running_games: u32::try_from(games::count_running(conn, player)?).unwrap_or(u32::MAX),
            ratings: ratings::list_by_variant(conn, player, 1)?,
        })
    }

    /// Returns what conditions ask for; nothing keeps the player out of everything.
    pub fn facts(&self, variant: Variant) -> EntrantFacts {
        let rated = self.ratings.iter().find(|(of, _)| *of == variant);
        EntrantFacts {
            rating: rated.and_then(|(_, weeks)| weeks.first()).map(|rated| rated.rating.number()),
            finished_games: self.pace.finished_games,
            lost_on_time: self.pace.lost_on_time,
            days_a_move: self.pace.days_a_move,
            running_games: self.running_games,
            ..EntrantFacts::default()
        }
    }
}
