//! What is known of somebody who wants to enter a tournament.

use std::collections::HashSet;

use chrono::{DateTime, TimeDelta, Utc};
use diesel::QueryResult;

use crate::{
    actions::{
        player_load::{find_load, games_at_once},
        player_record::PlayerRecord,
    },
    chess::Variant,
    db::{
        DbConn, PlayerId, TournamentId, players,
        tournaments::{self, StoredTournament},
    },
    game::game_limit::GameLimits,
    tournament::entry::EntrantFacts,
};

/// How long whoever withdraws without the director's consent may not enter.
const BARRED_FOR: TimeDelta = TimeDelta::days(90);

/// What is known of a player, whichever tournament they want to enter.
#[derive(Clone, Debug)]
pub struct EntrantRecord {
    record: PlayerRecord,
    is_barred: bool,
    cannot_play: bool,
    /// Of which a tournament that they have entered is not over.
    offers: HashSet<TournamentId>,
    /// Those that they have left without the director's consent: not for their next editions.
    left: HashSet<TournamentId>,
    /// Whether a late decision has given them a place in some next edition.
    has_some_place: bool,
}

impl EntrantRecord {
    /// Loads what is known of a player.
    pub fn load(
        conn: &mut DbConn,
        player: PlayerId,
        now: DateTime<Utc>,
    ) -> QueryResult<EntrantRecord> {
        let account = players::get(conn, player)?;
        Ok(EntrantRecord {
            record: PlayerRecord::load(conn, player, now)?,
            is_barred: tournaments::has_withdrawn_since(conn, player, now - BARRED_FOR)?,
            cannot_play: account.is_suspended() || account.is_closed(),
            offers: tournaments::list_standing_offers(conn, player)?,
            left: tournaments::list_left_without_consent(conn, player)?,
            has_some_place: tournaments::has_next_edition_place(conn, player)?,
        })
    }

    /// Returns what counts for a tournament. `standing_offer`: the one that it belongs to; `former`: of
    /// which it is the next edition.
    pub fn facts(
        &self,
        conn: &mut DbConn,
        player: PlayerId,
        variant: Variant,
        standing_offer: Option<TournamentId>,
        former: Option<TournamentId>,
    ) -> QueryResult<EntrantFacts> {
        let has_place = match former.filter(|_| self.has_some_place) {
            Some(former) => !tournaments::list_owed_places(conn, former, Some(player))?.is_empty(),
            None => false,
        };
        Ok(EntrantFacts {
            is_barred: self.is_barred,
            left_previous_edition: former.is_some_and(|former| self.left.contains(&former)),
            has_place,
            plays_in_same_offer: standing_offer.is_some_and(|offer| self.offers.contains(&offer)),
            cannot_play: self.cannot_play,
            ..self.record.facts(variant)
        })
    }
}

/// Returns what is known of a player who wants to enter one tournament.
pub fn entrant_facts(
    conn: &mut DbConn,
    player: PlayerId,
    stored: &StoredTournament,
    limits: GameLimits,
    now: DateTime<Utc>,
) -> QueryResult<EntrantFacts> {
    let tournament = &stored.tournament;
    let facts = EntrantRecord::load(conn, player, now)?.facts(
        conn,
        player,
        tournament.terms.games.variant,
        stored.standing_offer,
        tournament.edition_of.map(TournamentId),
    )?;
    let more = games_at_once(&tournament.terms, tournament.entrants.len());
    let over_game_limit = find_load(conn, player, limits)?.check(more).err();
    Ok(EntrantFacts { over_game_limit, ..facts })
}
