//! The way back for somebody who has lost all second factors: an administrator takes them away.

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use super::SecondFactorChange;
use crate::{
    actions::emails::queue_second_factor_change,
    db::{DbConn, PlayerId, second_factors, sessions},
};

/// Takes all second factors of an account away, and ends its sessions. `false` if it has none.
pub fn reset_second_factors(
    conn: &mut DbConn,
    player: PlayerId,
    now: DateTime<Utc>,
) -> QueryResult<bool> {
    if !second_factors::has_second_factor(conn, player)? {
        return Ok(false);
    }
    second_factors::delete_all(conn, player)?;
    sessions::delete_all(conn, player, None)?;
    queue_second_factor_change(conn, player, SecondFactorChange::Reset.as_str(), now)?;
    Ok(true)
}
