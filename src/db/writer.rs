//! Group commit for SQLite: one writer takes all waiting closures into one transaction.
//!
//! SQLite has one writer at a time anyway. Many connections that fight for its lock wait
//! in an unfair back-off; one thread that commits for all who wait pays the disk's sync
//! once for many moves. No timer: a batch forms by itself while the last one is synced.
//!
//! Each closure has a savepoint: an error or a panic rolls back that closure alone. If the commit
//! fails, all of them fail. When the queue is full the page answers 503.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    sync::{
        Mutex, PoisonError,
        mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel},
    },
    thread::JoinHandle,
    time::{Duration, Instant},
};

use diesel::{
    QueryResult, QueryableByName, RunQueryDsl as _, SqliteConnection,
    connection::{AnsiTransactionManager, SimpleConnection as _, TransactionManager as _},
};

use super::{
    DbConn, DbError,
    changes::{self, ChangeEvent, EventBus},
    connection::BUSY_TIMEOUT,
};

/// Closures that may wait before further callers get an error.
const MAX_QUEUED: usize = 1024;
/// How often to check whether another program has changed the file: a command of
/// administrators, mail that came in.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);
/// A write-ahead log that is longer is emptied. It grows so while somebody reads for long: what they
/// may still read is not written over.
const MAX_LOG_BYTES: u64 = 48 << 20;

/// Gives the caller the outcome, once the commit is known.
type OutcomeSender = Box<dyn FnOnce(Result<(), DbError>) + Send>;

/// Runs in a savepoint; says whether its changes are to be kept. Gets an error instead if there
/// is no transaction to run in.
pub(super) type Job = Box<dyn FnOnce(Result<&mut DbConn, DbError>) -> (bool, OutcomeSender) + Send>;

/// Opens the write connection, again if the old one is past saving.
pub(super) type Open = Box<dyn Fn() -> Result<DbConn, diesel::ConnectionError> + Send>;

/// The service's handle of the writer thread.
pub(super) struct Writer {
    queue: Mutex<Option<SyncSender<Job>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the thread for the database in this file. `batch` closures at most share a commit.
    pub fn start(
        open: Open,
        file: &str,
        batch: usize,
        event_bus: EventBus,
    ) -> Result<Writer, DbError> {
        let log = PathBuf::from(format!("{file}-wal"));
        let conn = open().map_err(|e| DbError::Unavailable(e.to_string()))?;
        let (queue, jobs) = sync_channel(MAX_QUEUED);
        let thread = std::thread::Builder::new()
            .name("sqlite-writer".into())
            .spawn(move || run(conn, &open, &log, &jobs, batch.max(1), &event_bus))
            .map_err(|e| DbError::Unavailable(e.to_string()))?;
        Ok(Writer { queue: Mutex::new(Some(queue)), thread: Mutex::new(Some(thread)) })
    }

    pub fn submit(&self, job: Job) -> Result<(), DbError> {
        let stopped = || DbError::Unavailable("the writer has stopped".into());
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.as_ref().ok_or_else(stopped)?.try_send(job).map_err(|error| match error {
            TrySendError::Full(_) => DbError::Busy,
            TrySendError::Disconnected(_) => stopped(),
        })
    }

    /// Commits what waits, then ends the thread and its connection.
    pub fn close(&self) {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = thread {
            let _ = thread.join();
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.close();
    }
}

fn run(
    mut conn: DbConn,
    open: &Open,
    log: &Path,
    jobs: &Receiver<Job>,
    batch: usize,
    event_bus: &EventBus,
) {
    let mut others = others(&mut conn);
    let mut looked = Instant::now();
    loop {
        match jobs.recv_timeout(CHECK_INTERVAL) {
            Ok(first) => {
                let waiting = std::iter::once(first).chain(jobs.try_iter()).take(batch);
                if !commit_together(&mut conn, waiting, event_bus)
                    && let Ok(fresh) = open()
                {
                    conn = fresh;
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        if looked.elapsed() >= CHECK_INTERVAL {
            let now = self::others(&mut conn);
            if now != others {
                event_bus.notify(ChangeEvent::Anything);
            }
            if let Err(error) = shorten(&mut conn, log) {
                tracing::warn!(%error, "the write-ahead log could not be emptied");
            }
            (others, looked) = (now, Instant::now());
        }
    }
}

/// Empties the write-ahead log if it is long.
fn shorten(conn: &mut DbConn, log: &Path) -> QueryResult<()> {
    if std::fs::metadata(log).is_ok_and(|log| log.len() > MAX_LOG_BYTES) {
        // Moves wait meanwhile: not long for one who still reads. There is another time.
        batch(conn, "PRAGMA busy_timeout = 50")?;
        let emptied = batch(conn, "PRAGMA wal_checkpoint(TRUNCATE)");
        batch(conn, BUSY_TIMEOUT)?;
        emptied?;
    }
    Ok(())
}

/// Returns a number that changes when another connection has written, which only other programs
/// have; `None` if it cannot be read.
fn others(conn: &mut DbConn) -> Option<i64> {
    #[derive(QueryableByName)]
    struct Version {
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        data_version: i64,
    }
    let version = diesel::sql_query("PRAGMA data_version").get_result::<Version>(conn);
    version.ok().map(|version| version.data_version)
}

/// Runs jobs in one transaction and answers them after the commit. Returns whether the
/// connection is still good for another.
fn commit_together(
    conn: &mut DbConn,
    jobs: impl Iterator<Item = Job>,
    event_bus: &EventBus,
) -> bool {
    let mut answers = Vec::new();
    let mut outcome = begin(conn);
    for job in jobs {
        match outcome {
            Ok(()) => outcome = run_one(conn, job, &mut answers),
            Err(ref error) => {
                let (_, answer) = job(Err(DbError::of_all(error)));
                answers.push(answer);
            }
        }
    }
    let outcome = outcome.and_then(|()| commit(conn));
    let changed = changes::take();
    if outcome.is_ok() {
        for change in changed {
            event_bus.notify(ChangeEvent::Changed(change));
        }
    }
    let healthy = outcome.is_ok() || rollback(conn).is_ok();
    for answer in answers {
        answer(match &outcome {
            Ok(()) => Ok(()),
            Err(error) => Err(DbError::of_all(error)),
        });
    }
    healthy
}

/// Runs one job in its savepoint. A panic or a failure rolls back this job alone, unless SQLite has
/// rolled back everything, as it does where its disk is full: that is an error.
fn run_one(conn: &mut DbConn, job: Job, answers: &mut Vec<OutcomeSender>) -> QueryResult<()> {
    batch(conn, "SAVEPOINT job")?;
    let noted = changes::mark();
    let keep = match catch_unwind(AssertUnwindSafe(|| job(Ok(conn)))) {
        Ok((keep, answer)) => {
            answers.push(answer);
            keep
        }
        // The answer was dropped with the closure; the caller sees that.
        Err(_) => false,
    };
    if !keep {
        changes::forget_since(noted);
        batch(conn, "ROLLBACK TO job")?;
    }
    batch(conn, "RELEASE job")
}

fn sqlite(conn: &mut DbConn) -> QueryResult<&mut SqliteConnection> {
    match conn {
        DbConn::Sqlite(conn) => Ok(conn),
        DbConn::Postgres(_) => Err(diesel::result::Error::BrokenTransactionManager),
    }
}

fn batch(conn: &mut DbConn, sql: &str) -> QueryResult<()> {
    sqlite(conn)?.batch_execute(sql)
}

/// Takes the write lock at the start: a transaction that reads first and then writes would
/// otherwise fail at once if another program committed between.
fn begin(conn: &mut DbConn) -> QueryResult<()> {
    AnsiTransactionManager::begin_transaction_sql(sqlite(conn)?, "BEGIN IMMEDIATE")
}

fn commit(conn: &mut DbConn) -> QueryResult<()> {
    AnsiTransactionManager::commit_transaction(sqlite(conn)?)
}

fn rollback(conn: &mut DbConn) -> QueryResult<()> {
    AnsiTransactionManager::rollback_transaction(sqlite(conn)?)
}
