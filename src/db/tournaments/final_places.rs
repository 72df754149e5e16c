//! What players have reached in tournaments that are final: medals, and points of a year.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{StoredTournament, games::progress, lock};
use crate::{
    db::{
        DbConn, DbTimestamp, PlayerId, TournamentId,
        schema::{final_places, players, tournaments},
    },
    tournament::{FinalPlace, Phase, Progress},
};

/// Rows written by one statement.
const ROWS_PER_STATEMENT: usize = 1000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Insertable, Queryable, Selectable)]
#[diesel(table_name = final_places)]
struct FinalPlaceRow {
    player_id: PlayerId,
    tournament_id: TournamentId,
    finalized_at: DbTimestamp,
    place: i32,
    points: i32,
    medal: bool,
}

/// Returns the rows of a tournament as they follow from its log, by player.
fn rows_of(stored: &StoredTournament, progress: &Progress) -> Vec<FinalPlaceRow> {
    let Some(at) = stored.tournament.finalized_at else { return Vec::new() };
    let number = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
    let row = |one: FinalPlace| FinalPlaceRow {
        player_id: PlayerId(one.player),
        tournament_id: stored.id,
        finalized_at: DbTimestamp::of(at),
        place: number(one.place),
        points: number(one.points),
        medal: one.has_medal,
    };
    let mut rows: Vec<_> = stored.tournament.final_places(progress).into_iter().map(row).collect();
    rows.sort_unstable();
    rows
}

fn list_rows(conn: &mut DbConn, tournament: TournamentId) -> QueryResult<Vec<FinalPlaceRow>> {
    final_places::table
        .filter(final_places::tournament_id.eq(tournament))
        .order(final_places::player_id)
        .select(FinalPlaceRow::as_select())
        .load(conn)
}

/// Stores what everybody has reached in a tournament that is final. A late decision changes it.
pub fn save_final_places(
    conn: &mut DbConn,
    stored: &StoredTournament,
    progress: &Progress,
) -> QueryResult<()> {
    if stored.tournament.phase != Phase::Final {
        return Ok(());
    }
    let rows = rows_of(stored, progress);
    if rows == list_rows(conn, stored.id)? {
        return Ok(());
    }
    lock(conn, stored.id)?;
    diesel::delete(final_places::table.filter(final_places::tournament_id.eq(stored.id)))
        .execute(conn)?;
    for rows in rows.chunks(ROWS_PER_STATEMENT) {
        on_either!(conn, |c| diesel::insert_into(final_places::table).values(rows).execute(c)?);
    }
    Ok(())
}

/// Returns whether the rows of a tournament say what its log and those of its games say, or a job is about to write
/// them.
pub fn are_final_places_right(conn: &mut DbConn, stored: &StoredTournament) -> QueryResult<bool> {
    let rows = list_rows(conn, stored.id)?;
    if stored.tournament.phase != Phase::Final {
        return Ok(rows.is_empty());
    }
    let next_check: Option<DbTimestamp> =
        tournaments::table.find(stored.id).select(tournaments::next_check_at).get_result(conn)?;
    let progress = progress(conn, stored.id, None)?;
    Ok(next_check.is_some() || rows == rows_of(stored, &progress))
}

/// A medal of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Medal {
    pub tournament: TournamentId,
    pub name: String,
    /// 1, 2 or 3.
    pub place: i32,
    pub finalized_at: DateTime<Utc>,
}

/// Lists the medals of a player, the latest first.
pub fn list_medals(conn: &mut DbConn, player: PlayerId, limit: i64) -> QueryResult<Vec<Medal>> {
    type Row = (TournamentId, String, i32, DbTimestamp);
    let rows: Vec<Row> = final_places::table
        .inner_join(tournaments::table)
        .filter(final_places::player_id.eq(player))
        .filter(final_places::medal)
        .order((final_places::finalized_at.desc(), final_places::tournament_id.desc()))
        .limit(limit)
        .select((
            tournaments::id,
            tournaments::name,
            final_places::place,
            final_places::finalized_at,
        ))
        .load(conn)?;
    let medal = |(tournament, name, place, at): Row| Medal {
        tournament,
        name,
        place,
        finalized_at: at.utc(),
    };
    Ok(rows.into_iter().map(medal).collect())
}

/// The points of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacePoints {
    pub player: PlayerId,
    pub tournament: TournamentId,
    pub points: i32,
}

/// Lists the points of the tournaments that became final in a time, of everybody who can be listed.
pub fn list_points(
    conn: &mut DbConn,
    [since, until]: [DateTime<Utc>; 2],
) -> QueryResult<Vec<PlacePoints>> {
    let rows: Vec<(PlayerId, TournamentId, i32)> = final_places::table
        .inner_join(players::table)
        .filter(final_places::finalized_at.ge(DbTimestamp::of(since)))
        .filter(final_places::finalized_at.lt(DbTimestamp::of(until)))
        .filter(final_places::points.gt(0))
        .filter(players::closed_at.is_null())
        .filter(players::suspended_at.is_null())
        .select((final_places::player_id, final_places::tournament_id, final_places::points))
        .load(conn)?;
    let points = |(player, tournament, points)| PlacePoints { player, tournament, points };
    Ok(rows.into_iter().map(points).collect())
}

/// Returns the points of the best tournaments of a player that became final in a time.
pub fn list_best_points(
    conn: &mut DbConn,
    player: PlayerId,
    [since, until]: [DateTime<Utc>; 2],
    limit: i64,
) -> QueryResult<Vec<i32>> {
    final_places::table
        .filter(final_places::player_id.eq(player))
        .filter(final_places::finalized_at.ge(DbTimestamp::of(since)))
        .filter(final_places::finalized_at.lt(DbTimestamp::of(until)))
        .order(final_places::points.desc())
        .limit(limit)
        .select(final_places::points)
        .load(conn)
}

/// Returns the names of tournaments.
pub fn list_names(
    conn: &mut DbConn,
    ids: &[TournamentId],
) -> QueryResult<Vec<(TournamentId, String)>> {
    tournaments::table
        .filter(tournaments::id.eq_any(ids))
        .select((tournaments::id, tournaments::name))
        .load(conn)
}
