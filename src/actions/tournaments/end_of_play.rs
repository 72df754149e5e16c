//! The end date of a tournament: players are reminded of it, and on the day play stops in all games; and
//! the longest that a game can last. A job that is killed goes on where it was: what was done stands in
//! the log and in the games.

use chrono::{DateTime, Utc};

use super::decide_and_save::{decide_and_save, ignore_race};
use crate::{
    actions::{
        ActionError, ActionResult,
        emails::{EndOfPlayEmail, queue_end_of_play},
        games::GameCommand,
    },
    db::{
        Db, DbConn, DbError, TournamentId,
        tournaments::{self, OpenGame, StoredTournament},
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
        let open = tournaments::list_open_games(conn, id, None, true)?;
        Ok(queue_end_of_play(conn, &stored, &open, EndOfPlayEmail::Near, now)?)
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
        let open = tournaments::list_open_games(conn, id, None, true)?;
        let told = EndOfPlayEmail::OfTournament { claims_until: results_claimed_until(now) };
        Ok(queue_end_of_play(conn, &stored, &open, told, now)?)
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

/// Games, and when play stops in each.
pub(super) type GamesToStop = Vec<(OpenGame, DateTime<Utc>)>;

/// Lists the games in which play is to stop: it goes on after the end of the tournament, or they have
/// lasted as long as a game can. Also returns when the next game will have lasted so long.
pub(super) async fn list_games_to_stop(
    db: &Db,
    stored: &StoredTournament,
    now: DateTime<Utc>,
) -> Result<(GamesToStop, Option<DateTime<Utc>>), DbError> {
    let (id, tournament) = (stored.id, &stored.tournament);
    if !tournament.may_stop_games() {
        return Ok((Vec::new(), None));
    }
    let list = move |conn: &mut DbConn| Ok(tournaments::list_open_games(conn, id, None, true)?);
    let open = db.read::<_, DbError>(list).await?.into_iter();
    let open = open.filter_map(|game| Some((game, tournament.play_stops_at(game.began_at)?)));
    let (due, later): (GamesToStop, GamesToStop) = open.partition(|(_, at)| *at <= now);
    Ok((due, later.into_iter().map(|(_, at)| at).min()))
}

/// Stops play in games, each in a transaction of its own. One that cannot be read or written keeps no
/// other waiting; it is tried again. Before the end of the tournament the players are told here.
pub(super) async fn stop_games(
    db: &Db,
    stored: &StoredTournament,
    games: GamesToStop,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    let claims_until = results_claimed_until(now);
    if stored.tournament.play_ended_at.is_none() {
        let (stored, open) =
            (stored.clone(), games.iter().map(|(game, _)| *game).collect::<Vec<_>>());
        let told = EndOfPlayEmail::OfGames { claims_until };
        db.write(move |conn| Ok::<_, DbError>(queue_end_of_play(conn, &stored, &open, told, now)?))
            .await?;
    }
    let mut failed = Ok(());
    for (game, at) in games {
        let command = SystemCommand::StopPlay { at, claims_until };
        let given = GameCommand::by_system(game.id, command).run(db, now).await;
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
