//! A standing offer that has started opens the next one.

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use super::{
    announce::{NewTournament, insert},
    queue_emails::queue_for_ended_offer,
};
use crate::{
    actions::ActionResult,
    db::{
        DbConn, PlayerId,
        players::{self, Player},
        tournaments::StoredTournament,
    },
    tournament::{TournamentError, lots::LotSecret},
};

/// Opens the next one in the name of the director, as if the director announced it now. If that
/// cannot be, the offer ends: the start itself goes on.
pub(super) fn open_next_of_offer(
    conn: &mut DbConn,
    stored: &StoredTournament,
    secret: LotSecret,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    let tournament = &stored.tournament;
    if !tournament.terms.repeats {
        return Ok(());
    }
    // Nobody is there in whose name it could be announced.
    let Some(director) = present(conn, tournament.director)?.filter(Player::may_direct) else {
        return Ok(queue_for_ended_offer(conn, stored, "director", now)?);
    };
    // Terms from before may not be possible any more.
    if tournament.terms.fault(now).is_some() {
        return Ok(queue_for_ended_offer(conn, stored, "terms", now)?);
    }
    let next = NewTournament {
        terms: tournament.terms.clone(),
        director: director.id,
        deputy: present(conn, tournament.deputy)?.map(|deputy| deputy.id),
        // What follows by itself is no edition.
        edition_of: None,
        form_key: format!("after {}", stored.id),
        secret,
    };
    insert(conn, &next, Some(stored.standing_offer.unwrap_or(stored.id)), now)?;
    Ok(())
}

/// Returns an account that is neither suspended nor closed.
fn present(conn: &mut DbConn, account: Option<i64>) -> QueryResult<Option<Player>> {
    let found = account.map(|account| players::get(conn, PlayerId(account))).transpose()?;
    Ok(found.filter(Player::is_active))
}
