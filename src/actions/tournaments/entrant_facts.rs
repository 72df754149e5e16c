//! What is known of somebody who wants to enter a tournament.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::QueryResult;

use crate::{
    db::{
        DbConn, PlayerId, TournamentId, games, players, ratings,
        tournaments::{self, StoredTournament},
    },
    tournament::entry::EntrantFacts,
};

/// How long whoever withdraws without the director's consent may not enter.
const BARRED_FOR: TimeDelta = TimeDelta::days(90);

/// Games of which the average of the moves is taken.
const GAMES_OF_PACE: i64 = 20;

/// Returns what is known of a player who wants to enter a tournament.
pub fn entrant_facts(
    conn: &mut DbConn,
    player: PlayerId,
    stored: &StoredTournament,
    now: DateTime<Utc>,
) -> QueryResult<EntrantFacts> {
    let account = players::get(conn, player)?;
    let times = games::list_reply_times(conn, player, GAMES_OF_PACE)?;
    let plays_in_same_offer = match stored.standing_offer {
        Some(offer) => tournaments::plays_in_offer(conn, player, offer)?,
        None => false,
    };
    let (left_former_edition, has_place) = match stored.tournament.edition_of.map(TournamentId) {
        Some(former) => (
            tournaments::has_left_without_consent(conn, player, former)?,
            !tournaments::list_place_holders(conn, former, Some(player))?.is_empty(),
        ),
        None => (false, false),
    };
    let rating = ratings::list(conn, player, 1)?.first().map(|rated| rated.rating.number());
    Ok(EntrantFacts {
        rating,
        finished_games: small(games::record(conn, player)?.games()),
        lost_on_time: small(games::count_lost_on_time(conn, player)?),
        days_a_move: average_days(&times),
        running_games: small(games::count_running(conn, player)?),
        is_barred: tournaments::has_withdrawn_since(conn, player, now - BARRED_FOR)?,
        left_former_edition,
        has_place,
        plays_in_same_offer,
        cannot_play: account.is_suspended() || account.is_closed(),
    })
}

fn small(count: i64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn average_days(times: &[TimeDelta]) -> Option<f64> {
    let sum: f64 = times.iter().map(|time| time.as_seconds_f64()).sum();
    let days = sum / TimeDelta::days(1).as_seconds_f64();
    (!times.is_empty()).then(|| days / times.len() as f64)
}
