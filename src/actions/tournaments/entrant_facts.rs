//! What is known of somebody who wants to enter a tournament.

use std::collections::HashSet;

use chrono::{DateTime, TimeDelta, Utc};
use diesel::QueryResult;

use crate::{
    chess::Variant,
    db::{
        DbConn, PlayerId, TournamentId, games, players,
        ratings::{self, Rated},
        tournaments::{self, StoredTournament},
    },
    tournament::entry::EntrantFacts,
};

/// How long whoever withdraws without the director's consent may not enter.
const BARRED_FOR: TimeDelta = TimeDelta::days(90);

/// Games of which the average of the moves is taken.
const GAMES_OF_PACE: i64 = 20;

/// What is known of a player, whichever tournament they want to enter.
#[derive(Clone, Debug)]
pub struct EntrantRecord {
    facts: EntrantFacts,
    /// Of which a tournament that they have entered is not over.
    offers: HashSet<TournamentId>,
    /// The last rating in each variant.
    ratings: Vec<(Variant, Vec<Rated>)>,
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
        let times = games::list_reply_times(conn, player, GAMES_OF_PACE)?;
        let facts = EntrantFacts {
            rating: None,
            finished_games: small(games::record(conn, player)?.games()),
            lost_on_time: small(games::count_lost_on_time(conn, player)?),
            days_a_move: average_days(&times),
            running_games: small(games::count_running(conn, player)?),
            is_barred: tournaments::has_withdrawn_since(conn, player, now - BARRED_FOR)?,
            left_previous_edition: false,
            has_place: false,
            plays_in_same_offer: false,
            cannot_play: account.is_suspended() || account.is_closed(),
        };
        Ok(EntrantRecord {
            facts,
            ratings: ratings::list_by_variant(conn, player, 1)?,
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
        let rated = self.ratings.iter().find(|(of, _)| *of == variant);
        let rating = rated.and_then(|(_, weeks)| weeks.first()).map(|rated| rated.rating.number());
        Ok(EntrantFacts {
            rating,
            plays_in_same_offer: standing_offer.is_some_and(|offer| self.offers.contains(&offer)),
            left_previous_edition: former.is_some_and(|former| self.left.contains(&former)),
            has_place,
            ..self.facts
        })
    }
}

/// Returns what is known of a player who wants to enter one tournament.
pub fn entrant_facts(
    conn: &mut DbConn,
    player: PlayerId,
    stored: &StoredTournament,
    now: DateTime<Utc>,
) -> QueryResult<EntrantFacts> {
    EntrantRecord::load(conn, player, now)?.facts(
        conn,
        player,
        stored.tournament.terms.games.variant,
        stored.standing_offer,
        stored.tournament.edition_of.map(TournamentId),
    )
}

fn small(count: i64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn average_days(times: &[TimeDelta]) -> Option<f64> {
    let sum: f64 = times.iter().map(|time| time.as_seconds_f64()).sum();
    let days = sum / TimeDelta::days(1).as_seconds_f64();
    (!times.is_empty()).then(|| days / times.len() as f64)
}
