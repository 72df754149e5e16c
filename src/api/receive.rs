//! A message that came in for the site: the same for every door.

use std::sync::Arc;

use crate::{
    actions::{
        ActionError,
        games::{AnswerToLetter, answer_letter},
    },
    chance,
    clock::Clock,
    db::Db,
    mail::{
        ReplyTo, Signer,
        reply::{self, Unreadable},
    },
};

/// What became of a message, in the words of a mail server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Receipt {
    /// It is read and done with, for better or worse: its writer is told by letter.
    Taken,
    /// Nobody has this address.
    NoSuchAddress,
    TooBig,
    NotAMessage,
    /// Nothing was done; the same message may come again.
    TryLater,
}

impl Receipt {
    /// Returns the enhanced status code (RFC 3463) and words.
    pub fn text(self) -> &'static str {
        match self {
            Receipt::Taken => "2.6.0 Taken",
            Receipt::NoSuchAddress => "5.1.1 Nobody has this address",
            Receipt::TooBig => "5.3.4 This message is too big",
            Receipt::NotAMessage => "5.6.0 This is not a message",
            Receipt::TryLater => "4.3.0 Try again later",
        }
    }

    /// Returns the exit code by which a mail server knows what to do (sysexits.h).
    pub fn exit_code(self) -> u8 {
        match self {
            Receipt::Taken => 0,
            Receipt::NoSuchAddress => 67,                 // EX_NOUSER
            Receipt::TooBig | Receipt::NotAMessage => 65, // EX_DATAERR
            Receipt::TryLater => 75,                      // EX_TEMPFAIL
        }
    }
}

/// Takes messages in.
#[derive(Clone)]
pub struct Reception {
    pub db: Db,
    pub clock: Arc<dyn Clock>,
    pub signer: Signer,
    /// `None`: no letter can be answered.
    pub domain: Option<String>,
}

impl Reception {
    /// Returns what an address is good for. `None`: nobody has it.
    pub fn find(&self, address: &str) -> Option<ReplyTo> {
        self.signer.read_reply_address(address, self.domain.as_deref()?)
    }

    /// Reads a message and carries out what it wishes. `recipients`: the addresses of the
    /// envelope; none if only the message itself tells.
    pub async fn receive(&self, recipients: &[String], bytes: Vec<u8>) -> Receipt {
        // When it came, not when it was read.
        let now = self.clock.now();
        let recipients = recipients.to_vec();
        let this = self.clone();
        let read = move || this.read(&recipients, &bytes);
        let answer = match tokio::task::spawn_blocking(read).await {
            Ok(Ok(Some(answer))) => answer,
            Ok(Ok(None)) => return Receipt::Taken,
            Ok(Err(receipt)) => return receipt,
            Err(_) => return Receipt::TryLater,
        };
        match answer_letter(&self.db, answer, now).await {
            Ok(()) => Receipt::Taken,
            Err(ActionError::Db(error)) if error.is_corrupt() => {
                tracing::error!(%error, "an answer to a letter about what cannot be read");
                Receipt::TryLater
            }
            Err(error) => {
                tracing::warn!(%error, "an answer to a letter waits");
                Receipt::TryLater
            }
        }
    }

    /// `None`: a machine wrote it.
    fn read(&self, to: &[String], bytes: &[u8]) -> Result<Option<AnswerToLetter>, Receipt> {
        let incoming = reply::read(bytes).map_err(|error| match error {
            Unreadable::TooBig => Receipt::TooBig,
            Unreadable::NotAMessage => Receipt::NotAMessage,
        })?;
        let to = if to.is_empty() { &incoming.recipients } else { to };
        let to = to.iter().find_map(|address| self.find(address));
        let to = to.ok_or(Receipt::NoSuchAddress)?;
        if incoming.is_automatic {
            tracing::debug!(game = %to.game, "a message that a machine wrote is dropped");
            return Ok(None);
        }
        let key = match &incoming.message_id {
            Some(id) => chance::hash(id),
            None => chance::hash(&String::from_utf8_lossy(bytes)),
        };
        Ok(Some(AnswerToLetter { to, key, lines: incoming.lines }))
    }
}
