//! Mail that comes in: over LMTP, or by a command that the mail server starts.
//!
//! An email about a running game has a `Reply-To` that names email, game, player and position, with
//! a code that nobody can make up (`mail::signer`). Both doors hand the bytes and the envelope's
//! recipients to `receive`. Of what a person wrote `mail::reply` leaves the first line; it must be a
//! command as a whole. `actions::games::answer_email` carries it out, once for each email, and
//! queues the answer in the same transaction (docs/decisions/0016).
//!
//! What a machine wrote commands nothing. If it is a mail server's report that an email of ours came
//! back (a *bounce*), `mail::reply` reads what it says of the address, and
//! `actions::accounts::email_bounced` marks an address that is refused for good. Such a report comes
//! to the envelope's sender of that email, which has a code too, or to its `Reply-To`. All else from
//! machines is taken and forgotten.

pub mod lmtp;
mod receive;

pub use receive::{InboundMailHandler, InboundResult, Recipient};
