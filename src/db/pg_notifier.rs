//! Notifies the other servers on one Postgres of the changes of this one, and receives theirs.
//!
//! One thread with a connection of its own. It sends after the commit of the change: a NOTIFY
//! inside would make every commit wait for all others (Postgres takes one lock for it), and a
//! transaction that only notifies writes nothing to the disk. What is lost when a server dies in
//! between is found by readers that check again from time to time (`web::live`).

use std::{
    sync::{
        Mutex, PoisonError,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    time::{Duration, Instant},
};

use diesel::{PgConnection, QueryResult, RunQueryDsl as _, sql_query, sql_types::Text};

use super::{
    DbConn, DbError, Synchronous, Target,
    changes::{ChangeEvent, EventBus, StoredChange},
    connection::{self, ConnectionPurpose},
};

const CHANNEL: &str = "zugpost_games";
const THREAD_NAME: &str = "zugpost notifier";
/// libpq cannot wait for a notification and for our own queue at once, so it is asked so often.
const POLL_INTERVAL: Duration = Duration::from_millis(50);
/// How long a connection may be silent before it is tested.
const MAX_SILENCE: Duration = Duration::from_secs(20);
/// The pauses before it connects again.
const FIRST_RECONNECT_PAUSE: Duration = Duration::from_millis(100);
const MAX_RECONNECT_PAUSE: Duration = Duration::from_secs(10);
/// How long the service, at its end, waits for what is still to be sent.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(2);
/// Changes in one payload; Postgres takes less than 8000 bytes.
const CHANGES_PER_PAYLOAD: usize = 90;

/// The service's handle of the thread.
pub(super) struct PgNotifier {
    queue: Option<Sender<StoredChange>>,
    ended: Mutex<Receiver<()>>,
}

impl PgNotifier {
    pub fn start(target: Target, event_bus: EventBus) -> Result<PgNotifier, DbError> {
        let (queue, changes) = channel();
        let (end, ended) = channel();
        std::thread::Builder::new()
            .name("postgres-notifier".into())
            .spawn(move || {
                Thread { target, event_bus, changes, waiting: Vec::new() }.run();
                drop(end);
            })
            .map_err(|e| DbError::Unavailable(e.to_string()))?;
        Ok(PgNotifier { queue: Some(queue), ended: Mutex::new(ended) })
    }

    /// Notifies the other servers, without waiting for it.
    pub fn notify(&self, change: StoredChange) {
        if let Some(queue) = &self.queue {
            // It ends only with this.
            let _ = queue.send(change);
        }
    }
}

impl Drop for PgNotifier {
    /// Lets it send what waits: a command that has changed a game ends at once.
    fn drop(&mut self) {
        self.queue = None;
        // A database that is gone keeps nobody from ending.
        let ended = self.ended.get_mut().unwrap_or_else(PoisonError::into_inner);
        let _ = ended.recv_timeout(SHUTDOWN_TIMEOUT);
    }
}

struct Thread {
    target: Target,
    event_bus: EventBus,
    changes: Receiver<StoredChange>,
    /// What the others have not been notified of yet.
    waiting: Vec<StoredChange>,
}

/// The database was closed.
struct Closed;

impl Thread {
    fn run(mut self) {
        let mut pause = FIRST_RECONNECT_PAUSE;
        loop {
            match self.connect() {
                Ok(mut conn) => {
                    pause = FIRST_RECONNECT_PAUSE;
                    // Nobody knows what was sent before.
                    self.event_bus.notify(ChangeEvent::Anything);
                    match self.serve(&mut conn) {
                        Ok(Closed) => return,
                        Err(error) => tracing::warn!(%error, "no news from other servers"),
                    }
                }
                Err(error) => tracing::warn!(%error, "no news from other servers"),
            }
            if let Some(Closed) = self.rest(pause) {
                return;
            }
            pause = (pause * 2).min(MAX_RECONNECT_PAUSE);
        }
    }

    fn connect(&self) -> Result<PgConnection, DbError> {
        let conn = connection::open(&self.target, ConnectionPurpose::Write, Synchronous::Full)
            .map_err(|e| DbError::Unavailable(e.to_string()))?;
        let DbConn::Postgres(mut conn) = conn else {
            return Err(DbError::Unavailable("no Postgres".into()));
        };
        // So that it can be distinguished from the others in pg_stat_activity.
        sql_query(format!("SET application_name = '{THREAD_NAME}'")).execute(&mut conn)?;
        sql_query(format!("LISTEN {CHANNEL}")).execute(&mut conn)?;
        Ok(conn)
    }

    /// Receives and sends until the connection breaks.
    fn serve(&mut self, conn: &mut PgConnection) -> QueryResult<Closed> {
        let own = own_number(conn)?;
        let mut heard_at = Instant::now();
        loop {
            let closed = self.wait(POLL_INTERVAL);
            self.send(conn)?;
            if let Some(closed) = closed {
                return Ok(closed);
            }
            if heard_at.elapsed() > MAX_SILENCE {
                sql_query("SELECT 1").execute(conn)?;
                heard_at = Instant::now();
            }
            for notification in conn.notifications_iter() {
                let notification = notification?;
                // This server was notified when the change was committed.
                if notification.process_id != own {
                    self.pass_on(&notification.payload);
                }
                heard_at = Instant::now();
            }
        }
    }

    fn pass_on(&self, payload: &str) {
        for text in payload.split(',') {
            // A newer server may say what this one does not understand.
            let event =
                StoredChange::parse(text).map_or(ChangeEvent::Anything, ChangeEvent::Changed);
            self.event_bus.notify(event);
        }
    }

    fn send(&mut self, conn: &mut PgConnection) -> QueryResult<()> {
        while !self.waiting.is_empty() {
            let count = self.waiting.len().min(CHANGES_PER_PAYLOAD);
            let texts: Vec<_> = self.waiting[..count].iter().map(|c| c.to_text()).collect();
            sql_query("SELECT pg_notify($1, $2)")
                .bind::<Text, _>(CHANNEL)
                .bind::<Text, _>(texts.join(","))
                .execute(conn)?;
            self.waiting.drain(..count);
        }
        Ok(())
    }

    /// Collects what is to be sent for so long, however much there is.
    fn rest(&mut self, pause: Duration) -> Option<Closed> {
        let until = Instant::now() + pause;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return None;
            }
            if let Some(closed) = self.wait(left) {
                return Some(closed);
            }
        }
    }

    /// Waits for something to send, so long at the most.
    fn wait(&mut self, most: Duration) -> Option<Closed> {
        match self.changes.recv_timeout(most) {
            Ok(change) => {
                self.waiting.push(change);
                self.waiting.extend(self.changes.try_iter());
                None
            }
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Closed),
        }
    }
}

/// Returns by which number a notification of this connection is known.
fn own_number(conn: &mut PgConnection) -> QueryResult<i32> {
    diesel::select(diesel::dsl::sql::<diesel::sql_types::Integer>("pg_backend_pid()"))
        .get_result(conn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::{GameId, PlayerId};

    #[test]
    fn a_pause_is_no_shorter_because_games_change_in_it() {
        let (queue, changes) = channel();
        let target = Target::Sqlite(String::new());
        let mut thread =
            Thread { target, event_bus: EventBus::new(), changes, waiting: Vec::new() };
        let change = StoredChange::Game { game: GameId(7), players: [PlayerId(1), PlayerId(2)] };
        queue.send(change).expect("it is heard");
        let (began, pause) = (Instant::now(), Duration::from_millis(20));
        assert!(thread.rest(pause).is_none());
        assert!(began.elapsed() >= pause);
        assert_eq!(thread.waiting, [change], "and is told later");
        drop(queue);
        assert!(thread.rest(pause).is_some(), "the end of the service does not wait");
    }
}
