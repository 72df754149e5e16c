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
    db::{
        Db, DbConn, DbError, GameId, PlayerId, TournamentId, game_store, players,
        tournaments::{self, StoredTournament},
    },
    game::{Game, PlayerCommand, SystemCommand},
    tournament::{
        PairedGame, Progress, StartedGame, Tournament, TournamentError,
        command::{ServiceCommand, TournamentCommand},
        event::FateOfGames,
        results_claimed_until,
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
        let start = stored.tournament.start_of(paired.pairing).ok_or(ActionError::Conflict)?;
        let game = Game::new(terms, start, now);
        let id = game_store::insert(conn, white, black, &game)?;
        started.push(StartedGame { id: id.0, paired });
        games_of.extend([(white, id), (black, id)]);
    }
    let stage_of = |section| stored.tournament.stage_of(section);
    tournaments::insert_games(conn, stored.id, &started, stage_of)?;
    note_games(conn, &mut stored, started, now)?;
    for player in all {
        let own = games_of.iter().filter(|(of, _)| *of == player).map(|(_, id)| *id);
        let own: Vec<GameId> = own.collect();
        apply_vacations(conn, player, own.clone(), now)?;
        apply_special_leave(conn, &stored.tournament, player, own.clone(), now)?;
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
    let stops = match fate {
        FateOfGames::GoOn => return Ok(()),
        FateOfGames::Resigned => false,
        // Those that are stopped wait for a decision, perhaps for weeks.
        FateOfGames::Adjudicated => true,
    };
    let list = move |conn: &mut DbConn| {
        let own = tournaments::list_open_games(conn, tournament, Some(player), stops)?;
        Ok::<_, DbError>(own.into_iter().map(|game| game.id).collect::<Vec<GameId>>())
    };
    if db.read(list).await?.is_empty() {
        return Ok(());
    }
    db.write(move |conn| {
        let command = |game| match stops {
            true => {
                let claims_until = results_claimed_until(now);
                GameCommand::by_system(game, SystemCommand::StopPlay { at: now, claims_until })
            }
            false => GameCommand::by_player(player, game, PlayerCommand::Resign),
        };
        let games = list(conn)?;
        GameCommand::run_in_all(conn, games, command, now)
    })
    .await
}

/// Special leave is for games too that begin, or are reopened, while it lasts.
pub(in crate::actions) fn apply_special_leave(
    conn: &mut DbConn,
    tournament: &Tournament,
    player: PlayerId,
    games: Vec<GameId>,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let seat = tournament.seat_of(player.0).and_then(|(section, it)| tournament.seat(section, it));
    let Some(leave) = seat.and_then(|seat| seat.special_leave) else { return Ok(()) };
    let command = |game| GameCommand::special_leave(player, game, leave.to);
    GameCommand::run_in_all(conn, games, command, now)
}
