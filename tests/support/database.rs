//! A fresh database for every test, on whichever of the two is being tested.

use std::{
    path::Path,
    sync::{
        LazyLock,
        atomic::{AtomicU32, Ordering},
    },
};

use diesel::{
    Connection as _, PgConnection, RunQueryDsl as _, SqliteConnection,
    connection::SimpleConnection as _,
};
use zugpost::db::{Db, Options, Synchronous, Target};

use super::environment;

/// A database that goes away with the test.
pub struct TestDatabase {
    pub options: Options,
    /// Postgres: the server's own database, and the name of ours.
    postgres: Option<(String, String)>,
    pub folder: tempfile::TempDir,
}

/// Returns the Postgres server to test on, if that is what is tested.
pub fn postgres_server() -> Option<String> {
    environment("ZUGPOST_TEST_POSTGRES")
}

impl TestDatabase {
    /// Cloned from a migrated template: migrating again would cost every test.
    pub fn new() -> TestDatabase {
        TestDatabase::with(true)
    }

    /// Without any tables yet.
    pub fn empty() -> TestDatabase {
        TestDatabase::with(false)
    }

    fn with(is_migrated: bool) -> TestDatabase {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let folder = tempfile::tempdir().expect("a temporary folder");
        let Some(server) = postgres_server() else {
            let path = folder.path().join("test.sqlite");
            if is_migrated {
                std::fs::write(&path, SQLITE_TEMPLATE.as_slice()).expect("a copy of the template");
            }
            return TestDatabase { options: sqlite(&path), postgres: None, folder };
        };
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("zugpost_{}_{number}", std::process::id());
        let (base, _) = server.rsplit_once('/').expect("a URL with a database");
        let mut conn = connect(&server);
        let mut sql = format!("CREATE DATABASE {name}");
        if is_migrated {
            template(&mut conn, base);
            sql = format!("{sql} TEMPLATE {}", template_name());
        }
        conn.batch_execute(&sql).expect("a database for the test");
        TestDatabase {
            options: options(Target::Postgres(format!("{base}/{name}"))),
            postgres: Some((server, name)),
            folder,
        }
    }

    pub fn open(&self) -> Db {
        Db::open(self.options.clone()).expect("the database opens")
    }

    /// Keeps everybody from writing accounts until the connection is dropped.
    #[expect(clippy::disallowed_methods, reason = "writes as another program would")]
    pub fn hold_writes(&self) -> Box<dyn std::any::Any> {
        match &self.options.target {
            Target::Postgres(url) => {
                let mut conn = connect(url);
                conn.batch_execute("BEGIN; LOCK TABLE players IN EXCLUSIVE MODE").expect("a lock");
                Box::new(conn)
            }
            Target::Sqlite(path) => {
                let mut conn = SqliteConnection::establish(path).expect("a connection");
                conn.batch_execute("PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE").expect("a lock");
                Box::new(conn)
            }
        }
    }

    pub fn url(&self) -> String {
        match &self.options.target {
            Target::Postgres(url) => url.clone(),
            Target::Sqlite(path) => format!("sqlite:{path}"),
        }
    }
}

/// The file of a database that was migrated, and nothing else.
static SQLITE_TEMPLATE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let [path, copy] = ["migrated", "copy"].map(|name| folder.path().join(name));
    drop(Db::open(sqlite(&path)).expect("migrations"));
    #[expect(clippy::disallowed_methods, reason = "the file itself, without what we set")]
    let mut conn = SqliteConnection::establish(&path.to_string_lossy()).expect("the database");
    // One file with what is still in the write-ahead log. The connections that migrated may still
    // be closing.
    let sql = format!("PRAGMA busy_timeout = 10000; VACUUM INTO '{}'", copy.display());
    conn.batch_execute(&sql).expect("a copy");
    std::fs::read(copy).expect("the copy")
});

fn sqlite(path: &Path) -> Options {
    options(Target::Sqlite(path.to_string_lossy().into_owned()))
}

fn template_name() -> String {
    format!("zugpost_template_{}", std::process::id())
}

fn template(conn: &mut PgConnection, base: &str) {
    static MADE: std::sync::Mutex<bool> = std::sync::Mutex::new(false);
    let mut made = MADE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if !*made {
        let name = template_name();
        conn.batch_execute(&format!("CREATE DATABASE {name}")).expect("a template");
        drop(Db::open(options(Target::Postgres(format!("{base}/{name}")))).expect("migrations"));
        *made = true;
    }
    drop(made);
    // The pool of the one that migrated closes in the background.
    let _ = diesel::sql_query(format!(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'",
        template_name()
    ))
    .execute(conn);
}

fn options(target: Target) -> Options {
    Options { target, pool: 8, synchronous: Synchronous::Full, batch: 256, migrates: true }
}

#[expect(clippy::disallowed_methods, reason = "tests talk to the server itself")]
pub fn connect(url: &str) -> PgConnection {
    PgConnection::establish(url).expect("the Postgres of ZUGPOST_TEST_POSTGRES")
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        if let Some((server, name)) = &self.postgres {
            let sql = format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)");
            let _ = connect(server).batch_execute(&sql);
        }
    }
}
