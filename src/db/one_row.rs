//! Changes that must hit one row.

use diesel::{QueryResult, result::Error};

/// Fails unless exactly one row was changed.
pub(super) fn one_row(rows: usize) -> QueryResult<()> {
    match rows {
        1 => Ok(()),
        _ => Err(Error::NotFound),
    }
}
