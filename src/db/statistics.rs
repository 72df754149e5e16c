//! The site's counters.

use chrono::{DateTime, Utc};
use diesel::{dsl::count_star, prelude::*, sql_types::BigInt};

use super::{
    DbConn, DbTimestamp,
    challenges::ChallengeState,
    players::ONLINE_WITHIN,
    schema::{challenges, games, players},
};
use crate::{chess::Color, game::GameResult};

/// What the front page counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    pub players_online: i64,
    pub games_running: i64,
    pub challenges_open: i64,
    /// Half-moves of all games up to now.
    pub half_moves: i64,
    pub white_wins: i64,
    pub black_wins: i64,
    pub draws: i64,
}

#[derive(QueryableByName)]
struct HalfMoves {
    #[diesel(sql_type = BigInt)]
    total: i64,
}

pub fn count(conn: &mut DbConn, now: DateTime<Utc>) -> QueryResult<Statistics> {
    let players_online = players::table
        .filter(players::last_seen_at.gt(DbTimestamp::of(now - ONLINE_WITHIN)))
        .filter(players::closed_at.is_null())
        .count()
        .get_result(conn)?;
    let challenges_open = challenges::table
        .filter(challenges::state.eq(ChallengeState::Open.as_str()))
        .filter(challenges::expires_at.gt(DbTimestamp::of(now)))
        .filter(challenges::opponent_id.is_null())
        .count()
        .get_result(conn)?;
    let results: Vec<(Option<String>, i64)> =
        games::table.group_by(games::result).select((games::result, count_star())).load(conn)?;
    // diesel has no sum over both databases at once.
    let half_moves: HalfMoves =
        diesel::sql_query("SELECT COALESCE(SUM(ply), 0) AS total FROM games").get_result(conn)?;
    let with = |result: Option<GameResult>| {
        results
            .iter()
            .find(|(stored, _)| stored.as_deref() == result.map(GameResult::as_str))
            .map_or(0, |(_, count)| *count)
    };
    Ok(Statistics {
        players_online,
        challenges_open,
        games_running: with(None),
        half_moves: half_moves.total,
        white_wins: with(Some(GameResult::Win(Color::White))),
        black_wins: with(Some(GameResult::Win(Color::Black))),
        draws: with(Some(GameResult::Draw)),
    })
}
