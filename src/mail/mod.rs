//! Letters: what they say, how they leave the house, and how answers to them are read.
//!
//! Knows the database's rows, but not how they are stored, and no page.

mod carrier;
mod diagram;
mod headers;
mod letter;
mod picture;
pub mod reply;
mod signer;
mod smtp;
mod wording;

pub use carrier::{Carrier, CarrierError};
pub use letter::{Envelope, Ready, Stationery};
pub use signer::{ReplyTo, Signer, Stop};
pub use smtp::BadServer;
pub use wording::{DONE, Facts, REFUSED, ToldGame, Wording, gather, word};

/// Returns whether a text is not the address of a mail server in lettre's form.
pub fn is_not_a_server(url: &str) -> bool {
    smtp::Smtp::new(url, None).is_err()
}
