//! A round of a Swiss tournament is paired: outside any transaction, because it can take seconds, and
//! stored if nobody has changed the tournament meanwhile. Its games begin in the next step.

use chrono::{DateTime, Utc};

use super::{queue_emails::queue_for_events, suspended::list_suspended_of};
use crate::{
    actions::{ActionError, ActionResult},
    db::{
        Db, DbError, PlayerId,
        tournaments::{self, StoredTournament},
    },
    tournament::{
        Progress, TournamentError,
        command::{ServiceCommand, TournamentCommand},
    },
};

/// Pairs the next round. `progress`: how far the games have come. What ends while it is paired counts as in
/// progress, and the log names it so.
pub(super) async fn pair_round(
    db: &Db,
    mut stored: StoredTournament,
    progress: Progress,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    let tournament = stored.tournament.clone();
    let decide = move || {
        let command = ServiceCommand::PairRound(&progress);
        tournament.decide(TournamentCommand::System(command), now)
    };
    // One that cannot be paired keeps no other waiting: it is looked at again later.
    let decided = tokio::task::spawn_blocking(decide).await.map_err(|_| DbError::Panicked)?;
    let events = decided.map_err(ActionError::Refused)?;
    db.write(move |conn| {
        tournaments::lock(conn, stored.id)?;
        if !tournaments::save_events(conn, &mut stored, &events, now)? {
            return Err(ActionError::Conflict);
        }
        Ok(queue_for_events(conn, &[], &stored, &events, now)?)
    })
    .await
}

/// Returns whether a result is known in a moment: time has run out, or a proof goes on. What the log then says of
/// it is dated before the pairing.
pub(super) async fn awaits_result(
    db: &Db,
    stored: &StoredTournament,
    now: DateTime<Utc>,
) -> Result<bool, DbError> {
    let id = stored.id;
    db.read::<_, DbError>(move |conn| Ok(tournaments::awaits_result(conn, id, now)?)).await
}

/// Returns who is in the tournament although the account is suspended.
pub(super) async fn suspended_in_round(
    db: &Db,
    stored: &StoredTournament,
) -> Result<Vec<PlayerId>, DbError> {
    let plays_on = |player: PlayerId| {
        let seat = stored.tournament.seat_of(player.0);
        seat.is_some_and(|(_, number)| !stored.tournament.has_left(number))
    };
    list_suspended_of(db, stored, plays_on).await
}
