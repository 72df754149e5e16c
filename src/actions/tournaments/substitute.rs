//! A substitute takes the place of a player: all games of the place, with clocks that begin anew.

use chrono::{DateTime, Utc};

use super::{decide_and_save::decide_and_save, entrant_facts::entrant_facts};
use crate::{
    actions::{
        ActionError, ActionResult,
        games::{GameCommand, apply_vacations},
        player_load::find_load,
    },
    db::{
        Db, DbConn, GameId, PlayerId, TournamentId, games, players,
        tournaments::{self, StoredTournament},
    },
    game::{Actor, GameError, SystemCommand, game_limit::GameLimits},
    tournament::{
        TournamentError,
        command::{EntrantCommand, TournamentCommand},
        entry::UnmetCondition,
    },
};

/// Takes the place that the director has offered. Whoever plays already has taken it before.
pub async fn take_place(
    db: &Db,
    tournament: TournamentId,
    substitute: PlayerId,
    limits: GameLimits,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    db.write(move |conn| take_place_in(conn, tournament, substitute, limits, now)).await
}

fn take_place_in(
    conn: &mut DbConn,
    id: TournamentId,
    substitute: PlayerId,
    limits: GameLimits,
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
    let open = tournaments::list_open_games(conn, id, Some(former), false)?;
    let games: Vec<GameId> = open.into_iter().map(|game| game.id).collect();
    let more = u32::try_from(games.len()).unwrap_or(u32::MAX);
    find_load(conn, substitute, limits)?.check(more).map_err(|over| {
        ActionError::Refused(TournamentError::UnmetCondition(UnmetCondition::GameLimit(over)))
    })?;
    for game in &games {
        replace(conn, *game, former, substitute, now)?;
    }
    tournaments::lock(conn, id)?;
    let stored = tournaments::find(conn, id)?.ok_or(ActionError::NotFound)?;
    // Meanwhile the director may have offered another place, or somebody else taken this one.
    let holder = stored.tournament.seat(section, number).map(|seat| PlayerId(seat.player));
    if stored.tournament.offered_seat(substitute.0) != offered || holder != Some(former) {
        return Err(ActionError::Conflict);
    }
    save(conn, stored, substitute, now)?;
    // A game that began in this moment is taken over at the next try.
    if !tournaments::list_open_games(conn, id, Some(former), false)?.is_empty() {
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
        .map_err(|error| error.map(refused))?;
    match events.iter().any(|event| event.by == Actor::Clock) {
        true => Err(ActionError::Refused(TournamentError::SeatPlayedOn)),
        false => Ok(()),
    }
}

/// Returns why a place cannot be taken in whose game a player cannot be replaced.
fn refused(why: GameError) -> TournamentError {
    match why {
        GameError::Over => TournamentError::SeatPlayedOn,
        // A claim waits, or the result is being proven.
        _ => TournamentError::SeatBeingDecided,
    }
}

fn save(
    conn: &mut DbConn,
    mut stored: StoredTournament,
    substitute: PlayerId,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    // The games are the substitute's by now: whether they are too many was asked before.
    let facts = entrant_facts(conn, substitute, &stored, GameLimits::UNLIMITED, now)?;
    let progress = tournaments::progress(conn, stored.id, None)?;
    let command = EntrantCommand::TakePlace { facts, progress: &progress };
    let command = TournamentCommand::Player(substitute.0, command);
    decide_and_save(conn, &mut stored, command, now).map(drop)
}
