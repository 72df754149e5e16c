//! How many games a player has and may have at once ([`GameLimits`]).

use diesel::QueryResult;

use crate::{
    db::{DbConn, PlayerId, games, tournaments},
    game::game_limit::{GameLimits, LEAST_GAMES, PlayerLoad},
    tournament::{player_workload::PlayerWorkload, terms::TournamentTerms},
};

/// Returns how many games a player has and may have.
pub fn find_load(
    conn: &mut DbConn,
    player: PlayerId,
    limits: GameLimits,
) -> QueryResult<PlayerLoad> {
    let games = count_games(conn, player)?;
    limit(conn, player, games, limits)
}

/// Returns the same if the player is to be told of the limit. Of those with few games nothing more is asked.
pub fn find_load_near_limit(
    conn: &mut DbConn,
    player: PlayerId,
    limits: GameLimits,
) -> QueryResult<Option<PlayerLoad>> {
    let games = count_games(conn, player)?;
    if !PlayerLoad::can_be_near(games, LEAST_GAMES) {
        return Ok(None);
    }
    Ok(Some(limit(conn, player, games, limits)?).filter(|load| load.is_near()))
}

/// Returns how many games at once a tournament adds. `entered`: how many players have.
pub fn games_at_once(terms: &TournamentTerms, entered: usize) -> u32 {
    u32::try_from(PlayerWorkload::of(terms, entered).at_once).unwrap_or(u32::MAX)
}

/// Counts the games of a player in progress. Each tournament that was entered and goes on counts with the most games at
/// once that it brings, also between two of its rounds.
fn count_games(conn: &mut DbConn, player: PlayerId) -> QueryResult<u32> {
    let mut games = u32::try_from(games::count_running(conn, player)?).unwrap_or(u32::MAX);
    for id in tournaments::list_entered_before_start(conn, player)? {
        if let Some(stored) = tournaments::find(conn, id)? {
            let tournament = &stored.tournament;
            let more = games_at_once(&tournament.terms, tournament.entrants.len());
            games = games.saturating_add(more);
        }
    }
    for (id, in_progress) in tournaments::list_running_of_player(conn, player)? {
        if let Some(stored) = tournaments::find(conn, id)? {
            let to_come = stored.tournament.games_to_come_at_once(player.0);
            let more = to_come.saturating_sub(in_progress);
            games = games.saturating_add(u32::try_from(more).unwrap_or(u32::MAX));
        }
    }
    Ok(games)
}

fn limit(
    conn: &mut DbConn,
    player: PlayerId,
    games: u32,
    limits: GameLimits,
) -> QueryResult<PlayerLoad> {
    let opponents = games::count_opponents_played_through(conn, player)?;
    let lost_on_time = games::count_lost_on_time(conn, player)?;
    let lost_on_time = u32::try_from(lost_on_time).unwrap_or(u32::MAX);
    Ok(PlayerLoad { games, limit: limits.of_player(opponents, lost_on_time) })
}
