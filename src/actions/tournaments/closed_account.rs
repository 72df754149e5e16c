//! Leaving all tournaments, as a player and as a director, when an account is closed.

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use super::{decide_and_save::decide_and_save, queue_emails::queue_for_removed_director};
use crate::{
    actions::{ActionError, ActionResult},
    db::{DbConn, DbError, PlayerId, TournamentId, players, savepoint, tournaments},
    tournament::{
        Progress, TournamentError,
        command::{ServiceCommand, TournamentCommand},
        event::WithdrawalGround,
    },
};

/// The tournaments of an account that are not over, as they are before the games in progress are
/// resigned: those count as lost, not as finished (C.05 6.6).
pub(in crate::actions) struct TournamentsOfAccount {
    account: PlayerId,
    /// In the order in which they are locked.
    tournaments: Vec<(TournamentId, TournamentRole)>,
}

/// What somebody is in a tournament.
enum TournamentRole {
    Player(Progress),
    Director,
}

impl TournamentsOfAccount {
    pub fn load(conn: &mut DbConn, account: PlayerId) -> QueryResult<TournamentsOfAccount> {
        let mut tournaments = Vec::new();
        for id in tournaments::list_ids_of_player(conn, account)? {
            let progress = tournaments::progress(conn, id, None)?;
            tournaments.push((id, TournamentRole::Player(progress)));
        }
        let directed = tournaments::list_ids_of_director(conn, account)?;
        tournaments.extend(directed.into_iter().map(|id| (id, TournamentRole::Director)));
        tournaments.sort_by_key(|(id, _)| *id);
        Ok(TournamentsOfAccount { account, tournaments })
    }

    /// Takes the account out of all of them, inside a transaction that has locked the player and
    /// resigned all games: games are locked before tournaments. A tournament that cannot be read is
    /// logged, and keeps no other waiting.
    pub fn leave(self, conn: &mut DbConn, now: DateTime<Utc>) -> Result<(), DbError> {
        for (id, role) in &self.tournaments {
            let left = savepoint(conn, |conn| match role {
                TournamentRole::Player(progress) => leave(conn, *id, self.account, progress, now),
                TournamentRole::Director => remove_director(conn, *id, self.account, now),
            });
            match left {
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

/// The deputy takes over. If there is none, the administrators are told.
fn remove_director(
    conn: &mut DbConn,
    id: TournamentId,
    account: PlayerId,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    tournaments::lock(conn, id)?;
    let mut stored = tournaments::find(conn, id)?.ok_or(ActionError::NotFound)?;
    let was_director = stored.tournament.director == Some(account.0);
    let deputy_may_direct = match stored.tournament.deputy {
        Some(deputy) => players::get(conn, PlayerId(deputy))?.is_active(),
        None => false,
    };
    let command = ServiceCommand::RemoveDirector { account: account.0, deputy_may_direct };
    decide_and_save(conn, &mut stored, TournamentCommand::System(command), now)?;
    Ok(queue_for_removed_director(conn, &stored, account, was_director, now)?)
}
