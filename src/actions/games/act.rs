//! A player's command in a game: a move, an offer, an answer, a resignation.

use chrono::{DateTime, Utc};

use crate::{
    actions::{ActionError, ActionResult, letters},
    db::{Db, DbConn, GameId, PlayerId, games},
    game::{Actor, Command, Event, Refusal},
};

/// What came of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acted {
    Done,
    /// The same form had its effect before.
    AlreadyDone,
    /// The flag had fallen; that was stored instead.
    TooLate,
}

/// Carries out a player's command.
///
/// A lost race is tried once more: the opponent's event may leave the command as good as
/// before (a draw declined while a move was chosen).
pub async fn act(
    db: &Db,
    player: PlayerId,
    game: GameId,
    command: Command,
    now: DateTime<Utc>,
) -> ActionResult<Acted, Refusal> {
    for _ in 0..2 {
        let command = command.clone();
        let tried = db.write(move |conn| act_once(conn, player, game, &command, now)).await;
        if !matches!(tried, Err(ActionError::Conflict)) {
            return tried;
        }
    }
    Err(ActionError::Conflict)
}

/// The same inside a transaction.
pub(in crate::actions) fn act_once(
    conn: &mut DbConn,
    player: PlayerId,
    game: GameId,
    command: &Command,
    now: DateTime<Utc>,
) -> ActionResult<Acted, Refusal> {
    let stored = games::find(conn, game)?.ok_or(ActionError::NotFound)?;
    let side = stored.side_of(player).ok_or(ActionError::Forbidden)?;
    let events = match stored.game.decide(command, Actor::Player(side), now) {
        Ok(events) => events,
        Err(Refusal::AlreadyDone) => return Ok(Acted::AlreadyDone),
        Err(refusal) => return Err(ActionError::Refused(refusal)),
    };
    store(conn, &stored, &events, now)?;
    Ok(match events.first() {
        Some(event) if event.by == Actor::Clock => Acted::TooLate,
        _ => Acted::Done,
    })
}

/// Stores events and queues the letters that follow from them.
pub(super) fn store(
    conn: &mut DbConn,
    stored: &games::StoredGame,
    events: &[Event],
    now: DateTime<Utc>,
) -> ActionResult<(), Refusal> {
    if events.is_empty() {
        return Ok(());
    }
    if !games::update(conn, stored, events)? {
        return Err(ActionError::Conflict);
    }
    letters::queue_for_events(conn, stored, events, now)?;
    Ok(())
}
