//! What every command to a tournament comes to: it is decided, stored and told.

use chrono::{DateTime, Utc};

use super::queue_emails::{queue_for_events, waiting_list};
use crate::{
    actions::{ActionError, ActionResult},
    db::{
        DbConn,
        tournaments::{self, StoredTournament},
    },
    tournament::{TournamentError, command::TournamentCommand, event::TournamentEvent},
};

/// Decides on a command, stores what follows and queues the emails about it. Returns what followed. The
/// caller has locked the tournament.
pub(super) fn decide_and_save(
    conn: &mut DbConn,
    stored: &mut StoredTournament,
    command: TournamentCommand<'_>,
    now: DateTime<Utc>,
) -> ActionResult<Vec<TournamentEvent>, TournamentError> {
    let events = stored.tournament.decide(command, now).map_err(ActionError::Refused)?;
    let waiting = waiting_list(&stored.tournament);
    if !tournaments::save_events(conn, stored, &events, now)? {
        return Err(ActionError::Conflict);
    }
    queue_for_events(conn, &waiting, stored, &events, now)?;
    Ok(events)
}

/// Ignores that somebody else did it, or changed something: it is looked at again.
pub(super) fn ignore_race(
    done: ActionResult<(), TournamentError>,
) -> ActionResult<(), TournamentError> {
    match done {
        Err(ActionError::Conflict | ActionError::Refused(TournamentError::AlreadyDone)) => Ok(()),
        done => done,
    }
}
