//! Emails that are asked for to an address, by somebody who need not know whether it has an account.
//!
//! Asking stores the same row in either case, and nothing else; what follows is decided here, by a job.
//! So neither the answer nor its time shows who has an account.
//!
//! Strangers can be made to get emails that way, so their number is limited: for an address, as many as somebody
//! needs who waits for a link; for the network that asks; for the site. Whoever asks reads when the next
//! one is possible. That too is the same whether there is an account or not.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::QueryResult;

use crate::{
    actions::{ActionError, ActionResult, emails::queue_about_account},
    db::{
        Db, DbConn, DbError, PlayerId,
        link_requests::{self, CountedRequests, LinkRequest, LinkRequestKind, NewLinkRequest},
        outbox::EmailKind,
        players::{self, Player},
        security_log::{self, NewSecurityEntry, SecurityEvent},
        tokens::TokenPurpose,
    },
};

/// Looked at in one transaction.
const BATCH: i64 = 50;

/// The time for the limits of networks and of the site. No link counts longer for its address.
const DAY: TimeDelta = TimeDelta::hours(24);

/// For how many emails strangers may ask in a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EmailRateLimits {
    /// Of a kind to one address, as long as a link in one of them is good.
    pub per_recipient: u32,
    pub per_network: u32,
    pub per_site: u32,
}

/// No email can be asked for before this instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimited {
    pub until: DateTime<Utc>,
}

/// From where emails are asked for, and how many can be.
#[derive(Clone, Debug)]
pub struct RateLimitContext {
    /// Empty: the service itself asks.
    pub network: String,
    pub limits: EmailRateLimits,
}

/// Stores a request, if no limit is reached.
pub(super) fn ask(
    conn: &mut DbConn,
    (kind, email): (LinkRequestKind, &str),
    player: Option<PlayerId>,
    about: &str,
    origin: &RateLimitContext,
    now: DateTime<Utc>,
) -> ActionResult<(), RateLimited> {
    let network = origin.network.as_str();
    let request = NewLinkRequest { kind, email, player, about, network };
    // Impatient clicks are one wish.
    if link_requests::is_asked(conn, &request)? {
        return Ok(());
    }
    if !network.is_empty()
        && let Some(until) = spent_until(conn, (kind, email), origin, now)?
    {
        return Err(ActionError::Refused(RateLimited { until }));
    }
    Ok(link_requests::insert(conn, &request, now)?)
}

/// Returns until when a limit is reached.
fn spent_until(
    conn: &mut DbConn,
    (kind, email): (LinkRequestKind, &str),
    origin: &RateLimitContext,
    now: DateTime<Utc>,
) -> QueryResult<Option<DateTime<Utc>>> {
    let EmailRateLimits { per_recipient, per_network, per_site } = origin.limits;
    let mut until = None;
    for (counted, limit, time) in [
        (CountedRequests::To(email, kind), per_recipient, lifetime(kind).min(DAY)),
        (CountedRequests::From(&origin.network), per_network, DAY),
        (CountedRequests::All, per_site, DAY),
    ] {
        let last = link_requests::nth_last(conn, counted, limit, now - time)?;
        until = until.max(last.map(|at| at + time));
    }
    Ok(until)
}

/// Returns how long the link is good that was asked for.
fn lifetime(kind: LinkRequestKind) -> TimeDelta {
    let purpose = match kind {
        LinkRequestKind::ConfirmAddress => TokenPurpose::ConfirmAddress,
        LinkRequestKind::ChangeAddress => TokenPurpose::ChangeAddress,
        LinkRequestKind::ResetPassword => TokenPurpose::ResetPassword,
    };
    purpose.lifetime()
}

/// Queues the emails that follow from what was asked for. Returns how much was looked at.
pub async fn answer_link_requests(db: &Db, now: DateTime<Utc>) -> Result<usize, DbError> {
    let read = |conn: &mut DbConn| Ok::<_, DbError>(link_requests::list_waiting(conn, BATCH)?);
    let waiting = db.read(read).await?;
    if waiting.is_empty() {
        return Ok(0);
    }
    let count = waiting.len();
    db.write(move |conn| {
        for request in &waiting {
            if link_requests::mark_answered(conn, request.id)? {
                answer(conn, request, now)?;
            }
        }
        Ok::<_, DbError>(())
    })
    .await?;
    Ok(count)
}

fn answer(conn: &mut DbConn, request: &LinkRequest, now: DateTime<Utc>) -> QueryResult<()> {
    let owner = players::find_by_email(conn, &request.email)?;
    let about = request.about.clone();
    match (request.kind, request.player, owner) {
        (LinkRequestKind::ResetPassword, _, Some(owner)) => {
            let entry = NewSecurityEntry {
                event: SecurityEvent::ResetRequested,
                player: Some(owner.id),
                actor: None,
                detail: "".into(),
                address: Some(request.network.clone()),
                device: None,
            };
            security_log::insert(conn, &entry, request.created_at)?;
            queue_about_account(conn, EmailKind::ResetPassword, owner.id, None, about, now)
        }
        (LinkRequestKind::ResetPassword, ..) | (_, None, _) => Ok(()),
        // It was confirmed meanwhile.
        (LinkRequestKind::ConfirmAddress, Some(player), Some(owner)) if owner.id == player => {
            Ok(())
        }
        (_, Some(player), Some(owner)) if owner.id != player => {
            queue_already_registered(conn, &owner, request.created_at, now)
        }
        (LinkRequestKind::ConfirmAddress, Some(player), _) => {
            queue_about_account(conn, EmailKind::ConfirmAddress, player, None, about, now)
        }
        (LinkRequestKind::ChangeAddress, Some(player), _) => {
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
