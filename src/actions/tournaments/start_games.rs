//! The games of a tournament: begun in batches, each of which is one transaction, so that nobody's
//! move waits and a job that is killed goes on without a game twice.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use crate::{
    actions::{
        ActionError, ActionResult,
        emails::queue_tournament_games,
        games::{GameCommand, apply_vacations},
    },
    chess::Start,
    db::{
        Db, DbConn, DbError, GameId, PlayerId, TournamentId, game_store, games, players,
        tournaments::{self, StoredTournament},
    },
    game::{Game, PlayerCommand, SystemCommand},
    tournament::{
        PairedGame, Progress, RESULTS_CLAIMED_WITHIN, StartedGame, TournamentError,
        command::{ServiceCommand, TournamentCommand},
        event::FateOfGames,
    },
};

/// Begins the games of one batch: those of a section, or of a match. Returns the tournament as it is
/// then; `None` if somebody else changed it meanwhile.
pub(super) async fn start_games(
    db: &Db,
    stored: StoredTournament,
    batch: Vec<PairedGame>,
    now: DateTime<Utc>,
) -> ActionResult<Option<StoredTournament>, TournamentError> {
    let started = db.write(move |conn| start_in(conn, stored, &batch, None, now)).await;
    match started {
        Ok(stored) => Ok(Some(stored)),
        Err(ActionError::Conflict) => Ok(None),
        Err(error) => Err(error),
    }
}

/// The same inside a transaction. `knows`: who needs no email, because they have just agreed to it.
pub(super) fn start_in(
    conn: &mut DbConn,
    mut stored: StoredTournament,
    batch: &[PairedGame],
    knows: Option<PlayerId>,
    now: DateTime<Utc>,
) -> ActionResult<StoredTournament, TournamentError> {
    let player = |section: u16, number: usize| {
        let seat = stored.tournament.seat(section, number);
        seat.map(|seat| PlayerId(seat.player)).ok_or(ActionError::Conflict)
    };
    let mut paired = Vec::with_capacity(batch.len());
    for game in batch {
        let section = game.pairing.section;
        paired.push((*game, player(section, game.white)?, player(section, game.black)?));
    }
    let mut all: Vec<PlayerId> = paired.iter().flat_map(|(_, w, b)| [*w, *b]).collect();
    all.sort_unstable();
    all.dedup();
    // A vacation that is booked in this moment must find the games, or the games the vacation.
    players::lock_all(conn, all.clone())?;
    tournaments::lock(conn, stored.id)?;

    let mut started = Vec::with_capacity(batch.len());
    let mut games_of: Vec<(PlayerId, GameId)> = Vec::with_capacity(2 * batch.len());
    for (paired, white, black) in paired {
        let terms = stored.tournament.terms.games.terms(paired.kind);
        let game = Game::new(terms, Start::standard(), now);
        let id = game_store::insert(conn, white, black, &game)?;
        started.push(StartedGame { id: id.0, paired });
        games_of.extend([(white, id), (black, id)]);
    }
    tournaments::insert_games(conn, stored.id, &started)?;
    note_games(conn, &mut stored, started, now)?;
    for player in all {
        let own = games_of.iter().filter(|(of, _)| *of == player).map(|(_, id)| *id);
        let own: Vec<GameId> = own.collect();
        apply_vacations(conn, player, own.clone(), now)?;
        apply_special_leave(conn, &stored, player, &own, now)?;
        if knows == Some(player) {
            continue;
        }
        let beaten = beaten(conn, &stored, batch, player)?;
        queue_tournament_games(conn, player, &stored, own, beaten.as_deref(), now)?;
    }
    Ok(stored)
}

/// Returns the name of whoever a player has beaten, if these are the first games of the next match
/// of a knockout.
fn beaten(
    conn: &mut DbConn,
    stored: &StoredTournament,
    batch: &[PairedGame],
    player: PlayerId,
) -> QueryResult<Option<String>> {
    let tournament = &stored.tournament;
    let first = batch.iter().find(|game| game.pairing.game == 1).map(|game| game.pairing.round);
    let beaten = first.zip(tournament.seat_of(player.0)).and_then(|(round, (section, number))| {
        let beaten = tournament.beaten_before(usize::from(round), number)?;
        tournament.seat(section, beaten).map(|seat| PlayerId(seat.player))
    });
    let Some(beaten) = beaten else { return Ok(None) };
    Ok(players::names(conn, &[beaten])?.remove(&beaten))
}

fn note_games(
    conn: &mut DbConn,
    stored: &mut StoredTournament,
    games: Vec<StartedGame>,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    // A game is paired by what the others of its section have come to; that is read in this
    // transaction.
    let sections: BTreeSet<u16> = games.iter().map(|game| game.paired.pairing.section).collect();
    let mut progress = Progress::new();
    for section in sections {
        if stored.tournament.games_of(section).next().is_some() {
            progress.extend(tournaments::progress(conn, stored.id, Some(section))?);
        }
    }
    let command = ServiceCommand::NoteGames { games, progress: &progress };
    let decided = stored.tournament.decide(TournamentCommand::System(command), now);
    // A result changed, or somebody was faster: the pairing is looked at again.
    let Ok(events) = decided else { return Err(ActionError::Conflict) };
    match tournaments::save_events(conn, stored, &events, now)? {
        true => Ok(()),
        false => Err(ActionError::Conflict),
    }
}

/// Annuls games whose players do not meet any more, each in a transaction of its own.
pub(super) async fn annul_games(
    db: &Db,
    games: Vec<GameId>,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    for game in games {
        match GameCommand::by_system(game, SystemCommand::Annul).run(db, now).await {
            Ok(_) | Err(ActionError::Refused(_)) => {}
            Err(ActionError::Db(error)) if error.is_passing() => return Err(error),
            Err(error) => tracing::error!(%game, %error, "a game was left out"),
        }
    }
    Ok(())
}

/// Does what becomes of the games in progress of somebody who has withdrawn, in a transaction of its
/// own: a game is locked before its tournament.
pub(super) async fn settle_games(
    db: &Db,
    tournament: TournamentId,
    player: PlayerId,
    fate: FateOfGames,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    db.write(move |conn| {
        let games = tournaments::list_games(conn, tournament, player)?;
        match fate {
            FateOfGames::GoOn => Ok(()),
            FateOfGames::Resigned => {
                GameCommand::run_in_all(conn, player, games, &PlayerCommand::Resign, now)
            }
            FateOfGames::Adjudicated => {
                let claims_until = now + RESULTS_CLAIMED_WITHIN;
                let stop = SystemCommand::StopPlay { at: now, claims_until };
                games.iter().try_for_each(|game| run_where_possible(conn, *game, &stop, now))
            }
        }
    })
    .await
}

/// Gives a command in a game, unless it is over or its result is being proven.
fn run_where_possible(
    conn: &mut DbConn,
    game: GameId,
    command: &SystemCommand,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    match GameCommand::by_system(game, command.clone()).run_in(conn, now) {
        Ok(_) | Err(ActionError::Refused(_)) => Ok(()),
        Err(ActionError::Db(error)) => Err(error),
        Err(error) => {
            tracing::error!(%game, %error, "a game was left out");
            Ok(())
        }
    }
}

/// Stops the clocks of a player in some games until an instant.
pub(super) fn grant_special_leave(
    conn: &mut DbConn,
    player: PlayerId,
    all: &[GameId],
    until: DateTime<Utc>,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    for game in all {
        let Some(stored) = games::find(conn, *game)? else { continue };
        let Some(side) = stored.side_of(player) else { continue };
        run_where_possible(conn, *game, &SystemCommand::GrantSpecialLeave { side, until }, now)?;
    }
    Ok(())
}

/// Special leave is for games too that begin while it lasts.
fn apply_special_leave(
    conn: &mut DbConn,
    stored: &StoredTournament,
    player: PlayerId,
    games: &[GameId],
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let tournament = &stored.tournament;
    let seat = tournament.seat_of(player.0).and_then(|(section, it)| tournament.seat(section, it));
    let leave = seat.and_then(|seat| seat.special_leave).filter(|leave| leave.to > now);
    match leave {
        Some(leave) => grant_special_leave(conn, player, games, leave.to, now),
        None => Ok(()),
    }
}
