//! What can go wrong with the database.

use diesel::result::{DatabaseErrorKind, Error as Diesel};

/// A failure of the database, as opposed to an answer of it.
#[derive(Debug, thiserror::Error)]
pub enum DbError {
    /// It cannot be reached or written to at present; it may be back in a moment.
    #[error("the database cannot be reached: {0}")]
    Unavailable(String),
    /// Its disk is full. What was to be written was not; what is there can be read.
    #[error("the database has no room left: {0}")]
    Full(String),
    /// Too many writes wait already.
    #[error("too many writes are waiting")]
    Busy,
    /// A closure panicked; its changes were rolled back.
    #[error("a database closure panicked")]
    Panicked,
    #[error(transparent)]
    Query(Diesel),
}

impl DbError {
    /// Returns whether the database is not there or too busy, and no row is to blame.
    pub fn is_passing(&self) -> bool {
        matches!(self, DbError::Busy | DbError::Unavailable(_) | DbError::Full(_))
    }

    /// Returns whether a row was met that cannot be, as opposed to a database in trouble.
    pub fn is_corrupt(&self) -> bool {
        matches!(self, DbError::Query(Diesel::DeserializationError(_)))
    }
}

impl DbError {
    /// What a whole transaction failed with, for each who took part in it.
    pub(super) fn of_all(error: &Diesel) -> DbError {
        if is_full(error) {
            DbError::Full(error.to_string())
        } else {
            DbError::Unavailable(error.to_string())
        }
    }
}

impl From<Diesel> for DbError {
    fn from(error: Diesel) -> DbError {
        if is_full(&error) {
            DbError::Full(error.to_string())
        } else if is_gone(&error) {
            DbError::Unavailable(error.to_string())
        } else {
            DbError::Query(error)
        }
    }
}

/// A row that cannot be: somebody edited the database, or we have a bug.
#[derive(Debug, thiserror::Error)]
#[error("{table} {id}: {what}")]
pub struct Corrupt {
    pub table: &'static str,
    pub id: i64,
    pub what: &'static str,
}

impl Corrupt {
    /// Wraps it as the error of the query that met the row.
    pub fn error(table: &'static str, id: i64, what: &'static str) -> Diesel {
        Diesel::DeserializationError(Box::new(Corrupt { table, id, what }))
    }
}

/// Returns whether there was no room to write: SQLite's words, and the system's as Postgres quotes
/// them where its messages (`lc_messages`) are English.
pub(super) fn is_full(error: &Diesel) -> bool {
    let Diesel::DatabaseError(_, info) = error else { return false };
    ["database or disk is full", "No space left on device", "Disk quota exceeded"]
        .iter()
        .any(|part| info.message().contains(part))
}

/// Returns whether somebody else has an SQLite file open in a way that excludes this.
pub(super) fn is_locked(error: &Diesel) -> bool {
    let Diesel::DatabaseError(_, info) = error else { return false };
    info.message().contains("database is locked")
}

/// Distinguishes a lost or unusable database from a query that it answered with an error.
///
/// libpq and SQLite have no common code for it that diesel passes on, hence the texts.
pub(super) fn is_gone(error: &Diesel) -> bool {
    match error {
        Diesel::DatabaseError(DatabaseErrorKind::ClosedConnection, _)
        | Diesel::BrokenTransactionManager => true,
        Diesel::DatabaseError(
            DatabaseErrorKind::Unknown | DatabaseErrorKind::UnableToSendCommand,
            info,
        ) => {
            let text = info.message();
            [
                "server closed the connection",
                "connection to server",
                "no connection to the server",
                "terminating connection",
                "canceling statement due to statement timeout",
                "the database system is",
                "could not connect",
                "could not send",
                "could not receive",
                "Connection refused",
                "SSL connection has been closed",
                "disk I/O error",
                "database is locked",
                "unable to open database",
                "attempt to write a readonly",
            ]
            .iter()
            .any(|part| text.contains(part))
        }
        _ => false,
    }
}
