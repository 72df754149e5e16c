//! Runs pending migrations on a copy of the database, to see which they are and how long they take.
//!
//! Nobody waits for it: SQLite copies itself into a file that is deleted, and on Postgres the rows are
//! copied into a schema of which nothing is committed. Both need as much room again.

use std::path::Path;

use diesel::{
    Connection as _, RunQueryDsl as _, connection::SimpleConnection as _, dsl::sql,
    result::Error::RollbackTransaction, sql_types::Text,
};

use super::{
    DbConn, DbError, Synchronous, Target,
    backup::{by_reference, folder_beside, last_ids, list_tables, set_last_id, vacuum_into},
    connection::{self, ConnectionPurpose},
    migrate::{self, Failed, MigrationRun},
    name_skeletons,
};

/// Where the tables of the copy stand on Postgres.
const SCHEMA: &str = "zugpost_dry_run";

/// Lists the names of the migrations that were not run yet.
///
/// # Errors
/// Where the database does not answer, or never was one of Zugpost.
pub fn list_pending(target: &Target) -> Result<Vec<String>, DbError> {
    let mut conn = match target {
        Target::Sqlite(path) => open_file(Path::new(path))?,
        Target::Postgres(_) => open(target)?,
    };
    migrate::list_pending(&mut conn).map_err(unavailable)
}

/// Runs on a copy what is pending.
///
/// # Errors
/// Where there is no room for the copy, or a migration fails. The database is as it was.
pub fn dry_run(target: &Target) -> Result<Vec<MigrationRun>, DbError> {
    match target {
        Target::Sqlite(path) => on_copied_file(Path::new(path)),
        Target::Postgres(_) => on_copied_rows(&mut open(target)?),
    }
}

#[expect(clippy::disallowed_methods, reason = "what is written is rolled back")]
fn on_copied_rows(conn: &mut DbConn) -> Result<Vec<MigrationRun>, DbError> {
    let mut outcome = Ok(Vec::new());
    let rolled_back = conn.transaction(|conn| {
        outcome = in_own_schema(conn);
        Err::<(), _>(RollbackTransaction)
    });
    match rolled_back {
        Err(RollbackTransaction) | Ok(()) => outcome.map_err(unavailable),
        Err(error) => Err(error.into()),
    }
}

/// The file itself is only read: it may be a backup.
fn on_copied_file(path: &Path) -> Result<Vec<MigrationRun>, DbError> {
    let folder = folder_beside(path).map_err(|error| DbError::Unavailable(error.to_string()))?;
    let copy = folder.path().join("site.sqlite");
    vacuum_into(&mut open_file(path)?, &copy)
        .map_err(|error| DbError::Unavailable(error.to_string()))?;
    let copy = Target::Sqlite(copy.to_string_lossy().into_owned());
    migrate::run(&mut open(&copy)?).map_err(unavailable)
}

/// Makes the tables as they are, fills them, and runs what is pending.
fn in_own_schema(conn: &mut DbConn) -> Result<Vec<MigrationRun>, Failed> {
    conn.batch_execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")?;
    let pending = migrate::list_pending(conn)?;
    let is_pending = |name: &str| pending.iter().any(|it| it == name);
    let schema = sql::<Text>("quote_ident(current_schema()::text)");
    let schema: String = diesel::select(schema).get_result(conn)?;
    let tables = list_tables(conn)?;
    let last_ids = last_ids(conn, &tables)?;
    conn.batch_execute(&format!("CREATE SCHEMA {SCHEMA}; SET LOCAL search_path TO {SCHEMA}"))?;
    migrate::run_wanted(conn, |name| !is_pending(name))?;
    let tables = list_tables(conn)?;
    for table in by_reference(conn, tables)? {
        let (name, columns) = (table.quoted(), table.column_list());
        // A new database has rows of its own where there is one of a kind.
        conn.batch_execute(&format!(
            "DELETE FROM {name};
             INSERT INTO {name} ({columns}) OVERRIDING SYSTEM VALUE
             SELECT {columns} FROM {schema}.{name};
             ANALYZE {name}"
        ))?;
    }
    for (table, last) in last_ids {
        set_last_id(conn, &table, last)?;
    }
    let runs = migrate::run_wanted(conn, is_pending)?;
    name_skeletons::fill(conn)?;
    Ok(runs)
}

fn open(target: &Target) -> Result<DbConn, DbError> {
    connection::open(target, ConnectionPurpose::Write, Synchronous::Full)
        .map_err(|error| DbError::Unavailable(error.to_string()))
}

fn open_file(path: &Path) -> Result<DbConn, DbError> {
    connection::open_file(path).map_err(|error| DbError::Unavailable(error.to_string()))
}

fn unavailable(error: Failed) -> DbError {
    DbError::Unavailable(error.to_string())
}
