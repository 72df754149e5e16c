//! Brings the tables up to date at the start.

use std::time::{Duration, Instant};

use diesel::{
    QueryableByName, RunQueryDsl as _, SqliteConnection,
    backend::Backend,
    connection::{AnsiTransactionManager, SimpleConnection as _, TransactionManager as _},
    migration::{Migration, MigrationSource},
    pg::Pg,
    sql_types::{BigInt, Nullable, Text},
    sqlite::Sqlite,
};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::{DbConn, name_skeletons};

const SQLITE: EmbeddedMigrations = embed_migrations!("migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("migrations/postgres");

/// Two servers may start together: the number is arbitrary, but the same in both.
const LOCK: i64 = 0x005a_7567_706f_7374;

pub(super) type Failed = Box<dyn std::error::Error + Send + Sync>;

/// The first migration there is. What was done before it was never released.
const FIRST: &str = "20261124000002";

const NOT_CURRENT: &str = "its tables are not up to date, and MIGRATE_AT_START is `no`. Run \
     `zugpost migrate` with the address of a role that may change them.";

/// A migration that was run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MigrationRun {
    pub name: String,
    pub took: Duration,
}

/// Fails if the tables are not up to date. It changes nothing, so a role that may not is enough.
pub(super) fn check(conn: &mut DbConn) -> Result<(), Failed> {
    match list_pending(conn) {
        Ok(pending) if pending.is_empty() => Ok(()),
        Ok(_) => Err(NOT_CURRENT.into()),
        // Where nothing was ever migrated there is no such table.
        Err(error) => Err(format!("{NOT_CURRENT} ({error})").into()),
    }
}

/// Lists the names of the migrations that were not run yet, and changes nothing.
pub(super) fn list_pending(conn: &mut DbConn) -> Result<Vec<String>, Failed> {
    let known = match conn {
        DbConn::Sqlite(_) => versions(MigrationSource::<Sqlite>::migrations(&SQLITE)?),
        DbConn::Postgres(_) => versions(MigrationSource::<Pg>::migrations(&POSTGRES)?),
    };
    #[derive(QueryableByName)]
    struct Applied {
        #[diesel(sql_type = Text)]
        version: String,
    }
    let applied: Vec<Applied> =
        diesel::sql_query("SELECT version FROM __diesel_schema_migrations").load(conn)?;
    let is_pending = |version: &String| applied.iter().all(|one| one.version != *version);
    Ok(known.into_iter().filter(|(version, _)| is_pending(version)).map(|(_, name)| name).collect())
}

/// Returns the version and the name of each.
fn versions<B: Backend>(migrations: Vec<Box<dyn Migration<B>>>) -> Vec<(String, String)> {
    let mut versions = Vec::new();
    for migration in migrations {
        let name = migration.name();
        versions.push((name.version().to_string(), name.to_string()));
    }
    versions
}

/// Runs what is pending, and returns what was run.
pub(super) fn run(conn: &mut DbConn) -> Result<Vec<MigrationRun>, Failed> {
    if let DbConn::Postgres(conn) = conn {
        diesel::sql_query("SELECT pg_advisory_lock($1)").bind::<BigInt, _>(LOCK).execute(conn)?;
    }
    let outcome = migrate(conn);
    if let DbConn::Postgres(conn) = conn {
        diesel::sql_query("SELECT pg_advisory_unlock($1)").bind::<BigInt, _>(LOCK).execute(conn)?;
    }
    outcome
}

fn migrate(conn: &mut DbConn) -> Result<Vec<MigrationRun>, Failed> {
    // Diesel makes its table here: of two servers that start together one waits.
    let applied = match conn {
        DbConn::Sqlite(conn) => conn.applied_migrations()?,
        DbConn::Postgres(conn) => conn.applied_migrations()?,
    };
    if applied.iter().any(|version| version.to_string().as_str() < FIRST) {
        return Err("it was made by a version of Zugpost before its first release, and cannot be \
                    read by this one. Begin with an empty database."
            .into());
    }
    let runs = match conn {
        DbConn::Sqlite(conn) => sqlite(conn)?,
        DbConn::Postgres(_) => run_wanted(conn, |_| true)?,
    };
    // SQL alone cannot.
    name_skeletons::fill(conn)?;
    Ok(runs)
}

/// Runs those that are pending and wanted, one after the other. Each has its name, as
/// [`list_pending`] says it.
fn run_each<B: Backend, C: MigrationHarness<B>>(
    conn: &mut C,
    source: EmbeddedMigrations,
    is_wanted: impl Fn(&str) -> bool,
) -> Result<Vec<MigrationRun>, Failed>
where
    EmbeddedMigrations: MigrationSource<B>,
{
    let mut runs = Vec::new();
    for migration in conn.pending_migrations(source)? {
        let name = migration.name().to_string();
        if !is_wanted(&name) {
            continue;
        }
        let began = Instant::now();
        conn.run_migration(&*migration)?;
        runs.push(MigrationRun { name, took: began.elapsed() });
    }
    Ok(runs)
}

/// Runs the pending ones that are wanted: on Postgres in the schema that comes first.
pub(super) fn run_wanted(
    conn: &mut DbConn,
    is_wanted: impl Fn(&str) -> bool,
) -> Result<Vec<MigrationRun>, Failed> {
    match conn {
        DbConn::Sqlite(conn) => run_each(conn, SQLITE, is_wanted),
        DbConn::Postgres(conn) => run_each(conn, POSTGRES, is_wanted),
    }
}

/// Runs what is pending in one transaction, with foreign keys off: a table whose checks change
/// is made again, and dropping the old one must not touch the rows that refer to it. What
/// refers to what is checked before the commit, so a failure leaves everything as it was.
///
/// A migration that opened its own transaction (`run_in_transaction = false`) could be
/// committed and not noted as done.
fn sqlite(conn: &mut SqliteConnection) -> Result<Vec<MigrationRun>, Failed> {
    if !conn.has_pending_migration(SQLITE)? {
        return Ok(Vec::new());
    }
    // Inside a transaction this pragma does nothing.
    conn.batch_execute("PRAGMA foreign_keys = OFF")?;
    let outcome = sqlite_transaction(conn);
    conn.batch_execute("PRAGMA foreign_keys = ON")?;
    outcome
}

fn sqlite_transaction(conn: &mut SqliteConnection) -> Result<Vec<MigrationRun>, Failed> {
    AnsiTransactionManager::begin_transaction_sql(conn, "BEGIN IMMEDIATE")?;
    let outcome =
        run_each(conn, SQLITE, |_| true).and_then(|runs| check_references(conn).map(|()| runs));
    match outcome {
        Ok(runs) => {
            AnsiTransactionManager::commit_transaction(conn)?;
            Ok(runs)
        }
        Err(error) => {
            AnsiTransactionManager::rollback_transaction(conn)?;
            Err(error)
        }
    }
}

#[derive(QueryableByName)]
struct Dangling {
    #[diesel(sql_type = Text)]
    child: String,
    #[diesel(sql_type = Nullable<BigInt>)]
    id: Option<i64>,
    #[diesel(sql_type = Text)]
    parent: String,
}

/// Fails if a row refers to one that is not there.
pub(super) fn check_references(conn: &mut SqliteConnection) -> Result<(), Failed> {
    let dangling: Vec<Dangling> = diesel::sql_query(
        "SELECT \"table\" AS child, \"rowid\" AS id, \"parent\" AS parent
         FROM pragma_foreign_key_check LIMIT 1",
    )
    .load(conn)?;
    match dangling.first() {
        None => Ok(()),
        Some(Dangling { child, id, parent }) => {
            let id = id.map_or_else(String::new, |id| format!(" {id}"));
            Err(format!("{child}{id} refers to a row of {parent} that is not there").into())
        }
    }
}

#[cfg(test)]
mod tests {
    use diesel::sql_types::Integer;

    use super::*;
    use crate::db::{Synchronous, Target, connection};

    fn open() -> DbConn {
        let target = Target::Sqlite(":memory:".into());
        connection::open(&target, connection::ConnectionPurpose::Write, Synchronous::Full).unwrap()
    }

    #[derive(QueryableByName)]
    struct Number {
        #[diesel(sql_type = Integer)]
        number: i32,
    }

    fn number(conn: &mut DbConn, from: &str) -> i32 {
        let sql = format!("SELECT {from} AS number");
        diesel::sql_query(sql).get_result::<Number>(conn).unwrap().number
    }

    fn done(conn: &mut DbConn) -> i32 {
        number(conn, "(SELECT count(*) FROM __diesel_schema_migrations)")
    }

    const KEYS: &str = "(SELECT foreign_keys FROM pragma_foreign_keys)";
    const NEW_COLUMNS: &str =
        "(SELECT count(*) FROM pragma_table_info('game_terms') WHERE name = 'en_passant')";

    #[test]
    fn foreign_keys_are_on_again_after_it() {
        let mut conn = open();
        assert_eq!(number(&mut conn, KEYS), 1);
        run(&mut conn).unwrap();
        assert_eq!(number(&mut conn, KEYS), 1);
        assert_eq!(number(&mut conn, NEW_COLUMNS), 1);
        assert!(done(&mut conn) >= 1);
    }

    #[test]
    fn a_row_that_refers_to_nothing_is_named() {
        let mut conn = open();
        run(&mut conn).unwrap();
        let DbConn::Sqlite(sqlite) = &mut conn else { unreachable!() };
        // No service could have written it.
        sqlite
            .batch_execute(
                "PRAGMA foreign_keys = OFF;
                 INSERT INTO game_events VALUES (7, 0, '2026-11-20 12:00:00', 'white', 'move', 'e2e4');
                 PRAGMA foreign_keys = ON;",
            )
            .unwrap();
        let error = check_references(sqlite).unwrap_err().to_string();
        assert_eq!(error, "game_events 1 refers to a row of games that is not there");
    }
}
