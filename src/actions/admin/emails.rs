//! Emails that were not sent, as administrators see to them.

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use super::By;
use crate::{
    actions::{ActionError, ActionResult},
    db::{Db, DbConn, EmailId, audit_log::AuditAction, outbox},
};

/// Has an email tried again that failed, or all that were set aside.
pub async fn send_again(
    db: &Db,
    by: By,
    email: Option<EmailId>,
    now: DateTime<Utc>,
) -> ActionResult<usize, ()> {
    db.write(move |conn| {
        let count = outbox::send_again(conn, email, now)?;
        let action = match email {
            Some(_) if count == 0 => return Err(ActionError::NotFound),
            Some(email) => AuditAction::EmailSentAgain { email, kind: kind_of(conn, email)? },
            None if count == 0 => return Ok(0),
            None => AuditAction::AllEmailsSentAgain { count },
        };
        by.note(conn, action, now)?;
        Ok(count)
    })
    .await
}

/// Drops an email that failed.
pub async fn drop_email(
    db: &Db,
    by: By,
    email: EmailId,
    now: DateTime<Utc>,
) -> ActionResult<(), ()> {
    db.write(move |conn| {
        if outbox::drop_failing(conn, email, now)? == 0 {
            return Err(ActionError::NotFound);
        }
        let action = AuditAction::EmailDropped { email, kind: kind_of(conn, email)? };
        Ok(by.note(conn, action, now)?)
    })
    .await
}

/// Returns the kind of an email; empty if it is gone.
fn kind_of(conn: &mut DbConn, email: EmailId) -> QueryResult<String> {
    Ok(outbox::find_kind(conn, email)?.unwrap_or_default())
}
