//! Reads what a player answered to a letter.
//!
//! `message` takes a mail apart and leaves what the person wrote; `wish` understands it.

mod html;
mod labels;
mod markup;
mod mime;
mod quote;
mod shape;
mod text;

mod message;
mod wish;

pub use message::{Incoming, LIMIT, Unreadable, read};
pub use wish::{Act, NotUnderstood, Number, Wish, understand};
