//! The heartbeat of the service, and what running clocks get back when it stood still.
//!
//! The heartbeat is one row. Whoever locks it and finds it older than `OUTAGE_MINUTES` gives every
//! running clock the gap back in the same transaction; the next server finds it fresh. Each game is
//! written in a savepoint, so a game that cannot be written keeps no other from its time. A server
//! whose own last beat is as old answers 503 until then: a machine that was asleep must not say to
//! anybody that they came too late.

use std::sync::{
    Arc,
    atomic::{AtomicI64, AtomicU8, Ordering},
};

use chrono::{DateTime, TimeDelta, Utc};

use super::{ActionError, ActionResult, games::GameCommand};
use crate::{
    db::{Db, DbConn, DbError, GameId, games, heartbeat, savepoint},
    game::{GameError, SystemCommand},
};

/// Clocks of several servers that differ by more are worth reporting: nothing else would.
const MAX_CLOCK_SKEW: TimeDelta = TimeDelta::seconds(30);
/// How long it is assumed that a disk is full on which there was no room for something.
const FULL_FOR: TimeDelta = TimeDelta::seconds(60);
/// Games that get their time back together.
const GAMES_PER_CHUNK: i64 = 200;

/// The last beat of this server, as its pages and jobs see it.
///
/// A machine that was asleep answers requests the moment it wakes up, before anybody has given
/// time back. Until the next beat it says that it is not there yet.
#[derive(Clone, Debug)]
pub struct LastHeartbeat(Arc<HeartbeatState>);

#[derive(Debug)]
struct HeartbeatState {
    last: AtomicI64,
    /// A [`HeartbeatFailure`] by its number, 0 for none.
    failure: AtomicU8,
    /// When it was last noted that there was no room for something, though there may have been for a
    /// heartbeat.
    full_at: AtomicI64,
}

/// Why the last beat could not be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeartbeatFailure {
    /// The disk of the database is full.
    Full = 1,
    Other = 2,
}

impl Default for LastHeartbeat {
    /// Of a server without a heartbeat, such as a test or a single run of the jobs: always well.
    fn default() -> LastHeartbeat {
        let (last, failure) = (AtomicI64::new(i64::MAX), AtomicU8::new(0));
        let full_at = AtomicI64::new(i64::MIN);
        LastHeartbeat(Arc::new(HeartbeatState { last, failure, full_at }))
    }
}

impl LastHeartbeat {
    /// Notes that the heart has beaten.
    pub fn note(&self, at: DateTime<Utc>) {
        self.0.last.store(at.timestamp_micros(), Ordering::Release);
        self.0.failure.store(0, Ordering::Release);
    }

    /// Notes that it tried to beat, and that could not be written.
    pub fn note_failure(&self, failure: HeartbeatFailure) {
        self.0.failure.store(failure as u8, Ordering::Release);
    }

    /// Returns why the last beat could not be written. As it is written every few seconds, this
    /// says whether anything can be, and costs nothing to ask.
    pub fn failure(&self) -> Option<HeartbeatFailure> {
        let stored = self.0.failure.load(Ordering::Acquire);
        [HeartbeatFailure::Full, HeartbeatFailure::Other]
            .into_iter()
            .find(|failure| *failure as u8 == stored)
    }

    /// Notes that there was no room in the database for something.
    pub fn note_full(&self, at: DateTime<Utc>) {
        self.0.full_at.fetch_max(at.timestamp_micros(), Ordering::AcqRel);
    }

    /// Returns whether the disk of the database is full: for a heartbeat, or just now for something
    /// else.
    pub fn is_full(&self, now: DateTime<Utc>) -> bool {
        let since = (now - FULL_FOR).timestamp_micros();
        self.failure() == Some(HeartbeatFailure::Full)
            || self.0.full_at.load(Ordering::Acquire) > since
    }

    /// Returns how long ago the last beat was.
    pub fn age(&self, now: DateTime<Utc>) -> TimeDelta {
        let since = now.timestamp_micros().saturating_sub(self.0.last.load(Ordering::Acquire));
        TimeDelta::microseconds(since.max(0))
    }
}

/// Says that the service runs. If nobody had said so for longer than `longest`, it stood still:
/// every running clock gets that time back, once, whichever servers start together. Returns the
/// outage.
///
/// The last beat is never taken back: a server whose clock is behind would make the others see
/// outages.
pub async fn beat(
    db: &Db,
    longest: TimeDelta,
    now: DateTime<Utc>,
) -> ActionResult<Option<(DateTime<Utc>, DateTime<Utc>)>, GameError> {
    db.write::<_, ActionError<GameError>>(move |conn| {
        let last = heartbeat::lock(conn)?;
        if let Some(last) = last.filter(|last| *last - now > MAX_CLOCK_SKEW) {
            tracing::error!(%last, %now, "this clock is behind, or that of another server ahead");
        }
        heartbeat::update(conn, last.map_or(now, |last| last.max(now)))?;
        let Some(from) = last.filter(|last| now - *last > longest) else { return Ok(None) };
        heartbeat::insert_outage(conn, from, now)?;
        return_time(conn, from, now)?;
        Ok(Some((from, now)))
    })
    .await
}

/// Says that the service runs, and looks for no outage: just now there was one.
pub async fn note(db: &Db, now: DateTime<Utc>) -> Result<(), DbError> {
    db.write(move |conn| {
        let last = heartbeat::lock(conn)?;
        Ok(heartbeat::update(conn, last.map_or(now, |last| last.max(now)))?)
    })
    .await
}

fn return_time(
    conn: &mut DbConn,
    from: DateTime<Utc>,
    to: DateTime<Utc>,
) -> ActionResult<(), GameError> {
    let mut after = GameId(0);
    loop {
        let ids = games::list_clocks(conn, after, GAMES_PER_CHUNK)?;
        let Some(last) = ids.last() else { return Ok(()) };
        after = *last;
        let all = |conn: &mut DbConn| ids.iter().try_for_each(|id| return_one(conn, *id, from, to));
        match savepoint(conn, all) {
            Ok(()) => {}
            Err(ActionError::Db(error)) if error.is_passing() => return Err(error.into()),
            // One of them cannot be written, whatever is wrong with it: the others can.
            Err(_) => one_by_one(conn, &ids, from, to)?,
        }
    }
}

fn return_one(
    conn: &mut DbConn,
    game: GameId,
    from: DateTime<Utc>,
    to: DateTime<Utc>,
) -> ActionResult<(), GameError> {
    let command = SystemCommand::ReturnTime { from, to };
    GameCommand::by_system(game, command).run_in(conn, to).map(drop)
}

fn one_by_one(
    conn: &mut DbConn,
    ids: &[GameId],
    from: DateTime<Utc>,
    to: DateTime<Utc>,
) -> ActionResult<(), GameError> {
    for game in ids {
        match savepoint(conn, |conn| return_one(conn, *game, from, to)) {
            Ok(()) => {}
            Err(ActionError::Db(error)) if error.is_passing() => return Err(error.into()),
            Err(error) => tracing::error!(%game, %error, "this game got no time back"),
        }
    }
    Ok(())
}
