//! The tournaments of one player, with where they stand in each.

use diesel::prelude::*;

use super::{
    find,
    games::progress,
    lists::{COLUMNS, ListedTournament, Row, listed},
};
use crate::{
    db::{
        DbConn, PlayerId, TournamentId,
        schema::{games, tournament_games, tournament_players, tournaments},
    },
    tournament::PlaceInSection,
};

/// A place is calculated from the log. Those that are longer take too long for a list.
const MAX_LINES: i32 = 500;

/// A tournament of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnTournament {
    pub listed: ListedTournament,
    /// Where the player stands on the waiting list; the first is 1.
    pub waiting: Option<i32>,
    /// Where the player stands in the section, once a game of it is over.
    pub place: Option<PlaceInSection>,
}

/// Lists the tournaments that a player has entered, the latest first. `is_open`: only those that are
/// not over; `before`: only those before this one.
pub fn list_own(
    conn: &mut DbConn,
    player: PlayerId,
    is_open: bool,
    before: Option<TournamentId>,
    limit: i64,
) -> QueryResult<Vec<OwnTournament>> {
    let phases: &[&str] = match is_open {
        true => &["announced", "running", "finished"],
        false => &["announced", "running", "finished", "final", "cancelled"],
    };
    let mut query = tournament_players::table
        .inner_join(tournaments::table)
        .filter(tournament_players::player_id.eq(player))
        .filter(tournaments::phase.eq_any(phases))
        .order(tournaments::id.desc())
        .limit(limit)
        .select((COLUMNS, tournament_players::waiting_number, tournaments::version))
        .into_boxed();
    if let Some(before) = before {
        query = query.filter(tournaments::id.lt(before));
    }
    let rows: Vec<(Row, Option<i32>, i32)> = query.load(conn)?;
    let mut own = Vec::with_capacity(rows.len());
    for (row, waiting, version) in rows {
        let listed = listed(row);
        let place = match listed.started_at {
            Some(_) if version <= MAX_LINES => place(conn, listed.id, player)?,
            _ => None,
        };
        own.push(OwnTournament { listed, waiting, place });
    }
    Ok(own)
}

/// Lists the tournaments that a player has entered and that have not started, the waiting list included.
pub fn list_entered_before_start(
    conn: &mut DbConn,
    player: PlayerId,
) -> QueryResult<Vec<TournamentId>> {
    tournament_players::table
        .inner_join(tournaments::table)
        .filter(tournament_players::player_id.eq(player))
        .filter(tournaments::phase.eq("announced"))
        .select(tournaments::id)
        .load(conn)
}

/// Lists the tournaments in progress of which a player has not withdrawn, each with how many games of it the player has
/// in progress.
pub fn list_running_of_player(
    conn: &mut DbConn,
    player: PlayerId,
) -> QueryResult<Vec<(TournamentId, usize)>> {
    let ids: Vec<TournamentId> = tournament_players::table
        .inner_join(tournaments::table)
        .filter(tournament_players::player_id.eq(player))
        .filter(tournament_players::withdrawn_at.is_null())
        .filter(tournaments::phase.eq("running"))
        .select(tournaments::id)
        .load(conn)?;
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let games: Vec<TournamentId> = games::table
        .inner_join(tournament_games::table)
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(games::ended_at.is_null())
        .select(tournament_games::tournament_id)
        .load(conn)?;
    let count = |id: &TournamentId| games.iter().filter(|game| *game == id).count();
    Ok(ids.iter().map(|id| (*id, count(id))).collect())
}

fn place(
    conn: &mut DbConn,
    id: TournamentId,
    player: PlayerId,
) -> QueryResult<Option<PlaceInSection>> {
    let Some(stored) = find(conn, id)? else { return Ok(None) };
    let Some((section, number)) = stored.tournament.seat_of(player.0) else { return Ok(None) };
    let progress = progress(conn, id, Some(section))?;
    // Before that all share one place.
    if progress.values().all(|game| game.result.is_none()) {
        return Ok(None);
    }
    Ok(stored.tournament.places(section, &progress).remove(&number))
}
