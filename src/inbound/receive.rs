//! A message that came in for the site: the same for LMTP and the command line.

use std::sync::Arc;

use crate::{
    actions::{
        ActionError,
        games::{EmailReply, answer_email},
    },
    clock::Clock,
    db::Db,
    mail::{
        ReplyTo, Signer,
        reply::{self, Unreadable},
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
}

impl InboundMailHandler {
    /// Returns what an address is for; `None` if there is no such address.
    pub fn find(&self, address: &str) -> Option<ReplyTo> {
        self.signer.read_reply_address(address, self.domain.as_deref()?)
    }

    /// Reads a message and carries out what it asks for. `recipients`: the addresses of the
    /// envelope; none if only the message itself names them.
    pub async fn receive(&self, recipients: &[String], bytes: Vec<u8>) -> InboundResult {
        // When it came, not when it was read.
        let now = self.clock.now();
        let recipients = recipients.to_vec();
        let this = self.clone();
        let read = move || this.read(&recipients, &bytes);
        let answer = match tokio::task::spawn_blocking(read).await {
            Ok(Ok(Some(answer))) => answer,
            Ok(Ok(None)) => return InboundResult::Taken,
            Ok(Err(result)) => return result,
            Err(_) => return InboundResult::TryLater,
        };
        match answer_email(&self.db, answer, now).await {
            Ok(()) => InboundResult::Taken,
            Err(ActionError::Db(error)) if error.is_corrupt() => {
                tracing::error!(%error, "an answer to a letter about what cannot be read");
                InboundResult::TryLater
            }
            Err(error) => {
                tracing::warn!(%error, "an answer to a letter waits");
                InboundResult::TryLater
            }
        }
    }

    /// `None`: a machine wrote it.
    fn read(&self, to: &[String], bytes: &[u8]) -> Result<Option<EmailReply>, InboundResult> {
        let incoming = reply::read(bytes).map_err(|error| match error {
            Unreadable::TooBig => InboundResult::TooBig,
            Unreadable::NotAMessage => InboundResult::NotAMessage,
        })?;
        let to = if to.is_empty() { &incoming.recipients } else { to };
        let to = to.iter().find_map(|address| self.find(address));
        let to = to.ok_or(InboundResult::NoSuchAddress)?;
        if incoming.is_automatic {
            tracing::debug!(game = %to.game, "a message that a machine wrote is dropped");
            return Ok(None);
        }
        let key = match &incoming.message_id {
            Some(id) => random::hash(id),
            None => random::hash(&String::from_utf8_lossy(bytes)),
        };
        Ok(Some(EmailReply { to, key, lines: incoming.lines }))
    }
}
