//! Players of a tournament whose account is suspended: nothing new begins with them.

use chrono::{DateTime, Utc};

use super::decide_and_save::decide_and_save;
use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, DbConn, DbError, PlayerId, TournamentId, players,
        tournaments::{self, StoredTournament},
    },
    tournament::{
        TournamentError,
        command::{ServiceCommand, TournamentCommand},
        event::WithdrawalGround,
    },
};

/// Lists those of a tournament whose accounts are suspended and of whom something holds.
pub(super) async fn list_suspended_of(
    db: &Db,
    stored: &StoredTournament,
    is_meant: impl Fn(PlayerId) -> bool,
) -> Result<Vec<PlayerId>, DbError> {
    let id = stored.id;
    let mut suspended =
        db.read::<_, DbError>(move |conn| Ok(tournaments::list_suspended(conn, id)?)).await?;
    suspended.retain(|player| is_meant(*player));
    Ok(suspended)
}

/// Withdraws those who are still suspended when their next game was to begin, and tells the director.
/// Their games in progress go on as all games of who is suspended.
pub(super) async fn withdraw_suspended(
    db: &Db,
    tournament: TournamentId,
    suspended: Vec<PlayerId>,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    db.write(move |conn| {
        // All before the tournament: whoever closes an account locks the player first.
        players::lock_all(conn, suspended.clone())?;
        tournaments::lock(conn, tournament)?;
        for player in &suspended {
            withdraw(conn, tournament, *player, now)?;
        }
        Ok(())
    })
    .await
}

fn withdraw(
    conn: &mut DbConn,
    id: TournamentId,
    player: PlayerId,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    if !players::get(conn, player)?.is_suspended() {
        return Ok(());
    }
    let mut stored = tournaments::find(conn, id)?.ok_or(ActionError::NotFound)?;
    let progress = tournaments::progress(conn, id, None)?;
    let ground = WithdrawalGround::Suspended;
    let command = ServiceCommand::TakeOut { player: player.0, ground, progress: &progress };
    decide_and_save(conn, &mut stored, TournamentCommand::System(command), now).map(drop)
}
