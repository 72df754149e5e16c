//! A substitute takes the place of a player: all games of the place, with clocks that begin anew.

use chrono::{DateTime, Utc};

use super::{entrant_facts::entrant_facts, queue_emails::queue_for_events};
use crate::{
    actions::{
        ActionError, ActionResult,
        games::{GameCommand, apply_vacations},
    },
    db::{
        Db, DbConn, GameId, PlayerId, TournamentId, games, players,
        tournaments::{self, StoredTournament},
    },
    game::{Actor, SystemCommand},
    tournament::{
        TournamentError,
        command::{EntrantCommand, TournamentCommand},
    },
};

/// Takes the place that the director has offered. Whoever plays already has taken it before.
pub async fn take_place(
    db: &Db,
    tournament: TournamentId,
    substitute: PlayerId,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    db.write(move |conn| take_place_in(conn, tournament, substitute, now)).await
}

fn take_place_in(
    conn: &mut DbConn,
    id: TournamentId,
    substitute: PlayerId,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    let stored = tournaments::find(conn, id)?.ok_or(ActionError::NotFound)?;
    if stored.tournament.plays(substitute.0) {
        return Ok(());
    }
    let offered = stored.tournament.offered_seat(substitute.0);
    let (section, number) = offered.ok_or(ActionError::Refused(TournamentError::NotInvited))?;
    let seat = stored.tournament.seat(section, number).ok_or(ActionError::NotFound)?;
    let former = PlayerId(seat.player);
    // Players are locked before games, and a game before its tournament.
    players::lock_all(conn, vec![former, substitute])?;
    let games = tournaments::list_games(conn, id, former)?;
    for game in &games {
        replace(conn, *game, former, substitute, now)?;
    }
    tournaments::lock(conn, id)?;
    let stored = tournaments::find(conn, id)?.ok_or(ActionError::NotFound)?;
    save(conn, stored, substitute, now)?;
    // A game that began in this moment is taken over at the next try.
    if !tournaments::list_games(conn, id, former)?.is_empty() {
        return Err(ActionError::Conflict);
    }
    Ok(apply_vacations(conn, substitute, games, now)?)
}

fn replace(
    conn: &mut DbConn,
    game: GameId,
    former: PlayerId,
    substitute: PlayerId,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    let stored = games::find(conn, game)?.ok_or(ActionError::NotFound)?;
    let side = stored.side_of(former).ok_or(ActionError::Conflict)?;
    let command = SystemCommand::ReplacePlayer { side, former: former.0, player: substitute.0 };
    let events = GameCommand::by_system(game, command)
        .run_in(conn, now)
        .map_err(|error| error.map(|_| TournamentError::SeatPlayedOn))?;
    match events.iter().any(|event| event.by == Actor::Clock) {
        true => Err(ActionError::Refused(TournamentError::SeatPlayedOn)),
        false => Ok(()),
    }
}

fn save(
    conn: &mut DbConn,
    mut stored: StoredTournament,
    substitute: PlayerId,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    let facts = entrant_facts(conn, substitute, stored.standing_offer, now)?;
    let progress = tournaments::progress(conn, stored.id, None)?;
    let command = EntrantCommand::TakePlace { facts, progress: &progress };
    let decided = stored.tournament.decide(TournamentCommand::Player(substitute.0, command), now);
    let events = decided.map_err(ActionError::Refused)?;
    if !tournaments::save_events(conn, &mut stored, &events, now)? {
        return Err(ActionError::Conflict);
    }
    Ok(queue_for_events(conn, &[], &stored, &events, now)?)
}
