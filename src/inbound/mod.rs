//! Mail that comes in: over LMTP, or by a command that the mail server starts.
//!
//! An email about a running game has a `Reply-To` that names email, game, player and position, with
//! a code that nobody can make up (`mail::signer`). Both doors hand the bytes and the envelope's
//! recipients to `receive`. `mail::reply` drops what a machine wrote and leaves the first line of
//! what the person wrote; it must be a command as a whole. `actions::games::answer_email` carries
//! it out, once for each email, and queues the answer in the same transaction
//! (docs/decisions/0016).

pub mod lmtp;
mod receive;

pub use receive::{InboundMailHandler, InboundResult, Recipient};
