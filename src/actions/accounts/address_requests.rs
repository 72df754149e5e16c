//! Emails that are asked for to an address, by somebody who need not know whether it has an account.
//!
//! Asking stores the same row in either case, and nothing else; what follows is decided here, by a job.
//! So neither the answer nor its time shows who has an account (SECURITY.md 31).

use chrono::{DateTime, Utc};
use diesel::QueryResult;

use crate::{
    actions::emails::queue_about_account,
    db::{
        Db, DbConn, DbError,
        address_requests::{self, AddressRequest, AddressRequestKind},
        outbox::EmailKind,
        players::{self, Player},
    },
};

/// Looked at in one transaction.
const BATCH: i64 = 50;

/// Queues the emails that follow from what was asked for. Returns how much was looked at.
pub async fn answer_address_requests(db: &Db, now: DateTime<Utc>) -> Result<usize, DbError> {
    let read = |conn: &mut DbConn| Ok::<_, DbError>(address_requests::list_waiting(conn, BATCH)?);
    let waiting = db.read(read).await?;
    if waiting.is_empty() {
        return Ok(0);
    }
    let count = waiting.len();
    db.write(move |conn| {
        for request in &waiting {
            if address_requests::mark_answered(conn, request.id)? {
                answer(conn, request, now)?;
            }
        }
        Ok::<_, DbError>(())
    })
    .await?;
    Ok(count)
}

fn answer(conn: &mut DbConn, request: &AddressRequest, now: DateTime<Utc>) -> QueryResult<()> {
    let owner = players::find_by_email(conn, &request.email)?;
    let about = request.about.clone();
    match (request.kind, request.player, owner) {
        (AddressRequestKind::ResetPassword, _, Some(owner)) => {
            queue_about_account(conn, EmailKind::ResetPassword, owner.id, None, about, now)
        }
        (AddressRequestKind::ResetPassword, ..) | (_, None, _) => Ok(()),
        // It was confirmed meanwhile.
        (AddressRequestKind::ConfirmAddress, Some(player), Some(owner)) if owner.id == player => {
            Ok(())
        }
        (_, Some(player), Some(owner)) if owner.id != player => {
            queue_already_registered(conn, &owner, request.created_at, now)
        }
        (AddressRequestKind::ConfirmAddress, Some(player), _) => {
            queue_about_account(conn, EmailKind::ConfirmAddress, player, None, about, now)
        }
        (AddressRequestKind::ChangeAddress, Some(player), _) => {
            let address = Some(request.email.clone());
            queue_about_account(conn, EmailKind::ChangeAddress, player, address, about, now)
        }
    }
}

/// The owner of an address is told once a day that somebody entered it.
fn queue_already_registered(
    conn: &mut DbConn,
    owner: &Player,
    asked_at: DateTime<Utc>,
    now: DateTime<Utc>,
) -> QueryResult<()> {
    let about = asked_at.format("%Y-%m-%d").to_string();
    queue_about_account(conn, EmailKind::AlreadyRegistered, owner.id, None, about, now)
}
