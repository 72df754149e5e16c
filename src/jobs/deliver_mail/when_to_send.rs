//! Whether an email leaves now, later or not at all: what its reader chose, and has seen.
//!
//! Whether a message was seen is decided by its number, not by instants, because requests overtake
//! each other. An email that waits for a summary is *held*; it leaves with all others that its
//! player has waiting. Emails about the account have no topic and pass every choice.

use chrono::{DateTime, TimeDelta, Utc};

use crate::{
    actions::email_context::ReadState,
    db::{
        notification_preferences::{EmailFrequency, EmailTopic},
        outbox::{DueEmail, EmailKind, is_news},
    },
    mail::EmailContext,
};

/// How long after a view of a game its reader is taken to be viewing it still.
const STILL_VIEWING: TimeDelta = TimeDelta::minutes(3);
/// How long an email waits then for another view.
const WAIT_FOR_ANOTHER_VIEW: TimeDelta = TimeDelta::minutes(2);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeliveryDecision {
    Send,
    Wait(DateTime<Utc>),
    Drop,
}

pub fn when_to_send(
    email: &DueEmail,
    context: &EmailContext,
    read: ReadState,
    now: DateTime<Utc>,
) -> DeliveryDecision {
    let reader = &context.recipient;
    let Some(topic) = EmailTopic::of_kind(email.kind) else { return DeliveryDecision::Send };
    let notification_preferences = reader.notification_preferences();
    if reader.email_rejection.is_some()
        || read.muted
        || notification_preferences.when(topic) == EmailFrequency::Never
    {
        return DeliveryDecision::Drop;
    }
    let news = is_news(email.kind);
    let is_urgent = email.kind.is_urgent();
    if news && !is_urgent && notification_preferences.one_email && reader.has_unread_email() {
        return DeliveryDecision::Drop;
    }
    if news && let Some((looked, seen)) = read.looked {
        // A move counts from when it came, and is there a little later: the position decides. Both
        // get the email about an end, whatever they have seen: it has the hash of the log.
        // What came after a message that was read has an email of its own.
        let is_seen = match email.message {
            Some(message) => read.last_read >= message,
            None => looked > email.created_at && context.ply.is_none_or(|ply| seen >= ply),
        };
        if is_seen && email.kind != EmailKind::GameEnded {
            return DeliveryDecision::Drop;
        }
        let decided = email.created_at + WAIT_FOR_ANOTHER_VIEW;
        if now < decided && email.created_at - looked < STILL_VIEWING {
            return DeliveryDecision::Wait(decided);
        }
    }
    let zone = reader.zone();
    let mut sends_at = match is_urgent {
        true => email.created_at,
        false => notification_preferences.sends_at(topic, email.created_at, zone),
    };
    // What could not leave when it should have still keeps the quiet hours.
    let is_daily = notification_preferences.when(topic) == EmailFrequency::Daily;
    if sends_at <= now && (is_urgent || !is_daily) {
        sends_at = sends_at.max(notification_preferences.quiet_until(now, zone));
    }
    // Not after the deadline that it would have warned of.
    match sends_at <= now || falls_before(sends_at, context) {
        true => DeliveryDecision::Send,
        false => DeliveryDecision::Wait(sends_at),
    }
}

/// Whether a deadline of the reader falls before an instant, in a game that the email is about.
fn falls_before(at: DateTime<Utc>, context: &EmailContext) -> bool {
    let about = context.game.iter().chain(context.games.iter().map(|one| &one.stored));
    about
        .filter(|stored| {
            stored.game.is_running()
                && stored.side_of(context.recipient.id) == Some(stored.game.turn())
        })
        .filter_map(|stored| stored.game.deadline())
        .any(|deadline| deadline <= at + TimeDelta::hours(1))
}
