//! Why a backup was not made, or not restored.

use crate::db::DbError;

/// Why a backup was not made, or not restored. `Display` is the sentence that the operator reads.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("{0} is no database of Zugpost, or it is damaged: {1}")]
    Damaged(String, String),
    #[error("it holds {0} players already. Choose an empty one.")]
    Occupied(i64),
    #[error("{0} programs are connected to it. Stop the servers first.")]
    InUse(i64),
    #[error("what was written into {0} is not what was read")]
    Different(String),
    #[error("the table {0} is not the same in both: run `zugpost migrate` on the older one first")]
    OtherTables(String),
    #[error("{0}")]
    Tables(String),
    #[error(transparent)]
    Database(#[from] DbError),
}

impl From<diesel::result::Error> for BackupError {
    fn from(error: diesel::result::Error) -> BackupError {
        BackupError::Database(error.into())
    }
}
