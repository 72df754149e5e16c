//! Leaving all tournaments, when an account is closed.

use chrono::{DateTime, Utc};

use crate::{
    actions::{ActionError, ActionResult},
    db::{
        DbConn, DbError, PlayerId, TournamentId, savepoint,
        tournaments::{self, MAX_OF_PLAYER},
    },
    tournament::{
        TournamentError,
        command::{ServiceCommand, TournamentCommand},
    },
};

/// Takes a player out of all tournaments that are not over, inside a transaction that has locked the
/// player and resigned all games. A tournament that cannot be read is logged, and keeps no other waiting.
pub(in crate::actions) fn leave_tournaments(
    conn: &mut DbConn,
    player: PlayerId,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let mut entered: Vec<TournamentId> = tournaments::list_of_player(conn, player, MAX_OF_PLAYER)?
        .into_iter()
        .map(|one| one.id)
        .collect();
    // Always in this order, or two transactions could deadlock.
    entered.sort_unstable();
    for id in entered {
        match savepoint(conn, |conn| leave(conn, id, player, now)) {
            Ok(()) | Err(ActionError::Refused(_)) => {}
            Err(ActionError::Db(error)) if error.is_passing() => return Err(error),
            Err(error) => tracing::error!(tournament = %id, %error, "a tournament was left out"),
        }
    }
    Ok(())
}

fn leave(
    conn: &mut DbConn,
    id: TournamentId,
    player: PlayerId,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    tournaments::lock(conn, id)?;
    let mut stored = tournaments::find(conn, id)?.ok_or(ActionError::NotFound)?;
    let progress = tournaments::progress(conn, id, None)?;
    let command = ServiceCommand::CloseAccount { player: player.0, progress: &progress };
    let decided = stored.tournament.decide(TournamentCommand::System(command), now);
    let events = decided.map_err(ActionError::Refused)?;
    match tournaments::save_events(conn, &mut stored, &events, now)? {
        true => Ok(()),
        false => Err(ActionError::Conflict),
    }
}
