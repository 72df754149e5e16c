//! Tournaments that are open to enter, or will be, with how one player stands to each: what a list has to
//! know to say whether they can enter.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::{
    find,
    lists::{EntryRow, ListedTournament, TournamentFilter, list_rows, listed},
};
use crate::{
    db::{
        DbConn, DbTimestamp, PlayerId, TournamentId,
        schema::{tournament_events, tournament_players},
    },
    tournament::{EntryCheck, entry::EntryConditions, event::TournamentEventKind},
};

/// Who may enter, and from when.
#[derive(Clone, Debug, PartialEq, Eq)]
struct EntryTerms {
    conditions: EntryConditions,
    opens_at: Option<DateTime<Utc>>,
}

/// A tournament that is announced, as a player finds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnnouncedTournament {
    pub listed: ListedTournament,
    /// The first of the standing offer that it belongs to.
    pub standing_offer: Option<TournamentId>,
    /// Of which it is the next edition.
    pub edition_of: Option<TournamentId>,
    /// `None`: the row and the log cannot be read.
    terms: Option<EntryTerms>,
    pub has_entered: bool,
    directs: bool,
    is_invited: bool,
}

impl AnnouncedTournament {
    /// Returns what decides whether the player may enter; `None` if it cannot be read.
    pub fn entry_check(&self) -> Option<EntryCheck<'_>> {
        let terms = self.terms.as_ref()?;
        Some(EntryCheck {
            conditions: &terms.conditions,
            opens_at: terms.opens_at,
            has_entered: self.has_entered,
            directs: self.directs,
            is_invited: self.is_invited,
        })
    }
}

/// Lists tournaments that are announced, the latest first, with how a player stands to them. `before`: only
/// those before this one.
pub fn list_announced(
    conn: &mut DbConn,
    player: PlayerId,
    filter: &TournamentFilter,
    before: Option<TournamentId>,
    limit: i64,
) -> QueryResult<Vec<AnnouncedTournament>> {
    let rows = list_rows(conn, filter, before, limit)?;
    let mut found = Vec::with_capacity(rows.len());
    for (row, entry) in rows {
        found.push(announced(conn, player, listed(row), entry)?);
    }
    let ids: Vec<TournamentId> = found.iter().map(|one| one.listed.id).collect();
    let entered = list_entered(conn, player, &ids)?;
    let by_invitation = |one: &&AnnouncedTournament| {
        one.terms.as_ref().is_some_and(|it| it.conditions.by_invitation)
    };
    let asking = found.iter().filter(by_invitation);
    let ids: Vec<TournamentId> = asking.map(|one| one.listed.id).collect();
    let inviting = list_inviting(conn, player, &ids)?;
    for one in &mut found {
        one.has_entered = entered.contains(&one.listed.id);
        one.is_invited = inviting.contains(&one.listed.id);
    }
    Ok(found)
}

/// Reads a row. Nobody has entered yet, and nobody is invited.
fn announced(
    conn: &mut DbConn,
    player: PlayerId,
    listed: ListedTournament,
    (conditions, opens_at, director, deputy, standing_offer, edition_of): EntryRow,
) -> QueryResult<AnnouncedTournament> {
    let terms = match conditions.as_deref().and_then(EntryConditions::from_json) {
        Some(conditions) => {
            Some(EntryTerms { conditions, opens_at: opens_at.map(DbTimestamp::utc) })
        }
        // A server from before the column wrote the row.
        None => terms_of_log(conn, listed.id)?,
    };
    Ok(AnnouncedTournament {
        listed,
        standing_offer,
        edition_of,
        terms,
        has_entered: false,
        directs: [director, deputy].contains(&Some(player)),
        is_invited: false,
    })
}

/// Reads who may enter from the log. A damaged one takes no other from the list.
fn terms_of_log(conn: &mut DbConn, id: TournamentId) -> QueryResult<Option<EntryTerms>> {
    match find(conn, id) {
        Ok(found) => Ok(found.map(|stored| {
            let terms = &stored.tournament.terms;
            EntryTerms { conditions: terms.entry.clone(), opens_at: terms.entries_open_at }
        })),
        // The error is in the log of the server.
        Err(diesel::result::Error::DeserializationError(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Returns which of some tournaments a player has entered.
fn list_entered(
    conn: &mut DbConn,
    player: PlayerId,
    ids: &[TournamentId],
) -> QueryResult<HashSet<TournamentId>> {
    let found: Vec<TournamentId> = tournament_players::table
        .filter(tournament_players::player_id.eq(player))
        .filter(tournament_players::tournament_id.eq_any(ids))
        // Whoever has left a ladder can come back.
        .filter(tournament_players::withdrawn_at.is_null())
        .select(tournament_players::tournament_id)
        .load(conn)?;
    Ok(found.into_iter().collect())
}

/// Returns which of some tournaments have invited a player. Only their logs say it.
fn list_inviting(
    conn: &mut DbConn,
    player: PlayerId,
    ids: &[TournamentId],
) -> QueryResult<HashSet<TournamentId>> {
    let invited = TournamentEventKind::Invited { player: player.0 };
    let Some(invited) = invited.to_json().filter(|_| !ids.is_empty()) else {
        return Ok(HashSet::new());
    };
    let found: Vec<TournamentId> = tournament_events::table
        .filter(tournament_events::tournament_id.eq_any(ids))
        .filter(tournament_events::event.eq(invited))
        .select(tournament_events::tournament_id)
        .load(conn)?;
    Ok(found.into_iter().collect())
}
