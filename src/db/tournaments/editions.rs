//! Editions of a tournament: which one follows, and who has a place in it by right.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use crate::{
    db::{
        DbConn, DbTimestamp, PlayerId, TournamentId,
        schema::{tournament_players, tournaments},
    },
    tournament::Tournament,
};

/// An edition of a tournament, as pages name it. It has no other name than that of its terms.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct Edition {
    pub id: TournamentId,
    pub name: String,
}

/// Finds the edition before a tournament.
pub fn find_previous_edition(
    conn: &mut DbConn,
    tournament: &Tournament,
) -> QueryResult<Option<Edition>> {
    let Some(former) = tournament.edition_of else { return Ok(None) };
    tournaments::table
        .find(TournamentId(former))
        .select((tournaments::id, tournaments::name))
        .get_result(conn)
        .optional()
}

/// Finds the next edition of a tournament that is not canceled. There is at most one.
pub fn find_next_edition(
    conn: &mut DbConn,
    tournament: TournamentId,
) -> QueryResult<Option<Edition>> {
    tournaments::table
        .filter(tournaments::edition_of.eq(tournament))
        .filter(tournaments::phase.ne("cancelled"))
        // Also where a row was damaged.
        .filter(tournaments::id.gt(tournament))
        .select((tournaments::id, tournaments::name))
        .get_result(conn)
        .optional()
}

/// Returns whether a late decision has given a player a place in some next edition.
pub fn has_next_edition_place(conn: &mut DbConn, player: PlayerId) -> QueryResult<bool> {
    let given = tournament_players::table
        .filter(tournament_players::player_id.eq(player))
        .filter(tournament_players::next_edition_place_at.is_not_null());
    diesel::select(diesel::dsl::exists(given)).get_result(conn)
}

/// Lists who has a place by right in the edition after a tournament: those to whom a late decision has
/// given one there, or in an edition before, if those between had started by then.
/// `only`: one player.
pub fn list_owed_places(
    conn: &mut DbConn,
    former: TournamentId,
    only: Option<PlayerId>,
) -> QueryResult<Vec<PlayerId>> {
    let mut holders = Vec::new();
    let mut former = Some(former);
    let mut had_started: Option<DateTime<Utc>> = None;
    while let Some(id) = former {
        let mut given = tournament_players::table
            .filter(tournament_players::tournament_id.eq(id))
            .filter(tournament_players::next_edition_place_at.is_not_null())
            .order(tournament_players::player_id)
            .select(tournament_players::player_id)
            .into_boxed();
        if let Some(player) = only {
            given = given.filter(tournament_players::player_id.eq(player));
        }
        if let Some(started) = had_started {
            given = given
                .filter(tournament_players::next_edition_place_at.ge(DbTimestamp::of(started)));
        }
        holders.extend(given.load::<PlayerId>(conn)?);
        let (before, started): (Option<TournamentId>, Option<DbTimestamp>) = tournaments::table
            .find(id)
            .select((tournaments::edition_of, tournaments::started_at))
            .get_result(conn)?;
        // Nobody has missed an edition that can still be entered.
        let Some(started) = started.map(DbTimestamp::utc) else { break };
        had_started = had_started.max(Some(started));
        former = before.filter(|before| before.0 < id.0);
    }
    holders.sort_unstable();
    holders.dedup();
    Ok(holders)
}
