//! Leaving all tournaments, when an account is closed.

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use super::decide_and_save::decide_and_save;
use crate::{
    actions::{ActionError, ActionResult},
    db::{DbConn, DbError, PlayerId, TournamentId, savepoint, tournaments},
    tournament::{
        Progress, TournamentError,
        command::{ServiceCommand, TournamentCommand},
        event::WithdrawalGround,
    },
};

/// The tournaments of a player that are not over, as they are before the games in progress are
/// resigned: those count as lost, not as finished (C.05 6.6).
pub(in crate::actions) struct EnteredTournaments {
    player: PlayerId,
    /// In the order in which they are locked.
    entered: Vec<(TournamentId, Progress)>,
}

impl EnteredTournaments {
    pub fn load(conn: &mut DbConn, player: PlayerId) -> QueryResult<EnteredTournaments> {
        let mut entered = Vec::new();
        for id in tournaments::list_ids_of_player(conn, player)? {
            entered.push((id, tournaments::progress(conn, id, None)?));
        }
        Ok(EnteredTournaments { player, entered })
    }

    /// Takes the player out of all of them, inside a transaction that has locked the player and
    /// resigned all games: games are locked before tournaments. A tournament that cannot be read is
    /// logged, and keeps no other waiting.
    pub fn leave(self, conn: &mut DbConn, now: DateTime<Utc>) -> Result<(), DbError> {
        for (id, progress) in &self.entered {
            match savepoint(conn, |conn| leave(conn, *id, self.player, progress, now)) {
                Ok(()) | Err(ActionError::Refused(_)) => {}
                Err(ActionError::Db(error)) if error.is_passing() => return Err(error),
                Err(error) => tracing::error!(tournament = %id, %error, "it was left out"),
            }
        }
        Ok(())
    }
}

fn leave(
    conn: &mut DbConn,
    id: TournamentId,
    player: PlayerId,
    progress: &Progress,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    tournaments::lock(conn, id)?;
    let mut stored = tournaments::find(conn, id)?.ok_or(ActionError::NotFound)?;
    let ground = WithdrawalGround::Account;
    let command = ServiceCommand::TakeOut { player: player.0, ground, progress };
    decide_and_save(conn, &mut stored, TournamentCommand::System(command), now).map(drop)
}
