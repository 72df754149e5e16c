//! The end date of a tournament: players are reminded of it, and on the day play stops in all games. A
//! job that is killed goes on where it was: what was done stands in the log and in the games.

use chrono::{DateTime, Utc};

use super::decide_and_save::{decide_and_save, ignore_race};
use crate::{
    actions::{ActionError, ActionResult, emails::queue_tournament_end, games::GameCommand},
    db::{
        Db, DbConn, DbError, TournamentId,
        tournaments::{self, StoredTournament},
    },
    game::{GameError, SystemCommand},
    tournament::{
        TournamentError,
        command::{ServiceCommand, TournamentCommand},
        results_claimed_until,
    },
};

/// Reminds everybody who has games in progress, once.
pub(super) async fn remind_of_end(
    db: &Db,
    id: TournamentId,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    db.write(move |conn| {
        let stored = act(conn, id, ServiceCommand::RemindOfEnd, now)?;
        let open = tournaments::list_open_games(conn, id, None, false)?;
        Ok(queue_tournament_end(conn, &stored, &open, None, now)?)
    })
    .await
    .or_else(|error| ignore_race(Err(error)))
}

/// Ends play: no game begins any more, and everybody with games in progress is told what to do.
pub(super) async fn end_play(
    db: &Db,
    id: TournamentId,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    db.write(move |conn| {
        let stored = act(conn, id, ServiceCommand::EndPlay, now)?;
        let open = tournaments::list_open_games(conn, id, None, false)?;
        let until = results_claimed_until(now);
        Ok(queue_tournament_end(conn, &stored, &open, Some(until), now)?)
    })
    .await
    .or_else(|error| ignore_race(Err(error)))
}

fn act(
    conn: &mut DbConn,
    id: TournamentId,
    command: ServiceCommand,
    now: DateTime<Utc>,
) -> ActionResult<StoredTournament, TournamentError> {
    tournaments::lock(conn, id)?;
    let mut stored = tournaments::find(conn, id)?.ok_or(ActionError::NotFound)?;
    decide_and_save(conn, &mut stored, TournamentCommand::System(command), now)?;
    Ok(stored)
}

/// Stops play in all games in which it goes on after the end, each in a transaction of its own. One
/// that cannot be read or written keeps no other waiting; it is tried again.
pub(super) async fn stop_games(
    db: &Db,
    stored: &StoredTournament,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    let (id, tournament) = (stored.id, &stored.tournament);
    let at = tournament.terms.ends_at.unwrap_or(now);
    let command = SystemCommand::StopPlay { at, claims_until: results_claimed_until(now) };
    let list = move |conn: &mut DbConn| Ok(tournaments::list_open_games(conn, id, None, true)?);
    let mut failed = Ok(());
    for game in db.read::<_, DbError>(list).await? {
        let given = GameCommand::by_system(game.id, command.clone()).run(db, now).await;
        match given {
            Ok(_) | Err(ActionError::Refused(GameError::Over)) => {}
            Err(ActionError::Db(error)) if error.is_passing() => return Err(error.into()),
            Err(error) => {
                tracing::error!(game = %game.id, %error, "a game was left out at the end of play");
                failed = Err(ActionError::Conflict);
            }
        }
    }
    failed
}
