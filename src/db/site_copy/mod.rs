//! All that a site stores, copied into another database: of the same kind or of the other.
//!
//! A backup is such a copy, as an SQLite file. Every row is read back and compared before the copy
//! counts. It shows the database at one instant, and nobody waits for it.

mod copy_error;
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

use super::{
    DbConn, DbError, Synchronous, Target,
    connection::{self, ConnectionPurpose},
    migrate,
};
pub use copy_error::CopyError;
use tables::{CopiedTable, by_reference, last_ids, list, set_last_id};
use values::{RowSum, copy_table, sum_of};

/// How long it takes at most until a file that was verified is closed.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(20);

const CLOSE_PAUSE: Duration = Duration::from_millis(50);

/// What was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CopiedRows {
    pub tables: usize,
    pub rows: u64,
}

/// Copies a site into a new SQLite file, which is there and empty.
///
/// # Errors
/// [`CopyError::Database`] where a database does not answer or has no room. The file is worth nothing
/// then.
pub fn copy_to_file(from: &Target, file: &Path) -> Result<CopiedRows, CopyError> {
    let into = Target::Sqlite(file.to_string_lossy().into_owned());
    match from {
        Target::Sqlite(_) => {
            let mut from = open(from, ConnectionPurpose::Write)?;
            vacuum_into(&mut from, file)?;
        }
        Target::Postgres(_) => {
            prepare(&into)?;
            let mut from = open(from, ConnectionPurpose::Read)?;
            copy_rows(&mut from, &mut open(&into, ConnectionPurpose::Write)?)?;
        }
    }
    count(&mut open(&into, ConnectionPurpose::Read)?)
}

/// Puts all of a database that nobody has open any more into its one file.
///
/// # Errors
/// Where the disk has no room.
#[expect(clippy::disallowed_methods, reason = "a command waits, and no request")]
pub fn close_file(file: &Path) -> Result<(), CopyError> {
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
            // The threads of who verified it may still be closing it.
            _ if began.elapsed() < CLOSE_TIMEOUT => std::thread::sleep(CLOSE_PAUSE),
            Ok(_) => return Err(DbError::Unavailable("it is still open".to_owned()).into()),
            Err(error) => return Err(error.into()),
        }
    }
}

/// Copies what a file holds into an empty database. An SQLite file is new, and there.
///
/// # Errors
/// [`CopyError::Damaged`], [`CopyError::Occupied`], [`CopyError::InUse`]: nothing was changed.
/// [`CopyError::Database`] where a database does not answer or has no room: on Postgres nothing was
/// changed, a new SQLite file is worth nothing.
pub fn copy_from_file(file: &Path, into: &Target) -> Result<CopiedRows, CopyError> {
    let name = file.display().to_string();
    let damaged = |why: String| CopyError::Damaged(name.clone(), why);
    let mut from = connection::open_file(file).map_err(|error| damaged(error.to_string()))?;
    let integrity = integrity(&mut from).map_err(|error| damaged(error.to_string()))?;
    if integrity != "ok" {
        return Err(damaged(integrity));
    }
    if !list(&mut from)?.iter().any(|table| table.name == "players") {
        return Err(damaged("it has no players".to_owned()));
    }
    match into {
        Target::Sqlite(path) => {
            vacuum_into(&mut from, Path::new(path))?;
            prepare(into)?;
        }
        Target::Postgres(_) => {
            migrate::check(&mut from).map_err(|error| CopyError::Tables(error.to_string()))?;
            prepare(into)?;
            copy_rows(&mut from, &mut open(into, ConnectionPurpose::Write)?)?;
        }
    }
    count(&mut open(into, ConnectionPurpose::Read)?)
}

/// Returns what all rows of each table add up to, whatever their order.
pub fn sums(of: &Target) -> Result<Vec<(String, RowSum)>, CopyError> {
    let mut conn = open(of, ConnectionPurpose::Read)?;
    let tables = list(&mut conn)?;
    tables.into_iter().map(|table| Ok((table.name.clone(), sum_of(&mut conn, &table)?))).collect()
}

fn open(target: &Target, purpose: ConnectionPurpose) -> Result<DbConn, CopyError> {
    let opened = connection::open(target, purpose, Synchronous::Full);
    Ok(opened.map_err(|error| DbError::Unavailable(error.to_string()))?)
}

/// Makes the tables.
fn prepare(target: &Target) -> Result<(), CopyError> {
    let mut conn = open(target, ConnectionPurpose::Write)?;
    migrate::run(&mut conn).map_err(|error| CopyError::Tables(error.to_string()))
}

/// Copies SQLite page by page, as of one instant.
fn vacuum_into(from: &mut DbConn, file: &Path) -> QueryResult<()> {
    let file = file.to_string_lossy().into_owned();
    diesel::sql_query("VACUUM INTO $1").bind::<Text, _>(file).execute(from).map(drop)
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

fn count(conn: &mut DbConn) -> Result<CopiedRows, CopyError> {
    let mut copied = CopiedRows::default();
    for table in list(conn)? {
        copied.tables += 1;
        copied.rows += u64::try_from(rows_of(conn, &table)?).unwrap_or_default();
    }
    Ok(copied)
}

fn rows_of(conn: &mut DbConn, table: &CopiedTable) -> QueryResult<i64> {
    number(conn, &format!("SELECT count(*) AS count FROM {}", table.quoted()))
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
fn copy_rows(from: &mut DbConn, into: &mut DbConn) -> Result<(), CopyError> {
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
            if rows_of(into, table)? > 0 {
                into.batch_execute(&format!("DELETE FROM {}", table.quoted()))?;
            }
            let read = copy_table(from, into, table)?;
            if sum_of(into, table)? != read {
                return Err(CopyError::Different(table.name.clone()));
            }
        }
        for (table, last) in last_ids(from, &tables)? {
            set_last_id(into, &table, last)?;
        }
        if let DbConn::Sqlite(conn) = into {
            migrate::check_references(conn)
                .map_err(|error| CopyError::Tables(error.to_string()))?;
        }
        Ok(())
    })?;
    from.batch_execute("COMMIT")?;
    Ok(())
}

/// Returns the tables, those first to which others refer.
fn same_tables(from: &mut DbConn, into: &mut DbConn) -> Result<Vec<CopiedTable>, CopyError> {
    let (tables, theirs) = (list(from)?, list(into)?);
    let other = tables.iter().find(|table| !theirs.contains(table));
    let other = other.or_else(|| theirs.iter().find(|table| !tables.contains(table)));
    if let Some(table) = other {
        return Err(CopyError::OtherTables(table.name.clone()));
    }
    by_reference(into, tables)
}

fn refuse_occupied(into: &mut DbConn) -> Result<(), CopyError> {
    let players = number(into, "SELECT count(*) AS count FROM players")?;
    if players > 0 {
        return Err(CopyError::Occupied(players));
    }
    if let DbConn::Postgres(_) = into {
        let others = "SELECT count(*) AS count FROM pg_stat_activity
                      WHERE datname = current_database() AND pid <> pg_backend_pid()";
        let others = number(into, others)?;
        if others > 0 {
            return Err(CopyError::InUse(others));
        }
    }
    Ok(())
}
