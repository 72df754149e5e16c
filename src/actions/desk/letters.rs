//! Letters that did not leave, as administrators see to them.

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use super::By;
use crate::{
    actions::{ActionError, ActionResult},
    db::{Db, DbConn, LetterId, outbox},
};

/// Has a letter tried again that failed, or all that were set aside.
pub async fn send_again(
    db: &Db,
    by: By,
    letter: Option<LetterId>,
    now: DateTime<Utc>,
) -> ActionResult<usize, ()> {
    db.write(move |conn| {
        let count = outbox::send_again(conn, letter, now)?;
        let detail = match letter {
            Some(_) if count == 0 => return Err(ActionError::NotFound),
            Some(letter) => described(conn, letter)?,
            None if count == 0 => return Ok(0),
            None => format!("all {count}"),
        };
        by.note(conn, "letter_sent_again", &detail, now)?;
        Ok(count)
    })
    .await
}

/// Drops a letter that failed.
pub async fn drop_letter(
    db: &Db,
    by: By,
    letter: LetterId,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        if outbox::drop_failing(conn, letter, now)? == 0 {
            return Err(ActionError::NotFound);
        }
        let detail = described(conn, letter)?;
        Ok(by.note(conn, "letter_dropped", &detail, now)?)
    })
    .await
}

/// Returns the number and the kind of a letter.
fn described(conn: &mut DbConn, letter: LetterId) -> QueryResult<String> {
    let kind = outbox::find_kind(conn, letter)?.unwrap_or_default();
    Ok(format!("{letter} {kind}"))
}
