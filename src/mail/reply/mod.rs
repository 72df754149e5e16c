//! Reads what a player answered to an email.
//!
//! `message` takes an email apart and leaves what the person wrote; `command` understands it.
//! `bounce` reads what a mail server says of an email that came back.

mod bounce;
mod greeting;
mod html;
mod known;
mod labels;
mod line_words;
mod markup;
mod mime;
mod quote;
mod shape;
mod signature;
mod styles;
mod text;
mod typed;

mod command;
mod command_words;
mod message;

pub use bounce::{Bounce, read_bounce};
pub use command::{NotUnderstood, ReplyCommand, understand};
pub use command_words::ReplyAction;
pub use known::KnownText;
pub use line_words::MoveNumber;
pub use message::{Incoming, MAX_MESSAGE_BYTES, Unreadable, read};
pub use quote::Skipped;
pub use shape::ForeignPieceLetter;
pub use text::rejoined;
