//! Emails: what they say, how they are sent, and how answers to them are read.
//!
//! Knows the database's rows, but not how they are stored, and no page.

mod address_refusal;
mod content;
mod diagram;
mod dkim;
mod email;
mod flowed;
mod headers;
mod mailer;
mod mailer_error;
mod picture;
pub mod reply;
mod signer;
mod smtp;

pub use content::{
    DONE, EmailContent, EmailContext, GameSummary, REFUSED, compose, gather, mark, without_echo,
};
pub use email::{Envelope, MailConfig, Ready, quotable};
pub use mailer::Mailer;
pub use mailer_error::MailerError;
pub use signer::{BounceAddress, ReplyTo, Signer, Unsubscribe};
pub use smtp::BadServer;

/// Returns whether a text is not the address of a mail server in lettre's form.
pub fn is_not_a_server(url: &str) -> bool {
    smtp::Smtp::new(url, None).is_err()
}
