//! What a game page does about rows that it can do without.

use crate::db::DbError;

/// Leaves out conditional moves, messages or an analysis that cannot be read: the game is there
/// all the same.
pub fn or_left_out<T: Default>(found: Result<T, DbError>) -> Result<T, DbError> {
    match found {
        Err(error) if error.is_corrupt() => {
            tracing::error!(%error, "corrupt conditional moves, messages or analysis are left out");
            Ok(T::default())
        }
        found => found,
    }
}
