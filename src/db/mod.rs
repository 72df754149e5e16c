//! All SQL. One file per table, and [`game_store`] above the tables that a game is stored in;
//! connections and transactions in [`Db`].
//!
//! Functions here take `&mut DbConn` and never open a transaction: only [`Db::write`]
//! does, and commit is where its closure ends. Nothing in here knows HTML or sends mail.
//!
//! `DbConn` is one enum over both databases, so the compiler checks each query against both. On
//! SQLite one thread writes for all (`writer`), and reads use connections that cannot write; on
//! Postgres both use one pool. [`Db::read`] runs off the async threads, [`Db::look_up`] is for a
//! few rows by their keys (docs/decisions/0010).
//!
//! On Postgres two transactions write at once, so rows are locked in one order: the heartbeat, the lock
//! of names (`name_skeletons`), then players by id (`players::lock_all`), then games by id. Whoever
//! writes to somebody, and whoever blocks somebody, locks both players.
//!
//! One row by its key is asked for with `get_result`, not `first`: SQLite plans a statement
//! with a bound `LIMIT` again each time it is run.

/// Runs one query text on whichever database it is, compiled for each.
///
/// For what diesel's common backend does not have (`ON CONFLICT`), and for the statements
/// that every move and page makes: the common backend writes out the SQL again each time,
/// a prepared statement of either database is found by its type.
macro_rules! on_either {
    ($conn:expr, |$c:ident| $query:expr) => {
        match $conn {
            $crate::db::DbConn::Sqlite($c) => $query,
            $crate::db::DbConn::Postgres($c) => $query,
        }
    };
}

pub mod circuit_breaker;
mod connection;
mod email_kind;
mod endings;
mod error;
mod migrate;
mod one_row;
mod pg_notifier;
mod private_schema;
mod row_hash;
pub mod schema;
mod searched_text;
mod types;
mod url_password;
mod writer;

pub mod activity_lists;
pub mod admin_summary;
pub mod analyses;
pub mod announcements;
pub mod answered_emails;
pub mod appearance;
pub mod audit_log;
pub mod backup;
pub mod calendars;
pub mod challenges;
pub mod changes;
pub mod conditional_moves;
pub mod conversations;
pub mod deciders;
pub mod delayed_moves;
pub mod dry_run;
pub mod exported_log;
pub mod friends;
pub mod game_creations;
pub mod game_events;
pub mod game_messages;
pub mod game_ratings;
pub mod game_store;
pub mod game_views;
pub mod games;
pub mod health;
pub mod heartbeat;
pub mod link_requests;
pub mod log_chain;
pub mod log_publications;
pub mod name_skeletons;
pub mod notes;
pub mod notification_preferences;
pub mod outbox;
pub mod personal_data;
pub mod personal_data_games;
pub mod player_relations;
pub mod player_roles;
pub mod players;
pub mod private_messages;
pub mod private_moves;
pub mod rating_changes;
pub mod rating_lists;
mod rating_schema;
pub mod ratings;
mod replaced_players;
pub mod reports;
pub mod safety_moves;
mod second_factor_schema;
pub mod second_factors;
pub mod secrets;
pub mod security_log;
pub mod sessions;
pub mod shared_logins;
pub mod site_settings;
pub mod skipped_games;
pub mod spectator_messages;
pub mod statistics;
pub mod tokens;
mod tournament_news;
pub mod tournament_points;
mod tournament_schema;
pub mod tournaments;
pub mod vacations;
pub mod verification;
pub mod waiting;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use diesel::{connection::TransactionManager, r2d2::Pool};

use crate::random::Secret;
use changes::{ChangeEvent, ChangeReceiver, EventBus, StoredChange};
use circuit_breaker::LifeSign;
use connection::{ConnectionPurpose, Manager, Pooled};
use one_row::one_row;
use pg_notifier::PgNotifier;
use searched_text::is_hopeless;
use writer::Writer;

pub use connection::{DbConn, Synchronous, Target};
pub use error::{Corrupt, DbError};
pub use migrate::MigrationRun;
pub use row_hash::{RowHash, RowKind};
pub use types::{
    ChallengeId, DbTimestamp, EmailId, GameId, PlayerId, SessionId, TournamentId, VacationId,
};
pub use url_password::without_password;

/// How long the end waits for who still reads.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(5);

/// Between two questions whether a Postgres that did not answer lives.
const LIFE_SIGN_PAUSE: Duration = Duration::from_millis(100);

/// How the database is opened.
#[derive(Clone, Debug)]
pub struct Options {
    pub target: Target,
    /// Connections for reading; on Postgres for writing too.
    pub pool: u32,
    pub synchronous: Synchronous,
    /// SQLite: closures that share a commit at the most.
    pub batch: usize,
    /// The tables are brought up to date when it is opened; else they must be.
    pub migrates: bool,
}

/// The database. Cheap to clone.
#[derive(Clone)]
pub struct Db {
    inner: Arc<Inner>,
}

struct Inner {
    pool: Pool<Manager>,
    /// SQLite only.
    writer: Option<Writer>,
    event_bus: EventBus,
    /// Postgres only: to other servers.
    pg_notifier: Option<PgNotifier>,
    epoch: Arc<AtomicU64>,
    closing: Arc<AtomicBool>,
    /// There was no room for something.
    was_full: Arc<AtomicBool>,
    life_sign: LifeSign,
    options: Options,
    secret: String,
}

impl Db {
    /// Brings the tables of a database up to date, and does nothing else there.
    pub fn migrate(target: &Target) -> Result<(), DbError> {
        let mut conn = connection::open(target, ConnectionPurpose::Write, Synchronous::Full)
            .map_err(|e| DbError::Unavailable(e.to_string()))?;
        migrate::run(&mut conn).map(drop).map_err(|e| DbError::Unavailable(e.to_string()))
    }

    /// Opens the database, whose tables are up to date or are made so.
    pub fn open(options: Options) -> Result<Db, DbError> {
        let mut conn =
            connection::open(&options.target, ConnectionPurpose::Write, options.synchronous)
                .map_err(|e| DbError::Unavailable(e.to_string()))?;
        if options.migrates {
            migrate::run(&mut conn).map(drop)
        } else {
            migrate::check(&mut conn)
        }
        .map_err(|e| DbError::Unavailable(e.to_string()))?;
        let secret = secrets::find_or_insert(&mut conn, "emails", Secret::generate().as_str())
            .map_err(|e| DbError::Unavailable(e.to_string()))?;
        let event_bus = EventBus::new();
        let was_full = Arc::new(AtomicBool::new(false));
        let (writer, pg_notifier) = match &options.target {
            Target::Postgres(_) => {
                (None, Some(PgNotifier::start(options.target.clone(), event_bus.clone())?))
            }
            Target::Sqlite(file) => {
                let (target, synchronous) = (options.target.clone(), options.synchronous);
                let was_full = Arc::clone(&was_full);
                let open = move || {
                    let mut conn =
                        connection::open(&target, ConnectionPurpose::Write, synchronous)?;
                    connection::note_full(&mut conn, &was_full);
                    Ok(conn)
                };
                let writer = Writer::start(Box::new(open), file, options.batch, event_bus.clone())?;
                (Some(writer), None)
            }
        };
        drop(conn);
        let epoch = Arc::new(AtomicU64::new(0));
        let closing = Arc::new(AtomicBool::new(false));
        let manager = Manager {
            target: options.target.clone(),
            purpose: if writer.is_some() {
                ConnectionPurpose::Read
            } else {
                ConnectionPurpose::Write
            },
            synchronous: options.synchronous,
            epoch: Arc::clone(&epoch),
            closing: Arc::clone(&closing),
            was_full: Arc::clone(&was_full),
        };
        let pool = Pool::builder()
            .max_size(options.pool)
            .min_idle(Some(1))
            .test_on_check_out(true)
            .connection_timeout(Duration::from_secs(3))
            .error_handler(Box::new(connection::LogErrors { closing: Arc::clone(&closing) }))
            .build(manager)
            .map_err(|e| DbError::Unavailable(e.to_string()))?;
        Ok(Db {
            inner: Arc::new(Inner {
                pool,
                writer,
                event_bus,
                pg_notifier,
                epoch,
                closing,
                was_full,
                life_sign: LifeSign::default(),
                options,
                secret,
            }),
        })
    }

    /// Ends all connections; nothing can be asked after that. The last one of SQLite copies what is
    /// in the write-ahead log, and takes it away.
    pub async fn close(&self) {
        let db = self.clone();
        let _ = tokio::task::spawn_blocking(move || db.close_connections()).await;
    }

    fn close_connections(&self) {
        self.inner.closing.store(true, Ordering::Release);
        let began = Instant::now();
        while self.inner.pool.state().connections > 0 && began.elapsed() < CLOSE_TIMEOUT {
            // Each that comes back, or lies idle, is ended as it is given back.
            drop(self.inner.pool.get_timeout(Duration::from_millis(20)));
        }
        if let Some(writer) = &self.inner.writer {
            writer.close();
        }
    }

    /// Returns `SQLite` or `Postgres`.
    pub fn kind(&self) -> &'static str {
        match self.inner.options.target {
            Target::Postgres(_) => "Postgres",
            Target::Sqlite(_) => "SQLite",
        }
    }

    /// Returns what the site signs with: drawn at the first start, the same for all servers.
    pub fn secret(&self) -> &str {
        &self.inner.secret
    }

    /// Returns whether there was no room for something since this was last asked. On Postgres small
    /// changes of rows succeed while new rows do not, so a heartbeat alone does not tell.
    pub fn take_was_full(&self) -> bool {
        self.inner.was_full.swap(false, Ordering::AcqRel)
    }

    /// Receives what changes from now on, on any server.
    pub fn changes(&self) -> ChangeReceiver {
        self.inner.event_bus.listen()
    }

    /// Notifies listeners of what a committed transaction has changed.
    fn notify(&self, changes: Vec<StoredChange>) {
        for change in changes {
            self.inner.event_bus.notify(ChangeEvent::Changed(change));
            if let Some(pg_notifier) = &self.inner.pg_notifier {
                pg_notifier.notify(change);
            }
        }
    }

    /// Runs a closure that only reads.
    pub async fn read<T, E>(
        &self,
        f: impl FnOnce(&mut DbConn) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<DbError> + Send + 'static,
    {
        let (db, is_awaited) = (self.clone(), circuit_breaker::present().is_some());
        self.blocking(move || db.with_pooled(is_awaited, f)).await
    }

    /// Runs a closure that looks up a few rows by their keys.
    ///
    /// SQLite answers that from its cache in some ten microseconds, and its readers wait
    /// for nobody: handing it to another thread would cost more than the answer. So it runs
    /// where it stands if a connection is free; otherwise as [`Db::read`].
    pub async fn look_up<T, E>(
        &self,
        f: impl FnOnce(&mut DbConn) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<DbError> + Send + 'static,
    {
        if self.inner.writer.is_some()
            && let Some(mut pooled) = self.inner.pool.try_get()
        {
            return f(&mut pooled.conn);
        }
        self.read(f).await
    }

    /// Runs a closure in a transaction of its own that may write. `Ok` means that it is
    /// committed and on disk; on `Err` nothing of it remains.
    ///
    /// The closure does no I/O of its own: on SQLite all others wait for it.
    pub async fn write<T, E>(
        &self,
        f: impl FnOnce(&mut DbConn) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<DbError> + From<diesel::result::Error> + Send + 'static,
    {
        // The chain of creations is one row that all who create games wait for: it comes last.
        let f = move |conn: &mut DbConn| {
            let value = f(conn)?;
            game_creations::append(conn, &changes::take_created())?;
            Ok(value)
        };
        let Some(writer) = &self.inner.writer else {
            let (db, is_awaited) = (self.clone(), circuit_breaker::present().is_some());
            let work = move || {
                let result = db.with_pooled(is_awaited, |conn| transaction(conn, f));
                db.notify(changes::take());
                result
            };
            return self.blocking(work).await;
        };
        let (send, receive) = tokio::sync::oneshot::channel();
        writer.submit(Box::new(move |conn| {
            let result = conn.map_err(E::from).and_then(f);
            let keep = result.is_ok();
            let answer = move |commit: Result<(), DbError>| {
                // A caller that has gone (its connection broke) needs no answer.
                let _ = send.send(match commit {
                    Err(error) if keep => Err(E::from(error)),
                    _ => result,
                });
            };
            (keep, Box::new(answer))
        }))?;
        match circuit_breaker::answer(receive).await {
            Some(result) => result.unwrap_or_else(|_| Err(E::from(DbError::Panicked))),
            None => Err(E::from(circuit_breaker::no_answer())),
        }
    }

    /// Runs blocking work off the async threads, and waits for it until the deadline.
    async fn blocking<T, E>(
        &self,
        work: impl FnOnce() -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<DbError> + Send + 'static,
    {
        let is_awaited = circuit_breaker::present().is_some();
        if is_awaited && self.inner.life_sign.is_overdue() {
            return Err(E::from(circuit_breaker::no_answer()));
        }
        // What is logged there is of the same request.
        let span = tracing::Span::current();
        let work = move || span.in_scope(work);
        match circuit_breaker::answer(tokio::task::spawn_blocking(work)).await {
            Some(Ok(result)) => result,
            Some(Err(_)) => Err(E::from(DbError::Panicked)),
            None => {
                self.ask_for_life_sign();
                Err(E::from(circuit_breaker::no_answer()))
            }
        }
    }

    /// Asks Postgres whether it lives, until it answers.
    fn ask_for_life_sign(&self) {
        if self.inner.writer.is_some() || !self.inner.life_sign.begin() {
            return;
        }
        let db = self.clone();
        let asks = move || {
            let ping = |conn: &mut DbConn| Ok::<_, DbError>(health::ping(conn)?);
            while db.with_pooled(true, ping).is_err() && !db.inner.closing.load(Ordering::Acquire) {
                std::thread::park_timeout(LIFE_SIGN_PAUSE);
            }
            db.inner.life_sign.end();
        };
        let thread = std::thread::Builder::new().name("postgres-life-sign".into());
        if thread.spawn(asks).is_err() {
            self.inner.life_sign.end();
        }
    }

    /// Runs a closure on a pooled connection, and notes if the connection turns out dead.
    /// `is_awaited`: for a request, which does not wait for long.
    fn with_pooled<T, E: From<DbError>>(
        &self,
        is_awaited: bool,
        f: impl FnOnce(&mut DbConn) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut pooled = self.inner.pool.get().map_err(|e| DbError::Unavailable(e.to_string()))?;
        let result = match is_awaited {
            true => f(&mut pooled.conn),
            false => pooled.without_timeout(f).unwrap_or_else(|e| Err(E::from(DbError::from(e)))),
        };
        if result.is_err() {
            self.check(&mut pooled);
        }
        result
    }

    /// After an error: asks the connection whether it lives, so that a lost database does
    /// not fail one request for every connection of the pool.
    fn check(&self, pooled: &mut Pooled) {
        use diesel::RunQueryDsl as _;
        if diesel::sql_query("SELECT 1").execute(&mut pooled.conn).is_err() {
            pooled.broken = true;
            self.inner.epoch.fetch_add(1, Ordering::AcqRel);
        }
    }
}

/// Runs a part of a transaction that may fail by itself: on `Err`, or if it panics, nothing of it
/// remains, and the rest goes on.
pub fn savepoint<T, E: From<DbError> + From<diesel::result::Error>>(
    conn: &mut DbConn,
    f: impl FnOnce(&mut DbConn) -> Result<T, E>,
) -> Result<T, E> {
    // Within a transaction diesel makes a savepoint of it.
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| transaction(conn, f)))
        .unwrap_or_else(|_| Err(E::from(DbError::Panicked)))
}

/// Runs `f` in a transaction of a pooled connection: on Postgres. SQLite has its writer.
fn transaction<T, E: From<diesel::result::Error>>(
    conn: &mut DbConn,
    f: impl FnOnce(&mut DbConn) -> Result<T, E>,
) -> Result<T, E> {
    <DbConn as TransactionManager<DbConn>>::begin_transaction(conn)?;
    let noted = changes::mark();
    let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| f(conn)));
    if !matches!(outcome, Ok(Ok(_))) {
        changes::forget_since(noted);
    }
    match outcome {
        Ok(Ok(value)) => {
            let committed = <DbConn as TransactionManager<DbConn>>::commit_transaction(conn);
            committed.inspect_err(|_| changes::forget_since(noted))?;
            Ok(value)
        }
        Ok(Err(error)) => {
            match <DbConn as TransactionManager<DbConn>>::rollback_transaction(conn) {
                Ok(()) | Err(diesel::result::Error::BrokenTransactionManager) => Err(error),
                Err(rollback) => Err(rollback.into()),
            }
        }
        Err(panic) => {
            let _ = <DbConn as TransactionManager<DbConn>>::rollback_transaction(conn);
            std::panic::resume_unwind(panic)
        }
    }
}
