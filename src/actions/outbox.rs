//! Letters that did not leave, as administrators see to them.

use chrono::{DateTime, Utc};

use super::{ActionError, ActionResult};
use crate::db::{Db, LetterId, outbox};

/// Has a letter tried again that failed, or all that were set aside.
pub async fn send_again(
    db: &Db,
    letter: Option<LetterId>,
    now: DateTime<Utc>,
) -> ActionResult<usize, ()> {
    db.write(move |conn| match outbox::send_again(conn, letter, now)? {
        0 if letter.is_some() => Err(ActionError::NotFound),
        count => Ok(count),
    })
    .await
}

/// Drops a letter that failed.
pub async fn drop_letter(db: &Db, letter: LetterId, now: DateTime<Utc>) -> ActionResult<(), ()> {
    db.write(move |conn| match outbox::drop_failing(conn, letter, now)? {
        0 => Err(ActionError::NotFound),
        _ => Ok(()),
    })
    .await
}
