//! What keeps a director from an act, and what a director does in games: clocks that are stopped, and
//! time that is given. It is done in the games first, which are locked before their tournament.

use chrono::{DateTime, Utc};

use super::director_act::DirectorAct;
use crate::{
    actions::{ActionError, ActionResult, games::GameCommand},
    chess::Color,
    db::{
        DbConn, GameId, PlayerId, games, players,
        tournaments::{self, StoredTournament},
    },
    game::{Actor, Adjudication, ArbiterCommand, ClaimError, GameError},
    tournament::{MAX_DAYS_GIVEN, Tournament, TournamentError, special_leave},
};

/// Carries out what an act means for games. The tournament, which decides afterwards whether the
/// director may do it, is not locked yet.
pub(super) fn act_in_games(
    conn: &mut DbConn,
    stored: &StoredTournament,
    by: PlayerId,
    act: &DirectorAct,
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    match act {
        DirectorAct::GrantSpecialLeave { section, number, days, .. } => {
            let seat = stored.tournament.seat(*section, *number);
            let seat = seat.ok_or(ActionError::Refused(TournamentError::NoSuchPlayer))?;
            let player = PlayerId(seat.player);
            // A game that begins in this moment finds the leave, or the leave the game.
            players::lock_all(conn, vec![by, player])?;
            let open = tournaments::list_open_games(conn, stored.id, Some(player), false)?;
            let games = open.into_iter().map(|game| game.id).collect();
            let until = special_leave(now, *days).to;
            let command = |game| GameCommand::special_leave(player, game, until);
            Ok(GameCommand::run_in_all(conn, games, command, now)?)
        }
        DirectorAct::GiveTime { game, to: number, days, reason, .. } => {
            let paired = stored.tournament.game(game.0);
            let paired = paired.ok_or(ActionError::Refused(TournamentError::NoSuchGame))?;
            let to = match *number == paired.white {
                true => Color::White,
                false => Color::Black,
            };
            players::lock(conn, by)?;
            let adjudication = Adjudication::AddTime { to, days: u32::from(*days) };
            give_time(conn, by, *game, (adjudication, reason), now)
        }
        _ => Ok(()),
    }
}

/// Nobody decides about somebody whom they play at present.
pub(super) fn check_no_opponent(
    conn: &mut DbConn,
    tournament: &Tournament,
    by: PlayerId,
    act: &DirectorAct,
) -> ActionResult<(), TournamentError> {
    let concerned = act.concerned(tournament);
    if concerned.is_empty() {
        return Ok(());
    }
    let opponents = games::count_running_with(conn, by)?;
    match concerned.iter().any(|player| opponents.contains_key(player)) {
        true => Err(ActionError::Refused(TournamentError::CurrentOpponent)),
        false => Ok(()),
    }
}

/// Nobody comes into an office whose account is suspended or closed. Whoever has it may keep it.
pub(super) fn check_can_direct(
    conn: &mut DbConn,
    tournament: &Tournament,
    act: &DirectorAct,
) -> ActionResult<(), TournamentError> {
    let DirectorAct::ChangeDirectors { director, deputy, .. } = act else { return Ok(()) };
    let director = Some(*director).filter(|it| tournament.director != Some(it.0));
    let deputy = deputy.filter(|it| tournament.deputy != Some(it.0));
    for account in director.into_iter().chain(deputy) {
        if !players::get(conn, account)?.is_active() {
            return Err(ActionError::Refused(TournamentError::CannotDirect));
        }
    }
    Ok(())
}

fn give_time(
    conn: &mut DbConn,
    by: PlayerId,
    game: GameId,
    (adjudication, reason): (Adjudication, &str),
    now: DateTime<Utc>,
) -> ActionResult<(), TournamentError> {
    games::lock(conn, game)?;
    let stored = games::find(conn, game)?.ok_or(ActionError::NotFound)?;
    // What is claimed is decided first.
    if stored.game.open_case().is_some() {
        return Err(ActionError::Refused(TournamentError::SeatBeingDecided));
    }
    let command = ArbiterCommand::Adjudicate { adjudication, reason: reason.to_owned() };
    let given = GameCommand::by_director(by, game, command).run_in(conn, now);
    let events = given.map_err(|error| error.map(refused))?;
    match events.iter().any(|event| event.by == Actor::Clock) {
        true => Err(ActionError::Refused(TournamentError::NoSuchGame)),
        false => Ok(()),
    }
}

fn refused(why: GameError) -> TournamentError {
    match why {
        GameError::Claim(ClaimError::NeedsReason) => TournamentError::ReasonMissing,
        GameError::TimeGivenRange => TournamentError::DaysRange { most: MAX_DAYS_GIVEN },
        GameError::TimeGivenFull => TournamentError::TimeGivenFull,
        GameError::BeingProven => TournamentError::SeatBeingDecided,
        _ => TournamentError::NoSuchGame,
    }
}
