//! A message that came in for the site: the same for LMTP and the command line.

use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::{
    actions::{
        ActionError, ActionResult,
        accounts::email_bounced,
        games::{EmailReply, answer_email},
    },
    clock::Clock,
    db::{Db, EmailId, PlayerId},
    mail::{
        BounceAddress, ReplyTo, Signer,
        reply::{self, Bounce, Incoming, Unreadable, read_bounce},
    },
    random,
};

/// What became of a message, in the words of a mail server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InboundResult {
    /// It is read and done with, for better or worse: its writer is notified by email.
    Taken,
    /// Nobody has this address.
    NoSuchAddress,
    TooBig,
    NotAMessage,
    /// Nothing was done; the same message may come again.
    TryLater,
}

impl InboundResult {
    /// Returns the enhanced status code (RFC 3463) and words.
    pub fn text(self) -> &'static str {
        match self {
            InboundResult::Taken => "2.6.0 Taken",
            InboundResult::NoSuchAddress => "5.1.1 Nobody has this address",
            InboundResult::TooBig => "5.3.4 This message is too big",
            InboundResult::NotAMessage => "5.6.0 This is not a message",
            InboundResult::TryLater => "4.3.0 Try again later",
        }
    }

    /// Returns the exit code by which a mail server knows what to do (sysexits.h).
    pub fn exit_code(self) -> u8 {
        match self {
            InboundResult::Taken => 0,
            InboundResult::NoSuchAddress => 67, // EX_NOUSER
            InboundResult::TooBig | InboundResult::NotAMessage => 65, // EX_DATAERR
            InboundResult::TryLater => 75,      // EX_TEMPFAIL
        }
    }
}

/// Takes messages in.
#[derive(Clone)]
pub struct InboundMailHandler {
    pub db: Db,
    pub clock: Arc<dyn Clock>,
    pub signer: Signer,
    /// `None`: no email can be answered.
    pub domain: Option<String>,
    /// The name of the site, unless administrators gave it another.
    pub site: String,
}

/// What an address of ours is good for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recipient {
    /// The answer to an email.
    Reply(ReplyTo),
    /// An email that could not be delivered.
    Bounce(BounceAddress),
}

/// What a message asks for.
enum Task {
    Answer(EmailReply),
    /// An email came back; to which address it must have gone.
    Bounced((EmailId, PlayerId), Bounce, SentTo),
}

/// How an address is known to be the one that an email went to.
enum SentTo {
    /// The envelope's sender says so.
    Signed(BounceAddress),
    /// The mail server names it.
    Named(Vec<String>),
}

impl InboundMailHandler {
    /// Returns what an address is for at an instant; `None` if there is no such address.
    pub fn find(&self, address: &str, now: DateTime<Utc>) -> Option<Recipient> {
        let domain = self.domain.as_deref()?;
        let reply = self.signer.read_reply_address(address, domain).map(Recipient::Reply);
        reply.or_else(|| {
            let sent = self.signer.read_bounce_address(address, now, domain)?;
            Some(Recipient::Bounce(sent))
        })
    }

    /// Reads a message and carries out what it asks for. `recipients`: the addresses of the
    /// envelope; none if only the message itself names them. `is_from_nobody`: the envelope has no
    /// sender (RFC 5321, 4.5.5): a machine wrote the message, whatever it says.
    pub async fn receive(
        &self,
        recipients: &[String],
        bytes: Vec<u8>,
        is_from_nobody: bool,
    ) -> InboundResult {
        // When it came, not when it was read.
        let now = self.clock.now();
        let recipients = recipients.to_vec();
        let this = self.clone();
        let read = move || this.read(&recipients, &bytes, is_from_nobody, now);
        let task = match tokio::task::spawn_blocking(read).await {
            Ok(Ok(Some(task))) => task,
            Ok(Ok(None)) => return InboundResult::Taken,
            Ok(Err(result)) => return result,
            Err(_) => return InboundResult::TryLater,
        };
        let done: ActionResult<(), ()> = match task {
            Task::Answer(answer) => answer_email(&self.db, answer, now).await,
            Task::Bounced(email, bounce, sent_to) => {
                let signer = self.signer.clone();
                let is_theirs = move |address: &str| match &sent_to {
                    SentTo::Signed(sent) => signer.was_sent_to(sent, address),
                    SentTo::Named(named) => {
                        let address = address.to_lowercase();
                        named.iter().any(|one| one.to_lowercase() == address)
                    }
                };
                email_bounced(&self.db, email, bounce, is_theirs).await
            }
        };
        match done {
            Ok(()) => InboundResult::Taken,
            Err(ActionError::Db(error)) if error.is_corrupt() => {
                tracing::error!(%error, "a message about what cannot be read");
                InboundResult::TryLater
            }
            Err(error) => {
                tracing::warn!(%error, "a message is to come again later");
                InboundResult::TryLater
            }
        }
    }

    /// `None`: a machine wrote it, and it says nothing about an email of ours.
    fn read(
        &self,
        to: &[String],
        bytes: &[u8],
        is_from_nobody: bool,
        now: DateTime<Utc>,
    ) -> Result<Option<Task>, InboundResult> {
        let incoming = reply::read(bytes).map_err(|error| match error {
            Unreadable::TooBig => InboundResult::TooBig,
            Unreadable::NotAMessage => InboundResult::NotAMessage,
        })?;
        let to = if to.is_empty() { &incoming.recipients } else { to };
        let to = to.iter().find_map(|address| self.find(address, now));
        let is_automatic = is_from_nobody || incoming.is_automatic;
        match to.ok_or(InboundResult::NoSuchAddress)? {
            Recipient::Reply(to) if !is_automatic => {
                let key = match &incoming.message_id {
                    Some(id) => random::hash(id),
                    None => random::hash(&String::from_utf8_lossy(bytes)),
                };
                let Incoming { message_id, lines, skipped, names, .. } = incoming;
                let site = self.site.clone();
                let answer = EmailReply { to, key, message_id, lines, skipped, names, site };
                Ok(Some(Task::Answer(answer)))
            }
            // Some servers send it there, against the rule. The reader alone has this address.
            Recipient::Reply(to) => Ok(read_bounce(bytes).map(|bounce| {
                let named = SentTo::Named(bounce.recipients.clone());
                Task::Bounced((to.email, to.player), bounce, named)
            })),
            Recipient::Bounce(sent) => Ok(read_bounce(bytes).map(|bounce| {
                Task::Bounced((sent.email, sent.player), bounce, SentTo::Signed(sent))
            })),
        }
    }
}
