//! Tells those who may decide a claim in a tournament by now, because others have not, or may not
//! any more. Whoever may decide at once was told with the claim. Games in which play was stopped by an
//! end date are told of together.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use diesel::QueryResult;

use crate::{
    actions::emails::{about_adjudications, is_decider_told, queue_to_deciders},
    db::{
        Db, DbConn, DbError, GameId, PlayerId, TournamentId,
        deciders::Deciders,
        game_events,
        games::{self, StoredGame, WaitingGame},
        outbox::{self, NewEmail},
        player_roles,
    },
    game::{CaseEntry, Event, EventKind, LogEntry, LogEntryKind},
};

/// For how long a claim is told of. An email that was sent is known for longer: each is sent once.
const TOLD_WITHIN: TimeDelta = TimeDelta::days(28);

/// Queues the emails. Several servers may do it at once. Returns in how many games something was new.
pub async fn escalate_claims(db: &Db, now: DateTime<Utc>) -> Result<usize, DbError> {
    let (due, adjudications) = db.read(move |conn| list_untold(conn, now)).await?;
    let count = due.len() + adjudications.len();
    if !adjudications.is_empty() {
        db.write::<_, DbError>(move |conn| {
            Ok(adjudications.iter().try_for_each(|email| outbox::insert(conn, email, now))?)
        })
        .await?;
    }
    for (game, event) in due {
        db.write::<_, DbError>(move |conn| {
            // It may be decided meanwhile.
            match games::find(conn, game)?.filter(|stored| is_waiting(stored, &event)) {
                Some(stored) => Ok(queue_to_deciders(conn, &stored, &event, now)?),
                None => Ok(()),
            }
        })
        .await?;
    }
    Ok(count)
}

/// Games in which somebody was not told what waits, and emails about stopped games.
type Untold = (Vec<(GameId, Event)>, Vec<NewEmail>);

/// Lists the games in which somebody who may decide was not told, with what waits, and the emails about
/// those in which play was stopped.
fn list_untold(conn: &mut DbConn, now: DateTime<Utc>) -> Result<Untold, DbError> {
    let waiting = games::list_waiting_in_tournaments(conn, now - TOLD_WITHIN, now)?;
    let is_stopped = |game: &WaitingGame| {
        game.case().is_some_and(|case| case.stopped.is_some() && case.appeal.is_none())
    };
    let (stopped, claimed): (Vec<_>, Vec<_>) = waiting.into_iter().partition(is_stopped);
    let adjudications = list_adjudications(conn, &stopped, now)?;
    let mut untold = Vec::new();
    for id in claimed.into_iter().map(|game| game.id) {
        let found = match games::find(conn, id).map_err(DbError::from) {
            // One that cannot be read keeps no other waiting.
            Err(error) if error.is_corrupt() => continue,
            found => found?,
        };
        let Some(stored) = found else { continue };
        if let Some(event) = waiting_event(conn, &stored)?
            && !is_decider_told(conn, &stored, &event, now)?
        {
            untold.push((id, event));
        }
    }
    Ok((untold, adjudications))
}

/// Returns the emails that are still to be sent about games in which play was stopped: to each who
/// may decide now, one for those of a tournament that have waited as long.
fn list_adjudications(
    conn: &mut DbConn,
    stopped: &[WaitingGame],
    now: DateTime<Utc>,
) -> QueryResult<Vec<NewEmail>> {
    if stopped.is_empty() {
        return Ok(Vec::new());
    }
    let arbiters = player_roles::list_deciders(conn)?;
    let deciders = Deciders::load(conn, stopped.iter().map(Into::into), &arbiters)?;
    let mut emails: BTreeMap<(PlayerId, TournamentId, DateTime<Utc>), NewEmail> = BTreeMap::new();
    for game in stopped {
        let Some(event) = deciders.event(game.id) else { continue };
        let next = deciders.waiting(game).and_then(|waiting| waiting.next_office(now));
        let directors = [event.director, event.deputy].into_iter().flatten();
        for account in directors.chain(arbiters.iter().copied()) {
            if deciders.bar(game, account, now).is_none() {
                let email = || about_adjudications(account, event, game.since, next);
                emails.entry((account, event.tournament, game.since)).or_insert_with(email);
            }
        }
    }
    let mut untold = Vec::new();
    for email in emails.into_values() {
        if !outbox::is_queued(conn, &email)? {
            untold.push(email);
        }
    }
    Ok(untold)
}

fn is_waiting(stored: &StoredGame, event: &Event) -> bool {
    stored.game.open_case().is_some_and(|case| case.since == event.at)
}

/// Returns the claim or the appeal that a game waits for, as its log has it.
fn waiting_event(conn: &mut DbConn, stored: &StoredGame) -> QueryResult<Option<Event>> {
    let log = game_events::list_case(conn, stored.id)?;
    let event = |LogEntry { at, by, what, .. }: LogEntry| {
        let what = match what {
            LogEntryKind::Case(CaseEntry::Claimed { claim, statement }) => {
                EventKind::Claimed { claim, statement }
            }
            LogEntryKind::Case(CaseEntry::Appealed { by, statement }) => {
                EventKind::Appealed { by, statement }
            }
            _ => return None,
        };
        Some(Event { at, by, what }).filter(|event| is_waiting(stored, event))
    };
    Ok(log.into_iter().rev().flatten().find_map(event))
}
