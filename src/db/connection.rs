//! Connections: how one is opened, checked and shared.
//!
//! The pool does not test a connection at every checkout. After an error the connection is asked
//! whether it lives. If not, an *epoch* is counted up, and every connection from an older epoch is
//! tested before its next use. So a lost database fails few requests, and comes back without a
//! restart.
#![expect(clippy::disallowed_methods, reason = "the one home of `establish`")]

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use diesel::{
    Connection as _, ConnectionError, PgConnection, QueryResult, RunQueryDsl as _,
    SqliteConnection,
    connection::{InstrumentationEvent, SimpleConnection as _},
    r2d2::{self, ManageConnection},
};

use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};

use super::{error::is_full, url_password::hide_password};

/// One connection, to whichever database the service runs on.
#[derive(diesel::MultiConnection)]
pub enum DbConn {
    Postgres(PgConnection),
    Sqlite(SqliteConnection),
}

/// Which database, where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// `postgres://…`, as libpq reads it.
    Postgres(String),
    /// A file.
    Sqlite(String),
}

impl Target {
    /// Reads a `DATABASE_URL`. Only the two schemes are known: anything else would have
    /// been taken for the name of an SQLite file, `postgrse:` included.
    pub fn parse(url: &str) -> Option<Target> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Some(Target::Postgres(url.to_owned()));
        }
        let path = url.strip_prefix("sqlite:")?;
        let path = path.strip_prefix("//").unwrap_or(path);
        (!path.is_empty()).then(|| Target::Sqlite(path.to_owned()))
    }
}

/// What a connection is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ConnectionPurpose {
    Read,
    Write,
}

/// How SQLite waits for the disk at a commit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Synchronous {
    /// What was confirmed is on disk.
    Full,
    /// The file stays sound, but a power cut loses the last commits.
    Normal,
}

/// How long SQLite waits for another program.
pub(super) const BUSY_TIMEOUT: &str = "PRAGMA busy_timeout = 5000";

/// What stays of the write-ahead log once all of it has been copied: as much as [`open`] lets it
/// hold before that, 8000 pages.
const LOG_BYTES: u32 = 8000 * 4096;

pub(super) fn open(
    target: &Target,
    purpose: ConnectionPurpose,
    synchronous: Synchronous,
) -> Result<DbConn, ConnectionError> {
    match target {
        Target::Postgres(url) => {
            let conn = PgConnection::establish(&watched(url)).map(DbConn::Postgres);
            // libpq quotes what it cannot read.
            conn.map_err(|error| match error {
                ConnectionError::BadConnection(why) => {
                    ConnectionError::BadConnection(hide_password(&why, url))
                }
                other => other,
            })
        }
        Target::Sqlite(path) => {
            // A checkpoint copies each page once however often it was written: 8000 pages
            // (32 MB) of log hold many moves of the same games.
            let mut conn = SqliteConnection::establish(path)?;
            let level = match synchronous {
                Synchronous::Full => "FULL",
                Synchronous::Normal => "NORMAL",
            };
            let query_only = match purpose {
                ConnectionPurpose::Read => "ON",
                ConnectionPurpose::Write => "OFF",
            };
            conn.batch_execute(&format!(
                "{BUSY_TIMEOUT};
                 PRAGMA journal_mode = WAL;
                 PRAGMA synchronous = {level};
                 PRAGMA wal_autocheckpoint = 8000;
                 PRAGMA journal_size_limit = {LOG_BYTES};
                 PRAGMA foreign_keys = ON;
                 PRAGMA cache_size = -8000;
                 PRAGMA query_only = {query_only};"
            ))
            .map_err(ConnectionError::CouldntSetupConfiguration)?;
            Ok(DbConn::Sqlite(conn))
        }
    }
}

/// Opens an SQLite file that is only read: nothing stands beside it afterwards.
pub(super) fn open_file(path: &Path) -> Result<DbConn, ConnectionError> {
    // These mean something in the address of a file.
    const SPECIAL: &AsciiSet = &CONTROLS.add(b'%').add(b'?').add(b'#');
    let path = path.to_string_lossy();
    let path = utf8_percent_encode(&path, SPECIAL);
    SqliteConnection::establish(&format!("file:{path}?mode=ro")).map(DbConn::Sqlite)
}

/// Notes each time that the database has no room for what a connection writes.
///
/// diesel does not report so what fails as SQLite returns the rows that it has written. That is no
/// loss: an SQLite without room takes nothing at all, no heartbeat either.
pub(super) fn note_full(conn: &mut DbConn, was_full: &Arc<AtomicBool>) {
    let was_full = Arc::clone(was_full);
    let note = move |event: InstrumentationEvent<'_>| {
        if let InstrumentationEvent::FinishQuery { error: Some(error), .. } = event
            && is_full(error)
        {
            was_full.store(true, Ordering::Release);
        }
    };
    match conn {
        DbConn::Postgres(conn) => conn.set_instrumentation(note),
        DbConn::Sqlite(conn) => conn.set_instrumentation(note),
    }
}

/// Adds what has libpq notice a Postgres that is gone, but for what the operator says otherwise: a
/// connection that is not made in time, an idle one whose other end is away, words that nobody
/// acknowledges.
fn watched(url: &str) -> String {
    // What stands before it may have any sign, as the password.
    let behind = url.rsplit_once('@').map_or(url, |(_, behind)| behind);
    let query = behind.split_once('?').map(|(_, query)| query);
    let is_said = |name: &str| {
        let mut said = query.into_iter().flat_map(|query| query.split('&'));
        said.any(|one| one.split('=').next() == Some(name))
    };
    let mut watched = url.to_owned();
    let mut separator = if query.is_some() { '&' } else { '?' };
    for (name, value) in [
        ("connect_timeout", "4"),
        ("keepalives_idle", "10"),
        ("keepalives_interval", "5"),
        ("keepalives_count", "3"),
        ("tcp_user_timeout", "15000"),
    ] {
        if !is_said(name) {
            watched.push_str(&format!("{separator}{name}={value}"));
            separator = '&';
        }
    }
    watched
}

/// Opens pooled connections and, after one was found dead, tests the others before use.
///
/// A test with every checkout would cost Postgres a round trip a request.
pub(super) struct Manager {
    pub target: Target,
    pub purpose: ConnectionPurpose,
    pub synchronous: Synchronous,
    /// Grows each time a dead connection is found.
    pub epoch: Arc<AtomicU64>,
    /// No connection is opened or kept any more.
    pub closing: Arc<AtomicBool>,
    pub was_full: Arc<AtomicBool>,
}

/// A pooled connection and the epoch in which it was last known to live.
pub(super) struct Pooled {
    pub conn: DbConn,
    pub epoch: u64,
    pub broken: bool,
}

impl ManageConnection for Manager {
    type Connection = Pooled;
    type Error = r2d2::Error;

    fn connect(&self) -> Result<Pooled, r2d2::Error> {
        if self.closing.load(Ordering::Acquire) {
            let why = "the database is being closed".to_owned();
            return Err(r2d2::Error::ConnectionError(ConnectionError::BadConnection(why)));
        }
        let epoch = self.epoch.load(Ordering::Acquire);
        let mut conn = open(&self.target, self.purpose, self.synchronous)
            .map_err(r2d2::Error::ConnectionError)?;
        set_statement_timeout(&mut conn, Some(STATEMENT_TIMEOUT))
            .map_err(r2d2::Error::QueryError)?;
        note_full(&mut conn, &self.was_full);
        Ok(Pooled { conn, epoch, broken: false })
    }

    fn is_valid(&self, pooled: &mut Pooled) -> Result<(), r2d2::Error> {
        let epoch = self.epoch.load(Ordering::Acquire);
        if pooled.epoch != epoch {
            diesel::sql_query("SELECT 1")
                .execute(&mut pooled.conn)
                .map_err(r2d2::Error::QueryError)?;
            pooled.epoch = epoch;
        }
        Ok(())
    }

    fn has_broken(&self, pooled: &mut Pooled) -> bool {
        pooled.broken || self.closing.load(Ordering::Acquire)
    }
}

/// No statement of a request runs for longer on Postgres: nobody waits for it any more
/// (`super::circuit_breaker`), and others wait for its connection.
const STATEMENT_TIMEOUT: Duration = Duration::from_secs(5);

/// Bounds how long a statement may run from now on; `None` lifts the bound. SQLite has none: what
/// it waits for has bounds of its own.
fn set_statement_timeout(conn: &mut DbConn, most: Option<Duration>) -> QueryResult<()> {
    let DbConn::Postgres(conn) = conn else { return Ok(()) };
    let most = most.map_or(0, |most| most.as_millis());
    conn.batch_execute(&format!("SET statement_timeout = {most}"))
}

impl Pooled {
    /// Runs what nobody waits for, with all the time that it takes.
    pub fn without_timeout<T>(&mut self, f: impl FnOnce(&mut DbConn) -> T) -> QueryResult<T> {
        set_statement_timeout(&mut self.conn, None)?;
        // Should it panic, the connection is not kept.
        let was_broken = std::mem::replace(&mut self.broken, true);
        let value = f(&mut self.conn);
        self.broken =
            was_broken || set_statement_timeout(&mut self.conn, Some(STATEMENT_TIMEOUT)).is_err();
        Ok(value)
    }
}

/// Sends what the pool meets in the background to the log.
#[derive(Debug)]
pub(super) struct LogErrors {
    pub closing: Arc<AtomicBool>,
}

impl r2d2::HandleError<r2d2::Error> for LogErrors {
    fn handle_error(&self, error: r2d2::Error) {
        if !self.closing.load(Ordering::Acquire) {
            tracing::warn!(%error, "the database does not answer");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libpq_watches_a_connection_unless_the_operator_says_otherwise() {
        const ALL: &str = "connect_timeout=4&keepalives_idle=10&keepalives_interval=5\
            &keepalives_count=3&tcp_user_timeout=15000";
        for (url, expected) in [
            ("postgres://u:p@host/db", format!("postgres://u:p@host/db?{ALL}")),
            ("postgres://u:p?w@host/db", format!("postgres://u:p?w@host/db?{ALL}")),
            ("postgres:///db?host=/run", format!("postgres:///db?host=/run&{ALL}")),
            (
                "postgres://host/db?connect_timeout=60",
                format!("postgres://host/db?connect_timeout=60&{}", &ALL[18..]),
            ),
            (
                "postgres://connect_timeout=1@host/db",
                format!("postgres://connect_timeout=1@host/db?{ALL}"),
            ),
        ] {
            assert_eq!(watched(url), expected);
        }
    }
}
