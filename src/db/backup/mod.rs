//! Backups: all that a site stores, copied into an SQLite file, and from there into an empty database.
//!
//! SQLite copies itself. From and to Postgres rows are copied; every row is read back and compared. A
//! backup shows the database at one instant, and nobody waits for it.

mod backup_error;
mod tables;
mod values;

use std::{
    path::Path,
    time::{Duration, Instant},
};

use diesel::{
    Connection as _, RunQueryDsl as _,
    connection::SimpleConnection as _,
    result::QueryResult,
    sql_types::{BigInt, Text},
};

use tempfile::TempDir;

use super::{
    Db, DbConn, DbError, Synchronous, Target,
    connection::{self, ConnectionPurpose},
    error::is_locked,
    migrate,
};
pub use backup_error::BackupError;
use tables::TableDefinition;
pub(super) use tables::{by_reference, last_ids, list as list_tables, set_last_id};
use values::{TableChecksum, checksum_of, copy_table};

/// How long it takes at most until a file that was verified is closed.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(20);

const CLOSE_PAUSE: Duration = Duration::from_millis(50);

/// Makes a folder beside a file, where it is written until it is whole. It is deleted with its value.
pub fn folder_beside(file: &Path) -> std::io::Result<TempDir> {
    tempfile::Builder::new().prefix(".zugpost-").tempdir_in(folder_of(file))
}

/// Returns the folder in which a file stands.
pub fn folder_of(file: &Path) -> &Path {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Copies a site into a new SQLite file, which is there and empty.
///
/// # Errors
/// [`BackupError::Database`] where a database does not answer or has no room. The file is worth nothing
/// then.
pub fn back_up(from: &Target, file: &Path) -> Result<(), BackupError> {
    match from {
        Target::Sqlite(_) => vacuum_into(&mut open(from, ConnectionPurpose::Write)?, file),
        Target::Postgres(_) => {
            let into = Target::Sqlite(file.to_string_lossy().into_owned());
            Db::migrate(&into)?;
            let mut from = open(from, ConnectionPurpose::Read)?;
            copy_rows(&mut from, &mut open(&into, ConnectionPurpose::Write)?)
        }
    }
}

/// Puts all of a database that nobody has open any more into its one file.
///
/// # Errors
/// Where the disk has no room.
#[expect(clippy::disallowed_methods, reason = "a command waits, and no request")]
pub fn close_file(file: &Path) -> Result<(), BackupError> {
    #[derive(diesel::QueryableByName)]
    struct Found {
        #[diesel(sql_type = Text)]
        journal_mode: String,
    }
    let target = Target::Sqlite(file.to_string_lossy().into_owned());
    let mut conn = open(&target, ConnectionPurpose::Write)?;
    let began = Instant::now();
    loop {
        let query = diesel::sql_query("PRAGMA journal_mode = DELETE");
        match query.get_result::<Found>(&mut conn) {
            Ok(found) if found.journal_mode == "delete" => return Ok(()),
            // A thread of who verified it may still be closing it.
            Err(error) if !is_locked(&error) => return Err(error.into()),
            _ if began.elapsed() < CLOSE_TIMEOUT => std::thread::sleep(CLOSE_PAUSE),
            _ => return Err(DbError::Unavailable("it is still open".to_owned()).into()),
        }
    }
}

/// Copies a backup into an empty database. An SQLite file is there, and empty.
///
/// # Errors
/// [`BackupError::Damaged`], [`BackupError::Occupied`], [`BackupError::InUse`]: nothing was changed.
/// [`BackupError::Database`] where a database does not answer or has no room: on Postgres nothing was
/// changed, an SQLite file is worth nothing.
pub fn restore(file: &Path, into: &Target) -> Result<(), BackupError> {
    let damaged = |why: String| BackupError::Damaged(file.display().to_string(), why);
    let mut from = connection::open_file(file).map_err(|error| damaged(error.to_string()))?;
    let integrity = integrity(&mut from).map_err(|error| damaged(error.to_string()))?;
    if integrity != "ok" {
        return Err(damaged(integrity));
    }
    if !list_tables(&mut from)?.iter().any(|table| table.name == "players") {
        return Err(damaged("it has no players".to_owned()));
    }
    match into {
        Target::Sqlite(path) => {
            vacuum_into(&mut from, Path::new(path))?;
            Ok(Db::migrate(into)?)
        }
        Target::Postgres(_) => {
            migrate::check(&mut from).map_err(|error| BackupError::Tables(error.to_string()))?;
            Db::migrate(into)?;
            copy_rows(&mut from, &mut open(into, ConnectionPurpose::Write)?)
        }
    }
}

/// Returns a checksum of each table, whatever the order of its rows. Both databases have the same.
pub fn checksums(of: &Target) -> Result<Vec<(String, TableChecksum)>, BackupError> {
    let mut conn = open(of, ConnectionPurpose::Read)?;
    let tables = list_tables(&mut conn)?;
    tables
        .into_iter()
        .map(|table| Ok((table.name.clone(), checksum_of(&mut conn, &table)?)))
        .collect()
}

fn open(target: &Target, purpose: ConnectionPurpose) -> Result<DbConn, BackupError> {
    let opened = connection::open(target, purpose, Synchronous::Full);
    Ok(opened.map_err(|error| DbError::Unavailable(error.to_string()))?)
}

/// Copies SQLite page by page, as of one instant.
pub(super) fn vacuum_into(from: &mut DbConn, file: &Path) -> Result<(), BackupError> {
    let file = file.to_string_lossy().into_owned();
    diesel::sql_query("VACUUM INTO $1").bind::<Text, _>(file).execute(from)?;
    Ok(())
}

fn integrity(conn: &mut DbConn) -> QueryResult<String> {
    #[derive(diesel::QueryableByName)]
    struct Found {
        #[diesel(sql_type = Text)]
        integrity_check: String,
    }
    diesel::sql_query("PRAGMA integrity_check(1)")
        .get_result::<Found>(conn)
        .map(|found| found.integrity_check)
}

fn number(conn: &mut DbConn, sql: &str) -> QueryResult<i64> {
    #[derive(diesel::QueryableByName)]
    struct Found {
        #[diesel(sql_type = BigInt)]
        count: i64,
    }
    diesel::sql_query(sql).get_result::<Found>(conn).map(|found| found.count)
}

/// Copies every row, in one transaction on each side.
#[expect(clippy::disallowed_methods, reason = "the database is served by nobody yet")]
fn copy_rows(from: &mut DbConn, into: &mut DbConn) -> Result<(), BackupError> {
    let tables = same_tables(from, into)?;
    refuse_occupied(into)?;
    let begin = match from {
        DbConn::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY",
        DbConn::Sqlite(_) => "BEGIN",
    };
    from.batch_execute(begin)?;
    // Inside a transaction this pragma does nothing. The file goes out of use where it fails.
    if let DbConn::Sqlite(conn) = into {
        conn.batch_execute("PRAGMA foreign_keys = OFF")?;
    }
    into.transaction(|into| {
        for table in &tables {
            // A new database has rows of its own where there is one of a kind.
            into.batch_execute(&format!("DELETE FROM {}", table.quoted()))?;
            let read = copy_table(from, into, table)?;
            if checksum_of(into, table)? != read {
                return Err(BackupError::Different(table.name.clone()));
            }
        }
        for (table, last) in last_ids(from, &tables)? {
            set_last_id(into, &table, last)?;
        }
        if let DbConn::Sqlite(conn) = into {
            migrate::check_references(conn)
                .map_err(|error| BackupError::Tables(error.to_string()))?;
        }
        Ok(())
    })?;
    from.batch_execute("COMMIT")?;
    Ok(())
}

/// Returns the tables, those first to which others refer.
fn same_tables(from: &mut DbConn, into: &mut DbConn) -> Result<Vec<TableDefinition>, BackupError> {
    let (tables, theirs) = (list_tables(from)?, list_tables(into)?);
    let other = tables.iter().find(|table| !theirs.contains(table));
    let other = other.or_else(|| theirs.iter().find(|table| !tables.contains(table)));
    if let Some(table) = other {
        return Err(BackupError::OtherTables(table.name.clone()));
    }
    by_reference(into, tables)
}

fn refuse_occupied(into: &mut DbConn) -> Result<(), BackupError> {
    let players = number(into, "SELECT count(*) AS count FROM players")?;
    if players > 0 {
        return Err(BackupError::Occupied(players));
    }
    if let DbConn::Postgres(_) = into {
        // The server's own processes, such as autovacuum, are no user's.
        let others = "SELECT count(*) AS count FROM pg_stat_activity
                      WHERE datname = current_database() AND usesysid IS NOT NULL
                      AND pid <> pg_backend_pid()";
        let others = number(into, others)?;
        if others > 0 {
            return Err(BackupError::InUse(others));
        }
    }
    Ok(())
}
