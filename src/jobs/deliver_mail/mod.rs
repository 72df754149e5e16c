//! Sends emails: claim (short transaction), send (none), mark (short transaction).
//!
//! An email is a row with its kind, player, game and position; `db::outbox` claims those that are
//! due. `context` reads what is true now and draws the secret of a link. `mail::content` writes the
//! text, or nothing if the reason is gone. `decision` says whether it leaves now, later or never.
//! `mail::mailer` sends it.
//!
//! Claiming moves `due_at` a quarter of an hour ahead and requires that it has come, so two servers
//! never take one email; if a server dies, another takes it after that time. The emails of one
//! player go out one after the other, those of several side by side. An email waits for an earlier
//! one to the same player that is tried again, or that another server is sending.

mod context;
mod when_to_send;

use std::time::Duration;

use anyhow::Context as _;
use chrono::{DateTime, TimeDelta, Utc};
use futures_util::{StreamExt as _, stream};

use super::Jobs;
use crate::{
    db::{
        DbConn, DbError, DbTimestamp, EmailId,
        outbox::{self, DueEmail, is_news},
        players,
    },
    mail::{self, EmailContent, EmailContext, Envelope, MailerError},
    random,
};

use when_to_send::{DeliveryDecision, when_to_send};

/// Emails taken at a time: what a server that dies leaves to the others until the
/// lease is over.
const EMAILS_PER_BATCH: i64 = 100;
/// Connections to the mail server.
const MAX_CONNECTIONS: usize = 4;
/// The longest that sending one may take: with what was left of the lease when it began, it is
/// over before another server takes the email.
const SENDING_TIMEOUT: Duration = Duration::from_secs(6 * 60);
/// After so many attempts (some two days) an email failed for good.
const MAX_ATTEMPTS: i32 = 20;

/// Sends what is due, one batch. Returns how many emails it took; 0 if none was due or none
/// can leave at present.
pub async fn deliver_mail(jobs: &Jobs, now: DateTime<Utc>) -> anyhow::Result<usize> {
    if jobs.mailer.is_paused() {
        return Ok(0);
    }
    let due = jobs
        .db
        .write::<_, DbError>(move |conn| Ok(outbox::claim(conn, now, EMAILS_PER_BATCH)?))
        .await
        .context("claiming emails")?;
    let count = due.len();
    let outcomes: Vec<anyhow::Result<()>> = stream::iter(by_player(due))
        .map(|emails| deliver_to_one(jobs, emails, now))
        .buffer_unordered(MAX_CONNECTIONS)
        .collect()
        .await;
    outcomes.into_iter().collect::<anyhow::Result<()>>()?;
    Ok(if jobs.mailer.is_paused() { 0 } else { count })
}

/// Sorts emails by who gets them; each keeps their order.
fn by_player(due: Vec<DueEmail>) -> Vec<Vec<DueEmail>> {
    let mut groups: Vec<Vec<DueEmail>> = Vec::new();
    for email in due {
        match groups.iter_mut().find(|group| group[0].player == email.player) {
            Some(group) => group.push(email),
            None => groups.push(vec![email]),
        }
    }
    groups
}

/// An email that is to leave now.
struct Worded {
    email: DueEmail,
    context: EmailContext,
    content: EmailContent,
}

async fn deliver_to_one(
    jobs: &Jobs,
    emails: Vec<DueEmail>,
    now: DateTime<Utc>,
) -> anyhow::Result<()> {
    let mut waiting = Vec::new();
    let mut left = emails.into_iter();
    // News does not overtake news; the rest does not wait for it.
    let mut is_blocked = false;
    while let Some(email) = left.next() {
        // A slow mail server: leave the rest before another server takes it as well.
        let is_late = jobs.clock.now() - now > outbox::LEASE / 2;
        if is_late || jobs.mailer.is_paused() {
            let rest = [email].into_iter().chain(left).chain(waiting.into_iter().map(into_email));
            return release(jobs, rest.collect(), "no email was sent for a while", now).await;
        }
        if is_blocked && is_news(email.kind) {
            release(jobs, vec![email], "an earlier email is tried again", now).await?;
            continue;
        }
        let Some(worded) = prepare(jobs, email, now).await? else { continue };
        // What waited is sent with the others that did, and with what came since.
        let joins = worded.email.held || !waiting.is_empty();
        if joins && is_news(worded.email.kind) {
            waiting.push(worded);
        } else {
            let kind = worded.email.kind;
            is_blocked |= !send(jobs, vec![worded], now).await? && is_news(kind);
        }
    }
    if is_blocked {
        let rest = waiting.into_iter().map(into_email).collect();
        return release(jobs, rest, "an earlier email is tried again", now).await;
    }
    send(jobs, waiting, now).await.map(drop)
}

fn into_email(worded: Worded) -> DueEmail {
    worded.email
}

/// Puts an email into words, if it is to leave now. Otherwise it is dropped or waits.
async fn prepare(
    jobs: &Jobs,
    email: DueEmail,
    now: DateTime<Utc>,
) -> anyhow::Result<Option<Worded>> {
    let id = email.id;
    if email.attempts > MAX_ATTEMPTS {
        let error = "taken up again and again, and never finished";
        mark(jobs, move |conn| outbox::mark_failed(conn, &[id], error, now)).await?;
        return Ok(None);
    }
    let gathered = match context::gather(jobs, &email, now).await {
        Ok(gathered) => gathered,
        // One email that cannot be made must not keep the others.
        Err(error) => {
            tracing::error!(email = %id, %error, "an email cannot be made");
            put_back(jobs, &[email], &error.to_string(), now).await?;
            return Ok(None);
        }
    };
    let Some((context, read)) = gathered else {
        mark(jobs, move |conn| outbox::mark_dropped(conn, &[id], now)).await?;
        return Ok(None);
    };
    let compose = move || {
        let worded = mail::compose(&context);
        (context, worded)
    };
    // Nothing that stands in a row may end the job.
    let Ok((context, worded)) = jobs.email_thread.run(compose).await else {
        put_back(jobs, &[email], "putting it into words failed", now).await?;
        return Ok(None);
    };
    let Some(content) = worded else {
        mark(jobs, move |conn| outbox::mark_dropped(conn, &[id], now)).await?;
        return Ok(None);
    };
    match when_to_send(&email, &context, read, now) {
        DeliveryDecision::Send => Ok(Some(Worded { email, context, content })),
        DeliveryDecision::Drop => {
            mark(jobs, move |conn| outbox::mark_dropped(conn, &[id], now)).await?;
            Ok(None)
        }
        DeliveryDecision::Wait(until) => {
            mark(jobs, move |conn| outbox::hold(conn, &email, until)).await?;
            Ok(None)
        }
    }
}

/// Sends one email for one or several queued ones. `false` if others are to wait for it.
async fn send(jobs: &Jobs, worded: Vec<Worded>, now: DateTime<Utc>) -> anyhow::Result<bool> {
    let emails: Vec<DueEmail> = worded.iter().map(|one| one.email.clone()).collect();
    let is_about_games = emails.iter().any(|email| is_news(email.kind));
    let Some(Worded { email, context, content }) = as_one(worded) else { return Ok(true) };
    let (player, address, id) = (context.recipient.id, context.address.clone(), email.id);
    let envelope = Envelope { id, date: now };
    let mail_config = std::sync::Arc::clone(&jobs.mail_config);
    let write = move || mail_config.write(&context, &content, envelope);
    // What panicked may do better the next time.
    let Ok(written) = jobs.email_thread.run(write).await else {
        put_back(jobs, &emails, "writing it failed", now).await?;
        return Ok(false);
    };
    let ids: Vec<EmailId> = emails.iter().map(|email| email.id).collect();
    let ready = match written {
        Ok(ready) => ready,
        // No later attempt can help: the address or a header is not one.
        Err(error) => {
            let error = format!("{error:#}");
            tracing::error!(email = %envelope.id, error, "an email cannot be written");
            mark(jobs, move |conn| outbox::mark_failed(conn, &ids, &error, now)).await?;
            return Ok(true);
        }
    };
    let sending = jobs.mailer.send(envelope.id, &ready.envelope, ready.bytes);
    let sent = tokio::time::timeout(SENDING_TIMEOUT, sending).await;
    match sent.unwrap_or_else(|_| Err(MailerError::Later("no end of it".to_owned()))) {
        Ok(()) => {
            mark(jobs, move |conn| {
                if is_about_games {
                    players::update_written(conn, player, DbTimestamp::of(now))?;
                }
                outbox::mark_sent(conn, &ids, now)
            })
            .await?;
            Ok(true)
        }
        Err(MailerError::Unreachable(error)) => {
            tracing::warn!(error, "no email can be sent at present");
            release(jobs, emails, &error, now).await?;
            Ok(true)
        }
        Err(MailerError::Later(error)) => {
            tracing::warn!(email = %envelope.id, error, "an email was not sent");
            put_back(jobs, &emails, &error, now).await?;
            Ok(false)
        }
        Err(MailerError::NotTaken(error)) => {
            tracing::error!(email = %envelope.id, error, "an email failed for good");
            mark(jobs, move |conn| outbox::mark_failed(conn, &ids, &error, now)).await?;
            Ok(true)
        }
        Err(MailerError::Refused(error)) => {
            tracing::warn!(email = %envelope.id, error, "an address is refused");
            mark(jobs, move |conn| {
                outbox::mark_failed(conn, &ids, &error, now)?;
                // What waits for it is dropped when it is due.
                players::update_email_rejection(conn, player, &address, Some(&error))
            })
            .await?;
            Ok(true)
        }
    }
}

/// Makes one email of several, under the name of the latest: with one more in it, it is another
/// email. If all are about one game it is an email of that game.
fn as_one(mut worded: Vec<Worded>) -> Option<Worded> {
    if worded.len() < 2 {
        return worded.pop();
    }
    let email = worded.last()?.email.clone();
    let is_one_game = email.game.is_some() && worded.iter().all(|one| one.email.game == email.game);
    let mut told: Vec<_> = worded.into_iter().map(|one| (one.context, one.content)).collect();
    let gathered = mail::gather(&told)?;
    let (context, latest) = told.pop()?;
    let diagram = latest.diagram.filter(|_| is_one_game);
    let content = EmailContent { diagram, ..gathered };
    let context = if is_one_game { context } else { context.together() };
    Some(Worded { email, context, content })
}

/// Lets emails wait for another attempt, or sets them aside after the last.
async fn put_back(
    jobs: &Jobs,
    emails: &[DueEmail],
    error: &str,
    now: DateTime<Utc>,
) -> anyhow::Result<()> {
    let due_at = now + back_off(emails.iter().map(|email| email.attempts).max().unwrap_or(1));
    let (emails, error) = (emails.to_vec(), error.to_owned());
    mark(jobs, move |conn| {
        for email in &emails {
            if email.attempts < MAX_ATTEMPTS {
                outbox::reschedule(conn, email, &error, due_at)?;
            } else {
                tracing::error!(email = %email.id, error, "failed after the last attempt");
                outbox::mark_failed(conn, &[email.id], &error, now)?;
            }
        }
        Ok(())
    })
    .await
}

/// Leaves emails to the next round as they were.
async fn release(
    jobs: &Jobs,
    emails: Vec<DueEmail>,
    error: &str,
    now: DateTime<Utc>,
) -> anyhow::Result<()> {
    let error = error.to_owned();
    mark(jobs, move |conn| {
        emails.iter().try_for_each(|email| outbox::release(conn, email, &error, now))
    })
    .await
}

/// Doubles from one minute to four hours, and up to a quarter more by chance, so that
/// emails do not come in one rush.
fn back_off(attempts: i32) -> TimeDelta {
    let minutes = (1_i32 << (attempts.clamp(1, 9) - 1)).min(240);
    let spread = TimeDelta::seconds(i64::from(minutes) * 15) * i32::from(random::permille()) / 1000;
    TimeDelta::minutes(i64::from(minutes)) + spread
}

async fn mark(
    jobs: &Jobs,
    f: impl FnOnce(&mut DbConn) -> diesel::QueryResult<()> + Send + 'static,
) -> anyhow::Result<()> {
    jobs.db.write::<_, DbError>(move |conn| Ok(f(conn)?)).await.context("marking an email")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attempts_back_off_over_two_days() {
        let total: TimeDelta = (1..MAX_ATTEMPTS).map(back_off).sum();
        assert!((40..60).contains(&total.num_hours()), "{total}");
        assert!(back_off(1) >= TimeDelta::minutes(1) && back_off(1) < TimeDelta::seconds(76));
        assert!(back_off(i32::MAX) >= TimeDelta::hours(4));
    }
}
